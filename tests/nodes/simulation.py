"""Nodes, network, database and clients in one process and one thread, all from a seed.

Tables, sessions, the writer, the fence's bookkeeping and the lease are the real ones. The clock,
the network, PostgreSQL's promises and the order of everything are simulated. Each node has an event
loop of its own, so one can be stopped while the others go on. A seed that fails, fails again.
"""

import asyncio
import heapq
import json
import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, TypeVar

from lunasol import games
from lunasol.api.session import Session
from lunasol.engine.salts import salt_commitment
from lunasol.protocol.client_messages import Begin, Hello, Reveal, Sit
from lunasol.protocol.server_messages import ENCODER, Goodbye
from lunasol.protocol.time_control import NO_CLOCK
from lunasol.protocol.version import PROTOCOL
from lunasol.server.access.control import AccessControl
from lunasol.server.access.rate_limits import TokenBucket
from lunasol.server.access.tokens import Tokens
from lunasol.server.metrics import PrometheusMetrics
from lunasol.server.settings import ServerSettings
from lunasol.tables import entries
from lunasol.tables.catalog import checked
from lunasol.tables.outbox import Program
from lunasol.tables.ownership import OwnedElsewhere
from lunasol.tables.ports import Ports, StorageError
from lunasol.tables.registry import TableRegistry
from lunasol.tables.state import rebuild
from nodes.checker import check_numbers, check_order
from nodes.simloop import SimLoop
from nodes.simulated_storage import LEASE, Database, SimLease, Store
from server.storage.crashing import check_moves, check_told
from tables.twin_tables import FakeConnection, NeverMoves, ask

NODES = 3
PEOPLE = ("a" * 24, "b" * 24)
SALT = bytes(16)
EPOCH = 1_800_000_000_000
"""The moment at which a simulation begins, in milliseconds since 1970."""
SILENCE = 2.5
"""Seconds without a message after which a client connects again."""
IN_ORDER = 1e-6
"""Seconds that are at least between two messages on one connection."""
FAULTS = 6
FAULT_SECONDS = 20.0
LONGEST = 300.0
"""Seconds by which every match is over, or something hangs."""
Found = TypeVar("Found")


QUICK = ServerSettings(change_rate=10**6, grace=10**6, reveal_seconds=10**6)


class Node:
    """One process: its own loop, memory and lease."""

    store_type = Store

    def __init__(self, world: "World", name: str, life: int) -> None:
        self.world = world
        self.name = name
        self.id = f"{name}/{life}"
        self.loop = SimLoop(lambda: world.now)
        self.paused_until = 0.0
        self.cut_until = 0.0
        self.is_dead = False
        self.tasks: set[asyncio.Task[Any]] = set()
        self.connections: dict[Line, None] = {}  # in their order, so that a seed replays
        self.lease = SimLease(self)
        self.store = world.store_type(self)
        storage: Any = self.store
        access = AccessControl(QUICK, Tokens("key"))
        clock: Any = SimpleNamespace(now=lambda: EPOCH + round(world.now * 1000))
        ports = Ports(QUICK, storage, NeverMoves(), PrometheusMetrics(), access, clock)
        self.registry = TableRegistry(ports, storage, QUICK, ownership=storage)
        neighbours: Any = SimpleNamespace(dismiss=self.dismiss)
        self.registry.neighbours = neighbours
        self.registry.joined = 0
        self.lease.on_unsure = self.registry.lose_all
        self.metrics = PrometheusMetrics()
        self.do(self.open())

    async def open(self) -> None:
        self.store.writer.start()
        await self.lease.join()

    def keep(self, task: asyncio.Task[Any]) -> None:
        self.tasks.add(task)

    def do(self, work: Any) -> None:
        """Begin something in this process."""
        self.loop.call_soon(lambda: self.keep(asyncio.create_task(work)))

    def dismiss(self, _table_id: str) -> None:
        for line in list(self.connections):
            line.dismiss()

    async def query(self, statement: Callable[[Database], Found]) -> Found:
        """Send a statement to the database and wait for its answer. While the path is cut it comes
        late or never, and so may its answer."""
        answer: asyncio.Future[Found] = self.loop.create_future()
        delay = self.delay()
        if delay is not None:
            self.world.later(delay, lambda: self.carry_out(statement, answer))
        async with asyncio.timeout(LEASE):  # as the driver's command_timeout
            return await answer

    def delay(self) -> float | None:
        luck, world = self.world.luck, self.world
        if world.now < self.cut_until:
            is_late = luck.random() < 0.5
            return self.cut_until - world.now + luck.random() * 0.01 if is_late else None
        return luck.random() * 0.01

    def carry_out(
        self, statement: Callable[[Database], Found], answer: "asyncio.Future[Found]"
    ) -> None:
        found: Found | None = None
        error: Exception | None = None
        try:
            found = statement(self.world.database)
        except StorageError as failure:
            error = failure

        def hear() -> None:
            if answer.done():
                return
            if error is not None:
                answer.set_exception(error)
            else:
                answer.set_result(found)  # type: ignore[arg-type]

        delay = self.delay()
        if delay is not None:
            self.world.later(delay, lambda: self.loop.call_soon(hear))

    async def serve(self, line: "Line") -> None:
        try:
            table = await self.registry.find(self.world.table)
        except (OwnedElsewhere, StorageError):
            line.dismiss()
            return
        self.connections[line] = None
        allowance = TokenBucket(1000, 1000)
        session = Session(self.registry, table, line, self.metrics, allowance, None)
        if table.is_evicted:
            line.dismiss()
        await session.run()
        await table.leave(line)
        self.connections.pop(line, None)


class Line:
    """A WebSocket between a client and a node: in order, but never at once."""

    def __init__(self, world: "World", node: Node, client: "Client") -> None:
        self.world = world
        self.node = node
        self.client = client
        self.person = client.person
        self.program: Program | None = None
        self.address = client.person
        self.is_closed = False
        self.corked: list[bytes] | None = None
        self.inbox: list[bytes | None] = []
        self.reader: asyncio.Future[None] | None = None
        self.fast_path: Callable[[bytes], bool] | None = None
        self.last_arrival = [0.0, 0.0]

    # The node's side --------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        if self.corked is not None:
            self.corked.append(message)
        else:
            self.send_now(message)

    def cork(self) -> None:
        self.corked = []

    def uncork(self) -> None:
        corked, self.corked = self.corked or [], None
        for message in corked:
            self.send_now(message)

    def send_now(self, message: bytes) -> None:
        if self.is_closed:
            return
        if not self.node.lease.is_sure:
            self.dismiss()
            return
        self.carry(0, lambda: self.client.hear(self, message))

    def dismiss(self) -> None:
        if not self.is_closed:
            goodbye = ENCODER.encode(Goodbye(retry=1000))
            self.carry(0, lambda: self.client.hear(self, goodbye))
            self.end()

    def end(self) -> None:
        self.is_closed = True
        self.arrive(None)

    def on_text(self, handle: Callable[[bytes], bool]) -> None:
        self.fast_path = handle

    async def next_text(self) -> str | bytes | None:
        while not self.inbox:
            self.reader = asyncio.get_running_loop().create_future()
            await self.reader
        return self.inbox.pop(0)

    async def hang_up(self, code: int) -> None:
        self.dismiss()

    def arrive(self, text: bytes | None) -> None:
        is_quick = text is not None and self.fast_path is not None and not self.inbox
        if is_quick and not self.is_closed and self.fast_path(text):  # type: ignore[misc, arg-type]
            return
        self.inbox.append(text)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    # The client's side ------------------------------------------------------------------------

    def say(self, **message: Any) -> None:
        text = json.dumps(message).encode()
        self.carry(1, lambda: self.node.loop.call_soon(self.arrive, text))

    def leave(self) -> None:
        self.carry(1, lambda: self.node.loop.call_soon(self.end))

    def carry(self, direction: int, action: Callable[[], Any]) -> None:
        at = self.world.now + self.world.luck.random() * 0.02
        at = self.last_arrival[direction] = max(at, self.last_arrival[direction] + IN_ORDER)
        self.world.later(at - self.world.now, action)


class Life:
    """What a client received on one connection."""

    def __init__(self, seat: int | None) -> None:
        self.received: list[dict[str, Any]] = []
        self.seat = seat


class Client:
    """Plays at random. A move without an answer is sent again with its id, to any node."""

    def __init__(self, world: "World", person: str) -> None:
        self.world = world
        self.person = person
        self.luck = random.Random(world.luck.random())
        self.line: Line | None = None
        self.lives: list[Any] = []
        self.acknowledged: list[str] = []
        self.unanswered: tuple[str, str] | None = None
        self.is_thinking = False
        self.is_over = False
        self.heard = 0.0

    @property
    def now(self) -> Any:
        return self.lives[-1]

    @property
    def is_done(self) -> bool:
        return self.is_over and self.unanswered is None

    def connect(self) -> None:
        if self.is_done:
            return
        node = self.luck.choice(self.world.nodes)
        self.line = line = Line(self.world, node, self)
        self.is_thinking = False
        self.heard = self.world.now
        line.carry(1, lambda: node.do(node.serve(line)))
        line.say(type="hello", id="hello", protocol=PROTOCOL)
        self.world.later(SILENCE, lambda: self.check(line))

    def check(self, line: Line) -> None:
        """Connect again if nothing has come for a while."""
        if line is not self.line or self.is_done:
            return
        if self.world.now - self.heard >= SILENCE:
            line.leave()
            self.connect()
        else:
            self.world.later(SILENCE, lambda: self.check(line))

    def hear(self, line: Line, text: bytes) -> None:
        if line is not self.line:
            return  # it comes from a connection that was given up
        self.heard = self.world.now
        message = json.loads(text)
        kind = message["type"]
        if kind == "goodbye":
            self.line = None
            self.world.later(0.2 + self.luck.random(), self.connect)
            return
        if kind == "welcome":
            self.lives.append(Life(message["seat"]))
        self.now.received.append(message)
        if kind in ("welcome", "update"):
            self.view, self.legal = message["view"], message["legal"]
            self.is_over = message["result"] is not None
        if kind == "welcome" and self.unanswered is not None:
            self.send(line)
        if message.get("id") and self.unanswered and message["id"] == self.unanswered[0]:
            assert kind == "done", message
            self.acknowledged.append(self.unanswered[0])
            self.unanswered = None
        self.go_on(line)

    def go_on(self, line: Line) -> None:
        is_due = self.now.seat in self.view["to_act"] and self.unanswered is None
        if is_due and not (self.is_thinking or self.is_over):
            self.is_thinking = True
            self.world.later(0.5 * self.luck.random(), lambda: self.move(line))

    def move(self, line: Line) -> None:
        if line is not self.line or self.is_over:
            return
        self.is_thinking = False
        if self.now.seat in self.view["to_act"] and self.unanswered is None:
            id = f"{self.luck.getrandbits(40):x}"
            self.unanswered = id, self.luck.choice(self.legal)
            self.send(line)

    def send(self, line: Line) -> None:
        assert self.unanswered is not None
        id, move = self.unanswered
        line.say(type="move", id=id, move=move)


class World:
    def __init__(self, seed: str, store_type: type[Store], database_type: type[Database]) -> None:
        self.luck = random.Random(seed)
        self.now = 100.0
        self.queue: list[tuple[float, float, int, Callable[[], Any]]] = []
        self.count = 0
        self.store_type = store_type
        self.database = database_type(self)
        self.table = ""
        self.lives = 0
        self.all_nodes: list[Node] = []
        self.nodes = [self.new_node(f"node{i}") for i in range(NODES)]
        self.clients = [Client(self, person) for person in PEOPLE]

    def new_node(self, name: str) -> Node:
        self.lives += 1
        node = Node(self, name, self.lives)
        self.all_nodes.append(node)
        return node

    def later(self, delay: float, action: Callable[[], Any]) -> None:
        self.count += 1
        heapq.heappush(self.queue, (self.now + delay, self.luck.random(), self.count, action))

    # Time -------------------------------------------------------------------------------------

    def run(self, is_done: Callable[[], bool]) -> None:
        while not is_done():
            assert self.now < LONGEST, "the match does not go on"
            self.step()

    def step(self) -> None:
        """Whatever is due next; if several things are, any of them."""
        due = [
            (max(node.loop.next_due, node.paused_until), self.luck.random(), node.loop.step)
            for node in self.nodes
            if node.loop.next_due is not None
        ]
        if self.queue:
            at, luck, _, _ = self.queue[0]
            due.append((at, luck, self.deliver))
        at, _, go = min(due, key=lambda each: each[:2])
        self.now = max(self.now, at)
        go()

    def deliver(self) -> None:
        heapq.heappop(self.queue)[3]()

    # Faults -----------------------------------------------------------------------------------

    def plan_faults(self) -> None:
        for _ in range(FAULTS):
            fault = self.luck.choice((self.pause, self.crash, self.cut))
            self.later(self.luck.random() * FAULT_SECONDS, fault)

    def pause(self) -> None:
        node = self.luck.choice(self.nodes)
        node.paused_until = self.now + self.luck.random() * 3 * LEASE

    def cut(self) -> None:
        node = self.luck.choice(self.nodes)
        node.cut_until = self.now + self.luck.random() * 3 * LEASE

    def crash(self) -> None:
        """The process is gone; what it has sent is still on its way. A new one starts."""
        number = self.luck.randrange(NODES)
        node = self.nodes[number]
        node.is_dead = True
        for line in list(node.connections):
            line.is_closed = True
        self.nodes[number] = self.new_node(node.name)

    # The match --------------------------------------------------------------------------------

    def play(self) -> None:
        node = self.nodes[0]
        node.do(self.begin(node))
        self.run(lambda: bool(self.table))
        for client in self.clients:
            client.connect()
        self.plan_faults()
        self.run(lambda: all(client.is_done for client in self.clients))

    async def begin(self, node: Node) -> None:
        await asyncio.sleep(0.5)  # until it has a lease
        opened = entries.Opened(
            at=node.registry.ports.clock.now(),
            game="nox",
            players=len(PEOPLE),
            options=checked(games.definition("nox"), len(PEOPLE), {}),
            pace=NO_CLOCK,
            host=PEOPLE[0],
            secret=self.luck.randbytes(32).hex(),
        )
        table = await node.registry.add(opened)
        connections = [FakeConnection(person) for person in PEOPLE]
        for connection in connections:
            await table.greet(connection, Hello(id="1"))
            commitment = salt_commitment(SALT)
            name = connection.person[:3]
            await ask(table, connection, Sit(id="2", name=name, commitment=commitment))
        await ask(table, connections[0], Begin(id="3"))
        for connection in connections:
            await ask(table, connection, Reveal(id="4", salt=SALT.hex()))
            await table.leave(connection)
        self.table = table.state.id

    def check(self) -> None:
        log = self.database.logs[self.table]
        state = rebuild(self.table, log)
        assert state.match is not None
        assert state.match.over
        for client in self.clients:
            person: Any = client
            check_moves(person, log)
            check_told(person, state)
            check_order(person, state)
            check_numbers(person)

    def close(self) -> None:
        for node in self.all_nodes:
            for task in asyncio.all_tasks(node.loop):
                task.cancel()
            while node.loop.next_due == self.now:
                node.loop.step()
            node.loop.close()


def simulate(
    seed: str, store_type: type[Store] = Store, database_type: type[Database] = Database
) -> World:
    """Play one match with faults; raises AssertionError if a promise was broken."""
    world = World(seed, store_type, database_type)
    try:
        world.play()
        world.check()
    finally:
        world.close()
    return world
