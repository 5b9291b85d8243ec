"""What all tables share: cards, players, hands and the frame around them.

A colour never stands alone: whatever it says, the letters beside it say too. Chips bring their
own background, so that they look alike on dark and on light terminals.
"""

from collections.abc import Callable, Iterable, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lunasol.engine.notation import HIDDEN
from lunasol.engine.view import View
from lunasol.texts import MatchTexts

Chip = Callable[[str], Text]
"""How a game shows a card, given its notation."""

NOTHING_THERE = "–"
LABEL = "dim"

ORANGE = "bold #1c1200 on #f0a030"
BLUE = "bold #ffffff on #1d4ed8"
PINK = "bold #2b0014 on #f9a8d4"
PURPLE = "bold #ffffff on #6b21a8"
GREEN = "bold #00180a on #4ade80"
YELLOW = "bold #1c1800 on #fde047"
WHITE = "bold #0f172a on #dbeafe"
DARK = "bold #f5e9c8 on #1b2550"
"""Backgrounds for chips, each with a letter colour that can be read on it."""


def chip(label: str, style: str) -> Text:
    """A card, or anything else that has a colour; without spaces, so that it never breaks."""
    return Text(label.replace(" ", ""), style=style)


def line(parts: Iterable[Text], gap: str = " ") -> Text:
    """Chips side by side; a narrow column breaks only between them."""
    return Text(gap).join(parts)


def cards(names: Sequence[str], texts: MatchTexts, show: Chip) -> Text:
    """Cards as chips; those that nobody here may see only as a number."""
    hidden = names.count(HIDDEN)
    parts = [show(name) for name in names if name != HIDDEN]
    if hidden:
        parts.append(Text(texts.say("label-hidden", count=hidden), style=LABEL))
    return line(parts) if parts else Text(NOTHING_THERE, style=LABEL)


def in_order(names: Iterable[str], texts: MatchTexts) -> list[str]:
    """Cards of a hand as people sort them: in the order of the deck, hidden ones last."""
    known = len(texts.notation.cards)
    ids = texts.notation.card_id
    return sorted(names, key=lambda name: known if name == HIDDEN else ids(name))


def player(view: View, texts: MatchTexts, seat: int) -> Text:
    """A player's name: ▶ is to act, ✓ has chosen, and which of them is looking."""
    mark = "▶ " if seat in view.to_act else "✓ " if seat in view.chosen else "  "
    name = Text(mark + texts.players[seat], style="bold" if seat in view.to_act else "")
    if seat == view.seat:
        name.append(f" ({texts.say('label-you')})", style=LABEL)
    return name


def hand(view: View, texts: MatchTexts, seat: int, show: Chip) -> Text:
    """Somebody's hand in a table: cards where they may be seen, else how many there are."""
    names = view.hands[seat]
    if names and all(name == HIDDEN for name in names):
        return Text(str(len(names)))
    return cards(in_order(names, texts), texts, show)


def own_hand(view: View, texts: MatchTexts, show: Chip) -> Text:
    """The line with the hand of whoever is looking."""
    shown = cards(in_order(view.hand, texts), texts, show)
    return line([Text(texts.say("label-hand"), style=LABEL), shown], "  ")


def fact(label: str, value: str | int | Text) -> Text:
    """A word and what it stands at: Pile 46."""
    shown = value if isinstance(value, Text) else Text(str(value), style="bold")
    return line([Text(label, style=LABEL), shown])


def facts(parts: Iterable[Text]) -> Text:
    """Facts in one line."""
    return line(parts, "   ")


def rows(headers: Sequence[str], *, right: Sequence[int] = ()) -> Table:
    """An empty table with these headers; numbers stand to the right in the columns named."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=LABEL)
    for index, header in enumerate(headers):
        table.add_column(Text(header), justify="right" if index in right else "left")
    return table


def board(title: Iterable[Text], *parts: RenderableType, style: str = "") -> Panel:
    """The frame around the whole table, with the state of the match in its upper edge."""
    return Panel(
        Group(*parts),
        title=line(title, " · "),
        title_align="left",
        border_style=style or LABEL,
        padding=(0, 1),
    )
