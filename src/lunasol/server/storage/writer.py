# Compiled by mypyc, see COMPILED in hatch_build.py.
"""One writer for all tables: whatever waits is stored in one transaction, then all are told.

A commit that survives a power cut costs the disk some milliseconds, whether it holds one entry
or fifty. While one is under way the next ones gather, so the busier the server, the larger they
get; nobody waits for a timer.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from lunasol.tables.entries import AnyEntry

log = logging.getLogger(__name__)
Row = dict[str, Any]
Stored = Callable[[Exception | None], None]
"""Called when it is on the disk, or with why it is not."""


class Job:
    """What one table wants to have stored, all or nothing."""

    def __init__(
        self,
        stored: Stored,
        table_id: str,
        first: int,
        entries: Sequence[AnyEntry],
        table: Row | None,
        seats: list[Row],
    ) -> None:
        self.stored = stored
        self.table_id = table_id
        self.first = first
        """The number of its first entry in the table's log."""
        self.entries = entries
        self.table = table
        """The row of the table in the index, where it has changed; new with entry 0."""
        self.seats = seats

    def numbered(self) -> list[tuple[str, int, AnyEntry]]:
        return [(self.table_id, self.first + i, entry) for i, entry in enumerate(self.entries)]


class Disk(Protocol):
    async def commit(self, jobs: list[Job]) -> None: ...

    def close(self) -> None: ...


class Writer:
    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.waiting: list[Job] = []
        self.something_waits = asyncio.Event()
        self.is_stopping = False
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name="writer")

    async def stop(self) -> None:
        """Nothing that waits is left behind, and nothing half done."""
        self.is_stopping = True
        self.something_waits.set()
        if self.task is not None:
            await self.task
        self.disk.close()

    def store(self, job: Job) -> None:
        self.waiting.append(job)
        self.something_waits.set()

    async def run(self) -> None:
        while self.waiting or not self.is_stopping:
            await self.something_waits.wait()
            self.something_waits.clear()
            jobs, self.waiting = self.waiting, []
            if jobs:
                await self.store_all(jobs)
            await asyncio.sleep(0)  # whatever else has come by now goes along

    async def store_all(self, jobs: list[Job]) -> None:
        """Together; if that fails one by one, so that one bad job does not take others along."""
        try:
            await self.disk.commit(jobs)
        except Exception as error:  # whatever it is, those who wait must hear of it
            if len(jobs) == 1:
                settle(jobs, error)
                return
            for job in jobs:
                await self.store_all([job])
            return
        settle(jobs, None)


def settle(jobs: list[Job], error: Exception | None) -> None:
    for job in jobs:
        try:
            job.stored(error)
        except Exception:  # one table in trouble must not keep the news from the others
            log.exception("what was stored cannot be told", extra={"table": job.table_id})
