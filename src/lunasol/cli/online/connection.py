"""A connection to a table that comes back by itself, and hands on every message once."""

import asyncio
import secrets
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from lunasol.cli.online.server_api import Door, NoEntry, why_not
from lunasol.protocol.messages import (
    ENCODER,
    AnyClientMessage,
    AnyServerMessage,
    Hello,
    Refused,
    Welcome,
)

FIRST_PAUSE, LONGEST_PAUSE = 0.2, 5.0
"""Seconds before a lost connection is tried again; each pause is twice the one before."""
FORBIDDEN = 403
TOO_WRONG = 4400
"""The server closes with this when it cannot make sense of us; it would do so again."""
DECODER = msgspec.json.Decoder(AnyServerMessage)


class Lost:
    """The connection is gone; the line is busy getting it back."""


class Found:
    """The connection is there again. What was not answered may not have arrived."""


Heard = AnyServerMessage | Lost | Found | None
"""What arrives in the inbox of a visit; None only says that there is something to look at."""


def new_id() -> str:
    return secrets.token_hex(8)


class Line:
    def __init__(self, door: Door, table: str, inbox: "asyncio.Queue[Heard]") -> None:
        self.door = door
        self.table = table
        self.inbox = inbox
        self.connection: ClientConnection | None = None
        self.epoch = ""
        self.n = 0
        self.hello = ""
        self.pause = FIRST_PAUSE
        self.is_lost = False

    async def send(self, asked: AnyClientMessage) -> None:
        """What goes lost with a connection is found unanswered when there is a new one."""
        if self.connection is not None:
            with suppress(ConnectionClosed):
                await self.connection.send(ENCODER.encode(asked).decode())

    async def run(self) -> None:
        """Hear what the table says until cancelled, or until NoEntry says that it is in vain."""
        while True:
            try:
                await self.hold()
            except InvalidStatus as refusal:
                if refusal.response.status_code == FORBIDDEN:
                    raise NoEntry(self.door.texts.say("online-forbidden")) from None
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == TOO_WRONG:
                    raise NoEntry(self.door.texts.say("online-misunderstood")) from None
            except (OSError, TimeoutError, WebSocketException):
                pass
            self.lose()
            await asyncio.sleep(self.pause)
            self.pause = min(2 * self.pause, LONGEST_PAUSE)

    async def hold(self) -> None:
        """One connection from its beginning to its end."""
        url, headers = self.door.socket(self.table), self.door.headers
        async with connect(url, additional_headers=headers) as connection:
            await self.greet(connection)
            self.connection = connection
            if self.is_lost:
                self.is_lost = False
                self.inbox.put_nowait(Found())
            async for data in connection:
                self.pause = FIRST_PAUSE
                await self.hear(connection, data)

    def lose(self) -> None:
        self.connection = None
        if not self.is_lost:
            self.is_lost = True
            self.inbox.put_nowait(Lost())

    async def greet(self, connection: ClientConnection) -> None:
        """Say what we have, to be told the rest."""
        self.hello = new_id()
        hello = Hello(id=self.hello, epoch=self.epoch, last=self.n)
        await connection.send(ENCODER.encode(hello).decode())

    async def hear(self, connection: ClientConnection, data: str | bytes) -> None:
        message = self.decoded(data)
        if isinstance(message, Refused) and message.id == self.hello:
            raise NoEntry(why_not(message.key, self.door.texts))
        if isinstance(message, Welcome):
            self.epoch, self.n = message.epoch, message.n
        number = getattr(message, "n", self.n)
        if number > self.n + 1:
            await self.greet(connection)
        elif number > self.n or not is_numbered(message):
            self.n = number
            self.inbox.put_nowait(message)

    def decoded(self, data: str | bytes) -> Any:
        try:
            return DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError):
            door = self.door
            raise NoEntry(door.texts.say("online-not-ours", address=door.base)) from None


def is_numbered(message: AnyServerMessage) -> bool:
    """Whether the same message might be sent again."""
    return hasattr(message, "n") and not isinstance(message, Welcome)
