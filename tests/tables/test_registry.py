"""The registry of tables, without a server around it."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from lunasol.server.settings import ServerSettings
from lunasol.tables.clock import SystemClock
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


def test_nothing_reads_from_the_storage_once_the_registry_is_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The storage closes next; a query that is still under way would never come back."""
    monkeypatch.setattr("lunasol.tables.housekeeping.STOP_SECONDS", 0.05)

    async def run() -> None:
        storage: Any = SlowStorage()
        ports: Any = SimpleNamespace(clock=SystemClock())
        registry = TableRegistry(ports, storage, ServerSettings())
        registry.open()
        await storage.asked.wait()
        await registry.close()
        assert not storage.is_reading

    asyncio.run(run())


class AnsweringStorage(SlowStorage):
    """A query that ends by itself, and notes whether it was cancelled."""

    is_answered = False

    async def unindexed(self) -> list[str]:
        self.asked.set()
        await asyncio.sleep(0.05)
        self.is_answered = True
        return []


def test_a_query_under_way_is_not_cancelled_when_the_registry_closes() -> None:
    """The thread of a cancelled query would answer to an event loop that may be gone."""

    async def run() -> None:
        storage: Any = AnsweringStorage()
        ports: Any = SimpleNamespace(clock=SystemClock())
        registry = TableRegistry(ports, storage, ServerSettings())
        registry.open()
        await storage.asked.wait()
        await registry.close()
        assert storage.is_answered

    asyncio.run(run())
