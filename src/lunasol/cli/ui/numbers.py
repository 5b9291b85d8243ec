"""How estimates and shares are written as numbers."""

from typing import TYPE_CHECKING

from lunasol.texts import Texts

if TYPE_CHECKING:
    from lunasol.estimates import Estimate

UNKNOWN = "–"


def percent(share: float | None, texts: Texts) -> str:
    """A share as a whole number of percent, without the sign."""
    return UNKNOWN if share is None else texts.number(100 * share, 0)


def interval(
    estimate: "Estimate", digits: int, texts: Texts, *, scale: int = 1, unit: str = ""
) -> str:
    """12.34 (12.01 – 12.67): the mean and its 95 % confidence interval, if there is one."""
    mean = f"{texts.number(estimate.mean * scale, digits)}{unit}"
    if estimate.low is None or estimate.high is None:
        return mean
    low = texts.number(estimate.low * scale, digits)
    high = texts.number(estimate.high * scale, digits)
    return f"{mean} ({low} – {high})"


def percent_interval(share: "Estimate", texts: Texts) -> str:
    """A share as percent with its 95 % confidence interval."""
    return interval(share, 1, texts, scale=100, unit=" %")
