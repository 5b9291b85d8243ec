"""Who comes too late stores nothing and tells nobody anything."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from sqlalchemy import text

from lunasol.protocol.client_messages import Begin, Hello, SeatBot
from lunasol.protocol.http import NewTable
from lunasol.protocol.refusals import RequestRefused
from lunasol.server.app import Server
from lunasol.server.nodes.store import NodeStore
from lunasol.server.settings import BadSetting, ServerSettings
from lunasol.server.storage.claim import PostgresClaim
from lunasol.server.storage.databases import BadDatabase
from lunasol.server.storage.fenced import FencedDatabase
from lunasol.server.storage.store import Store
from lunasol.tables import entries
from lunasol.tables.ownership import OwnedElsewhere
from lunasol.tables.ports import LogAppend, StorageError, TableLost, append
from lunasol.tables.state import TableState
from lunasol.tables.table import Table
from server.storage.postgres import Postgres
from server.storage.test_store import first_entry, row
from tables.twin_tables import FakeConnection

TABLE, OTHER = "tableone", "tabletwo"
HOST = "a" * 24
SAID = entries.Said(at=2, person=HOST, name="A", seat=None, text="", preset="hello")


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.new_database()


def node_settings(url: str, name: str) -> ServerSettings:
    return ServerSettings(database=url, node=name, address=f"http://{name}:1")


@asynccontextmanager
async def stores(url: str, *names: str) -> AsyncIterator[list[NodeStore]]:
    async with AsyncExitStack() as closing:
        found = []
        for name in names:
            store = NodeStore(node_settings(url, name))
            await store.open()
            closing.push_async_callback(store.close)
            found.append(store)
        yield found


async def expire(store: NodeStore) -> None:
    """As if this node had been paused for longer than its lease."""
    async with store.engine.begin() as connection:
        past = text("UPDATE nodes SET expires = clock_timestamp() WHERE id = :id")
        await connection.execute(past, {"id": store.lease.id})


def test_a_table_has_one_owner_until_the_lease_ends(url: str) -> None:
    async def run() -> None:
        async with stores(url, "a", "b") as (a, b):
            await append(a, TABLE, 0, [first_entry()], row(TABLE))
            with pytest.raises(OwnedElsewhere) as elsewhere:
                await b.take(TABLE)
            assert elsewhere.value.address == "http://a:1"
            await expire(a)
            assert await b.take(TABLE)
            assert b.epochs[TABLE] == a.epochs[TABLE] + 1
            assert not await b.take("nosuchtable")

    asyncio.run(run())


def test_who_comes_too_late_stores_nothing(url: str) -> None:
    async def run() -> None:
        async with stores(url, "a", "b") as (a, b):
            for id in (TABLE, OTHER):
                await append(a, id, 0, [first_entry()], row(id))
            await expire(a)
            assert await b.take(TABLE)
            late = append(a, TABLE, 1, [SAID])
            with_index = append(a, TABLE, 1, [SAID], row(TABLE, state="over"))
            still_ours = append(a, OTHER, 1, [SAID])
            found = await asyncio.gather(late, with_index, still_ours, return_exceptions=True)
            assert [type(each) for each in found] == [TableLost, TableLost, type(None)]
            assert await b.log(TABLE) == [first_entry()]
            assert await b.log(OTHER) == [first_entry(), SAID]
            assert await b.ids("over") == []
            await append(b, TABLE, 1, [SAID])
            assert await b.log(TABLE) == [first_entry(), SAID]

    asyncio.run(run())


def test_no_number_is_stored_twice_even_in_the_same_epoch(url: str) -> None:
    async def run() -> None:
        async with stores(url, "a") as (a,):
            await append(a, TABLE, 0, [first_entry()], row(TABLE))
            await append(a, TABLE, 1, [SAID])
            with pytest.raises(TableLost):
                await append(a, TABLE, 1, [SAID])
            assert await a.log(TABLE) == [first_entry(), SAID]

    asyncio.run(run())


def test_a_connection_that_the_database_has_closed_costs_no_table(url: str) -> None:
    """The writer does not ask before each commit whether its connection still works."""

    async def run() -> None:
        async with stores(url, "a") as (a,):
            await append(a, TABLE, 0, [first_entry()], row(TABLE))
            assert isinstance(a.writer.database, FencedDatabase)
            async with a.writer.database.engine.connect() as connection:
                driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None
            async with a.engine.begin() as other:
                end = text("SELECT pg_terminate_backend(:pid)")
                await other.execute(end, {"pid": driver.get_server_pid()})
            while not driver.is_closed():
                await asyncio.sleep(0.01)
            await append(a, TABLE, 1, [SAID])
            assert await a.log(TABLE) == [first_entry(), SAID]

    asyncio.run(run())


@asynccontextmanager
async def held(store: NodeStore) -> AsyncIterator[None]:
    """As a commit holds the table while it stores."""
    async with store.engine.begin() as connection:
        lock = text("SELECT epoch FROM tables WHERE id = :id FOR SHARE")
        assert await connection.scalar(lock, {"id": TABLE}) == 1
        yield


async def waiting(store: NodeStore) -> "asyncio.Task[bool]":
    """An attempt to take the table, which has to wait."""
    taking = asyncio.create_task(store.take(TABLE))
    await asyncio.sleep(0.3)
    assert not taking.done()
    return taking


def test_a_take_over_waits_for_a_commit_and_then_reads_it(url: str) -> None:
    async def run() -> None:
        async with stores(url, "a", "b") as (a, b):
            await append(a, TABLE, 0, [first_entry()], row(TABLE))
            await expire(a)
            async with held(a):
                taking = await waiting(b)
            assert await taking

    asyncio.run(run())


def test_a_commit_that_waits_for_a_take_over_is_too_late(url: str) -> None:
    async def run() -> None:
        async with stores(url, "a", "b") as (a, b):
            await append(a, TABLE, 0, [first_entry()], row(TABLE))
            async with b.engine.begin() as connection:
                taken = text("UPDATE tables SET owner = 'b', epoch = epoch + 1 WHERE id = :id")
                await connection.execute(taken, {"id": TABLE})
                storing = asyncio.create_task(append(a, TABLE, 1, [SAID]))
                await asyncio.sleep(0.3)
                assert not storing.done()
            with pytest.raises(TableLost):
                await storing
            assert await b.log(TABLE) == [first_entry()]

    asyncio.run(run())


def test_an_owner_that_gives_a_table_up_leaves_it_to_the_next(url: str) -> None:
    async def run() -> None:
        async with stores(url, "a", "b") as (a, b):
            await append(a, TABLE, 0, [first_entry()], row(TABLE))
            a.give_up(TABLE)
            await asyncio.gather(*a.releases)
            assert await b.take(TABLE)
            await b.drop([TABLE])
            assert await b.log(TABLE) == []

    asyncio.run(run())


def test_a_node_that_leaves_keeps_no_table_that_it_was_about_to_take(url: str) -> None:
    async def run() -> None:
        async with stores(url, "a", "b") as (a, b):
            await append(b, TABLE, 0, [first_entry()], row(TABLE))
            await expire(b)
            async with held(b):
                taking = await waiting(a)
                a.is_draining = True
            with pytest.raises(OwnedElsewhere):
                await taking
            await asyncio.gather(*a.releases)
            assert TABLE not in a.epochs
            assert await b.take(TABLE)

    asyncio.run(run())


def test_nobody_removes_a_table_that_another_node_has(url: str) -> None:
    async def run() -> None:
        async with stores(url, "a", "b") as (a, b):
            await append(a, TABLE, 0, [first_entry()], row(TABLE))
            await b.drop([TABLE])
            assert await b.log(TABLE) == [first_entry()]
            assert await b.ids("open") == []
            assert await a.ids("open") == [TABLE]

    asyncio.run(run())


# Who may have the database --------------------------------------------------------------------


def test_nodes_and_a_single_server_exclude_each_other(url: str) -> None:
    async def run() -> None:
        async with stores(url, "a", "b"):
            with pytest.raises(BadDatabase, match="another Lunasol server"):
                await Store(url).open()
        alone = Store(url)
        await alone.open()
        with pytest.raises(BadDatabase, match="another Lunasol server"):
            await NodeStore(node_settings(url, "a")).open()
        await alone.close()

    asyncio.run(run())


def test_a_single_server_shuts_out_a_node_that_was_paused(url: str) -> None:
    async def run() -> None:
        async with stores(url, "a") as (a,):
            await append(a, TABLE, 0, [first_entry()], row(TABLE))
            assert isinstance(a.claim, PostgresClaim)
            assert a.claim.connection is not None
            await a.claim.connection.invalidate()
            stopped: list[bool] = []
            a.lease.on_replaced = lambda: stopped.append(True)
            alone = Store(url)
            await alone.open()
            with pytest.raises(TableLost):
                await append(a, TABLE, 1, [SAID])
            await a.lease.renew()
            assert stopped
            await alone.close()

    asyncio.run(run())


def test_a_node_that_starts_again_takes_the_place_of_the_first(url: str) -> None:
    async def run() -> None:
        async with stores(url, "a", "a") as (first, second):
            await append(first, TABLE, 0, [first_entry()], row(TABLE))
            assert await second.take(TABLE)
            stopped: list[bool] = []
            first.lease.on_replaced = lambda: stopped.append(True)
            await first.lease.renew()
            assert stopped

    asyncio.run(run())


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        (ServerSettings("sqlite:///t.db", node="a", address="http://a:1"), "several nodes need"),
        (ServerSettings("postgresql://host/tables", node="a"), "needs the address"),
    ],
)
def test_a_node_needs_postgresql_and_an_address(settings: ServerSettings, why: str) -> None:
    with pytest.raises(BadSetting, match=why):
        NodeStore(settings)


# Tables in memory -----------------------------------------------------------------------------


@asynccontextmanager
async def servers(url: str, *names: str) -> AsyncIterator[list[Server]]:
    async with AsyncExitStack() as closing:
        found = [Server(node_settings(url, name)) for name in names]
        for server in found:
            await server.open()
            closing.push_async_callback(server.close)
        yield found


def store_of(server: Server) -> NodeStore:
    assert isinstance(server.store, NodeStore)
    return server.store


def test_a_table_that_was_taken_is_dropped_and_nobody_hears_of_the_move(url: str) -> None:
    async def run() -> None:
        async with servers(url, "a", "b") as (a, b):
            table = await a.registry.create(HOST, NewTable(game="nox", players=2))
            id, host = table.state.id, FakeConnection(HOST)
            await table.greet(host, Hello(id="1", protocol=2))
            await expire(store_of(a))
            theirs = await b.registry.find(id)
            heard = len(host.received)
            with pytest.raises(RequestRefused):
                await table.execute(host, SeatBot(id="2", level="beginner"))
            assert len(host.received) == heard
            assert table.is_evicted
            assert id not in a.registry.tables
            await theirs.execute(host, SeatBot(id="2", level="beginner"))
            await theirs.execute(host, Begin(id="3"))
            assert theirs.length == len(await b.store.log(id))

    asyncio.run(run())


def test_a_node_that_cannot_renew_its_lease_says_nothing(url: str) -> None:
    async def run() -> None:
        async with servers(url, "a") as (a,):
            table = await a.registry.create(HOST, NewTable(game="nox", players=2))
            lease = store_of(a).lease
            lease.renewed -= lease.seconds
            with pytest.raises(StorageError):
                await store_of(a).take(table.state.id)
            with pytest.raises(StorageError):
                await a.store.check()
            lease.check()
            assert table.is_evicted
            await lease.renew()
            assert await a.registry.find(table.state.id) is not table

    asyncio.run(run())


async def finding_slowly(a: Server, id: str) -> tuple["asyncio.Task[Table]", asyncio.Event]:
    """This node has taken a table again, and reads its log until the event."""
    was_read, read = asyncio.Event(), a.registry.read

    async def read_slowly(id: str) -> tuple[TableState, int] | None:
        found = await read(id)
        await was_read.wait()
        return found

    a.registry.lose_all()
    a.registry.read = read_slowly  # type: ignore[method-assign]
    finding = asyncio.create_task(a.registry.find(id))
    while store_of(a).epochs.get(id) != 2:
        await asyncio.sleep(0.01)
    return finding, was_read


def test_a_table_is_not_remembered_if_its_lease_has_run_out_while_it_was_read(url: str) -> None:
    """Somebody else may have it by now, and this node, sure again, would never hear of it."""

    async def run() -> None:
        async with servers(url, "a", "b") as (a, b):
            table = await a.registry.create(HOST, NewTable(game="nox", players=2))
            id = table.state.id
            finding, was_read = await finding_slowly(a, id)
            await expire(store_of(a))
            a.registry.lose_all()
            await b.registry.find(id)
            was_read.set()
            with pytest.raises(StorageError):
                await finding
            assert id not in a.registry.tables

    asyncio.run(run())


def test_a_new_table_is_not_remembered_if_the_lease_has_run_out_meanwhile(url: str) -> None:
    async def run() -> None:
        async with servers(url, "a") as (a,):
            store = store_of(a)
            write = store.append

            def lose_and_write(append: LogAppend) -> None:
                a.registry.lose_all()
                write(append)

            store.append = lose_and_write  # type: ignore[method-assign]
            with pytest.raises(StorageError):
                await a.registry.create(HOST, NewTable(game="nox", players=2))
            assert not a.registry.tables

    asyncio.run(run())


def test_a_node_that_leaves_gives_its_tables_up(url: str) -> None:
    async def run() -> None:
        async with servers(url, "a", "b") as (a, b):
            made = [
                await a.registry.create(HOST, NewTable(game="nox", players=2)) for _ in range(3)
            ]
            await a.drain()
            for table in made:
                assert (await b.registry.find(table.state.id)).length == table.length
            with pytest.raises(OwnedElsewhere) as other:
                await a.registry.find(made[0].state.id)
            assert other.value.address == "http://b:1"

    asyncio.run(run())


def test_a_node_that_leaves_gives_up_what_it_was_about_to_read(url: str) -> None:
    async def run() -> None:
        async with servers(url, "a", "b") as (a, b):
            table = await a.registry.create(HOST, NewTable(game="nox", players=2))
            finding, was_read = await finding_slowly(a, table.state.id)
            leaving = asyncio.create_task(a.drain())
            while not store_of(a).is_draining:
                await asyncio.sleep(0)
            was_read.set()
            await leaving
            assert finding.done()
            assert not a.registry.tables
            assert await b.registry.find(table.state.id)

    asyncio.run(run())


def test_only_the_first_node_stops_the_clocks_until_it_runs(url: str) -> None:
    async def run() -> None:
        async with servers(url, "a", "b") as (a, b):
            assert a.registry.joined == a.registry.running_since
            assert b.registry.joined == 0

    asyncio.run(run())
