# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Which moves of NOX touch the others: cards on another player's chest."""

from mypy_extensions import i64

from lunasol.engine.game import Game
from lunasol.games.nox.rules import PLAY, Nox, chest_of


def meddles(game: Game, seat: i64, move: i64) -> i64:
    """1 for a card on another chest, -1 for one on the own chest, 0 where no card is played."""
    assert isinstance(game, Nox)
    if game.step != PLAY:
        return 0
    return -1 if chest_of(move) == seat else 1
