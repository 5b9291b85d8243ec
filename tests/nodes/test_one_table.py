"""One table on two nodes, driven at random and compared with a small model of what it promised.

The model knows who sits and which moves were acknowledged. Everything else must follow: the log has
each acknowledged move once and in order, a table that is read again looks the same to everybody,
and an owner that was replaced neither stores nor says anything.
"""

import asyncio
from collections import defaultdict
from typing import Any

import msgspec
import pytest
from hypothesis import Phase, settings
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from hypothesis.strategies import integers, sampled_from

from lunasol.engine.errors import IllegalMove
from lunasol.engine.salts import salt_commitment
from lunasol.protocol.client_messages import (
    AnyClientMessage,
    Begin,
    Commit,
    Hello,
    PlayMove,
    Reveal,
    Rise,
    Say,
    Sit,
    Vote,
)
from lunasol.protocol.http import NewTable
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.server.access.control import AccessControl
from lunasol.server.access.tokens import Tokens
from lunasol.server.metrics import PrometheusMetrics
from lunasol.server.settings import ServerSettings
from lunasol.tables import entries, projection
from lunasol.tables.clock import SystemClock
from lunasol.tables.ownership import OwnedElsewhere
from lunasol.tables.ports import LogAppend, Ports, TableLost
from lunasol.tables.registry import TableRegistry
from lunasol.tables.state import TableState, rebuild
from lunasol.tables.table import Table
from tables.twin_tables import FakeConnection, NeverMoves, ask

PEOPLE = ("a" * 24, "b" * 24, "c" * 24)
SALT = bytes(16)
RATES = 10**6
QUICK = ServerSettings(change_rate=RATES, chat_rate=RATES)
people = sampled_from(PEOPLE)


class Database:
    """What PostgreSQL promises: one statement after the other, all of it or nothing."""

    def __init__(self) -> None:
        self.logs: dict[str, list[entries.AnyEntry]] = defaultdict(list)
        self.epochs: dict[str, int] = defaultdict(int)
        self.loses_answer = False
        """Whether the next commit is stored although its node does not hear of it."""

    def store(self, append: LogAppend) -> Exception | None:
        log = self.logs[append.table_id]
        is_ours = append.is_first or append.epoch == self.epochs[append.table_id]
        if not is_ours or (append.entries and append.first != len(log)):
            return TableLost("too late")
        if append.is_first:
            self.epochs[append.table_id] = 1
        log.extend(append.entries)
        is_lost, self.loses_answer = self.loses_answer and bool(append.entries), False
        return TableLost("the answer was lost") if is_lost else None


class Shared:
    """The storage and the ownership of one node."""

    is_shared = True

    def __init__(self, database: Database) -> None:
        self.database = database
        self.epochs: dict[str, int] = {}

    def append(self, append: LogAppend) -> None:
        if append.is_first:
            self.epochs[append.table_id] = 1
        append.epoch = self.epochs.get(append.table_id, 0)
        loop = asyncio.get_running_loop()
        loop.call_soon(lambda: append.on_stored(self.database.store(append)))

    async def log(self, table_id: str) -> list[entries.AnyEntry]:
        return list(self.database.logs[table_id])

    async def take(self, table_id: str) -> bool:
        """Leases have always run out here: they decide only when, and this test decides that."""
        self.database.epochs[table_id] += 1
        self.epochs[table_id] = self.database.epochs[table_id]
        return True

    def give_up(self, table_id: str) -> None:
        self.epochs.pop(table_id, None)

    async def opened_by(self, _person: str) -> list[str]:
        return []

    async def count_unfinished(self) -> int:
        return 0


class Hangs:
    """Connections that are cut when a table is lost, as those of a node are."""

    def __init__(self) -> None:
        self.dismissed = 0

    async def ask(self, other: OwnedElsewhere, what: str, **facts: str) -> None:
        raise AssertionError(f"{what} at {other.table_id}: {facts}")

    def dismiss(self, _table_id: str) -> None:
        self.dismissed += 1


def new_node(database: Database) -> TableRegistry:
    storage: Any = Shared(database)
    access = AccessControl(QUICK, Tokens("key"))
    ports = Ports(QUICK, storage, NeverMoves(), PrometheusMetrics(), access, SystemClock())
    registry = TableRegistry(ports, storage, QUICK, ownership=storage)
    registry.neighbours = Hangs()
    return registry


class OneTable(RuleBasedStateMachine):
    game = "nox"

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.database = self.new_database()
        self.nodes = [new_node(self.database), new_node(self.database)]
        self.at = 0
        """The node that has the table."""
        self.asked = 0
        self.acknowledged: list[str] = []
        """The ids of moves that were acknowledged, in order."""
        self.last: dict[str, PlayMove] = {}
        """By person, their last acknowledged move."""
        created = self.nodes[0].create(PEOPLE[0], NewTable(game=self.game, players=2))
        self.id = self.run(created).state.id
        self.connect()

    def new_database(self) -> Database:
        return Database()

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    def teardown(self) -> None:
        for node in self.nodes:
            for table in list(node.tables.values()):
                table.scheduler.stop()
        self.run(asyncio.sleep(0))
        self.loop.close()

    # Helpers ----------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        found: Table = self.run(self.nodes[self.at].find(self.id))
        return found

    def connect(self) -> None:
        self.connections = {person: FakeConnection(person) for person in PEOPLE}
        for connection in self.connections.values():
            self.run(self.table.greet(connection, Hello(id="hello")))

    def number(self) -> str:
        self.asked += 1
        return str(self.asked)

    def ask(self, person: str, message: AnyClientMessage, table: Table | None = None) -> bool:
        """Whether it was carried out; refusals by the rules are fine."""
        try:
            self.run(ask(table or self.table, self.connections[person], message))
        except (RequestRefused, IllegalMove) as refusal:
            key = refusal.key
        else:
            return True
        assert key != RefusalKey.NOT_STORED or table is not None, message
        return False

    def next_move(self, person: str, choice: int) -> PlayMove | None:
        state = self.table.state
        seat = state.seat_of(person)
        if state.status != "running" or seat is None or not state.legal(seat).texts:
            return None
        texts = state.legal(seat).texts
        return PlayMove(id=self.number(), move=texts[choice % len(texts)])

    def acknowledge(self, person: str, move: PlayMove) -> None:
        self.acknowledged.append(move.id)
        self.last[person] = move

    @initialize(is_begun=sampled_from([True, True, True, False]))
    def sit_down_and_begin(self, is_begun: bool) -> None:
        if is_begun:
            self.sit(PEOPLE[0])
            self.sit(PEOPLE[1])
            self.begin()
            assert self.table.state.status == "running"

    # What people do ---------------------------------------------------------------------------

    @rule(person=people)
    def sit(self, person: str) -> None:
        commitment = salt_commitment(SALT)
        self.ask(person, Sit(id=self.number(), name=person[:3], commitment=commitment))

    @rule(person=people)
    def rise(self, person: str) -> None:
        if self.table.state.status == "open":
            self.ask(person, Rise(id=self.number()))

    @rule()
    def begin(self) -> None:
        """The host begins, and everybody reveals; who has to commits again first."""
        for person in PEOPLE:
            self.ask(person, Commit(id=self.number(), commitment=salt_commitment(SALT)))
        self.ask(PEOPLE[0], Begin(id=self.number()))
        for person in PEOPLE:
            self.ask(person, Reveal(id=self.number(), salt=SALT.hex()))

    @rule(person=people, choice=integers(0, 50))
    def move(self, person: str, choice: int) -> None:
        """Also a secret choice that replaces another one."""
        length, move = self.table.length, self.next_move(person, choice)
        if move is not None and self.ask(person, move) and self.table.length > length:
            self.acknowledge(person, move)

    @rule(person=people)
    def resend(self, person: str) -> None:
        length, move = self.table.length, self.last.get(person)
        if move is not None and self.ask(person, move):
            assert self.table.length == length

    @rule(person=people, choice=sampled_from(["wait", "end"]))
    def vote(self, person: str, choice: Any) -> None:
        self.ask(person, Vote(id=self.number(), choice=choice))

    @rule(person=people)
    def leave(self, person: str) -> None:
        self.run(self.table.leave(self.connections[person]))

    @rule(person=people)
    def come_back(self, person: str) -> None:
        self.run(self.table.greet(self.connections[person], Hello(id="hello")))

    @rule(person=people)
    def say(self, person: str) -> None:
        self.ask(person, Say(id=self.number(), preset="hello"))

    # What happens to nodes --------------------------------------------------------------------

    @rule()
    def restart(self) -> None:
        self.nodes[self.at].evict(self.id)
        self.connect()

    @rule()
    def take_over(self) -> None:
        self.at = 1 - self.at
        self.nodes[self.at].evict(self.id)
        self.connect()

    @rule(person=people, choice=integers(0, 50))
    def ask_the_old_owner(self, person: str, choice: int) -> None:
        """A node that was paused does not know yet that its table was taken."""
        old, heard = self.table, self.connections[person].received
        move: AnyClientMessage | None = self.next_move(person, choice)
        dismissals: Any = self.nodes[self.at].neighbours
        before = dismissals.dismissed
        self.at = 1 - self.at
        self.nodes[self.at].evict(self.id)
        stored = list(self.database.logs[self.id])
        assert self.table is not old
        length = len(heard)
        done = self.ask(person, move or Say(id=self.number(), preset="oops"), old)
        if old.is_evicted:  # else there was nothing to store, or the rules refused it
            assert not done
            assert dismissals.dismissed == before + 1
        assert len(heard) == length
        assert self.database.logs[self.id] == stored
        self.nodes[1 - self.at].evict(self.id)
        self.connect()

    @precondition(lambda self: self.table.state.status == "running")
    @rule(person=people, choice=integers(0, 50))
    def lose_an_answer(self, person: str, choice: int) -> None:
        """The move is stored, but its node does not know: it is sent again, with its id."""
        move, old, length = self.next_move(person, choice), self.table, self.table.length
        if move is None:
            return
        self.database.loses_answer = True
        done = self.ask(person, move, old)
        is_lost, self.database.loses_answer = not self.database.loses_answer, False
        if not is_lost:
            return  # the rules refused it, or nothing changed
        assert not done
        assert old.is_evicted
        self.connect()
        assert self.table.length > length
        assert self.ask(person, move)
        self.acknowledge(person, move)

    # What must hold ---------------------------------------------------------------------------

    @invariant()
    def every_acknowledged_move_stands_in_the_log_once(self) -> None:
        log = self.database.logs[self.id]
        moves = [entry.id for entry in log if isinstance(entry, entries.Moved)]
        assert moves == self.acknowledged

    @invariant()
    def a_table_that_is_read_again_looks_the_same(self) -> None:
        table = self.table
        again = rebuild(self.id, list(self.database.logs[self.id]))
        assert table.length == len(self.database.logs[self.id])
        for viewer in (None, 0, 1):
            assert shown(table.state, viewer) == shown(again, viewer)


def shown(state: TableState, viewer: int | None) -> bytes:
    """All that a viewer may see of a table, as it goes over the wire."""
    view = projection.view_for(state, viewer, projection.spectator_view(state))
    info = projection.table_info(state, (), {}, 0, state.changed)
    legal = projection.legal_for(state, viewer)
    return msgspec.json.encode([view, info, legal, projection.last_events(state, viewer)])


class OneSecretTable(OneTable):
    """A game in which both choose in secret, and may change their mind."""

    game = "gra_roku"


SOME = settings(max_examples=25, stateful_step_count=40, deadline=None)
NO_SHRINKING = settings(SOME, phases=[Phase.generate], max_examples=100, derandomize=True)
TestOneTable = OneTable.TestCase
TestOneTable.settings = SOME
TestOneSecretTable = OneSecretTable.TestCase
TestOneSecretTable.settings = SOME


class Unfenced(Database):
    def store(self, append: LogAppend) -> Exception | None:
        append.epoch = self.epochs[append.table_id]
        return super().store(append)


class OneUnfencedTable(OneTable):
    def new_database(self) -> Database:
        return Unfenced()


def test_without_the_fence_the_fault_is_found() -> None:
    with pytest.raises(AssertionError):
        run_state_machine_as_test(OneUnfencedTable, settings=NO_SHRINKING)
