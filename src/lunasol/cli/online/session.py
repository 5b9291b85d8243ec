"""One person at an online table: what the server tells is shown, what is typed is asked for."""

import asyncio
import secrets
from contextlib import suppress
from dataclasses import dataclass

from lunasol.cli.online import announcements
from lunasol.cli.online.connection import Found, Heard, Line, Lost, new_id
from lunasol.cli.online.live_screen import LiveScreen
from lunasol.cli.online.server_api import Door, NoEntry, why_not
from lunasol.cli.online.state import Known
from lunasol.cli.ui import boards, text_blocks
from lunasol.cli.ui.choices import Choices
from lunasol.cli.ui.match_display import ON_THE_TABLE, Desk
from lunasol.engine.errors import IllegalMove
from lunasol.engine.events import Event
from lunasol.engine.notation import Move
from lunasol.protocol import messages
from lunasol.protocol.messages import AnyClientMessage

SALT_BYTES = 16


@dataclass(frozen=True)
class Wish:
    """How somebody wants to be at a table."""

    name: str
    seat: int | None = None
    watch: bool = False
    bots: tuple[messages.Level, ...] = ()
    """Levels of bots for the last seats."""


class Visit:
    known: Known
    """Set by the first welcome; nothing is typed or shown before it."""
    desk: Desk

    def __init__(
        self, door: Door, table: str, wish: Wish, screen: LiveScreen, language: str
    ) -> None:
        self.door = door
        self.id = table
        self.wish = wish
        self.screen = screen
        self.language = language
        self.inbox: asyncio.Queue[Heard] = asyncio.Queue()
        self.line = Line(door, table, self.inbox)
        self.listening: asyncio.Task[None] | None = None
        self.asked: dict[str, AnyClientMessage] = {}
        """What has not been answered yet."""
        self.is_welcome = False
        self.is_table_shown = False
        self.is_end_shown = False
        self.offered: tuple[Move, ...] = ()
        """The moves among which we are asked to decide."""
        self.told = 0
        """How much of the log had been told at the last decision."""
        self.next: str | None = None
        """The table of the rematch, when we go there."""

    async def __aenter__(self) -> "Visit":
        self.listening = asyncio.create_task(self.line.run(), name="line")
        self.listening.add_done_callback(lambda _: self.wake())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.listening is not None
        self.listening.cancel()
        with suppress(asyncio.CancelledError, NoEntry):
            await self.listening

    def wake(self) -> None:
        self.inbox.put_nowait(None)

    async def hear_next(self) -> None:
        """Wait for the next thing that happens, and show it."""
        message = await self.inbox.get()
        assert self.listening is not None
        if self.listening.done():
            self.listening.result()
        if message is not None:
            await self.hear(message)
            self.prompt()

    async def ask(self, asked: AnyClientMessage) -> None:
        if self.line.is_lost and not is_sent_again(asked):
            self.say_bold(self.known.texts.say("online-not-connected"))
            return
        self.asked[asked.id] = asked
        await self.line.send(asked)

    # What is heard ----------------------------------------------------------------------------

    async def hear(self, message: Heard) -> None:
        match message:
            case messages.Welcome():
                await self.hear_welcome(message)
            case messages.Update():
                self.show_news(self.known.take_cards(message))
            case messages.TableChanged():
                self.hear_change(message)
            case messages.Chat():
                self.show_chat(message)
            case messages.Refused():
                self.hear_refusal(message)
            case messages.Done() | messages.Hint():
                await self.hear_answer(message)
            case Lost():
                self.screen.say(self.door.texts.say("online-lost"), style="bold")
            case Found():
                await self.hear_found()

    async def hear_welcome(self, message: messages.Welcome) -> None:
        if not self.is_welcome:
            self.known = Known(message, self.language)
            self.is_welcome = True
            await self.arrive()
            return
        self.hear_change(message)
        self.show_news(self.known.take_cards(message))

    async def arrive(self) -> None:
        known = self.known
        self.desk = Desk(known.texts, self.screen)
        self.screen.say(known.texts.say("online-title", game=known.texts.say("name")), style="bold")
        if known.seat is None and not self.wish.watch:
            await self.take_seat()
        if known.table.state == "open":
            self.show_seats()
        else:
            self.show_news(known.log)
            self.say_if_held()

    def say_if_held(self) -> None:
        """Whoever was only away has the seat back by coming."""
        known = self.known
        if known.seat is not None and known.table.seats[known.seat].held in ("clock", "left"):
            self.say_bold(known.texts.say("online-held-own"))

    async def take_seat(self) -> None:
        if self.known.table.state == "running":
            raise NoEntry(self.known.texts.say("online-only-watching"))
        if self.known.table.state == "open":
            salt = secrets.token_hex(SALT_BYTES)
            wish = self.wish
            await self.ask(messages.Sit(id=new_id(), name=wish.name, salt=salt, seat=wish.seat))

    def hear_change(self, message: messages.Welcome | messages.TableChanged) -> None:
        known = self.known
        before, seat_before = known.table, known.seat
        known.take_table(message)
        self.desk.texts = known.texts
        if seat_before is not None and known.seat is None:
            self.say_bold(known.texts.say("online-risen"))
        if known.table.state == "open":
            if announcements.looks(before) != announcements.looks(known.table):
                self.show_seats()
            return
        for sentence in announcements.changes(before, known.table, known.seat, known.texts):
            self.screen.say(sentence, style="bold")
        if known.table.state == "ended":
            self.show_end()

    async def hear_found(self) -> None:
        """Ask again for what can be asked twice; the rest is forgotten."""
        self.screen.say(self.door.texts.say("online-found"), style="bold")
        self.asked = {id: asked for id, asked in self.asked.items() if is_sent_again(asked)}
        for asked in self.asked.values():
            await self.line.send(asked)

    def hear_refusal(self, refused: messages.Refused) -> None:
        asked = self.asked.pop(refused.id, None)
        if not refused.id:
            self.asked.clear()  # the server could not even tell what it was
        texts = self.known.texts
        if refused.ruling is not None:
            sentence = texts.refusal(IllegalMove(refused.key, refused.ruling))
        else:
            sentence = why_not(refused.key, texts)
        if isinstance(asked, messages.Sit):
            raise NoEntry(sentence)
        self.say_bold(sentence)

    async def hear_answer(self, answer: messages.Done | messages.Hint) -> None:
        asked = self.asked.pop(answer.id, None)
        if isinstance(answer, messages.Hint):
            self.screen.show(*text_blocks.hint(self.known.answer(answer), self.known.texts))
        elif isinstance(asked, messages.Rematch):
            self.next = answer.table
        elif isinstance(asked, messages.Sit):
            await self.seat_bots()

    async def seat_bots(self) -> None:
        levels = self.wish.bots
        first = self.known.table.players - len(levels)
        for seat, level in enumerate(levels, start=first):
            await self.ask(messages.SeatBot(id=new_id(), level=level, seat=seat))

    # What is shown ----------------------------------------------------------------------------

    @property
    def choices(self) -> Choices:
        return Choices(self.known.legal, self.known.texts)

    def say_bold(self, sentence: str) -> None:
        self.screen.say(sentence, style="bold")

    def prompt(self) -> None:
        """Ask for a move while one is due; other things can be typed at any time."""
        is_moving = any(isinstance(asked, messages.Move) for asked in self.asked.values())
        if self.is_welcome and self.known.is_my_turn and not is_moving:
            seat = self.known.seat
            assert seat is not None
            self.screen.prompt(self.known.texts.say("prompt-move", name=self.known.name(seat)))

    def show_seats(self) -> None:
        known = self.known
        self.screen.show(announcements.seats(known.table, known.seat, known.texts))
        is_full = all(seat.kind != "open" for seat in known.table.seats)
        if known.is_host:
            self.screen.say(known.texts.say("online-full" if is_full else "online-hosting"))
        else:
            self.screen.say(known.texts.say("online-room"))

    def show_news(self, new: list[Event]) -> None:
        """As much of the table as the moment asks for."""
        known = self.known
        if known.view is None:
            return
        if known.is_finished or known.result is not None:
            self.show_end()
        elif not known.is_my_turn:
            self.offered = ()
            self.show_others_play(new)
        elif known.legal != self.offered:
            self.show_decision()
        else:
            self.show_lines([event for event in new if event.key != ON_THE_TABLE])

    def show_others_play(self, new: list[Event]) -> None:
        if self.is_table_shown:
            self.show_lines(new)
        else:
            self.show_table()

    def show_decision(self) -> None:
        known = self.known
        assert known.view is not None
        self.is_table_shown = True
        self.offered = known.legal
        notice = "" if known.clock is None else announcements.time_left(known.clock, known.texts)
        self.desk.show_decision(known.view, self.choices, known.log[self.told :], notice)

    def show_table(self) -> None:
        known = self.known
        assert known.view is not None
        self.is_table_shown = True
        self.screen.show(boards.render(known.view, known.texts))
        self.screen.say(self.waiting())

    def waiting(self) -> str:
        """For whom the match waits, or what can be done when it does not any more."""
        known = self.known
        if known.is_finished or known.view is None:
            return known.texts.say("online-over")
        names = ", ".join(known.name(seat) for seat in known.view.to_act)
        return known.texts.say("online-waiting", names=names)

    def show_lines(self, events: list[Event]) -> None:
        if events:
            self.screen.show(*text_blocks.log_lines(events, self.known.texts))

    def show_chat(self, chat: messages.Chat) -> None:
        texts = self.known.texts
        name = chat.name or texts.say("online-host")
        said = chat.text if chat.preset is None else texts.say(f"say-{chat.preset}")
        self.screen.say(f"{name}: {said}", style="italic")

    def show_end(self) -> None:
        """Once; after it the table can still be looked at, and a rematch be asked for."""
        known, texts = self.known, self.known.texts
        if self.is_end_shown:
            return
        self.is_end_shown = True
        if known.result is not None and known.view is not None:
            self.desk.show_end(known.view, known.log[self.told :], known.result)
            self.screen.note(texts.say("online-record", url=self.door.record(self.id)))
        self.screen.say(texts.say("online-over"))


def is_sent_again(asked: AnyClientMessage) -> bool:
    """A move with the same id counts once, and whoever sits can sit down there again."""
    return isinstance(asked, messages.Move | messages.Sit)
