"""My tables: a page at a time, from the index alone."""

import asyncio
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from lunasol.protocol.http import MyTables, NewTable
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.server.app import Server
from lunasol.server.http import my_tables as module
from lunasol.server.http.my_tables import my_tables
from lunasol.server.settings import Settings
from server.served import Served, bearer, company, over_sockets

PERSON = "a" * 24


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


def test_a_strange_state_or_page_is_refused(server: Served) -> None:
    token = server.guest()
    for query in ("state=lost", "after=x", "after=2.1.abc", "after=1.-1.abc", "after=1.1."):
        answer = server.get(f"/api/me/tables?{query}", token)
        assert (answer.status_code, answer.json()["key"]) == (400, "bad-request")


def test_the_list_of_a_stranger_is_empty(server: Served) -> None:
    assert httpx.get(f"{server.base}/api/me/tables").json() == {"tables": [], "next": None}
    wrong = httpx.get(f"{server.base}/api/me/tables", headers=bearer("wrong"))
    assert wrong.json()["tables"] == []


# Without a network ----------------------------------------------------------------------------


async def opened(folder: Path) -> Server:
    server = Server(Settings(database=f"sqlite:///{folder / 'tables.db'}"))
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


def test_damaged_tables_do_not_take_the_list_along(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither a log that cannot be replayed nor an index row that cannot be read."""

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
    """Moves do not write it; it is brought up to date in the background."""
    monkeypatch.setattr("lunasol.tables.registry.INDEX_SECONDS", 0.01)

    async def run() -> None:
        server = await opened(tmp_path)
        table = await server.registry.create(PERSON, NewTable(game="nox", players=2))
        table.state.host = "somebody else"
        table.state.changed += 1
        async with asyncio.timeout(10):
            while True:
                rows = await server.store.my_tables("somebody else", ("open",), None, 5)
                if [row["id"] for row in rows] == [table.state.id]:
                    break
                await asyncio.sleep(0.01)
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
