"""How often a ruling decides, and what the cards are worth."""

from lunasol.arena.lab import plots
from lunasol.arena.lab.markup import Html, bar, figure, paragraph, safe, section, table
from lunasol.arena.lab.measures import Measures
from lunasol.arena.lab.tables import number, shown
from lunasol.arena.lab.worth import OPENING, Cards, Worth


def situations(measures: Measures) -> Html:
    rows = [row(measures, number) for number in range(len(measures.sheet.scene.situations))]
    return section(
        "rulings",
        "How often each ruling decides",
        paragraph(
            "Each situation belongs to a ruling of docs/games. The first figure is how often it "
            "occurs in a match, the second in what share of the matches it occurs at all. What "
            "never occurred is listed too, with what its share can be at most; situations of "
            "variants and of other numbers of players stay at zero."
        ),
        table(("ruling", "situation", "in a match", "of matches, %"), rows, texts=2),
    )


def row(measures: Measures, index: int) -> tuple[str, str, str, str]:
    known = measures.sheet.scene.situations[index]
    often, ever = measures.occurrences(index), measures.occurs(index)
    count = shown(often.estimate, percent=False)
    share = Html(bar(ever.estimate.mean) + safe(shown(ever.estimate, percent=True)))
    return known.ruling, known.text, count, share


def cards(found: Cards) -> Html:
    unit = found.sheet.scene.unit
    panels = [
        (heading, [("" if view else name, row[view].win_share) for name, row in found.rows])
        for view, heading in enumerate(found.views)
    ]
    title = f"Share won of a {unit} with a card"
    drawn = plots.dots("cards", title, panels, found.par, one_scale=False)
    return section(
        "cards",
        "Worth of each card",
        paragraph(meaning(found)),
        paragraph(warning(found)),
        figure(
            drawn,
            f"What share of a {unit} seats with the card win, with 95 % intervals; dashed: the "
            "share of equals. Each column has a scale of its own.",
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


def both(worth: Worth) -> tuple[str, str]:
    if not worth.wins.n:
        return "–", "–"
    return shown(worth.win_share, percent=True), shown(worth.above, percent=False)


def meaning(found: Cards) -> str:
    unit = found.sheet.scene.unit
    kept = found.sheet.scene.kept_name
    return (
        f"How a seat fares in a {unit} with a card in its opening hand, ever in hand, and {kept} "
        "in the end: the share it wins, and its points above the mean of the table. Cards that "
        "play alike are one line, and each copy counts. An opening hand is chance alone, so what "
        "it shows is the card's doing; the other columns also show who had many cards, and that "
        "who wins has kept good ones."
    )


def warning(found: Cards) -> str:
    outside = len(found.apart(OPENING))
    above, below = found.surely_apart(OPENING)
    return (
        f"Among {len(found.rows)} intervals about {number(found.expected_apart, 1)} leave the "
        f"equal share out by chance alone; in the first column {outside} do. With intervals so "
        "wide that all of them hold together, these still do: "
        f"above {', '.join(above) or 'none'}; below {', '.join(below) or 'none'}."
    )
