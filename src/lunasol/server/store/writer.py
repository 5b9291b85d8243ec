"""One writer for all tables: whatever waits is stored in one transaction, then all are told.

A commit that survives a power cut costs the disk some milliseconds, whether it holds one entry
or fifty. While one is under way the next ones gather, so the busier the server, the larger they
get; nobody waits for a timer.
"""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec
from sqlalchemy import Connection, Engine, delete, insert, update
from sqlalchemy.ext.asyncio import AsyncEngine

from lunasol.server.store import schema

log = logging.getLogger(__name__)
Line = tuple[str, int, str]
"""Of the log: table, number, entry."""
Row = dict[str, Any]
Stored = Callable[[Exception | None], None]
"""Called when it is on the disk, or with why it is not."""
APPEND = """
    INSERT INTO log (table_id, number, entry)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
    FROM json_each(?)
"""
"""All lines in one step. With a step a line the thread would give Python's lock back and wait for
it again as often, and the whole server with it."""
ENCODER = msgspec.json.Encoder()


@dataclass(slots=True)
class Job:
    """What one table wants to have stored, all or nothing."""

    log: list[Line]
    stored: Stored
    table: Row | None = None
    """The row of the table in the index, where it has changed; new with the first entry."""
    seats: list[Row] = field(default_factory=list)

    @property
    def is_new(self) -> bool:
        return self.log[0][1] == 0


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
            log.exception("what was stored cannot be told", extra={"table": job.log[0][0]})


# Two kinds of disk -------------------------------------------------------------------------------


class InOneThread:
    """For SQLite: a transaction is one visit to a thread, not one for each statement."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, "writer")

    async def commit(self, jobs: list[Job]) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.write, jobs)

    def close(self) -> None:
        self.thread.shutdown()
        self.engine.dispose()

    def write(self, jobs: list[Job]) -> None:
        with self.engine.begin() as connection:
            lines = ENCODER.encode([line for job in jobs for line in job.log])
            connection.exec_driver_sql(APPEND, (lines.decode(),))
            write_indexes(connection, jobs)


class OverTheNetwork:
    """For PostgreSQL, whose driver waits without a thread."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.insert = str(insert(schema.log).compile(dialect=engine.dialect))

    def close(self) -> None:
        """The engine belongs to the store."""

    async def commit(self, jobs: list[Job]) -> None:
        async with self.engine.begin() as connection:
            await connection.exec_driver_sql(
                self.insert, [line for job in jobs for line in job.log]
            )
            await connection.run_sync(write_indexes, jobs)


def write_indexes(connection: Connection, jobs: list[Job]) -> None:
    for job in jobs:
        if job.table is not None:
            write_index(connection, job, job.table)


def write_index(connection: Connection, job: Job, row: Row) -> None:
    if job.is_new:
        connection.execute(insert(schema.tables), row)
    else:
        tables, seats = schema.tables, schema.seats
        connection.execute(update(tables).where(tables.c.id == row["id"]).values(**row))
        connection.execute(delete(seats).where(seats.c.table_id == row["id"]))
    if job.seats:
        connection.execute(insert(schema.seats), job.seats)
