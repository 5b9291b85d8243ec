"""What each connection needs of asyncio's queue and event, in a tenth of the memory: a server holds
thousands of connections, and nearly all of them wait."""

import asyncio
from typing import Any


class SmallQueue:
    """A queue for one reader."""

    __slots__ = ("items", "reader")

    def __init__(self) -> None:
        self.items: list[Any] = []
        self.reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self.items

    def qsize(self) -> int:
        return len(self.items)

    def put_nowait(self, item: Any) -> None:
        self.items.append(item)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> Any:
        while not self.items:
            self.reader = asyncio.get_running_loop().create_future()
            try:
                await self.reader
            finally:
                self.reader = None
        return self.items.pop(0)


class SmallEvent:
    """An event that is nearly always set; all waiters share one future."""

    __slots__ = ("change",)

    def __init__(self) -> None:
        self.change: asyncio.Future[None] | None = None
        """Resolved when the event is set again; None while it is set."""

    def set(self) -> None:
        change, self.change = self.change, None
        if change is not None and not change.done():
            change.set_result(None)

    def clear(self) -> None:
        if self.change is None:
            self.change = asyncio.get_running_loop().create_future()

    async def wait(self) -> None:
        while self.change is not None:
            await asyncio.shield(self.change)
