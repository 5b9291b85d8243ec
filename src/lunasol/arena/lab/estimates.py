"""Means and shares with their intervals, from sums over deals.

Matches of one deal depend on each other, so a deal counts as one observation: a pair of a sum
and of how much was summed up. A mean is the ratio of both totals; how far it may be off follows
from how much the deals differ from it (the linearised variance of a ratio).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

from lunasol.arena.report import CONFIDENCE, Estimate, share_of
from lunasol.arena.standings import ENOUGH, student

Pairs = Sequence[tuple[float, float]]
"""By deal: a sum, and how much was summed up."""


@dataclass(frozen=True)
class Ratio:
    """A total y by a total n, with the sums of squares over all deals."""

    deals: int
    n: float
    y: float
    nn: float
    ny: float
    yy: float

    @staticmethod
    def of(pairs: Pairs) -> "Ratio":
        return Ratio(
            len(pairs),
            sum(n for _, n in pairs),
            sum(y for y, _ in pairs),
            sum(n * n for _, n in pairs),
            sum(n * y for y, n in pairs),
            sum(y * y for y, _ in pairs),
        )

    @property
    def value(self) -> float:
        return self.y / self.n if self.n else 0.0

    @property
    def error(self) -> float:
        """The standard error."""
        if self.deals < 2 or not self.n:
            return 0.0
        spread = self.yy - 2 * self.value * self.ny + self.value**2 * self.nn
        return sqrt(max(0.0, spread) * self.deals / (self.deals - 1)) / self.n

    @property
    def worth(self) -> float:
        """How many deals tell something: all where weights are equal, fewer where many have none
        (Kish's effective size)."""
        return self.n * self.n / self.nn if self.nn else 0.0

    @property
    def is_enough(self) -> bool:
        return self.worth >= ENOUGH

    def mean(self) -> Estimate:
        if not self.is_enough:
            return Estimate(self.value, None, None)
        reach = student(int(self.worth) - 1) * self.error
        return Estimate(self.value, self.value - reach, self.value + reach)

    def share(self) -> Estimate:
        """Wilson's interval for as many independent observations as these deals are worth."""
        if not self.is_enough:
            return Estimate(self.value, None, None)
        spread, error = self.value * (1 - self.value), self.error
        certain = error == 0 or spread <= 0
        worth = self.worth if certain else spread / error**2
        found = share_of(self.value * worth, worth)
        return Estimate(self.value, found.low, found.high)

    def stands_out(self, par: float, comparisons: int = 1) -> bool:
        """Whether it differs from par even if so many are compared and one is to be wrong."""
        if not self.is_enough or self.error == 0:
            return False
        return abs(self.value - par) > widened(comparisons) * self.error


def widened(comparisons: int) -> float:
    """How many standard errors an interval reaches so that all of them hold together."""
    return NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2 / comparisons)


def difference(pairs: Pairs, others: Pairs, *, paired: bool) -> Estimate:
    """How much higher the second mean is than the first; paired if the deals are the same."""
    first, second = Ratio.of(pairs), Ratio.of(others)
    found = second.value - first.value
    if not (first.is_enough and second.is_enough):
        return Estimate(found, None, None)
    if paired:
        error = paired_error(pairs, first, others, second)
    else:
        error = sqrt(first.error**2 + second.error**2)
    reach = student(int(min(first.worth, second.worth)) - 1) * error
    return Estimate(found, found - reach, found + reach)


def paired_error(pairs: Pairs, first: Ratio, others: Pairs, second: Ratio) -> float:
    """From what each deal adds to the difference."""
    deals = first.deals
    parts = [
        (y2 - second.value * n2) / second.n - (y1 - first.value * n1) / first.n
        for (y1, n1), (y2, n2) in zip(pairs, others, strict=True)
    ]
    return sqrt(sum(part * part for part in parts) * deals / (deals - 1))


def is_apart(estimate: Estimate, par: float) -> bool:
    """Whether the interval leaves par out."""
    if estimate.low is None or estimate.high is None:
        return False
    return not estimate.low <= par <= estimate.high
