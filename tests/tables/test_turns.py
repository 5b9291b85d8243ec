"""One command after the other: when a table is free for the next one."""

import asyncio
from dataclasses import replace
from typing import Any

import lunasol
from lunasol.protocol.client_messages import PlayMove
from lunasol.tables.ports import LogAppend
from lunasol.tables.table import Table
from tables.twin_tables import FakeConnection, NoStorage, ask, new_table, seated


class SlowStorage(NoStorage):
    """Stores when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[LogAppend] = []

    def append(self, append: LogAppend) -> None:
        self.waiting.append(append)

    def store(self) -> None:
        self.waiting.pop().on_stored(None)


async def a_move_that_waited() -> tuple[Table, SlowStorage, "asyncio.Task[Any]"]:
    """A table where a move is being stored that had to wait for its turn."""
    table = new_table(lunasol.start("nox", players=3))
    await seated(table)
    storage = SlowStorage()
    table.ports = replace(table.ports, storage=storage)
    seat = table.state.to_act[0]
    text = table.state.legal(seat).texts[0]
    message = PlayMove(id="move", move=text)
    moving = asyncio.create_task(ask(table, FakeConnection(f"person {seat}"), message))
    while not storage.waiting:
        await asyncio.sleep(0)
    return table, storage, moving


def test_a_table_is_free_as_soon_as_a_move_is_published() -> None:
    """Not only when the task goes on that waited for it: the next player may have answered."""

    async def run() -> None:
        table, storage, moving = await a_move_that_waited()
        assert table.lock.is_held
        storage.store()
        assert not table.lock.is_held
        assert not moving.done()
        assert (await moving).id == "move"

    asyncio.run(run())


def test_a_table_is_not_free_while_the_move_of_a_client_that_has_gone_is_stored() -> None:
    async def run() -> None:
        table, storage, moving = await a_move_that_waited()
        moving.cancel()
        await asyncio.gather(moving, return_exceptions=True)
        assert table.lock.is_held
        storage.store()
        assert not table.lock.is_held

    asyncio.run(run())
