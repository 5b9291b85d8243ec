"""The board of Day & Night."""

from rich.console import RenderableType
from rich.text import Text

from lunasol.cli.ui import layout
from lunasol.cli.ui.boards import paint
from lunasol.engine.view import View
from lunasol.games.day_and_night.moves import LETTERS
from lunasol.games.day_and_night.table import DayAndNightTable
from lunasol.texts import MatchTexts

STYLES = {
    "orange": paint.ORANGE,
    "blue": paint.BLUE,
    "pink": paint.PINK,
    "purple": paint.PURPLE,
}
SYMBOLS = {"day": "☀", "night": "☾"}
FRAMES = {"day": "yellow", "night": "blue"}
STAR = "★"
TIME_SYMBOL = "☾☀"


def render(view: View[DayAndNightTable], texts: MatchTexts) -> RenderableType:
    table: DayAndNightTable = view.table
    parts: list[RenderableType] = [middle(table, texts), players(view, table, texts)]
    if table.middle or any(table.played):
        parts.append(sums(table, texts))
    if view.seat is not None:
        parts.append(paint.own_hand(view, texts, lambda name: chip(name, texts)))
    return paint.board(title(table, texts), *parts, style=FRAMES[table.time])


def chip(name: str, texts: MatchTexts) -> Text:
    """O7a★★: the letter is the colour; a card without stars has the time symbol."""
    card = texts.deck.cards[texts.notation.card_id(name)]
    stars = int(card["stars"])
    return paint.chip(name + (STAR * stars or TIME_SYMBOL), STYLES[str(card["colour"])])


def title(table: DayAndNightTable, texts: MatchTexts) -> list[Text]:
    time = f"{SYMBOLS[table.time]} {texts.say(f'label-time-{table.time}')}"
    words = [
        Text(texts.say("name"), style="bold"),
        layout.fact(texts.say("label-round"), table.round),
    ]
    if table.last_round:
        words.append(Text(texts.say("label-last-round"), style="bold"))
    return [*words, Text(time, style="bold")]


def middle(table: DayAndNightTable, texts: MatchTexts) -> Text:
    card = Text(paint.NOTHING_THERE) if table.middle is None else chip(table.middle, texts)
    return layout.facts(
        [
            layout.fact(texts.say("label-middle"), card),
            layout.fact(texts.say("label-pile"), len(table.pile)),
            layout.fact(texts.say("label-discard"), len(table.discard)),
            layout.fact(texts.say("label-removed"), len(table.removed)),
        ]
    )


def players(
    view: View[DayAndNightTable], table: DayAndNightTable, texts: MatchTexts
) -> RenderableType:
    headers = ("player", "hand", "played", "collected", "stars")
    rows = layout.grid([texts.say(f"label-{header}") for header in headers], right=(3, 4))
    for seat in range(view.players):
        rows.add_row(
            paint.player(view, texts, seat),
            paint.hand(view, texts, seat, lambda name: chip(name, texts)),
            paint.cards(table.played[seat], texts, lambda name: chip(name, texts)),
            str(len(table.collected[seat])),
            f"{table.stars[seat]} {STAR}",
        )
    return rows


def sums(table: DayAndNightTable, texts: MatchTexts) -> Text:
    """The sum of each colour of this round and, once one has won, who takes in which order."""
    ranked = sorted(table.sums, key=lambda colour: (-table.sums[colour], colour))
    shown = [total(colour, table.sums[colour], table) for colour in ranked]
    if table.takers:
        shown.append(Text("→ " + ", ".join(texts.players[seat] for seat in table.takers)))
    return layout.line([Text("Σ", style=layout.LABEL), *shown])


def total(colour: str, value: int, table: DayAndNightTable) -> Text:
    wins = "✔" if colour == table.winning_colour else ""
    return paint.chip(f"{LETTERS[colour]}={value}{wins}", STYLES[colour])
