"""Runs of the benchmark, one after the other, each on a fresh server."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

import uvloop
from server.load import Found, Load, LoadTable, begin_at, sit_down_at
from server.services import Serve, Service

TABLES = 200
SECONDS = 10.0
ROUNDS = 2
AHEAD = 4
"""How many further matches are prepared. A random match of NOX to 200 has about 220 moves, so no
table finishes five of them in a run, and with a pace not even one."""
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
    serve: Serve
    table: type[LoadTable]
    is_mixed: bool = False
    """With several nodes: whether the seats of a table connect to all of them, as behind a load
    balancer, and not to the one that owns the table."""

    def tables(self, count: int, load: Load) -> list[LoadTable]:
        ports = load.service.ports
        turned = [ports[at:] + ports[:at] for at in range(len(ports))]
        each = turned if self.is_mixed else [(port,) for port in ports]
        return [self.table(load, *each[number % len(each)]) for number in range(count)]


@dataclass(frozen=True)
class TableMemory:
    """The server's memory for one more table with its four connections."""

    table_kb: float
    """For a table in play."""
    idle_kb: float
    """For a table that waits."""


def take_turns(contestants: list[Contestant], rounds: int = ROUNDS) -> dict[str, list[Found]]:
    """All rounds of each; they take turns, because machines are noisy."""
    found: dict[str, list[Found]] = {each.name: [] for each in contestants}
    for _ in range(rounds):
        for each in contestants:
            found[each.name].append(run(each))
    return found


def run(who: Contestant, pace: float | None = None) -> Found:
    async def loaded(service: Service) -> Found:
        load = Load(service, pace, AHEAD if pace is None else 0)
        tables = who.tables(TABLES, load)
        await sit_down_at(tables)
        await begin_at(tables)
        found = await load.measure(SECONDS)
        check_all_play(tables, load)
        return found

    return on_a_server(who, loaded)


def hold(who: Contestant) -> TableMemory:
    """Open thousands of connections at once, at tables that wait and at tables in play."""

    async def loaded(service: Service) -> TableMemory:
        load, (server,) = Load(service, PACE), service.nodes
        warm_up, idle = who.tables(WARM_UP, load), who.tables(IDLE, load)
        active = who.tables(ACTIVE, load)
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


def on_a_server(who: Contestant, loaded: Callable[[Service], Coroutine[Any, Any, T]]) -> T:
    with who.serve() as service:
        return uvloop.run(loaded(service))


def check_all_play(tables: list[LoadTable], load: Load) -> None:
    still = sum(not table.moves for table in tables)
    if still or load.lost:
        raise RuntimeError(f"{still} tables stood still, {load.lost} connections were lost")
