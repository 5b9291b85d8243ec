"""A database belongs to one server, and a server says if stored entries are gone."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from lunasol.server.storage.databases import BadDatabase
from lunasol.server.storage.store import Store
from lunasol.tables.ports import append
from server.served import Served, serving
from server.storage.test_store import first_entry, row


async def opened(url: str) -> Store:
    store = Store(url)
    await store.open()
    return store


def test_a_second_server_on_one_database_is_refused(url: str) -> None:
    async def run() -> None:
        first = await opened(url)
        with pytest.raises(BadDatabase, match="another Lunasol server"):
            await opened(url)
        await first.close()
        second = await opened(url)
        await second.close()

    asyncio.run(run())


def test_the_command_says_so_in_one_sentence(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        command = [sys.executable, "-m", "lunasol", "serve", "--port", "0"]
        second = subprocess.run(
            [*command, "--database", served.database], capture_output=True, text=True, check=False
        )
    assert second.returncode != 0
    assert "another Lunasol server uses this database" in second.stderr
    assert "Traceback" not in second.stderr


def test_a_killed_server_leaves_its_database_free(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        served.kill()
        served.start()


def test_entries_that_are_gone_are_reported(tmp_path: Path) -> None:
    """What a cut write-ahead log does: rows that were there are missing."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def fill() -> None:
        store = await opened(database)
        for i in range(5):
            await append(store, f"table{i}", 0, [first_entry()], row(f"table{i}"))
        await store.close()

    async def lose() -> None:
        store = Store(database)
        async with store.engine.begin() as connection:
            await connection.exec_driver_sql("DELETE FROM log WHERE table_id > 'table2'")
        await store.engine.dispose()

    asyncio.run(fill())
    asyncio.run(lose())
    served = Served(database)
    served.errors = tmp_path / "errors"
    served.start()
    served.stop()
    assert "2 entries that were stored are missing" in served.errors.read_text()
