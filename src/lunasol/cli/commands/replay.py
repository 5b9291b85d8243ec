"""lunasol replay FILE: a recorded match, move by move."""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from lunasol.cli import files
from lunasol.cli.local import seating
from lunasol.cli.ui import boards, language, outcome, text_blocks
from lunasol.cli.ui.screen import Screen
from lunasol.engine.events import Event
from lunasol.engine.match import Entry, Match, MovePlayed
from lunasol.engine.record import read_record
from lunasol.engine.view import View
from lunasol.texts import MatchTexts, Texts


def run(args: Namespace) -> int:
    path = Path(args.file)
    spoken = language.chosen(args.lang)
    match = files.read(path, read_record)
    if args.seat is not None:
        match.check_seat(args.seat)
    screen = Screen()
    replay = Replay(match, args.seat, spoken, screen)
    if args.step or (screen.is_terminal and not args.all):
        replay.step()
    else:
        replay.print_all()
    return 0


class Replay:
    """A match that is played again entry by entry; without a seat everything is open."""

    def __init__(self, match: Match, seat: int | None, spoken: str, screen: Screen) -> None:
        settings = match.settings
        everybody = frozenset(range(match.players))
        names = settings.names or seating.names(everybody, match.players, Texts(spoken))
        self.texts = MatchTexts(
            spoken, settings.definition.id, settings.deck, match.notation, names
        )
        self.match = match
        self.log: Sequence[Entry] = tuple(match.log)
        self.seat = seat
        self.screen = screen

    def print_all(self) -> None:
        """The whole log, then the table as it was left."""
        for place in range(1, len(self.log) + 1):
            self.show_entry(place)
        self.screen.show(boards.render(self.view(), self.texts))
        self.show_result()

    def step(self) -> None:
        """One entry at a time: Enter goes on, b back, a number anywhere, q leaves."""
        place = 1
        while place <= len(self.log):
            self.match.replay(self.log[:place])
            self.screen.clear()
            self.screen.show(boards.render(self.view(), self.texts))
            self.show_entry(place)
            if place == len(self.log):
                self.show_result()
            answer = self.answer()
            if answer in ("q", "quit", "exit"):
                return
            place = self.next_place(place, answer)

    def answer(self) -> str:
        try:
            return self.screen.ask(self.texts.say("replay-prompt")).casefold()
        except EOFError:
            return "q"

    def next_place(self, place: int, answer: str) -> int:
        if answer.isdecimal() and len(answer) < 9:
            return min(max(int(answer), 1), len(self.log))
        return max(place - 1, 1) if answer == "b" else place + 1

    def show_entry(self, place: int) -> None:
        self.screen.say(self.heading(place), style="bold")
        self.screen.show(*text_blocks.log_lines(self.events(place), self.texts))

    def show_result(self) -> None:
        if self.match.outcome is None:
            self.screen.say(self.texts.say("replay-unfinished"), style="bold")
        else:
            self.screen.show(outcome.render(self.match.outcome, self.match.view(None), self.texts))

    def heading(self, place: int) -> str:
        """Which entry of the log this is; in notation, unless it may be another's secret."""
        entry = self.log[place - 1]
        what = self.texts.say("replay-shuffle")
        if isinstance(entry, MovePlayed):
            what = self.texts.players[entry.seat]
            if self.seat in (None, entry.seat):
                what = f"{what}: {self.match.notation.move(entry.code)}"
        return f"{place}/{len(self.log)}  {what}"

    def events(self, place: int) -> list[Event]:
        start = self.match.event_counts[place - 2] if place > 1 else 0
        events = self.match.game.events[start : self.match.event_counts[place - 1]]
        if self.seat is None:
            return [Event(event.key, {**event.facts, **(event.secret or {})}) for event in events]
        return [event.seen_by(self.seat) for event in events]

    def view(self) -> View:
        if self.seat is not None:
            return self.match.view(self.seat)
        return self.match.settings.definition.view(self.match.game, self.match.notation, None)
