"""Runs of the benchmark, one after the other, each on a fresh server."""

import asyncio
import tempfile
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import uvloop
from server.load import Found, Load, LoadTable, begin_at, sit_down_at
from server.processes import Server, free_port, running

HERE = Path(__file__).parent
TABLES = 200
SECONDS = 10.0
ROUNDS = 2
AHEAD = 2
"""How many further matches are prepared. A random match of NOX to 200 has about 220 moves, so no
table finishes three of them in a run, and with a pace not even one."""
ACTIVE, IDLE = 500, 500
WARM_UP = 20
"""The first tables also bring what a server needs once, such as caches."""
PACE = 1200
"""Moves per second while memory is measured: people think, so little waits to be stored or sent."""
MOVES_EACH = 70
"""After this many moves a table keeps as many messages as it ever will."""
KB = 1024

T = TypeVar("T")


@dataclass(frozen=True)
class Contestant:
    name: str
    command: Callable[[int, Path], list[str]]
    table: type[LoadTable]


@dataclass(frozen=True)
class TableMemory:
    """The server's memory for one more table with its four connections."""

    table_kb: float
    """For a table in play."""
    idle_kb: float
    """For a table that waits."""


def best_of(contestants: list[Contestant]) -> dict[str, Found]:
    """The best round of each; they take turns, because machines are noisy."""
    rounds = [{each.name: run(each) for each in contestants} for _ in range(ROUNDS)]
    return {
        each.name: max((found[each.name] for found in rounds), key=lambda found: found.rate)
        for each in contestants
    }


def run(who: Contestant, pace: float | None = None) -> Found:
    async def loaded(server: Server, port: int) -> Found:
        load = Load(server, pace, AHEAD if pace is None else 0)
        tables = [who.table(load, port) for _ in range(TABLES)]
        await sit_down_at(tables)
        await begin_at(tables)
        found = await load.measure(SECONDS)
        check_all_play(tables, load)
        return found

    return on_a_server(who, loaded)


def hold(who: Contestant) -> TableMemory:
    """Open thousands of connections at once, at tables that wait and at tables in play."""

    async def loaded(server: Server, port: int) -> TableMemory:
        load = Load(server, PACE)
        warm_up = [who.table(load, port) for _ in range(WARM_UP)]
        idle = [who.table(load, port) for _ in range(IDLE)]
        active = [who.table(load, port) for _ in range(ACTIVE)]
        await sit_down_at(warm_up)
        empty = server.memory()
        await sit_down_at(idle)
        waiting = server.memory()
        await sit_down_at(active)
        await begin_at(active)
        pacer = asyncio.create_task(load.keep_pace())
        while min(table.moves for table in active) < MOVES_EACH:
            await asyncio.sleep(0.2)
        full = server.memory()
        pacer.cancel()
        check_all_play(active, load)
        return TableMemory((full - waiting) / ACTIVE / KB, (waiting - empty) / IDLE / KB)

    return on_a_server(who, loaded)


def on_a_server(who: Contestant, loaded: Callable[[Server, int], Coroutine[Any, Any, T]]) -> T:
    """Start a server and put load on it. Its files go to the disk of the project, not to memory."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix=".run-", dir=HERE) as name:
        folder = Path(name)
        with running(who.command(port, folder), port, folder) as server:
            return uvloop.run(loaded(server, port))


def check_all_play(tables: list[LoadTable], load: Load) -> None:
    still = sum(not table.moves for table in tables)
    if still or load.lost:
        raise RuntimeError(f"{still} tables stood still, {load.lost} connections were lost")
