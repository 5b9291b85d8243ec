"""The games: one folder per game, found through the registry."""

from lunasol.games.registry import GAMES, MatchSpec, deck, definition

__all__ = ["GAMES", "MatchSpec", "deck", "definition"]
