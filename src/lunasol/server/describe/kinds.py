"""The types that go over the wire, by what they are for."""

import ast
import inspect
import pkgutil
from importlib import import_module
from typing import Any, get_args, get_type_hints

from lunasol import games, server
from lunasol.engine.view import View
from lunasol.server import api, messages
from lunasol.server.describe.shapes import Field, Shape, is_shape, shapes_in
from lunasol.server.web import ENDPOINTS

ASKED: tuple[type, ...] = get_args(messages.AnyAsked)
TOLD: tuple[type, ...] = get_args(messages.AnyTold)
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
    return [kind for kind in shapes_in(*kinds, api.Problem) if kind not in known]


def tables() -> dict[str, type]:
    """By game, what lies on its table."""
    found = {}
    for game in games.GAMES:
        view = import_module(f"lunasol.games.{game}.view")
        kind = get_type_hints(view.table)["return"]
        assert is_shape(kind)
        found[game] = kind
    return found


def refusals() -> list[str]:
    """The keys of all that the server itself refuses; those of the rules are in the texts."""
    return sorted(
        {
            argument.value
            for call in calls()
            for argument in call.args
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
            if argument.value
        }
    )


def calls() -> list[ast.Call]:
    """Where the server says no."""
    found = []
    for module in pkgutil.iter_modules(server.__path__, f"{server.__name__}."):
        if not module.ispkg:
            tree = ast.parse(inspect.getsource(import_module(module.name)))
            found += [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [call for call in found if name_of(call) in ("No", "refuse", "problem")]


def name_of(call: ast.Call) -> str:
    function = call.func
    return getattr(function, "id", "") or getattr(function, "attr", "")
