"""A table that changes hands goes on as if it had not: clocks, bots, and what everybody sees."""

import asyncio

import pytest

from lunasol.engine.salts import salt_commitment
from lunasol.protocol.client_messages import Begin, Hello, Reveal, SeatBot, Sit
from lunasol.protocol.http import NewTable
from lunasol.protocol.time_control import TimeControl
from lunasol.tables.bot_jobs import job_for
from lunasol.tables.table import Table
from nodes.test_fence import HOST, expire, servers, store_of
from nodes.test_one_table import shown
from server.storage.postgres import Postgres
from tables.twin_tables import FakeConnection, ask

SALT = bytes(16)


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.new_database()


async def begin(table: Table) -> None:
    host = FakeConnection(HOST)
    await table.greet(host, Hello(id="1"))
    await ask(table, host, Sit(id="2", name="Host", commitment=salt_commitment(SALT), seat=0))
    await ask(table, host, SeatBot(id="3", level="beginner"))
    await ask(table, host, Begin(id="4"))
    await ask(table, host, Reveal(id="5", salt=SALT.hex()))


def test_clocks_bots_and_views_are_the_same_after_a_take_over(url: str) -> None:
    async def run() -> None:
        wanted = NewTable(
            game="gra_roku", players=2, pace=TimeControl(kind="live", move=30, reserve=60)
        )
        async with servers(url, "a", "b") as (a, b):
            before = await a.registry.create(HOST, wanted)
            await begin(before)
            before.scheduler.stop()
            await expire(store_of(a))
            after = await b.registry.find(before.state.id)
            assert after.state.status == "running"
            moment = after.now()
            for seat in (0, 1):
                assert shown(after.state, seat) == shown(before.state, seat)
                assert after.state.left(seat, moment) == before.state.left(seat, moment)
            for seat in after.state.to_act:
                assert job_for(after.state, seat, "expert") == job_for(before.state, seat, "expert")

    asyncio.run(run())
