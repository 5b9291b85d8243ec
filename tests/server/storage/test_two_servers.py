"""Two worlds on real sockets: twin servers send a seat the same, ids and commitments aside."""

import asyncio
import json
import re
from collections.abc import Iterator, Mapping
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

from lunasol import games
from lunasol.engine.match import Match, MovePlayed
from server.served import Message, Served, connected
from tables.twin_tables import Twins, shuffles, twins

VIEWER = 1
OWN = re.compile(r'"(id|epoch|commitment)": "[^"]*"')
"""What differs between servers, whatever the cards are."""


@contextmanager
def dealing(folder: Path, worlds: Mapping[str, Match]) -> Iterator[Served]:
    """A server that deals the cards as in these matches, one match per game."""
    folder.mkdir()
    stated = folder / "shuffles.json"
    stated.write_text(json.dumps({game: shuffles(match) for game, match in worlds.items()}))
    server = Served(f"sqlite:///{folder / 'tables.db'}")
    server.errors = folder / "errors"
    server.program = (str(Path(__file__).parents[1] / "stated.py"), str(stated))
    server.start()
    try:
        yield server
    finally:
        server.stop()


async def received(server: Served, match: Match) -> list[str]:
    """Everything sent to the viewer while this match is played over sockets."""
    tokens = [server.guest() for _ in range(match.players)]
    game = match.settings.definition.id
    table = server.new_table(tokens[0], game, options={"first_seat": 0})
    async with AsyncExitStack() as everybody:
        clients = []
        for seat, token in enumerate(tokens):
            client = await everybody.enter_async_context(connected(server, table, token))
            commitment = client.commit_to(f"{seat:032x}")
            await client.must("sit", name=f"Person {seat}", seat=seat, commitment=commitment)
            clients.append(client)
        await clients[0].must("begin")
        for client in clients:  # each reveals its salt once it hears that all are closed
            await client.until(is_closed)
        for client in clients:
            await client.until_dealt()
        for entry in match.log:
            if isinstance(entry, MovePlayed):
                text = str(match.notation.move(entry.code))
                await clients[entry.seat].must("move", move=text)
        for client in (*clients, clients[VIEWER]):  # its answer comes after everything else
            await client.must("say", preset="thanks")
        assert clients[VIEWER].view is not None
        return [OWN.sub("", json.dumps(message)) for message in clients[VIEWER].received]


def is_closed(message: Message) -> bool:
    return message["type"] == "table" and bool(message["table"]["closed"])


def test_twin_servers_send_a_seat_the_same(tmp_path: Path) -> None:
    pairs: dict[str, Twins] = {game: twins(game, VIEWER, seed=9) for game in games.GAMES}
    ones = {game: pair.one for game, pair in pairs.items()}
    others = {game: pair.other for game, pair in pairs.items()}
    with dealing(tmp_path / "one", ones) as one, dealing(tmp_path / "other", others) as other:
        for game in games.GAMES:
            first = asyncio.run(received(one, ones[game]))
            second = asyncio.run(received(other, others[game]))
            assert len(first) > 5
            assert first == second
