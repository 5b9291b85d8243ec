"""My tables: a page at a time, from the index alone."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from lunasol.api import my_tables as module
from lunasol.api.my_tables import my_tables
from lunasol.protocol.http import MyTables, NewTable
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.server.app import Server
from lunasol.server.settings import ServerSettings
from lunasol.tables import entries
from lunasol.tables.ports import Row
from lunasol.tables.state import TableState
from lunasol.tables.table import Table
from server.served import Served, bearer, company, over_sockets

PERSON = "a" * 24
NOW = 2**41
"""A time later than all of this, in milliseconds since 1970."""


def test_my_identity_is_a_token_and_nothing_else(server: Served) -> None:
    answer = httpx.post(f"{server.base}/api/me")
    assert set(answer.json()) == {"token"}


@over_sockets
async def test_a_table_shows_its_names_and_its_result(server: Served) -> None:
    async with company(server, players=2, options={"max_rounds": 1}) as friends:
        await friends.begin()
        await friends.play_on()
        [mine] = server.my_tables(friends.tokens[1])
        result = friends.clients[0].result
    assert result is not None
    assert mine["names"] == ["Person 0", "Person 1"]
    assert (mine["scores"], mine["winners"]) == (result["scores"], result["winners"])
    assert (mine["seat"], mine["is_host"], mine["your_turn"]) == (1, False, False)
    assert mine["state"] == "over"


@over_sockets
async def test_the_list_can_be_split_by_state(server: Served) -> None:
    async with company(server, players=2, options={"max_rounds": 1}) as friends:
        await friends.begin()
        await friends.play_on()
    token = friends.tokens[0]
    waiting = server.new_table(token, "nox")
    found = {
        state: [each["id"] for each in answer["tables"]]
        for state in ("unfinished", "finished")
        if (answer := server.get(f"/api/me/tables?state={state}", token).json())
    }
    assert found == {"unfinished": [waiting], "finished": [friends.table]}


@pytest.mark.parametrize(
    "query",
    [
        "state=lost",
        "after=x",
        "after=",
        "after=2.1.abc",
        "after=1.-1.abc",
        "after=1.1.",
        "after=1.1.abc%0A",
        f"after=1.{'9' * 19}.abc",
        f"after=1.1.{'a' * 17}",
    ],
)
def test_a_strange_state_or_page_is_refused_with_a_reason(server: Served, query: str) -> None:
    answer = server.get(f"/api/me/tables?{query}", server.guest())
    assert (answer.status_code, answer.json()["key"]) == (400, "bad-request")
    assert answer.json()["detail"].startswith(f"{query.partition('=')[0]} is ")


def test_the_list_of_a_stranger_is_empty(server: Served) -> None:
    assert httpx.get(f"{server.base}/api/me/tables").json() == {"tables": [], "next": None}
    wrong = httpx.get(f"{server.base}/api/me/tables", headers=bearer("wrong"))
    assert wrong.json()["tables"] == []


# Without a network ----------------------------------------------------------------------------


async def opened(folder: Path) -> Server:
    server = Server(ServerSettings(database=f"sqlite:///{folder / 'tables.db'}"))
    await server.open()
    return server


async def pages(server: Server) -> list[MyTables]:
    found, after = [], None
    while True:
        page = await my_tables(server.store, server.registry, PERSON, None, after)
        found.append(page)
        after = page.next
        if after is None:
            return found


def test_pages_hold_every_table_once_and_the_newest_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PAGE", 3)

    async def run() -> None:
        server = await opened(tmp_path)
        made = []
        for _ in range(8):
            table = await server.registry.create(PERSON, NewTable(game="nox"))
            made.append((table.state.opened.at, table.state.id))
        found = await pages(server)
        assert [len(page.tables) for page in found] == [3, 3, 2]
        listed = [each.id for page in found for each in page.tables]
        assert listed == [id for _, id in sorted(made, reverse=True)]
        await server.close()

    asyncio.run(run())


def test_damaged_tables_are_left_out_and_reported(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The list needs no log, so a damaged one is still listed; a damaged index row is not."""

    async def run() -> None:
        server = await opened(tmp_path)
        create = server.registry.create
        whole, broken_log, broken_row = [
            (await create(PERSON, NewTable(game="nox"))).state.id for _ in range(3)
        ]
        async with server.store.engine.begin() as connection:
            damage = "UPDATE log SET entry = '{}' WHERE table_id = :id"
            await connection.execute(text(damage), {"id": broken_log})
            damage = "UPDATE tables SET names = 'oops' WHERE id = :id"
            await connection.execute(text(damage), {"id": broken_row})
        server.registry.evict(broken_log)
        [page] = await pages(server)
        assert {each.id for each in page.tables} == {whole, broken_log}
        assert "an index row is damaged" in caplog.text
        await server.close()

    asyncio.run(run())


def test_the_index_follows_whose_turn_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves do not write the index; a task brings it up to date soon afterwards."""
    monkeypatch.setattr("lunasol.tables.housekeeping.INDEX_SECONDS", 0.01)

    async def run() -> None:
        server = await opened(tmp_path)
        table = await begun(server)
        assert (await indexed(server))["to_act"]
        await commit(table, next(moves_of(table.state)))
        async with asyncio.timeout(10):
            while (await indexed(server))["to_act"]:
                await asyncio.sleep(0.01)
        await server.close()

    asyncio.run(run())


def moves_of(state: TableState) -> Iterator[entries.Moved]:
    """The first legal move of every position until the match is over, made by bots."""
    while state.status == "running":
        seat = state.to_act[0]
        code = next(iter(state.legal(seat).codes))
        yield entries.Moved(at=NOW, seat=seat, code=code, by_bot=True)


async def begun(server: Server) -> Table:
    """A table where two people play."""
    wanted = NewTable(game="nox", players=2, options={"first_seat": 0, "max_rounds": 1})
    table = await server.registry.create(PERSON, wanted)
    await commit(
        table,
        entries.Sat(at=NOW, seat=0, person=PERSON, name="Anna", salt="0" * 32),
        entries.Sat(at=NOW, seat=1, person="b" * 24, name="Bob", salt="0" * 32),
        entries.Started(at=NOW),
    )
    return table


async def commit(table: Table, *new: entries.AnyEntry) -> None:
    async with table.lock:
        await table.commit(new)


async def indexed(server: Server) -> Row:
    """The only index row of the person."""
    [row] = await server.store.my_tables(PERSON, module.STATES[None], None, 2)
    return row


CHANGES: dict[str, tuple[entries.AnyEntry, dict[str, object]]] = {
    "a bot takes over from a player whose time is up": (
        entries.Substituted(at=NOW, seat=0, why="clock"),
        {"changed": NOW, "state": "running"},
    ),
    "a player leaves": (
        entries.Substituted(at=NOW, seat=0, why="left"),
        {"changed": NOW, "state": "running"},
    ),
    "the match is given up": (entries.Ended(at=NOW, why="vote"), {"state": "ended", "to_act": 0}),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_of_the_table_is_in_the_index_at_once(tmp_path: Path, change: str) -> None:
    entry, expected = CHANGES[change]

    async def run() -> None:
        server = await opened(tmp_path)
        await commit(await begun(server), entry)
        row = await indexed(server)
        assert {name: row[name] for name in expected} == expected
        await server.close()

    asyncio.run(run())


def test_names_are_in_the_index_as_soon_as_somebody_sits_renames_or_rises(tmp_path: Path) -> None:
    async def run() -> None:
        server = await opened(tmp_path)
        table = await server.registry.create(PERSON, NewTable(game="nox", players=2))
        for new, names in (
            (entries.Sat(at=NOW, seat=0, person=PERSON, name="Anna", salt=""), ["Anna", ""]),
            (entries.Sat(at=NOW, seat=0, person=PERSON, name="Ann", salt=""), ["Ann", ""]),
            (entries.BotSat(at=NOW, seat=1, level="casual", name="Bot"), ["Ann", "Bot"]),
            (entries.Rose(at=NOW, seat=0), ["", "Bot"]),
        ):
            await commit(table, new)
            assert json.loads((await indexed(server))["names"]) == names
        await server.close()

    asyncio.run(run())


def test_the_result_is_in_the_index_as_soon_as_a_bot_makes_the_last_move(tmp_path: Path) -> None:
    async def run() -> None:
        server = await opened(tmp_path)
        table = await begun(server)
        for move in moves_of(table.state):
            await commit(table, move)
        assert table.state.match is not None
        assert table.state.match.outcome is not None
        row = await indexed(server)
        assert json.loads(row["result"])["scores"] == list(table.state.match.outcome.scores)
        assert (row["state"], row["to_act"]) == ("over", 0)
        await server.close()

    asyncio.run(run())


def test_the_index_shows_whose_turn_it_is_after_a_restart_and_after_a_crash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lunasol.tables.housekeeping.INDEX_SECONDS", 1000)

    async def stored_turn(server: Server) -> bool:
        async with asyncio.timeout(10):
            while server.store.writer.waiting:
                await asyncio.sleep(0.01)
        return bool((await indexed(server))["to_act"])

    async def run() -> None:
        server = await opened(tmp_path)
        table = await begun(server)
        assert await stored_turn(server)
        await commit(table, next(moves_of(table.state)))
        assert await stored_turn(server)  # not written with the move
        await server.close()
        server = await opened(tmp_path)
        assert not await stored_turn(server)  # but when the server stopped
        async with server.store.engine.begin() as connection:
            await connection.execute(text("UPDATE seats SET to_act = true"))
            await connection.execute(text("UPDATE tables SET length = length - 1"))
        await server.close()
        server = await opened(tmp_path)  # as after a crash before the index was written
        async with asyncio.timeout(10):
            while await server.store.unindexed():
                await asyncio.sleep(0.01)
        assert not await stored_turn(server)
        await server.close()

    asyncio.run(run())


def test_finished_tables_are_listed_without_loading_them(tmp_path: Path) -> None:
    async def run() -> None:
        server = await opened(tmp_path)
        table = await begun(server)
        for move in moves_of(table.state):
            await commit(table, move)
        server.registry.evict(table.state.id)
        async with server.store.engine.begin() as connection:
            await connection.execute(text("DELETE FROM log"))  # nothing could be replayed
        [page] = await pages(server)
        assert [each.id for each in page.tables] == [table.state.id]
        assert page.tables[0].scores
        assert server.registry.tables == {}
        await server.close()

    asyncio.run(run())


def test_a_damaged_table_does_not_keep_the_server_from_starting(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        server = await opened(tmp_path)
        whole, unreadable, senseless = [
            (await server.registry.create(PERSON, NewTable(game="nox"))).state.id for _ in range(3)
        ]
        async with server.store.engine.begin() as connection:
            damage = text("UPDATE log SET entry = :entry WHERE table_id = :id")
            await connection.execute(damage, {"entry": "{}", "id": unreadable})
            rose = '{"type":"rose","at":1,"seat":9}'
            await connection.execute(damage, {"entry": rose, "id": senseless})
        await server.close()
        server = await opened(tmp_path)
        for id in (whole, unreadable, senseless):
            assert (await server.registry.load(id) is not None) == (id == whole)
        assert caplog.text.count("a table cannot be brought back") == 2
        assert len((await pages(server))[0].tables) == 3
        await server.close()

    asyncio.run(run())


def test_an_unknown_state_is_refused_before_the_database_is_asked(tmp_path: Path) -> None:
    async def run() -> None:
        server = await opened(tmp_path)
        with pytest.raises(RequestRefused) as refusal:
            await my_tables(server.store, server.registry, PERSON, "lost", None)
        assert refusal.value.key == RefusalKey.BAD_REQUEST
        await server.close()

    asyncio.run(run())
