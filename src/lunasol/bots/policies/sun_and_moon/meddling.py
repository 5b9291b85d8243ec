# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Which moves of Sun and Moon touch the others: cards in the rows of another team."""

from mypy_extensions import i64

from lunasol.engine.game import Game
from lunasol.games.sun_and_moon.rules import SunAndMoon
from lunasol.games.sun_and_moon.rules_rows import DESTRUCT, OWNER_BITS


def meddles(game: Game, seat: i64, move: i64) -> i64:
    """1 for a card in a rival's row, -1 for one in a row of the own team or for clearing there, 0
    for self-destruction, which gives up the own rows."""
    assert isinstance(game, SunAndMoon)
    if move == DESTRUCT:
        return 0
    is_placed_at_rival = move < DESTRUCT and game.team(move >> OWNER_BITS & 3) != game.team(seat)
    return 1 if is_placed_at_rival else -1
