"""The board of Sun and Moon."""

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from lunasol.cli.ui import layout
from lunasol.cli.ui.boards import paint
from lunasol.engine.notation import HIDDEN
from lunasol.engine.view import View
from lunasol.games.sun_and_moon.rules_rows import KIND_NAMES
from lunasol.games.sun_and_moon.table import Row, SunAndMoonTable
from lunasol.texts import MatchTexts

STYLES = {"sun": paint.YELLOW, "moon": paint.WHITE}
ECLIPSE = paint.DARK
INDENT = 3
ANIMAL = "⋈"
"""Wings: most of the animals on the cards fly."""


def render(view: View[SunAndMoonTable], texts: MatchTexts) -> RenderableType:
    table: SunAndMoonTable = view.table
    parts: list[RenderableType] = []
    for seat in range(view.players):
        parts += [player(view, table, texts, seat), rows(table, texts, seat)]
    if view.seat is not None:
        parts.append(paint.own_hand(view, texts, lambda name: chip(name, texts)))
    return paint.board(title(table, texts), *parts)


def chip(name: str, texts: MatchTexts) -> Text:
    """S12, or S11⋈ with an animal, or SE for an eclipse."""
    card = texts.deck.cards[texts.notation.card_id(name)]
    return face(name, texts).append(ANIMAL if card["animal"] else "")


def face(name: str, texts: MatchTexts) -> Text:
    """A card in a row: an animal no longer matters there, and eclipses are all equal."""
    card = texts.deck.cards[texts.notation.card_id(name)]
    if card["value"]:
        return paint.chip(name, STYLES[str(card["kind"])])
    return paint.chip(name.rstrip("0123456789"), ECLIPSE)


def title(table: SunAndMoonTable, texts: MatchTexts) -> list[Text]:
    words = [
        Text(texts.say("name"), style="bold"),
        layout.fact(texts.say("label-turn"), table.turn),
        layout.fact(texts.say("label-pile"), len(table.pile)),
        layout.fact(texts.say("label-discard"), len(table.discard)),
    ]
    if table.trigger is not None:
        words.append(Text(texts.say("label-no-drawing"), style="bold"))
    return words


def player(
    view: View[SunAndMoonTable], table: SunAndMoonTable, texts: MatchTexts, seat: int
) -> Text:
    """A player's line; it begins with @1, as moves name the seat."""
    minus = f"−{table.in_play[seat]}" if table.in_play[seat] else "0"
    shown = [
        name(view, texts, seat),
        layout.fact(texts.say("label-hand"), hand(view, texts, seat)),
        layout.fact(texts.say("label-cleared"), f"{table.points[seat]:>2}"),
        layout.fact(texts.say("label-in-play"), f"{minus:>3}"),
    ]
    partner = table.partners[seat]
    if partner is not None:
        shown.append(Text(texts.say("label-partner", seat=texts.players[partner])))
    return layout.facts(shown)


def name(view: View[SunAndMoonTable], texts: MatchTexts, seat: int) -> Text:
    """A player's name, padded so that the facts beside all names line up."""
    names = [paint.player(view, texts, other) for other in range(view.players)]
    names[seat].pad_right(max(other.cell_len for other in names) - names[seat].cell_len)
    return layout.line([Text(f"@{seat}", style=layout.LABEL), names[seat]])


def hand(view: View[SunAndMoonTable], texts: MatchTexts, seat: int) -> str | Text:
    """The cards if the viewer may see them, else their number; ``own_hand`` shows the viewer's."""
    names = view.hands[seat]
    if seat == view.seat or set(names) <= {HIDDEN}:
        return str(len(names))
    return paint.hand(view, texts, seat, lambda name: chip(name, texts))


def rows(table: SunAndMoonTable, texts: MatchTexts, seat: int) -> Padding:
    """The two rows; an empty row that the partner could have instead is left out."""
    labels = {kind: texts.say(f"label-{kind}") for kind in KIND_NAMES}
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(min_width=max(len(label) for label in labels.values()), style=layout.LABEL)
    for kind, stacks in zip(KIND_NAMES, (table.suns[seat], table.moons[seat]), strict=True):
        is_only_owner = table.partners[seat] is None or table.tied[seat] == kind
        if stacks or is_only_owner:
            grid.add_row(labels[kind], row(stacks, texts))
    return Padding(grid, (0, 0, 0, INDENT))


def row(stacks: Row, texts: MatchTexts) -> Text:
    """The top cards of a row, each with the place number that moves use."""
    if not stacks:
        return Text(paint.NOTHING_THERE, style=layout.LABEL)
    places = enumerate(stacks, start=1)
    return layout.line(place(number, stack, texts) for number, stack in places)


def place(number: int, stack: tuple[str, ...], texts: MatchTexts) -> Text:
    """3.S12+2: S12 at the third place, with two cards under it."""
    shown = Text().append(f"{number}.", style=layout.LABEL).append(face(stack[-1], texts))
    covered = len(stack) - 1
    return shown.append(f"+{covered}", style=layout.LABEL) if covered else shown
