"""A node of a simulation: a process with its own loop, memory, lease and path to the database."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, TypeVar

from lunasol.api.session import Session
from lunasol.server.nodes.lease import FAILURES
from lunasol.server.nodes.node import Node as ServerNode
from lunasol.server.nodes.store import RELEASE_ALL
from lunasol.server.settings import ServerSettings
from lunasol.tables.bot_jobs import BotJob, BotMove
from lunasol.tables.ownership import OwnedElsewhere
from lunasol.tables.ports import Ports, StorageError
from lunasol.tables.registry import TableRegistry, held
from nodes.simloop import SimLoop
from nodes.simulated_client import LATENCY, Line
from nodes.simulated_storage import LEASE, Database, Store, Waits

if TYPE_CHECKING:
    from nodes.simulation import World

TO_DATABASE, FROM_DATABASE = "to", "from"
QUICK = ServerSettings(bot_pause=300, grace=8, reveal_seconds=10**6)
Found = TypeVar("Found")
EXPECTED = (OwnedElsewhere, StorageError)


class Nothing:
    """In place of metrics and limits, which count real seconds."""

    def count_entries(self, _entries: object) -> None: ...

    def set_tables(self, _count: int) -> None: ...

    def observe_latency(self, _seconds: float) -> None: ...

    def count_refusal(self, _why: str) -> None: ...

    def take(self) -> bool:
        return True

    def may_change(self, _whose: str) -> bool:
        return True


NOTHING: Any = Nothing()


class SimBots:
    """Bots think for a while, then choose as real ones do."""

    def __init__(self, world: "World") -> None:
        self.world = world

    async def choose(self, job: BotJob, whose: str) -> BotMove:
        await asyncio.sleep(self.world.luck.random() * 0.5)
        return self.world.promises.choice(job)


@dataclass(frozen=True)
class Parts:
    """What a simulation is made of; a planted fault replaces one of these."""

    database: type[Database] = Database
    store: type[Store] = Store
    bots: type[SimBots] = SimBots
    plant: Callable[["Node"], None] = lambda _: None
    """Called with each new node."""


class Node:
    """One process: its own loop, memory and lease."""

    def __init__(self, world: "World", name: str, life: int) -> None:
        self.world = world
        self.name = name
        self.id = f"{name}/{life}"
        self.loop = SimLoop(world)
        self.cut_until = {TO_DATABASE: 0.0, FROM_DATABASE: 0.0}
        self.clock_offset = world.luck.random() * 1000
        """What its monotonic clock is ahead by: nobody else knows that clock."""
        self.is_stopping = False
        self.trap: Callable[[], None] | None = None
        """What happens to it at this moment of its next commit."""
        self.trap_moment = ""
        self.lines: dict[Line, None] = {}  # in their order, so that a seed replays
        self.store = world.parts.store(self)
        bots: Any = world.parts.bots(world)
        clock: Any = SimpleNamespace(now=lambda: world.milliseconds)
        ports = Ports(QUICK, self.store, bots, NOTHING, NOTHING, clock)
        self.registry = TableRegistry(ports, self.store, QUICK, ownership=self.store)
        endpoint: Any = SimpleNamespace(dismiss=self.dismiss, dismiss_relays=lambda: None)
        hops: Any = None
        self.server = ServerNode(self.store, self.registry, endpoint, hops)
        world.parts.plant(self)
        self.do(self.open)

    async def open(self) -> None:
        """A process that cannot reach the database is started again."""
        self.store.writer.start()
        while True:
            try:
                self.registry.running_since = self.world.milliseconds
                await self.store.lease.join()
                has_others = bool(await self.store.lease.others())
            except FAILURES:
                await asyncio.sleep(1.0)
            else:
                break
        joined = 0 if has_others else self.registry.running_since  # as ServerNode.open
        self.registry.joined = self.world.joined[self.id] = joined

    async def stop(self) -> None:
        """SIGTERM: give all tables up, end all connections, then leave."""
        self.is_stopping = True
        try:
            await self.server.drain()
            for line in list(self.lines):
                line.dismiss()
            await self.store.writer.stop()
            await self.store.run(RELEASE_ALL)
        except FAILURES:
            pass
        await self.store.lease.leave()
        self.world.replace(self)

    def is_sure(self) -> bool:
        return self.store.lease.is_sure

    def do(self, work: Callable[..., Any], *args: Any) -> None:
        """Begin something in this process."""
        self.loop.call_soon(lambda: self.loop.create_task(work(*args)))

    def dismiss(self, table_id: str) -> None:
        for line in list(self.lines):
            if line.table == table_id:
                line.dismiss()

    def reindex(self) -> None:
        for table in self.registry.tables.values():
            self.registry.reindex(table)

    def spring_trap(self, moment: str) -> bool:
        """Called before something is stored, and when it is on its way. The trap springs at the
        end of this callback."""
        if self.trap is None or moment != self.trap_moment:
            return False
        self.loop.on_fuse, self.loop.fuse, self.trap = self.trap, 1, None
        return True

    # The database -----------------------------------------------------------------------------

    async def query(self, statement: Callable[[Database], Found]) -> Found:
        """Send a statement to the database and wait for its answer. While the path is cut it comes
        late or never, and so may its answer."""
        answer: asyncio.Future[Found] = self.loop.create_future()
        life, delay = self.world.database.life, self.delay(TO_DATABASE)
        if delay is not None:
            self.world.later(delay, lambda: self.carry_out(statement, answer, life))
        async with asyncio.timeout(LEASE):  # as the driver's command_timeout
            return await answer

    def delay(self, direction: str) -> float | None:
        """None if it never comes through."""
        luck, until = self.world.luck, self.cut_until[direction] - self.world.now
        if until <= 0:
            return luck.random() * LATENCY
        return until + luck.random() * LATENCY if luck.random() < 0.5 else None

    def carry_out(
        self, statement: Callable[[Database], Found], answer: "asyncio.Future[Found]", life: int
    ) -> None:
        """A database that was restarted meanwhile knows nothing of this connection."""
        database = self.world.database
        found: Any = None
        error: Exception | None = None
        try:
            if database.life != life or self.world.now < database.down_until:
                raise OSError("connection refused")
            found = statement(database)
        except Waits:
            self.world.later(LATENCY, lambda: self.carry_out(statement, answer, life))
            return
        except Exception as failure:
            error = failure
        delay = self.delay(FROM_DATABASE)
        if delay is None:
            self.world.seen["an answer lost"] += 1
        else:
            hear = partial(self.hear, answer, found, error, life)
            self.world.later(delay, lambda: self.loop.call_soon(hear))

    def hear(
        self, answer: "asyncio.Future[Any]", found: Any, error: Exception | None, life: int
    ) -> None:
        if answer.done():  # it has waited too long
            return
        is_lost = self.world.database.life != life
        error = OSError("connection lost") if is_lost else error
        if error is not None:
            answer.set_exception(error)
        else:
            answer.set_result(found)

    # Clients ----------------------------------------------------------------------------------

    def serve_line(self, line: Line) -> None:
        if self.loop.is_dead:
            self.world.later(LATENCY, lambda: line.client.hang_up(line))
        else:
            self.do(self.serve, line)

    async def serve(self, line: Line) -> None:
        try:
            table = await self.registry.find(line.table)
        except EXPECTED:
            line.dismiss()
            return
        self.lines[line] = None
        if table.is_evicted or self.is_stopping:
            line.dismiss()
            return
        with held(table):
            await Session(self.registry, table, line, NOTHING, NOTHING, None).run()
            await table.leave(line)
        del self.lines[line]
