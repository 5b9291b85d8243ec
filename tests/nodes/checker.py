"""What must be found in the histories of all clients, whatever failed meanwhile."""

import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol

from sqlalchemy import text

from lunasol.server.storage.store import Store
from lunasol.tables.entries import AnyEntry
from lunasol.tables.state import TableState, rebuild
from nodes.cluster import NodeProcess
from nodes.people import Life, Person, texts
from server.storage.crashing import check_moves, check_record, events_of

PATIENCE = 40.0
WITH_GAPS = "SELECT table_id FROM log GROUP BY table_id HAVING count(*) <> max(number) + 1"
STORED_ONCE = "each acknowledged move stands in the log once and in order, and no other"
NO_GAPS = "no number of a log is missing"
SHOWN_IN_ORDER = "all that a client was shown happened, in this order, with nothing left out"
NEVER_BACK = "numbers never go back, and no owner speaks after the next one"
VERIFIED = "the match is over, and its record verifies"


class History(Protocol):
    """What somebody has been told, on all their connections."""

    acknowledged: list[str]
    lives: list[Life]

    @property
    def now(self) -> Life: ...


@dataclass
class Promise:
    """How often it was checked, and what broke it."""

    checked: int = 0
    broken: list[str] = field(default_factory=list)


class Checker:
    def __init__(self) -> None:
        names = (STORED_ONCE, NO_GAPS, SHOWN_IN_ORDER, NEVER_BACK, VERIFIED)
        self.promises = {name: Promise() for name in names}

    @property
    def broken(self) -> list[str]:
        return [f"{name}: {each}" for name, found in self.promises.items() for each in found.broken]

    def hold(self, name: str, times: int, check: Callable[[], None]) -> None:
        promise = self.promises[name]
        promise.checked += times
        try:
            check()
        except AssertionError as error:
            promise.broken.append(str(error))

    def check_table(self, table: str, people: Sequence[History], log: list[AnyEntry]) -> None:
        state = rebuild(table, log)
        for person in people:
            lives = len(person.lives)
            self.hold(STORED_ONCE, len(person.acknowledged), partial(check_moves, person, log))
            self.hold(SHOWN_IN_ORDER, lives, partial(check_order, person, state))
            self.hold(NEVER_BACK, lives, partial(check_numbers, person))


async def check(people: Iterable[Person], database: str, node: NodeProcess) -> Checker:
    at_table = defaultdict(list)
    for person in people:
        at_table[person.table].append(person)
    store, checker = Store(database), Checker()
    try:
        with_gaps = await tables_with_gaps(store)
        for table, here in at_table.items():
            log = await store.log(table)
            checker.check_table(table, here, log)
            checker.hold(NO_GAPS, len(log), partial(check_no_gaps, table, with_gaps))
            checker.hold(VERIFIED, 1, partial(check_record_at, node, table))
    finally:
        await store.engine.dispose()
    return checker


async def tables_with_gaps(store: Store) -> set[str]:
    """The primary key of the log keeps a number from being stored twice."""
    async with store.reading() as connection:
        return set(await connection.scalars(text(WITH_GAPS)))


def check_no_gaps(table: str, with_gaps: set[str]) -> None:
    assert table not in with_gaps, f"table {table}"


def check_numbers(person: History) -> None:
    """Numbers never went back, and no process spoke again after another one had the table."""
    epochs: list[str] = []
    reached = 0
    for client in person.lives:
        if client.epoch not in epochs:
            epochs.append(client.epoch)
        else:
            assert client.epoch == epochs[-1], f"{client.epoch} came back after {epochs[-1]}"
            assert client.first >= reached, f"{reached} is followed by {client.first}"
        reached = client.n


def check_order(person: History, state: TableState) -> None:
    """What a person was shown is what happened, and never went back."""
    truth = texts(events_of(state, person.now.seat))
    reached = 0
    for client in person.lives:
        reached = end_of(client.shown, truth, reached)


def end_of(some: list[str], truth: list[str], reached: int) -> int:
    """The first place in the truth where these events end, not before what was shown already."""
    length = len(some)
    for end in range(max(reached, length), len(truth) + 1):
        if truth[end - length : end] == some:
            return end
    raise AssertionError(f"after {reached} events, something else was shown: {some}")


def check_record_at(node: NodeProcess, table: str) -> None:
    """Any node has the record; if the last fault has only just passed, a little later."""
    until = time.monotonic() + PATIENCE
    while node.get(f"/api/tables/{table}/record").status_code == 503:
        assert time.monotonic() < until, "a node does not come back"
        time.sleep(0.2)
    check_record(node, table)
