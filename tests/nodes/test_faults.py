"""Three nodes are killed, paused, cut off and restarted, and lose or double nothing.

`make soak` does the same five hundred times.
"""

import asyncio
from pathlib import Path

from lunasol import games
from nodes.cluster import running_all
from nodes.faults import FAULTS, nodes_on, paths_to, report, run
from server.storage.postgres import Postgres

SEED = "eclipse"
ROUNDS = len(FAULTS)
TABLES = 2 * list(games.GAMES)


def test_no_acknowledged_move_is_lost_or_doubled(postgres: Postgres, tmp_path: Path) -> None:
    name = postgres.new_database().rpartition("/")[2]
    paths = paths_to(postgres, 3)
    nodes = nodes_on(paths, name, tmp_path)
    try:
        with running_all(nodes):
            world = asyncio.run(run(nodes, paths, postgres, SEED, TABLES, ROUNDS))
    finally:
        for path in paths:
            path.stop()
    print(report(world))
    assert len(world.faults) == ROUNDS
    assert len(world.takeovers) > ROUNDS
