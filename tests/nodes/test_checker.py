"""The checker finds what it looks for: histories of a simulated match, each tampered with once."""

import asyncio
import copy
import logging
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert

from lunasol.server.storage import schema
from lunasol.tables import entries
from lunasol.tables.entries import AnyEntry
from nodes.checker import (
    NEVER_BACK,
    SHOWN_IN_ORDER,
    STORED_ONCE,
    Checker,
    tables_with_gaps,
)
from nodes.simulation import World, simulate
from nodes.test_fence import TABLE, stores
from server.storage.postgres import Postgres

SEED = "checker"


class Histories:
    """What both players were told, and the log."""

    def __init__(self, world: World) -> None:
        self.table = world.table
        self.log: list[AnyEntry] = list(world.database.logs[world.table])
        self.people = [History(client) for client in world.clients]

    def broken(self) -> list[str]:
        """The promises that the checker finds broken."""
        people: Any = self.people
        checker = Checker()
        checker.check_table(self.table, people, self.log)
        return [name for name, promise in checker.promises.items() if promise.broken]

    @property
    def first(self) -> "History":
        """The first player, who has had several connections."""
        return self.people[0]

    def updates(self) -> list[Any]:
        """What the first player was shown after their last welcome."""
        return [each for each in self.first.now.received if each["type"] == "update"]


class History:
    def __init__(self, client: Any) -> None:
        self.acknowledged = list(client.acknowledged)
        self.lives = copy.deepcopy(client.lives)

    @property
    def now(self) -> Any:
        return self.lives[-1]


@pytest.fixture(scope="module")
def world() -> Iterator[World]:
    logging.disable(logging.ERROR)  # what nodes say about lost commits
    yield simulate(SEED)
    logging.disable(logging.NOTSET)


@pytest.fixture
def histories(world: World) -> Histories:
    return Histories(world)


def test_what_happened_is_fine(histories: Histories) -> None:
    assert not histories.broken()
    assert len({life.received[0]["epoch"] for life in histories.first.lives}) > 1


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
    event = next(event for update in histories.updates() for event in update["events"])
    event["text"] = "something that a commit has undone"


def show_something_older(histories: Histories) -> None:
    """A node that is behind has welcomed the player last."""
    old = copy.deepcopy(histories.first.lives[0])
    old.received[0]["epoch"] = "a node that is behind"
    histories.first.lives.append(old)


def leave_an_event_out(histories: Histories) -> None:
    next(update for update in histories.updates() if update["events"])["events"].pop(0)


def let_an_old_owner_speak(histories: Histories) -> None:
    """The process that had the table first answers again, with nothing new."""
    old = copy.deepcopy(histories.first.now)
    old.received = old.received[:1]
    old.received[0]["events"] = []
    old.received[0]["epoch"] = histories.first.lives[0].received[0]["epoch"]
    histories.first.lives.append(old)


def count_back(histories: Histories) -> None:
    """The same process welcomes the player again with an older number."""
    again = copy.deepcopy(histories.first.now)
    again.received = again.received[:1]
    again.received[0]["events"] = []
    again.received[0]["n"] -= 1
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
