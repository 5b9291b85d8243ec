"""PostgreSQL's promises, simulated; and the storage of a node on top of them.

Lease, ownership, writer and fence are the real ones. What they send to the database is carried out
here, one statement at a time.
"""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from lunasol.server.nodes import lease, store
from lunasol.server.nodes.lease import Lease
from lunasol.server.nodes.store import NodeStore
from lunasol.server.storage.fenced import FIRST_EPOCH, Epochs, FencedDatabase
from lunasol.server.storage.store import storage_errors
from lunasol.server.storage.writer import Writer
from lunasol.tables.entries import AnyEntry
from lunasol.tables.ports import LogAppend

if TYPE_CHECKING:
    from nodes.simulated_node import Node
    from nodes.simulation import World

LEASE = 10.0
BEFORE_COMMIT, IN_COMMIT = "before", "in"
Facts = dict[str, Any]


class Duplicate(Exception):
    """The primary key of the log holds a number of this table already."""


class Waits(Exception):
    """The statement goes on later: another one holds a lock, or it is not done yet."""


class Transaction:
    """Entries that are not committed yet. It holds a lock on the rows of their tables."""

    def __init__(self, node: str, appends: list[LogAppend], held: Epochs) -> None:
        self.node = node
        self.appends = appends
        self.held = held
        self.tables = {table for table, _ in held}


class Commit:
    """The one statement that stores. It looks at the fence when it begins; now and then the
    database takes a while."""

    def __init__(self, node: str, appends: list[LogAppend]) -> None:
        self.node = node
        self.appends = appends
        self.transaction: Transaction | None = None
        self.until = 0.0

    def __call__(self, database: "Database") -> Epochs:
        world = database.world
        if self.transaction is None:
            self.transaction = database.begin(self.node, self.appends)
            if world.luck.random() < database.slow:
                self.until = world.now + world.luck.random() * LEASE / 2
        if world.now < self.until:
            raise Waits
        database.commit(self.transaction)
        return self.transaction.held


class Database:
    """Each statement takes effect at one moment, all of it or nothing; what is committed stays."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self.logs: dict[str, list[AnyEntry]] = {}
        self.owners: dict[str, str] = {}
        self.epochs: dict[str, int] = {}
        self.owned_since: dict[str, int] = {}
        """The epoch in which the present owner took the table from somebody else."""
        self.leases: dict[str, float] = {}
        self.life = 0
        """Counts restarts: a connection does not survive one."""
        self.down_until = 0.0
        self.slow = 0.0
        """The share of commits that take up to half a lease."""
        self.clock_offset = world.luck.random() * 1000
        self.transactions: list[Transaction] = []
        self.statements: dict[str, Callable[[Facts], Any]] = {
            lease.JOIN: self.join,
            lease.REPLACE: self.replace,
            lease.RENEWAL: self.renew,
            lease.FORGET: lambda _: 0,
            lease.LEAVE: self.leave,
            lease.OTHERS: self.others,
            store.TAKE: self.take,
            store.OWNER: self.owner,
            store.RELEASE: self.release,
            store.RELEASE_ALL: self.release_all,
        }

    def restart(self, seconds: float) -> None:
        self.life += 1
        self.down_until = self.world.now + seconds
        self.transactions.clear()

    @property
    def clock(self) -> float:
        """Leases know no other clock."""
        return self.world.now + self.clock_offset

    # Leases -----------------------------------------------------------------------------------

    def is_alive(self, node: str) -> bool:
        return self.leases.get(node, 0.0) > self.clock

    def join(self, facts: Facts) -> int:
        self.leases[facts["id"]] = self.clock + LEASE
        return 1

    def replace(self, facts: Facts) -> int:
        name = facts["name"]
        gone = [id for id in self.leases if id.split("/")[0] == name and id != facts["id"]]
        for id in gone:
            del self.leases[id]
        return len(gone)

    def renew(self, facts: Facts) -> int:
        is_known = facts["id"] in self.leases
        return self.join(facts) if is_known else 0

    def leave(self, facts: Facts) -> int:
        return int(self.leases.pop(facts["id"], None) is not None)

    def others(self, facts: Facts) -> list[str]:
        return [id for id in self.leases if id != facts["id"] and self.is_alive(id)]

    # Ownership --------------------------------------------------------------------------------

    def take(self, facts: Facts) -> int | None:
        table, node = facts["id"], facts["me"]
        self.lock({table})
        owner = self.owners.get(table, "")
        if owner not in ("", node) and self.is_alive(owner):
            return None
        self.epochs[table] += 1
        if owner != node:
            self.owned_since[table] = self.epochs[table]
        self.owners[table] = node
        self.world.promises.on_taken(table, node)
        return self.epochs[table]

    def owner(self, facts: Facts) -> Any:
        owner = self.owners[facts["id"]]
        seconds = self.leases.get(owner, 0.0) - self.clock
        found = SimpleNamespace(address=owner, seconds=seconds)
        return SimpleNamespace(first=lambda: found)

    def release(self, facts: Facts) -> None:
        table = facts["id"]
        self.lock({table})
        if (self.owners[table], self.epochs[table]) == (facts["me"], facts["epoch"]):
            self.owners[table] = ""

    def release_all(self, facts: Facts) -> None:
        ours = {table for table, owner in self.owners.items() if owner == facts["me"]}
        self.lock(ours)
        for table in ours:
            self.owners[table] = ""

    # The log ----------------------------------------------------------------------------------

    def begin(self, node: str, appends: list[LogAppend]) -> Transaction:
        """Hold those tables that are this node's. All fails if a number is there already."""
        wanted = {(append.table_id, append.epoch) for append in appends}
        new = {(append.table_id, append.epoch) for append in appends if append.is_first}
        held = new | {(table, epoch) for table, epoch in wanted - new if self.is_held(table, epoch)}
        kept = [append for append in appends if (append.table_id, append.epoch) in held]
        if any(self.is_doubled(append) for append in kept):
            raise Duplicate
        transaction = Transaction(node, kept, held)
        self.transactions.append(transaction)
        return transaction

    def commit(self, transaction: Transaction) -> None:
        self.transactions.remove(transaction)
        for append in transaction.appends:
            if append.is_first:
                self.logs[append.table_id] = []
                self.owners[append.table_id] = transaction.node
                self.epochs[append.table_id] = FIRST_EPOCH
                self.owned_since[append.table_id] = FIRST_EPOCH
            self.logs[append.table_id] += append.entries
            self.world.promises.on_stored(append)

    def lock(self, tables: set[str]) -> None:
        """Raises Waits if a commit is under way that holds one of these tables."""
        if any(not tables.isdisjoint(each.tables) for each in self.transactions):
            self.world.seen["a lock waited for"] += 1
            raise Waits

    def is_held(self, table: str, epoch: int) -> bool:
        return self.epochs[table] == epoch

    def is_doubled(self, append: LogAppend) -> bool:
        return bool(append.entries) and append.first < len(self.logs.get(append.table_id, ()))

    def log(self, table: str) -> list[AnyEntry]:
        return list(self.logs.get(table, ()))


class SimConnection:
    """As much of a connection of SQLAlchemy as a node's ownership uses."""

    def __init__(self, node: "Node") -> None:
        self.node = node

    async def __aenter__(self) -> "SimConnection":
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def execute(self, statement: Any, facts: Facts) -> Any:
        return await self.node.query(lambda data: data.statements[statement.text](facts))

    scalar = execute


class SimEngine:
    def __init__(self, node: "Node") -> None:
        self.node = node

    def execution_options(self, **_: object) -> "SimEngine":
        return self

    def connect(self) -> SimConnection:
        return SimConnection(self.node)

    async def dispose(self) -> None:
        pass


class SimLease(Lease):
    def __init__(self, node: "Node", engine: Any) -> None:
        super().__init__(engine, node.name, node.name, LEASE)
        self.id = node.id
        self.monotonic = lambda: node.world.now + node.clock_offset
        self.node = node

    async def run(self, statement: str, **facts: object) -> Any:
        known = {"id": self.id, **facts}
        return await self.node.query(lambda data: data.statements[statement](known))

    async def others(self) -> list[str]:
        found: list[str] = await self.run(lease.OTHERS)
        return found


class SimFence(FencedDatabase):
    def __init__(self, node: "Node", engine: Any) -> None:
        super().__init__(engine, node.id)
        self.owner = node

    async def store(self, appends: list[LogAppend]) -> Epochs:
        if self.owner.spring_trap(BEFORE_COMMIT):
            await asyncio.sleep(0)
        self.owner.spring_trap(IN_COMMIT)
        return await self.owner.query(Commit(self.node, appends))


class Store(NodeStore):
    """The storage and the ownership of one node."""

    def __init__(self, node: "Node") -> None:  # without the pools of connections
        engine: Any = SimEngine(node)
        self.process = node
        self.engine = self.at_once = engine
        self.lease = SimLease(node, engine)
        self.writer = Writer(SimFence(node, engine))
        self.epochs = {}
        self.releases = set()
        self.is_draining = False

    async def log(self, table_id: str) -> list[AnyEntry]:
        with storage_errors():
            return await self.process.query(lambda data: data.log(table_id))
