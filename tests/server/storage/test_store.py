"""The store, on SQLite and on a real PostgreSQL: it returns exactly what was stored."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import IntegrityError

from lunasol.protocol.time_control import NO_CLOCK
from lunasol.server.app import Server
from lunasol.server.settings import ServerSettings
from lunasol.server.storage import schema
from lunasol.server.storage.backup import back_up
from lunasol.server.storage.databases import BadDatabase, migrations
from lunasol.server.storage.store import Store
from lunasol.tables import entries
from lunasol.tables.entries import AnyEntry
from lunasol.tables.ports import LogAppend, append
from server.storage.postgres import Postgres

HOST, GUEST = "a" * 24, "b" * 24


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def with_store(url: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await work(store)

    asyncio.run(run())


def first_entry(at: int = 1) -> entries.Opened:
    return entries.Opened(
        at=at,
        game="nox",
        players=2,
        options={"deck": "six_per_value", "first_seat": 0},
        pace=NO_CLOCK,
        host=HOST,
        secret="5e" * 32,
    )


def said(at: int) -> entries.Said:
    return entries.Said(at=at, person=GUEST, name="Zażółć ☾", text="gęślą 'jaźń' \\ \x00", seat=1)


def row(id: str, at: int = 1, state: str = "open") -> dict[str, Any]:
    return {
        "id": id,
        "game": "nox",
        "state": state,
        "public": False,
        "host": HOST,
        "created": at,
        "changed": at,
        "names": "[]",
        "result": None,
        "opener": HOST,
        "length": at,
        "due": None,
        "is_empty": False,
        "info": None,
    }


def guest_seat(id: str) -> dict[str, Any]:
    return {"table_id": id, "seat": 1, "person": GUEST, "to_act": False}


async def tables_of(store: Store, person: str) -> list[str]:
    """The ids in the order of "my tables"."""
    rows = await store.my_tables(person, ("open", "running", "over", "ended"), None, 100)
    return [str(found["id"]) for found in rows]


# Logs -----------------------------------------------------------------------------------------


def test_appended_entries_are_read_again_by_the_next_process_too(url: str) -> None:
    log: list[AnyEntry] = [
        first_entry(),
        entries.Sat(at=2, seat=0, person=HOST, name="☼", salt="0" * 32),
        said(3),
        entries.Moved(at=4, seat=1, code=2**61, id="x", reserve=7),
    ]

    async def write(store: Store) -> None:
        await append(store, "one", 0, log[:1], row("one"))
        await append(store, "one", 1, log[1:])
        assert await store.log("one") == log

    async def read(store: Store) -> None:
        assert await store.log("one") == log
        assert await store.log("other") == []

    with_store(url, write)
    with_store(url, read)


def test_any_text_and_any_number_is_read_as_it_was_written(url: str) -> None:
    strange = "\"quoted\" \\ 'q' / \u2028 Žé 😀 {}[], <b>&amp;\x7f\n\t"
    log: list[AnyEntry] = [
        first_entry(),
        entries.Said(at=2, person=HOST, name='Ž"', text=strange),
        entries.Moved(at=3, seat=0, code=2**62),
        entries.Moved(at=4, seat=0, code=-(2**62)),
    ]

    async def work(store: Store) -> None:
        await append(store, "one", 0, log, row("one"))
        assert await store.log("one") == log

    with_store(url, work)


def test_a_bad_append_fails_as_a_whole_and_alone(url: str) -> None:
    async def work(store: Store) -> None:
        ids = [f"table{i}" for i in range(30)]
        await asyncio.gather(*(append(store, id, 0, [first_entry()], row(id)) for id in ids))
        jobs = [append(store, id, 1, [said(2), said(3)]) for id in ids]
        twice = append(store, "table7", 0, [said(8), said(9)], row("table7", state="over"))
        found = await asyncio.gather(*jobs, twice, return_exceptions=True)
        assert found[:-1] == [None] * len(ids)
        assert isinstance(found[-1], IntegrityError)
        for id in ids:
            assert await store.log(id) == [first_entry(), said(2), said(3)]
        assert await store.ids("over") == []

    with_store(url, work)


def test_waiting_appends_are_stored_in_one_transaction(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        sizes = []
        commit = store.writer.database.commit

        async def counted(jobs: Any) -> Any:
            sizes.append(len(jobs))
            return await commit(jobs)

        monkeypatch.setattr(store.writer.database, "commit", counted)
        jobs = [append(store, f"table{i}", 0, [first_entry()], row(f"table{i}")) for i in range(50)]
        await asyncio.gather(*jobs)
        assert sizes == [50]
        assert len(await store.ids("open")) == 50

    with_store(url, work)


def test_the_index_of_one_table_may_be_written_twice_in_one_transaction(url: str) -> None:
    """A table's command and the housekeeping come at the same time. Without that all that waited
    would be stored one by one, and each time everybody on the server would wait for the disk."""

    def change(id: str, number: int, new: Sequence[AnyEntry], state: str) -> LogAppend:
        return LogAppend(id, number, new, lambda _: None, row(id, state=state), [guest_seat(id)])

    async def work(store: Store) -> None:
        await append(store, "old", 0, [first_entry()], row("old"), [guest_seat("old")])
        late = await store.writer.database.commit(
            [
                change("old", 1, [said(2)], "open"),
                change("old", 1, (), "running"),
                change("new", 0, [first_entry()], "open"),
                change("new", 1, (), "running"),
            ]
        )
        assert late == []
        assert sorted(await store.ids("running")) == ["new", "old"]
        assert sorted(await tables_of(store, GUEST)) == ["new", "old"]

    with_store(url, work)


def test_a_store_that_closes_leaves_nothing_behind(url: str) -> None:
    async def run() -> None:
        store = Store(url)
        await store.open()
        jobs = [
            asyncio.create_task(append(store, f"table{i}", 0, [first_entry()], row(f"table{i}")))
            for i in range(20)
        ]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*jobs)

    async def all_there(store: Store) -> None:
        assert len(await store.ids("open")) == 20

    asyncio.run(run())
    with_store(url, all_there)


# The index ------------------------------------------------------------------------------------


def test_tables_are_found_by_state_and_age(url: str) -> None:
    async def work(store: Store) -> None:
        for at, id in enumerate(("old", "middle", "new")):
            await append(store, id, 0, [first_entry()], row(id, at))
        await append(store, "middle", 1, [entries.Started(at=9)], row("middle", 1, "running"))
        assert await store.ids("open") == ["old", "new"]
        assert await store.ids("open", "running") == ["old", "middle", "new"]
        assert await store.ids("open", older_than=2) == ["old"]
        assert await store.ids("over") == []

    with_store(url, work)


def test_people_find_the_tables_where_they_sit_or_are_the_host(url: str) -> None:
    async def work(store: Store) -> None:
        for at, id in enumerate(("old", "new")):
            await append(store, id, 0, [first_entry()], row(id, at))
        sat = entries.Sat(at=2, seat=1, person=GUEST, name="x", salt="0" * 32)
        await append(store, "old", 1, [sat], row("old", 0), [guest_seat("old")])
        assert await tables_of(store, HOST) == ["new", "old"]
        assert await tables_of(store, GUEST) == ["old"]
        await append(store, "old", 2, [entries.Rose(at=3, seat=1)], row("old", 0))
        assert await tables_of(store, GUEST) == []

    with_store(url, work)


def test_a_key_is_made_once(url: str) -> None:
    found = []

    async def work(store: Store) -> None:
        found.append((await store.key("tokens"), await store.key("other")))

    with_store(url, work)
    with_store(url, work)
    assert found[0] == found[1]
    assert len({*found[0]}) == 2


# Forgetting -----------------------------------------------------------------------------------


def test_a_log_is_rewritten_in_place_to_forget_somebody(url: str) -> None:
    async def work(store: Store) -> None:
        for id in ("one", "other"):
            await append(store, id, 0, [first_entry(), said(2)], row(id), [guest_seat(id)])
        nameless = entries.Said(at=2, person="0" * 24, name="—", preset="oops", seat=1)
        await store.rewrite("one", [first_entry(), nameless])
        assert await store.log("one") == [first_entry(), nameless]
        assert await store.log("other") == [first_entry(), said(2)]
        await store.forget_seats(GUEST)
        assert await tables_of(store, GUEST) == []

    with_store(url, work)


def test_a_dropped_table_leaves_no_row(url: str) -> None:
    async def work(store: Store) -> None:
        for id in ("one", "other"):
            await append(store, id, 0, [first_entry(), said(2)], row(id), [guest_seat(id)])
        await store.drop(["one"])
        assert await store.log("one") == []
        assert await tables_of(store, GUEST) == await store.ids("open") == ["other"]
        await append(store, "one", 0, [first_entry()], row("one"), [guest_seat("one")])

    with_store(url, work)


# The schema -----------------------------------------------------------------------------------


def test_the_migrated_database_is_what_the_schema_says(url: str) -> None:
    def differences(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), schema.metadata)

    async def work(store: Store) -> None:
        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    with_store(url, work)


def test_migrations_go_down_to_nothing_and_up_again(url: str) -> None:
    def down(connection: Connection) -> None:
        command.downgrade(migrations(connection), "base")

    def names(connection: Connection) -> set[str]:
        return set(inspect(connection).get_table_names())

    async def work(store: Store) -> None:
        async with store.engine.begin() as connection:
            await connection.run_sync(down)
        async with store.engine.connect() as connection:
            assert await connection.run_sync(names) == {"alembic_version"}

    async def all_there(store: Store) -> None:
        async with store.engine.connect() as connection:
            assert await connection.run_sync(names) >= set(schema.metadata.tables)

    with_store(url, work)
    with_store(url, all_there)


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    """FULL (2) in a write-ahead log: a commit outlives a power cut."""

    async def work(store: Store) -> None:
        for _ in range(2):
            async with store.engine.begin() as connection:
                assert await connection.scalar(text("PRAGMA synchronous")) == 2
                assert await connection.scalar(text("PRAGMA journal_mode")) == "wal"
            await append(store, "one", len(await store.ids("open")), [first_entry()], row("one"))

    with_store(f"sqlite:///{tmp_path / 'tables.db'}", work)


# Databases that cannot be opened --------------------------------------------------------------


def complaint(url: str) -> str:
    """The error message for a database that cannot be opened."""
    with pytest.raises(BadDatabase) as caught:
        with_store(url, lambda store: append(store, "one", 0, [first_entry()], row("one")))
    assert "\n" not in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ("mysql://localhost/x", "sqlite or postgresql, not 'mysql'"),
        ("postgresql://[::1/x", "is not the URL of a database"),
        ("://", "is not the URL of a database"),
        ("postgresql://nobody@127.0.0.1:1/none", "the database cannot be opened: "),
    ],
)
def test_a_bad_url_is_one_clear_sentence(wrong: str, says: str) -> None:
    assert says in complaint(wrong)


def test_a_bad_file_is_one_clear_sentence(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Sir or Madam, " * 100)
    for path in (other, tmp_path, tmp_path / "nowhere" / "tables.db"):
        assert complaint(str(path)).startswith("the database cannot be opened: ")
    assert other.read_text().startswith("Dear Sir")


def test_a_missing_database_is_one_clear_sentence(postgres: Postgres) -> None:
    said = complaint(postgres.url("nowhere"))
    assert said.startswith("the database cannot be opened: ")
    assert "nowhere" in said


# Backup ---------------------------------------------------------------------------------------


async def keep_writing(store: Store, tables: int) -> None:
    """In each transaction, write an entry, and its number to the index."""
    for number in range(1, 1_000_000):
        jobs = [
            append(store, f"table{i}", number, [said(number)], row(f"table{i}", number))
            for i in range(tables)
        ]
        await asyncio.gather(*jobs)


def test_a_backup_of_a_database_in_use_is_a_complete_snapshot(url: str, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"

    async def work(store: Store) -> None:
        for i in range(20):
            log: list[AnyEntry] = [first_entry(), *(said(at) for at in range(1, 200))]
            id = f"done{i}"
            await append(store, id, 0, log, row(id, 199, "over"), [guest_seat(id)])
        await append(store, "table0", 0, [first_entry()], row("table0", 0))
        await store.key("tokens")
        writing = asyncio.create_task(keep_writing(store, tables=1))
        while len(await store.log("table0")) < 5:
            await asyncio.sleep(0)
        assert await back_up(url, target) > 4000
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        async with opened(f"sqlite:///{target}") as copy:
            await check_copy(store, copy)

    with_store(url, work)


async def check_copy(store: Store, copy: Store) -> None:
    assert await copy.key("tokens") == await store.key("tokens")
    assert await tables_of(copy, GUEST) == await tables_of(store, GUEST)
    for i in range(20):
        assert await copy.log(f"done{i}") == await store.log(f"done{i}")
    copied = await copy.log("table0")
    assert 5 <= len(copied) <= len(await store.log("table0"))
    assert copied == (await store.log("table0"))[: len(copied)]
    async with copy.engine.connect() as connection:
        indexed = await connection.scalar(text("SELECT changed FROM tables WHERE id = 'table0'"))
    assert indexed == len(copied) - 1


def test_a_backup_serves_as_the_database_of_a_server(url: str, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"

    async def work(store: Store) -> None:
        await append(store, "one", 0, [first_entry()], row("one"))
        await back_up(url, target)
        server = Server(ServerSettings(database=f"sqlite:///{target}"))
        await server.open()
        assert await server.registry.load("one") is not None
        await server.close()

    with_store(url, work)


def test_a_backup_overwrites_nothing(url: str, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    target.write_text("mine")
    with pytest.raises(BadDatabase, match="exists already"):
        asyncio.run(back_up(url, target))
    assert target.read_text() == "mine"


def test_a_missing_database_cannot_be_backed_up(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match=r"there is no database at .*none\.db"):
        asyncio.run(back_up(str(tmp_path / "none.db"), tmp_path / "copy.db"))
    assert list(tmp_path.iterdir()) == []


def test_a_backup_that_fails_leaves_no_file(tmp_path: Path) -> None:
    source, target = tmp_path / "letter.db", tmp_path / "copy.db"
    sqlite3.connect(source).close()
    with pytest.raises(BadDatabase, match=r"the backup failed: .*no such table"):
        asyncio.run(back_up(str(source), target))
    assert not target.exists()
