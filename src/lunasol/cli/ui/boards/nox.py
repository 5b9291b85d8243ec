"""The board of NOX."""

from rich.console import RenderableType
from rich.text import Text

from lunasol.cli.ui import layout
from lunasol.cli.ui.boards import paint
from lunasol.engine.deck import CardFact
from lunasol.engine.view import View
from lunasol.games.nox.moves import LETTERS
from lunasol.games.nox.table import NoxTable
from lunasol.texts import MatchTexts

STYLES = {"blue": paint.BLUE, "green": paint.GREEN, "orange": paint.ORANGE}
MERGING = "⇄"
MISSING = "−"


def render(view: View[NoxTable], texts: MatchTexts) -> RenderableType:
    table: NoxTable = view.table
    parts: list[RenderableType] = [players(view, table, texts)]
    if view.seat is not None:
        parts.append(paint.own_hand(view, texts, lambda name: chip(name, texts)))
    return paint.board(title(table, texts), *parts)


def chip(name: str, texts: MatchTexts) -> Text:
    """G14: copies of a card are equal, so the letter that tells them apart is left out."""
    card = facts(name, texts)
    colour = str(card["colour"])
    return paint.chip(f"{LETTERS[colour]}{card['value']}", STYLES[colour])


def facts(name: str, texts: MatchTexts) -> dict[str, CardFact]:
    return dict(texts.deck.cards[texts.notation.card_id(name)])


def title(table: NoxTable, texts: MatchTexts) -> list[Text]:
    return [
        Text(texts.say("name"), style="bold"),
        layout.fact(texts.say("label-round"), table.round),
        layout.fact(texts.say("label-begins"), texts.players[table.starter]),
        layout.fact(texts.say("label-pile"), len(table.pile)),
        layout.fact(texts.say("label-target"), table.target),
    ]


def players(view: View[NoxTable], table: NoxTable, texts: MatchTexts) -> RenderableType:
    headers = ("seat", "player", "hand", "chest", "worth", "total")
    rows = layout.grid([texts.say(f"label-{header}") for header in headers], right=(0, 2, 5))
    for seat in range(view.players):
        rows.add_row(
            str(seat),
            paint.player(view, texts, seat),
            paint.hand(view, texts, seat, lambda name: chip(name, texts)),
            chest(table, texts, seat),
            worth(table, texts, seat),
            str(table.totals[seat]),
        )
    return rows


def chest(table: NoxTable, texts: MatchTexts, seat: int) -> Text:
    """The top cards, each with the pile number that moves use."""
    piles = enumerate(table.chests[seat], start=1)
    shown = [number(table, seat, pile).append(chip(name, texts)) for pile, name in piles]
    return layout.line(shown) if shown else Text(paint.NOTHING_THERE, style=layout.LABEL)


def number(table: NoxTable, seat: int, pile: int) -> Text:
    merging = table.merging
    merges = merging is not None and merging.seat == seat and pile in merging.piles
    return Text().append(f"{pile}{MERGING if merges else '.'}", style=layout.LABEL)


def worth(table: NoxTable, texts: MatchTexts, seat: int) -> Text:
    """What the chest would score now: nothing unless it shows all three colours."""
    shown = {str(facts(name, texts)["colour"]) for name in table.chests[seat]}
    missing = [colour for colour in LETTERS if colour not in shown]
    lacking = [paint.chip(f"{MISSING}{LETTERS[colour]}", STYLES[colour]) for colour in missing]
    return layout.line([Text(str(table.worth[seat])), *lacking])
