"""Means and shares with their intervals, from sums over deals.

The matches of a deal depend on each other, so a deal is one observation: a pair of a sum and of
the weight that was summed up. A mean is the ratio of the two totals. Its error follows from how
much the deals differ from it (the linearised variance of a ratio).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

from lunasol.estimates import CONFIDENCE, ENOUGH, Estimate, share_of, student

Pairs = Sequence[tuple[float, float]]
"""For each deal a sum and its weight."""


@dataclass(frozen=True)
class Ratio:
    """A total y divided by a total n, with the sums of squares over all deals."""

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
    def effective_deals(self) -> float:
        """Kish's effective sample size: all deals if their weights are equal, fewer if many have
        little weight."""
        return self.n * self.n / self.nn if self.nn else 0.0

    @property
    def is_enough(self) -> bool:
        return self.effective_deals >= ENOUGH

    def mean(self) -> Estimate:
        if not self.is_enough:
            return Estimate(self.value, None, None)
        reach = student(int(self.effective_deals) - 1) * self.error
        return Estimate(self.value, self.value - reach, self.value + reach)

    def share(self) -> Estimate:
        """Wilson's interval for as many independent observations as would vary like these deals."""
        if not self.is_enough:
            return Estimate(self.value, None, None)
        spread, error = self.value * (1 - self.value), self.error
        certain = error == 0 or spread <= 0
        effective = self.effective_deals if certain else spread / error**2
        found = share_of(self.value * effective, effective)
        return Estimate(self.value, found.low, found.high)

    def stands_out(self, par: float, comparisons: int = 1) -> bool:
        """Whether it differs from par by an interval that is valid for all comparisons together."""
        if not self.is_enough or self.error == 0:
            return False
        return abs(self.value - par) > widened(comparisons) * self.error


def widened(comparisons: int) -> float:
    """The half-width in standard errors with which all intervals hold together (Bonferroni)."""
    return NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2 / comparisons)


def difference(pairs: Pairs, others: Pairs, *, paired: bool) -> Estimate:
    """How much higher the second mean is than the first; ``paired`` if the deals are the same."""
    first, second = Ratio.of(pairs), Ratio.of(others)
    found = second.value - first.value
    if not (first.is_enough and second.is_enough):
        return Estimate(found, None, None)
    if paired:
        error = paired_error(pairs, first, others, second)
    else:
        error = sqrt(first.error**2 + second.error**2)
    reach = student(int(min(first.effective_deals, second.effective_deals)) - 1) * error
    return Estimate(found, found - reach, found + reach)


def paired_error(pairs: Pairs, first: Ratio, others: Pairs, second: Ratio) -> float:
    """The standard error of the difference, from what each deal contributes to it."""
    deals = first.deals
    parts = [
        (y2 - second.value * n2) / second.n - (y1 - first.value * n1) / first.n
        for (y1, n1), (y2, n2) in zip(pairs, others, strict=True)
    ]
    return sqrt(sum(part * part for part in parts) * deals / (deals - 1))


def is_apart(estimate: Estimate, par: float) -> bool:
    """Whether the interval does not contain par."""
    if estimate.low is None or estimate.high is None:
        return False
    return not estimate.low <= par <= estimate.high
