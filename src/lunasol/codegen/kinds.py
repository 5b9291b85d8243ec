"""The types that go over the wire, by what they are for."""

from importlib import import_module
from typing import Any, get_args, get_type_hints

from lunasol import games
from lunasol.codegen.shapes import Field, Shape, is_shape, shapes_in
from lunasol.engine.view import View
from lunasol.protocol import http, messages
from lunasol.server.http.routes import ENDPOINTS

ASKED: tuple[type, ...] = get_args(messages.AnyClientMessage)
TOLD: tuple[type, ...] = get_args(messages.AnyServerMessage)
ALIASES: dict[Any, str] = {messages.Level: "Level", messages.Preset: "Preset"}
"""Types that have a name of their own."""
VIEWS: dict[str, Any] = {"Welcome": View | None, "Update": View, "Step": View}
"""What the server, to whom views are plain data, calls ``Any``."""


def kind_of(of: Shape, field: Field) -> Any:
    return VIEWS[of.name] if field.name == "view" else field.kind


def inside_messages() -> list[type]:
    """What messages are made of."""
    return [kind for kind in shapes_in(*ASKED, *TOLD) if kind not in (*ASKED, *TOLD)]


def over_http() -> list[type]:
    """What is asked and answered over HTTP and in no message."""
    kinds = [kind for each in ENDPOINTS for kind in (each.takes, each.gives)]
    known = inside_messages()
    return [kind for kind in shapes_in(*kinds, http.Problem) if kind not in known]


def tables() -> dict[str, type]:
    """By game, what lies on its table."""
    found = {}
    for game in games.GAMES:
        view = import_module(f"lunasol.games.{game}.view")
        kind = get_type_hints(view.table)["return"]
        assert is_shape(kind)
        found[game] = kind
    return found
