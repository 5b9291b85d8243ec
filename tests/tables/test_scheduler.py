"""What a table does by itself: time counts while the server runs, and only then."""

import asyncio
import time
from dataclasses import replace

import lunasol
from lunasol.protocol.time_control import TimeControl
from lunasol.tables.clock import SystemClock
from lunasol.tables.scheduler import SLEPT_SECONDS
from lunasol.tables.table import Table
from tables.twin_tables import new_table, seated

GRACE = 60_000
LIVE = TimeControl(kind="live", move=30, reserve=60)


class StatedClock:
    def __init__(self) -> None:
        self.time = 1_000_000

    def now(self) -> int:
        return self.time


async def left_alone(clock: StatedClock) -> Table:
    """A match of three in which seat 1 has just lost its connection."""
    table = new_table(lunasol.start("nox", players=3))
    table.ports = replace(table.ports, clock=clock)
    connections = await seated(table)
    await table.leave(connections[1])
    return table


async def seat_after(late: float) -> str | None:
    """Who plays seat 1 when its grace has passed and the timer fires this late."""
    clock = StatedClock()
    table = await left_alone(clock)
    clock.time += GRACE
    table.scheduler.due = asyncio.get_running_loop().time() - late
    await table.scheduler.on_timer()
    table.scheduler.stop()
    return table.state.seats[1].substituted


def test_a_bot_takes_over_when_the_grace_has_passed() -> None:
    assert asyncio.run(seat_after(late=0)) == "away"


def test_the_grace_begins_again_after_the_server_itself_was_stopped() -> None:
    assert asyncio.run(seat_after(late=SLEPT_SECONDS + 1)) is None


async def time_left(late: float, is_shared: bool) -> int | None:
    """Milliseconds of the seat to move, 20 seconds into its turn, if a timer fires this late."""
    clock = StatedClock()
    table = new_table(lunasol.start("nox", players=3), pace=LIVE)
    table.is_shared = is_shared
    table.ports = replace(table.ports, clock=clock)
    await seated(table)
    (seat,) = table.state.to_act
    clock.time += 20_000
    table.scheduler.due = asyncio.get_running_loop().time() - late
    await table.scheduler.on_timer()
    table.scheduler.stop()
    return table.state.left(seat, clock.time)


def test_clocks_start_again_after_the_server_itself_was_stopped() -> None:
    assert asyncio.run(time_left(0, is_shared=False)) == 70_000
    assert asyncio.run(time_left(SLEPT_SECONDS + 1, is_shared=False)) == 90_000


def test_clocks_go_on_while_one_of_several_nodes_is_stopped() -> None:
    """Another one might have taken the table, and its clocks, from the log."""
    assert asyncio.run(time_left(SLEPT_SECONDS + 1, is_shared=True)) == 70_000


def test_a_correction_of_the_system_time_takes_nobodys_time(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    clock = SystemClock()
    before, wall = clock.now(), time.time_ns()
    monkeypatch.setattr(time, "time_ns", lambda: wall + 3_600 * 10**9)
    assert clock.now() - before < 60_000
    assert abs(before - wall // 1_000_000) < 60_000
