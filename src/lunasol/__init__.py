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

from lunasol import games
from lunasol.engine import match
from lunasol.engine.match import Match
from lunasol.engine.options import OptionValue, resolve

__version__ = "0.4.0"
__all__ = ["Match", "start"]


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
    """Begin a match of a game by its name; shuffles are drawn from the secret unless stated."""
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
