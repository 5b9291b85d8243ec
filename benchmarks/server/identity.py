"""What a person with a long history costs everybody else: `make bench-identity`.

Somebody plays 100 matches, and the server is restarted. Then other tables play at a steady pace,
first alone, then while that person asks again and again who they are and for their tables, as the
home screen does. Run it with another version's Python to compare: the lists of 0.4 came with
/api/me itself, so there the second request is left out.
"""

import asyncio
import sys
import tempfile
from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

import uvloop
from rich.console import Console
from rich.table import Table
from server.http_client import get, post
from server.load import WARM_UP, Found, Load, LoadTable, at_share, begin_at, sit_down_at
from server.lunasol_table import LunasolTable
from server.processes import CLIENT_CORE, Server, free_port, ours, prepare, running
from server.services import HERE, Service

MATCHES = 100
TABLES = 20
PACE = 200.0
"""Moves per second at all tables together: an ordinary evening."""
SECONDS = 8.0
VISITS = 20.0
"""Visits per second at most: each waits for its answers."""
LISTS = "/api/me/tables?state=unfinished", "/api/me/tables?state=finished"


class ShortMatches(LunasolTable):
    """One round each, so that a hundred matches are played quickly."""

    options = {"max_rounds": 1}

    def __init__(self, load: Load, *ports: int) -> None:
        super().__init__(load, *ports)
        self.finished = 0
        self.all_finished = asyncio.Event()

    async def play_again(self) -> None:
        self.finished += 1
        if self.finished == MATCHES:
            self.all_finished.set()
        else:
            await super().play_again()


async def play_matches(server: Server, port: int) -> str:
    """The token of a person who has played them all."""
    table = ShortMatches(Load(Service((port,), (server,))), port)
    await table.sit_down()
    await table.begin()
    await table.all_finished.wait()
    return str(table.tokens[0])


class Visitor:
    """Asks what the home screen asks, one request after the other."""

    def __init__(self, port: int, token: str) -> None:
        self.port = port
        self.token = token
        self.seconds: dict[str, list[float]] = {}

    async def visit_forever(self) -> None:
        """The first visit finds a server that has none of the matches in memory."""
        await asyncio.sleep(2 * WARM_UP)
        while True:
            await asyncio.sleep(1 / VISITS)
            await self.timed("/api/me", post(self.port, "/api/me", None, self.token))
            for path in LISTS:
                with suppress(ConnectionError):  # 0.4 has no such list
                    await self.timed("/api/me/tables", get(self.port, path, self.token))

    async def timed(self, name: str, request: Awaitable[object]) -> None:
        began = perf_counter()
        await request
        self.seconds.setdefault(name, []).append(perf_counter() - began)


@dataclass(frozen=True)
class Moves:
    """The milliseconds until other people's moves had reached all seats."""

    p50: float
    p99: float
    slowest: float


async def measure(server: Server, port: int, token: str) -> tuple[Moves, Moves, Visitor]:
    load = Load(Service((port,), (server,)), PACE)
    tables: list[LoadTable] = [LunasolTable(load, port) for _ in range(TABLES)]
    await sit_down_at(tables)
    await begin_at(tables)
    alone = moves_of(await load.measure(SECONDS), load)
    visitor = Visitor(port, token)
    visiting = asyncio.create_task(visitor.visit_forever())
    meanwhile = moves_of(await load.measure(SECONDS), load)
    visiting.cancel()
    return alone, meanwhile, visitor


def moves_of(found: Found, load: Load) -> Moves:
    return Moves(found.p50, found.p99, 1000 * max(load.seconds))


def report(alone: Moves, meanwhile: Moves, visitor: Visitor) -> Table:
    table = Table(title=f"A person with {MATCHES} matches; {TABLES} tables, {PACE:g} moves/s")
    for column in ("milliseconds", "p50", "p99", "slowest"):
        table.add_column(column, justify="left" if column == "milliseconds" else "right")
    for name, moves in (("moves, alone", alone), ("moves, meanwhile", meanwhile)):
        table.add_row(name, f"{moves.p50:.2f}", f"{moves.p99:.2f}", f"{moves.slowest:.0f}")
    for name, seconds in visitor.seconds.items():
        times = [1000 * each for each in sorted(seconds)]
        p50, p99 = at_share(times, 0.50), at_share(times, 0.99)
        table.add_row(name, f"{p50:.2f}", f"{p99:.2f}", f"{times[-1]:.0f}")
    return table


def main() -> int:
    prepare(CLIENT_CORE)
    port = free_port()
    with tempfile.TemporaryDirectory(prefix=".run-", dir=HERE) as name:
        folder = Path(name)
        with running(ours(port, folder), port, folder) as server:
            token = uvloop.run(play_matches(server, port))
        with running(ours(port, folder), port, folder) as server:
            found = uvloop.run(measure(server, port, token))
    Console(width=90).print(report(*found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
