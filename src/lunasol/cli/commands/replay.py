"""lunasol replay: show a recorded match move by move."""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from lunasol.cli import files
from lunasol.cli.local.seating import match_texts
from lunasol.cli.ui import boards, language, outcome, text_blocks
from lunasol.cli.ui.screen import Screen
from lunasol.engine.events import Event
from lunasol.engine.match import Entry, Match, MovePlayed
from lunasol.engine.record import read_record
from lunasol.engine.view import View


def run(args: Namespace) -> int:
    path = Path(args.file)
    chosen = language.choose(args.lang)
    match = files.read_record_file(path, read_record)
    if args.seat is not None:
        match.check_seat(args.seat)
    screen = Screen()
    viewer = ReplayViewer(match, args.seat, chosen, screen)
    if args.step or (screen.is_terminal and not args.all):
        viewer.step()
    else:
        viewer.print_all()
    return 0


class ReplayViewer:
    """Shows a match log entry by log entry, as one seat saw it or with all cards open."""

    def __init__(self, match: Match, seat: int | None, language: str, screen: Screen) -> None:
        self.texts = match_texts(match, language)
        self.match = match
        self.log: Sequence[Entry] = tuple(match.log)
        self.seat = seat
        self.screen = screen

    def print_all(self) -> None:
        """Print the whole log, then the last board and the result."""
        for number in range(1, len(self.log) + 1):
            self.show_entry(number)
        self.screen.show(boards.render(self.view(), self.texts))
        self.show_result()

    def step(self) -> None:
        """Show one entry at a time: Enter goes on, b goes back, a number jumps, q leaves."""
        number = 1
        while number <= len(self.log):
            self.match.replay(self.log[:number])
            self.screen.clear()
            self.screen.show(boards.render(self.view(), self.texts))
            self.show_entry(number)
            if number == len(self.log):
                self.show_result()
            answer = self.answer()
            if answer in ("q", "quit", "exit"):
                return
            number = self.next_entry(number, answer)

    def answer(self) -> str:
        try:
            return self.screen.ask(self.texts.say("replay-prompt")).casefold()
        except EOFError:
            return "q"

    def next_entry(self, number: int, answer: str) -> int:
        if answer.isdecimal() and len(answer) < 9:
            return min(max(int(answer), 1), len(self.log))
        return max(number - 1, 1) if answer == "b" else number + 1

    def show_entry(self, number: int) -> None:
        self.screen.say(self.heading(number), style="bold")
        self.screen.show(*text_blocks.log_lines(self.events(number), self.texts))

    def show_result(self) -> None:
        if self.match.outcome is None:
            self.screen.say(self.texts.say("replay-unfinished"), style="bold")
        else:
            self.screen.show(outcome.render(self.match.outcome, self.match.view(None), self.texts))

    def heading(self, number: int) -> str:
        """The number of an entry and its move, unless the move may be another seat's secret."""
        entry = self.log[number - 1]
        what = self.texts.say("replay-shuffle")
        if isinstance(entry, MovePlayed):
            what = self.texts.players[entry.seat]
            if self.seat in (None, entry.seat):
                what = f"{what}: {self.match.notation.move(entry.code)}"
        return f"{number}/{len(self.log)}  {what}"

    def events(self, number: int) -> list[Event]:
        start = self.match.event_counts[number - 2] if number > 1 else 0
        events = self.match.game.events[start : self.match.event_counts[number - 1]]
        if self.seat is None:
            return [Event(event.key, {**event.facts, **(event.secret or {})}) for event in events]
        return [event.seen_by(self.seat) for event in events]

    def view(self) -> View[Any]:
        if self.seat is not None:
            return self.match.view(self.seat)
        return self.match.settings.definition.view(self.match.game, self.match.notation, None)
