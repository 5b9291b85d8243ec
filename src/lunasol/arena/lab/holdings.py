"""What cards are worth: sums over deals, whole numbers that add up in any order."""

from collections.abc import Iterable, Sequence

from lunasol.arena.lab.scene import Holding
from lunasol.engine.playout import WHOLE_WIN

VIEWS = 3
"""A card in the opening hand, ever held, kept in the end."""
FIELDS = 8
"""Of the copies n, the wins w and the points p: n, w, p, n², nw, w², np, p²."""

Sums = list[list[list[int]]]
"""By view and kind of card."""


def no_sums(kinds: int) -> Sums:
    return [[[0] * FIELDS for _ in range(kinds)] for _ in range(VIEWS)]


def add_up(total: Sums, more: Sums) -> None:
    for some, others in zip(total, more, strict=True):
        for sums, added in zip(some, others, strict=True):
            for field in range(FIELDS):
                sums[field] += added[field]


class Tally:
    """The copies, wins and points of one deal, by view and kind."""

    def __init__(self, kind_of: Sequence[int], kinds: int) -> None:
        self.kind_of = kind_of
        self.counts = [[[0, 0, 0] for _ in range(kinds)] for _ in range(VIEWS)]

    def add(self, unit: Sequence[Holding], wins: Sequence[int]) -> None:
        """One match or round. Points are counted above the mean of the table, times its seats."""
        total = sum(holding.points for holding in unit)
        for holding in unit:
            above = holding.points * len(unit) - total
            for counts, cards in zip(self.counts, holding.views, strict=True):
                self.add_cards(counts, cards, wins[holding.seat], above)

    def add_cards(
        self, counts: list[list[int]], cards: Iterable[int], won: int, above: int
    ) -> None:
        for card in cards:
            count = counts[self.kind_of[card]]
            count[0] += 1
            count[1] += won
            count[2] += above

    def into(self, total: Sums) -> None:
        """Add this deal, with the squares that tell how much deals differ."""
        for some, counts in zip(total, self.counts, strict=True):
            for sums, (n, w, p) in zip(some, counts, strict=True):
                if n:
                    for field, value in enumerate((n, w, p, n * n, n * w, w * w, n * p, p * p)):
                        sums[field] += value


def best_of(unit: Sequence[Holding], sides: Sequence[int]) -> list[int]:
    """How the seats share the win of a round: those with the most points, if there are any."""
    most = max(holding.points for holding in unit)
    return shares([holding.seat for holding in unit if holding.points == most], sides)


def shares(winners: Sequence[int], sides: Sequence[int]) -> list[int]:
    """By seat, in parts of WHOLE_WIN. Partners win together; sides that are level share."""
    winning = {sides[seat] for seat in winners}
    return [WHOLE_WIN // len(winning) if side in winning else 0 for side in sides]
