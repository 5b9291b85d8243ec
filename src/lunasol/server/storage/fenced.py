"""Writes to a PostgreSQL that several nodes share.

The fence is in the commit: a statement stores entries only of tables that still have the epoch in
which this node took them. Leases decide when a table changes hands, never whether a commit is safe.
"""

import logging

from sqlalchemy import Connection, insert
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from lunasol.server.storage import schema
from lunasol.server.storage.databases import first_line
from lunasol.server.storage.postgres import write_index
from lunasol.tables.entries import ENCODER
from lunasol.tables.ports import LogAppend

log = logging.getLogger(__name__)
FIRST_EPOCH = 1
"""The epoch of a table that is new."""
APPEND = """
    WITH wanted AS (
        SELECT * FROM unnest($1::text[], $2::bigint[]) AS w (id, epoch)
    ), held AS (
        SELECT t.id, t.epoch FROM tables t JOIN wanted w ON t.id = w.id AND t.epoch = w.epoch
        FOR SHARE OF t
    ), stored AS (
        INSERT INTO log (table_id, number, entry)
        SELECT e.id, e.number, e.entry
        FROM unnest($3::text[], $4::bigint[], $5::int[], $6::text[]) AS e (id, epoch, number, entry)
        JOIN held h ON h.id = e.id AND h.epoch = e.epoch
    )
    SELECT id, epoch FROM held
"""
"""A take-over waits for the shared lock, so it reads a log that is complete. If it came first, this
statement waits, sees the new epoch and stores nothing. The primary key of the log is a second lock:
no number of a table can be stored twice."""
Epochs = set[tuple[str, int]]


class FencedDatabase:
    def __init__(self, engine: AsyncEngine, node: str) -> None:
        self.engine = engine
        self.at_once = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.node = node

    def close(self) -> None:
        """The engine belongs to the store."""

    async def commit(self, appends: list[LogAppend]) -> list[LogAppend]:
        try:
            held = await self.store(appends)
        except Exception as error:
            if len(appends) > 1 and not is_out_of_reach(error):
                raise  # the writer tries them one by one
            # It may be stored all the same, if only the answer was lost: the log will say.
            log.error("not stored: %s", first_line(error), extra={"table": appends[0].table_id})
            return appends
        return [append for append in appends if (append.table_id, append.epoch) not in held]

    async def store(self, appends: list[LogAppend]) -> Epochs:
        """Returns the tables that were still ours."""
        if all(append.table is None for append in appends):
            # One statement needs no transaction around it, in which a paused node would hold locks.
            async with self.at_once.connect() as connection:
                return await append_all(connection, appends)
        async with self.engine.begin() as connection:
            await connection.run_sync(self.add_tables, appends)
            held = await append_all(connection, appends)
            await connection.run_sync(write_indexes, appends, held)
            return held

    def add_tables(self, connection: Connection, appends: list[LogAppend]) -> None:
        for append in appends:
            if append.is_first and append.table is not None:
                row = {**append.table, "owner": self.node, "epoch": FIRST_EPOCH}
                connection.execute(insert(schema.tables), row)
                if append.seats:
                    connection.execute(insert(schema.seats), list(append.seats))


def is_out_of_reach(error: Exception) -> bool:
    """Whether the database did not answer, so that each append alone would wait in vain, too."""
    is_cut = isinstance(error, DBAPIError) and error.connection_invalidated
    return is_cut or isinstance(error, OSError | TimeoutError)


async def append_all(connection: AsyncConnection, appends: list[LogAppend]) -> Epochs:
    wanted = {(append.table_id, append.epoch) for append in appends}
    rows = [
        (id, append.epoch, number, ENCODER.encode(entry).decode())
        for append in appends
        for id, number, entry in append.numbered()
    ]
    columns = [list(column) for column in zip(*rows, strict=True)] or [[], [], [], []]
    tables = [list(column) for column in zip(*wanted, strict=True)]
    found = await connection.exec_driver_sql(APPEND, (*tables, *columns))
    return {(row.id, row.epoch) for row in found}


def write_indexes(connection: Connection, appends: list[LogAppend], held: Epochs) -> None:
    for append in appends:
        is_ours = (append.table_id, append.epoch) in held
        if append.table is not None and not append.is_first and is_ours:
            write_index(connection, append)
