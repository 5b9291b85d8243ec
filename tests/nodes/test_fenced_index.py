"""The statement that stores entries behind the fence also writes the index, once for a batch."""

import asyncio
from typing import Any

import pytest

from lunasol.server.nodes.store import NodeStore
from lunasol.tables.ports import LogAppend, append
from nodes.test_fence import HOST, OTHER, SAID, TABLE, stores
from server.storage.postgres import Postgres
from server.storage.test_store import first_entry, row, tables_of

GUEST = "b" * 24


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.new_database()


def seat(id: str, number: int, person: str, to_act: bool = False) -> dict[str, Any]:
    return {"table_id": id, "seat": number, "person": person, "to_act": to_act}


def change(id: str, epoch: int, state: str, *seats: dict[str, Any], first: int = 1) -> LogAppend:
    entry = first_entry() if first == 0 else SAID
    found = LogAppend(id, first, (entry,), lambda _: None, row(id, state=state), seats)
    found.epoch = epoch
    return found


async def state_of(store: NodeStore, person: str) -> list[tuple[str, int, bool]]:
    """The state, the seat and the turn of this person's tables."""
    found = await store.my_tables(person, ("open", "running", "over"), None, 100)
    return [(each["state"], each["seat"], each["to_act"]) for each in found]


def test_seats_are_taken_changed_and_left(url: str) -> None:
    async def run() -> None:
        async with stores(url, "a") as (a,):
            both = seat(TABLE, 0, HOST), seat(TABLE, 1, GUEST)
            await append(a, TABLE, 0, [first_entry()], row(TABLE), both)
            assert await state_of(a, GUEST) == [("open", 1, False)]
            moved = seat(TABLE, 2, GUEST, to_act=True)
            turn = seat(TABLE, 0, HOST, to_act=True)
            await append(a, TABLE, 1, [SAID], row(TABLE, state="running"), [turn, moved])
            assert await state_of(a, GUEST) == [("running", 2, True)]
            assert await state_of(a, HOST) == [("running", 0, True)]
            await append(a, TABLE, 2, [SAID], row(TABLE, state="over"), [both[0]])
            assert await tables_of(a, GUEST) == []
            assert await state_of(a, HOST) == [("over", 0, False)]

    asyncio.run(run())


def test_one_batch_opens_a_table_and_changes_it_and_another(url: str) -> None:
    async def run() -> None:
        async with stores(url, "a") as (a,):
            await append(a, OTHER, 0, [first_entry()], row(OTHER))
            batch = [
                change(TABLE, 1, "open", seat(TABLE, 0, HOST), first=0),
                change(OTHER, 1, "running", seat(OTHER, 1, GUEST)),
                change(TABLE, 1, "running", seat(TABLE, 1, GUEST, to_act=True)),
            ]
            assert await a.writer.database.commit(batch) == []
            assert await state_of(a, GUEST) == [("running", 1, True), ("running", 1, False)]
            assert await a.log(TABLE) == [first_entry(), SAID]
            assert await a.take(TABLE)
            assert a.epochs[TABLE] == 2

    asyncio.run(run())


def test_what_comes_too_late_changes_no_index_even_beside_what_is_ours(url: str) -> None:
    """A table was lost and taken again while the old entry waited."""

    async def run() -> None:
        async with stores(url, "a") as (a,):
            await append(a, TABLE, 0, [first_entry()], row(TABLE), [seat(TABLE, 0, HOST)])
            assert await a.take(TABLE)
            ours = LogAppend(TABLE, 1, (SAID,), lambda _: None)
            ours.epoch = 2
            late = change(TABLE, 1, "over", seat(TABLE, 1, GUEST), first=2)
            assert await a.writer.database.commit([ours, late]) == [late]
            assert await state_of(a, HOST) == [("open", 0, False)]
            assert await tables_of(a, GUEST) == []
            assert await a.log(TABLE) == [first_entry(), SAID]

    asyncio.run(run())


def test_a_batch_fails_as_a_whole(url: str) -> None:
    async def run() -> None:
        async with stores(url, "a") as (a,):
            await append(a, TABLE, 0, [first_entry()], row(TABLE))
            again = change(TABLE, 1, "over", seat(TABLE, 0, HOST), first=0)
            with pytest.raises(Exception, match="duplicate key"):
                await a.writer.database.commit([change(OTHER, 1, "open", first=0), again])
            assert await a.ids("open") == [TABLE]
            assert await a.log(OTHER) == []

    asyncio.run(run())
