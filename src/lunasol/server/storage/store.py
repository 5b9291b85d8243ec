"""The store: logs in, logs out. SQLite unless a URL says PostgreSQL."""

import asyncio
import secrets
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Connection,
    Engine,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from lunasol.engine.errors import LunasolError
from lunasol.server.storage import schema
from lunasol.server.storage.disks import InOneThread, OverTheNetwork
from lunasol.server.storage.writer import Job, Row, Stored, Writer
from lunasol.tables.entries import DECODER, ENCODER, AnyEntry

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
BUSY_SECONDS = 15
AT_ONCE = 1000
"""Rows that a backup copies in one go."""
PRAGMAS = (
    "page_size = 2048",
    "journal_mode = WAL",
    "synchronous = FULL",
    "wal_autocheckpoint = 8000",
    "foreign_keys = ON",
    "secure_delete = ON",
    "temp_store = MEMORY",
)
"""Each table's next entry has a page of its own, so small pages mean less to write for a move.
While a write-ahead log of 16 MB is worked into the file moves wait: that is to be seldom. What a
statement might have to take back is remembered in memory, not in a file that is made for it."""


class BadDatabase(LunasolError):
    pass


class Store:
    def __init__(self, url: str) -> None:
        self.url = checked_url(url)
        self.engine = new_engine(self.url)
        if self.url.get_backend_name() == "sqlite":
            self.writer = Writer(InOneThread(new_sqlite_engine(self.url)))
        else:
            self.writer = Writer(OverTheNetwork(self.engine))

    async def open(self) -> None:
        """Bring the database to the newest form and begin to write."""
        try:
            check_file(self.url)
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            await self.engine.dispose()
            raise BadDatabase(f"the database cannot be opened: {first_line(error)}") from None
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        await self.engine.dispose()

    # Writing ----------------------------------------------------------------------------------

    async def append(
        self,
        table_id: str,
        first: int,
        entries: Sequence[AnyEntry],
        table: Row | None = None,
        people: Iterable[tuple[int, str]] = (),
    ) -> None:
        """Returns when it is on the disk; raises if it is not."""
        done = asyncio.get_running_loop().create_future()

        def settle(error: Exception | None) -> None:
            if done.cancelled():
                return
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

        self.put(settle, table_id, first, entries, table, people)
        await done

    def put(
        self,
        stored: Stored,
        table_id: str,
        first: int,
        entries: Sequence[AnyEntry],
        table: Row | None = None,
        people: Iterable[tuple[int, str]] = (),
    ) -> None:
        """These entries from number ``first`` on, and the index where it has changed."""
        seats = [{"table_id": table_id, "seat": s, "person": p} for s, p in people]
        self.writer.store(Job(stored, table_id, first, entries, table, seats))

    async def rewrite(self, table_id: str, log: Sequence[AnyEntry]) -> None:
        """Only to forget a person: the same entries without their names and words."""
        async with self.engine.begin() as connection:
            for number, entry in enumerate(log):
                at = (schema.log.c.table_id == table_id) & (schema.log.c.number == number)
                text = ENCODER.encode(entry).decode()
                await connection.execute(update(schema.log).where(at).values(entry=text))

    async def forget_seats(self, person: str) -> None:
        """Where somebody sat or was the host."""
        tables, seats = schema.tables, schema.seats
        async with self.engine.begin() as connection:
            await connection.execute(delete(seats).where(seats.c.person == person))
            await connection.execute(update(tables).where(tables.c.host == person).values(host=""))

    async def drop(self, table_ids: Sequence[str]) -> None:
        """Old tables go, with all that belongs to them."""
        async with self.engine.begin() as connection:
            for table, column in (
                (schema.log, schema.log.c.table_id),
                (schema.seats, schema.seats.c.table_id),
                (schema.tables, schema.tables.c.id),
            ):
                await connection.execute(delete(table).where(column.in_(table_ids)))

    # Reading ----------------------------------------------------------------------------------

    async def log(self, table_id: str) -> list[AnyEntry]:
        """All entries of a table; none if it was never there."""
        query = (
            select(schema.log.c.entry)
            .where(schema.log.c.table_id == table_id)
            .order_by(schema.log.c.number)
        )
        async with self.engine.connect() as connection:
            return [DECODER.decode(text) for text in await connection.scalars(query)]

    async def ids(self, *states: str, older_than: int | None = None) -> list[str]:
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.state.in_(states)).order_by(tables.c.created)
        if older_than is not None:
            query = query.where(tables.c.changed < older_than)
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def tables_of(self, person: str) -> list[str]:
        """Where somebody sits or sat, or is the host; the newest first."""
        tables, seats = schema.tables, schema.seats
        sat = select(seats.c.table_id).where(seats.c.person == person)
        query = (
            select(tables.c.id)
            .where(tables.c.id.in_(sat) | (tables.c.host == person))
            .order_by(tables.c.created.desc())
        )
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def mentions(self, person: str) -> list[str]:
        """Every table whose log knows somebody, also where they rose before the start."""
        log = schema.log
        query = select(log.c.table_id).where(log.c.entry.contains(person)).distinct()
        async with self.engine.connect() as connection:
            return sorted(await connection.scalars(query))

    async def count(self) -> int:
        async with self.engine.connect() as connection:
            return int(
                await connection.scalar(select(func.count()).select_from(schema.tables)) or 0
            )

    async def key(self, name: str) -> str:
        """A secret of this server, made when it is first asked for."""
        keys = schema.keys
        query = select(keys.c.value).where(keys.c.name == name)
        async with self.engine.begin() as connection:
            found: str | None = await connection.scalar(query)
            if found is None:
                found = secrets.token_hex(32)
                await connection.execute(insert(keys), {"name": name, "value": found})
        return found


# Databases ------------------------------------------------------------------------------------


def checked_url(text: str) -> URL:
    """sqlite:///FILE or postgresql://…; a plain path means SQLite."""
    try:
        url = make_url(text if "://" in text else f"sqlite:///{text}")
    except (ArgumentError, ValueError):
        raise BadDatabase(f"{text[:60]!r} is not the URL of a database") from None
    kind = url.get_backend_name()
    if kind not in DRIVERS:
        raise BadDatabase(f"a database is sqlite or postgresql, not {kind[:20]!r}")
    return url.set(drivername=DRIVERS[kind])


def new_engine(url: URL) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_pre_ping=True)
    engine = create_async_engine(url, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine.sync_engine, "connect", set_up_sqlite)
    return engine


def new_sqlite_engine(url: URL) -> Engine:
    engine = create_engine(url.set(drivername="sqlite"), connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine, "connect", set_up_sqlite)
    return engine


def check_file(url: URL) -> None:
    """Whether SQLite can open it, asked here: a thread of the driver would fail less tidily."""
    if url.get_backend_name() == "sqlite":
        with closing(sqlite3.connect(url.database or "")) as connection:
            connection.execute("PRAGMA schema_version")


def set_up_sqlite(connection: Any, _record: Any) -> None:
    """FULL: with it a commit in a write-ahead log has reached the disk. What is forgotten is
    overwritten, not only set free."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    command.upgrade(migrations(connection), "head")


def migrations(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def first_line(error: BaseException) -> str:
    return str(error).splitlines()[0][:200]


async def back_up(source: str, target: Path) -> int:
    """Copy everything into a new SQLite file while the server goes on; how many rows."""
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
        await hold_still(reader)
        for table in schema.metadata.sorted_tables:
            found = await reader.stream(select(table))
            async for part in found.mappings().partitions(AT_ONCE):
                await writer.execute(insert(table), [dict(row) for row in part])
                rows += len(part)
    return rows


async def hold_still(reader: AsyncConnection) -> None:
    """From now on it reads all tables as they were at one moment."""
    if reader.dialect.name == "sqlite":
        await reader.exec_driver_sql("BEGIN")  # by itself its driver begins only before it writes
    else:
        await reader.execution_options(isolation_level="REPEATABLE READ")
