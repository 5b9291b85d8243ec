"""A device without a browser: storage in memory, and a thinking worker that is a function."""

import asyncio
import json
from collections.abc import Awaitable
from typing import Any

from lunasol.browser.thinking import answer

BEGINNING = 1_700_000_000_000
"""The time when a test begins, in milliseconds since 1970."""


class Full(Exception):
    """The storage has no room left, as browsers say it."""


class FakeThinking:
    """A job; it is done when it is awaited, unless the device holds its jobs back."""

    def __init__(self, device: "FakeDevice", kind: str, job: str) -> None:
        self.device, self.kind, self.job = device, kind, job
        self.is_stopped = False

    @property
    def answer(self) -> Awaitable[str]:
        return self.think()

    async def think(self) -> str:
        await self.device.may_think.wait()
        await asyncio.sleep(0)
        if self.device.thinking_fails:
            raise RuntimeError("the worker is gone")
        return answer(self.kind, self.job)

    def stop(self) -> None:
        self.is_stopped = True


class FakeDevice:
    """Keeps texts as IndexedDB would: each append is stored whole or not at all."""

    def __init__(self) -> None:
        self.logs: dict[tuple[str, int], str] = {}
        self.index: dict[str, str] = {}
        self.is_full = False
        self.cannot_be_read = False
        self.loses_answers = False
        """Whether an append is stored, but reported as failed."""
        self.may_think = asyncio.Event()
        self.may_think.set()
        self.thinking_fails = False
        self.ahead = 0
        """Milliseconds that have passed while the page was closed."""
        self.jobs: list[FakeThinking] = []

    async def append(self, table: str, first: int, entries: list[str], row: str | None) -> None:
        await asyncio.sleep(0)
        numbered = {(table, first + i): text for i, text in enumerate(entries)}
        if self.is_full:
            raise Full("QuotaExceededError")
        if any(key in self.logs for key in numbered):
            raise ValueError("ConstraintError")
        self.logs |= numbered
        if row is not None:
            self.index[table] = row
        if self.loses_answers:
            raise Full("AbortError")

    async def log(self, table: str) -> list[str]:
        await asyncio.sleep(0)
        if self.cannot_be_read:
            raise Full("InvalidStateError")
        return [text for (id, _), text in sorted(self.logs.items()) if id == table]

    async def rows(self) -> list[str]:
        return list(self.index.values())

    async def drop(self, tables: list[str]) -> None:
        self.logs = {key: text for key, text in self.logs.items() if key[0] not in tables}
        self.index = {id: text for id, text in self.index.items() if id not in tables}

    def think(self, kind: str, job: str) -> FakeThinking:
        self.jobs.append(FakeThinking(self, kind, job))
        return self.jobs[-1]

    def now(self) -> int:
        return BEGINNING + self.ahead + round(1000 * asyncio.get_running_loop().time())

    # For tests --------------------------------------------------------------------------------

    def entries(self, table: str) -> list[dict[str, Any]]:
        found = sorted((number, text) for (id, number), text in self.logs.items() if id == table)
        assert [number for number, _ in found] == list(range(len(found)))
        return [json.loads(text) for _, text in found]

    def reloaded(self) -> "FakeDevice":
        """The same storage after the page was loaded again."""
        other = FakeDevice()
        other.logs, other.index = dict(self.logs), dict(self.index)
        return other
