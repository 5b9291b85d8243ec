"""People play on while nodes and their database fail; then all is checked.

Everything random is drawn from a seed; what a node is doing when its fault comes is up to the
machine. The checks are those of docs/decisions/0052-nodes.md, over the histories of all clients.
"""

import asyncio
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from sqlalchemy import text

from lunasol.server.storage.store import Store
from nodes import cut
from nodes.checker import Checker, check
from nodes.cluster import NodeProcess
from nodes.people import GONE, PEOPLE, Balancer, Person, seated
from server.served import NO_TLS
from server.storage.postgres import Postgres

BETWEEN = 0.3
"""Seconds of undisturbed play between two faults, and a random part more."""
HEAL_SECONDS = 40.0
FINISH_SECONDS = 600.0
"""In which all tables begin, and in which all matches end once nobody thinks any more."""
SAMPLE = 12
"""How many tables of a node that fails are watched until another node answers for them."""
PROBE_SECONDS = 0.1
OPENING = 8
"""How many tables are opened at the same time; more would only wait for each other."""
OWNED = "SELECT id, epoch FROM tables WHERE owner LIKE :name AND state = 'running' ORDER BY id"
EPOCH = "SELECT epoch FROM tables WHERE id = :id"


@dataclass
class Round:
    """One fault and what it cost."""

    fault: str
    began: float
    ended: float = 0.0
    take_overs: list[float] = field(default_factory=list)
    """For tables of the node that failed, seconds until another process had it and answered."""


@dataclass
class Paths:
    """What can be cut."""

    to_database: Sequence[cut.Path]
    """By node."""
    between: Sequence[cut.Path]
    """By node, the one on which the others reach it."""

    def stop(self) -> None:
        for path in (*self.to_database, *self.between):
            path.stop()


@dataclass
class Setting:
    """What is played where, and for how long."""

    tables: Sequence[str]
    """The game at each table."""
    faults: Sequence["Fault"]
    """One after the other."""
    seconds: float = float("inf")
    think: float = 0.0
    """Seconds that people think before a move, on average."""
    seed: str = "eclipse"


class World:
    """Nodes that fail, and everybody who plays there."""

    def __init__(
        self,
        nodes: Sequence[NodeProcess],
        paths: Paths,
        postgres: Postgres,
        setting: Setting,
    ) -> None:
        self.nodes = nodes
        self.paths = paths
        self.postgres = postgres
        self.setting = setting
        self.think = setting.think
        self.lease = nodes[0].lease
        self.luck = random.Random(setting.seed)
        self.balancer = Balancer(nodes)
        self.store = Store(postgres.url(nodes[0].database.rpartition("/")[2]))
        self.people: list[Person] = []
        self.is_over = False
        self.opening = asyncio.Semaphore(OPENING)
        self.playing: list[asyncio.Task[None]] = []
        self.rounds: list[Round] = []
        self.checker = Checker()
        self.left_behind = 0
        """Tables at which the match had not begun when a fault came."""

    async def play(self) -> None:
        """Play match after match at all tables during the faults; then finish them all."""
        watching = asyncio.create_task(self.balancer.watch())
        self.playing = [
            asyncio.create_task(self.keep_playing(game)) for game in self.setting.tables
        ]
        try:
            await self.until_all_play()
            await self.fail_again_and_again()
        finally:
            self.is_over = True
        async with asyncio.timeout(FINISH_SECONDS):
            await asyncio.gather(*self.playing)
        watching.cancel()
        await self.store.engine.dispose()

    def raise_failures(self) -> None:
        """Somebody who has stopped playing because of a failure would be waited for in vain."""
        for task in self.playing:
            if task.done():
                task.result()

    async def until_all_play(self) -> None:
        async with asyncio.timeout(FINISH_SECONDS):
            while len({person.table for person in self.people}) < len(self.setting.tables):
                self.raise_failures()
                await asyncio.sleep(0.1)

    async def fail_again_and_again(self) -> None:
        until = time.monotonic() + self.setting.seconds
        for fault in self.setting.faults:
            await asyncio.sleep(BETWEEN * (1 + self.luck.random()))
            if time.monotonic() > until:
                return
            await self.fail(fault)

    async def keep_playing(self, game: str) -> None:
        tokens = [await asyncio.to_thread(self.nodes[0].guest) for _ in range(PEOPLE)]
        while not self.is_over:
            try:
                async with self.opening:
                    people = await seated(self, game, tokens, self.luck)
            except (*GONE, AssertionError):
                self.left_behind += 1
                await asyncio.sleep(0.2)
                continue
            self.people += people
            await asyncio.gather(*(person.play() for person in people))

    # Faults -----------------------------------------------------------------------------------

    async def fail(self, fault: "Fault") -> None:
        """Let a fault happen, and wait until nobody waits because of it."""
        number = self.luck.randrange(len(self.nodes))
        round = Round(fault.__name__, time.monotonic())
        self.rounds.append(round)
        await fault(self, number)
        healed = time.monotonic()
        while waiting := [person for person in self.people if person.is_waiting(healed)]:
            self.raise_failures()
            assert time.monotonic() < healed + HEAL_SECONDS, (
                f"after {fault.__name__} nothing works for {len(waiting)} people"
            )
            await asyncio.sleep(0.05)
        round.ended = time.monotonic()

    @asynccontextmanager
    async def taken_over(self, number: int) -> AsyncIterator[None]:
        """Measure how long the tables of this node have nobody who answers for them."""
        name = self.nodes[number].name
        async with self.store.reading() as connection:
            owned = list(await connection.execute(text(OWNED), {"name": f"{name}/%"}))
        some = self.luck.sample(owned, min(SAMPLE, len(owned)))
        others = [node for node in self.nodes if node.name != name]
        began = time.monotonic()
        async with httpx.AsyncClient(timeout=HEAL_SECONDS, verify=NO_TLS) as client:
            probes = [
                asyncio.create_task(self.probe(client, others[i % len(others)], *table))
                for i, table in enumerate(some)
            ]
            yield
            for answered in await asyncio.gather(*probes):
                self.rounds[-1].take_overs.append(answered - began)

    async def probe(
        self, client: httpx.AsyncClient, node: NodeProcess, table: str, epoch: int
    ) -> float:
        """When the table had changed hands and this node had an answer."""
        until = time.monotonic() + HEAL_SECONDS
        while time.monotonic() < until:
            with suppress(httpx.HTTPError):
                answer = await client.get(f"{node.base}/api/tables/{table}")
                answered = time.monotonic()
                if answer.status_code == 200 and await self.epoch(table) > epoch:
                    return answered
            await asyncio.sleep(PROBE_SECONDS)
        raise AssertionError(f"nobody has taken {table} over")

    @property
    def seconds(self) -> float:
        """From the first fault until nobody waited because of the last."""
        return self.rounds[-1].ended - self.rounds[0].began

    async def epoch(self, table: str) -> int:
        async with self.store.reading() as connection:
            return int(await connection.scalar(text(EPOCH), {"id": table}) or 0)


Fault = Callable[[World, int], Coroutine[None, None, None]]


async def kill(world: World, number: int) -> None:
    """kill -9, then a new process of the same name; its neighbours may be faster."""
    node = world.nodes[number]
    async with world.taken_over(number):
        node.kill()
        if world.luck.random() < 0.5:
            await asyncio.sleep(world.lease)
        await asyncio.to_thread(node.start)


async def pause(world: World, number: int) -> None:
    """The pause that breaks locks: longer than the lease, then it goes on as if nothing was."""
    process = world.nodes[number].process
    assert process is not None
    async with world.taken_over(number):
        os.killpg(process.pid, signal.SIGSTOP)
        try:
            await asyncio.sleep(world.lease * (1.2 + world.luck.random()))
        finally:
            os.killpg(process.pid, signal.SIGCONT)


async def cut_off(world: World, number: int) -> None:
    """Nothing reaches the database for longer than the lease; then it all comes late."""
    async with world.taken_over(number):
        await cut_for_long(world, world.paths.to_database[number])


async def cut_between(world: World, number: int) -> None:
    """The other nodes do not reach this one for longer than the lease, and nobody loses a table."""
    await cut_for_long(world, world.paths.between[number])


async def cut_for_long(world: World, path: cut.Path) -> None:
    path.cut()
    await asyncio.sleep(world.lease * (1.2 + world.luck.random()))
    path.heal()


async def rolling_restart(world: World, _number: int) -> None:
    """As docs/self-hosting.md describes it: one node after the other stops and comes back."""
    for number, node in enumerate(world.nodes):
        async with world.taken_over(number):
            await asyncio.to_thread(node.stop)
            await asyncio.to_thread(node.start)


async def restart_database(world: World, _number: int) -> None:
    await asyncio.to_thread(world.postgres.stop)
    await asyncio.to_thread(world.postgres.start)


async def kill_database(world: World, _number: int) -> None:
    """kill -9 of all its processes; it recovers from its log when it starts."""
    await asyncio.to_thread(world.postgres.kill)
    await asyncio.to_thread(world.postgres.start)


FAULTS: tuple[Fault, ...] = (
    kill,
    pause,
    cut_off,
    cut_between,
    rolling_restart,
    restart_database,
    kill_database,
)


async def run(
    nodes: Sequence[NodeProcess],
    paths: Paths,
    postgres: Postgres,
    setting: Setting,
) -> World:
    world = World(nodes, paths, postgres, setting)
    try:
        await world.play()
        world.checker = await check(world.people, nodes[0].database, nodes[0])
    except BaseException as error:
        error.add_note(f"the seed is {setting.seed!r}, after {len(world.rounds)} rounds")
        raise
    return world


def nodes_and_paths(
    postgres: Postgres, count: int, folder: Path, lease: int
) -> tuple[list[NodeProcess], Paths]:
    """Nodes on a new database. Everybody comes from one address."""
    name = postgres.new_database().rpartition("/")[2]
    to_database = [cut.Path(postgres.port) for _ in range(count)]
    nodes = [
        NodeProcess(
            f"postgresql://postgres@127.0.0.1:{path.port}/{name}",
            f"node{number}",
            folder,
            lease,
            LUNASOL_CONNECTIONS="5000",
        )
        for number, path in enumerate(to_database)
    ]
    between = [cut.Path(node.port) for node in nodes]
    for node, path in zip(nodes, between, strict=True):
        node.call_at(path.port)
    return nodes, Paths(to_database, between)
