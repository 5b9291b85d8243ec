"""Writes to PostgreSQL, whose driver waits without a thread."""

from sqlalchemy import Connection, delete, insert, update
from sqlalchemy.ext.asyncio import AsyncEngine

from lunasol.server.storage import schema
from lunasol.tables.entries import ENCODER
from lunasol.tables.ports import LogAppend


class PostgresDatabase:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.insert = str(insert(schema.log).compile(dialect=engine.dialect))

    def close(self) -> None:
        """The engine belongs to the store."""

    async def commit(self, appends: list[LogAppend]) -> list[LogAppend]:
        rows = [
            (id, number, ENCODER.encode(entry).decode())
            for append in appends
            for id, number, entry in append.numbered()
        ]
        async with self.engine.begin() as connection:
            if rows:
                await connection.exec_driver_sql(self.insert, rows)
            await connection.run_sync(write_indexes, appends)
        return []


def write_indexes(connection: Connection, appends: list[LogAppend]) -> None:
    for append in appends:
        if append.table is not None:
            write_index(connection, append)


def write_index(connection: Connection, append: LogAppend) -> None:
    tables, seats = schema.tables, schema.seats
    row = append.table
    assert row is not None
    if append.is_first:
        connection.execute(insert(tables), row)
    else:
        connection.execute(update(tables).where(tables.c.id == row["id"]).values(**row))
        connection.execute(delete(seats).where(seats.c.table_id == row["id"]))
    if append.seats:
        connection.execute(insert(seats), list(append.seats))
