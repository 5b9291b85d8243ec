"""The store: the logs of all tables and their index, in SQLite or PostgreSQL."""

import asyncio
import logging
import secrets
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress

from sqlalchemy import ColumnElement, and_, delete, func, or_, select, text, true, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from lunasol.api.my_tables import Cursor
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
    new_writing_engine,
)
from lunasol.server.storage.postgres import PostgresDatabase
from lunasol.server.storage.sqlite import SQLiteDatabase
from lunasol.server.storage.writer import Writer
from lunasol.tables.entries import DECODER, ENCODER, AnyEntry
from lunasol.tables.ports import LogAppend, Row, StorageError

log = logging.getLogger(__name__)
NOTE_SECONDS = 1.0
UNFINISHED = ("open", "running")
LAST_ROW = "SELECT max(rowid) FROM log"
ADD_KEY = "INSERT INTO keys (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING"
SET_KEY = """
    INSERT INTO keys (name, value) VALUES (:name, :value)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value
"""


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
        self.closing = asyncio.Event()
        if self.url.get_backend_name() == "sqlite":
            self.writer = Writer(SQLiteDatabase(new_sqlite_engine(self.url)))
        else:
            self.writer = Writer(PostgresDatabase(new_writing_engine(self.url)))

    async def open(self) -> None:
        """Claim the database, bring it to the newest schema and begin to write."""
        try:
            check_file(self.url)
            await self.claim.take()
            async with self.engine.begin() as connection:
                await self.claim.wait_for_turn(connection)
                await connection.run_sync(migrate)
                await self.claim.shut_out(connection)
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
            self.closing.set()  # a cancelled query could still answer when the event loop is gone
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
        while not self.closing.is_set():
            found = await self.last_row()
            if found != last:
                claim.note(found)
                last = found
            with suppress(TimeoutError):
                async with asyncio.timeout(NOTE_SECONDS):
                    await self.closing.wait()

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
            await self.rewrite_with(connection, table_id, log)

    async def rewrite_with(
        self, connection: AsyncConnection, table_id: str, log: Sequence[AnyEntry]
    ) -> None:
        for number, entry in enumerate(log):
            at = (schema.log.c.table_id == table_id) & (schema.log.c.number == number)
            encoded = ENCODER.encode(entry).decode()
            await connection.execute(update(schema.log).where(at).values(entry=encoded))

    async def forget_seats(self, person: str) -> None:
        """Forget where a person sat or was the host."""
        tables, seats = schema.tables, schema.seats
        async with self.engine.begin() as connection:
            await connection.execute(delete(seats).where(seats.c.person == person))
            for column in (tables.c.host, tables.c.opener):
                gone = update(tables).where(column == person).values({column.name: ""})
                await connection.execute(gone)
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

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with storage_errors():
            async with self.engine.connect() as connection:
                yield connection

    def is_free(self) -> ColumnElement[bool]:
        """Whether no other node has a table; without nodes all are ours."""
        return true()

    async def log(self, table_id: str) -> list[AnyEntry]:
        """All entries of a table; empty if it was never there."""
        query = (
            select(schema.log.c.entry)
            .where(schema.log.c.table_id == table_id)
            .order_by(schema.log.c.number)
        )
        async with self.reading() as connection:
            return [DECODER.decode(each) for each in await connection.scalars(query)]

    async def ids(self, *states: str, older_than: int | None = None) -> list[str]:
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.state.in_(states)).order_by(tables.c.created)
        query = query.where(self.is_free())
        if older_than is not None:
            query = query.where(tables.c.changed < older_than)
        async with self.reading() as connection:
            return list(await connection.scalars(query))

    async def unindexed(self) -> list[str]:
        """Tables whose row lacks something: those of earlier versions, and those with moves that
        were made just before a crash."""
        tables, log = schema.tables, schema.log
        length = select(func.max(log.c.number) + 1).where(log.c.table_id == tables.c.id)
        is_behind = tables.c.length.is_distinct_from(length.scalar_subquery())
        is_missing = or_(tables.c.names.is_(None), tables.c.state.in_(UNFINISHED) & is_behind)
        query = select(tables.c.id).where(is_missing, self.is_free())
        async with self.reading() as connection:
            return list(await connection.scalars(query))

    async def due(self, before: int, limit: int) -> list[str]:
        """Tables where something happens by itself before this moment, the first ones first."""
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.due < before, tables.c.state == "running")
        query = query.where(self.is_free())
        async with self.reading() as connection:
            return list(await connection.scalars(query.order_by(tables.c.due).limit(limit)))

    async def empty(self, older_than: int, limit: int) -> list[str]:
        """Tables at which nobody sits, the oldest first."""
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.state == "open", tables.c.is_empty.is_(True))
        query = query.where(self.is_free())
        query = query.where(tables.c.changed < older_than).order_by(tables.c.changed).limit(limit)
        async with self.reading() as connection:
            return list(await connection.scalars(query))

    async def opened_by(self, person: str) -> list[str]:
        """The unfinished tables that a person has opened, the oldest first."""
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.opener == person)
        query = query.where(tables.c.state.in_(UNFINISHED)).order_by(tables.c.created)
        async with self.reading() as connection:
            return list(await connection.scalars(query))

    async def unfinished(self, among: Sequence[str]) -> list[str]:
        """The unfinished tables among these."""
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.state.in_(UNFINISHED), tables.c.id.in_(among))
        async with self.reading() as connection:
            return list(await connection.scalars(query))

    async def count_unfinished(self) -> int:
        tables = schema.tables
        query = select(func.count()).where(tables.c.state.in_(UNFINISHED))
        async with self.reading() as connection:
            return int(await connection.scalar(query) or 0)

    async def public(self, state: str, limit: int) -> list[tuple[str, str]]:
        """The public tables in this state with what everybody may know of them, newest first."""
        tables = schema.tables
        query = select(tables.c.id, tables.c.info).where(
            tables.c.state == state, tables.c.public.is_(True), tables.c.info.is_not(None)
        )
        query = query.order_by(tables.c.created.desc(), tables.c.id).limit(limit)
        async with self.reading() as connection:
            return [(row.id, row.info) for row in await connection.execute(query)]

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
        async with self.reading() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def mentions(self, person: str) -> list[str]:
        """Every table whose log knows a person, even if they rose before the start."""
        log = schema.log
        query = select(log.c.table_id).where(log.c.entry.contains(person)).distinct()
        async with self.reading() as connection:
            return sorted(await connection.scalars(query))

    async def check(self) -> None:
        """Write something, so that a full disk or a locked database is noticed."""
        row = {"name": "checked", "value": secrets.token_hex(4)}
        async with self.engine.begin() as connection:
            await connection.execute(text(SET_KEY), row)

    async def key(self, name: str) -> str:
        """A secret of this server, made when it is first asked for."""
        keys = schema.keys
        query = select(keys.c.value).where(keys.c.name == name)
        async with self.engine.begin() as connection:
            found: str | None = await connection.scalar(query)
            if found is None:
                row = {"name": name, "value": secrets.token_hex(32)}
                await connection.execute(text(ADD_KEY), row)
                found = await connection.scalar(query)
        assert found is not None
        return found


def comes_after(to_act: ColumnElement[bool], cursor: Cursor) -> ColumnElement[bool]:
    """The rows that follow the cursor in the order of ``my_tables``."""
    tables = schema.tables
    is_turn, created, id = cursor
    older = or_(tables.c.created < created, and_(tables.c.created == created, tables.c.id < id))
    same = to_act.is_(True) if is_turn else to_act.is_(False)
    return or_(and_(same, older), to_act.is_(False)) if is_turn else and_(same, older)
