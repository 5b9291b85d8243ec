"""Chapters about how often each ruling decides and what the cards are worth."""

from lunasol.lab.report import plots
from lunasol.lab.report.format import number, shown
from lunasol.lab.report.markup import Html, bar, figure, paragraph, safe, section, table
from lunasol.lab.statistics.card_worth import OPENING, CardStatistics, CardWorth
from lunasol.lab.statistics.measures import Measures


def situations(measures: Measures) -> Html:
    rows = [row(measures, number) for number in range(len(measures.sample.observer.situations))]
    return section(
        "rulings",
        "How often each ruling decides",
        paragraph(
            "Each situation belongs to a ruling in docs/games. The first figure is how often it "
            "occurs in a match, the second is the share of matches in which it occurs. Situations "
            "that never occurred are listed with the highest share that fits the sample; those of "
            "other variants and numbers of players stay at zero."
        ),
        table(("ruling", "situation", "in a match", "of matches, %"), rows, texts=2),
    )


def row(measures: Measures, index: int) -> tuple[str, str, str, str]:
    known = measures.sample.observer.situations[index]
    often, ever = measures.occurrences(index), measures.occurs(index)
    count = shown(often.estimate, percent=False)
    share = Html(bar(ever.estimate.mean) + safe(shown(ever.estimate, percent=True)))
    return known.ruling, known.text, count, share


def cards(found: CardStatistics) -> Html:
    unit = found.sample.observer.unit
    panels = [
        (heading, [("" if view else name, row[view].win_share) for name, row in found.rows])
        for view, heading in enumerate(found.views)
    ]
    title = f"Win share of a {unit} with a card"
    drawn = plots.dots("cards", title, panels, found.par, one_scale=False)
    return section(
        "cards",
        "Worth of each card",
        paragraph(meaning(found)),
        paragraph(warning(found)),
        figure(
            drawn,
            f"The win share of a {unit} for seats with the card, with 95 % intervals; dashed: the "
            "equal share. Each column has its own scale.",
        ),
        table(
            (
                "card",
                *(
                    f"{heading}: {what}"
                    for heading in found.views
                    for what in ("wins, %", "points")
                ),
            ),
            [(name, *(text for worth in row for text in both(worth))) for name, row in found.rows],
        ),
    )


def both(worth: CardWorth) -> tuple[str, str]:
    if not worth.wins.n:
        return "–", "–"
    return shown(worth.win_share, percent=True), shown(worth.above, percent=False)


def meaning(found: CardStatistics) -> str:
    unit = found.sample.observer.unit
    kept = found.sample.observer.kept_name
    return (
        f"How well a seat does in a {unit} with a card in its opening hand, ever in hand, and "
        f"{kept} in the end: its win share, and its points above the mean of the table. Cards that "
        "are interchangeable share one line, and each copy counts. Opening hands are random, so "
        "that column shows the effect of the card. The other columns mix cause and effect: a seat "
        "that holds many cards or wins also holds more good ones."
    )


def warning(found: CardStatistics) -> str:
    outside = len(found.apart(OPENING))
    above, below = found.surely_apart(OPENING)
    return (
        f"Among {len(found.rows)} intervals about {number(found.expected_apart, 1)} miss the "
        f"equal share by chance; in the first column {outside} do. With intervals widened for all "
        "comparisons these still do: "
        f"above {', '.join(above) or 'none'}; below {', '.join(below) or 'none'}."
    )
