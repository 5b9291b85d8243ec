"""`make soak`: three nodes fail five hundred times during play and lose nothing.

Nodes are killed, paused beyond their lease, cut off from the database or from each other, and
restarted one after the other; the database is restarted and killed, too. The seed decides the
moves and the faults. People think before they move, so that two cores carry all tables. A table of
the waits is printed.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from lunasol import games
from nodes.cluster import running_all
from nodes.faults import FAULTS, Setting, World, nodes_and_paths, run
from nodes.report import report
from server.storage.postgres import SURVIVES_A_KILL, programs, running

ROUNDS = 500
TABLES = 200
NODES = 3


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--minutes", type=float, default=float("inf"), help="end earlier")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--think", type=float, default=5.0, help="seconds before a move")
    parser.add_argument("--lease", type=int, default=3, help="seconds")
    parser.add_argument("--seed", default="eclipse")
    args = parser.parse_args()
    found = programs()
    if found is None:
        print("PostgreSQL is not here, and nodes were not tried: apt-get install postgresql")
        return 0
    began = time.monotonic()
    ids = list(games.GAMES)
    tables = [ids[i % len(ids)] for i in range(args.tables)]
    faults = [FAULTS[i % len(FAULTS)] for i in range(args.rounds)]
    setting = Setting(tables, faults, 60 * args.minutes, args.think, args.seed)
    world = played(found, setting, args.lease)
    print(report(world))
    print(f"\nSeed {args.seed}, {time.monotonic() - began:.0f} seconds in all.")
    for each in world.checker.broken:
        print(each)
    return 1 if world.checker.broken else 0


def played(found: Path, setting: Setting, lease: int) -> World:
    with running(found, SURVIVES_A_KILL) as postgres, tempfile.TemporaryDirectory() as folder:
        nodes, paths = nodes_and_paths(postgres, NODES, Path(folder), lease)
        try:
            with running_all(nodes):
                return asyncio.run(run(nodes, paths, postgres, setting))
        finally:
            paths.stop()


if __name__ == "__main__":
    sys.exit(main())
