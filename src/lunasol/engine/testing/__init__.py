"""Tests a game against the laws that every game must obey, and a bot for honesty.

``check_match`` plays a random match and checks the laws at its decisions. ``check_player`` finds
a bot that uses what its seat cannot see. A law that does not hold raises ``LawBroken``. ``perft``
counts sequences of moves, to compare two implementations of the rules.

Examples:
    >>> import lunasol
    >>> from lunasol.engine.cards import Rng
    >>> match = lunasol.start("day_and_night", players=3, secret=bytes(32))
    >>> lunasol.testing.check_match(match, Rng(1), every=20)
    >>> match.over
    True
"""

from lunasol.engine.testing.laws import (
    LawBroken,
    Player,
    check_match,
    check_player,
    check_redeal,
    check_uniform,
)
from lunasol.engine.testing.perft import perft
from lunasol.engine.testing.twins import twin

__all__ = [
    "LawBroken",
    "Player",
    "check_match",
    "check_player",
    "check_redeal",
    "check_uniform",
    "perft",
    "twin",
]
