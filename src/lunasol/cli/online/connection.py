"""A connection to a table that reconnects by itself and delivers every message once."""

import asyncio
import secrets
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from lunasol.cli.errors import CannotJoin
from lunasol.cli.online.server_api import ServerApi, refusal_text
from lunasol.protocol.client_messages import AnyClientMessage, Hello
from lunasol.protocol.server_messages import ENCODER, AnyServerMessage, Refused, Welcome
from lunasol.protocol.version import PROTOCOL

FIRST_PAUSE, LONGEST_PAUSE = 0.2, 5.0
"""Seconds before the next attempt to reconnect; each pause is twice the one before."""
FORBIDDEN = 403
MALFORMED = 4400
"""The close code for messages that the server cannot understand; reconnecting would not help."""
DECODER = msgspec.json.Decoder(AnyServerMessage)


class ConnectionLost:
    """Put into the inbox when the connection is gone; the loop is already reconnecting."""


class ConnectionRestored:
    """Put into the inbox after reconnecting; unanswered requests may not have arrived."""


Incoming = AnyServerMessage | ConnectionLost | ConnectionRestored | None
"""What arrives in the inbox of a session; None only wakes it up."""


def new_id() -> str:
    return secrets.token_hex(8)


class TableConnection:
    """Holds a WebSocket to one table open and puts what it receives into the inbox."""

    def __init__(self, server: ServerApi, table: str, inbox: "asyncio.Queue[Incoming]") -> None:
        self.server = server
        self.table = table
        self.inbox = inbox
        self.socket: ClientConnection | None = None
        self.epoch = ""
        self.n = 0
        """The number of the last message that was delivered."""
        self.hello_id = ""
        self.pause = FIRST_PAUSE
        self.is_lost = False

    async def send(self, request: AnyClientMessage) -> None:
        """Send a request; if it gets lost, it is still unanswered after reconnecting."""
        if self.socket is not None:
            with suppress(ConnectionClosed):
                await self.socket.send(ENCODER.encode(request).decode())

    async def run(self) -> None:
        """Receive messages until cancelled; raises CannotJoin if reconnecting is pointless."""
        while True:
            try:
                await self.connect_once()
            except InvalidStatus as refusal:
                if refusal.response.status_code == FORBIDDEN:
                    raise CannotJoin(self.server.texts.say("online-forbidden")) from None
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == MALFORMED:
                    raise CannotJoin(self.server.texts.say("online-misunderstood")) from None
            except (OSError, TimeoutError, WebSocketException):
                pass
            self.on_lost()
            await asyncio.sleep(self.pause)
            self.pause = min(2 * self.pause, LONGEST_PAUSE)

    async def connect_once(self) -> None:
        """Connect and receive until this connection ends."""
        url, headers = self.server.socket_url(self.table), self.server.headers
        async with connect(url, additional_headers=headers) as socket:
            await self.send_hello(socket)
            self.socket = socket
            if self.is_lost:
                self.is_lost = False
                self.inbox.put_nowait(ConnectionRestored())
            async for data in socket:
                self.pause = FIRST_PAUSE
                await self.receive(socket, data)

    def on_lost(self) -> None:
        self.socket = None
        if not self.is_lost:
            self.is_lost = True
            self.inbox.put_nowait(ConnectionLost())

    async def send_hello(self, socket: ClientConnection) -> None:
        """Tell the server which message we had last, so that it sends the rest."""
        self.hello_id = new_id()
        hello = Hello(id=self.hello_id, protocol=PROTOCOL, epoch=self.epoch, last=self.n)
        await socket.send(ENCODER.encode(hello).decode())

    async def receive(self, socket: ClientConnection, data: str | bytes) -> None:
        """Deliver a message, unless it came before; after a gap in the numbers say hello again."""
        message = self.decode(data)
        if isinstance(message, Refused) and message.id == self.hello_id:
            raise CannotJoin(refusal_text(message.key, self.server.texts))
        if isinstance(message, Welcome):
            self.epoch, self.n = message.epoch, message.n
        number = getattr(message, "n", self.n)
        if number > self.n + 1:
            await self.send_hello(socket)
        elif number > self.n or not is_numbered(message):
            self.n = number
            self.inbox.put_nowait(message)

    def decode(self, data: str | bytes) -> Any:
        try:
            return DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError):
            server = self.server
            raise CannotJoin(server.texts.say("online-not-ours", address=server.base)) from None


def is_numbered(message: AnyServerMessage) -> bool:
    """Whether the server may send the same message twice."""
    return hasattr(message, "n") and not isinstance(message, Welcome)
