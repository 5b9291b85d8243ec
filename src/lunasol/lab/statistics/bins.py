"""Histograms and quantiles of whole numbers."""

from collections.abc import Sequence
from dataclasses import dataclass

MOST_BINS = 40


@dataclass(frozen=True)
class Bin:
    """The number of values from low to high in each group."""

    low: int
    high: int
    counts: tuple[int, ...]


def bins_of(groups: Sequence[Sequence[int]]) -> list[Bin]:
    """Bins of equal width, few enough to be drawn."""
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
    """The smallest of 1, 2, 5, 10, 20, 50, … that is at least this wide."""
    scale = 1
    while True:
        for step in (1, 2, 5):
            if step * scale >= width:
                return step * scale
        scale *= 10


def quantile(values: Sequence[int], part: float) -> int:
    """The smallest value such that this part of all values is not above it."""
    ordered = sorted(values)
    place = max(0, -int(-len(ordered) * part // 1) - 1)
    return ordered[place]
