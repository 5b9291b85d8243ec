"""Plays what most time is spent on, so that the compiler learns which ways are the usual ones.

Run by the build hook with a first build of the engine that counts; always the same matches.
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

AT_RANDOM = 5000
SEARCHED = 20
AT_TABLES = 10
NEEDED_BY_SERVER = ("msgspec", "prometheus_client", "sqlalchemy", "websockets")


def usual_game(id: str) -> Game:
    return games.MatchSpec.of(id).new_game()


def search_on(id: str, game: Game) -> None:
    """The first decisions of a match, by the search."""
    rng, searcher = Rng(1), bot("search:300", id)
    for _ in range(SEARCHED):
        while (seat := game.turn()) == CHANCE:
            game.roll(rng)
        if seat == OVER:
            return
        blinded = game.clone()
        blinded.blind(seat)
        game.apply(seat, searcher.choose(blinded, int(seat), rng))


# At a table of the server ---------------------------------------------------------------------


class Player:
    """A connection to somebody who listens and says nothing."""

    program = None

    def __init__(self, seat: int) -> None:
        self.person = f"person {seat}"

    def send(self, message: bytes) -> None:
        pass


class NoStorage:
    def append(self, append: Any) -> None:
        append.on_stored(None)


class NoMetrics:
    def count_entries(self, entries: object) -> None:
        pass


class NoTime:
    def now(self) -> int:
        return 1


async def play_at_table(id: str, luck: random.Random) -> None:
    from lunasol.protocol.client_messages import Begin, Hello, PlayMove, Sit

    table = new_table(id, luck)
    players = [Player(seat) for seat in range(table.state.players)]
    for player in players:
        await table.greet(player, Hello(id="hello"))
        salt = f"{luck.getrandbits(128):032x}"
        await table.execute(player, Sit(id="sit", name=player.person, salt=salt))
    await table.execute(players[0], Begin(id="begin"))
    while table.state.to_act:
        seat = luck.choice(table.state.to_act)
        move = PlayMove(id=str(table.length), move=luck.choice(table.state.legal(seat).texts))
        table.execute_now(players[seat], move, lambda _: None)


def new_table(id: str, luck: random.Random) -> Any:
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
        secret=luck.randbytes(32).hex(),
    )
    unused: Any = None
    storage, metrics, clock = cast(Any, NoStorage()), cast(Any, NoMetrics()), NoTime()
    ports = Ports(ServerSettings(), storage, unused, metrics, unused, clock)
    return Table(TableState("table", opened), 1, ports)


async def play_at_tables() -> None:
    luck = random.Random(1)
    for id in games.GAMES:
        for _ in range(AT_TABLES):
            await play_at_table(id, luck)


for id in games.GAMES:
    play_batch(usual_game(id), 1, 0, AT_RANDOM)
    search_on(id, usual_game(id))
if all(find_spec(name) for name in NEEDED_BY_SERVER):  # a build of its own may have none of them
    asyncio.run(play_at_tables())
