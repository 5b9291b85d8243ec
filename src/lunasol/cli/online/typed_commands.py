"""What a person types at an online table: moves, and commands for everything else."""

from collections.abc import Awaitable, Callable
from typing import cast, get_args

from lunasol.bots.cast import CAST, LEVELS, named
from lunasol.cli.errors import Quit
from lunasol.cli.online.connection import new_id
from lunasol.cli.online.keyboard import Keyboard
from lunasol.cli.online.session import OnlineSession
from lunasol.cli.ui import text_blocks
from lunasol.cli.ui.choices import Choice, Choices
from lunasol.protocol.client_messages import (
    AskHint,
    Back,
    Begin,
    Decline,
    Kick,
    PlayMove,
    Rematch,
    Resign,
    Say,
    SeatBot,
    Undo,
    Vote,
)
from lunasol.protocol.types import CharacterId, Level, Preset

Handler = Callable[[str], Awaitable[None]]
LONGEST_CHAT = 300
PRESETS: tuple[str, ...] = get_args(Preset)


class TypedCommands:
    """Runs typed lines in a session."""

    def __init__(self, session: OnlineSession, keyboard: Keyboard) -> None:
        self.session = session
        self.screen = session.screen
        self.keyboard = keyboard
        self.offered: list[Choice] = []
        """The moves that match the last text; if it is only one, Enter plays it."""

    @property
    def is_ready(self) -> bool:
        """Whether to read input: from a terminal always, from a pipe only if an answer is due."""
        session = self.session
        if not session.is_welcome:
            return False
        if self.screen.is_terminal:
            return True
        state = session.state
        is_due = state.is_my_turn or state.is_finished
        is_hosting = state.is_host and state.table.state == "open"
        return (is_due or is_hosting) and not session.pending

    async def run_typed(self) -> None:
        """Run the lines that have been typed so far."""
        while self.is_ready and self.keyboard.lines:
            text = self.keyboard.next()
            self.screen.on_answer()
            await self.run(text)
            self.session.prompt()
        if self.is_ready and self.keyboard.has_ended and not self.keyboard.lines:
            raise Quit

    async def run(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        state = self.session.state
        is_open = state.table.state == "open"
        here = self.before_the_match() if is_open else self.in_the_match()
        handler = self.with_argument().get(word.casefold())
        if handler is None and not rest:
            handler = {**self.everywhere(), **here}.get(word.casefold())
        if handler is not None:
            await handler(rest.strip())
        elif is_open:
            await self.do_help("")
        else:
            await self.play(text)

    def everywhere(self) -> dict[str, Handler]:
        return {
            "??": self.do_rules,
            "rules": self.do_rules,
            "h": self.do_help,
            "help": self.do_help,
            "q": self.do_quit,
            "quit": self.do_quit,
            "exit": self.do_quit,
        }

    def with_argument(self) -> dict[str, Handler]:
        """The commands that take an argument."""
        common: dict[str, Handler] = {"say": self.do_say, "chat": self.do_say}
        if self.session.state.table.state != "open":
            return common
        return {**common, "bot": self.do_bot, "kick": self.do_kick}

    def before_the_match(self) -> dict[str, Handler]:
        return {"start": self.do_start, "table": self.do_seats, "resign": self.do_resign}

    def in_the_match(self) -> dict[str, Handler]:
        return {
            "?": self.do_rule,
            "hint": self.do_hint,
            "log": self.do_log,
            "moves": self.do_moves,
            "table": self.do_table,
            "wait": self.do_wait,
            "end": self.do_end,
            "back": self.do_back,
            "undo": self.do_undo,
            "resign": self.do_resign,
            "rematch": self.do_rematch,
            "decline": self.do_decline,
        }

    # Moves ------------------------------------------------------------------------------------

    async def play(self, text: str) -> None:
        """Send a move. There may be legal moves while others have to act, because a secret choice
        can be changed until all have chosen."""
        state, display = self.session.state, self.session.display
        if not state.legal:
            if text:
                display.say_bold(display.waiting())
            return
        choices = display.choices
        offered = self.offered or choices.all
        self.offered = []
        move = choices.find(text)
        if not text and len(offered) == 1 and state.is_my_turn:
            move = offered[0].move
        move = move or choices.parse(text)  # the server explains why a move is not legal
        if move is not None:
            display.log_shown = len(state.log)
            await self.session.send(PlayMove(id=new_id(), move=str(move)))
        else:
            self.explain(choices, text)

    def explain(self, choices: Choices, text: str) -> None:
        """Explain a text that is no move, or list the moves that begin with it."""
        meant = choices.starting_with(text) if text else []
        if not text:
            self.show_board()
        elif meant:
            self.offered = meant
            self.screen.show(choices.list(meant, self.screen.console.width))
            if len(meant) == 1:
                self.screen.say(self.session.state.texts.say("play-enter"))
        else:
            self.session.display.say_bold(choices.explain_unknown(text))

    def show_board(self) -> None:
        if self.session.state.is_my_turn:
            self.session.display.show_decision()
        else:
            self.session.display.show_board()

    # Commands that only show something ----------------------------------------------------------

    async def do_rule(self, _: str) -> None:
        state = self.session.state
        if state.view is not None:
            self.screen.say(state.texts.say(f"rule-{state.view.phase}"))

    async def do_rules(self, _: str) -> None:
        self.screen.show(text_blocks.rules(self.session.state.texts))

    async def do_help(self, _: str) -> None:
        state = self.session.state
        key = "online-room-help" if state.table.state == "open" else "online-help"
        self.screen.say(state.texts.say(key))

    async def do_log(self, _: str) -> None:
        self.session.display.show_events(self.session.state.log)

    async def do_moves(self, _: str) -> None:
        choices = self.session.display.choices
        if choices.all:
            self.screen.show(choices.list(choices.all, self.screen.console.width))
        else:
            self.screen.say(self.session.display.waiting())

    async def do_table(self, _: str) -> None:
        if self.session.state.view is not None:
            self.show_board()

    async def do_seats(self, _: str) -> None:
        self.session.display.show_seats()

    async def do_quit(self, _: str) -> None:
        raise Quit

    # Commands that send a request ---------------------------------------------------------------

    async def do_hint(self, _: str) -> None:
        await self.session.send(AskHint(id=new_id()))

    async def do_wait(self, _: str) -> None:
        await self.session.send(Vote(id=new_id(), choice="wait"))

    async def do_end(self, _: str) -> None:
        await self.session.send(Vote(id=new_id(), choice="end"))

    async def do_back(self, _: str) -> None:
        await self.session.send(Back(id=new_id()))

    async def do_undo(self, _: str) -> None:
        self.session.display.offered = ()  # the decision is shown again, though it is the same
        await self.session.send(Undo(id=new_id()))

    async def do_resign(self, _: str) -> None:
        await self.session.send(Resign(id=new_id()))

    async def do_decline(self, _: str) -> None:
        await self.session.send(Decline(id=new_id()))

    async def do_rematch(self, _: str) -> None:
        await self.session.send(Rematch(id=new_id()))

    async def do_start(self, _: str) -> None:
        await self.session.send(Begin(id=new_id()))

    async def do_say(self, text: str) -> None:
        """Send a chat message; :good-luck and the like are presets in everyone's language."""
        if not text.startswith(":"):
            await self.session.send(Say(id=new_id(), text=text[:LONGEST_CHAT]))
        elif text[1:] in PRESETS:
            preset = cast(Preset, text[1:])
            await self.session.send(Say(id=new_id(), preset=preset))
        else:
            presets = " ".join(f":{preset}" for preset in PRESETS)
            self.screen.say(self.session.state.texts.say("online-presets", presets=presets))

    async def do_bot(self, text: str) -> None:
        """Put a bot at one seat, or at all free seats."""
        word, _, seat = text.partition(" ")
        character = named(word)
        if (word not in LEVELS and character is None) or not (seat == "" or is_seat(seat)):
            facts = {"levels": ", ".join(LEVELS), "names": ", ".join(CAST)}
            self.screen.say(self.session.state.texts.say("online-levels", **facts))
            return
        level = cast(Level, word) if character is None else None
        id = None if character is None else cast(CharacterId, character.id)
        number = int(seat) if seat else None
        await self.session.send(SeatBot(id=new_id(), level=level, seat=number, character=id))

    async def do_kick(self, text: str) -> None:
        if is_seat(text):
            await self.session.send(Kick(id=new_id(), seat=int(text)))
        else:
            self.screen.say(self.session.state.texts.say("online-which-seat"))


def is_seat(text: str) -> bool:
    return len(text) == 1 and text.isascii() and text.isdecimal()
