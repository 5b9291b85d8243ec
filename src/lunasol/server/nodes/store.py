"""The store of a node: the same database, of which it changes only what it owns."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import ColumnElement, delete, exists, func, or_, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from lunasol.server.nodes.lease import FAILURES, UNSURE, Lease, checked_name
from lunasol.server.settings import BadSetting, ServerSettings
from lunasol.server.storage import schema
from lunasol.server.storage.claim import SHARED, PostgresClaim
from lunasol.server.storage.databases import checked_url, new_writing_engine
from lunasol.server.storage.fenced import FIRST_EPOCH, FencedDatabase
from lunasol.server.storage.store import Store, storage_errors
from lunasol.server.storage.writer import Writer
from lunasol.tables.entries import AnyEntry
from lunasol.tables.ownership import OwnedElsewhere
from lunasol.tables.ports import LogAppend, StorageError, TableLost

log = logging.getLogger(__name__)
IS_FREE = """(
    t.owner IS NULL OR t.owner = :me OR NOT EXISTS (
        SELECT 1 FROM nodes n WHERE n.id = t.owner AND n.expires > clock_timestamp()
    )
)"""
TAKE = f"""
    UPDATE tables t SET owner = :me, epoch = epoch + 1 WHERE t.id = :id AND {IS_FREE}
    RETURNING epoch
"""
"""One statement takes a table over. It counts the epoch even if the table was ours: whatever of
ours is still on its way is then too late, so the log that is read next is complete."""
OWNER = """
    SELECT n.address, extract(epoch FROM n.expires - clock_timestamp()) AS seconds
    FROM tables t LEFT JOIN nodes n ON n.id = t.owner WHERE t.id = :id
"""
RELEASE = "UPDATE tables SET owner = NULL WHERE id = :id AND owner = :me AND epoch = :epoch"
RELEASE_ALL = "UPDATE tables SET owner = NULL WHERE owner = :me"
IS_OURS = "SELECT 1 FROM tables WHERE id = :id AND epoch = :epoch FOR SHARE"
CONNECTIONS = 11
LEASE_CONNECTIONS = 2
"""How many connections to the database a node has for its tables, and for its lease alone. The
writer has one more."""


def new_pool(url: URL, size: int, connect: dict[str, Any]) -> AsyncEngine:
    """It keeps all its connections: to close one in good order would wait for a database that may
    not answer."""
    return create_async_engine(
        url, pool_size=size, max_overflow=0, pool_pre_ping=True, connect_args=connect
    )


class NodeStore(Store):
    """Also the ownership of tables, as the registry knows it."""

    is_shared = True

    def __init__(self, settings: ServerSettings) -> None:
        super().__init__(settings.database)
        url = checked_url(settings.database)
        if url.get_backend_name() == "sqlite":
            raise BadSetting("several nodes need PostgreSQL: SQLite belongs to one process")
        if not settings.address.startswith(("http://", "https://")):
            raise BadSetting("a node needs the address at which the others reach it: --address URL")
        seconds = settings.node_lease
        patience = {"idle_in_transaction_session_timeout": str(round(seconds * 500))}
        connect = {"command_timeout": seconds, "timeout": seconds, "server_settings": patience}
        self.engine = new_pool(url, CONNECTIONS, connect)
        alone = new_pool(url, LEASE_CONNECTIONS, connect)
        self.lease = Lease(alone, checked_name(settings.node), settings.address, seconds)
        self.claim = PostgresClaim(self.engine, SHARED)
        self.writer = Writer(FencedDatabase(new_writing_engine(url, **connect), self.lease.id))
        self.at_once = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.epochs: dict[str, int] = {}
        """By table that this node owns, the epoch in which it took it."""
        self.releases: set[asyncio.Task[None]] = set()
        self.is_draining = False

    async def open(self) -> None:
        await super().open()
        await self.lease.join()

    async def close(self) -> None:
        """Everything is stored first, so that the next owners find it."""
        await self.writer.stop()
        await asyncio.gather(*self.releases, return_exceptions=True)
        with suppress(*FAILURES):
            await self.run(RELEASE_ALL)
        await self.lease.leave()
        await super().close()

    async def run(self, statement: str, **facts: object) -> None:
        async with self.at_once.connect() as connection:
            await connection.execute(text(statement), {"me": self.lease.id, **facts})

    # Ownership --------------------------------------------------------------------------------

    async def take(self, table_id: str) -> bool:
        """Own this table from now on. Returns whether there is one; raises OwnedElsewhere."""
        if not self.lease.is_sure:
            raise StorageError(UNSURE)
        with storage_errors():
            if self.is_draining:
                raise OwnedElsewhere(table_id, await self.any_other())
            async with self.at_once.connect() as connection:
                facts = {"id": table_id, "me": self.lease.id}
                epoch = await connection.scalar(text(TAKE), facts)
                if epoch is None:
                    return await self.find_owner(connection, table_id)
            self.epochs[table_id] = epoch
            if self.is_draining:  # since it was asked for
                self.give_up(table_id)
                raise OwnedElsewhere(table_id, await self.any_other())
        return True

    async def find_owner(self, connection: AsyncConnection, table_id: str) -> bool:
        found = (await connection.execute(text(OWNER), {"id": table_id})).first()
        if found is None:
            return False
        raise OwnedElsewhere(table_id, found.address or "", max(0.0, float(found.seconds or 0)))

    async def any_other(self) -> str:
        """Where another node can be reached; empty if there is none."""
        return next(iter(await self.lease.others()), "")

    def give_up(self, table_id: str) -> None:
        """Anybody may take this table now."""
        epoch = self.epochs.pop(table_id, None)
        if epoch is not None:
            release = self.release(table_id, epoch)
            task = asyncio.create_task(release, name=f"release {table_id}")
            self.releases.add(task)
            task.add_done_callback(self.releases.discard)

    async def release(self, table_id: str, epoch: int) -> None:
        """If it fails, the table stays ours until somebody asks for it here, or the lease ends."""
        with suppress(*FAILURES):
            await self.run(RELEASE, id=table_id, epoch=epoch)

    async def check(self) -> None:
        """A balancer should send nobody to a node that leaves or has lost the database."""
        if self.is_draining or not self.lease.is_sure:
            raise StorageError(UNSURE)
        await super().check()

    # Writing ----------------------------------------------------------------------------------

    def append(self, append: LogAppend) -> None:
        if append.is_first:
            self.epochs[append.table_id] = FIRST_EPOCH
        append.epoch = self.epochs.get(append.table_id, 0)
        super().append(append)

    async def rewrite(self, table_id: str, log: Sequence[AnyEntry]) -> None:
        """Nobody can take the table before it is done."""
        async with self.engine.begin() as connection:
            facts = {"id": table_id, "epoch": self.epochs.get(table_id, 0)}
            if await connection.scalar(text(IS_OURS), facts) is None:
                raise TableLost(table_id)
            await self.rewrite_with(connection, table_id, log)

    async def drop(self, table_ids: Sequence[str]) -> None:
        """Remove tables, but none that another node has."""
        tables = schema.tables
        async with self.engine.begin() as connection:
            gone = delete(tables).where(tables.c.id.in_(table_ids), self.is_free())
            ids = list(await connection.scalars(gone.returning(tables.c.id)))
            for table in (schema.log, schema.seats):
                await connection.execute(delete(table).where(table.c.table_id.in_(ids)))

    def is_free(self) -> ColumnElement[bool]:
        tables, nodes = schema.tables, schema.nodes
        is_alive = exists().where(
            nodes.c.id == tables.c.owner, nodes.c.expires > func.clock_timestamp()
        )
        return or_(tables.c.owner.is_(None), tables.c.owner == self.lease.id, ~is_alive)
