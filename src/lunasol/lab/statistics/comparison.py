"""The comparison of two samples: each measure of both, and the difference."""

from dataclasses import dataclass

from lunasol.estimates import CONFIDENCE, Estimate
from lunasol.lab.sampling.sampling import Sample
from lunasol.lab.statistics.measures import Measure, Measures
from lunasol.lab.statistics.ratios import difference, is_apart


@dataclass(frozen=True)
class ComparisonRow:
    label: str
    is_percent: bool
    first: Estimate
    second: Estimate
    difference: Estimate

    @property
    def is_apart(self) -> bool:
        return is_apart(self.difference, 0)


class Comparison:
    """Compares the measures of two samples."""

    def __init__(self, first: Sample, second: Sample) -> None:
        self.first = Measures(first)
        self.second = Measures(second)
        self.paired = first.spec.players == second.spec.players
        """With the same number of players both samples have the same deals."""

    def row(self, first: Measure, second: Measure, label: str = "") -> ComparisonRow:
        found = difference(first.pairs, second.pairs, paired=self.paired)
        name = label or first.label
        return ComparisonRow(name, first.is_percent, first.estimate, second.estimate, found)

    def overview(self) -> list[ComparisonRow]:
        pairs = zip(self.first.overview(), self.second.overview(), strict=True)
        return [self.row(first, second) for first, second in pairs]

    def order(self) -> list[ComparisonRow]:
        """Wins by place in the order of play, if both samples have the same number of players."""
        places = range(self.first.players if self.paired else 0)
        return [self.row(self.first.order_wins(i), self.second.order_wins(i)) for i in places]

    def situations(self) -> list[ComparisonRow]:
        known = self.first.sample.observer.situations
        return [
            self.row(
                self.first.occurrences(number),
                self.second.occurrences(number),
                f"{situation.ruling} {situation.text}",
            )
            for number, situation in enumerate(known)
        ]

    def rows(self) -> list[ComparisonRow]:
        return [*self.overview(), *self.order(), *self.situations()]

    @property
    def expected_apart(self) -> float:
        """How many intervals are expected to miss zero if nothing differs."""
        return (1 - CONFIDENCE) * len(self.rows())
