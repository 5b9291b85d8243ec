"""The store: the logs of all tables and their index, in SQLite or PostgreSQL."""

import asyncio
import logging
import secrets
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from lunasol.server.storage import schema
from lunasol.server.storage.claim import FileClaim, claim_on
from lunasol.server.storage.databases import (
    BadDatabase,
    check_file,
    checked_url,
    first_line,
    migrate,
    new_engine,
    new_sqlite_engine,
)
from lunasol.server.storage.postgres import PostgresDatabase
from lunasol.server.storage.sqlite import SQLiteDatabase
from lunasol.server.storage.writer import Writer
from lunasol.tables.entries import DECODER, ENCODER, AnyEntry
from lunasol.tables.ports import LogAppend, Row, StorageError

log = logging.getLogger(__name__)
NOTE_SECONDS = 1.0
LAST_ROW = "SELECT max(rowid) FROM log"
Cursor = tuple[bool, int, str]
"""Where a page of "my tables" ends: whether it is the person's turn there, when the table was
opened, and its id."""


@contextmanager
def storage_errors() -> Iterator[None]:
    """Tables know nothing of databases: to them every failure is a StorageError."""
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        raise StorageError(first_line(error)) from error


class Store:
    def __init__(self, url: str) -> None:
        self.url = checked_url(url)
        self.engine = new_engine(self.url)
        self.claim = claim_on(self.url, self.engine)
        self.noting: asyncio.Task[None] | None = None
        if self.url.get_backend_name() == "sqlite":
            self.writer = Writer(SQLiteDatabase(new_sqlite_engine(self.url)))
        else:
            self.writer = Writer(PostgresDatabase(self.engine))

    async def open(self) -> None:
        """Claim the database, bring it to the newest schema and begin to write."""
        try:
            check_file(self.url)
            await self.claim.take()
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
        except BadDatabase:
            await self.engine.dispose()
            raise
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            await self.claim.release()
            await self.engine.dispose()
            raise BadDatabase(f"the database cannot be opened: {first_line(error)}") from None
        self.writer.start()
        if isinstance(self.claim, FileClaim):
            await self.look_for_loss(self.claim)
            self.noting = asyncio.create_task(self.note_forever(self.claim), name="note entries")

    async def close(self) -> None:
        await self.writer.stop()
        if isinstance(self.claim, FileClaim) and self.noting is not None:
            self.noting.cancel()
            await asyncio.gather(self.noting, return_exceptions=True)
            with suppress(SQLAlchemyError):
                self.claim.note(await self.last_row())
        await self.claim.release()
        await self.engine.dispose()

    # Noticing a loss --------------------------------------------------------------------------

    async def look_for_loss(self, claim: FileClaim) -> None:
        """Warn if entries are gone: SQLite says nothing if its write-ahead log was cut or removed.
        The last server noted beside the database how many there were."""
        noted, found = claim.read_note(), await self.last_row()
        if found < noted:
            log.error(
                "%d entries that were stored are missing: was the write-ahead log removed?",
                noted - found,
            )

    async def note_forever(self, claim: FileClaim) -> None:
        last = -1
        while True:
            found = await self.last_row()
            if found != last:
                claim.note(found)
                last = found
            await asyncio.sleep(NOTE_SECONDS)

    async def last_row(self) -> int:
        async with self.engine.connect() as connection:
            return int((await connection.exec_driver_sql(LAST_ROW)).scalar() or 0)

    # Writing ----------------------------------------------------------------------------------

    def append(self, append: LogAppend) -> None:
        """Store these entries with the next transaction, then call their ``on_stored``."""
        self.writer.append(append)

    async def rewrite(self, table_id: str, log: Sequence[AnyEntry]) -> None:
        """Only to forget a person: the same entries without their names and words."""
        async with self.engine.begin() as connection:
            for number, entry in enumerate(log):
                at = (schema.log.c.table_id == table_id) & (schema.log.c.number == number)
                text = ENCODER.encode(entry).decode()
                await connection.execute(update(schema.log).where(at).values(entry=text))

    async def forget_seats(self, person: str) -> None:
        """Forget where a person sat or was the host."""
        tables, seats = schema.tables, schema.seats
        async with self.engine.begin() as connection:
            await connection.execute(delete(seats).where(seats.c.person == person))
            await connection.execute(update(tables).where(tables.c.host == person).values(host=""))
        await self.empty_write_ahead_log()

    async def empty_write_ahead_log(self) -> None:
        """SQLite keeps what was overwritten in its write-ahead log until that is emptied."""
        if self.url.get_backend_name() != "sqlite":
            return
        async with self.engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    async def drop(self, table_ids: Sequence[str]) -> None:
        """Remove old tables with everything that belongs to them."""
        async with self.engine.begin() as connection:
            for table, column in (
                (schema.log, schema.log.c.table_id),
                (schema.seats, schema.seats.c.table_id),
                (schema.tables, schema.tables.c.id),
            ):
                await connection.execute(delete(table).where(column.in_(table_ids)))

    # Reading ----------------------------------------------------------------------------------

    async def log(self, table_id: str) -> list[AnyEntry]:
        """All entries of a table; empty if it was never there."""
        query = (
            select(schema.log.c.entry)
            .where(schema.log.c.table_id == table_id)
            .order_by(schema.log.c.number)
        )
        with storage_errors():
            async with self.engine.connect() as connection:
                return [DECODER.decode(text) for text in await connection.scalars(query)]

    async def ids(self, *states: str, older_than: int | None = None) -> list[str]:
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.state.in_(states)).order_by(tables.c.created)
        if older_than is not None:
            query = query.where(tables.c.changed < older_than)
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def unindexed(self) -> list[str]:
        """Tables of earlier versions, whose names and results the index lacks."""
        query = select(schema.tables.c.id).where(schema.tables.c.names.is_(None))
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def my_tables(
        self, person: str, states: Sequence[str], after: Cursor | None, limit: int
    ) -> list[Row]:
        """Index rows of the tables where a person sits or sat, or is the host: those where it is
        their turn first, then the newest."""
        tables, seats = schema.tables, schema.seats
        mine = (seats.c.table_id == tables.c.id) & (seats.c.person == person)
        to_act = func.coalesce(seats.c.to_act, False).label("to_act")
        where_seated = select(seats.c.table_id).where(seats.c.person == person)
        where_host = select(tables.c.id).where(tables.c.host == person)
        query = (
            select(tables, seats.c.seat, to_act)
            .select_from(tables.outerjoin(seats, mine))
            .where(tables.c.id.in_(where_seated.union(where_host)), tables.c.state.in_(states))
            .order_by(to_act.desc(), tables.c.created.desc(), tables.c.id.desc())
            .limit(limit)
        )
        if after is not None:
            query = query.where(comes_after(to_act, after))
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def mentions(self, person: str) -> list[str]:
        """Every table whose log knows a person, even if they rose before the start."""
        log = schema.log
        query = select(log.c.table_id).where(log.c.entry.contains(person)).distinct()
        async with self.engine.connect() as connection:
            return sorted(await connection.scalars(query))

    async def check(self) -> None:
        """Write something, so that a full disk or a locked database is noticed."""
        keys = schema.keys
        row = {"name": "checked", "value": secrets.token_hex(4)}
        async with self.engine.begin() as connection:
            await connection.execute(delete(keys).where(keys.c.name == row["name"]))
            await connection.execute(insert(keys), row)

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


def comes_after(to_act: ColumnElement[bool], cursor: Cursor) -> ColumnElement[bool]:
    """The rows that follow the cursor in the order of ``my_tables``."""
    tables = schema.tables
    is_turn, created, id = cursor
    older = or_(tables.c.created < created, and_(tables.c.created == created, tables.c.id < id))
    same = to_act.is_(True) if is_turn else to_act.is_(False)
    return or_(and_(same, older), to_act.is_(False)) if is_turn else and_(same, older)
