"""Another way of playing, and other players."""

from collections.abc import Sequence

from lunasol.arena.lab.contrast import Contrast, Row
from lunasol.arena.lab.ladder import Ladder, win_share
from lunasol.arena.lab.markup import Html, paragraph, section, table
from lunasol.arena.lab.measures import Measures
from lunasol.arena.lab.tables import number, shown
from lunasol.arena.report import Estimate
from lunasol.bots import registry


def contrast(found: Contrast, changed: Sequence[str]) -> Html:
    how = (
        "For the same deal both draw the same numbers, so the cards lie alike unless an option "
        "changes the shuffle itself; differences are taken deal by deal."
        if found.paired
        else "The numbers of players differ, so the deals are not the same and the differences are "
        "those of independent matches."
    )
    headers = ("", "A", "B", "B − A")
    return section(
        "against",
        f"A/B: as above, and with {', '.join(changed)}",
        paragraph(
            f"A is the way of playing of this report, B has {', '.join(changed)}. {how} A ◆ marks "
            "differences whose interval leaves zero out; of "
            f"{len(found.rows())} about {number(found.expected_apart, 1)} do so by chance alone."
        ),
        table(headers, [cells(row) for row in [*found.overview(), *found.order()]]),
        table(("situations in a match", *headers[1:]), [cells(row) for row in found.situations()]),
    )


def cells(row: Row) -> tuple[str, str, str, str]:
    def say(estimate: Estimate) -> str:
        return shown(estimate, percent=row.is_percent)

    label = f"{row.label}, %" if row.is_percent else row.label
    mark = " ◆" if row.is_apart else ""
    return label, say(row.first), say(row.second), say(row.difference) + mark


def bots(measures: Measures) -> Html:
    names = dict.fromkeys(measures.sheet.sampling.bots)
    rows = [(name, shown(measures.bot_wins(name).estimate, percent=True)) for name in names]
    return section(
        "bots",
        "The players",
        paragraph(
            "Each deal was played in every rotation of the seats. A seat of an equal player would "
            f"win {number(100 * measures.par, 1)} %."
        ),
        table(("bot", "wins of a seat, %"), rows),
    )


def ladder(found: Ladder) -> Html:
    rows = []
    for number_of_pair, (lower, upper) in enumerate(found.pairs()):
        names = [
            level if level == bot.bot else f"{level} ({bot.bot})"
            for level, bot in zip(registry.LEVELS[number_of_pair:], (lower, upper), strict=False)
        ]
        rows.append(
            (
                " – ".join(names),
                str(lower.matches),
                shown(win_share(lower), percent=True),
                shown(win_share(upper), percent=True),
            )
        )
    par = found.standings[0].par
    return section(
        "ladder",
        "The ladder of levels",
        paragraph(
            "Each level against the next one, on duplicate deals with the seats rotated. Levels "
            "that usually think against the clock think for their number of iterations here, so "
            "that the result can be had again. A seat of an equal player would win "
            f"{number(100 * par, 1)} %."
        ),
        table(("levels", "matches", "lower: wins of a seat, %", "upper: wins of a seat, %"), rows),
    )
