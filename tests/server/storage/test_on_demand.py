"""Tables are in memory while somebody is there or something is due; the index knows the rest."""

import asyncio
import functools
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from lunasol.engine.salts import salt_commitment
from lunasol.protocol.client_messages import Begin, Hello, PlayMove, Reveal, SeatBot, Sit
from lunasol.protocol.http import NewTable
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.protocol.time_control import NO_CLOCK, TimeControl
from lunasol.server.app import Server
from lunasol.server.settings import ServerSettings
from lunasol.tables.entries import AnyEntry
from lunasol.tables.ports import LogAppend
from lunasol.tables.registry import held
from lunasol.tables.table import Table
from tables.twin_tables import SALT, FakeConnection

SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE
ANNA, BOB = FakeConnection("a" * 24), FakeConnection("b" * 24)
DAYS = TimeControl(kind="days", move=3 * 24 * 3600)


class StatedClock:
    def __init__(self) -> None:
        self.time = 10**12

    def now(self) -> int:
        return self.time


class Place:
    """A server without sockets, whose clock is stated and whose housekeeping waits to be asked."""

    def __init__(self, folder: Path, clock: StatedClock, settings: dict[str, int]) -> None:
        database = f"sqlite:///{folder / 'tables.db'}"
        self.server = Server(ServerSettings(database=database, **settings))  # type: ignore[arg-type]
        self.clock = clock

    async def open(self) -> None:
        await self.server.open()
        registry = self.registry = self.server.registry
        registry.ports = replace(registry.ports, clock=self.clock)
        registry.running_since = self.clock.now()
        await registry.housekeeping.stop()

    async def pass_time(self, milliseconds: int) -> None:
        """Evict, wake and clean up as often as a server does in this time, or at least twice."""
        housekeeping = self.registry.housekeeping
        for _ in range(2):
            self.clock.time += milliseconds // 2
            await housekeeping.evict_idle_tables()
            await housekeeping.clean_up()
            await housekeeping.wake_due_tables()

    async def refusal(self, wanted: NewTable, person: str, address: str = "") -> RefusalKey | None:
        try:
            await self.registry.create(person, wanted, address)
        except RequestRefused as refused:
            return RefusalKey(refused.key)
        return None

    async def begun(self, pace: TimeControl = NO_CLOCK) -> Table:
        """Two people play; nobody stays connected."""
        wanted = NewTable(game="nox", players=2, options={"first_seat": 0}, pace=pace, public=True)
        table = await self.registry.create(ANNA.person, wanted)
        for person in (ANNA, BOB):
            await table.execute(person, sit(person.person[:3]))
        await table.execute(ANNA, Begin(id="begin"))
        for person in (ANNA, BOB):
            await table.execute(person, Reveal(id="reveal", salt=SALT.hex()))
        self.end_graces(table)
        return table

    def end_graces(self, table: Table) -> None:
        """As a minute after everybody has left; timers follow the real time."""
        table.scheduler.graces.clear()
        table.scheduler.plan_timer()

    async def stored(self, id: str) -> list[AnyEntry]:
        return await self.server.store.log(id)

    def is_in_memory(self, table: Table) -> bool:
        return self.registry.tables.get(table.state.id) is table


@asynccontextmanager
async def place(
    folder: Path, clock: StatedClock | None = None, **settings: int
) -> AsyncIterator[Place]:
    found = Place(folder, clock or StatedClock(), settings)
    await found.open()
    try:
        yield found
    finally:
        await found.server.close()


def in_a_loop(test: Callable[[Path], Coroutine[None, None, None]]) -> Callable[[Path], None]:
    @functools.wraps(test)
    def run(tmp_path: Path) -> None:
        asyncio.run(test(tmp_path))

    return run


def sit(name: str) -> Sit:
    return Sit(id="sit", name=name, commitment=salt_commitment(SALT))


FOR_TWO = NewTable(game="nox", players=2)
AGAINST_BOTS = NewTable(game="nox", players=2, bots=True)

# A start ---------------------------------------------------------------------------------------


@in_a_loop
async def test_a_start_loads_nothing_and_lists_everything(tmp_path: Path) -> None:
    async with place(tmp_path) as before:
        begun = await before.begun()
        begun.broadcast_info()
        waiting = NewTable(game="nox", players=2, public=True)
        opened = await before.registry.create(ANNA.person, waiting)
        await before.registry.create(ANNA.person, FOR_TWO)
    async with place(tmp_path) as after:
        assert await after.registry.public_tables("open") == [opened.info]
        assert await after.registry.public_tables("running") == [begun.info]
        assert after.registry.tables == {}


@in_a_loop
async def test_limits_count_tables_that_are_not_in_memory(tmp_path: Path) -> None:
    async with place(tmp_path) as before:
        await before.begun()
    async with place(tmp_path, tables=1) as after:
        assert await after.refusal(FOR_TWO, ANNA.person) == "too-many-tables"
        assert await after.refusal(FOR_TWO, BOB.person) is None


@in_a_loop
async def test_a_match_against_bots_that_is_not_in_memory_can_be_given_up(tmp_path: Path) -> None:
    async with place(tmp_path) as before:
        table = await before.registry.create(ANNA.person, AGAINST_BOTS)
        await table.execute(ANNA, sit("Anna"))
        await table.execute(ANNA, Reveal(id="reveal", salt=SALT.hex()))
    async with place(tmp_path, tables=1) as after:
        assert await after.refusal(AGAINST_BOTS, ANNA.person) is None
        assert (await after.registry.find(table.state.id)).state.why_ended == "resigned"


# Leaving memory and coming back ------------------------------------------------------------------


@in_a_loop
async def test_an_idle_table_leaves_memory_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table = await here.begun()
        await table.execute(ANNA, PlayMove(id="1", move=table.state.legal(0).texts[0]))
        await here.pass_time(4 * MINUTE)
        assert here.is_in_memory(table)
        await here.pass_time(2 * MINUTE)
        assert here.registry.tables == {}
        again = await here.registry.find(table.state.id)
        assert again is not table
        assert again.length == table.length
        for seat in (0, 1):
            assert again.state.legal(seat).texts == table.state.legal(seat).texts
            assert again.state.playing().view(seat) == table.state.playing().view(seat)
        await again.execute(ANNA, PlayMove(id="1", move="played before"))  # counts once
        assert len(await here.stored(table.state.id)) == table.length


@in_a_loop
async def test_a_finished_table_leaves_memory_too(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table = await here.begun()
        await table.end("vote")
        await here.pass_time(6 * MINUTE)
        assert here.registry.tables == {}


@in_a_loop
async def test_a_table_stays_while_somebody_is_connected_or_holds_it(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        watched, used = await here.begun(), await here.begun()
        await watched.greet(ANNA, Hello(id="hello"))
        with held(used):
            await here.pass_time(DAY)
            assert here.is_in_memory(watched)
            assert here.is_in_memory(used)
        await watched.leave(ANNA)
        here.end_graces(watched)
        await here.pass_time(6 * MINUTE)
        assert here.registry.tables == {}


@in_a_loop
async def test_a_table_stays_while_a_change_is_being_stored(tmp_path: Path) -> None:
    """Even if the one who asked no longer waits."""
    async with place(tmp_path) as here:
        table = await here.begun()
        stored: list[Callable[[], None]] = []
        really = here.server.store.append

        def later(append: LogAppend) -> None:
            stored.append(lambda: really(append))

        here.server.store.append = later  # type: ignore[method-assign]
        asking = asyncio.create_task(table.end("vote"))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        here.clock.time += 6 * MINUTE
        await here.registry.housekeeping.evict_idle_tables()
        assert here.is_in_memory(table)
        here.server.store.append = really  # type: ignore[method-assign]
        stored[0]()
        while table.unsettled:
            await asyncio.sleep(0.01)
        await here.pass_time(12 * MINUTE)
        assert not here.is_in_memory(table)
        assert (await here.registry.find(table.state.id)).state.why_ended == "vote"


@in_a_loop
async def test_a_table_stays_while_a_bot_thinks(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table = await here.begun()
        table.scheduler.thinking[0] = asyncio.create_task(asyncio.sleep(1000))
        await here.pass_time(DAY)
        assert here.is_in_memory(table)


@in_a_loop
async def test_an_object_that_left_memory_writes_nothing(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        stale = await here.begun()
        move = PlayMove(id="1", move=stale.state.legal(0).texts[0])
        await here.pass_time(6 * MINUTE)
        refused: list[object] = []
        stale.execute_now(ANNA, move, refused.append)
        with pytest.raises(RequestRefused, match="not-stored"):
            await stale.execute(ANNA, move)
        assert len(refused) == 1
        assert len(await here.stored(stale.state.id)) == stale.length
        fresh = await here.registry.find(stale.state.id)
        await fresh.execute(ANNA, move)
        assert len(await here.stored(stale.state.id)) == stale.length + 1


@in_a_loop
async def test_requests_while_a_table_is_loading_share_one_object(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        id = (await here.begun()).state.id
        await here.pass_time(6 * MINUTE)
        first = asyncio.create_task(here.registry.find(id))
        others = [asyncio.create_task(here.registry.find(id)) for _ in range(3)]
        await asyncio.sleep(0)
        first.cancel()  # the others still get it
        found = await asyncio.gather(*others)
        assert {table is here.registry.tables[id] for table in found} == {True}


@in_a_loop
async def test_too_many_idle_tables_leave_at_once_the_longest_unused_first(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        old = await here.begun()
        here.clock.time += 20 * SECOND
        new = await here.begun()
        here.clock.time += 20 * SECOND
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("lunasol.tables.housekeeping.MOST_IDLE", 1)
            await here.registry.housekeeping.evict_idle_tables()
        assert not here.is_in_memory(old)
        assert here.is_in_memory(new)


# Clocks ------------------------------------------------------------------------------------------


@in_a_loop
async def test_a_clock_goes_on_while_its_table_is_not_in_memory(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table = await here.begun(DAYS)
        left = table.state.left(0, here.clock.now())
        assert left is not None
        await here.pass_time(DAY)
        assert here.registry.tables == {}
        again = await here.registry.find(table.state.id)
        assert again.state.left(0, here.clock.now()) == left - DAY


@in_a_loop
async def test_no_time_passes_while_the_server_is_stopped(tmp_path: Path) -> None:
    clock = StatedClock()
    async with place(tmp_path, clock) as before:
        id = (await before.begun(DAYS)).state.id
    clock.time += 10 * DAY
    async with place(tmp_path, clock) as after:
        clock.time += DAY
        table = await after.registry.find(id)
        assert table.state.left(0, clock.now()) == 2 * DAY
        await after.pass_time(10 * MINUTE)
        assert table.state.status == "running"


@in_a_loop
async def test_a_bot_takes_over_at_a_table_that_nobody_has_loaded(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        id = (await here.begun(DAYS)).state.id
        await here.pass_time(DAY)
        assert here.registry.tables == {}
        here.clock.time += 3 * DAY
        await here.registry.housekeeping.wake_due_tables()
        table = here.registry.tables[id]
        await table.scheduler.on_timer()
        assert table.state.seats[0].substituted == "clock"


@in_a_loop
async def test_a_table_that_is_due_but_damaged_is_reported_once(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        id = (await here.begun(DAYS)).state.id
        await here.pass_time(DAY)
        store = here.server.store
        here.registry.storage = store
        here.clock.time += 3 * DAY
        asked: list[str] = []

        async def broken(table_id: str) -> list[AnyEntry]:
            asked.append(table_id)
            raise ValueError

        store.log = broken  # type: ignore[method-assign]
        for _ in range(3):
            await here.registry.housekeeping.wake_due_tables()
        assert asked == [id]


# Empty tables ------------------------------------------------------------------------------------


@in_a_loop
async def test_a_table_at_which_nobody_sat_down_is_gone_after_minutes(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        empty = [await here.registry.create(ANNA.person, each) for each in (FOR_TWO, AGAINST_BOTS)]
        await here.pass_time(8 * MINUTE)
        assert await here.server.store.count_unfinished() == 2
        await here.pass_time(8 * MINUTE)
        assert await here.server.store.count_unfinished() == 0
        for table in empty:
            with pytest.raises(RequestRefused, match="no-such-table"):
                await here.registry.find(table.state.id)


@in_a_loop
async def test_a_table_stays_while_its_host_is_connected_and_some_minutes_more(
    tmp_path: Path,
) -> None:
    async with place(tmp_path) as here:
        table = await here.registry.create(ANNA.person, FOR_TWO)
        await table.greet(ANNA, Hello(id="hello"))
        await here.pass_time(DAY)
        assert here.is_in_memory(table)
        await table.leave(ANNA)
        await here.pass_time(8 * MINUTE)
        assert here.is_in_memory(table)
        await here.pass_time(8 * MINUTE)
        assert await here.server.store.count_unfinished() == 0


@in_a_loop
async def test_a_table_where_somebody_sits_or_a_rematch_is_kept_stays_for_days(
    tmp_path: Path,
) -> None:
    async with place(tmp_path) as here:
        taken = await here.registry.create(ANNA.person, FOR_TWO)
        await taken.execute(ANNA, sit("Anna"))
        over = await here.begun()
        await over.end("vote")
        rematch = await here.registry.rematch(over, BOB)
        await here.pass_time(DAY)
        for id in (taken.state.id, rematch):
            assert (await here.registry.find(id)).state.status == "open"
        await here.pass_time(DAY)
        assert await here.server.store.count_unfinished() == 2  # somebody has just asked for them
        await here.pass_time(2 * DAY)
        assert await here.server.store.count_unfinished() == 0


@in_a_loop
async def test_after_a_restart_everybody_has_time_to_come_back(tmp_path: Path) -> None:
    clock = StatedClock()
    async with place(tmp_path, clock) as before:
        id = (await before.registry.create(ANNA.person, FOR_TWO)).state.id
    clock.time += DAY
    async with place(tmp_path, clock) as after:
        await after.pass_time(8 * MINUTE)
        assert (await after.registry.find(id)).state.status == "open"


@in_a_loop
async def test_nobody_finds_a_table_that_is_being_deleted(tmp_path: Path) -> None:
    """Somebody who sat down there would play on without a log."""
    async with place(tmp_path) as here:
        id = (await here.registry.create(ANNA.person, FOR_TWO)).state.id
        store = here.server.store
        drop, may_go_on = store.drop, asyncio.Event()

        async def slowly(ids: list[str]) -> None:
            await may_go_on.wait()
            await drop(ids)

        store.drop = slowly  # type: ignore[method-assign, assignment]
        here.clock.time += DAY
        dropping = asyncio.create_task(here.registry.housekeeping.clean_up())
        while not here.registry.dropping:
            await asyncio.sleep(0)
        with pytest.raises(RequestRefused, match="no-such-table"):
            await here.registry.find(id)
        may_go_on.set()
        await dropping


@in_a_loop
async def test_a_table_that_somebody_is_coming_to_is_not_deleted(tmp_path: Path) -> None:
    clock = StatedClock()
    async with place(tmp_path, clock) as before:
        id = (await before.registry.create(ANNA.person, FOR_TWO)).state.id
    async with place(tmp_path, clock) as after:
        coming = asyncio.create_task(after.registry.find(id))
        await asyncio.sleep(0)
        assert id in after.registry.loading
        assert await after.registry.drop([id], clock.now() + DAY) == 0
        await coming


@in_a_loop
async def test_a_match_without_moves_ends_after_a_month_also_if_nobody_loads_it(
    tmp_path: Path,
) -> None:
    async with place(tmp_path) as here:
        table = await here.begun()
        await here.pass_time(28 * DAY)
        assert here.registry.tables == {}
        await here.pass_time(4 * DAY)
        assert (await here.registry.find(table.state.id)).state.why_ended == "idle"


# A full server -----------------------------------------------------------------------------------


@in_a_loop
async def test_empty_tables_make_room_when_the_server_is_full(tmp_path: Path) -> None:
    async with place(tmp_path, all_tables=2) as here:
        empty = await here.registry.create(ANNA.person, FOR_TWO)
        watched = await here.registry.create(ANNA.person, FOR_TWO)
        await watched.greet(ANNA, Hello(id="hello"))
        assert await here.refusal(FOR_TWO, BOB.person) == "server-full"  # both are new
        here.clock.time += 2 * MINUTE
        assert await here.refusal(FOR_TWO, BOB.person) is None
        with pytest.raises(RequestRefused, match="no-such-table"):
            await here.registry.find(empty.state.id)
        here.clock.time += SECOND
        assert here.is_in_memory(watched)
        assert await here.refusal(FOR_TWO, BOB.person) == "server-full"


@in_a_loop
async def test_one_address_cannot_fill_the_server(tmp_path: Path) -> None:
    async with place(tmp_path, address_tables=2) as here:
        tables = [
            await here.registry.create(f"{person:024x}", FOR_TWO, "192.0.2.1") for person in (1, 2)
        ]
        assert await here.refusal(FOR_TWO, "3" * 24, "192.0.2.1") == "server-full"
        assert await here.refusal(FOR_TWO, "3" * 24, "192.0.2.2") is None
        await tables[0].execute(FakeConnection(f"{1:024x}"), SeatBot(id="1", level="beginner"))
        await tables[0].end("host")
        assert await here.refusal(FOR_TWO, "3" * 24, "192.0.2.1") is None


@in_a_loop
async def test_a_rematch_counts_for_the_address_of_the_first_match(tmp_path: Path) -> None:
    async with place(tmp_path, address_tables=2) as here:
        first = await here.registry.create(ANNA.person, FOR_TWO, "192.0.2.1")
        await first.end("host")
        await here.registry.rematch(first, ANNA)
        assert await here.refusal(FOR_TWO, "3" * 24, "192.0.2.1") is None
        assert await here.refusal(FOR_TWO, "3" * 24, "192.0.2.1") == "server-full"
