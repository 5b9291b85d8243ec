"""Lunasol: a table for four card games, with a referee.

>>> import lunasol
>>> match = lunasol.start("day_and_night", players=4, secret=bytes(32))
>>> while not match.over:
...     seat = match.to_act[0]
...     match.push(seat, match.legal(seat)[0])
>>> len(match.outcome.scores)
4
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from lunasol import games
from lunasol.engine import match
from lunasol.engine.definition import Definition
from lunasol.engine.game import Game
from lunasol.engine.match import Match
from lunasol.engine.options import OptionValue, resolve

if TYPE_CHECKING:
    from lunasol.bots.bot import Bot
    from lunasol.engine import testing

__version__ = "0.4.0"
__all__ = ["Bot", "Definition", "Game", "Match", "start", "testing"]


def start(
    game: str,
    *,
    players: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    secret: bytes | None = None,
    salt: bytes = b"",
    shuffles: Sequence[Sequence[int | str]] = (),
    names: Sequence[str] = (),
) -> Match:
    """Begin a match of a game, given by its id.

    Without ``players`` the usual number plays; options that are left out have their defaults.
    ``shuffles`` states the order of the cards, top card first, for the first shuffles. All others
    are drawn from ``secret`` and ``salt``, and a secret that is left out is drawn at random.
    Whatever cannot be played raises a ``LunasolError`` that says why.

    Examples:
        >>> import lunasol
        >>> match = lunasol.start("nox", players=3, options={"target": 100}, secret=bytes(32))
        >>> match.players
        3
        >>> lunasol.start("nox", players=7)
        Traceback (most recent call last):
        ...
        lunasol.engine.errors.BadPlayers: nox is played by 2 to 6 players, not by 7
    """
    definition = games.definition(game)
    chosen = resolve(definition.options, options or {})
    return match.start(
        definition,
        games.deck(definition, str(chosen["deck"])),
        players=definition.usual if players is None else players,
        options=chosen,
        secret=secret,
        salt=salt,
        shuffles=shuffles,
        names=names,
    )


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Import what a match does not need only when it is used: it takes time to load."""
        if name == "Bot":
            from lunasol.bots.bot import Bot

            return Bot
        if name == "testing":
            from lunasol.engine import testing

            return testing
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
