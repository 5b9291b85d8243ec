"""The situations that the lab counts, with one observer module per game."""

from importlib import import_module

from lunasol.lab.situations.observer import MatchObserver


def observer_of(game: str) -> type[MatchObserver]:
    """The observer for this game, which its module exports as OBSERVER."""
    found: type[MatchObserver] = import_module(f"{__name__}.{game}").OBSERVER
    return found
