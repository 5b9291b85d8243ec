"""What a player sees at a decision: the board, the recent events and the legal moves."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from lunasol.cli.ui import boards, outcome, text_blocks
from lunasol.cli.ui.choices import Choices
from lunasol.cli.ui.screen import Screen
from lunasol.engine.events import Event
from lunasol.engine.game import Outcome
from lunasol.engine.view import View
from lunasol.texts import MatchTexts

EVENT_LINES = 4
"""Moves are shown in words only if that leaves room for this many lines of events."""
MIN_EVENT_LINES = 2
"""This many lines of events are shown even if there is no room for them."""
SHOWN_ON_BOARD = "chosen"
"""The board marks this event at the player's name, so only the full log lists it."""


class MatchDisplay:
    """Shows a match on a screen and fits it to the height as well as it can."""

    def __init__(self, texts: MatchTexts, screen: Screen) -> None:
        self.texts = texts
        self.screen = screen

    def show_decision(
        self, view: View[Any], choices: Choices, events: Sequence[Event], notice: str = ""
    ) -> None:
        """The board, the events since the last decision, and the legal moves."""
        board = boards.render(view, self.texts)
        asked = Text(self.texts.say(f"phase-{view.phase}"), style="bold")
        head = Group(Text(notice, style="bold"), asked) if notice else asked
        room = self.screen.height - self.screen.lines(board) - self.screen.lines(head) - 1
        moves = self.moves(choices, room - EVENT_LINES)
        recent = self.recent_events(events, room - self.screen.lines(moves))
        self.screen.clear()
        self.screen.show(board, *recent, head, moves)

    def moves(self, choices: Choices, room: int) -> RenderableType:
        """The moves in words if there is room, else only in notation."""
        moves = choices.list(choices.all, self.screen.console.width)
        if self.screen.lines(moves) > max(room, EVENT_LINES):
            return Group(
                choices.overview(self.screen.console.width),
                Text(self.texts.say("play-many"), style="dim"),
            )
        if len(choices.all) == 1:
            return Group(moves, Text(self.texts.say("play-enter"), style="dim"))
        return moves

    def recent_events(self, events: Sequence[Event], room: int) -> list[RenderableType]:
        """The events that the seat saw; if they do not fit, the earliest are left out."""
        lines = text_blocks.log_lines([e for e in events if e.key != SHOWN_ON_BOARD], self.texts)
        earlier = self.lines_to_drop(lines, max(room, MIN_EVENT_LINES))
        if not earlier:
            return [*lines]
        note = Text(self.texts.say("play-earlier", count=earlier), style="dim")
        return [note, *lines[earlier:]]

    def lines_to_drop(self, lines: Sequence[RenderableType], room: int) -> int:
        """How many of the first lines must go so that the rest and a note fit."""
        heights = [self.screen.lines(line) for line in lines]
        if sum(heights) <= room:
            return 0
        kept = 0
        while sum(heights[len(lines) - kept - 1 :]) < room:
            kept += 1
        return len(lines) - kept

    def show_end(self, view: View[Any], events: Sequence[Event], result: Outcome) -> None:
        """The board with all cards open, the last events and the result."""
        board = boards.render(view, self.texts)
        ranking = outcome.render(result, view, self.texts)
        room = self.screen.height - self.screen.lines(board) - self.screen.lines(ranking) - 3
        recent = self.recent_events(events, room)
        self.screen.clear()
        self.screen.show(board, *recent, ranking)

    def hand_over(self, seat: int) -> str:
        """Wipe the screen before and after it changes hands, and return what the player types."""
        name = self.texts.players[seat]
        self.screen.wipe()
        self.screen.say(self.texts.say("play-pass", name=name), style="bold")
        answer = self.screen.ask(self.texts.say("play-ready", name=name))
        self.screen.wipe()
        return answer
