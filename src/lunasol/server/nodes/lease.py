"""A node's lease: while it lasts, nobody else takes the node's tables."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from lunasol.server.storage.databases import BadDatabase

log = logging.getLogger(__name__)
RENEW = 0.3
"""The part of a lease after which it is renewed."""
SURE = 2 / 3
"""The part of a lease during which the node answers without having renewed it."""
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
FAILURES = (SQLAlchemyError, OSError, TimeoutError)


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
        self.task: asyncio.Task[None] | None = None

    @property
    def is_sure(self) -> bool:
        """Whether nobody else can own our tables yet. A process that was stopped for longer finds
        out here, before it says anything."""
        return self.monotonic() - self.renewed < SURE * self.seconds

    async def join(self) -> None:
        """Begin the lease, and take the place of an earlier process with this name."""
        sent = self.monotonic()
        await self.run(REPLACE, name=self.name)
        await self.run(JOIN, address=self.address, seconds=self.seconds)
        await self.run(FORGET, hours=FORGET_HOURS)
        self.renewed = sent
        self.task = asyncio.create_task(self.renew_forever(), name="lease")

    async def renew_forever(self) -> None:
        pause = RENEW * self.seconds
        while True:
            await asyncio.sleep(pause)
            self.check()
            try:
                async with asyncio.timeout(pause):
                    await self.renew()
            except FAILURES as error:
                log.warning("the lease could not be renewed: %s", type(error).__name__)
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
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
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
