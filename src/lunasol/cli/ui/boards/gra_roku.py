"""The board of Gra roku."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from lunasol.cli.ui import layout
from lunasol.cli.ui.boards import paint
from lunasol.engine.notation import HIDDEN
from lunasol.engine.view import View
from lunasol.games.gra_roku.table import GraRokuTable, Place
from lunasol.texts import MatchTexts

STYLES = {
    "spring": paint.GREEN,
    "summer": paint.YELLOW,
    "autumn": paint.ORANGE,
    "winter": paint.WHITE,
}
PER_SEASON = 3
EMPTY = "·"
TAKEN_NOW = "▶"


def render(view: View[GraRokuTable], texts: MatchTexts) -> RenderableType:
    table: GraRokuTable = view.table
    parts: list[RenderableType] = [
        facts(view, table, texts),
        middle(table, texts),
        years(view, table, texts),
    ]
    if view.seat is not None:
        parts.append(paint.own_hand(view, texts, lambda name: chip(name, texts)))
    return paint.board(title(table, texts), *parts)


def chip(name: str, texts: MatchTexts) -> Text:
    """Sq3: the letters are the symbol, the number its points; the colour is the season."""
    card = texts.deck.cards[texts.notation.card_id(name)]
    return paint.chip(name, STYLES[str(card["season"])])


def title(table: GraRokuTable, texts: MatchTexts) -> list[Text]:
    return [
        Text(texts.say("name"), style="bold"),
        layout.fact(texts.say("label-round"), table.round),
    ]


def facts(view: View[GraRokuTable], table: GraRokuTable, texts: MatchTexts) -> Text:
    """The pile, the box, the card on its way, and the order in which players place or take."""
    shown = [
        layout.fact(texts.say("label-pile"), len(table.pile)),
        layout.fact(texts.say("label-box"), len(table.box)),
    ]
    if table.on_its_way is not None:
        shown.append(layout.fact(texts.say("label-on-its-way"), chip(table.on_its_way, texts)))
    order = table.takers or table.placing
    if order and view.to_act:
        shown.append(Text("→ " + ", ".join(texts.players[seat] for seat in order)))
    return layout.facts(shown)


def middle(table: GraRokuTable, texts: MatchTexts) -> Table:
    """The square of four rows; in the harder variant the columns belong to no season."""
    seasons = ["" if table.harder else f" {texts.say(f'label-{season}')}" for season in STYLES]
    headers = [f"{column}{season}" for column, season in enumerate(seasons, start=1)]
    rows = layout.grid(["", *headers])
    for number, cards in enumerate(table.grid, start=1):
        mark = TAKEN_NOW if number == table.row else " "
        rows.add_row(f"{mark} {number}", *(place(card, texts) for card in cards))
    return rows


def place(card: Place, texts: MatchTexts) -> Text:
    return Text(EMPTY, style=layout.LABEL) if card is None else chip(card, texts)


def years(view: View[GraRokuTable], table: GraRokuTable, texts: MatchTexts) -> Table:
    """One line per player: the year by season, points, cards set aside, hand."""
    headers = ["player", *STYLES, "points", "aside"]
    headers.append("revealed" if any(table.revealed) else "hand")
    rows = layout.grid([texts.say(f"label-{header}") for header in headers], right=(5, 6))
    for seat in range(view.players):
        rows.add_row(
            paint.player(view, texts, seat),
            *(season(cards, texts) for cards in by_season(table.years[seat])),
            str(table.points[seat]),
            aside(table, texts, seat),
            revealed_or_hand(view, table, texts, seat),
        )
    return rows


def by_season(places: Sequence[Place]) -> list[list[str]]:
    """The cards of a year by season, best first: the last character of a card is its points."""
    seasons = [places[start : start + PER_SEASON] for start in range(0, len(places), PER_SEASON)]
    return [
        sorted((card for card in cards if card), key=lambda card: card[-1], reverse=True)
        for cards in seasons
    ]


def season(cards: Sequence[str], texts: MatchTexts) -> Text:
    return layout.line([chip(card, texts) for card in cards]) if cards else place(None, texts)


def aside(table: GraRokuTable, texts: MatchTexts, seat: int) -> Text:
    """The number of cards set aside; after the match, the cards themselves."""
    cards = table.aside[seat]
    if all(name == HIDDEN for name in cards):
        return Text(str(len(cards)))
    return paint.cards(cards, texts, lambda name: chip(name, texts))


def revealed_or_hand(
    view: View[GraRokuTable], table: GraRokuTable, texts: MatchTexts, seat: int
) -> Text:
    """The card that the player has revealed while revealed cards lie open, else the hand."""
    if not any(table.revealed):
        return paint.hand(view, texts, seat, lambda name: chip(name, texts))
    card = table.revealed[seat]
    return Text("") if card is None else chip(card, texts)
