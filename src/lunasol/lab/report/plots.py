"""The figures of a report: dots with intervals, histograms, shares over the course of a match."""

from collections.abc import Sequence
from typing import Any

from lunasol.estimates import Estimate
from lunasol.lab.report.drawing import FAINT, GOLD, INDIGO, INK, drawing, plain
from lunasol.lab.statistics.bins import Bin

ROW = 0.24
"""The height of a row of dots in inches."""
SMALL_ROW = 0.17
MANY = 40
MARKS = ("o", "D")
DASHED = (0, (4, 3))

Dots = Sequence[tuple[str, Estimate]]


def dots(
    name: str, title: str, panels: Sequence[tuple[str, Dots]], par: float, *, one_scale: bool
) -> str:
    """Panels side by side with shares and their intervals, and a line at the equal share."""
    count = max(len(rows) for _, rows in panels)
    row = SMALL_ROW if count > MANY else ROW
    with drawing(name, title, 0.9 + row * count) as draft:
        axes_of = draft.panels(len(panels), sharex=one_scale)
        for axes, (heading, rows) in zip(axes_of, panels, strict=True):
            draw_dots(axes, [(label, estimate.percent()) for label, estimate in rows])
            axes.set_title(heading)
            axes.set_xlabel("percent")
            axes.xaxis.get_major_locator().set_params(nbins=5)
            axes.axvline(100 * par, color=INK, linewidth=0.8, linestyle=DASHED)
    return draft.svg


def draw_dots(axes: Any, rows: Dots) -> None:
    """Draw the rows from the top; they have no labels if the panel beside them has."""
    places = range(len(rows))
    lows = [each.mean if each.low is None else each.low for _, each in rows]
    highs = [each.mean if each.high is None else each.high for _, each in rows]
    axes.hlines(places, lows, highs, color=INDIGO, linewidth=1.6)
    axes.plot([each.mean for _, each in rows], places, "o", markersize=5, color=GOLD)
    labels = [label for label, _ in rows]
    axes.set_yticks(places if any(labels) else [], labels if any(labels) else [])
    axes.set_ylim(len(rows) - 0.4, -0.6)
    if len(rows) > MANY:
        axes.tick_params(axis="y", labelsize=7)
    plain(axes)


def histogram(name: str, title: str, bins: Sequence[Bin], labels: Sequence[str], unit: str) -> str:
    """Bars for one or two groups: the first gold and filled, the second indigo and hatched."""
    with drawing(name, title, 2.6) as draft:
        (axes,) = draft.panels(1)
        width = bins[0].high - bins[0].low + 1
        for group, label in enumerate(labels):
            total = sum(each.counts[group] for each in bins) or 1
            heights = [100 * each.counts[group] / total for each in bins]
            middles = [(each.low + each.high) / 2 for each in bins]
            axes.bar(middles, heights, width * 0.94, label=label, **look_of(group))
        axes.set_xlabel(unit)
        axes.set_ylabel("percent")
        axes.grid(axis="y", color=FAINT, alpha=0.35, linewidth=0.6)
        axes.set_axisbelow(True)
        axes.xaxis.get_major_locator().set_params(integer=True)
        if len(labels) > 1:
            axes.legend()
    return draft.svg


def look_of(group: int) -> dict[str, Any]:
    if group == 0:
        return {"facecolor": GOLD, "alpha": 0.85}
    return {"facecolor": "none", "edgecolor": INDIGO, "hatch": "////", "linewidth": 0.8}


def lines(name: str, title: str, curves: Sequence[tuple[str, Dots]], par: float) -> str:
    """Shares over the course of a match, with their intervals as bands."""
    with drawing(name, title, 3.0) as draft:
        (axes,) = draft.panels(1)
        for (label, points), colour, mark in zip(curves, (GOLD, INDIGO), MARKS, strict=True):
            draw_line(axes, label, points, colour, mark)
        axes.axhline(100 * par, color=INK, linewidth=0.8, linestyle=DASHED)
        axes.set_ylim(0, 100)
        axes.set_xlabel("percent of the decisions of a match")
        axes.set_ylabel("percent won")
        axes.grid(axis="y", color=FAINT, alpha=0.35, linewidth=0.6)
        axes.legend(loc="upper left")
    return draft.svg


def draw_line(axes: Any, label: str, points: Dots, colour: str, mark: str) -> None:
    places = [int(place) for place, _ in points]
    shares = [estimate.percent() for _, estimate in points]
    axes.plot(places, [each.mean for each in shares], color=colour, marker=mark, label=label)
    lows = [each.mean if each.low is None else each.low for each in shares]
    highs = [each.mean if each.high is None else each.high for each in shares]
    axes.fill_between(places, lows, highs, color=colour, alpha=0.2, linewidth=0)
