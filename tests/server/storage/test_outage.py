"""A change that cannot be stored is undone, and the table goes on afterwards."""

import asyncio
import random
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from lunasol import games
from lunasol.engine.record import verify_record
from lunasol.protocol.client_messages import Begin, SeatBot
from lunasol.protocol.http import NewTable
from lunasol.server.app import Server
from lunasol.server.settings import ServerSettings
from lunasol.tables.ports import LogAppend
from server.served import Client, Served, connected, serving
from server.storage.postgres import found_or_told, running
from tables.twin_tables import FakeConnection

HOST = FakeConnection("a" * 24)


@contextmanager
def full_disk(server: Served, database: Path) -> Iterator[None]:
    """Stop all files of the server from growing."""
    assert server.process is not None
    pid = server.process.pid
    size = Path(f"{database}-wal").stat().st_size
    _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, most))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))


async def begun(client: Client) -> None:
    await client.sit("Somebody")
    await client.must("seat-bot", level="beginner")
    await client.must("begin")
    while not client.must_act:
        await client.next()


async def play_with_a_full_disk(server: Served, database: Path) -> str:
    token = server.guest()
    table = server.new_table(token, "nox", players=2)
    async with connected(server, table, token) as client:
        await begun(client)
        before = client.view, client.legal, client.n
        with full_disk(server, database):
            for move in client.legal[:2]:
                answer = await client.ask("move", move=move)
                assert answer["type"] == "refused"
                assert answer["key"] == "not-stored"
            async with connected(server, table, token) as again:
                assert (again.view, again.legal) == before[:2]
        assert (client.view, client.legal) == before[:2]
        await client.play_on(random.Random(1).choice)
    return table


def test_moves_are_refused_while_the_disk_is_full(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table = asyncio.run(play_with_a_full_disk(server, tmp_path / "tables.db"))
        record = server.get(f"/api/tables/{table}/record").text
        assert verify_record(record, games).match.over
        assert 'lunasol_refused_total{why="not-stored"} 2.0' in server.get("/metrics").text


def test_when_the_database_comes_back_the_table_goes_on(tmp_path: Path) -> None:
    async def play(server: Served) -> str:
        token = server.guest()
        table = server.new_table(token, "nox", players=2)
        async with connected(server, table, token) as client:
            await begun(client)
            postgres.stop()
            id = await client.send("move", move=client.legal[0])
            assert (await asyncio.to_thread(server.get, "/healthz")).status_code == 503
            postgres.start()
            answer = await client.until(lambda message: message.get("id") == id)
            assert answer["key"] == "not-stored"
            await client.play_on(random.Random(1).choice)
        return table

    with running(found_or_told()) as postgres:
        server = Served(postgres.new_database())
        server.errors = tmp_path / "errors"
        server.start()
        try:
            table = asyncio.run(play(server))
            record = server.get(f"/api/tables/{table}/record").text
            assert verify_record(record, games).match.over
        finally:
            server.stop()


def test_a_move_whose_confirmation_was_lost_has_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection to the database may break after the commit and before its answer."""

    async def run() -> None:
        server = Server(ServerSettings(database=f"sqlite:///{tmp_path / 'tables.db'}"))
        await server.open()
        store, append = server.store, server.store.append
        table = await server.registry.create(HOST.person, NewTable(game="nox", players=2))

        def lost(wanted: LogAppend) -> None:
            gone = OperationalError("INSERT", {}, Exception("the connection is gone"))
            on_stored = wanted.on_stored
            wanted.on_stored = lambda _: on_stored(gone)
            append(wanted)

        with monkeypatch.context() as patch:
            patch.setattr(store, "append", lost)
            await table.execute(HOST, SeatBot(id="1", level="beginner"))
        assert table.length == len(await store.log(table.state.id)) == 3
        assert [seat.kind for seat in table.info.seats] == ["bot", "bot"]
        await table.execute(HOST, Begin(id="2"))
        assert table.info.state == "running"
        await server.close()

    asyncio.run(run())
