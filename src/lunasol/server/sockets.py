"""The socket of a table: one person, one program or one who watches, message by message."""

import asyncio
from contextlib import suppress
from time import perf_counter
from typing import Any

from msgspec import DecodeError, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from lunasol.engine.errors import IllegalMove
from lunasol.server.doorkeeper import PROTOCOL, Doorkeeper
from lunasol.server.errors import No
from lunasol.server.frames import EXTENSION, QuickFrames
from lunasol.server.hall import Hall
from lunasol.server.limits import Bucket
from lunasol.server.messages import (
    DECODER,
    ENCODER,
    AnyAsked,
    AskHint,
    Done,
    Goodbye,
    Hello,
    Hint,
    Move,
    Refused,
    Rematch,
    Say,
    SeatProgram,
)
from lunasol.server.table import Table

TOO_WRONG = 4400
"""Why the server closes a socket."""
MOST_WRONG = 20
"""So many messages that make no sense, and the connection is closed."""
COME_BACK = 1500
"""Milliseconds after which a restarted server answers again."""
UNREADABLE = (DecodeError, ValidationError, UnicodeDecodeError, RecursionError)


class SocketLine:
    """A connection, and whose it is."""

    def __init__(self, socket: WebSocket, person: str, program: int | None) -> None:
        self.socket = socket
        self.frames: QuickFrames = socket.scope["extensions"][EXTENSION]
        self.person = person
        self.program = program

    def send(self, message: bytes) -> None:
        self.frames.write_text(message)


class Sockets:
    """All sockets of a server."""

    def __init__(self, hall: Hall, door: Doorkeeper) -> None:
        self.hall = hall
        self.door = door
        self.lines: set[SocketLine] = set()

    async def serve(self, socket: WebSocket) -> None:
        """One connection, from its first message to its last."""
        address = self.door.address(socket)
        with self.door.connections.one_for(address) as is_one_left:
            if self.door.is_our_page(socket) and is_one_left:
                await self.admit(socket)
            else:
                await socket.close()

    async def admit(self, socket: WebSocket) -> None:
        id = socket.path_params["id"]
        try:
            table = await self.hall.find(id)
        except No:
            await socket.close()
            return
        await socket.accept(PROTOCOL if PROTOCOL in socket.scope["subprotocols"] else None)
        line = SocketLine(socket, *self.door.identity(socket, id))
        self.lines.add(line)
        gauge = self.hall.services.metrics.connections
        gauge.inc()
        try:
            await Conversation(self, line, table).run()
        finally:
            gauge.dec()
            self.lines.discard(line)
            await table.leave(line)

    async def say_goodbye(self) -> None:
        """The server stops: everybody is told to come back."""
        goodbye = ENCODER.encode(Goodbye(retry=COME_BACK))
        for line in self.lines:
            line.send(goodbye)
        await asyncio.sleep(0.05)
        closing = [line.socket.close(1012) for line in self.lines]
        await asyncio.gather(*closing, return_exceptions=True)


class Conversation:
    """What one connection asks, and what it is answered."""

    def __init__(self, sockets: Sockets, line: SocketLine, table: Table) -> None:
        self.hall = sockets.hall
        self.door = sockets.door
        self.line = line
        self.table = table
        self.metrics = sockets.hall.services.metrics
        rate = sockets.hall.services.settings.message_rate
        self.bucket = Bucket(rate, 3 * rate)
        self.wrong = 0
        self.greeted = False
        self.is_busy = False
        self.playing_since = 0.0
        """When the move came that is being stored; 0 if there is none."""
        self.until_played: asyncio.Future[None] | None = None

    async def run(self) -> None:
        """One message after the other, until they go or have sent too much that makes no sense."""
        frames = self.line.frames
        frames.take_at_once = self.play_at_once
        while self.wrong < MOST_WRONG:
            message = await frames.receive()
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
            await self.line.socket.close(TOO_WRONG)

    # Moves ------------------------------------------------------------------------------------

    def play_at_once(self, text: bytes) -> bool:
        """Whether this was a move, and could be made without waiting for anything before it."""
        if self.is_busy or self.playing_since or not self.greeted or self.table.turns.are_taken:
            return False
        try:
            asked = DECODER.decode(text)
        except UNREADABLE:
            return False
        if not isinstance(asked, Move) or not self.bucket.take():
            return False
        self.playing_since = perf_counter()
        self.line.frames.hold()  # what the table tells of it goes out together with the answer
        self.table.turns.take()
        try:
            self.table.play(self.line, asked, self.is_played)
        except BaseException:
            self.playing_since = 0.0
            self.line.frames.let_go()
            raise
        return True

    def is_played(self, move: Move, refusal: No | IllegalMove | None) -> None:
        if refusal is None:
            self.tell(Done(id=move.id))
        else:
            self.refuse(move.id, refusal.key, refusal.ruling)
        self.line.frames.let_go()
        self.metrics.latency.observe(perf_counter() - self.playing_since)
        self.playing_since = 0.0
        if self.until_played is not None:
            self.until_played.set_result(None)
            self.until_played = None

    # Everything else --------------------------------------------------------------------------

    async def hear(self, data: str | bytes) -> None:
        if not self.bucket.take():
            self.refuse("", "too-fast")
            return
        try:
            asked = DECODER.decode(data)
        except UNREADABLE:
            self.refuse("", "malformed")
            return
        try:
            self.tell(await self.answer(asked))
        except No as no:
            self.refuse(asked.id, no.key, no.ruling)
        except IllegalMove as error:
            self.refuse(asked.id, error.key, error.ruling)

    async def answer(self, asked: AnyAsked) -> Done | Hint | None:
        if isinstance(asked, Hello):
            is_welcome = await self.table.greet(self.line, asked)
            self.greeted = True
            return None if is_welcome else Done(id=asked.id)
        if not self.greeted:
            raise No("hello-first")
        if isinstance(asked, Move):
            await self.table.ask(self.line, asked)
            return Done(id=asked.id)
        return await self.answer_other(asked)

    async def answer_other(self, asked: AnyAsked) -> Done | Hint:
        table = self.table
        if isinstance(asked, Say) and not self.door.chat.take(self.whose()):
            raise No("too-much-chat")
        if isinstance(asked, AskHint) and not self.door.hints.take(self.whose()):
            raise No("too-many-hints")
        if isinstance(asked, Rematch):
            return Done(id=asked.id, table=await self.hall.rematch(table, self.line))
        found = await table.ask(self.line, asked)
        if isinstance(asked, SeatProgram):
            token = self.door.people.program_token(table.room.id, asked.seat)
            return Done(id=asked.id, token=token)
        return found or Done(id=asked.id)

    def whose(self) -> str:
        return self.line.person or f"{self.table.room.id}/{self.line.program}"

    def tell(self, answer: Done | Hint | None) -> None:
        if answer is not None:
            self.line.send(ENCODER.encode(answer))

    def refuse(self, id: str, key: str, ruling: str | None = None) -> None:
        self.wrong += key in ("malformed", "too-fast")
        self.metrics.refused.labels("rules" if ruling else key).inc()
        self.line.send(ENCODER.encode(Refused(id=id, key=key, ruling=ruling)))


def text_of(message: Any) -> str | bytes:
    """Whole texts come as bytes, those in parts as uvicorn has put them together."""
    text: str | bytes | None = message.get("bytes")
    return message["text"] if text is None else text
