"""Sums for the worth of cards. They are whole numbers, so they add up to the same in any order."""

from collections.abc import Iterable, Sequence

from lunasol.engine.playout import WHOLE_WIN
from lunasol.lab.situations.observer import Holding

VIEWS = 3
"""A card is counted in the opening hand, if it was ever held, and if it was kept in the end."""
FIELDS = 8
"""With copies n, wins w and points p, the sums of: n, w, p, n², nw, w², np, p²."""

CardSums = list[list[list[int]]]
"""By view, kind of card and field."""


def no_sums(kinds: int) -> CardSums:
    return [[[0] * FIELDS for _ in range(kinds)] for _ in range(VIEWS)]


def add_up(total: CardSums, more: CardSums) -> None:
    """Add the second sums to the first ones in place."""
    for some, others in zip(total, more, strict=True):
        for sums, added in zip(some, others, strict=True):
            for field in range(FIELDS):
                sums[field] += added[field]


class CardTally:
    """The copies, wins and points of one deal, by view and kind of card."""

    def __init__(self, kind_of: Sequence[int], kinds: int) -> None:
        self.kind_of = kind_of
        self.counts = [[[0, 0, 0] for _ in range(kinds)] for _ in range(VIEWS)]

    def add(self, unit: Sequence[Holding], wins: Sequence[int]) -> None:
        """Add a match or a round. Points are those above the table's mean, times its seats."""
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

    def into(self, total: CardSums) -> None:
        """Add this deal to the sums, with the squares from which the variance is computed."""
        for some, counts in zip(total, self.counts, strict=True):
            for sums, (n, w, p) in zip(some, counts, strict=True):
                if n:
                    for field, value in enumerate((n, w, p, n * n, n * w, w * w, n * p, p * p)):
                        sums[field] += value


def best_of(unit: Sequence[Holding], teams: Sequence[int]) -> list[int]:
    """How the seats share the win of a round, which goes to those with the most points."""
    most = max(holding.points for holding in unit)
    return shares([holding.seat for holding in unit if holding.points == most], teams)


def shares(winners: Sequence[int], teams: Sequence[int]) -> list[int]:
    """By seat, in parts of WHOLE_WIN. Partners win together; tied teams share the win."""
    winning = {teams[seat] for seat in winners}
    return [WHOLE_WIN // len(winning) if team in winning else 0 for team in teams]
