# Compiled by mypyc, see COMPILED in hatch_build.py.
"""One writer for all tables: everything that waits is stored in one transaction.

A commit that survives a power cut costs the disk some milliseconds, whether it holds one entry
or fifty. While one is under way the next ones gather, so batches grow with the load; nobody waits
for a timer.
"""

import asyncio
import logging
from typing import Final, Protocol

from lunasol.server.storage.databases import first_line
from lunasol.tables.ports import LogAppend, TableLost

log = logging.getLogger(__name__)
LARGE: Final = 64
"""A batch of this size is not kept waiting for more."""


class Database(Protocol):
    async def commit(self, appends: list[LogAppend]) -> list[LogAppend]:
        """Store everything in one transaction. Returns what was left out because another node owns
        its table."""

    async def close(self) -> None: ...


class Writer:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: list[LogAppend] = []
        self.something_waits = asyncio.Event()
        self.is_stopping = False
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name="writer")

    async def stop(self) -> None:
        """Store everything that waits, then close the database."""
        self.is_stopping = True
        self.something_waits.set()
        if self.task is not None:
            await self.task
        await self.database.close()

    def append(self, append: LogAppend) -> None:
        self.waiting.append(append)
        self.something_waits.set()

    async def run(self) -> None:
        while self.waiting or not self.is_stopping:
            await self.something_waits.wait()
            self.something_waits.clear()
            await self.gather()
            appends, self.waiting = self.waiting, []
            if appends:
                await self.store_all(appends)

    async def gather(self) -> None:
        """Let more appends join this batch as long as each turn of the event loop brings some: they
        are there already, and a commit costs nearly the same for all of them as for one."""
        seen = 0
        while seen < len(self.waiting) < LARGE:
            seen = len(self.waiting)
            await asyncio.sleep(0)

    async def store_all(self, appends: list[LogAppend]) -> None:
        """In one transaction; if that fails, one by one, so that only the bad one fails."""
        try:
            late = await self.database.commit(appends)
        except Exception as error:  # every append that waits must learn the outcome
            if len(appends) == 1:
                settle(appends, error)
                return
            log.warning("%d changes are stored one by one: %s", len(appends), first_line(error))
            for append in appends:
                await self.store_all([append])
            return
        if late:
            settle([each for each in appends if each not in late], None)
            settle(late, TableLost("another node may have the table"))
        else:
            settle(appends, None)


def settle(appends: list[LogAppend], error: Exception | None) -> None:
    for append in appends:
        try:
            append.on_stored(error)
        except Exception:  # a failure at one table must not affect the others
            log.exception(
                "a stored change could not be published", extra={"table": append.table_id}
            )
