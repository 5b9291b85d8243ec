"""Writes to PostgreSQL, whose driver waits without a thread."""

from sqlalchemy import insert, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from lunasol.server.storage import schema
from lunasol.server.storage.index import CHANGE_TABLE, IndexChanges, table_rows
from lunasol.tables.entries import ENCODER
from lunasol.tables.ports import LogAppend

CHANGE = text(CHANGE_TABLE)
CLEAR_SEATS = text("DELETE FROM seats WHERE table_id = :id")


class PostgresDatabase:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.insert = str(insert(schema.log).compile(dialect=engine.dialect))

    async def close(self) -> None:
        await self.engine.dispose()

    async def commit(self, appends: list[LogAppend]) -> list[LogAppend]:
        rows = [
            (id, number, ENCODER.encode(entry).decode())
            for append in appends
            for id, number, entry in append.numbered()
        ]
        async with self.engine.begin() as connection:
            if rows:
                await connection.exec_driver_sql(self.insert, rows)
            await write_index(connection, IndexChanges(appends))
        return []


async def write_index(connection: AsyncConnection, index: IndexChanges) -> None:
    if index.opened:
        await connection.execute(insert(schema.tables), table_rows(index.opened))
    if index.changed:
        await connection.execute(CHANGE, table_rows(index.changed))
        ids = [{"id": append.table_id} for append in index.changed]
        await connection.execute(CLEAR_SEATS, ids)
    if index.seats:
        await connection.execute(insert(schema.seats), index.seats)
