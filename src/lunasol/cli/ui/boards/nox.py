"""The table of NOX."""

from rich.console import RenderableType
from rich.text import Text

from lunasol.cli.ui.boards import paint
from lunasol.engine.deck import CardFact
from lunasol.engine.view import View
from lunasol.games.nox.moves import LETTERS
from lunasol.games.nox.view import NoxTable
from lunasol.texts import MatchTexts

STYLES = {"blue": paint.BLUE, "green": paint.GREEN, "orange": paint.ORANGE}
MERGING = "⇄"
MISSING = "−"


def render(view: View, texts: MatchTexts) -> RenderableType:
    table: NoxTable = view.table
    parts: list[RenderableType] = [players(view, table, texts)]
    if view.seat is not None:
        parts.append(paint.own_hand(view, texts, lambda name: chip(name, texts)))
    return paint.board(title(table, texts), *parts)


def chip(name: str, texts: MatchTexts) -> Text:
    """G14: copies are alike, so the letter of the copy is left out."""
    card = facts(name, texts)
    colour = str(card["colour"])
    return paint.chip(f"{LETTERS[colour]}{card['value']}", STYLES[colour])


def facts(name: str, texts: MatchTexts) -> dict[str, CardFact]:
    return dict(texts.deck.cards[texts.notation.card_id(name)])


def title(table: NoxTable, texts: MatchTexts) -> list[Text]:
    return [
        Text(texts.say("name"), style="bold"),
        paint.fact(texts.say("label-round"), table.round),
        paint.fact(texts.say("label-begins"), texts.players[table.starter]),
        paint.fact(texts.say("label-pile"), len(table.pile)),
        paint.fact(texts.say("label-target"), table.target),
    ]


def players(view: View, table: NoxTable, texts: MatchTexts) -> RenderableType:
    headers = ("seat", "player", "hand", "chest", "worth", "total")
    rows = paint.rows([texts.say(f"label-{header}") for header in headers], right=(0, 2, 5))
    for seat in range(view.players):
        rows.add_row(
            str(seat),
            paint.player(view, texts, seat),
            hand(view, texts, seat),
            chest(table, texts, seat),
            worth(table, texts, seat),
            str(table.totals[seat]),
        )
    return rows


def hand(view: View, texts: MatchTexts, seat: int) -> Text:
    """The own hand has a line of its own below."""
    if seat == view.seat:
        return Text(str(len(view.hand)))
    return paint.hand(view, texts, seat, lambda name: chip(name, texts))


def chest(table: NoxTable, texts: MatchTexts, seat: int) -> Text:
    """The top cards, each with the number by which a move names its pile."""
    piles = enumerate(table.chests[seat], start=1)
    shown = [number(table, seat, pile).append(chip(name, texts)) for pile, name in piles]
    return paint.line(shown) if shown else Text(paint.NOTHING_THERE, style=paint.LABEL)


def number(table: NoxTable, seat: int, pile: int) -> Text:
    merging = table.merging
    merges = merging is not None and merging.seat == seat and pile in merging.piles
    return Text().append(f"{pile}{MERGING if merges else '.'}", style=paint.LABEL)


def worth(table: NoxTable, texts: MatchTexts, seat: int) -> Text:
    """What the chest would score now; without all three colours nothing, and which are missing."""
    tops = [facts(name, texts) for name in table.chests[seat]]
    shown = {str(card["colour"]) for card in tops}
    missing = [colour for colour in LETTERS if colour not in shown]
    value = 0 if missing else sum(int(card["value"]) for card in tops)
    lacking = [paint.chip(f"{MISSING}{LETTERS[colour]}", STYLES[colour]) for colour in missing]
    return paint.line([Text(str(value)), *lacking])
