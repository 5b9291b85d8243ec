"""A picture of the table for each game, found by the game's id.

Every game has a module of its name here with ``render(view, texts)``, the whole table, and
``chip(name, texts)``, one card.
"""

from importlib import import_module
from types import ModuleType

from rich.console import RenderableType
from rich.text import Text

from lunasol.engine.view import View
from lunasol.texts import MatchTexts


def module(game: str) -> ModuleType:
    return import_module(f"{__name__}.{game}")


def render(view: View, texts: MatchTexts) -> RenderableType:
    """What the seat sees, ready to print."""
    picture: RenderableType = module(view.game).render(view, texts)
    return picture


def chip(name: str, texts: MatchTexts) -> Text:
    """A card by its notation, in its colour."""
    picture: Text = module(texts.game).chip(name, texts)
    return picture
