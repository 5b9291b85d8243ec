"""PostgreSQL's promises, simulated; and the storage of a node on top of them.

Lease, ownership, writer and fence are the real ones. What they send to the database is carried out
here, one statement at a time.
"""

from collections.abc import Callable
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from lunasol.server.nodes import lease, store
from lunasol.server.nodes.lease import FAILURES, Lease
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
IDLE_IN_TRANSACTION = LEASE / 2
"""Seconds, as a node's settings of its connections say."""
BEFORE_COMMIT, IN_COMMIT = "before", "in"
Facts = dict[str, Any]


class Duplicate(Exception):
    """The primary key of the log holds a number of this table already."""


class Waits(Exception):
    """Another session holds a lock; the statement goes on when it is free."""


class Transaction:
    """Entries that are not committed yet. It holds a shared lock on the rows of their tables, and
    an exclusive one once it has written their index."""

    def __init__(self, node: str, appends: list[LogAppend], held: Epochs) -> None:
        self.node = node
        self.appends = appends
        self.held = held
        self.tables = {table for table, _ in held}
        self.is_exclusive = False
        self.statements = 1


class Database:
    """Each statement takes effect at one moment, all of it or nothing; what is committed stays."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self.logs: dict[str, list[AnyEntry]] = {}
        self.owners: dict[str, str] = {}
        self.epochs: dict[str, int] = {}
        self.leases: dict[str, float] = {}
        self.life = 0
        """Counts restarts: a connection does not survive one."""
        self.down_until = 0.0
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
        self.lock({table}, is_exclusive=True)
        owner = self.owners.get(table, "")
        if owner not in ("", node) and self.is_alive(owner):
            return None
        self.owners[table] = node
        self.epochs[table] += 1
        self.world.promises.on_taken(table, node)
        return self.epochs[table]

    def owner(self, facts: Facts) -> Any:
        owner = self.owners[facts["id"]]
        seconds = self.leases.get(owner, 0.0) - self.clock
        found = SimpleNamespace(address=owner, seconds=seconds)
        return SimpleNamespace(first=lambda: found)

    def release(self, facts: Facts) -> None:
        table = facts["id"]
        self.lock({table}, is_exclusive=True)
        if (self.owners[table], self.epochs[table]) == (facts["me"], facts["epoch"]):
            self.owners[table] = ""

    def release_all(self, facts: Facts) -> None:
        ours = {table for table, owner in self.owners.items() if owner == facts["me"]}
        self.lock(ours, is_exclusive=True)
        for table in ours:
            self.owners[table] = ""

    # The log ----------------------------------------------------------------------------------

    def store(self, node: str, appends: list[LogAppend]) -> Epochs:
        """One statement, which is its own transaction."""
        transaction = self.begin(node, appends)
        self.commit(transaction)
        return transaction.held

    def begin(self, node: str, appends: list[LogAppend]) -> Transaction:
        """Add entries. The whole statement fails if a number is there already."""
        wanted = {(append.table_id, append.epoch) for append in appends}
        new = {(append.table_id, append.epoch) for append in appends if append.is_first}
        held = new | {(table, epoch) for table, epoch in wanted - new if self.is_held(table, epoch)}
        self.lock({table for table, _ in held}, is_exclusive=False)
        kept = [append for append in appends if (append.table_id, append.epoch) in held]
        if any(self.is_doubled(append) for append in kept):
            raise Duplicate
        transaction = Transaction(node, kept, held)
        self.transactions.append(transaction)
        return transaction

    def write_indexes(self, transaction: Transaction) -> None:
        self.check_open(transaction)
        self.lock(transaction.tables, is_exclusive=True, own=transaction)
        transaction.is_exclusive = True
        self.watch(transaction)

    def commit(self, transaction: Transaction) -> None:
        self.check_open(transaction)
        self.transactions.remove(transaction)
        for append in transaction.appends:
            if append.is_first:
                self.logs[append.table_id] = []
                self.owners[append.table_id] = transaction.node
                self.epochs[append.table_id] = FIRST_EPOCH
            self.logs[append.table_id] += append.entries
            self.world.promises.on_stored(append)

    def roll_back(self, transaction: Transaction) -> None:
        if transaction in self.transactions:
            self.transactions.remove(transaction)

    def check_open(self, transaction: Transaction) -> None:
        """As idle_in_transaction_session_timeout: a session that a paused node has left in the
        middle of a transaction is ended, and its locks are free."""
        if transaction not in self.transactions:
            raise OSError("the session was ended")
        transaction.statements += 1

    def watch(self, transaction: Transaction) -> Transaction:
        """Roll it back unless another statement comes in time."""
        count = transaction.statements

        def look() -> None:
            if transaction.statements == count:
                self.roll_back(transaction)

        self.world.later(IDLE_IN_TRANSACTION, look)
        return transaction

    def lock(self, tables: set[str], is_exclusive: bool, own: Transaction | None = None) -> None:
        """Raises Waits if another transaction has a lock that excludes this one."""
        for other in self.transactions:
            excludes = is_exclusive or other.is_exclusive
            if other is not own and excludes and not tables.isdisjoint(other.tables):
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
        """As the real one: in a transaction only if the index has to be written, too."""
        node = self.owner
        await node.spring_trap(BEFORE_COMMIT)
        if all(append.table is None for append in appends):
            return await node.query(lambda data: data.store(self.node, appends))
        begun = await node.query(lambda data: data.watch(data.begin(self.node, appends)))
        await node.spring_trap(IN_COMMIT)
        try:
            await node.query(lambda data: data.write_indexes(begun))
            await node.query(lambda data: data.commit(begun))
        except FAILURES:
            node.send(lambda data: data.roll_back(begun))
            raise
        return begun.held


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
