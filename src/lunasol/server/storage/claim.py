"""One server per database: a second one would not know about the tables of the first."""

import asyncio
import logging
import sys
from pathlib import Path
from typing import IO, Protocol

from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from lunasol.server.storage.databases import BadDatabase

log = logging.getLogger(__name__)
IN_USE = "another Lunasol server uses this database: stop it first, or choose another database"
POSTGRES_LOCK = 0x6C756E61736F6C
"""The number of our advisory lock: "lunasol" in ASCII."""
ALONE, SHARED = "pg_try_advisory_lock", "pg_try_advisory_lock_shared"
FREE_ALL = "UPDATE tables SET owner = NULL, epoch = epoch + 1 WHERE owner IS NOT NULL"
REMOVE_NODES = "DELETE FROM nodes"
CHECK_SECONDS = 5.0
NOTE_BYTES = 20


class Claim(Protocol):
    async def take(self) -> None:
        """Claim the database, or raise BadDatabase."""

    async def wait_for_turn(self, connection: AsyncConnection) -> None:
        """Let only one process change the schema at a time."""

    async def shut_out(self, connection: AsyncConnection) -> None:
        """Make sure that nobody stores anything who had the database before."""

    async def release(self) -> None: ...


def claim_on(url: URL, engine: AsyncEngine) -> Claim:
    if url.get_backend_name() == "sqlite":
        return FileClaim(Path(f"{url.database}.lock") if url.database else None)
    return PostgresClaim(engine)


class FileClaim:
    """A locked file beside the database. The lock ends with the process, however that ends."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.file: IO[bytes] | None = None

    async def take(self) -> None:
        if self.path is None:
            return
        self.file = self.path.open("a+b")
        if not lock(self.file):
            self.file.close()
            raise BadDatabase(IN_USE)

    async def wait_for_turn(self, connection: AsyncConnection) -> None:
        """Nobody else is here."""

    async def shut_out(self, connection: AsyncConnection) -> None:
        """The lock has done it."""

    def read_note(self) -> int:
        """The number that the last server has noted, 0 if none has."""
        if self.file is None:
            return 0
        self.file.seek(0)
        text = self.file.read(NOTE_BYTES)
        return int(text) if text.strip().isdigit() else 0

    def note(self, number: int) -> None:
        if self.file is not None:
            self.file.truncate(0)
            self.file.write(b"%d" % number)
            self.file.flush()

    async def release(self) -> None:
        """The file stays: if it were removed, two servers could lock two files of that name."""
        if self.file is not None:
            self.file.close()


if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[bytes]) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def lock(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True


class PostgresClaim:
    """An advisory lock. It belongs to a connection, which is made again if it is lost. Nodes share
    it, so that they exclude a server that expects to be alone."""

    def __init__(self, engine: AsyncEngine, kind: str = ALONE) -> None:
        self.engine = engine
        self.kind = kind
        self.connection: AsyncConnection | None = None
        self.watching: asyncio.Task[None] | None = None

    async def take(self) -> None:
        if not await self.is_taken():
            raise BadDatabase(IN_USE)
        self.watching = asyncio.create_task(self.watch(), name="claim")

    async def is_taken(self) -> bool:
        self.connection = await self.engine.connect()
        await self.connection.execution_options(isolation_level="AUTOCOMMIT")
        query = text(f"SELECT {self.kind}(:number)")
        if await self.connection.scalar(query, {"number": POSTGRES_LOCK}):
            return True
        await self.connection.close()
        return False

    async def wait_for_turn(self, connection: AsyncConnection) -> None:
        query = text("SELECT pg_advisory_xact_lock(:number)")
        await connection.execute(query, {"number": POSTGRES_LOCK + 1})

    async def shut_out(self, connection: AsyncConnection) -> None:
        """A node that was paused while the database went to a single server finds its tables in a
        newer epoch, and its lease gone."""
        if self.kind == ALONE:
            await connection.execute(text(FREE_ALL))
            await connection.execute(text(REMOVE_NODES))

    async def watch(self) -> None:
        """After an outage of the database the lock has to be taken again."""
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            try:
                assert self.connection is not None
                await self.connection.scalar(text("SELECT 1"))
            except (SQLAlchemyError, OSError):
                await self.take_again()

    async def take_again(self) -> None:
        try:
            if not await self.is_taken():
                log.error("%s", IN_USE)
        except (SQLAlchemyError, OSError):
            pass  # the next check tries again

    async def release(self) -> None:
        if self.watching is not None:
            self.watching.cancel()
        if self.connection is not None:
            await self.connection.close()
