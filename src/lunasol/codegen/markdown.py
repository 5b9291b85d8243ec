"""docs/wire.md: the text of wire.md beside this module, with tables of all messages filled in."""

from collections.abc import Iterable
from pathlib import Path
from textwrap import fill
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from msgspec import Meta, Raw

from lunasol.api import session
from lunasol.codegen import kinds
from lunasol.codegen.cells import table
from lunasol.codegen.kinds import ALIASES
from lunasol.codegen.shapes import (
    Field,
    Shape,
    bare,
    is_shape,
    is_union,
    parts,
    shape,
    shapes_in,
)
from lunasol.engine.view import TableT, View
from lunasol.protocol.refusals import RefusalKey
from lunasol.protocol.version import PROTOCOL
from lunasol.server.http.routes import ENDPOINTS

WIDTH = 100
PLAIN = {
    str: "text",
    int: "number",
    float: "fraction",
    bool: "yes or no",
    TableT: "object",
    Raw: "object",
}
CLOSED = {
    1009: "the message was too large",
    1012: "the server stops; `goodbye` came before",
    session.TOO_MANY_ERRORS: f"{session.MOST_ERRORS} messages were malformed or came too fast",
}


def page() -> str:
    text = (Path(__file__).parent / "wire.md").read_text("utf-8")
    for name, part in {
        "client_messages": sections(kinds.CLIENT_MESSAGES),
        "server_messages": sections(kinds.SERVER_MESSAGES),
        "inside": sections(kinds.inside_messages()),
        "names": "\n\n".join(f"**{name}** is {composed(kind)}." for kind, name in ALIASES.items()),
        "views": sections([View, *shapes_in(*kinds.tables().values())]),
        "protocol": str(PROTOCOL),
        "refusals": refusals(),
        "closed": table(("code", "why"), [(str(code), why) for code, why in CLOSED.items()]),
        "endpoints": endpoints(),
        "http": sections(kinds.over_http()),
    }.items():
        text = text.replace(f"<!-- {name} -->", part.strip())
    return text


def endpoints() -> str:
    rows = [
        (f"`{each.method} {each.path}`", each.summary, body(each.takes), body(each.gives))
        for each in ENDPOINTS
    ]
    return table(("request", "what it is", "takes", "gives"), rows)


def body(kind: Any) -> str:
    if kind is None:
        return ""
    return kind if isinstance(kind, str) else written(kind)


def refusals() -> str:
    return fill(", ".join(f"`{key}`" for key in RefusalKey), WIDTH, break_on_hyphens=False)


def sections(kinds: Iterable[type]) -> str:
    return "\n".join(section(shape(kind)) for kind in kinds)


def section(of: Shape) -> str:
    heading = f"### {of.name}" if of.tag is None else f"### `{of.tag}`"
    rows = [
        (f"`{field.name}`", described(field.kind), note(of, field))
        for field in of.fields
        if not (of.is_client_message and field.name == "id")
    ]
    parts = [heading, of.says, table(("field", "type", ""), rows) if rows else ""]
    return "\n\n".join(part for part in parts if part) + "\n"


def note(of: Shape, field: Field) -> str:
    says = [field.says] if field.says else []
    if field.has_default and of.may_leave_out:
        says.append(f"If left out: `{msgspec.json.encode(field.default).decode()}`.")
    return " ".join(says)


# Types in words -------------------------------------------------------------------------------


def described(kind: Any) -> str:
    """A type with its limits."""
    return ", ".join([written(kind), *limits(kind)])


def written(kind: Any) -> str:
    kind = bare(kind)
    if kind in ALIASES:
        return ALIASES[kind]
    if kind in (None, NoneType):
        return "null"
    if is_shape(kind):
        return f"[{kind.__name__}](#{kind.__name__.lower()})"
    if is_union(kind):
        return " or ".join(written(part) for part in parts(kind))
    return PLAIN.get(kind) or composed(kind)


def composed(kind: Any) -> str:
    origin, inside = get_origin(kind), parts(kind)
    if origin is Literal:
        return " or ".join(f'`"{value}"`' for value in inside)
    if origin is dict:
        return f"object of {written(inside[1])}"
    return f"list of {written(inside[0])}"


def limits(kind: Any) -> list[str]:
    if is_union(kind):
        return [limit for part in get_args(kind) for limit in limits(part)]
    if get_origin(kind) is not Annotated:
        return []
    return [limit for meta in get_args(kind)[1:] for limit in limits_of(meta)]


def limits_of(meta: Meta) -> list[str]:
    found = []
    if meta.ge is not None:
        found.append(f"{meta.ge} to {meta.le}")
    if meta.max_length is not None:
        least = f"{meta.min_length} to " if meta.min_length else "at most "
        found.append(f"{least}{meta.max_length} long")
    if meta.pattern is not None:
        found.append(f"as `{meta.pattern}`")
    return found
