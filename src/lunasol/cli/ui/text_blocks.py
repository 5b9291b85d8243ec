"""Blocks of text: the rules of a game, the log of a match, a hint."""

import re
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from lunasol.bots.answer import Answer, Candidate
from lunasol.cli.ui import numbers
from lunasol.engine.definition import Definition
from lunasol.engine.events import Event
from lunasol.texts import MatchTexts, Texts

CHAPTERS = ("goal", "cards", "setup", "play", "end", "variants")
OTHER_MOVES = 3
"""A hint names at most this many moves beside the best."""
NUMBERED = re.compile(r"(\d+\.) +(.*)")


def player_range(definition: Definition, texts: Texts) -> str:
    """For how many players a game is, in words."""
    return texts.say("players-range", fewest=definition.fewest, most=definition.most)


def rules(texts: Texts) -> RenderableType:
    """The rules of a game with their headings."""
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
    """A paragraph of the rules; the number of a numbered step stands in the margin."""
    numbered = NUMBERED.fullmatch(line)
    return Text(line) if numbered is None else beside(numbered[1], numbered[2])


def beside(margin: str, words: str) -> Table:
    """Words with a hanging indent: wrapped lines stay to the right of the margin."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row(Text(margin), Text(words))
    return grid


def log_lines(events: Iterable[Event], texts: MatchTexts) -> list[Table]:
    return [beside("·", texts.event(event)) for event in events]


def hint(answer: Answer, texts: MatchTexts) -> list[RenderableType]:
    """The move that a bot recommends, its reason, and the next best moves."""
    best, *others = answer.candidates
    move = texts.move(texts.notation.move(answer.move))
    lines: list[RenderableType] = [Text(texts.say("hint-move", move=move), style="bold")]
    if answer.reason is not None:
        lines.append(Text(texts.reason(answer.reason)))
    if best.win_share is not None:
        share = numbers.percent(best.win_share, texts)
        lines.append(Text(texts.say("hint-share", share=share, count=best.visits)))
    if others:
        lines.append(Text(texts.say("hint-others"), style="dim"))
        lines += [beside("·", candidate(other, texts)) for other in others[:OTHER_MOVES]]
    return lines


def candidate(considered: Candidate, texts: MatchTexts) -> str:
    """A move that the bot considered, with its share of wins if it was searched."""
    move = texts.move(texts.notation.move(considered.move))
    if considered.win_share is None:
        return move
    return f"{move} ({numbers.percent(considered.win_share, texts)} %)"
