"""One node: its lease, its neighbours, and the order in which it comes and goes."""

import asyncio
import signal

from starlette.requests import Request
from starlette.responses import Response

from lunasol.api.endpoints import Endpoint
from lunasol.protocol.refusals import RefusalKey
from lunasol.server.access.hops import Hops
from lunasol.server.http.handler import RequestHandler, problem
from lunasol.server.nodes.commands import Commands
from lunasol.server.nodes.endpoint import NodeEndpoint
from lunasol.server.nodes.lease import FAILURES
from lunasol.server.nodes.neighbours import NodeNeighbours
from lunasol.server.nodes.store import NodeStore
from lunasol.tables.ownership import OwnedElsewhere
from lunasol.tables.ports import StorageError
from lunasol.tables.registry import TableRegistry
from lunasol.tables.table import Table

DRAIN_SECONDS = 1.0
"""How long a table that is given up may take to finish what it is doing."""


class Node:
    def __init__(
        self, store: NodeStore, registry: TableRegistry, endpoint: NodeEndpoint, hops: Hops
    ) -> None:
        self.store = store
        self.registry = registry
        self.endpoint = endpoint
        self.neighbours = NodeNeighbours(hops, endpoint)
        self.commands = Commands(registry, store, hops)
        self.task: asyncio.Task[None] | None = None
        registry.neighbours = self.neighbours
        store.lease.on_unsure = registry.lose_all
        store.lease.on_replaced = stop_process

    async def open(self) -> None:
        """Clocks go on across nodes. Only if no other node runs, nobody could have played."""
        has_others = bool(await self.store.lease.others())
        self.registry.joined = 0 if has_others else self.registry.running_since
        self.task = asyncio.create_task(self.watch_others(), name="watch nodes")

    async def watch_others(self) -> None:
        lease = self.store.lease
        while True:
            await asyncio.sleep(lease.seconds / 10)
            self.endpoint.links.beat()
            try:
                async with asyncio.timeout(lease.seconds):
                    alive = await lease.others()
            except FAILURES:
                continue
            self.endpoint.check_relays(alive)
            self.neighbours.check_requests(alive)

    async def answer(
        self, handler: RequestHandler, endpoint: Endpoint, request: Request
    ) -> Response:
        """Answer, or let the owner of the table answer. Nothing that was read here counts once
        another node may have changed it."""
        lease = self.store.lease
        try:
            found = await lease.while_sure(handler.handle(endpoint, request))
        except OwnedElsewhere as other:
            address = handler.access.address(request)
            return await self.neighbours.forward(request, other, address)
        except StorageError:
            return problem(503, RefusalKey.NOT_STORED)
        return found if lease.is_sure else problem(503, RefusalKey.NOT_STORED)

    async def drain(self) -> None:
        """Give the tables up one by one; other nodes take them as soon as somebody asks."""
        self.store.is_draining = True
        if loading := self.registry.loading.values():
            await asyncio.wait(loading, timeout=DRAIN_SECONDS)
        for table in list(self.registry.tables.values()):
            await self.give_up(table)
        self.endpoint.dismiss_relays()
        await asyncio.gather(*self.store.releases, return_exceptions=True)

    async def give_up(self, table: Table) -> None:
        try:
            async with asyncio.timeout(DRAIN_SECONDS), table.lock:
                self.registry.reindex_if_changed(table)
        except TimeoutError:
            pass  # what it still wants to store is too late once somebody has taken it
        self.registry.lose(table)

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.neighbours.close()


def stop_process() -> None:
    signal.raise_signal(signal.SIGTERM)
