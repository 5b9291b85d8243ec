"""What must be found in the histories of all clients, whatever failed meanwhile.

Each acknowledged move stands in the log once and in order, and no other; nobody was shown anything
that did not happen, nor something older than before on whichever node; every match is over, and its
record verifies.
"""

import time
from collections import defaultdict
from collections.abc import Iterable

from lunasol.server.storage.store import Store
from lunasol.tables.entries import AnyEntry
from lunasol.tables.state import TableState, rebuild
from nodes.cluster import NodeProcess
from nodes.people import Life, Person, texts
from server.served import Client
from server.storage.crashing import (
    History,
    check_moves,
    check_record,
    events_of,
    events_received,
)

PATIENCE = 40.0


async def check(people: Iterable[Person], database: str, node: NodeProcess) -> None:
    at_table = defaultdict(list)
    for person in people:
        at_table[person.table].append(person)
    store = Store(database)
    try:
        for table, here in at_table.items():
            check_table(table, here, await store.log(table))
            check_record_at(node, table)
    finally:
        await store.engine.dispose()


def check_table(table: str, people: list[Person], log: list[AnyEntry]) -> None:
    state = rebuild(table, log)
    for person in people:
        check_moves(person, log)
        check_order(person, state)


def check_order(person: History, state: TableState) -> None:
    """What a person was shown is what happened, and never went back."""
    truth = texts(events_of(state, person.now.seat))
    reached = 0
    for client in person.lives:
        for shown in shown_to(client):
            reached = end_of(shown, truth, reached)


def shown_to(client: Client) -> list[list[str]]:
    if isinstance(client, Life):
        return [client.welcomed, client.shown]
    return [texts(events) for events in events_received(client)]


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
