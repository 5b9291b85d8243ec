# Compiled by mypyc, see COMPILED in hatch_build.py.
"""A session: the requests of one connection, one after the other, and their answers."""

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Protocol

from msgspec import DecodeError, ValidationError

from lunasol.engine.errors import IllegalMove
from lunasol.protocol.client_messages import DECODER, AnyClientMessage, Hello, Ping, PlayMove
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.protocol.server_messages import ENCODER, Done, Hint, Refused
from lunasol.tables.commands.dispatch import dispatch
from lunasol.tables.commands.request import Request
from lunasol.tables.outbox import Connection
from lunasol.tables.registry import TableRegistry
from lunasol.tables.table import Table

TOO_MANY_ERRORS = 4400
"""The code with which a door closes a connection that sends too much nonsense."""
MOST_ERRORS = 20
"""Malformed or too frequent messages allowed before the connection is closed."""
UNREADABLE = (DecodeError, ValidationError, UnicodeDecodeError, RecursionError)


class IncomingConnection(Connection, Protocol):
    """A connection that can also be read."""

    def cork(self) -> None: ...

    def uncork(self) -> None: ...

    def send_now(self, message: bytes) -> None: ...

    def on_text(self, handle: Callable[[bytes], bool]) -> None: ...

    async def next_text(self) -> str | bytes | None:
        """The next text; None if the client is gone."""

    async def hang_up(self, code: int) -> None:
        """End the connection; the client may be gone already."""


class Allowance(Protocol):
    """How often the client may send something."""

    def take(self) -> bool: ...


class SessionMetrics(Protocol):
    def observe_latency(self, seconds: float) -> None: ...

    def count_refusal(self, why: str) -> None: ...


class Session:
    def __init__(
        self,
        registry: TableRegistry,
        table: Table,
        connection: IncomingConnection,
        metrics: SessionMetrics,
        allowance: Allowance,
        hello_seconds: float | None,
    ) -> None:
        self.registry = registry
        self.table = table
        self.connection = connection
        self.metrics = metrics
        self.allowance = allowance
        self.hello_seconds = hello_seconds
        """In which the first message must come."""
        self.errors = 0
        self.has_greeted = False
        self.busy_since: float | None = None
        """When the request in progress came; None if there is none."""
        self.idle: asyncio.Future[None] | None = None
        """Resolved when the request in progress is done, if anybody waits for that."""
        self.decoded: AnyClientMessage | None = None
        """The next message, if the fast path has decoded it and left it to ``handle``."""

    async def run(self) -> None:
        """Handle one message after the other until the client goes or sends too much nonsense."""
        self.connection.on_text(self.play_now)
        while self.errors < MOST_ERRORS:
            text = await self.next_text()
            await self.until_idle()
            if text is None:
                return
            self.busy_since = perf_counter()
            await self.handle(text)
            self.finish()
        await self.connection.hang_up(TOO_MANY_ERRORS)

    async def next_text(self) -> str | bytes | None:
        """The next message; None if the client is gone, or has connected and then said nothing."""
        if self.has_greeted:
            return await self.connection.next_text()
        try:
            async with asyncio.timeout(self.hello_seconds):
                return await self.connection.next_text()
        except TimeoutError:
            await self.connection.hang_up(TOO_MANY_ERRORS)
            return None

    async def until_idle(self) -> None:
        if self.busy_since is not None:
            self.idle = asyncio.get_running_loop().create_future()
            await self.idle

    def finish(self) -> None:
        assert self.busy_since is not None
        self.metrics.observe_latency(perf_counter() - self.busy_since)
        if self.idle is None:
            self.busy_since = None
        else:  # a request waits already: the session stays busy, so that no later one overtakes it
            self.idle.set_result(None)
            self.idle = None

    # Moves ------------------------------------------------------------------------------------

    def play_now(self, text: bytes) -> bool:
        """The fast path: carry out a move that need not wait, and answer a ping that would have to.
        Returns whether it did; if not, the text is the next that ``run`` receives."""
        if not self.has_greeted:
            return False
        if self.busy_since is not None:
            return self.answer_ping(text)
        if self.table.lock.is_held:
            return False
        move = self.decoded = decoded(text)
        if not isinstance(move, PlayMove) or not self.allowance.take():
            return False
        self.decoded = None
        self.busy_since = perf_counter()
        self.connection.cork()  # what the table sends about it goes out together with the answer
        try:
            self.table.execute_now(
                self.connection, move, lambda refusal: self.on_move_settled(move.id, refusal)
            )
        except BaseException:
            self.busy_since = None
            self.connection.uncork()
            raise
        return True

    def answer_ping(self, text: bytes) -> bool:
        """Whether the text was a ping. It is answered before the request in progress: a long search
        for a hint does not mean that the connection is lost."""
        ping = decoded(text)
        if not isinstance(ping, Ping) or not self.allowance.take():
            return False
        self.connection.send_now(ENCODER.encode(Done(id=ping.id)))
        return True

    def on_move_settled(self, id: str, refusal: RequestRefused | IllegalMove | None) -> None:
        if refusal is None:
            self.send(Done(id=id))
        else:
            self.refuse(id, refusal)
        self.connection.uncork()
        self.finish()

    # Everything else --------------------------------------------------------------------------

    async def handle(self, data: str | bytes) -> None:
        message, self.decoded = self.decoded, None
        if not self.allowance.take():
            self.refuse("", RequestRefused(RefusalKey.TOO_FAST))
            return
        if message is None:
            message = decoded(data)
        if message is None:
            self.refuse("", RequestRefused(RefusalKey.MALFORMED))
            return
        try:
            self.send(await self.answer(message))
        except (RequestRefused, IllegalMove) as refusal:
            self.refuse(message.id, refusal)

    async def answer(self, message: AnyClientMessage) -> Done | Hint | None:
        is_hello = isinstance(message, Hello)
        if not (is_hello or self.has_greeted):
            raise RequestRefused(RefusalKey.HELLO_FIRST)
        answer = await dispatch(Request(self.registry, self.table, self.connection, message))
        self.has_greeted = self.has_greeted or is_hello
        return answer

    def send(self, answer: Done | Hint | None) -> None:
        if answer is not None:
            self.connection.send(ENCODER.encode(answer))

    def refuse(self, id: str, refusal: RequestRefused | IllegalMove) -> None:
        """The key is one of RefusalKey, or that of the rule that an illegal move would break."""
        key, ruling = refusal.key, refusal.ruling
        self.errors += key in (RefusalKey.MALFORMED, RefusalKey.TOO_FAST)
        self.metrics.count_refusal("rules" if ruling else str(key))
        self.connection.send(ENCODER.encode(Refused(id=id, key=key, ruling=ruling)))


def decoded(text: str | bytes) -> AnyClientMessage | None:
    """The message, or None if it is malformed."""
    try:
        message: AnyClientMessage = DECODER.decode(text)
    except UNREADABLE:
        return None
    return message
