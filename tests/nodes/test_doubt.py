"""A node that has lost touch with the database keeps nobody waiting, and others go on in time."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from unittest.mock import patch

import pytest
from sqlalchemy.exc import IntegrityError
from websockets import ConnectionClosed

from lunasol.server.nodes.endpoint import RETRY, SOON, SPREAD, retry_after
from lunasol.server.storage.fenced import Epochs, FencedDatabase
from lunasol.tables.ports import LogAppend, StorageError
from nodes.cluster import LEASE, NodeProcess, cluster, running_all
from nodes.faults import nodes_and_paths
from nodes.people import Life, connect
from nodes.test_fence import SAID, TABLE, stores
from server.served import over_sockets
from server.storage.postgres import Postgres


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.new_database()


def test_a_node_lets_go_before_its_lease_ends_while_a_renewal_hangs(url: str) -> None:
    async def run() -> None:
        async with stores(url, "a") as (a,):
            lease, answers = a.lease, asyncio.Event()
            lease.seconds = LEASE
            seconds_left: asyncio.Future[float] = asyncio.get_running_loop().create_future()

            def let_go() -> None:
                if not seconds_left.done():
                    seconds_left.set_result(lease.left)

            async def hang() -> None:
                await answers.wait()

            lease.on_unsure = let_go
            with patch.object(lease, "renew", hang):
                assert await seconds_left > 0
                answers.set()

    asyncio.run(run())


def test_nobody_waits_for_a_database_that_does_not_answer(url: str) -> None:
    async def run() -> None:
        async with stores(url, "a") as (a,):
            lease, answers = a.lease, asyncio.Event()
            lease.monotonic = lambda: lease.renewed + lease.seconds
            with pytest.raises(StorageError):
                await lease.while_sure(answers.wait())
            answers.set()

    asyncio.run(run())


class Unreachable(FencedDatabase):
    def __init__(self, error: Exception) -> None:
        self.error = error
        self.tried = 0

    async def store(self, appends: list[LogAppend]) -> Epochs:
        self.tried += 1
        raise self.error


def test_a_batch_that_the_database_did_not_answer_is_not_tried_one_by_one() -> None:
    async def run() -> None:
        appends = [LogAppend(TABLE, number, (SAID,), lambda _: None) for number in range(3)]
        database = Unreachable(TimeoutError())
        assert await database.commit(appends) == appends
        assert database.tried == 1
        with pytest.raises(IntegrityError):
            await Unreachable(IntegrityError("", None, ValueError())).commit(appends)

    asyncio.run(run())


def test_clients_come_back_when_the_lease_of_a_dead_owner_ends() -> None:
    assert SOON <= retry_after(0.0) < SOON + SPREAD
    assert 500 + SOON <= retry_after(0.5) < 500 + SOON + SPREAD
    assert RETRY <= retry_after(8.0) < RETRY + SPREAD


@over_sockets
async def test_a_table_of_a_node_that_is_cut_off_goes_on_at_another(
    postgres: Postgres, tmp_path: Path
) -> None:
    (here, there), paths = nodes_and_paths(postgres, 2, tmp_path, LEASE)
    try:
        with running_all([here, there]):
            person = here.guest()
            table = here.new_table(person, "nox", players=2)
            await play_until_dismissed(there, table, person, paths.to_database[0].cut)
            while not await can_sit(there, table, person):
                pass
            paths.to_database[0].heal()
    finally:
        paths.stop()


async def play_until_dismissed(
    node: NodeProcess, table: str, person: str, cut: Callable[[], None]
) -> None:
    client = Life(await connect(node, table, person))
    await client.must("hello")
    cut()
    assert await client.until_closed() == 1012
    assert 0 < client.retry * 1000 <= RETRY + SPREAD


async def can_sit(node: NodeProcess, table: str, person: str) -> bool:
    """Whether the table goes on here. Who comes too early is told when to come back."""
    client = Life(await connect(node, table, person))
    with suppress(ConnectionClosed):  # the goodbye may be here already
        await client.send("hello")
    if (await client.next())["type"] == "goodbye":
        assert 0 < client.retry * 1000 <= RETRY + SPREAD
        await asyncio.sleep(client.retry)
        return False
    await client.sit("Somebody")
    await client.connection.close()
    return True


@over_sockets
async def test_a_node_that_only_passes_people_on_stops_cleanly(url: str, tmp_path: Path) -> None:
    with cluster(url, tmp_path, 2) as (here, there):
        person = here.guest()
        client = Life(await connect(there, here.new_table(person, "nox", players=2), person))
        await client.must("hello")
        await asyncio.to_thread(there.stop)
        assert await client.until_closed() == 1012
        assert 0 < client.retry * 1000 <= RETRY + SPREAD
