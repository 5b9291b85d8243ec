"""Databases and records of earlier versions open in this one. One of each is kept in tests/data."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from lunasol import games
from lunasol.api.my_tables import my_tables
from lunasol.engine.record import verify_record
from lunasol.protocol.http import MyTable
from lunasol.server.app import Server
from lunasol.server.settings import ServerSettings

DATA = Path(__file__).parents[2] / "data"
VERSIONS = sorted(file.parent.name for file in DATA.glob("*/database.sql"))


def facts_of(version: str) -> Any:
    return json.loads((DATA / version / "facts.json").read_text("utf-8"))


def restored(version: str, folder: Path) -> str:
    """A database as that version left it."""
    file = folder / "tables.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((DATA / version / "database.sql").read_text("utf-8"))
    return f"sqlite:///{file}"


async def listed(server: Server, person: str) -> dict[str, MyTable]:
    page = await my_tables(server.store, server.registry, person, None, None)
    return {table.id: table for table in page.tables}


@pytest.mark.parametrize("version", VERSIONS)
def test_a_database_of_an_earlier_version_goes_on(version: str, tmp_path: Path) -> None:
    facts, url = facts_of(version), restored(version, tmp_path)

    async def run() -> None:
        server = Server(ServerSettings(database=url))
        await server.open()
        running = (await server.registry.find(facts["running"])).state
        assert running.status == "running"
        assert list(running.legal(0).texts) == facts["legal"]
        assert running.playing().view(0).hand == tuple(facts["hand"])
        waiting = (await server.registry.find(facts["open"])).state
        assert (waiting.status, waiting.opened.pace.move) == ("open", 30)
        over = (await server.registry.find(facts["finished"])).state
        assert over.status == "over"
        await server.close()

    asyncio.run(run())


@pytest.mark.parametrize("version", VERSIONS)
def test_old_matches_are_indexed_once_so_that_lists_show_them(version: str, tmp_path: Path) -> None:
    facts, url = facts_of(version), restored(version, tmp_path)

    async def run() -> None:
        server = Server(ServerSettings(database=url))
        await server.open()
        person = facts["persons"][0]
        async with asyncio.timeout(20):
            while await server.store.unindexed():
                await asyncio.sleep(0.01)
        found = await listed(server, person)
        over = found[facts["finished"]]
        assert len(over.names) == len(over.scores) == 2
        assert over.winners
        assert found[facts["running"]].your_turn
        assert set(found) == {facts["finished"], facts["running"], facts["open"]}
        await server.close()

    asyncio.run(run())


@pytest.mark.parametrize("record", sorted(DATA.glob("*/record*.txt")), ids=str)
def test_a_record_of_an_earlier_version_is_verified(record: Path) -> None:
    assert verify_record(record.read_text("utf-8"), games).match.over


def test_sm_20_yes_and_no_of_old_records_mean_always_and_never() -> None:
    text = (DATA / "v0.4" / "record-sun_and_moon.txt").read_text("utf-8")
    assert "option voluntary_self_destruct=true" in text
    options = verify_record(text, games).match.settings.options
    assert options["voluntary_self_destruct"] == "always"
