"""Plays matches for profile-guided optimization: the code that takes most of the time.

The build hook runs this with the first build, which counts the branches that are taken. The
matches are always the same.
"""

import asyncio
import random
from importlib.util import find_spec
from typing import Any, cast

from lunasol import games
from lunasol.bots.registry import bot
from lunasol.engine.cards import Rng
from lunasol.engine.game import CHANCE, OVER, Game
from lunasol.engine.playout import play_batch

RANDOM_MATCHES = 5000
SEARCHED_DECISIONS = 20
TABLE_MATCHES = 10
NEEDED_BY_TABLES = ("msgspec", "prometheus_client", "sqlalchemy", "websockets")


def usual_game(id: str) -> Game:
    """The game with its usual number of players and its default options."""
    return games.MatchSpec.of(id).new_game()


def search_on(id: str, game: Game) -> None:
    """Let the search make the first decisions of a match."""
    rng, searcher = Rng(1), bot("search:300", id)
    for _ in range(SEARCHED_DECISIONS):
        while (seat := game.turn()) == CHANCE:
            game.roll(rng)
        if seat == OVER:
            return
        blinded = game.clone()
        blinded.blind(seat)
        game.apply(seat, searcher.choose(blinded, int(seat), rng))


# At a server's table --------------------------------------------------------------------------


class Player:
    """A connection that drops everything it is sent."""

    program = None
    address = ""

    def __init__(self, seat: int) -> None:
        self.person = f"person {seat}"

    def send(self, message: bytes) -> None:
        pass


class NoStorage:
    """Calls back at once and stores nothing."""

    def append(self, append: Any) -> None:
        append.on_stored(None)


class NoMetrics:
    """Counts nothing."""

    def count_entries(self, entries: object) -> None:
        pass


class NoTime:
    """A clock that stands still."""

    def now(self) -> int:
        return 1


async def begun_table(id: str, rng: random.Random) -> Any:
    """A table at which all players are connected and the cards are dealt."""
    from lunasol.engine.salts import salt_commitment
    from lunasol.protocol.client_messages import Begin, Hello, Reveal, Sit
    from lunasol.protocol.version import PROTOCOL

    table = new_table(id, rng)
    players = [Player(seat) for seat in range(table.state.players)]
    salts = [rng.randbytes(16) for _ in players]
    for player, salt in zip(players, salts, strict=True):
        await table.greet(player, Hello(id="hello", protocol=PROTOCOL))
        commitment = salt_commitment(salt)
        await table.execute(player, Sit(id="sit", name=player.person, commitment=commitment))
    await table.execute(players[0], Begin(id="begin"))
    for player, salt in zip(players, salts, strict=True):
        await table.execute(player, Reveal(id="reveal", salt=salt.hex()))
    return table


async def play_at_table(id: str, rng: random.Random) -> None:
    """Play a match with random moves, as the messages of connected players."""
    from lunasol.protocol.client_messages import PlayMove

    table = await begun_table(id, rng)
    players = [Player(seat) for seat in range(table.state.players)]
    while table.state.to_act:
        seat = rng.choice(table.state.to_act)
        move = PlayMove(id=str(table.length), move=rng.choice(table.state.legal(seat).texts))
        table.execute_now(players[seat], move, lambda _: None)


def new_table(id: str, rng: random.Random) -> Any:
    """A table with its usual settings and without a server around it."""
    from lunasol.server.settings import ServerSettings
    from lunasol.tables import catalog, entries
    from lunasol.tables.ports import Ports
    from lunasol.tables.state import TableState
    from lunasol.tables.table import Table

    definition = games.definition(id)
    opened = entries.Opened(
        at=1,
        game=id,
        players=definition.usual,
        options=catalog.checked(definition, definition.usual, {}),
        host="person 0",
        secret=rng.randbytes(32).hex(),
    )
    unused: Any = None
    storage, metrics, clock = cast(Any, NoStorage()), cast(Any, NoMetrics()), NoTime()
    ports = Ports(ServerSettings(), storage, unused, metrics, unused, clock)
    return Table(TableState("table", opened), 1, ports)


async def play_at_tables() -> None:
    rng = random.Random(1)
    for id in games.GAMES:
        for _ in range(TABLE_MATCHES):
            await play_at_table(id, rng)


def main() -> None:
    for id in games.GAMES:
        play_batch(usual_game(id), 1, 0, RANDOM_MATCHES)
        search_on(id, usual_game(id))
    if all(find_spec(name) for name in NEEDED_BY_TABLES):  # an isolated build has none of them
        asyncio.run(play_at_tables())


if __name__ == "__main__":
    main()
