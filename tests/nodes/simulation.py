"""Nodes, network, database and clients in one process and one thread, all from a seed.

Tables, sessions, bots, the writer, the fence, ownership, leases and the way a node leaves are the
real ones. The clock, the network, PostgreSQL's promises and the order of everything are simulated.
Each node has an event loop of its own, so one can be stopped while the others go on. A seed that
fails, fails again.
"""

import asyncio
import logging
import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from lunasol import games
from lunasol.engine.salts import salt_commitment
from lunasol.protocol.client_messages import Begin, Hello, Reveal, SeatBot, Sit
from lunasol.protocol.time_control import NO_CLOCK, TimeControl
from lunasol.tables import entries
from lunasol.tables.catalog import checked
from nodes.promises import PromiseBroken, Promises
from nodes.simloop import Timeline
from nodes.simulated_client import LATENCY, Client
from nodes.simulated_node import FROM_DATABASE, TO_DATABASE, Node, Parts
from nodes.simulated_storage import BEFORE_COMMIT, IN_COMMIT, LEASE
from tables.twin_tables import FakeConnection, ask

CUTS = (TO_DATABASE,), (FROM_DATABASE,), (TO_DATABASE, FROM_DATABASE)
REPLAY = "PYTHONPATH=tests .venv/bin/python tests/nodes/simulate.py"
NODES = 3
PEOPLE = ("a" * 24, "b" * 24)
SPECTATOR = "c" * 24
SALT = bytes(16)
EPOCH = 1_800_000_000_000
"""The moment at which a simulation begins, in milliseconds since 1970."""
SLOW = 0.02
"""The share of commits that are slow, while there are faults."""
FAULT_SECONDS = 30.0
HEALED = LEASE + 2.0
"""Seconds after the last fault in which every table has an owner and takes the next move."""
LIVE = TimeControl(kind="live", move=3, reserve=5)
TABLES = (
    ("nox", 2, 2),
    ("nox", 3, 2),
    ("day_and_night", 3, 2),
    ("gra_roku", 2, 2),
    ("gra_roku", 2, 1),
    ("gra_roku", 3, 2),
    ("sun_and_moon", 2, 2),
    ("sun_and_moon", 2, 1),
)
"""Games with their players, and how many of these are people; bots have the other seats."""


class World(Timeline):
    def __init__(self, seed: str, parts: Parts) -> None:
        super().__init__(seed)
        self.parts = parts
        self.promises = Promises(self)
        self.database = parts.database(self)
        self.joined: dict[str, int] = {}
        """By node, since when it has played alone; 0 if others ran before it."""
        self.patience = self.luck.choice((0.3, 1.0, 3.0))
        """How many seconds people think at most."""
        self.fickleness = self.luck.choice((0.0, 0.2))
        """How often people take a move back, or change a secret choice, if they may."""
        self.seen: Counter[str] = Counter()
        """How often what has happened."""
        self.clients: list[Client] = []
        self.lives = 0
        self.all_nodes: list[Node] = []
        self.nodes = [self.new_node(f"node{i}") for i in range(NODES)]

    @property
    def milliseconds(self) -> int:
        return EPOCH + round(self.now * 1000)

    def new_node(self, name: str) -> Node:
        self.lives += 1
        node = Node(self, name, self.lives)
        self.all_nodes.append(node)
        return node

    def replace(self, node: Node) -> None:
        """This process has ended; a new one of the same name starts, at once or later."""
        node.loop.die()
        for line in list(node.lines):
            line.is_closed = True
            self.later(LATENCY, lambda line=line: line.client.hang_up(line))  # type: ignore[misc]
        self.later(self.luck.choice((0.0, LEASE)) * self.luck.random(), lambda: self.revive(node))

    def revive(self, node: Node) -> None:
        if node in self.nodes:
            self.nodes[self.nodes.index(node)] = self.new_node(node.name)

    def run(self, until: float, is_done: Callable[[], bool] = lambda: False) -> None:
        while self.now < until and not is_done():
            self.step()
            self.promises.check_database()
            if self.promises.broken:
                raise PromiseBroken(self.promises.broken)

    # Faults -----------------------------------------------------------------------------------

    def plan_faults(self) -> None:
        self.database.slow = SLOW
        processes = self.pause, self.crash, self.strand, self.drain
        kinds = (*processes, self.cut, self.restart_database, self.drop)
        for _ in range(self.luck.randint(2, 5)):
            fault = self.luck.choice(kinds)
            self.later(self.luck.random() * FAULT_SECONDS, lambda fault=fault: self.fail(fault))  # type: ignore[misc]

    def fail(self, fault: Callable[[Node], None]) -> None:
        node = self.luck.choice(self.nodes)
        if not node.loop.is_dead:
            self.seen[fault.__name__] += 1
            fault(node)

    def pause(self, node: Node) -> None:
        """The pause that breaks locks: between any two callbacks, and longer than a lease."""
        seconds = self.luck.random() * 2 * LEASE
        node.loop.on_fuse = lambda: node.loop.pause(seconds)
        node.loop.fuse = self.luck.randint(1, 20)

    def strand(self, _node: Node) -> None:
        """An owner is paused, or gone, when it is about to store something, or when that is on its
        way. It writes its tables to the index, as it does every few seconds."""
        owners = [node for node in self.nodes if node.registry.tables and not node.loop.is_dead]
        if owners:
            node, seconds = self.luck.choice(owners), self.luck.random() * 2 * LEASE
            traps = (lambda: node.loop.pause(seconds)), (lambda: self.replace(node))
            node.trap = self.luck.choice(traps)
            node.trap_moment = self.luck.choice((BEFORE_COMMIT, IN_COMMIT))
            node.loop.call_soon(node.reindex)

    def crash(self, node: Node) -> None:
        """The process is gone; what it has sent is still on its way."""
        node.loop.on_fuse = lambda: self.replace(node)
        node.loop.fuse = self.luck.randint(1, 20)

    def cut(self, node: Node) -> None:
        """The path to the database is cut in one direction, or in both."""
        until = self.now + self.luck.random() * 2 * LEASE
        for direction in self.luck.choice(CUTS):
            node.cut_until[direction] = until

    def drain(self, node: Node) -> None:
        node.do(node.stop)

    def restart_database(self, _node: Node) -> None:
        self.database.restart(self.luck.random() * LEASE / 2)

    def drop(self, _node: Node) -> None:
        """A client's connection is gone; the node notices at once, or late."""
        client = self.luck.choice(self.clients)
        if client.line is not None:
            client.line.cut(self.luck.random() * 2 * LEASE)

    def heal(self) -> None:
        """No fault lasts any longer, but messages that were late may still come."""
        self.database.down_until = self.database.slow = 0.0
        for node in list(self.nodes):
            node.cut_until = dict.fromkeys(node.cut_until, 0.0)
            node.loop.fuse, node.trap = 0, None
            if node.loop.is_dead:
                self.revive(node)
            else:
                node.loop.resume()

    # The match --------------------------------------------------------------------------------

    def play(self) -> None:
        count = self.luck.choice((1, 1, 2))
        for node in self.nodes[:count]:
            node.do(self.begin, node, *self.luck.choice(TABLES))
        self.run(self.now + 2.0)
        assert len(self.clients) > count, "a table did not begin"
        for client in self.clients:
            client.connect()
        self.plan_faults()
        self.run(self.now + FAULT_SECONDS)
        self.check_healing()
        self.check_end()

    def check_healing(self) -> None:
        self.heal()
        before = {table: truth.moves for table, truth in self.promises.truths.items()}
        for client in self.clients:
            client.hurry()
        self.run(self.now + HEALED, lambda: not self.stuck(before))
        self.promises.hold(not self.stuck(before), "a table does not go on after the faults")

    def stuck(self, before: dict[str, int]) -> list[str]:
        """The tables that have no owner, or at which nobody has moved since."""
        return [
            table
            for table, truth in self.promises.truths.items()
            if truth.state.status == "running"
            and not (self.database.owners[table] and truth.moves > before[table])
        ]

    def check_end(self) -> None:
        for client in self.clients:
            self.promises.check_person(client)
        if self.promises.broken:
            raise PromiseBroken(self.promises.broken)

    async def begin(self, node: Node, game: str, players: int, people: int) -> None:
        await asyncio.sleep(0.5)  # until it has a lease
        opened = entries.Opened(
            at=self.milliseconds,
            game=game,
            players=players,
            options=checked(games.definition(game), players, {}),
            pace=self.luck.choice((NO_CLOCK, LIVE)),
            host=PEOPLE[0],
            secret=self.luck.randbytes(32).hex(),
        )
        table = await node.registry.add(opened)
        connections = [FakeConnection(person) for person in PEOPLE[:people]]
        for connection in connections:
            await table.greet(connection, Hello(id="1"))
            commitment = salt_commitment(SALT)
            name = connection.person[:3]
            await ask(table, connection, Sit(id="2", name=name, commitment=commitment))
        if people < players:
            await ask(table, connections[0], SeatBot(id="3", level="beginner"))
        await ask(table, connections[0], Begin(id="4"))
        for connection in connections:
            await ask(table, connection, Reveal(id="5", salt=SALT.hex()))
            await table.leave(connection)
        for person in (*PEOPLE[:people], SPECTATOR):
            self.clients.append(Client(self, table.state.id, person))

    def close(self) -> None:
        """Raises what a task of a node has failed with, if that was not part of the plan."""
        for node in self.all_nodes:
            node.loop.finish()


class Failures(logging.Handler):
    """A node catches its own failures and logs them; here each of them is a fault."""

    def __init__(self, promises: Promises) -> None:
        super().__init__(logging.ERROR)
        self.promises = promises

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info:
            self.promises.hold(False, f"a node failed: {self.format(record)}")


@contextmanager
def watched(promises: Promises) -> Iterator[None]:
    """What nodes say about lost commits is part of every simulation: nobody has to read it."""
    log, failures = logging.getLogger("lunasol"), Failures(promises)
    log.addHandler(failures)
    log.propagate = False
    try:
        yield
    finally:
        log.removeHandler(failures)
        log.propagate = True


def simulate(seed: int, parts: Parts | None = None) -> World:
    """Play with faults; raises PromiseBroken if a promise was broken."""
    state = random.getstate()
    random.seed(seed)  # for the pauses of bots
    world = World(str(seed), parts or Parts())
    try:
        with watched(world.promises):
            world.play()
    except Exception as error:
        error.add_note(f"seed {seed} fails; again: {REPLAY} --first {seed} --count 1")
        raise
    finally:
        world.close()
        random.setstate(state)
    return world
