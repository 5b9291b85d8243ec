"""Everything stored about a person can be exported, and forgotten."""

import json
from pathlib import Path

import httpx

from server.served import Company, Served, bearer, company, connected, over_sockets, serving


def exported(server: Served, token: str) -> dict[str, object]:
    answer = server.get("/api/me/export", token)
    assert answer.status_code == 200
    found: dict[str, object] = answer.json()
    return found


def forget(server: Served, token: str) -> None:
    answer = httpx.delete(f"{server.base}/api/me", headers=bearer(token))
    assert (answer.status_code, answer.content) == (204, b"")


async def talk(friends: Company) -> None:
    for number, client in enumerate(friends.clients):
        await client.must("say", text=f"Words of {number}")


@over_sockets
async def test_an_export_holds_what_i_did_and_nothing_of_others(server: Served) -> None:
    async with company(server, "gra_roku", players=2) as friends:
        await talk(friends)
        await friends.begin()
        mine, others = (client.legal for client in friends.clients)
        for client in friends.clients:
            await client.must("move", move=client.legal[0])
        export = exported(server, friends.tokens[0])
        other = exported(server, friends.tokens[1])
    text = json.dumps(export)
    assert mine != others
    assert "Person 0" in text
    assert "Words of 0" in text
    assert "Person 1" not in text
    assert "Words of 1" not in text
    assert str(other["person"]) not in text
    assert "secret" not in text
    (table,) = json.loads(text)["tables"]
    assert [entry["type"] for entry in table["entries"]] == [
        "sat",
        "said",
        "revealed",
        "moved",
    ]
    assert table["record"] is None


@over_sockets
async def test_my_export_leaves_out_who_had_my_seat_before_me(server: Served) -> None:
    async with company(server, players=2) as friends:
        first, second = friends.clients
        await first.must("say", text="From the first seat")
        await first.must("rise")
        await second.sit("Person 1", seat=0)
        text = json.dumps(exported(server, friends.tokens[1]))
        assert "Person 1" in text
        assert "Person 0" not in text
        assert "first seat" not in text
        assert "From the first seat" in json.dumps(exported(server, friends.tokens[0]))


@over_sockets
async def test_a_finished_match_is_exported_with_its_record(server: Served) -> None:
    async with company(server, players=2, options={"max_rounds": 1}) as friends:
        await friends.begin()
        await friends.play_on()
        (table,) = json.loads(json.dumps(exported(server, friends.tokens[0])))["tables"]
        assert table["record"] == server.get(f"/api/tables/{friends.table}/record").text


@over_sockets
async def test_a_forgotten_player_leaves_a_bot_and_another_host(server: Served) -> None:
    async with company(server, players=2, options={"max_rounds": 1}) as friends:
        await friends.begin()
        second = friends.clients[1]
        forget(server, friends.tokens[0])
        await second.must("hello")
        seat = second.table["seats"][0]
        assert (seat["held"], seat["name"]) == ("left", "— 1")
        assert second.table["host"] == second.seat
        await second.play_on(lambda legal: legal[0])
        record = server.get(f"/api/tables/{friends.table}/record").text
        assert "Person 0" not in record
        assert "Person 1" in record
        assert server.my_tables(friends.tokens[0]) == []


@over_sockets
async def test_an_open_table_goes_on_without_its_host(server: Served) -> None:
    async with company(server, players=2) as friends:
        second = friends.clients[1]
        forget(server, friends.tokens[0])
        await second.must("hello")
        assert second.table["seats"][0]["kind"] == "open"
        await second.must("seat-bot", level="beginner")
        await second.must("begin")


def test_forgotten_names_and_words_are_nowhere_in_the_file(tmp_path: Path) -> None:
    @over_sockets
    async def play_and_forget() -> None:
        async with company(server, players=2, options={"max_rounds": 1}) as friends:
            first, second = friends.clients
            await first.sit("Zenobia")
            await talk(friends)
            persons.append(str(exported(server, friends.tokens[0])["person"]))
            await friends.begin()
            await friends.play_on()
            await second.must("rematch")
            other = server.new_table(friends.tokens[1], "nox")
            async with connected(server, other, friends.tokens[0]) as visitor:
                await visitor.sit("Zenobia once more")
                await visitor.must("rise")
            moves.extend(moves_in(server, friends.table))
            forget(server, friends.tokens[0])
            assert moves_in(server, friends.table) == moves

    persons: list[str] = []
    moves: list[str] = []
    with serving(tmp_path) as server:
        play_and_forget()
    stored = (tmp_path / "tables.db").read_bytes()
    assert not (tmp_path / "tables.db-wal").exists()
    assert b"Words of 1" in stored
    assert b"Person 1" in stored
    assert b"Zenobia" not in stored
    assert b"Person 0" not in stored
    assert b"Words of 0" not in stored
    assert persons[0].encode() not in stored


def moves_in(server: Served, table: str) -> list[str]:
    lines = server.get(f"/api/tables/{table}/record").text.splitlines()
    return [line for line in lines if line.startswith(("0 ", "1 "))]
