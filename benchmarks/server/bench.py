"""Compares our server under load with its peers, in one run: `make bench-server`.

Each table has four seats with one socket each, and every seat moves as soon as it can. Ours plays
NOX by all its rules and stores each move before it sends it; the peers play a toy game
(peers/toy.js), and only FlatFile stores anything. The server has one core, the client another.
The limits are ratios and times; the command fails if one is missed.
"""

import json
import sys
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table
from server.boardgame_table import BoardgameTable
from server.colyseus_table import ColyseusTable
from server.load import Found
from server.lunasol_table import LunasolTable
from server.processes import (
    CLIENT_CORE,
    PEERS,
    are_peers_ready,
    boardgame,
    boardgame_with_files,
    colyseus,
    ours,
    prepare,
)
from server.runs import ACTIVE, IDLE, TABLES, Contestant, TableMemory, best_of, hold, run

import lunasol

STEADY = 400.0
"""Moves per second on a server that is well used but not full."""
BUSY = 0.95
"""If the client uses more than this share of its core, it may be what limits the figure."""

OURS = Contestant(f"lunasol {lunasol.__version__}, NOX, SQLite", ours, LunasolTable)


@dataclass(frozen=True)
class Promise:
    what: str
    figure: float
    limit: float
    more: bool
    """Whether more is better."""

    @property
    def is_kept(self) -> bool:
        return self.figure >= self.limit if self.more else self.figure <= self.limit


def peers() -> list[Contestant]:
    """Boardgame.io in memory, boardgame.io with files, and Colyseus, in this order."""
    io = f"boardgame.io {version('boardgame.io')}"
    rooms = f"Colyseus {version('@colyseus/core')}"
    return [
        Contestant(f"{io}, memory", boardgame, BoardgameTable),
        Contestant(f"{io}, FlatFile", boardgame_with_files, BoardgameTable),
        Contestant(f"{rooms}, memory", colyseus, ColyseusTable),
    ]


def version(package: str) -> str:
    text = (PEERS / "node_modules" / package / "package.json").read_text()
    return str(json.loads(text)["version"])


# Output ---------------------------------------------------------------------------------------


def rates_table(found: dict[str, Found]) -> Table:
    table = Table(title=f"{TABLES} tables of four, server on one core")
    table.add_column("who")
    for column in (
        "moves/s",
        "ours : it",
        "CPU µs/move",
        "p50 ms",
        "p99 ms",
        "server core",
        "client core",
    ):
        table.add_column(column, justify="right")
    our_rate = found[OURS.name].rate
    for name, each in found.items():
        client = f"{each.client:.0%}" + (" (full)" if each.client > BUSY else "")
        times = f"{each.p50:.0f}", f"{each.p99:.0f}"
        rates = f"{each.rate:,.0f}", f"{our_rate / each.rate:.2f}", f"{each.cpu_per_move:.0f}"
        table.add_row(name, *rates, *times, f"{each.server:.0%}", client)
    return table


def promises(fast: list[Found], steady: Found) -> list[Promise]:
    we, *others = fast
    goals = ("boardgame.io in memory", 2.5), ("boardgame.io with FlatFile", 8), ("Colyseus", 0.4)
    return [
        *(
            Promise(f"moves/s, ours : {name}", we.rate / other.rate, limit, True)
            for (name, limit), other in zip(goals, others, strict=False)
        ),
        Promise(f"p99 to all four seats, {TABLES} tables, ms", we.p99, 100, False),
        Promise(f"p99 to all four seats, {STEADY:g} moves/s, ms", steady.p99, 20, False),
        Promise(f"moves/s, of {STEADY:g} asked for", steady.rate, 0.98 * STEADY, True),
    ]


def promises_table(found: list[Promise]) -> Table:
    table = Table(title="What must hold")
    for column in ("measure", "figure", "limit", ""):
        table.add_column(column, justify="left" if column == "measure" else "right")
    for each in found:
        limit = f"{'≥' if each.more else '≤'} {each.limit:g}"
        table.add_row(each.what, f"{each.figure:.2f}", limit, "ok" if each.is_kept else "NO")
    return table


def memory_sentence(memory: TableMemory) -> str:
    return (
        f"Held at once: {4 * IDLE:,} connections at {IDLE} tables that wait and {ACTIVE} tables in "
        f"play; {memory.table_kb:.0f} kB for a table in play with its four connections, "
        f"{memory.idle_kb:.0f} kB for one that waits."
    )


def main() -> int:
    prepare(CLIENT_CORE)
    contestants = [OURS]
    if are_peers_ready():
        contestants += peers()
    else:
        print("The peers could not be installed; only our own figures are measured.")
    found = best_of(contestants)
    steady = run(OURS, STEADY)
    kept = promises([found[each.name] for each in contestants], steady)
    console = Console(width=110)
    console.print(rates_table(found))
    console.print(promises_table(kept))
    console.print(memory_sentence(hold(OURS)))
    return 0 if all(each.is_kept for each in kept) else 1


if __name__ == "__main__":
    sys.exit(main())
