"""Whole pages of text: the rules of a game, the log of a match, a hint."""

import re
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from lunasol.bots.answer import Answer, Candidate
from lunasol.engine.events import Event
from lunasol.texts import MatchTexts, Texts

CHAPTERS = ("goal", "cards", "setup", "play", "end", "variants")
OTHERS = 3
"""So many other moves are named beside the best."""
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


def hint(answer: Answer, texts: MatchTexts) -> list[RenderableType]:
    """What a bot would play, why, and what else it thought of."""
    best, *others = answer.candidates
    move = texts.move(texts.notation.move(answer.move))
    lines: list[RenderableType] = [Text(texts.say("hint-move", move=move), style="bold")]
    if answer.reason is not None:
        lines.append(Text(texts.reason(answer.reason)))
    if best.win_share is not None:
        share = texts.number(100 * best.win_share, 0)
        lines.append(Text(texts.say("hint-share", share=share, count=answer.iterations)))
    if others:
        lines.append(Text(texts.say("hint-others"), style="dim"))
        lines += [beside("·", considered(other, texts)) for other in others[:OTHERS]]
    return lines


def considered(candidate: Candidate, texts: MatchTexts) -> str:
    move = texts.move(texts.notation.move(candidate.move))
    if candidate.win_share is None:
        return move
    return f"{move} ({texts.number(100 * candidate.win_share, 0)} %)"
