"""Compares our server under load with its peers, in one run: `make bench-server`.

Each table has four seats with one socket each, and every seat moves as soon as it can. Ours plays
NOX by all its rules and stores each move before it sends it, in SQLite or PostgreSQL; the peers
play a toy game (peers/toy.js), and only FlatFile stores anything. The servers and PostgreSQL have
one core, the client another. What counts is the CPU time of the servers per move: it depends little
on what else runs on the machine. The limits are ratios and times; the command fails if one is
missed.
"""

import argparse
import json
import sys
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table
from server.boardgame_table import BoardgameTable
from server.colyseus_table import ColyseusTable
from server.load import Found, mean
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
from server.runs import (
    ACTIVE,
    IDLE,
    ROUNDS,
    TABLES,
    Contestant,
    TableMemory,
    hold,
    run,
    take_turns,
)
from server.services import alone, has_postgres, on_postgres

import lunasol

STEADY = 400.0
"""Moves per second on a server that is well used but not full."""
BUSY = 0.95
"""If the client uses more than this share of its core, it may be what limits the figure."""

NAME = f"lunasol {lunasol.__version__}"
OURS = Contestant(f"{NAME}, SQLite", alone(ours), LunasolTable)
ON_POSTGRES = Contestant(f"{NAME}, PostgreSQL", on_postgres(), LunasolTable)
ONE_NODE = Contestant(f"{NAME}, one node", on_postgres(1), LunasolTable)
TWO_NODES = Contestant(f"{NAME}, two nodes", on_postgres(2), LunasolTable)
MIXED_NODES = Contestant(f"{NAME}, two nodes, mixed", on_postgres(2), LunasolTable, is_mixed=True)


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


AGAINST_PEERS = 2.5, 8, 0.6
"""Our moves per CPU second by those of the peers, at least, in the order of these."""


def peers() -> list[Contestant]:
    """Boardgame.io in memory, boardgame.io with files, and Colyseus, in this order."""
    io = f"boardgame.io {version('boardgame.io')}"
    rooms = f"Colyseus {version('@colyseus/core')}"
    return [
        Contestant(f"{io}, memory", alone(boardgame), BoardgameTable),
        Contestant(f"{io}, FlatFile", alone(boardgame_with_files), BoardgameTable),
        Contestant(f"{rooms}, memory", alone(colyseus), ColyseusTable),
    ]


def version(package: str) -> str:
    if not (PEERS / "node_modules" / package).exists():
        return "not installed"
    text = (PEERS / "node_modules" / package / "package.json").read_text()
    return str(json.loads(text)["version"])


# Output ---------------------------------------------------------------------------------------


COLUMNS = (
    "moves/s", "CPU µs/move", "in kernel", "database µs", "moves/CPU s", "ours : it", "p50 ms",
    "p99 ms", "client core",
)  # fmt: skip


def rates_table(found: dict[str, Found]) -> Table:
    """The moves per CPU second are those of the busiest server."""
    table = Table(title=f"{TABLES} tables of four, servers on one core")
    table.add_column("who")
    for column in COLUMNS:
        table.add_column(column, justify="right")
    ours = found[OURS.name].capacity
    for name, each in found.items():
        costs = f"{each.cpu_per_move:.0f}", f"{each.kernel_per_move:.0f}"
        database = f"{each.database_per_move:.0f}" if each.database else ""
        rates = f"{each.capacity:,.0f}", f"{ours / each.capacity:.2f}"
        times = f"{each.p50:.0f}", f"{each.p99:.0f}"
        client = f"{each.client:.0%}" + (" (full)" if each.client > BUSY else "")
        table.add_row(name, f"{each.rate:,.0f}", *costs, database, *rates, *times, client)
    return table


def promises(found: dict[str, Found], steady: Found, memory: TableMemory) -> list[Promise]:
    we = found[OURS.name]
    return [
        *ratios(found),
        Promise(f"p99 to all four seats, {TABLES} tables, ms", we.p99, 50, False),
        Promise(f"p99 to all four seats, {STEADY:g} moves/s, ms", steady.p99, 20, False),
        Promise(f"moves/s, of {STEADY:g} asked for", steady.rate, 0.98 * STEADY, True),
        Promise("a table in play, kB", memory.table_kb, 120, False),
    ]


def ratios(found: dict[str, Found]) -> list[Promise]:
    """By moves per CPU second of the busiest server, for those that could be measured."""
    pairs = (
        *((OURS.name, peer.name, goal) for peer, goal in zip(peers(), AGAINST_PEERS, strict=True)),
        (ON_POSTGRES.name, OURS.name, 0.6),
        (TWO_NODES.name, ONE_NODE.name, 1.8),
        (MIXED_NODES.name, ONE_NODE.name, 1.8),
    )
    return [
        Promise(f"{one} : {other}", found[one].capacity / found[other].capacity, goal, True)
        for one, other, goal in pairs
        if one in found and other in found
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


def contestants() -> list[Contestant]:
    found = [OURS]
    if has_postgres():
        found += [ON_POSTGRES, ONE_NODE, TWO_NODES, MIXED_NODES]
    else:
        print("PostgreSQL is not installed; only SQLite is measured.")
    if are_peers_ready():
        found += peers()
    else:
        print("The peers could not be installed; only our own figures are measured.")
    return found


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    args = parser.parse_args()
    prepare(CLIENT_CORE)
    rounds = take_turns(contestants(), args.rounds)
    found = {name: mean(each) for name, each in rounds.items()}
    steady, memory = run(OURS, STEADY), hold(OURS)
    kept = promises(found, steady, memory)
    console = Console(width=140)
    console.print(rates_table(found))
    console.print(promises_table(kept))
    console.print(memory_sentence(memory))
    return 0 if all(each.is_kept for each in kept) else 1


if __name__ == "__main__":
    sys.exit(main())
