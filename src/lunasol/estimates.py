"""Means and shares with confidence intervals."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
ENOUGH = 4
"""A mean of fewer observations gets no interval."""


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % confidence interval; too few observations give no interval."""

    mean: float
    low: float | None
    high: float | None

    def percent(self) -> "Estimate":
        """The same estimate times 100."""
        low = None if self.low is None else 100 * self.low
        high = None if self.high is None else 100 * self.high
        return Estimate(100 * self.mean, low, high)


# From sums --------------------------------------------------------------------------------------


def mean_of(total: int, squares: int, count: int) -> Estimate:
    """The mean of many values from their sum and sum of squares, by the normal approximation."""
    mean = total / count
    if count < 2:
        return Estimate(mean, None, None)
    variance = (squares * count - total * total) / (count * (count - 1))
    reach = Z * sqrt(variance / count)
    return Estimate(mean, mean - reach, mean + reach)


def share_of(total: float, count: float) -> Estimate:
    """Wilson's interval. For shared wins, which vary less than whole ones, it is a little wide."""
    share = total / count
    spread = 1 + Z * Z / count
    centre = (share + Z * Z / (2 * count)) / spread
    reach = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count)) / spread
    return Estimate(share, max(0.0, centre - reach), min(1.0, centre + reach))


# From single values -----------------------------------------------------------------------------


def mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)


def mean_interval(values: Sequence[float]) -> Estimate:
    """The mean of a few values, by Student's distribution."""
    centre = mean(values)
    if len(values) < ENOUGH:
        return Estimate(centre, None, None)
    reach = student(len(values) - 1) * standard_error(values)
    return Estimate(centre, centre - reach, centre + reach)


def share_interval(shares: Sequence[float], matches: int) -> Estimate:
    """The mean of the shares of several deals, with Wilson's interval.

    The interval is that of as many independent matches as would vary as much as these deals do.
    """
    centre, error = mean(shares), standard_error(shares)
    spread = centre * (1 - centre)
    effective = spread / (error * error) if error > 0 and spread > 0 else float(matches)
    if len(shares) < ENOUGH:
        return Estimate(centre, None, None)
    found = share_of(centre * effective, effective)
    return Estimate(centre, found.low, found.high)


def standard_error(values: Sequence[float]) -> float:
    if len(values) < 2:
        return 0.0
    centre = mean(values)
    variance = sum((value - centre) ** 2 for value in values) / (len(values) - 1)
    return sqrt(variance / len(values))


def student(freedom: int) -> float:
    """Student's 97.5 % quantile, from the normal one by the expansion of Cornish and Fisher."""
    first = (Z**3 + Z) / (4 * freedom)
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
    return Z + first + second
