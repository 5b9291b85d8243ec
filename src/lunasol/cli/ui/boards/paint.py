"""What all boards share: cards, players, hands and the frame around them.

Colour is never the only sign: the letters beside it say the same. Chips set their own background,
so that they look the same on dark and light terminals.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from lunasol.cli.ui import layout
from lunasol.cli.ui.layout import LABEL
from lunasol.engine.notation import HIDDEN
from lunasol.engine.view import View
from lunasol.texts import MatchTexts

Chip = Callable[[str], Text]
"""How a game shows a card, given its notation."""

NOTHING_THERE = "–"

# Chip styles: each background has a text colour that is readable on it.
ORANGE = "bold #1c1200 on #f0a030"
BLUE = "bold #ffffff on #1d4ed8"
PINK = "bold #2b0014 on #f9a8d4"
PURPLE = "bold #ffffff on #6b21a8"
GREEN = "bold #00180a on #4ade80"
YELLOW = "bold #1c1800 on #fde047"
WHITE = "bold #0f172a on #dbeafe"
DARK = "bold #f5e9c8 on #1b2550"


def chip(label: str, style: str) -> Text:
    """A card, or anything else that has a colour; it has no spaces, so it never wraps."""
    return Text(label.replace(" ", ""), style=style)


def cards(names: Sequence[str], texts: MatchTexts, show: Chip) -> Text:
    """Cards as chips; hidden cards are only counted."""
    hidden = names.count(HIDDEN)
    parts = [show(name) for name in names if name != HIDDEN]
    if hidden:
        parts.append(Text(texts.say("label-hidden", count=hidden), style=LABEL))
    return layout.line(parts) if parts else Text(NOTHING_THERE, style=LABEL)


def in_order(names: Iterable[str], texts: MatchTexts) -> list[str]:
    """Sort a hand as people do: in the order of the deck, hidden cards last."""
    known = len(texts.notation.cards)
    ids = texts.notation.card_id
    return sorted(names, key=lambda name: known if name == HIDDEN else ids(name))


def player(view: View[Any], texts: MatchTexts, seat: int) -> Text:
    """A player's name: ▶ has to act, ✓ has chosen, (you) is the viewer."""
    mark = "▶ " if seat in view.to_act else "✓ " if seat in view.chosen else "  "
    name = Text(mark + texts.players[seat], style="bold" if seat in view.to_act else "")
    if seat == view.seat:
        name.append(f" ({texts.say('label-you')})", style=LABEL)
    return name


def hand(view: View[Any], texts: MatchTexts, seat: int, show: Chip) -> Text:
    """A player's hand in a grid: the cards if the viewer may see them, else their number.

    The viewer's own cards are only counted here, because ``own_hand`` shows them on a line below.
    """
    if seat == view.seat:
        return Text(str(len(view.hand)))
    names = view.hands[seat]
    if names and all(name == HIDDEN for name in names):
        return Text(str(len(names)))
    return cards(in_order(names, texts), texts, show)


def own_hand(view: View[Any], texts: MatchTexts, show: Chip) -> Text:
    """The line with the viewer's own hand."""
    shown = cards(in_order(view.hand, texts), texts, show)
    return layout.line([Text(texts.say("label-hand"), style=LABEL), shown], "  ")


def board(title: Iterable[Text], *parts: RenderableType, style: str = "") -> Panel:
    """The frame around the whole board, with the state of the match in its upper edge."""
    return Panel(
        Group(*parts),
        title=layout.line(title, " · "),
        title_align="left",
        border_style=style or LABEL,
        padding=(0, 1),
    )
