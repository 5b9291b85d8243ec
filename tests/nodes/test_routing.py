"""Any node takes any socket or request, wherever the table is."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from lunasol import games
from lunasol.engine.record import verify_record
from nodes.cluster import NodeProcess, cluster, running_all
from server.served import bearer, connected, over_sockets
from server.storage.postgres import Postgres


@pytest.fixture(scope="module")
def nodes(
    postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[NodeProcess]]:
    with cluster(postgres.new_database(), tmp_path_factory.mktemp("nodes"), 2) as found:
        yield found


@over_sockets
async def test_two_people_on_two_nodes_play_a_match(nodes: list[NodeProcess]) -> None:
    here, there = nodes
    one, two = here.guest(), there.guest()
    table = here.new_table(one, "nox", players=2)
    async with connected(here, table, one) as host, connected(there, table, two) as guest:
        await host.sit("Host")
        await guest.sit("Guest")
        await host.must("begin")
        await asyncio.gather(host.until_dealt(), guest.until_dealt())
        luck = random.Random(1)
        await asyncio.gather(host.play_on(luck.choice), guest.play_on(luck.choice))
        assert host.result == guest.result
    for node in nodes:
        record = node.get(f"/api/tables/{table}/record")
        assert verify_record(record.text, games).match.over
        assert record.headers["content-disposition"].startswith("attachment")


@over_sockets
async def test_everybody_finds_a_table_everywhere(nodes: list[NodeProcess]) -> None:
    here, there = nodes
    person = here.guest()
    table = here.new_table(person, "nox", players=2, public=True)
    assert there.get(f"/api/tables/{table}").json()["id"] == table
    async with connected(there, table, person) as client:
        await client.sit("Somebody")
        for node in nodes:
            assert [each["id"] for each in node.my_tables(person)] == [table]
            assert table in [each["id"] for each in node.get("/api/tables").json()["open"]]
        async with connected(here, table, there.guest()):  # who only watches
            await asyncio.sleep(1.5)  # the index follows within a second
            for node in nodes:
                open_tables = {each["id"]: each for each in node.get("/api/tables").json()["open"]}
                assert open_tables[table]["seats"][0]["here"]
                assert open_tables[table]["watchers"] == 1
    httpx.delete(f"{there.base}/api/me/tables/{table}", headers=bearer(person)).raise_for_status()
    assert there.get(f"/api/tables/{table}").json()["state"] == "ended"


def test_a_node_joins_and_leaves_without_a_change_elsewhere(
    nodes: list[NodeProcess], tmp_path: Path
) -> None:
    here, _ = nodes
    person = here.guest()
    table = here.new_table(person, "nox", players=2)
    late = NodeProcess(here.database, "late", tmp_path)
    with running_all([late]):
        assert late.get(f"/api/tables/{table}").json()["id"] == table
        new = late.new_table(person, "nox", players=2)
        assert here.get(f"/api/tables/{new}").json()["id"] == new
    assert here.get(f"/api/tables/{new}").json()["id"] == new


def test_there_is_no_such_table_anywhere(nodes: list[NodeProcess]) -> None:
    for node in nodes:
        assert node.get("/api/tables/" + "a" * 12).status_code == 404


def test_forgetting_reaches_tables_of_other_nodes(nodes: list[NodeProcess]) -> None:
    here, there = nodes
    person = here.guest()
    table = here.new_table(person, "nox", players=2, public=True)
    httpx.delete(f"{there.base}/api/me", headers=bearer(person)).raise_for_status()
    assert person not in str(here.get("/api/me/export", person).json()["tables"])
    assert here.get(f"/api/tables/{table}").status_code == 200


def test_a_person_has_no_more_tables_on_two_nodes_than_on_one(nodes: list[NodeProcess]) -> None:
    here, there = nodes
    person = here.guest()
    first = here.new_table(person, "nox", players=2, bots=True)
    for _ in range(20):
        there.new_table(person, "nox", players=2, bots=True)
    assert there.get(f"/api/tables/{first}").json()["state"] == "ended"


def test_strangers_cannot_speak_as_a_node(nodes: list[NodeProcess]) -> None:
    here, _ = nodes
    table = here.new_table(here.guest(), "nox", players=2)
    forged = {"x-lunasol-node": "10.0.0.1 " + "0" * 64}
    answer = httpx.post(f"{here.base}/nodes/tables/{table}/end", json={}, headers=forged)
    assert answer.status_code == 404
    assert here.get(f"/api/tables/{table}").json()["state"] == "open"
