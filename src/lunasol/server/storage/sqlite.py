"""Writes to SQLite in its own thread."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection, Engine, insert
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.exc import DBAPIError

from lunasol.server.storage import schema
from lunasol.server.storage.index import CHANGE_TABLE, INDEXED, IndexChanges, table_rows
from lunasol.tables.entries import ENCODER
from lunasol.tables.ports import LogAppend

NAMED = dialect(paramstyle="named")
APPEND = """
    INSERT INTO log (table_id, number, entry)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
    FROM json_each(?)
"""
"""Inserts all entries in one statement. With one statement per entry, the thread would release
Python's global lock and wait for it again each time, which slows the whole server down."""
ADD_TABLE = str(insert(schema.tables).compile(dialect=NAMED, column_keys=INDEXED))
CLEAR_SEATS = "DELETE FROM seats WHERE table_id = ?"
FILL_SEATS = str(insert(schema.seats).compile(dialect=NAMED))


class SQLiteDatabase:
    """Runs each transaction in one call on its thread. It bypasses SQLAlchemy, which does more work
    around each statement than SQLite itself."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, "writer")
        self.connection: Connection | None = None

    async def commit(self, appends: list[LogAppend]) -> list[LogAppend]:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.write, appends)
        return []

    async def close(self) -> None:
        self.thread.submit(self.disconnect)
        self.thread.shutdown()
        self.engine.dispose()

    def disconnect(self) -> None:
        if self.connection is not None:
            self.connection.close()

    def write(self, appends: list[LogAppend]) -> None:
        if self.connection is None:
            self.connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        driver: sqlite3.Connection | None = self.connection.connection.driver_connection
        assert driver is not None
        cursor = driver.cursor()
        rows = [row for append in appends for row in append.numbered()]
        text = ENCODER.encode(rows).decode()
        try:
            if any(append.table is not None for append in appends):
                write_with_index(cursor, text, IndexChanges(appends))
            else:
                cursor.execute(APPEND, (text,))  # one statement is a transaction by itself
        except sqlite3.Error as error:
            raise DBAPIError.instance(APPEND, None, error, sqlite3.Error) from error


def write_with_index(cursor: sqlite3.Cursor, text: str, index: IndexChanges) -> None:
    cursor.execute("BEGIN IMMEDIATE")
    try:
        cursor.execute(APPEND, (text,))
        cursor.executemany(ADD_TABLE, table_rows(index.opened))
        cursor.executemany(CHANGE_TABLE, table_rows(index.changed))
        cursor.executemany(CLEAR_SEATS, [(append.table_id,) for append in index.changed])
        cursor.executemany(FILL_SEATS, index.seats)
        cursor.execute("COMMIT")
    except BaseException:  # the next transaction must not find this one open
        cursor.connection.rollback()
        raise
