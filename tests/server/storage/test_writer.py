"""The writer: what is there at the same time is stored in one transaction."""

import asyncio
from functools import partial

from lunasol.server.storage.writer import LARGE, Writer
from lunasol.tables.ports import LogAppend


class Disk:
    """Notes the size of each transaction."""

    def __init__(self) -> None:
        self.sizes: list[int] = []

    async def commit(self, appends: list[LogAppend]) -> list[LogAppend]:
        self.sizes.append(len(appends))
        return []

    async def close(self) -> None:
        pass


def new_append(table: str) -> LogAppend:
    return LogAppend(table, 1, (), lambda _: None)


def transactions(*turns: int) -> list[int]:
    """How large the transactions are if so many appends come in each turn of the event loop."""
    disk = Disk()

    async def run() -> None:
        writer = Writer(disk)
        writer.start()
        await asyncio.sleep(0)
        for turn, count in enumerate(turns):
            for number in range(count):
                writer.append(new_append(f"{turn}.{number}"))
            await asyncio.sleep(0)
        await writer.stop()

    asyncio.run(run())
    return disk.sizes


def test_what_comes_turn_after_turn_is_stored_together() -> None:
    assert transactions(1, 2, 3) == [6]


def test_nothing_waits_once_a_turn_brings_nothing() -> None:
    assert transactions(1, 0, 0, 0, 1, 0, 0, 0) == [1, 1]


def test_a_large_batch_waits_for_no_more() -> None:
    sizes = transactions(*[LARGE] * 4)
    assert sum(sizes) == 4 * LARGE
    assert max(sizes) < 3 * LARGE


def test_a_failed_batch_is_stored_one_by_one() -> None:
    """Only the append that cannot be stored learns of a failure."""
    told: dict[str, Exception | None] = {}

    class Picky(Disk):
        async def commit(self, appends: list[LogAppend]) -> list[LogAppend]:
            if any(each.table_id == "bad" for each in appends):
                raise OSError("cannot store this")
            return await super().commit(appends)

    async def run() -> None:
        writer = Writer(Picky())
        writer.start()
        for name in ("good", "bad", "fine"):
            writer.append(LogAppend(name, 1, (), partial(told.__setitem__, name)))
        await writer.stop()

    asyncio.run(run())
    assert told["good"] is None
    assert told["fine"] is None
    assert isinstance(told["bad"], OSError)
