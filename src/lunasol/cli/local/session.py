"""The loop of a match on this machine: people at this screen, bots at the other seats."""

import hashlib
from collections.abc import Callable, Mapping

from lunasol.bots.bot import Bot
from lunasol.cli.errors import BadFile, Quit
from lunasol.cli.files import RecordFile
from lunasol.cli.ui import text_blocks
from lunasol.cli.ui.choices import Choice, Choices
from lunasol.cli.ui.match_display import MatchDisplay
from lunasol.cli.ui.screen import Screen
from lunasol.engine.cards import Rng
from lunasol.engine.errors import IllegalMove
from lunasol.engine.game import TAKE_BACK
from lunasol.engine.match import Match, MovePlayed
from lunasol.engine.notation import Move
from lunasol.texts import MatchTexts

NOBODY = -1


class LocalSession:
    """Asks people for their moves and lets bots play. The seat that may see the screen is the
    ``holder``; with several people the screen is handed over between them."""

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
        """The bots at the other seats."""
        self.adviser = adviser
        """The bot that gives hints, if hints are on."""
        self.texts = texts
        self.screen = screen
        self.display = MatchDisplay(texts, screen)
        self.record = record
        self.record_failed = False
        self.greeting = ""
        """What the first decision says above the moves."""
        self.holder = NOBODY if len(people) > 1 else min(people)
        self.log_shown = [0] * match.players
        """The length of the log at each seat's last decision: later events are new to it."""

    def run(self) -> None:
        """Play to the end, unless Quit, EOFError or KeyboardInterrupt is raised."""
        while not self.match.over:
            seat = self.next_seat()
            if seat in self.people:
                self.decide(seat)
            else:
                self.play_bot(seat)
        viewer = min(self.people) if len(self.people) == 1 else None
        assert self.match.outcome is not None
        events = self.match.events(viewer, max(self.log_shown))
        self.display.show_end(self.match.view(viewer), events, self.match.outcome)

    def next_seat(self) -> int:
        """The seat that acts next: bots first, then the holder, then clockwise."""
        holder, players = max(self.holder, 0), self.match.players
        return min(
            self.match.to_act, key=lambda seat: (seat in self.people, (seat - holder) % players)
        )

    def play_bot(self, seat: int) -> None:
        """Let a bot move; it sees only a copy without other players' secrets."""
        move = self.bots[seat].choose(self.match.blinded(seat), seat, self.rng(b"players"))
        self.match.push_code(seat, move)

    def rng(self, purpose: bytes) -> Rng:
        """A generator seeded only by the match and its log, so that a resumed match plays on
        exactly as it would have."""
        secret = self.match.settings.secret
        seed = hashlib.sha256(b"lunasol " + purpose + b" 1\n" + secret).digest()
        return Rng(int.from_bytes(seed[:8], "big"), len(self.match.log))

    # A person decides -------------------------------------------------------------------------

    def decide(self, seat: int) -> None:
        self.hand_screen_to(seat)
        choices = Choices(self.match.listed(seat), self.texts)
        self.show(seat, choices)
        offered = choices.all
        while True:
            text = self.screen.ask(self.texts.say("prompt-move", name=self.texts.players[seat]))
            command = self.command(text)
            if command is not None:
                if command(seat, choices):
                    return
                continue
            move = (
                offered[0].move
                if not text and len(offered) == 1
                else self.find(seat, choices, text)
            )
            if move is not None:
                self.play(seat, move)
                return
            offered = self.explain(seat, choices, text)

    def find(self, seat: int, choices: Choices, text: str) -> Move | None:
        """The legal move that was typed, also one that a long list leaves out."""
        found, typed = choices.find(text), choices.parse(text)
        if found is not None or typed is None:
            return found
        return typed if self.match.is_legal(seat, self.match.notation.code(typed)) else None

    def hand_screen_to(self, seat: int) -> None:
        """Hand the screen to this seat, unless it holds it already."""
        if seat != self.holder:
            self.holder = NOBODY
            if self.command(self.display.hand_over(seat)) == self.do_quit:
                raise Quit
            self.holder = seat

    def show(self, seat: int, choices: Choices) -> None:
        notice = self.texts.say("play-record-failed") if self.record_failed else self.greeting
        self.greeting = ""
        events = self.match.events(seat, self.log_shown[seat])
        self.display.show_decision(self.match.view(seat), choices, events, notice)

    def play(self, seat: int, move: Move) -> None:
        self.log_shown[seat] = len(self.match.log)
        self.match.push(seat, move)
        self.save()

    def explain(self, seat: int, choices: Choices, text: str) -> list[Choice]:
        """Explain a text that is no legal move, and return the moves that Enter may now play."""
        meant = [] if choices.parse(text) else choices.starting_with(text)
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
        move = choices.parse(text)
        if move is not None:
            refusal = self.match.game.why_not(seat, self.match.notation.code(move))
            return self.texts.refusal(IllegalMove(refusal.key, refusal.ruling))
        return choices.explain_unknown(text)

    # Commands ---------------------------------------------------------------------------------

    def command(self, text: str) -> Callable[[int, Choices], bool] | None:
        """The handler of a typed command, or None if the text is a move.

        A handler returns whether the decision has changed, so that the loop starts over.
        """
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
        """Show a hint; the adviser knows only what this seat knows."""
        if self.adviser is None:
            self.screen.say(self.texts.say("hint-off"), style="bold")
            return False
        answer = self.adviser.answer(self.match.blinded(seat), seat, self.rng(b"hints"))
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
        """Undo the last move of a person and everything that bots did after it."""
        moves = [
            (index, entry.seat)
            for index, entry in enumerate(self.match.log)
            if isinstance(entry, MovePlayed) and entry.seat in self.people
        ]
        if not moves:
            self.screen.say(self.texts.say("refused-nothing-to-undo"), style="bold")
            return False
        index, mover = moves[-1]
        self.match.rewind(index)
        self.log_shown = [min(shown, index) for shown in self.log_shown]
        self.save()
        self.hand_screen_to(mover)
        return True

    def do_back(self, seat: int, choices: Choices) -> bool:
        """Take back the last secret choice of a person, who gets the screen and chooses again."""
        choosers = [
            entry.seat
            for entry in self.match.log
            if isinstance(entry, MovePlayed)
            and entry.seat in self.people
            and TAKE_BACK in self.match.legal(entry.seat).codes
        ]
        if not choosers:
            self.screen.say(self.texts.say("refused-nothing-to-take-back"), style="bold")
            return False
        self.match.push_code(choosers[-1], TAKE_BACK)
        self.save()
        self.hand_screen_to(choosers[-1])
        return True

    # The record -------------------------------------------------------------------------------

    def save(self) -> None:
        """Write the record. A full disk must not end the match: the next decision shows a notice,
        and the next move tries again."""
        try:
            self.record.write(self.match)
            self.record_failed = False
        except BadFile:
            self.record_failed = True
