"""A server that is killed loses nothing that it acknowledged, and every table goes on.

`make soak` does the same two hundred times, also on PostgreSQL.
"""

import asyncio
from pathlib import Path

from lunasol import games
from server.served import Served, serving
from server.storage.crashing import World, check

SEED = "eclipse"
KILLS = 4


async def play_through(server: Served, kills: int) -> None:
    world = World(server, SEED)
    people = await world.play(list(games.GAMES), kills)
    assert world.kills == kills
    await check(server, people)


def test_a_killed_server_loses_and_doubles_no_acknowledged_move(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as server:
        asyncio.run(play_through(server, KILLS))
