"""The socket of a table: one person, one program or one who watches, message by message."""

import asyncio
import logging
from collections import deque
from contextlib import suppress
from time import perf_counter

from msgspec import DecodeError, ValidationError
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from lunasol.engine.errors import IllegalMove
from lunasol.server.doorkeeper import Doorkeeper
from lunasol.server.errors import No
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
    Refused,
    Rematch,
    Say,
    SeatProgram,
)
from lunasol.server.table import Table

log = logging.getLogger(__name__)

TOO_SLOW, TOO_WRONG = 4408, 4400
"""Why the server closes a socket."""
MOST_UNSENT = 300
MOST_WRONG = 20
"""So many messages that make no sense, and the connection is closed."""
LAST_WORD = 1.0
"""Seconds to tell somebody why their connection is closed."""
COME_BACK = 1500
"""Milliseconds after which a restarted server answers again."""


class SocketLine:
    """Messages wait here for a slow reader, so that the table does not have to."""

    def __init__(self, socket: WebSocket, person: str, program: int | None) -> None:
        self.socket = socket
        self.person = person
        self.program = program
        self.unsent: deque[bytes] = deque()
        self.something_to_send = asyncio.Event()
        self.too_slow = False
        self.listening: asyncio.Task[None] | None = None
        """Whoever waits for the next message, while it can be told not to."""

    def send(self, message: bytes) -> None:
        if len(self.unsent) >= MOST_UNSENT:
            self.give_up()
        else:
            self.unsent.append(message)
            self.something_to_send.set()

    def give_up(self) -> None:
        """Who does not read is not listened to: their connection may take hours to break."""
        self.too_slow = True
        if self.listening is not None:
            self.listening.cancel()

    async def receive(self) -> Message:
        self.listening = asyncio.current_task()
        try:
            return await self.socket.receive()
        except asyncio.CancelledError:
            if not self.too_slow:
                raise
            return {"type": "websocket.disconnect"}
        finally:
            self.listening = None

    async def close(self, code: int) -> None:
        """Say why; but nothing may get through any more."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORD):
                await self.socket.close(code)

    async def run(self) -> None:
        """Send what there is to send, until the connection ends."""
        while True:
            await self.something_to_send.wait()
            self.something_to_send.clear()
            while self.unsent:
                data = self.unsent.popleft().decode()
                await self.socket.send({"type": "websocket.send", "text": data})


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
        await socket.accept()
        line = SocketLine(socket, *self.door.identity(socket, id))
        self.lines.add(line)
        gauge = self.hall.services.metrics.connections
        gauge.inc()
        sender = asyncio.create_task(line.run())
        try:
            await Conversation(self, line, table).run()
        except (WebSocketDisconnect, RuntimeError):
            pass  # gone, perhaps in the middle of an answer
        finally:
            gauge.dec()
            self.lines.discard(line)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)
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

    async def run(self) -> None:
        while self.wrong < MOST_WRONG and not self.line.too_slow:
            message = await self.line.receive()
            if message["type"] == "websocket.disconnect":
                break
            began = perf_counter()
            text = message.get("text")
            await self.hear(text if text is not None else message.get("bytes") or b"")
            self.metrics.latency.observe(perf_counter() - began)
        if self.line.socket.client_state == WebSocketState.CONNECTED:
            await self.line.close(TOO_SLOW if self.line.too_slow else TOO_WRONG)

    async def hear(self, data: str | bytes) -> None:
        if not self.bucket.take():
            self.refuse("", "too-fast")
            return
        try:
            asked = DECODER.decode(data)
        except (DecodeError, ValidationError, UnicodeDecodeError, RecursionError):
            self.refuse("", "malformed")
            return
        try:
            self.tell(await self.answer(asked))
        except No as no:
            self.refuse(asked.id, no.key, no.ruling)
        except IllegalMove as error:
            self.refuse(asked.id, error.key, error.ruling)

    async def answer(self, asked: AnyAsked) -> Done | Hint | None:
        table, who = self.table, self.table.asker(self.line)
        if isinstance(asked, Hello):
            is_welcome = await table.greet(self.line, asked)
            self.greeted = True
            return None if is_welcome else Done(id=asked.id)
        if not self.greeted:
            raise No("hello-first")
        if isinstance(asked, Say) and not self.door.chat.take(self.whose()):
            raise No("too-much-chat")
        if isinstance(asked, AskHint) and not self.door.hints.take(self.whose()):
            raise No("too-many-hints")
        if isinstance(asked, Rematch):
            return Done(id=asked.id, table=await self.hall.rematch(table, who))
        found = await table.ask(who, asked)
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
