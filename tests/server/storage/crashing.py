"""People play on while their server is killed again and again; then everything is checked.

Everything random is drawn from a seed; how far a server has got when it dies is up to the machine.
"""

import asyncio
import random
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any, Protocol

import msgspec
import websockets

from lunasol import games
from lunasol.engine.match import Match
from lunasol.engine.record import verify_record
from lunasol.server.storage.store import Store
from lunasol.tables import entries, projection
from lunasol.tables.entries import AnyEntry
from lunasol.tables.state import TableState, rebuild
from server.served import Client, Message, Served, connected

PEOPLE = 2
"""How many people sit at each table; bots have the other seats."""
MOST_ANSWERS = 12
"""A server is killed after at most this many answered moves, and a moment."""
MOMENT = 0.02
GONE = (ConnectionError, websockets.WebSocketException)


class World:
    """A server that dies, and everybody who plays there."""

    def __init__(self, server: Served, seed: str) -> None:
        self.server = server
        self.luck = random.Random(seed)
        self.is_up = asyncio.Event()
        self.is_up.set()
        self.answered: asyncio.Queue[str] = asyncio.Queue()
        self.kills = 0

    async def play(self, tables: Sequence[str], kills: int) -> list["Person"]:
        """Play a match of each of these games until all are over, with up to this many kills."""
        people = [person for game in tables for person in await self.seated(game)]
        async with asyncio.TaskGroup() as group:
            crashes = group.create_task(self.crash(kills))
            await asyncio.gather(*(person.play() for person in people))
            await self.is_up.wait()
            crashes.cancel()
        return people

    async def seated(self, game: str) -> list["Person"]:
        """A new table with people and beginners, where the match has begun."""
        tokens = [self.server.guest() for _ in range(PEOPLE)]
        table = self.server.new_table(tokens[0], game)
        people = [Person(self, table, token) for token in tokens]
        async with AsyncExitStack() as connections:
            clients = [
                await connections.enter_async_context(connected(self.server, table, token))
                for token in tokens
            ]
            for number, client in enumerate(clients):
                await client.sit(f"Person {number}")
            await clients[0].must("seat-bot", level="beginner")
            await clients[0].must("begin")
            await asyncio.gather(*(client.until_dealt() for client in clients))
        return people

    async def crash(self, kills: int) -> None:
        for _ in range(kills):
            for _ in range(self.luck.randrange(MOST_ANSWERS)):
                await self.answered.get()
            await asyncio.sleep(self.luck.random() * MOMENT)
            self.is_up.clear()
            self.server.kill()
            self.kills += 1
            await asyncio.to_thread(self.server.start)
            self.is_up.set()


class Person:
    """Plays at random. A move without an answer is sent again with its id until it gets one."""

    def __init__(self, world: World, table: str, token: str) -> None:
        self.world = world
        self.table = table
        self.token = token
        self.luck = random.Random(world.luck.random())
        self.acknowledged: list[str] = []
        self.unanswered: tuple[str, str] | None = None
        self.lives: list[Client] = []
        """All connections so far, each with the messages it received."""

    @property
    def now(self) -> Client:
        return self.lives[-1]

    async def play(self) -> None:
        while not self.lives or self.now.result is None:
            await self.world.is_up.wait()
            epoch, last = (self.now.epoch, self.now.n) if self.lives else ("", 0)
            try:
                async with connected(
                    self.world.server, self.table, self.token, epoch, last
                ) as client:
                    self.lives.append(client)
                    await self.go_on(client)
            except GONE:
                continue

    async def go_on(self, client: Client) -> None:
        if self.unanswered is not None:
            await self.move(client, *self.unanswered)
        while client.result is None:
            if client.must_act:
                id = f"{self.luck.getrandbits(60):x}"
                await self.move(client, id, self.luck.choice(client.legal))
            else:
                await client.next()

    async def move(self, client: Client, id: str, move: str) -> None:
        self.unanswered = id, move
        await client.must("move", id=id, move=move)
        self.unanswered = None
        self.acknowledged.append(id)
        self.world.answered.put_nowait(id)


# What must be found afterwards ----------------------------------------------------------------


async def check(server: Served, people: Sequence[Person]) -> None:
    store = Store(server.database)
    try:
        for table in {person.table for person in people}:
            log = await store.log(table)
            state = rebuild(table, log)
            for person in people:
                if person.table == table:
                    check_moves(person, log)
                    check_told(person, state)
            check_record(server, table)
    finally:
        await store.engine.dispose()


class History(Protocol):
    """What somebody has been told, on all their connections."""

    acknowledged: list[str]

    @property
    def lives(self) -> Sequence[Client]: ...

    @property
    def now(self) -> Client: ...


def check_moves(person: History, log: list[AnyEntry]) -> None:
    """Each acknowledged move is there once and in its order, and no other."""
    seat = person.now.seat
    stored = [e.id for e in log if isinstance(e, entries.Moved) and e.seat == seat]
    assert stored == person.acknowledged


def check_told(person: History, state: TableState) -> None:
    """No message was ever about something that a crash undid."""
    truth = events_of(state, person.now.seat)
    for client in person.lives:
        for received in events_received(client):
            assert is_part(received, truth), f"received what never happened: {received}"


def events_of(state: TableState, seat: int | None) -> list[Message]:
    """All events; a table itself remembers only the last ones."""
    assert state.match is not None
    whole = Match(state.match.settings)
    whole.replay(state.match.log)
    received = [projection.event_info(event, whole.notation) for event in whole.events(seat)]
    found: list[Message] = msgspec.to_builtins(received)
    return found


def events_received(client: Client) -> list[list[Any]]:
    """The events of the welcome, and all later ones as one list."""
    welcome, *later = client.received
    return [
        welcome["events"],
        [event for message in later if message["type"] == "update" for event in message["events"]],
    ]


def is_part(some: list[Any], whole: list[Any]) -> bool:
    length = len(some)
    return any(whole[i : i + length] == some for i in range(len(whole) - length + 1))


def check_record(server: Served, table: str) -> None:
    answer = server.get(f"/api/tables/{table}/record")
    assert verify_record(answer.text, games).match.over
