"""Perft: counts all sequences of moves from a position, as chess programs do.

Two implementations of the rules that differ in one legal move soon differ in these numbers, and the
numbers can be published. Later shuffles come from a seed, so that they are the same everywhere.
"""

from lunasol.engine.cards import Cards, Rng
from lunasol.engine.game import CHANCE, OVER, Game


def perft(position: Game, depth: int, seed: int = 0) -> int:
    """How many sequences of ``depth`` decisions there are. Of seats that choose at the same time,
    the lowest decides first; a match that is over before counts nothing.

    Examples:
        >>> import lunasol
        >>> deal = lunasol.start("nox", players=2, secret=bytes(32)).game
        >>> [lunasol.testing.perft(deal, depth) for depth in range(1, 4)]
        [6, 44, 324]
    """
    return Counting(position, depth, seed).count(position, depth, 0)


class Counting:
    """One count, with a position to work on for each depth."""

    def __init__(self, start: Game, depth: int, seed: int) -> None:
        self.seed = seed
        self.scratch = [start.fresh() for _ in range(depth)]

    def count(self, position: Game, depth: int, shuffles: int) -> int:
        seat = position.turn()
        if depth == 0:
            return 1
        if seat == OVER:
            return 0
        if seat == CHANCE:
            position.roll(Rng(self.seed, shuffles))
            return self.count(position, depth, shuffles + 1)
        moves = Cards()
        position.legal(seat, moves)
        if depth == 1:
            return int(moves.size)
        return sum(self.after(position, move, depth, shuffles) for move in moves.numbers())

    def after(self, position: Game, move: int, depth: int, shuffles: int) -> int:
        copy = self.scratch[depth - 1]
        copy.copy_from(position)
        copy.apply(position.turn(), move)
        return self.count(copy, depth - 1, shuffles)
