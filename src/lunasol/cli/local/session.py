"""A match in the terminal: people at some seats, bots at the others."""

import hashlib
from collections.abc import Callable, Mapping

from lunasol.bots.bot import Bot
from lunasol.cli.files import BadFile, RecordFile
from lunasol.cli.ui import text_blocks
from lunasol.cli.ui.choices import Choice, Choices
from lunasol.cli.ui.match_display import Desk
from lunasol.cli.ui.screen import Screen
from lunasol.engine.cards import Rng
from lunasol.engine.errors import IllegalMove
from lunasol.engine.game import TAKE_BACK
from lunasol.engine.match import Match, MovePlayed
from lunasol.engine.notation import Move
from lunasol.texts import MatchTexts

NOBODY = -1


class Quit(Exception):
    """Somebody wants to stop; the record says where."""


class Session:
    """The loop of a match. Whoever looks at the screen is its ``holder``."""

    def __init__(
        self,
        match: Match,
        people: frozenset[int],
        bots: Mapping[int, Bot],
        adviser: Bot | None,
        texts: MatchTexts,
        screen: Screen,
        record: RecordFile,
    ) -> None:
        self.match = match
        self.people = people
        self.bots = bots
        """Who holds each of the other seats."""
        self.adviser = adviser
        """Who gives hints, if there are any at this table."""
        self.texts = texts
        self.screen = screen
        self.desk = Desk(texts, screen)
        self.record = record
        self.record_failed = False
        self.holder = NOBODY if len(people) > 1 else min(people)
        self.told = [0] * match.players
        """How much of the log each seat had been told when it decided last."""

    def run(self) -> None:
        """Play to the end, unless Quit, EOFError or KeyboardInterrupt ends it before."""
        while not self.match.over:
            seat = self.next_seat()
            if seat in self.people:
                self.decide(seat)
            else:
                self.let_play(seat)
        watcher = min(self.people) if len(self.people) == 1 else None
        assert self.match.outcome is not None
        events = self.match.events(watcher, max(self.told))
        self.desk.show_end(self.match.view(watcher), events, self.match.outcome)

    def next_seat(self) -> int:
        """Bots choose first; then whoever holds the screen, then clockwise."""
        holder, players = max(self.holder, 0), self.match.players
        return min(
            self.match.to_act, key=lambda seat: (seat in self.people, (seat - holder) % players)
        )

    def let_play(self, seat: int) -> None:
        """A bot sees its own blinded copy."""
        move = self.bots[seat].choose(self.match.blinded(seat), seat, self.luck(b"players"))
        self.match.push_code(seat, move)

    def luck(self, whose: bytes) -> Rng:
        """A generator that depends on the match and its log alone: a match resumes alike."""
        secret = self.match.settings.secret
        seed = hashlib.sha256(b"lunasol " + whose + b" 1\n" + secret).digest()
        return Rng(int.from_bytes(seed[:8], "big"), len(self.match.log))

    # A person decides -------------------------------------------------------------------------

    def decide(self, seat: int) -> None:
        self.turn_to(seat)
        choices = Choices(self.match.legal(seat), self.texts)
        self.show(seat, choices)
        offered = choices.all
        while True:
            text = self.screen.ask(self.texts.say("prompt-move", name=self.texts.players[seat]))
            command = self.command(text)
            if command is not None:
                if command(seat, choices):
                    return
                continue
            move = offered[0].move if not text and len(offered) == 1 else choices.named(text)
            if move is not None:
                self.play(seat, move)
                return
            offered = self.explain(seat, choices, text)

    def turn_to(self, seat: int) -> None:
        """The screen goes to this seat, if it is not there."""
        if seat != self.holder:
            self.holder = NOBODY
            if self.command(self.desk.hand_over(seat)) == self.do_quit:
                raise Quit
            self.holder = seat

    def show(self, seat: int, choices: Choices) -> None:
        notice = self.texts.say("play-record-failed") if self.record_failed else ""
        events = self.match.events(seat, self.told[seat])
        self.desk.show_decision(self.match.view(seat), choices, events, notice)

    def play(self, seat: int, move: Move) -> None:
        self.told[seat] = len(self.match.log)
        self.match.push(seat, move)
        self.keep()

    def explain(self, seat: int, choices: Choices, text: str) -> list[Choice]:
        """Say what is wrong, or what might be meant: that can then be played by Enter."""
        meant = [] if choices.notation(text) else choices.beginning(text)
        if not text:
            self.show(seat, choices)
        elif meant:
            self.screen.show(choices.list(meant, self.screen.console.width))
            if len(meant) == 1:
                self.screen.say(self.texts.say("play-enter"))
            return meant
        else:
            self.screen.say(self.why_not(seat, choices, text), style="bold")
        return choices.all

    def why_not(self, seat: int, choices: Choices, text: str) -> str:
        move = choices.notation(text)
        if move is not None:
            refusal = self.match.game.why_not(seat, self.match.notation.code(move))
            return self.texts.refusal(IllegalMove(refusal.key, refusal.ruling))
        return choices.unknown(text)

    # Commands ---------------------------------------------------------------------------------

    def command(self, text: str) -> Callable[[int, Choices], bool] | None:
        """What a word asks for besides a move; it answers whether the decision is another now."""
        return {
            "?": self.do_rule,
            "??": self.do_rules,
            "rules": self.do_rules,
            "h": self.do_help,
            "help": self.do_help,
            "hint": self.do_hint,
            "log": self.do_log,
            "moves": self.do_moves,
            "table": self.do_table,
            "undo": self.do_undo,
            "back": self.do_back,
            "q": self.do_quit,
            "quit": self.do_quit,
            "exit": self.do_quit,
        }.get(text.casefold())

    def do_rule(self, seat: int, choices: Choices) -> bool:
        self.screen.say(self.texts.say(f"rule-{self.match.game.phase()}"))
        return False

    def do_rules(self, seat: int, choices: Choices) -> bool:
        self.screen.show(text_blocks.rules(self.texts))
        return False

    def do_help(self, seat: int, choices: Choices) -> bool:
        self.screen.say(self.texts.say("play-help"))
        return False

    def do_hint(self, seat: int, choices: Choices) -> bool:
        """Advice from what this seat knows, and from nothing else."""
        if self.adviser is None:
            self.screen.say(self.texts.say("hint-off"), style="bold")
            return False
        answer = self.adviser.answer(self.match.blinded(seat), seat, self.luck(b"hints"))
        self.screen.show(*text_blocks.hint(answer, self.texts))
        return False

    def do_log(self, seat: int, choices: Choices) -> bool:
        self.screen.show(*text_blocks.log_lines(self.match.events(seat), self.texts))
        return False

    def do_moves(self, seat: int, choices: Choices) -> bool:
        self.screen.show(choices.list(choices.all, self.screen.console.width))
        return False

    def do_table(self, seat: int, choices: Choices) -> bool:
        self.show(seat, choices)
        return False

    def do_quit(self, seat: int, choices: Choices) -> bool:
        raise Quit

    def do_undo(self, seat: int, choices: Choices) -> bool:
        """Back to before the last move of a person, and whatever bots did after it."""
        moves = [
            (place, entry.seat)
            for place, entry in enumerate(self.match.log)
            if isinstance(entry, MovePlayed) and entry.seat in self.people
        ]
        if not moves:
            self.screen.say(self.texts.say("refused-nothing-to-undo"), style="bold")
            return False
        place, mover = moves[-1]
        self.match.rewind(place)
        self.told = [min(told, place) for told in self.told]
        self.keep()
        self.turn_to(mover)
        return True

    def do_back(self, seat: int, choices: Choices) -> bool:
        """On a shared screen whoever chose last may choose again; the screen goes back there."""
        waiting = [
            entry.seat
            for entry in self.match.log
            if isinstance(entry, MovePlayed)
            and entry.seat in self.people
            and TAKE_BACK in self.match.legal(entry.seat).codes
        ]
        if not waiting:
            self.screen.say(self.texts.say("refused-nothing-to-take-back"), style="bold")
            return False
        self.match.push_code(waiting[-1], TAKE_BACK)
        self.keep()
        self.turn_to(waiting[-1])
        return True

    # The record -------------------------------------------------------------------------------

    def keep(self) -> None:
        """A full disk must not end the match: say so, and try again with the next move."""
        try:
            self.record.write(self.match)
            self.record_failed = False
        except BadFile:
            self.record_failed = True
