"""Numbers as text, and counts in bins."""

from collections.abc import Sequence
from dataclasses import dataclass

from lunasol.arena.report import Estimate

MOST_BINS = 40
MINUS = "−"
SMALL = 0.005
"""An interval that reaches less far is written with more digits."""


@dataclass(frozen=True)
class Bin:
    """How many values of each group lie from low to high."""

    low: int
    high: int
    counts: tuple[int, ...]

    @property
    def label(self) -> str:
        low, high = number(self.low, 0), number(self.high, 0)
        return low if low == high else f"{low} to {high}"


def bins_of(groups: Sequence[Sequence[int]]) -> list[Bin]:
    """Equally wide, of whole numbers, few enough to be drawn."""
    values = [value for group in groups for value in group]
    lowest, highest = min(values), max(values)
    width = round_width((highest - lowest) // MOST_BINS + 1)
    first = lowest // width * width
    return [
        Bin(
            low,
            low + width - 1,
            tuple(sum(low <= value < low + width for value in group) for group in groups),
        )
        for low in range(first, highest + 1, width)
    ]


def round_width(width: int) -> int:
    """1, 2, 5, 10, 20, 50, …: the next one."""
    scale = 1
    while True:
        for step in (1, 2, 5):
            if step * scale >= width:
                return step * scale
        scale *= 10


def quantile(values: Sequence[int], part: float) -> int:
    """The smallest value that at least this part of all does not exceed."""
    ordered = sorted(values)
    place = max(0, -int(-len(ordered) * part // 1) - 1)
    return ordered[place]


# As text ----------------------------------------------------------------------------------------


def number(value: float, digits: int) -> str:
    text = f"{value:.{digits}f}"
    if float(text) == 0:
        text = text.lstrip("-")
    return text.replace("-", MINUS)


def interval(estimate: Estimate, digits: int, scale: float = 1) -> str:
    """27.1 (25.3–28.9)."""
    mean = number(scale * estimate.mean, digits)
    if estimate.low is None or estimate.high is None or estimate.low == estimate.high:
        return mean
    low, high = (number(scale * end, digits) for end in (estimate.low, estimate.high))
    dash = " to " if MINUS in low + high else "–"
    return f"{mean} ({low}{dash}{high})"


def shown(estimate: Estimate, *, percent: bool, digits: int | None = None) -> str:
    """A share in percent, or a number with as many digits as are asked for or make sense."""
    if percent:
        return interval(estimate, 1 if digits is None else digits, 100)
    if estimate == Estimate(0.0, 0.0, 0.0):
        return "0"
    if digits is None:
        reach = 0.0 if estimate.high is None else estimate.high - estimate.mean
        digits = 4 if 0 < reach < SMALL else 2
    return interval(estimate, digits)
