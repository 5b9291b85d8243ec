"""The registry of tables, without a server around it."""

import asyncio
from typing import Any

from lunasol.server.settings import ServerSettings
from lunasol.tables.entries import AnyEntry
from lunasol.tables.ports import LogAppend
from lunasol.tables.registry import TableRegistry


class SlowStorage:
    """No tables, and a query that needs a moment to end even if nobody waits for it any more."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.is_reading = False

    async def unindexed(self) -> list[str]:
        self.is_reading = True
        self.asked.set()
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            self.is_reading = False
        return []

    async def ids(self, *states: str, older_than: int | None = None) -> list[str]:
        return []

    async def log(self, table_id: str) -> list[AnyEntry]:
        return []

    async def drop(self, table_ids: list[str]) -> None: ...

    def append(self, append: LogAppend) -> None: ...


def test_nothing_reads_from_the_storage_once_the_registry_is_closed() -> None:
    """The storage closes next; a query that is still under way would never come back."""

    async def run() -> None:
        storage = SlowStorage()
        ports: Any = None  # only tables need them
        registry = TableRegistry(ports, storage, ServerSettings())
        await registry.open()
        await storage.asked.wait()
        await registry.close()
        assert not storage.is_reading

    asyncio.run(run())
