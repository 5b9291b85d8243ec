"""The storage of simulated nodes: what PostgreSQL promises, the lease, the fence and ownership."""

import asyncio
from contextlib import suppress
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from lunasol.server.nodes.lease import JOIN, RENEWAL, Lease
from lunasol.server.storage.fenced import Epochs, FencedDatabase
from lunasol.server.storage.store import storage_errors
from lunasol.server.storage.writer import Writer
from lunasol.tables.entries import AnyEntry
from lunasol.tables.ownership import OwnedElsewhere
from lunasol.tables.ports import LogAppend, StorageError

if TYPE_CHECKING:
    from nodes.simulation import Node, World

LEASE = 2.0


async def quietly(query: Any) -> None:
    with suppress(StorageError, TimeoutError):
        await query


class Database:
    """What PostgreSQL promises: each statement at one moment, all of it or nothing."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self.logs: dict[str, list[AnyEntry]] = {}
        self.owners: dict[str, str] = {}
        self.epochs: dict[str, int] = {}
        self.leases: dict[str, float] = {}

    def is_alive(self, node: str) -> bool:
        return self.leases.get(node, 0.0) > self.world.now

    def lease(self, statement: str, node: str) -> int:
        if statement in (JOIN, RENEWAL):
            self.leases[node] = self.world.now + LEASE
        return 1

    def take(self, node: str, table: str) -> int | None:
        owner = self.owners.get(table, "")
        if owner not in ("", node) and self.is_alive(owner):
            return None
        self.owners[table] = node
        self.epochs[table] += 1
        return self.epochs[table]

    def release(self, node: str, table: str, epoch: int) -> None:
        if (self.owners[table], self.epochs[table]) == (node, epoch):
            self.owners[table] = ""

    def store(self, node: str, appends: list[LogAppend]) -> Epochs:
        """The whole statement fails if a number is there already."""
        for append in appends:
            if append.is_first:
                self.logs[append.table_id] = []
                self.owners[append.table_id], self.epochs[append.table_id] = node, 1
        held = {
            (append.table_id, append.epoch)
            for append in appends
            if self.is_held(append.table_id, append.epoch)
        }
        kept = [append for append in appends if (append.table_id, append.epoch) in held]
        if any(self.is_doubled(append) for append in kept):
            raise StorageError("duplicate key")
        for append in kept:
            is_late = append.epoch != self.epochs[append.table_id]
            assert not (append.entries and is_late), "an owner of an old epoch has stored something"
            self.logs[append.table_id] += append.entries
        return held

    def is_held(self, table: str, epoch: int) -> bool:
        return self.epochs[table] == epoch

    def is_doubled(self, append: LogAppend) -> bool:
        return bool(append.entries) and append.first != len(self.logs[append.table_id])


class SimLease(Lease):
    def __init__(self, node: "Node") -> None:
        engine: Any = SimpleNamespace(execution_options=lambda **_: None)
        super().__init__(engine, node.name, node.name, LEASE)
        self.id = node.id
        self.monotonic = lambda: node.world.now
        self.node = node

    async def run(self, statement: str, **_facts: object) -> int:
        return await self.node.query(lambda database: database.lease(statement, self.id))


class SimFence(FencedDatabase):
    def __init__(self, node: "Node") -> None:
        engine: Any = SimpleNamespace(execution_options=lambda **_: None)
        super().__init__(engine, node.id)
        self.owner = node

    async def store(self, appends: list[LogAppend]) -> Epochs:
        return await self.owner.query(lambda database: database.store(self.node, appends))


class Store:
    """The storage and the ownership of one node."""

    is_shared = True

    def __init__(self, node: "Node") -> None:
        self.node = node
        self.epochs: dict[str, int] = {}
        self.writer = Writer(SimFence(node))

    def append(self, append: LogAppend) -> None:
        if append.is_first:
            self.epochs[append.table_id] = 1
        append.epoch = self.epochs.get(append.table_id, 0)
        self.writer.append(append)

    async def log(self, table_id: str) -> list[AnyEntry]:
        with storage_errors():
            return await self.node.query(lambda database: list(database.logs[table_id]))

    async def take(self, table_id: str) -> bool:
        if not self.node.lease.is_sure:
            raise StorageError("unsure")
        with storage_errors():
            epoch = await self.node.query(lambda database: database.take(self.node.id, table_id))
        if epoch is None:
            raise OwnedElsewhere(table_id, "")
        self.epochs[table_id] = epoch
        return True

    def give_up(self, table_id: str) -> None:
        epoch = self.epochs.pop(table_id, None)
        if epoch is not None:
            query = self.node.query(lambda data: data.release(self.node.id, table_id, epoch))
            self.node.keep(asyncio.create_task(quietly(query)))

    async def opened_by(self, _person: str) -> list[str]:
        return []

    async def count_unfinished(self) -> int:
        return 0
