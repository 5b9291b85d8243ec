"""One person at an online table: sends requests and handles every message of the server."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass

from lunasol.cli.errors import CannotJoin
from lunasol.cli.online import announcements
from lunasol.cli.online.connection import (
    ConnectionLost,
    ConnectionRestored,
    Incoming,
    TableConnection,
    new_id,
)
from lunasol.cli.online.display import TableDisplay
from lunasol.cli.online.live_screen import LiveScreen
from lunasol.cli.online.own_salts import OwnSalts
from lunasol.cli.online.server_api import ServerApi, refusal_text
from lunasol.cli.online.state import ClientState
from lunasol.cli.online.wire import answer_from_wire
from lunasol.cli.ui import text_blocks
from lunasol.engine.errors import IllegalMove
from lunasol.protocol.client_messages import AnyClientMessage, PlayMove, Rematch, SeatBot, Sit
from lunasol.protocol.server_messages import (
    Chat,
    Done,
    Hint,
    Refused,
    TableChanged,
    Update,
    Welcome,
)
from lunasol.protocol.types import Level


@dataclass(frozen=True)
class JoinRequest:
    """How a person wants to take part in a table."""

    name: str
    seat: int | None = None
    watch: bool = False
    bots: tuple[Level, ...] = ()
    """Levels of bots for the last seats."""


class OnlineSession:
    """The stay of one person at one table."""

    state: ClientState
    """Set by the first welcome; nothing is shown and no command is run before it."""
    display: TableDisplay
    """Set together with ``state``."""

    def __init__(
        self,
        server: ServerApi,
        table: str,
        request: JoinRequest,
        screen: LiveScreen,
        language: str,
    ) -> None:
        self.server = server
        self.table = table
        self.request = request
        self.screen = screen
        self.language = language
        self.inbox: asyncio.Queue[Incoming] = asyncio.Queue()
        self.connection = TableConnection(server, table, self.inbox)
        self.receiving: asyncio.Task[None] | None = None
        self.pending: dict[str, AnyClientMessage] = {}
        """Requests without an answer, by id."""
        self.salts = OwnSalts()
        self.is_welcome = False
        self.next_table: str | None = None
        """The table of the rematch, once we go there."""

    async def __aenter__(self) -> "OnlineSession":
        self.receiving = asyncio.create_task(self.connection.run(), name="connection")
        self.receiving.add_done_callback(lambda _: self.wake())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.receiving is not None
        self.receiving.cancel()
        with suppress(asyncio.CancelledError, CannotJoin):
            await self.receiving

    def wake(self) -> None:
        self.inbox.put_nowait(None)

    async def receive_next(self) -> None:
        """Wait for the next message and handle it; raises if the connection has failed."""
        message = await self.inbox.get()
        assert self.receiving is not None
        if self.receiving.done():
            self.receiving.result()
        if message is not None:
            await self.handle(message)
            self.prompt()

    async def send(self, request: AnyClientMessage) -> None:
        if self.connection.is_lost and not can_be_repeated(request):
            self.display.say_bold(self.state.texts.say("online-not-connected"))
            return
        self.pending[request.id] = request
        await self.connection.send(request)

    def prompt(self) -> None:
        """Ask for a move if one is due; commands can be typed at any time."""
        is_moving = any(isinstance(each, PlayMove) for each in self.pending.values())
        if self.is_welcome and self.state.is_my_turn and not is_moving:
            seat = self.state.seat
            assert seat is not None
            self.screen.prompt(self.state.texts.say("prompt-move", name=self.state.name(seat)))

    # Messages of the server -------------------------------------------------------------------

    async def handle(self, message: Incoming) -> None:
        match message:
            case Welcome():
                await self.on_welcome(message)
                await self.help_to_deal(message)
            case Update():
                self.display.show_match(self.state.update_match(message))
            case TableChanged():
                self.on_table_changed(message)
                await self.help_to_deal(message)
            case Chat():
                self.display.show_chat(message)
            case Refused():
                self.on_refused(message)
            case Done() | Hint():
                await self.on_answer(message)
            case ConnectionLost():
                self.screen.say(self.server.texts.say("online-lost"), style="bold")
            case ConnectionRestored():
                await self.on_restored()

    async def on_welcome(self, message: Welcome) -> None:
        if not self.is_welcome:
            await self.arrive(message)
            return
        self.on_table_changed(message)
        self.display.show_match(self.state.update_match(message))

    async def arrive(self, message: Welcome) -> None:
        """Show the table for the first time and sit down, unless we only watch."""
        state = self.state = ClientState(message, self.language)
        self.display = TableDisplay(state, self.screen, self.server.record_url(self.table))
        self.is_welcome = True
        self.display.say_bold(state.texts.say("online-title", game=state.texts.say("name")))
        if state.seat is None and not self.request.watch:
            await self.take_seat()
        if state.table.state == "open":
            self.display.show_seats()
        else:
            self.display.show_match(state.log)
            self.say_if_substituted()

    def say_if_substituted(self) -> None:
        """Tell a returning player that a bot plays for them."""
        state = self.state
        if state.seat is not None and state.table.seats[state.seat].held in ("clock", "left"):
            self.display.say_bold(state.texts.say("online-held-own"))

    async def take_seat(self) -> None:
        if self.state.table.state == "running":
            raise CannotJoin(self.state.texts.say("online-only-watching"))
        if self.state.table.state == "open":
            name, seat, commitment = self.request.name, self.request.seat, self.salts.commit()
            await self.send(Sit(id=new_id(), name=name, commitment=commitment, seat=seat))

    def on_table_changed(self, message: Welcome | TableChanged) -> None:
        state, display = self.state, self.display
        before, seat_before = state.table, state.seat
        state.update_table(message)
        if seat_before is not None and state.seat is None:
            display.say_bold(state.texts.say("online-risen"))
        if state.table.state == "open":
            if announcements.shown_of(before) != announcements.shown_of(state.table):
                display.show_seats()
            for sentence in announcements.reopened(before, state.table, state.texts):
                display.say_bold(sentence)
            return
        for sentence in announcements.changes(before, state.table, state.seat, state.texts):
            display.say_bold(sentence)
        if state.table.state == "ended":
            display.show_end()

    async def help_to_deal(self, message: Welcome | TableChanged) -> None:
        answer = self.salts.answer(message)
        if answer is not None:
            await self.send(answer)

    async def on_restored(self) -> None:
        """Send pending requests again if that is safe, and forget the others."""
        self.screen.say(self.server.texts.say("online-found"), style="bold")
        self.pending = {id: each for id, each in self.pending.items() if can_be_repeated(each)}
        for request in self.pending.values():
            await self.connection.send(request)

    def on_refused(self, refused: Refused) -> None:
        request = self.pending.pop(refused.id, None)
        if not refused.id:
            self.pending.clear()  # the server could not even read which request it was
        texts = self.state.texts
        if refused.ruling is not None:
            sentence = texts.refusal(IllegalMove(refused.key, refused.ruling))
        else:
            sentence = refusal_text(refused.key, texts)
        if isinstance(request, Sit):
            raise CannotJoin(sentence)
        self.display.say_bold(sentence)

    async def on_answer(self, answer: Done | Hint) -> None:
        request = self.pending.pop(answer.id, None)
        if isinstance(answer, Hint):
            texts = self.state.texts
            hint = answer_from_wire(answer, texts.notation)
            self.screen.show(*text_blocks.hint(hint, texts))
        elif isinstance(request, Rematch):
            self.next_table = answer.table
        elif isinstance(request, Sit):
            await self.seat_bots()

    async def seat_bots(self) -> None:
        """Put the bots that were asked for at the last seats."""
        levels = self.request.bots
        first = self.state.table.players - len(levels)
        for seat, level in enumerate(levels, start=first):
            await self.send(SeatBot(id=new_id(), level=level, seat=seat))


def can_be_repeated(request: AnyClientMessage) -> bool:
    """Whether sending this twice is safe: a move with the same id counts once, and a player may
    sit down again at the same seat."""
    return isinstance(request, PlayMove | Sit)
