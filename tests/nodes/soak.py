"""`make soak`: three nodes fail five hundred times during play and lose nothing.

Nodes are killed, paused beyond their lease, cut off from the database and restarted; the database
is restarted, too. The seed decides the moves and the faults. A table of the waits is printed.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from lunasol import games
from nodes.cluster import running_all
from nodes.faults import nodes_on, paths_to, report, run
from server.storage.postgres import programs, running

ROUNDS = 500
TABLES = 24


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seed", default="eclipse")
    args = parser.parse_args()
    found = programs()
    if found is None:
        print("PostgreSQL is not here, and nodes were not tried: apt-get install postgresql")
        return 0
    tables = [list(games.GAMES)[i % len(games.GAMES)] for i in range(args.tables)]
    with running(found) as postgres, tempfile.TemporaryDirectory() as folder:
        name = postgres.new_database().rpartition("/")[2]
        paths = paths_to(postgres, 3)
        nodes = nodes_on(paths, name, Path(folder))
        try:
            with running_all(nodes):
                playing = run(nodes, paths, postgres, args.seed, tables, args.rounds)
                print(report(asyncio.run(playing)))
        finally:
            for path in paths:
                path.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
