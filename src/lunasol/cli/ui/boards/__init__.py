"""Draws the open cards of each game; a board is found by its game's id.

Every game has a module of its name here with ``render(view, texts)``, the whole board, and
``chip(name, texts)``, one card.
"""

from importlib import import_module
from types import ModuleType
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from lunasol.engine.view import View
from lunasol.texts import MatchTexts


def module(game: str) -> ModuleType:
    return import_module(f"{__name__}.{game}")


def render(view: View[Any], texts: MatchTexts) -> RenderableType:
    """The board as the seat sees it, ready to print."""
    board: RenderableType = module(view.game).render(view, texts)
    return board


def chip(name: str, texts: MatchTexts) -> Text:
    """A card by its notation, in its colour."""
    card: Text = module(texts.game).chip(name, texts)
    return card
