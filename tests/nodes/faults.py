"""People play on while nodes are killed, paused, cut off and restarted; then all is checked.

Everything random is drawn from a seed; what a node is doing when its fault comes is up to the
machine. The checks are those of docs/decisions/0052-nodes.md, over the histories of all clients.
"""

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import websockets

from lunasol.server.storage.store import Store
from lunasol.tables.state import TableState, rebuild
from nodes import cut
from nodes.cluster import LEASE, NodeProcess
from server.served import NO_TLS, Client, Message, bearer, connected
from server.storage.crashing import (
    check_moves,
    check_record,
    check_told,
    events_of,
    events_received,
)
from server.storage.postgres import Postgres

PEOPLE = 2
"""How many people sit at each table; bots have the other seats."""
SILENCE = 2.5
"""Seconds without a message after which a client connects again."""
GONE = (ConnectionError, OSError, TimeoutError, websockets.WebSocketException, httpx.HTTPError)
BETWEEN = 0.5
"""Seconds of undisturbed play between two faults, and a random part more."""
HEAL_SECONDS = 40.0


class World:
    """Nodes that fail, and everybody who plays there."""

    def __init__(
        self, nodes: Sequence[NodeProcess], paths: Sequence[cut.Path], postgres: Postgres, seed: str
    ) -> None:
        self.nodes = nodes
        self.paths = paths
        self.postgres = postgres
        self.luck = random.Random(seed)
        self.people: list[Person] = []
        self.is_over = False
        self.faults: list[tuple[str, float]] = []
        """Each fault and when it began."""
        self.takeovers: list[tuple[str, float]] = []
        """For each fault and table, the seconds until the next move there was acknowledged."""

    async def play(self, tables: Sequence[str], rounds: int) -> None:
        """Play match after match at so many tables during the faults; then finish them all."""
        tokens = [[self.nodes[0].guest() for _ in range(PEOPLE)] for _ in tables]
        playing = [
            asyncio.create_task(self.keep_playing(game, pair))
            for game, pair in zip(tables, tokens, strict=True)
        ]
        try:
            for number in range(rounds):
                await asyncio.sleep(BETWEEN * (1 + self.luck.random()))
                await self.fail(FAULTS[number % len(FAULTS)])
        finally:
            self.is_over = True
        await asyncio.gather(*playing)

    async def keep_playing(self, game: str, tokens: list[str]) -> None:
        while not self.is_over:
            try:
                people = await self.seated(game, tokens)
            except (*GONE, AssertionError):
                await asyncio.sleep(0.2)  # this table is left behind; the next one will do
                continue
            self.people += people
            await asyncio.gather(*(person.play() for person in people))

    async def seated(self, game: str, tokens: list[str]) -> list["Person"]:
        """A new table with people and beginners, where the match has begun."""
        node = self.luck.choice(self.nodes)
        table = await new_table(node, tokens[0], game)
        async with AsyncExitStack() as connections, asyncio.timeout(3 * SILENCE):
            clients = [
                await connections.enter_async_context(connected(node, table, token))
                for token in tokens
            ]
            for number, client in enumerate(clients):
                await client.sit(f"Person {number}")
            await clients[0].must("hello")
            if any(seat["kind"] == "open" for seat in clients[0].table["seats"]):
                await clients[0].must("seat-bot", level="beginner")
            await clients[0].must("begin")
            await asyncio.gather(*(client.until_dealt() for client in clients))
        return [Person(self, table, token) for token in tokens]

    # Faults -----------------------------------------------------------------------------------

    async def fail(self, fault: "Fault") -> None:
        """Let a fault happen, and wait until every table goes on."""
        number = self.luck.randrange(len(self.nodes))
        began = time.monotonic()
        self.faults.append((fault.__name__, began))
        at_table = {person.table: person for person in self.people if person.is_playing}
        healing = asyncio.create_task(fault(self, number))
        for table in at_table:
            waited = await self.until_it_goes_on(table, began)
            self.takeovers.append((fault.__name__, waited))
        await healing

    async def until_it_goes_on(self, table: str, began: float) -> float:
        """Seconds until somebody's move at this table was acknowledged after the fault."""
        here = [person for person in self.people if person.table == table]
        while time.monotonic() < began + HEAL_SECONDS:
            later = [at for person in here for at in person.answered if at > began]
            if later or not any(person.is_playing for person in here):
                return min(later, default=began) - began
            await asyncio.sleep(0.05)
        raise AssertionError(f"no move was possible at {table} for {HEAL_SECONDS} seconds")


Fault = Callable[[World, int], Coroutine[None, None, None]]


async def kill(world: World, number: int) -> None:
    """kill -9, then a new process of the same name; its neighbours may be faster."""
    node = world.nodes[number]
    node.kill()
    if world.luck.random() < 0.5:
        await asyncio.sleep(LEASE)
    await asyncio.to_thread(node.start)


async def pause(world: World, number: int) -> None:
    """The pause that breaks locks: longer than the lease, then it goes on as if nothing was."""
    process = world.nodes[number].process
    assert process is not None
    os.killpg(process.pid, signal.SIGSTOP)
    await asyncio.sleep(LEASE * (1.2 + world.luck.random()))
    os.killpg(process.pid, signal.SIGCONT)


async def cut_off(world: World, number: int) -> None:
    """Nothing reaches the database for longer than the lease; then it all comes late."""
    world.paths[number].cut()
    await asyncio.sleep(LEASE * (1.2 + world.luck.random()))
    world.paths[number].heal()


async def restart(world: World, number: int) -> None:
    """A rolling restart: the node gives its tables up and comes back."""
    node = world.nodes[number]
    await asyncio.to_thread(node.stop)
    await asyncio.to_thread(node.start)


async def restart_database(world: World, _number: int) -> None:
    await asyncio.to_thread(world.postgres.stop)
    await asyncio.to_thread(world.postgres.start)


FAULTS: tuple[Fault, ...] = (kill, pause, cut_off, restart, restart_database)


async def new_table(node: NodeProcess, token: str, game: str) -> str:
    async with httpx.AsyncClient(timeout=SILENCE, verify=NO_TLS) as client:
        url, wanted = f"{node.base}/api/tables", {"game": game}
        answer = await client.post(url, json=wanted, headers=bearer(token))
    answer.raise_for_status()
    found: str = answer.json()["id"]
    return found


class Person:
    """Plays at random. A move without an answer is sent again with its id, to any node."""

    def __init__(self, world: World, table: str, token: str) -> None:
        self.world = world
        self.table = table
        self.token = token
        self.luck = random.Random(world.luck.random())
        self.acknowledged: list[str] = []
        self.answered: list[float] = []
        """When each move was acknowledged."""
        self.unanswered: tuple[str, str] | None = None
        self.lives: list[Client] = []
        """All connections so far, each with the messages it received."""

    @property
    def now(self) -> Client:
        return self.lives[-1]

    @property
    def is_playing(self) -> bool:
        return not self.lives or self.now.result is None or self.unanswered is not None

    async def play(self) -> None:
        while self.is_playing:
            node = self.luck.choice(self.world.nodes)
            epoch, last = (self.now.epoch, self.now.n) if self.lives else ("", 0)
            try:
                async with AsyncExitStack() as stack:
                    async with asyncio.timeout(SILENCE):
                        connecting = connected(node, self.table, self.token, epoch, last)
                        client = await stack.enter_async_context(connecting)
                    if client.received[0]["type"] == "goodbye":
                        raise ConnectionError
                    self.lives.append(client)
                    await self.go_on(client)
            except GONE:
                await asyncio.sleep(0.1 + 0.2 * self.luck.random())

    async def go_on(self, client: Client) -> None:
        if self.unanswered is not None:
            await self.move(client, *self.unanswered)
        while client.result is None:
            if client.must_act:
                id = f"{self.luck.getrandbits(60):x}"
                await self.move(client, id, self.luck.choice(client.legal))
            else:
                async with asyncio.timeout(SILENCE):
                    await client.next()

    async def move(self, client: Client, id: str, move: str) -> None:
        self.unanswered = id, move
        async with asyncio.timeout(SILENCE):
            await client.must("move", id=id, move=move)
        self.unanswered = None
        self.acknowledged.append(id)
        self.answered.append(time.monotonic())


# What must be found afterwards ----------------------------------------------------------------


async def check(world: World, database: str) -> None:
    store = Store(database)
    try:
        for table in {person.table for person in world.people}:
            log = await store.log(table)
            state = rebuild(table, log)
            for person in world.people:
                if person.table == table:
                    check_moves(person, log)
                    check_told(person, state)
                    check_order(person, state)
            check_record_at(world.nodes[0], table)
    finally:
        await store.engine.dispose()


def check_record_at(node: NodeProcess, table: str) -> None:
    """Any node has the record; if the last fault has only just passed, a little later."""
    until = time.monotonic() + HEAL_SECONDS
    while node.get(f"/api/tables/{table}/record").status_code == 503:
        assert time.monotonic() < until, "a node does not come back"
        time.sleep(0.2)
    check_record(node, table)


def check_order(person: Person, state: TableState) -> None:
    """What a person was shown never went back, on whichever node it was."""
    truth = events_of(state, person.now.seat)
    reached = 0
    for client in person.lives:
        for received in events_received(client):
            reached = end_of(received, truth, reached)


def end_of(some: list[Message], truth: list[Message], reached: int) -> int:
    """The first place in the truth where these events end, not before what was shown already."""
    length = len(some)
    for end in range(max(reached, length), len(truth) + 1):
        if truth[end - length : end] == some:
            return end
    raise AssertionError(f"after {reached} events, something older was shown: {some}")


def report(world: World) -> str:
    """By fault: how often, and how long tables waited for their next move."""
    lines = ["fault              faults  tables  median s   p99 s   worst s"]
    for name in dict.fromkeys(name for name, _ in world.faults):
        waits = sorted(wait for each, wait in world.takeovers if each == name)
        count = sum(each == name for each, _ in world.faults)
        if waits:
            p99 = waits[min(len(waits) - 1, len(waits) * 99 // 100)]
            figures = f"{waits[len(waits) // 2]:9.2f} {p99:8.2f} {waits[-1]:8.2f}"
            lines.append(f"{name:<18} {count:6} {len(waits):7} {figures}")
    moves = sum(len(person.acknowledged) for person in world.people)
    matches = len({person.table for person in world.people})
    return "\n".join([*lines, f"{matches} matches, {moves} acknowledged moves"])


async def run(
    nodes: Sequence[NodeProcess],
    paths: Sequence[cut.Path],
    postgres: Postgres,
    seed: str,
    tables: Sequence[str],
    rounds: int,
) -> World:
    world = World(nodes, paths, postgres, seed)
    await world.play(tables, rounds)
    await check(world, nodes[0].database)
    return world


def paths_to(postgres: Postgres, count: int) -> list[cut.Path]:
    return [cut.Path(postgres.port) for _ in range(count)]


def nodes_on(paths: Sequence[cut.Path], name: str, folder: Path) -> list[NodeProcess]:
    """Nodes that each have their own path to this database."""
    return [
        NodeProcess(f"postgresql://postgres@127.0.0.1:{path.port}/{name}", f"node{i}", folder)
        for i, path in enumerate(paths)
    ]
