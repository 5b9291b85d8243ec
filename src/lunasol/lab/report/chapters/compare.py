"""Chapters that compare: two ways of playing, several bots, the levels."""

from collections.abc import Sequence

from lunasol.estimates import Estimate
from lunasol.lab.report.format import number, shown
from lunasol.lab.report.markup import Html, paragraph, section, table
from lunasol.lab.sampling.ladder import Ladder
from lunasol.lab.statistics.comparison import Comparison, ComparisonRow
from lunasol.lab.statistics.measures import Measures


def variant(found: Comparison, changed: Sequence[str]) -> Html:
    how = (
        "Both use the same random numbers for the same deal, so the cards are the same unless an "
        "option changes the shuffle itself; differences are taken deal by deal."
        if found.paired
        else "The numbers of players differ, so the deals are not the same, and both are compared "
        "as independent samples."
    )
    headers = ("", "A", "B", "B − A")
    return section(
        "against",
        f"A/B: as above, and with {', '.join(changed)}",
        paragraph(
            f"A is what this report is about, B has {', '.join(changed)}. {how} A ◆ marks "
            f"differences whose interval misses zero; of {len(found.rows())} intervals about "
            f"{number(found.expected_apart, 1)} do so by chance."
        ),
        table(headers, [cells(row) for row in [*found.overview(), *found.order()]]),
        table(("situations in a match", *headers[1:]), [cells(row) for row in found.situations()]),
    )


def cells(row: ComparisonRow) -> tuple[str, str, str, str]:
    def say(estimate: Estimate) -> str:
        return shown(estimate, percent=row.is_percent)

    label = f"{row.label}, %" if row.is_percent else row.label
    mark = " ◆" if row.is_apart else ""
    return label, say(row.first), say(row.second), say(row.difference) + mark


def bots(measures: Measures) -> Html:
    names = dict.fromkeys(measures.sample.sampling.bots)
    rows = [(name, shown(measures.bot_wins(name).estimate, percent=True)) for name in names]
    return section(
        "bots",
        "The players",
        paragraph(
            "Each deal was played in every rotation of the seats. Among equal players every seat "
            f"would win {number(100 * measures.par, 1)} %."
        ),
        table(("bot", "wins of a seat, %"), rows),
    )


def ladder(found: Ladder) -> Html:
    rows = []
    for lower, upper in found.pairs():
        rows.append(
            (
                f"{lower.bot} – {upper.bot}",
                str(lower.matches),
                shown(lower.wins, percent=True),
                shown(upper.wins, percent=True),
            )
        )
    par = found.results[0].par
    return section(
        "ladder",
        "The ladder of levels",
        paragraph(
            "Each level plays the next one, on duplicate deals with the seats rotated. Among equal "
            f"players every seat would win {number(100 * par, 1)} %."
        ),
        table(("levels", "matches", "lower: wins of a seat, %", "upper: wins of a seat, %"), rows),
    )
