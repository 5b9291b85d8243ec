"""A node's lease: while it lasts, nobody else takes the node's tables."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from lunasol.server.storage.databases import BadDatabase
from lunasol.tables.ports import StorageError

log = logging.getLogger(__name__)
RENEW = 0.3
"""The part of a lease after which it is renewed."""
SURE = 2 / 3
"""The part of a lease during which the node answers without having renewed it."""
AGAIN = 0.03
"""The part of a lease after which a renewal that failed is tried again."""
FORGET_HOURS = 24
JOIN = """
    INSERT INTO nodes (id, address, expires)
    VALUES (:id, :address, clock_timestamp() + make_interval(secs => :seconds))
"""
REPLACE = "DELETE FROM nodes WHERE split_part(id, '/', 1) = :name AND id <> :id"
RENEWAL = """
    UPDATE nodes SET expires = clock_timestamp() + make_interval(secs => :seconds) WHERE id = :id
"""
FORGET = "DELETE FROM nodes WHERE expires < clock_timestamp() - make_interval(hours => :hours)"
OTHERS = "SELECT address FROM nodes WHERE id <> :id AND expires > clock_timestamp() ORDER BY id"
LEAVE = "DELETE FROM nodes WHERE id = :id"
REPLACED = "another server with the name of this node, or without one, has started: this one stops"
UNSURE = "this node has lost touch with the database"
FAILURES = (SQLAlchemyError, OSError, TimeoutError)
Found = TypeVar("Found")


class Lease:
    """Renewed by the clock of the database alone. A process that starts takes the place of an
    earlier one with its name, whose tables are free at once."""

    def __init__(self, engine: AsyncEngine, name: str, address: str, seconds: float) -> None:
        self.engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.name = name
        self.id = f"{name}/{secrets.token_hex(4)}"
        self.address = address
        self.seconds = seconds
        self.monotonic: Callable[[], float] = time.monotonic
        self.renewed = 0.0
        """When the last renewal that succeeded was sent, by the monotonic clock."""
        self.on_unsure: Callable[[], None] = lambda: None
        """Called when this node can no longer be sure of its tables."""
        self.on_replaced: Callable[[], None] = lambda: None
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def is_sure(self) -> bool:
        """Whether nobody else can own our tables yet. A process that was stopped for longer finds
        out here, before it says anything."""
        return self.sure_for > 0

    @property
    def sure_for(self) -> float:
        """Seconds for which this node is sure of its tables even if it cannot renew."""
        return self.renewed + SURE * self.seconds - self.monotonic()

    @property
    def left(self) -> float:
        """Seconds until others may take our tables, if this node cannot renew."""
        return max(0.0, self.renewed + self.seconds - self.monotonic())

    async def while_sure(self, work: Coroutine[Any, Any, Found]) -> Found:
        """Wait for this work, but no longer than this node is sure: a database that does not answer
        must not keep anybody waiting. The work itself ends when the database lets it."""
        task = asyncio.create_task(work)
        try:
            while not task.done():
                if not self.is_sure:
                    task.add_done_callback(forget)
                    raise StorageError(UNSURE)
                await asyncio.wait({task}, timeout=self.sure_for)
        except asyncio.CancelledError:
            task.cancel()
            raise
        return task.result()

    async def join(self) -> None:
        """Begin the lease, and take the place of an earlier process with this name."""
        sent = self.monotonic()
        await self.run(REPLACE, name=self.name)
        await self.run(JOIN, address=self.address, seconds=self.seconds)
        await self.run(FORGET, hours=FORGET_HOURS)
        self.renewed = sent
        self.tasks = [
            asyncio.create_task(self.renew_forever(), name="lease"),
            asyncio.create_task(self.watch(), name="watch the lease"),
        ]

    async def renew_forever(self) -> None:
        """A renewal that failed is soon tried again: nobody can play here before it succeeds."""
        pause, failed = RENEW * self.seconds, False
        while True:
            await asyncio.sleep(AGAIN * self.seconds if failed else pause)
            try:
                async with asyncio.timeout(pause):
                    await self.renew()
                failed = False
            except FAILURES as error:
                if not failed:
                    log.warning("the lease could not be renewed: %s", type(error).__name__)
                failed = True

    async def watch(self) -> None:
        """Notice on time that this node is unsure, whatever a renewal is waiting for."""
        while True:
            await asyncio.sleep(max(self.sure_for, AGAIN * self.seconds))
            self.check()

    def check(self) -> None:
        if not self.is_sure:
            self.on_unsure()

    async def renew(self) -> None:
        sent = self.monotonic()
        if not await self.run(RENEWAL, seconds=self.seconds):
            log.error(REPLACED)
            self.on_replaced()
            return
        self.renewed = sent

    async def others(self) -> list[str]:
        """Where the other nodes can be reached."""
        async with self.engine.connect() as connection:
            return list(await connection.scalars(text(OTHERS), {"id": self.id}))

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        try:
            await self.run(LEAVE)
        except FAILURES:
            log.warning("this node could not say that it leaves; its lease runs out")
        await self.engine.dispose()

    async def run(self, statement: str, **facts: object) -> int:
        """Returns how many rows changed."""
        async with self.engine.connect() as connection:
            done = await connection.execute(text(statement), {"id": self.id, **facts})
            return done.rowcount


def checked_name(name: str) -> str:
    is_plain = name.isascii() and name.replace("-", "").replace("_", "").isalnum()
    if not is_plain or len(name) > 40:
        raise BadDatabase("a node's name has up to 40 letters, digits, - and _")
    return name


def forget(task: "asyncio.Task[Any]") -> None:
    """Nobody waits for this any more, nor for its failure."""
    if not task.cancelled():
        task.exception()
