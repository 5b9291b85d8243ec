# Compiled by mypyc, see COMPILED in hatch_build.py.
"""A conversation with one person, one program or one who watches, message by message."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter
from typing import Any, Protocol

from msgspec import DecodeError, ValidationError
from starlette.websockets import WebSocketDisconnect

from lunasol.engine.errors import IllegalMove
from lunasol.protocol.messages import (
    DECODER,
    ENCODER,
    AnyClientMessage,
    AskHint,
    Done,
    Hello,
    Hint,
    Move,
    Refused,
    Rematch,
    Say,
    SeatProgram,
)
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.server.access.control import AccessControl
from lunasol.server.access.rate_limits import TokenBucket
from lunasol.server.ws.frames import is_one_frame, text_in
from lunasol.tables.outbox import Connection
from lunasol.tables.registry import TableRegistry
from lunasol.tables.table import Table

TOO_WRONG = 4400
"""Why the server closes a socket."""
MOST_WRONG = 20
"""So many messages that make no sense, and the connection is closed."""
UNREADABLE = (DecodeError, ValidationError, UnicodeDecodeError, RecursionError)


class Caller(Connection, Protocol):
    """A line that can also be listened to."""

    def hold(self) -> None: ...

    def let_go(self) -> None: ...

    def listen(self, take_at_once: Callable[[bytes], bool]) -> None: ...

    async def receive(self) -> Any: ...

    async def close(self, code: int) -> None: ...


class Session:
    """What one connection asks, and what it is answered."""

    def __init__(
        self, hall: TableRegistry, access: AccessControl, connection: Caller, table: Table
    ) -> None:
        self.hall = hall
        self.access = access
        self.connection = connection
        self.table = table
        self.metrics = hall.services.metrics
        self.longest = hall.services.settings.message_size
        rate = hall.services.settings.message_rate
        self.bucket = TokenBucket(rate, 3 * rate)
        self.wrong = 0
        self.greeted = False
        self.is_busy = False
        self.playing_since = 0.0
        """When the move came that is being stored; 0 if there is none."""
        self.until_played: asyncio.Future[None] | None = None

    async def run(self) -> None:
        """One message after the other, until they go or have sent too much that makes no sense."""
        self.connection.listen(self.play_at_once)
        while self.wrong < MOST_WRONG:
            message = await self.connection.receive()
            if self.playing_since:
                self.until_played = asyncio.get_running_loop().create_future()
                await self.until_played
            if message["type"] == "websocket.disconnect":
                return
            began = perf_counter()
            self.is_busy = True
            await self.hear(text_of(message))
            self.is_busy = False
            self.metrics.latency.observe(perf_counter() - began)
        with suppress(WebSocketDisconnect, RuntimeError):  # perhaps they have gone by themselves
            await self.connection.close(TOO_WRONG)

    # Moves ------------------------------------------------------------------------------------

    def play_at_once(self, frame: bytes) -> bool:
        """Whether this was a move, and could be made without waiting for anything before it."""
        if self.is_busy or self.playing_since or not self.greeted or self.table.lock.is_held:
            return False
        text = text_in(frame, self.longest) if is_one_frame(frame, self.longest) else None
        if text is None:
            return False
        try:
            asked = DECODER.decode(text)
        except UNREADABLE:
            return False
        if not isinstance(asked, Move) or not self.bucket.take():
            return False
        self.playing_since = perf_counter()
        self.connection.hold()  # what the table tells of it goes out together with the answer
        self.table.lock.take()
        try:
            self.table.play(self.connection, asked, self.on_move_settled)
        except BaseException:
            self.playing_since = 0.0
            self.connection.let_go()
            raise
        return True

    def on_move_settled(self, move: Move, refusal: RequestRefused | IllegalMove | None) -> None:
        if refusal is None:
            self.tell(Done(id=move.id))
        else:
            self.refuse(move.id, refusal.key, refusal.ruling)
        self.connection.let_go()
        self.metrics.latency.observe(perf_counter() - self.playing_since)
        self.playing_since = 0.0
        if self.until_played is not None:
            self.until_played.set_result(None)
            self.until_played = None

    # Everything else --------------------------------------------------------------------------

    async def hear(self, data: str | bytes) -> None:
        if not self.bucket.take():
            self.refuse("", RefusalKey.TOO_FAST)
            return
        try:
            asked = DECODER.decode(data)
        except UNREADABLE:
            self.refuse("", RefusalKey.MALFORMED)
            return
        try:
            self.tell(await self.answer(asked))
        except RequestRefused as no:
            self.refuse(asked.id, no.key, no.ruling)
        except IllegalMove as error:
            self.refuse(asked.id, error.key, error.ruling)

    async def answer(self, asked: AnyClientMessage) -> Done | Hint | None:
        if isinstance(asked, Hello):
            is_welcome = await self.table.greet(self.connection, asked)
            self.greeted = True
            return None if is_welcome else Done(id=asked.id)
        if not self.greeted:
            raise RequestRefused(RefusalKey.HELLO_FIRST)
        if isinstance(asked, Move):
            await self.table.ask(self.connection, asked)
            return Done(id=asked.id)
        return await self.answer_other(asked)

    async def answer_other(self, asked: AnyClientMessage) -> Done | Hint:
        table = self.table
        if isinstance(asked, Say) and not self.access.chat.take(self.whose()):
            raise RequestRefused(RefusalKey.TOO_MUCH_CHAT)
        if isinstance(asked, AskHint) and not self.access.hints.take(self.whose()):
            raise RequestRefused(RefusalKey.TOO_MANY_HINTS)
        if isinstance(asked, Rematch):
            return Done(id=asked.id, table=await self.hall.rematch(table, self.connection))
        found = await table.ask(self.connection, asked)
        if isinstance(asked, SeatProgram):
            token = self.access.tokens.program_token(table.state.id, asked.seat)
            return Done(id=asked.id, token=token)
        return found or Done(id=asked.id)

    def whose(self) -> str:
        return self.connection.person or f"{self.table.state.id}/{self.connection.program}"

    def tell(self, answer: Done | Hint | None) -> None:
        if answer is not None:
            self.connection.send(ENCODER.encode(answer))

    def refuse(self, id: str, key: str, ruling: str | None = None) -> None:
        self.wrong += key in ("malformed", "too-fast")
        self.metrics.refused.labels("rules" if ruling else key).inc()
        self.connection.send(ENCODER.encode(Refused(id=id, key=key, ruling=ruling)))


def text_of(message: Any) -> str | bytes:
    """Whole texts come as bytes, those in parts as uvicorn has put them together."""
    text: str | bytes | None = message.get("bytes")
    return message["text"] if text is None else text
