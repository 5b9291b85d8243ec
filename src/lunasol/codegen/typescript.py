"""The types of the wire for TypeScript, as unions discriminated by ``type`` and ``game``."""

import json
from collections.abc import Iterable, Mapping
from types import NoneType
from typing import Any, Literal, get_args, get_origin

from msgspec import Raw

from lunasol.codegen import kinds
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
from lunasol.engine.view import View
from lunasol.protocol.refusals import RefusalKey

HEAD = "// Written by make wire from the types of the server. Changes belong there.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", Raw: "unknown"}
OF_VIEW = {"game": "Game", "table": "Table"}
"""The fields of a view whose types differ between games."""


def module() -> str:
    tables = kinds.tables()
    blocks = [
        HEAD,
        *(f"export type {name} =\n{options(alias)};\n" for alias, name in kinds.ALIASES.items()),
        *(interface(shape(kind)) for kind in shapes_in(*tables.values())),
        interface(shape(View), "ViewOf<Game extends string, Table>", OF_VIEW),
        union("View", (f'ViewOf<"{id}", {kind.__name__}>' for id, kind in tables.items())),
        *(interface(shape(kind)) for kind in kinds.inside_messages()),
        *(interface(shape(kind)) for kind in kinds.CLIENT_MESSAGES),
        union("ClientMessage", (kind.__name__ for kind in kinds.CLIENT_MESSAGES)),
        *(interface(shape(kind)) for kind in kinds.SERVER_MESSAGES),
        union("ServerMessage", (kind.__name__ for kind in kinds.SERVER_MESSAGES)),
        *(interface(shape(kind)) for kind in kinds.over_http()),
        union("RefusalKey", (json.dumps(key) for key in RefusalKey)),
    ]
    return "\n".join(blocks)


def union(name: str, members: Iterable[str]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {each}" for each in members) + ";\n"


def options(alias: Any) -> str:
    return "\n".join(f"  | {json.dumps(value)}" for value in get_args(alias))


def interface(of: Shape, name: str = "", known: Mapping[str, str] = {}) -> str:
    lines = [f"export interface {name or of.name} {{"]
    if of.tag is not None:
        lines.append(f"  readonly type: {json.dumps(of.tag)};")
    for field in of.fields:
        kind = known.get(field.name) or written(field.kind)
        lines += described(field, kind, of.may_leave_out)
    comment = [f"/** {of.says} */"] if of.says else []
    return "\n".join([*comment, *lines, "}"]) + "\n"


def described(field: Field, kind: str, may_leave_out: bool) -> list[str]:
    mark = "?" if field.has_default and may_leave_out else ""
    comment = [f"  /** {field.says} */"] if field.says else []
    return [*comment, f"  readonly {field.name}{mark}: {kind};"]


def written(kind: Any) -> str:
    """A type as TypeScript writes it."""
    kind = bare(kind)
    if kind in kinds.ALIASES:
        return kinds.ALIASES[kind]
    if kind in (None, NoneType):
        return "null"
    if is_shape(kind):
        return str(kind.__name__)
    if is_union(kind):
        return " | ".join(written(part) for part in parts(kind))
    return PLAIN.get(kind) or composed(kind)


def composed(kind: Any) -> str:
    origin, inside = get_origin(kind), parts(kind)
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in inside)
    if origin is dict:
        return f"Readonly<Record<string, {written(inside[1])}>>"
    if origin is tuple and Ellipsis not in get_args(kind):
        return f"readonly [{', '.join(written(part) for part in inside)}]"
    assert origin in (tuple, list), kind
    return f"ReadonlyArray<{written(inside[0])}>"
