"""Twin tables: the same for one place, different in what that place cannot see.

Two matches that are alike to a seat (`lunasol.engine.testing.twins`) are played again at two
tables, by the same requests that come over sockets. What the lines of that place were sent is
compared.
"""

import random
from dataclasses import dataclass
from typing import Any

import lunasol
from lunasol import games
from lunasol.bots.answer import Answer
from lunasol.engine.cards import Rng
from lunasol.engine.match import Match, MovePlayed, Shuffled
from lunasol.engine.testing.twins import twin
from lunasol.protocol.client_messages import (
    AnyClientMessage,
    AskHint,
    Begin,
    Hello,
    Move,
    Sit,
)
from lunasol.protocol.server_messages import Done, Hint
from lunasol.protocol.time_control import NO_CLOCK
from lunasol.server.access.control import AccessControl
from lunasol.server.access.tokens import Tokens
from lunasol.server.bots import pool
from lunasol.server.metrics import Metrics
from lunasol.server.settings import Settings
from lunasol.tables import entries
from lunasol.tables.catalog import checked
from lunasol.tables.clock import SystemClock
from lunasol.tables.commands.dispatch import dispatch
from lunasol.tables.commands.request import Request
from lunasol.tables.ports import BotJob, LogAppend, Ports
from lunasol.tables.table import Table
from server.stated import StatedTable

SECRET = bytes(range(32))
MOST_STEPS = 60
TRIES = 40


@dataclass(frozen=True)
class Twins:
    """Two matches that one place (None: who watches) cannot tell apart."""

    viewer: int | None
    one: Match
    other: Match


def twins(game: str, viewer: int | None, seed: int) -> Twins:
    """From somewhere in a random match; where nothing is hidden any more another one is tried."""
    for attempt in range(TRIES):
        luck = random.Random(f"{game} {viewer} {seed} {attempt}")
        one = begun(game, luck)
        other = twin(one, viewer, Rng(luck.getrandbits(60)))
        if other is not None and other.log != one.log:
            return Twins(viewer, one, other)
    raise AssertionError(f"{game} hides nothing from {viewer}")


def begun(game: str, luck: random.Random) -> Match:
    options = {"first_seat": 0}
    players = games.definition(game).usual
    match = lunasol.start(game, players=players, options=options, secret=luck.randbytes(32))
    for _ in range(luck.randrange(MOST_STEPS)):
        if match.over:
            break
        seat = luck.choice(match.to_act)
        match.push_code(seat, luck.choice(match.legal(seat).codes))
    return match


def shuffles(match: Match) -> list[list[int]]:
    return [list(entry.order) for entry in match.log if isinstance(entry, Shuffled)]


# A table without a network ---------------------------------------------------------------------


class NoStorage:
    def append(self, append: LogAppend) -> None:
        append.on_stored(None)

    async def log(self, table_id: str) -> list[entries.AnyEntry]:
        raise AssertionError(f"nothing is stored about {table_id}")


class ThinksHere:
    async def choose(self, job: BotJob) -> int:
        return pool.choose(job)

    async def advise(self, job: BotJob) -> Answer:
        return pool.advise(job)


class Ear:
    """A line that keeps what it was sent."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.program: int | None = None
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)


async def told(match: Match, viewer: int | None, minds: random.Random | None = None) -> list[bytes]:
    """All that a place is told when this match is played at a table, and a hint at the end.

    With ``minds`` others change their secret choices now and then before they stay with them.
    """
    table = new_table(match)
    ears = await seated(table)
    for entry in match.log:
        if isinstance(entry, MovePlayed):
            if minds is not None and entry.seat != viewer:
                await waver(table, entry.seat, minds)
            await move(table, entry.seat, table.state.move_writer.write(entry.code))
    ear = ears[viewer]
    await table.greet(ear, Hello(id="again"))
    if viewer is not None and viewer in table.state.to_act:
        ear.send(repr(await ask(table, ear, AskHint(id="hint"))).encode())
    table.scheduler.stop()
    return ear.heard


def new_table(match: Match) -> Table:
    settings = match.settings
    opened = entries.Opened(
        at=1,
        game=settings.definition.id,
        players=match.players,
        options=checked(settings.definition, match.players, settings.options),
        pace=NO_CLOCK,
        host="person 0",
        secret=SECRET.hex(),
    )
    access = AccessControl(Settings(), Tokens("key"))
    ports = Ports(Settings(), NoStorage(), ThinksHere(), Metrics(), access, SystemClock())
    table = Table(StatedTable("table", opened, shuffles(match)), 1, ports)
    table.broadcaster.epoch = "epoch"
    return table


async def ask(table: Table, ear: "Ear", message: AnyClientMessage) -> Done | Hint | None:
    """What a client would get by sending this."""
    registry: Any = None  # only a rematch needs it
    return await dispatch(Request(registry, table, ear, message))


async def seated(table: Table) -> dict[int | None, Ear]:
    """Everybody sits and listens, one more watches, and the match has begun."""
    ears: dict[int | None, Ear] = {None: Ear("who watches")}
    await table.greet(ears[None], Hello(id="hello"))
    for seat in range(table.state.players):
        ears[seat] = Ear(f"person {seat}")
        await table.greet(ears[seat], Hello(id="hello"))
        sit = Sit(id="sit", name=f"Person {seat}", salt=f"{seat:032x}", seat=seat)
        await ask(table, ears[seat], sit)
    await ask(table, ears[0], Begin(id="begin"))
    return ears


async def move(table: Table, seat: int, text: str) -> None:
    await ask(table, Ear(f"person {seat}"), Move(id=str(table.length), move=text))


async def waver(table: Table, seat: int, minds: random.Random) -> None:
    """Where several choose at once: choose something else first."""
    while len(table.state.to_act) > 1 and minds.random() < 0.5:
        await move(table, seat, minds.choice(table.state.legal(seat).texts))
