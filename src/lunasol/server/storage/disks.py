"""Two kinds of databases to write to: a file by a thread of ours, and a server over the network."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection, Engine, delete, insert, update
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from lunasol.server.storage import schema
from lunasol.server.storage.writer import Job, Row
from lunasol.tables.entries import ENCODER

NAMED = dialect(paramstyle="named")
APPEND = """
    INSERT INTO log (table_id, number, entry)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
    FROM json_each(?)
"""
"""All lines in one step. With a step a line the thread would give Python's lock back and wait for
it again as often, and the whole server with it."""
INDEX = str(insert(schema.tables).prefix_with("OR REPLACE").compile(dialect=NAMED))
EMPTY_SEATS = "DELETE FROM seats WHERE table_id = ?"
FILL_SEATS = str(insert(schema.seats).compile(dialect=NAMED))


class InOneThread:
    """For SQLite: a transaction is one visit to a thread, and in it go past SQLAlchemy, which would
    do more around each statement than SQLite has to do."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, "writer")
        self.connection: Connection | None = None

    async def commit(self, jobs: list[Job]) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.write, jobs)

    def close(self) -> None:
        self.thread.submit(self.disconnect)
        self.thread.shutdown()
        self.engine.dispose()

    def disconnect(self) -> None:
        if self.connection is not None:
            self.connection.close()

    def write(self, jobs: list[Job]) -> None:
        if self.connection is None:
            self.connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        driver: sqlite3.Connection | None = self.connection.connection.driver_connection
        assert driver is not None
        cursor = driver.cursor()
        lines = ENCODER.encode([line for job in jobs for line in job.numbered()]).decode()
        changed = [(job.table, job.seats) for job in jobs if job.table is not None]
        try:
            if changed:
                write_with_index(cursor, lines, changed)
            else:
                cursor.execute(APPEND, (lines,))  # one statement is a transaction by itself
        except sqlite3.Error as error:
            raise DBAPIError.instance(APPEND, None, error, sqlite3.Error) from error


def write_with_index(
    cursor: sqlite3.Cursor, lines: str, changed: list[tuple[Row, list[Row]]]
) -> None:
    cursor.execute("BEGIN IMMEDIATE")
    try:
        cursor.execute(APPEND, (lines,))
        cursor.executemany(INDEX, [table for table, _ in changed])
        cursor.executemany(EMPTY_SEATS, [(table["id"],) for table, _ in changed])
        cursor.executemany(FILL_SEATS, [seat for _, seats in changed for seat in seats])
        cursor.execute("COMMIT")
    except BaseException:  # whatever it is, the next transaction must find none open
        cursor.connection.rollback()
        raise


class OverTheNetwork:
    """For PostgreSQL, whose driver waits without a thread."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.insert = str(insert(schema.log).compile(dialect=engine.dialect))

    def close(self) -> None:
        """The engine belongs to the store."""

    async def commit(self, jobs: list[Job]) -> None:
        lines = [
            (id, number, ENCODER.encode(entry).decode())
            for job in jobs
            for id, number, entry in job.numbered()
        ]
        async with self.engine.begin() as connection:
            await connection.exec_driver_sql(self.insert, lines)
            await connection.run_sync(write_indexes, jobs)


def write_indexes(connection: Connection, jobs: list[Job]) -> None:
    for job in jobs:
        if job.table is not None:
            write_index(connection, job, job.table)


def write_index(connection: Connection, job: Job, row: Row) -> None:
    if job.first == 0:
        connection.execute(insert(schema.tables), row)
    else:
        tables, seats = schema.tables, schema.seats
        connection.execute(update(tables).where(tables.c.id == row["id"]).values(**row))
        connection.execute(delete(seats).where(seats.c.table_id == row["id"]))
    if job.seats:
        connection.execute(insert(schema.seats), job.seats)
