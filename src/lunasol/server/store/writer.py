"""One writer for all tables: whatever waits is stored in one transaction, then all are told.

A commit that survives a power cut costs the disk some milliseconds, whether it holds one entry
or fifty. While one is under way the next ones gather, so the busier the server, the larger they
get; nobody waits for a timer.
"""

import asyncio
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from lunasol.server.store import schema

Line = tuple[str, int, str]
"""Of the log: table, number, entry."""
Row = dict[str, Any]


@dataclass
class Job:
    """What one table wants to have stored, all or nothing."""

    log: list[Line]
    table: Row | None = None
    """The row of the table in the index, where it has changed; new with the first entry."""
    seats: list[Row] = field(default_factory=list)
    done: "asyncio.Future[None]" = field(init=False)

    @property
    def is_new(self) -> bool:
        return self.log[0][1] == 0


class Writer:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.insert = str(insert(schema.log).compile(dialect=engine.dialect))
        """As the driver takes it: this statement is most of what we ever write."""
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

    async def store(self, job: Job) -> None:
        """Returns when it is on the disk; raises if it is not."""
        job.done = asyncio.get_running_loop().create_future()
        self.waiting.append(job)
        self.something_waits.set()
        await job.done

    async def run(self) -> None:
        while self.waiting or not self.is_stopping:
            await self.something_waits.wait()
            self.something_waits.clear()
            jobs, self.waiting = self.waiting, []
            if jobs:
                await self.store_all(jobs)

    async def store_all(self, jobs: list[Job]) -> None:
        """Together; if that fails one by one, so that one bad job does not take others along."""
        try:
            await self.commit(jobs)
        except Exception as error:  # whatever it is, those who wait must hear of it
            if len(jobs) == 1:
                settle(jobs, error)
                return
            for job in jobs:
                await self.store_all([job])
            return
        settle(jobs, None)

    async def commit(self, jobs: list[Job]) -> None:
        async with self.engine.begin() as connection:
            await connection.exec_driver_sql(self.insert, [row for job in jobs for row in job.log])
            for job in jobs:
                if job.table is not None:
                    await write_index(connection, job, job.table)


async def write_index(connection: AsyncConnection, job: Job, row: Row) -> None:
    if job.is_new:
        await connection.execute(insert(schema.tables), row)
    else:
        tables, seats = schema.tables, schema.seats
        await connection.execute(update(tables).where(tables.c.id == row["id"]).values(**row))
        await connection.execute(delete(seats).where(seats.c.table_id == row["id"]))
    if job.seats:
        await connection.execute(insert(schema.seats), job.seats)


def settle(jobs: list[Job], error: Exception | None) -> None:
    for job in jobs:
        if job.done.cancelled():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)
