"""Reads the fields, defaults and docstrings of the types of the wire."""

import ast
import dataclasses
import inspect
import textwrap
from dataclasses import dataclass
from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

ABSENT = object()
"""A field without a default."""


@dataclass(frozen=True)
class Field:
    name: str
    kind: Any
    default: Any
    says: str

    @property
    def has_default(self) -> bool:
        return self.default is not ABSENT


@dataclass(frozen=True)
class Shape:
    """A struct or a dataclass."""

    name: str
    tag: str | None
    """The ``type`` of a message."""
    says: str
    fields: tuple[Field, ...]
    is_client_message: bool
    """Whether clients send it."""
    may_leave_out: bool
    """Whether fields with defaults may be missing on the wire."""


@cache
def shape(kind: type) -> Shape:
    """The shape of a type. A client may leave out defaults; the server does so if configured."""
    config = kind.__struct_config__ if issubclass(kind, Struct) else None
    is_client_message = config is not None and config.forbid_unknown_fields
    return Shape(
        kind.__name__,
        None if config is None or config.tag is None else str(config.tag),
        said_of(kind),
        fields_of(kind),
        is_client_message,
        is_client_message or (config is not None and config.omit_defaults),
    )


def fields_of(kind: type) -> tuple[Field, ...]:
    says = said_of_fields(kind)
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        Field(name, hints[name], default, says.get(name, ""))
        for name, default in defaults(kind).items()
    )


def defaults(kind: type) -> dict[str, Any]:
    """Fields in their order with their defaults, if they have any."""
    if issubclass(kind, Struct):
        return {field.name: default_of(field) for field in msgspec.structs.fields(kind)}
    assert dataclasses.is_dataclass(kind)
    return {field.name: ABSENT for field in dataclasses.fields(kind)}


def default_of(field: msgspec.structs.FieldInfo) -> Any:
    if field.default is not msgspec.NODEFAULT:
        return field.default
    return ABSENT if field.required else field.default_factory()


# Docstrings -----------------------------------------------------------------------------------


def said_of(kind: type) -> str:
    """Its own docstring; a dataclass without one has a signature instead."""
    return one_line(ast.get_docstring(tree_of(kind)) or "")


def said_of_fields(kind: type) -> dict[str, str]:
    """The strings below the fields, inherited ones too."""
    found: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        if each.__module__.startswith("lunasol."):
            found.update(strings_below(tree_of(each)))
    return found


def strings_below(tree: ast.ClassDef) -> dict[str, str]:
    found = {}
    for field, below in zip(tree.body, tree.body[1:], strict=False):
        match field, below:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                found[name] = one_line(text)
    return found


def tree_of(kind: type) -> ast.ClassDef:
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(tree, ast.ClassDef)
    return tree


def one_line(text: str) -> str:
    return " ".join(text.split()).replace("``", "`")


# Types ----------------------------------------------------------------------------------------


def is_shape(kind: Any) -> bool:
    return isinstance(kind, type) and (issubclass(kind, Struct) or dataclasses.is_dataclass(kind))


def is_union(kind: Any) -> bool:
    return get_origin(kind) in (Union, UnionType)


def bare(kind: Any) -> Any:
    """A type without its limits, and without what a generic struct holds."""
    if get_origin(kind) is Annotated:
        return get_args(kind)[0]
    return get_origin(kind) if is_shape(get_origin(kind)) else kind


def parts(kind: Any) -> tuple[Any, ...]:
    """What a type is made of, without ``...``."""
    return tuple(part for part in get_args(bare(kind)) if part is not Ellipsis)


def shapes_in(*kinds: Any) -> list[type]:
    """All structs and dataclasses that these types use, each before those that use it."""
    found: dict[type, None] = {}

    def visit(kind: Any) -> None:
        if is_shape(kind):
            for field in shape(kind).fields:
                visit(field.kind)
            found.setdefault(kind)
        else:
            for part in parts(kind):
                visit(part)

    for kind in kinds:
        visit(kind)
    return list(found)
