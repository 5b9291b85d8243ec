"""Copies a whole database into a new SQLite file while the server goes on."""

import asyncio
from pathlib import Path

from sqlalchemy import insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from lunasol.server.storage import schema
from lunasol.server.storage.databases import BadDatabase, first_line
from lunasol.server.storage.store import Store

ROWS_PER_INSERT = 1000


async def back_up(source: str, target: Path) -> int:
    """Copy everything; returns the number of rows."""
    store, copy = Store(source), Store(f"sqlite:///{target}")
    if target.exists():
        raise BadDatabase(f"{target} exists already")
    if store.url.get_backend_name() == "sqlite" and not Path(store.url.database or "").is_file():
        raise BadDatabase(f"there is no database at {store.url.database}")
    await copy.open()
    try:
        return await copy_all(store.engine, copy.engine)
    except (SQLAlchemyError, OSError) as error:
        target.unlink()
        raise BadDatabase(f"the backup failed: {first_line(error)}") from None
    finally:
        await asyncio.gather(copy.close(), store.engine.dispose())


async def copy_all(source: AsyncEngine, target: AsyncEngine) -> int:
    rows = 0
    async with source.connect() as reader, target.begin() as writer:
        await begin_snapshot(reader)
        for table in schema.metadata.sorted_tables:
            if table is schema.nodes:
                continue  # who runs at this moment is no part of a backup
            found = await reader.stream(select(table))
            async for part in found.mappings().partitions(ROWS_PER_INSERT):
                await writer.execute(insert(table), [dict(row) for row in part])
                rows += len(part)
    return rows


async def begin_snapshot(reader: AsyncConnection) -> None:
    """From now on the connection reads all tables as they are at this moment."""
    if reader.dialect.name == "sqlite":
        await reader.exec_driver_sql(
            "BEGIN"
        )  # the driver itself begins a transaction only before it writes
    else:
        await reader.execution_options(isolation_level="REPEATABLE READ")
