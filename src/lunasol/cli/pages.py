"""Whole pages of text: the rules of a game, the log of a match."""

import re
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from lunasol.engine.events import Event
from lunasol.texts import MatchTexts, Texts

CHAPTERS = ("goal", "cards", "setup", "play", "end", "variants")
NUMBERED = re.compile(r"(\d+\.) +(.*)")


def rules(texts: Texts) -> RenderableType:
    """The rules on one page, with headings in the same language."""
    parts: list[RenderableType] = [
        Text(texts.say("name"), style="bold underline"),
        Text(texts.say("tagline"), style="italic"),
    ]
    for chapter in CHAPTERS:
        parts.append(Text(f"\n{texts.say(f'heading-{chapter}')}", style="bold"))
        lines = texts.say(f"rules-{chapter}").splitlines()
        parts.extend(Padding(paragraph(line), (0, 0, 0, 2)) for line in lines if line)
    return Group(*parts, Text(f"\n{texts.say('credits')}", style="dim"))


def paragraph(line: str) -> RenderableType:
    """Numbered steps keep their numbers in a margin."""
    numbered = NUMBERED.fullmatch(line)
    return Text(line) if numbered is None else beside(numbered[1], numbered[2])


def beside(margin: str, words: str) -> Table:
    """Words that stay to the right of their margin on every line."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row(Text(margin), Text(words))
    return grid


def log_lines(events: Iterable[Event], texts: MatchTexts) -> list[Table]:
    return [beside("·", texts.event(event)) for event in events]
