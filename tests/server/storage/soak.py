"""`make soak`: a server is killed two hundred times during play and loses nothing.

It plays match after match of all games, on SQLite and then on PostgreSQL if it is installed. The
seed decides the moves and how many answers each life of the server lasts.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from lunasol import games
from server.served import Served
from server.storage.crashing import World, check
from server.storage.postgres import programs, running

KILLS = 200


async def soak(server: Served, seed: str, kills: int) -> None:
    world, matches = World(server, seed), 0
    while world.kills < kills:
        people = await world.play(list(games.GAMES), kills - world.kills)
        await check(server, people)
        matches += len(games.GAMES)
        print(f"\r{world.kills} of {kills} kills, {matches} matches whole", end="", flush=True)
    print()


def run(database: str, seed: str, kills: int) -> None:
    print(f"{database.partition(':')[0]}, seed {seed}")
    server = Served(database).start()
    try:
        asyncio.run(soak(server, seed, kills))
    finally:
        server.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=KILLS)
    parser.add_argument("--seed", default="eclipse")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        run(f"sqlite:///{Path(folder) / 'tables.db'}", args.seed, args.kills)
    found = programs()
    if found is None:
        print("PostgreSQL is not here, and was not tried: on Debian, apt-get install postgresql")
        return 0
    with running(found) as postgres:
        run(postgres.new_database(), args.seed, args.kills)
    return 0


if __name__ == "__main__":
    sys.exit(main())
