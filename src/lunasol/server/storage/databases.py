"""Opens a database by its URL and brings it to the newest schema."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from lunasol.engine.errors import LunasolError

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
BUSY_SECONDS = 15
PRAGMAS = (
    "page_size = 2048",
    "journal_mode = WAL",
    "synchronous = FULL",
    "wal_autocheckpoint = 8000",
    "foreign_keys = ON",
    "secure_delete = ON",
    "temp_store = MEMORY",
)
"""Each table's next entry has a page of its own, so small pages mean less to write per move.
Checkpoints block moves, so they run only every 16 MB of write-ahead log. A statement's journal
stays in memory instead of a temporary file."""


class BadDatabase(LunasolError):
    pass


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


def new_writing_engine(url: URL, **connect: Any) -> AsyncEngine:
    """For the writer alone: one connection to PostgreSQL, which is not asked before each commit
    whether it still answers. The driver knows when the database has closed it."""
    engine = create_async_engine(url, pool_size=1, max_overflow=0, connect_args=connect)
    event.listen(engine.sync_engine, "checkout", refuse_closed)
    return engine


def refuse_closed(connection: Any, _record: Any, _proxy: Any) -> None:
    """The pool opens another one then."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError("the database has closed this connection")


def new_sqlite_engine(url: URL) -> Engine:
    engine = create_engine(url.set(drivername="sqlite"), connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine, "connect", set_up_sqlite)
    return engine


def check_file(url: URL) -> None:
    """Fail early if SQLite cannot open the file, because the driver's thread reports it badly."""
    if url.get_backend_name() == "sqlite":
        with closing(sqlite3.connect(url.database or "")) as connection:
            connection.execute("PRAGMA schema_version")


def set_up_sqlite(connection: Any, _record: Any) -> None:
    """With synchronous FULL a commit has reached the disk. With secure_delete, what is deleted is
    overwritten, not only released."""
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
    return (str(error) or type(error).__name__).splitlines()[0][:200]
