"""The types of the wire, grouped by their purpose."""

from importlib import import_module
from typing import Any, get_args, get_type_hints

from lunasol import games
from lunasol.codegen.shapes import is_shape, shapes_in
from lunasol.engine.view import View
from lunasol.protocol import http
from lunasol.protocol.client_messages import AnyClientMessage
from lunasol.protocol.server_messages import AnyServerMessage
from lunasol.protocol.types import CharacterId, Level, Preset
from lunasol.server.http.routes import ENDPOINTS

CLIENT_MESSAGES: tuple[type, ...] = get_args(AnyClientMessage)
SERVER_MESSAGES: tuple[type, ...] = get_args(AnyServerMessage)
MESSAGES = CLIENT_MESSAGES + SERVER_MESSAGES
ALIASES: dict[Any, str] = {CharacterId: "CharacterId", Level: "Level", Preset: "Preset"}
"""Types that have a name of their own."""


def inside_messages() -> list[type]:
    """The types that messages are made of."""
    return [kind for kind in shapes_in(*MESSAGES) if kind not in (*MESSAGES, View)]


def over_http() -> list[type]:
    """The types of HTTP requests and answers that occur in no message."""
    kinds = [kind for each in ENDPOINTS for kind in (each.takes, each.gives)]
    known = [*inside_messages(), View]
    return [kind for kind in shapes_in(*kinds, http.Problem) if kind not in known]


def tables() -> dict[str, type]:
    """The table type of each game."""
    found = {}
    for game in games.GAMES:
        view = import_module(f"lunasol.games.{game}.view")
        kind = get_type_hints(view.table)["return"]
        assert is_shape(kind)
        found[game] = kind
    return found
