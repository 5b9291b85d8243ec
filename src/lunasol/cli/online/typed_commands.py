"""What somebody types at an online table: moves, and words for everything else."""

from collections.abc import Awaitable, Callable
from typing import cast, get_args

from lunasol.bots.registry import LEVELS
from lunasol.cli.local.session import Quit
from lunasol.cli.online.connection import new_id
from lunasol.cli.online.live_screen import Keyboard
from lunasol.cli.online.session import Visit
from lunasol.cli.ui import text_blocks
from lunasol.cli.ui.choices import Choice, Choices
from lunasol.protocol import messages

Order = Callable[[str], Awaitable[None]]
LONGEST_SAID = 300
PRESETS: tuple[str, ...] = get_args(messages.Preset)


class Orders:
    def __init__(self, visit: Visit, keyboard: Keyboard) -> None:
        self.visit = visit
        self.screen = visit.screen
        self.keyboard = keyboard
        self.offered: list[Choice] = []
        """What was offered by its beginning: one alone is played by Enter."""

    @property
    def is_listening(self) -> bool:
        """A terminal is listened to at any time, a pipe only when something can be answered."""
        visit = self.visit
        if not visit.is_welcome:
            return False
        if self.screen.is_terminal:
            return True
        known = visit.known
        is_due = known.is_my_turn or known.is_finished
        is_hosting = known.is_host and known.table.state == "open"
        return (is_due or is_hosting) and not visit.asked

    async def take(self) -> None:
        """Do what has been typed by now."""
        while self.is_listening and self.keyboard.lines:
            text = self.keyboard.next()
            self.screen.answered()
            await self.obey(text)
            self.visit.prompt()
        if self.is_listening and self.keyboard.has_ended and not self.keyboard.lines:
            raise Quit

    async def obey(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        known = self.visit.known
        here = self.in_the_room() if known.table.state == "open" else self.at_play()
        order = self.with_words().get(word.casefold())
        if order is None and not rest:
            order = {**self.everywhere(), **here}.get(word.casefold())
        if order is not None:
            await order(rest.strip())
        elif known.table.state == "open":
            await self.do_help("")
        else:
            await self.play(text)

    def everywhere(self) -> dict[str, Order]:
        return {
            "??": self.do_rules,
            "rules": self.do_rules,
            "h": self.do_help,
            "help": self.do_help,
            "q": self.do_quit,
            "quit": self.do_quit,
            "exit": self.do_quit,
        }

    def with_words(self) -> dict[str, Order]:
        """Orders that say more than one word."""
        common: dict[str, Order] = {"say": self.do_say, "chat": self.do_say}
        if self.visit.known.table.state != "open":
            return common
        return {**common, "bot": self.do_bot, "kick": self.do_kick}

    def in_the_room(self) -> dict[str, Order]:
        return {"start": self.do_start, "table": self.do_seats}

    def at_play(self) -> dict[str, Order]:
        return {
            "?": self.do_rule,
            "hint": self.do_hint,
            "log": self.do_log,
            "moves": self.do_moves,
            "table": self.do_table,
            "wait": self.do_wait,
            "end": self.do_end,
            "back": self.do_back,
            "rematch": self.do_rematch,
        }

    # Moves ------------------------------------------------------------------------------------

    async def play(self, text: str) -> None:
        """A secret choice can be made anew, so moves may be there while others are to act."""
        known = self.visit.known
        if not known.legal:
            if text:
                self.screen.say(self.visit.waiting(), style="bold")
            return
        choices = self.visit.choices
        offered = self.offered or choices.all
        self.offered = []
        move = choices.named(text)
        if not text and len(offered) == 1 and known.is_my_turn:
            move = offered[0].move
        move = move or choices.notation(text)  # what is not legal the server explains
        if move is not None:
            self.visit.told = len(known.log)
            await self.visit.ask(messages.Move(id=new_id(), move=str(move)))
        else:
            self.explain(choices, text)

    def explain(self, choices: Choices, text: str) -> None:
        meant = choices.beginning(text) if text else []
        if not text:
            self.show_table()
        elif meant:
            self.offered = meant
            self.screen.show(choices.list(meant, self.screen.console.width))
            if len(meant) == 1:
                self.screen.say(self.visit.known.texts.say("play-enter"))
        else:
            self.screen.say(choices.unknown(text), style="bold")

    def show_table(self) -> None:
        if self.visit.known.is_my_turn:
            self.visit.show_decision()
        else:
            self.visit.show_table()

    # Words ------------------------------------------------------------------------------------

    async def do_rule(self, _: str) -> None:
        known = self.visit.known
        if known.view is not None:
            self.screen.say(known.texts.say(f"rule-{known.view.phase}"))

    async def do_rules(self, _: str) -> None:
        self.screen.show(text_blocks.rules(self.visit.known.texts))

    async def do_help(self, _: str) -> None:
        known = self.visit.known
        key = "online-room-help" if known.table.state == "open" else "online-help"
        self.screen.say(known.texts.say(key))

    async def do_log(self, _: str) -> None:
        self.visit.show_lines(self.visit.known.log)

    async def do_moves(self, _: str) -> None:
        choices = self.visit.choices
        if choices.all:
            self.screen.show(choices.list(choices.all, self.screen.console.width))
        else:
            self.screen.say(self.visit.waiting())

    async def do_table(self, _: str) -> None:
        if self.visit.known.view is not None:
            self.show_table()

    async def do_seats(self, _: str) -> None:
        self.visit.show_seats()

    async def do_quit(self, _: str) -> None:
        raise Quit

    # What the server does ---------------------------------------------------------------------

    async def do_hint(self, _: str) -> None:
        await self.visit.ask(messages.AskHint(id=new_id()))

    async def do_wait(self, _: str) -> None:
        await self.visit.ask(messages.Vote(id=new_id(), choice="wait"))

    async def do_end(self, _: str) -> None:
        await self.visit.ask(messages.Vote(id=new_id(), choice="end"))

    async def do_back(self, _: str) -> None:
        await self.visit.ask(messages.Back(id=new_id()))

    async def do_rematch(self, _: str) -> None:
        await self.visit.ask(messages.Rematch(id=new_id()))

    async def do_start(self, _: str) -> None:
        await self.visit.ask(messages.Begin(id=new_id()))

    async def do_say(self, text: str) -> None:
        if not text.startswith(":"):
            await self.visit.ask(messages.Say(id=new_id(), text=text[:LONGEST_SAID]))
        elif text[1:] in PRESETS:
            preset = cast(messages.Preset, text[1:])
            await self.visit.ask(messages.Say(id=new_id(), preset=preset))
        else:
            presets = " ".join(f":{preset}" for preset in PRESETS)
            self.screen.say(self.visit.known.texts.say("online-presets", presets=presets))

    async def do_bot(self, text: str) -> None:
        """At one seat, or at all that are free."""
        word, _, seat = text.partition(" ")
        if word not in LEVELS or not (seat == "" or is_seat(seat)):
            levels = ", ".join(LEVELS)
            self.screen.say(self.visit.known.texts.say("online-levels", levels=levels))
            return
        level = cast(messages.Level, word)
        number = int(seat) if seat else None
        await self.visit.ask(messages.SeatBot(id=new_id(), level=level, seat=number))

    async def do_kick(self, text: str) -> None:
        if is_seat(text):
            await self.visit.ask(messages.Kick(id=new_id(), seat=int(text)))
        else:
            self.screen.say(self.visit.known.texts.say("online-which-seat"))


def is_seat(text: str) -> bool:
    return len(text) == 1 and text.isascii() and text.isdecimal()
