"""The checker finds what it looks for: histories of a simulated match, each tampered with once."""

import asyncio
import copy
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert

from lunasol.server.storage import schema
from lunasol.tables import entries
from lunasol.tables.entries import AnyEntry
from nodes import simulated_client
from nodes.checker import (
    NEVER_BACK,
    SHOWN_IN_ORDER,
    STORED_ONCE,
    Checker,
    tables_with_gaps,
)
from nodes.people import Life
from nodes.promises import Heard
from nodes.simulated_client import Client, Line
from nodes.simulated_node import Node
from nodes.simulation import World, simulate
from nodes.test_fence import TABLE, stores
from server.storage.postgres import Postgres

SEEDS = 200
NOT_BY_PEOPLE = (entries.Substituted, entries.Undone)


class KeepingLine(Line):
    """A connection that keeps what the client has heard, as a real client does."""

    def __init__(self, world: World, node: Node, client: Client) -> None:
        super().__init__(world, node, client)
        no_connection: Any = None
        self.life = Life(no_connection)
        lives = HEARD.setdefault(client, [])
        if lives:
            self.life.follow(lives[-1])
        lives.append(self.life)

    def deliver(self, message: bytes, heard: Heard, length: int) -> None:
        if self is self.client.line:
            self.life.take_in(msgspec.json.decode(message))
        super().deliver(message, heard, length)


HEARD: dict[Client, list[Life]] = {}


class History:
    def __init__(self, client: Client) -> None:
        self.acknowledged = list(client.acknowledged)
        self.lives = copy.deepcopy(HEARD[client])

    @property
    def now(self) -> Life:
        return self.lives[-1]


class Histories:
    """What the people at a table were told, and its log."""

    def __init__(self, world: World) -> None:
        self.table = world.clients[0].table
        self.log: list[AnyEntry] = list(world.database.logs[self.table])
        self.people = [History(client) for client in world.clients if client.table == self.table]

    def broken(self) -> list[str]:
        """The promises that the checker finds broken."""
        checker = Checker()
        checker.check_table(self.table, self.people, self.log)
        return [name for name, promise in checker.promises.items() if promise.broken]

    @property
    def first(self) -> History:
        return self.people[0]

    @property
    def can_be_checked(self) -> bool:
        """Whether only people have played, and the owner changed before the last welcome."""
        owners = {life.epoch for life in self.first.lives}
        is_by_people = not any(isinstance(entry, NOT_BY_PEOPLE) for entry in self.log)
        return is_by_people and len(owners) > 1 and len(self.first.now.shown) > 1


@pytest.fixture(scope="module")
def world() -> Iterator[World]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(simulated_client, "Line", KeepingLine)
        yield next(filter(is_useful, map(simulate, range(SEEDS))))
    HEARD.clear()


def is_useful(world: World) -> bool:
    is_answered = all(client.unanswered is None for client in world.clients)
    return is_answered and Histories(world).can_be_checked


@pytest.fixture
def histories(world: World) -> Histories:
    return Histories(world)


def test_what_happened_is_fine(histories: Histories) -> None:
    assert not histories.broken()
    assert len({life.epoch for life in histories.first.lives}) > 1


def lose_a_move(histories: Histories) -> None:
    """A move was acknowledged, but is not stored."""
    histories.first.acknowledged.insert(2, "lost")


def store_a_move_twice(histories: Histories) -> None:
    """A move that was sent again was carried out again, in place of the next one."""
    seat, log = histories.first.now.seat, histories.log
    mine = [i for i, e in enumerate(log) if isinstance(e, entries.Moved) and e.seat == seat]
    last = log[mine[-1]]
    assert isinstance(last, entries.Moved)
    log[mine[-1]] = msgspec.structs.replace(last, id=histories.first.acknowledged[0])


def swap_moves(histories: Histories) -> None:
    acknowledged = histories.first.acknowledged
    acknowledged[0], acknowledged[1] = acknowledged[1], acknowledged[0]


def store_what_nobody_sent(histories: Histories) -> None:
    histories.first.acknowledged.pop()


def show_what_never_happened(histories: Histories) -> None:
    histories.first.now.shown[-1] = "something that a commit has undone"


def show_something_older(histories: Histories) -> None:
    """A node that is behind has welcomed the player last."""
    old = copy.deepcopy(histories.first.now)
    old.epoch = "a node that is behind"
    old.shown.pop()
    histories.first.lives.append(old)


def leave_an_event_out(histories: Histories) -> None:
    del histories.first.now.shown[1]


def let_an_old_owner_speak(histories: Histories) -> None:
    """The process that had the table first answers again, with nothing new."""
    old = copy.deepcopy(histories.first.now)
    old.shown = []
    old.epoch = histories.first.lives[0].epoch
    histories.first.lives.append(old)


def count_back(histories: Histories) -> None:
    """The same process welcomes the player again with an older number."""
    again = copy.deepcopy(histories.first.now)
    again.shown = []
    again.first = again.n - 1
    histories.first.lives.append(again)


@pytest.mark.parametrize(
    ("tamper", "promise"),
    [
        (lose_a_move, STORED_ONCE),
        (store_a_move_twice, STORED_ONCE),
        (swap_moves, STORED_ONCE),
        (store_what_nobody_sent, STORED_ONCE),
        (show_what_never_happened, SHOWN_IN_ORDER),
        (show_something_older, SHOWN_IN_ORDER),
        (leave_an_event_out, SHOWN_IN_ORDER),
        (let_an_old_owner_speak, NEVER_BACK),
        (count_back, NEVER_BACK),
    ],
)
def test_what_did_not_happen_is_found(
    histories: Histories, tamper: Callable[[Histories], None], promise: str
) -> None:
    tamper(histories)
    assert histories.broken() == [promise]


@pytest.mark.parametrize("missing", [0, 1])
def test_a_gap_in_a_log_is_found(postgres: Postgres, missing: int) -> None:
    async def run() -> None:
        async with stores(postgres.new_database(), "a") as (store,):
            rows = [{"table_id": TABLE, "number": n, "entry": "{}"} for n in (0, 1 + missing)]
            async with store.engine.begin() as connection:
                await connection.execute(insert(schema.log), rows)
            assert await tables_with_gaps(store) == ({TABLE} if missing else set())

    asyncio.run(run())
