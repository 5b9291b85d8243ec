"""What a person at the table sees: the table itself, the news, the moves; and the hand-over."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from lunasol.cli.ui import boards, outcome, text_blocks
from lunasol.cli.ui.choices import Choices
from lunasol.cli.ui.screen import Screen
from lunasol.engine.events import Event
from lunasol.engine.game import Outcome
from lunasol.engine.view import View
from lunasol.texts import MatchTexts

LINES_OF_NEWS = 4
"""Moves are put into words only where they leave room for so many lines of news."""
FEWEST_LINES = 2
"""So many lines of news are shown even where there is no room for them."""
ON_THE_TABLE = "chosen"
"""The event that the table shows by a mark at the name; only the whole log tells it too."""


class Desk:
    """Shows a match on a screen, everything fitted to its height as far as it can be."""

    def __init__(self, texts: MatchTexts, screen: Screen) -> None:
        self.texts = texts
        self.screen = screen

    def show_decision(
        self, view: View, choices: Choices, events: Sequence[Event], notice: str = ""
    ) -> None:
        """The table, what happened since the last decision, and what the seat may do."""
        table = boards.render(view, self.texts)
        asked = Text(self.texts.say(f"phase-{view.phase}"), style="bold")
        head = Group(Text(notice, style="bold"), asked) if notice else asked
        room = self.screen.height - self.screen.lines(table) - self.screen.lines(head) - 1
        moves = self.moves(choices, room - LINES_OF_NEWS)
        news = self.news(events, room - self.screen.lines(moves))
        self.screen.clear()
        self.screen.show(table, *news, head, moves)

    def moves(self, choices: Choices, room: int) -> RenderableType:
        """In words where there is room for it, else only in notation."""
        moves = choices.list(choices.all, self.screen.console.width)
        if self.screen.lines(moves) > max(room, LINES_OF_NEWS):
            return Group(
                choices.overview(self.screen.console.width),
                Text(self.texts.say("play-many"), style="dim"),
            )
        if len(choices.all) == 1:
            return Group(moves, Text(self.texts.say("play-enter"), style="dim"))
        return moves

    def news(self, events: Sequence[Event], room: int) -> list[RenderableType]:
        """What the seat saw happen; the earliest lines give way."""
        lines = text_blocks.log_lines([e for e in events if e.key != ON_THE_TABLE], self.texts)
        earlier = self.too_many(lines, max(room, FEWEST_LINES))
        if not earlier:
            return [*lines]
        hint = Text(self.texts.say("play-earlier", count=earlier), style="dim")
        return [hint, *lines[earlier:]]

    def too_many(self, lines: Sequence[RenderableType], room: int) -> int:
        """How many of the first lines must go, so that the rest and a hint fit."""
        heights = [self.screen.lines(line) for line in lines]
        if sum(heights) <= room:
            return 0
        kept = 0
        while sum(heights[len(lines) - kept - 1 :]) < room:
            kept += 1
        return len(lines) - kept

    def show_end(self, view: View, events: Sequence[Event], result: Outcome) -> None:
        """Everything is open now: the table, the last lines and the result."""
        table = boards.render(view, self.texts)
        ranking = outcome.render(result, view, self.texts)
        room = self.screen.height - self.screen.lines(table) - self.screen.lines(ranking) - 3
        news = self.news(events, room)
        self.screen.clear()
        self.screen.show(table, *news, ranking)

    def hand_over(self, seat: int) -> str:
        """Nothing of the last one's stays on the screen, nothing of the next one's is there."""
        name = self.texts.players[seat]
        self.screen.wipe()
        self.screen.say(self.texts.say("play-pass", name=name), style="bold")
        answer = self.screen.ask(self.texts.say("play-ready", name=name))
        self.screen.wipe()
        return answer
