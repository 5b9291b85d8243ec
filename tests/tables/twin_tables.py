"""Twin tables: the same to one viewer, different in what that viewer cannot see.

Two matches that are alike to a seat (`lunasol.engine.testing.twins`) are played again at two
tables, by the same requests that come over sockets. Tests compare what the viewer was sent.
"""

import asyncio
import random
from dataclasses import dataclass
from typing import Any

import lunasol
from lunasol import games
from lunasol.api import work
from lunasol.bots.answer import Answer
from lunasol.engine.cards import Rng
from lunasol.engine.match import Entry, Match, MovePlayed, Shuffled
from lunasol.engine.salts import salt_commitment
from lunasol.engine.testing.twins import twin
from lunasol.protocol.client_messages import (
    AnyClientMessage,
    AskHint,
    Begin,
    Hello,
    PlayMove,
    Reveal,
    SeatBot,
    Sit,
    Undo,
)
from lunasol.protocol.server_messages import Done, Hint
from lunasol.protocol.time_control import NO_CLOCK, TimeControl
from lunasol.server.access.control import AccessControl
from lunasol.server.access.tokens import Tokens
from lunasol.server.metrics import PrometheusMetrics
from lunasol.server.settings import ServerSettings
from lunasol.tables import entries
from lunasol.tables.allowances import FREE_REPLACEMENTS
from lunasol.tables.bot_jobs import BotJob, BotMove
from lunasol.tables.catalog import checked
from lunasol.tables.clock import SystemClock
from lunasol.tables.commands.dispatch import dispatch
from lunasol.tables.commands.playing import bot_move
from lunasol.tables.commands.request import Request
from lunasol.tables.outbox import Program
from lunasol.tables.ports import BotPool, LogAppend, Ports
from lunasol.tables.table import Table
from server.stated import StatedTable

SECRET = bytes(range(32))
SALT = bytes(16)
MOST_STEPS = 60
TRIES = 40
MOST_REQUESTS = 400
UNDO_SHARE = 0.3
"""How often a move that can be undone is undone."""


@dataclass(frozen=True)
class Twins:
    """Two matches that one viewer (None: a spectator) cannot tell apart."""

    viewer: int | None
    one: Match
    other: Match


def twins(game: str, viewer: int | None, seed: int) -> Twins:
    """Twins of a random position; if nothing is hidden there, another one is tried."""
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
    async def choose(self, job: BotJob, whose: str) -> BotMove:
        return work.choose(job)

    async def advise(self, job: BotJob, whose: str) -> Answer:
        return work.advise(job)


class NeverMoves(ThinksHere):
    """Gives hints, but leaves the moves of bots to the test."""

    async def choose(self, job: BotJob, whose: str) -> BotMove:
        await asyncio.Event().wait()
        raise AssertionError(f"nobody waits for seat {job.seat}")


class FakeConnection:
    """A connection that keeps what it was sent."""

    def __init__(self, person: str, address: str = "192.0.2.1") -> None:
        self.person = person
        self.address = address
        self.program: Program | None = None
        self.received: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.received.append(message)


async def received(
    match: Match, viewer: int | None, minds: random.Random | None = None
) -> list[bytes]:
    """Everything a viewer is sent while this match is played at a table, and a hint at the end.

    With ``minds`` the others sometimes replace their secret choices.
    """
    table = new_table(match)
    connections = await seated(table)
    for entry in match.log:
        if isinstance(entry, MovePlayed):
            if minds is not None and entry.seat != viewer:
                await waver(table, entry.seat, minds)
            await move(table, entry.seat, table.state.move_writer.write(entry.code))
    connection = connections[viewer]
    await table.greet(connection, Hello(id="again"))
    if viewer is not None and viewer in table.state.to_act:
        connection.send(repr(await ask(table, connection, AskHint(id="hint"))).encode())
    table.scheduler.stop()
    return connection.received


async def received_alone(match: Match, seat: int, whims: random.Random) -> list[bytes]:
    """Everything the only person is sent while this match is played against bots, who make the
    moves of the other seats. Sometimes the person takes moves back and makes them again."""
    table = new_table(match, NeverMoves(), f"person {seat}")
    connection = await seated_with_bots(table, seat)
    state = table.state
    for number in range(MOST_REQUESTS):
        length = len(state.playing().log) if state.status == "running" else len(match.log)
        if state.can_undo(seat) and whims.random() < UNDO_SHARE:
            await ask(table, connection, Undo(id=f"undo {number}"))
        elif length < len(match.log):
            await repeat(table, match.log[length], seat)
        else:
            break
    await table.greet(connection, Hello(id="again"))
    table.scheduler.stop()
    return connection.received


async def seated_with_bots(table: Table, seat: int) -> FakeConnection:
    connection = FakeConnection(f"person {seat}")
    await table.greet(connection, Hello(id="hello"))
    await ask(table, connection, sit_with(SALT, "Person", seat))
    await ask(table, connection, SeatBot(id="bots", level="beginner"))
    await ask(table, connection, Begin(id="begin"))
    await ask(table, connection, Reveal(id="reveal", salt=SALT.hex()))
    return connection


async def repeat(table: Table, entry: Entry, seat: int) -> None:
    """Make the next move of the match; shuffles come by themselves."""
    assert isinstance(entry, MovePlayed)
    if entry.seat == seat:
        await move(table, seat, table.state.move_writer.write(entry.code))
        return
    async with table.lock:
        await table.commit(bot_move(table.state, entry.seat, entry.code, table.now()))


def new_table(
    match: Match,
    bots: BotPool | None = None,
    host: str = "person 0",
    pace: TimeControl = NO_CLOCK,
) -> Table:
    settings = match.settings
    opened = entries.Opened(
        at=1,
        game=settings.definition.id,
        players=match.players,
        options=checked(settings.definition, match.players, settings.options),
        pace=pace,
        host=host,
        secret=SECRET.hex(),
    )
    access = AccessControl(ServerSettings(), Tokens("key"))
    pool = bots or ThinksHere()
    ports = Ports(ServerSettings(), NoStorage(), pool, PrometheusMetrics(), access, SystemClock())
    table = Table(StatedTable("table", opened, shuffles(match)), 1, ports)
    table.broadcaster.epoch = "epoch"
    return table


async def ask(
    table: Table, connection: FakeConnection, message: AnyClientMessage
) -> Done | Hint | None:
    """The answer that a client would get to this message."""
    registry: Any = None  # only a rematch needs it
    return await dispatch(Request(registry, table, connection, message))


async def seated(table: Table) -> dict[int | None, FakeConnection]:
    """Connects and seats everybody, adds one spectator, and starts the match."""
    connections: dict[int | None, FakeConnection] = {None: FakeConnection("spectator")}
    await table.greet(connections[None], Hello(id="hello"))
    for seat in range(table.state.players):
        connections[seat] = FakeConnection(f"person {seat}")
        await table.greet(connections[seat], Hello(id="hello"))
        await ask(table, connections[seat], sit_with(SALT, f"Person {seat}", seat))
    await ask(table, connections[0], Begin(id="begin"))
    for seat in range(table.state.players):
        await ask(table, connections[seat], Reveal(id="reveal", salt=SALT.hex()))
    return connections


def sit_with(salt: bytes, name: str, seat: int) -> Sit:
    return Sit(id="sit", name=name, commitment=salt_commitment(salt), seat=seat)


async def move(table: Table, seat: int, text: str) -> None:
    await ask(table, FakeConnection(f"person {seat}"), PlayMove(id=str(table.length), move=text))


async def waver(table: Table, seat: int, minds: random.Random) -> None:
    """Make other secret choices first, if several players choose at once."""
    for _ in range(FREE_REPLACEMENTS):
        if len(table.state.to_act) < 2 or minds.random() < 0.5:
            return
        await move(table, seat, minds.choice(table.state.legal(seat).texts))
