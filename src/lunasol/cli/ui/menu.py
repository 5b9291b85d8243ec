"""Menus: a framed panel, and a numbered list to pick from."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from lunasol.cli.ui import layout
from lunasol.cli.ui.screen import Screen
from lunasol.texts import Texts

BACK = ("", "b", "q")
"""Answers that leave a menu without a choice."""


def panel(title: str, *parts: RenderableType) -> Panel:
    """The frame around a menu."""
    return Panel(Group(*parts), title=Text(title, style="bold"), padding=(1, 2), expand=False)


def numbers_up_to(count: int) -> list[str]:
    """The answers that choose one of ``count`` numbered entries."""
    return [str(number) for number in range(1, count + 1)]


def pick(screen: Screen, texts: Texts, title: str, offered: Sequence[str]) -> int | None:
    """Ask for one entry of a numbered list; None means that nothing changes."""
    rows = layout.plain_grid(2, right=(0,))
    for number, entry in enumerate(offered, start=1):
        rows.add_row(Text(str(number), style="bold"), Text(entry))
    screen.clear()
    screen.show(panel(title, rows))
    while True:
        answer = screen.ask(texts.say("pick-prompt")).casefold()
        if answer in BACK:
            return None
        if answer in numbers_up_to(len(offered)):
            return int(answer) - 1
