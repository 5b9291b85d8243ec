"""Numbers as text."""

from lunasol.estimates import Estimate
from lunasol.lab.statistics.bins import Bin

MINUS = "−"
SMALL = 0.005
"""A narrower interval is written with more digits."""


def number(value: float, digits: int) -> str:
    text = f"{value:.{digits}f}"
    if float(text) == 0:
        text = text.lstrip("-")
    return text.replace("-", MINUS)


def bin_label(each: Bin) -> str:
    """The values of a bin, such as 3 or 3 to 5."""
    low, high = number(each.low, 0), number(each.high, 0)
    return low if low == high else f"{low} to {high}"


def interval(estimate: Estimate, digits: int, scale: float = 1) -> str:
    """A mean with its interval, such as 27.1 (25.3–28.9)."""
    mean = number(scale * estimate.mean, digits)
    if estimate.low is None or estimate.high is None or estimate.low == estimate.high:
        return mean
    low, high = (number(scale * end, digits) for end in (estimate.low, estimate.high))
    dash = " to " if MINUS in low + high else "–"
    return f"{mean} ({low}{dash}{high})"


def shown(estimate: Estimate, *, percent: bool, digits: int | None = None) -> str:
    """A share in percent or a number; without ``digits`` the width of the interval decides them."""
    if percent:
        return interval(estimate, 1 if digits is None else digits, 100)
    if estimate == Estimate(0.0, 0.0, 0.0):
        return "0"
    if digits is None:
        reach = 0.0 if estimate.high is None else estimate.high - estimate.mean
        digits = 4 if 0 < reach < SMALL else 2
    return interval(estimate, digits)
