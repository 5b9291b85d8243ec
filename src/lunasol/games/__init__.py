"""The games: one folder per game, found through the registry."""

from lunasol.games.registry import GAMES, deck, definition

__all__ = ["GAMES", "deck", "definition"]
