"""Two ways of playing side by side, with their difference."""

from dataclasses import dataclass

from lunasol.arena.lab.estimates import difference, is_apart
from lunasol.arena.lab.measures import Measure, Measures
from lunasol.arena.lab.sample import Sheet
from lunasol.arena.report import CONFIDENCE, Estimate


@dataclass(frozen=True)
class Row:
    label: str
    is_percent: bool
    first: Estimate
    second: Estimate
    difference: Estimate

    @property
    def is_apart(self) -> bool:
        return is_apart(self.difference, 0)


class Contrast:
    """The same measures of two sheets."""

    def __init__(self, first: Sheet, second: Sheet) -> None:
        self.first = Measures(first)
        self.second = Measures(second)
        self.paired = first.plan.players == second.plan.players
        """With as many players the same deals are played."""

    def row(self, first: Measure, second: Measure, label: str = "") -> Row:
        found = difference(first.pairs, second.pairs, paired=self.paired)
        name = label or first.label
        return Row(name, first.is_percent, first.estimate, second.estimate, found)

    def overview(self) -> list[Row]:
        pairs = zip(self.first.overview(), self.second.overview(), strict=True)
        return [self.row(first, second) for first, second in pairs]

    def order(self) -> list[Row]:
        """By the place in the order of play, where both have as many seats."""
        places = range(self.first.players if self.paired else 0)
        return [self.row(self.first.order_wins(i), self.second.order_wins(i)) for i in places]

    def situations(self) -> list[Row]:
        known = self.first.sheet.scene.situations
        return [
            self.row(
                self.first.occurrences(number),
                self.second.occurrences(number),
                f"{situation.ruling} {situation.text}",
            )
            for number, situation in enumerate(known)
        ]

    def rows(self) -> list[Row]:
        return [*self.overview(), *self.order(), *self.situations()]

    @property
    def expected_apart(self) -> float:
        """So many differences leave zero out by chance alone."""
        return (1 - CONFIDENCE) * len(self.rows())
