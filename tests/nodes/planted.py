"""Faults that are planted in simulated nodes, and the promise that each of them breaks."""

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from lunasol.tables.bot_jobs import BotJob, BotMove
from lunasol.tables.entries import AnyEntry, Moved
from lunasol.tables.ports import LogAppend, TableLost
from lunasol.tables.state import TableState
from nodes.simulated_node import Node, Parts, SimBots
from nodes.simulated_storage import Database, Store

# The database -----------------------------------------------------------------------------------


class NoFence(Database):
    """Stores whatever an owner of any epoch sends."""

    def is_held(self, _table: str, _epoch: int) -> bool:
        return True


class NoLock(Database):
    """A take-over does not wait for a commit that is under way."""

    def lock(self, _tables: set[str]) -> None: ...


class NoPrimaryKey(Database):
    def is_doubled(self, _append: LogAppend) -> bool:
        return False


class ForgetsInARestart(Database):
    """Says that a commit is durable before it is."""

    def restart(self, seconds: float) -> None:
        super().restart(seconds)
        for log in self.logs.values():
            del log[-1]


class EndlessLeases(Database):
    """The tables of a node that has died stay its own."""

    def is_alive(self, node: str) -> bool:
        return bool(node)


# The store of a node ----------------------------------------------------------------------------


class TellsFirst(Store):
    """Tells everybody before it stores."""

    def append(self, append: LogAppend) -> None:
        on_stored, append.on_stored = append.on_stored, lambda _: None
        super().append(append)
        self.process.loop.call_soon(on_stored, None)


class IgnoresTheFence(Store):
    """Tells everybody although its commit has come too late."""

    def append(self, append: LogAppend) -> None:
        append.on_stored = partial(self.ignore, append.on_stored)
        super().append(append)

    def ignore(self, on_stored: Callable[[Exception | None], None], error: Any) -> None:
        on_stored(None if isinstance(error, TableLost) else error)


class ReusesANumber(Store):
    """Begins after a take-over with the number of the last entry."""

    def append(self, append: LogAppend) -> None:
        is_new = append.is_first or append.table_id not in self.taken
        self.taken.discard(append.table_id)
        append.first -= 0 if is_new or not append.entries else 1
        super().append(append)

    def __init__(self, node: Node) -> None:
        super().__init__(node)
        self.taken: set[str] = set()

    async def take(self, table_id: str) -> bool:
        is_there = await super().take(table_id)
        self.taken.add(table_id)
        return is_there


class ForgetsTheLast(Store):
    """Brings tables back without the last move."""

    async def log(self, table_id: str) -> list[AnyEntry]:
        found = await super().log(table_id)
        return found[:-1] if isinstance(found[-1], Moved) else found


# The table --------------------------------------------------------------------------------------


def speaks_on(node: Node) -> None:
    """Goes on although its lease may have run out."""
    node.is_sure = lambda: True  # type: ignore[method-assign]
    node.store.lease.on_unsure = lambda: None


def with_state(change: Callable[[Node, TableState], None]) -> Callable[[Node], None]:
    """A node that reads a table from its log and then changes it."""

    def plant(node: Node) -> None:
        read = node.registry.read

        async def read_and_change(id: str) -> tuple[TableState, int] | None:
            found = await read(id)
            if found is not None:
                change(node, found[0])
            return found

        node.registry.read = read_and_change  # type: ignore[method-assign]

    return plant


def forget_ids(_node: Node, state: TableState) -> None:
    for holder in state.seats:
        holder.move_ids.clear()


def restart_clocks(node: Node, state: TableState) -> None:
    state.restart_clocks(node.world.milliseconds)


def lose_time(_node: Node, state: TableState) -> None:
    for seat in state.to_act:
        state.seats[seat].since -= 2000


def counts_back(node: Node) -> None:
    """Numbers a message like the one before when somebody comes."""
    find = node.registry.find

    async def find_and_count(id: str) -> Any:
        table = await find(id)
        for outbox in table.broadcaster.outboxes.values():
            outbox.n = max(0, outbox.n - 1)
        return table

    node.registry.find = find_and_count  # type: ignore[method-assign]


# Bots -------------------------------------------------------------------------------------------


class NewLuck(SimBots):
    """Draws its luck anew on each node."""

    async def choose(self, job: BotJob, whose: str) -> BotMove:
        job = msgspec.structs.replace(job, seed=self.world.luck.getrandbits(60))
        return await super().choose(job, whose)


NOT_STORED = "somebody was told something else than what is stored"
PLANTED = {
    "tells before it stores": (Parts(store=TellsFirst), NOT_STORED),
    "ignores the fence": (Parts(store=IgnoresTheFence), NOT_STORED),
    "a log without its end": (Parts(store=ForgetsTheLast), NOT_STORED),
    "no fence": (Parts(database=NoFence), "an owner of an old epoch has stored something"),
    "no lock": (Parts(database=NoLock), "an owner of an old epoch has stored something"),
    "a number again": (
        Parts(database=NoPrimaryKey, store=ReusesANumber),
        "a number was used twice or left out",
    ),
    "a commit that is not durable": (
        Parts(database=ForgetsInARestart),
        "what was stored is gone",
    ),
    "speaks without a lease": (
        Parts(plant=speaks_on),
        "a node speaks of a table that it does not own",
    ),
    "leases without an end": (
        Parts(database=EndlessLeases),
        "a table does not go on after the faults",
    ),
    "forgets the ids of moves": (
        Parts(plant=with_state(forget_ids)),
        "a move was refused and is stored",
    ),
    "counts messages back": (Parts(plant=counts_back), "a number was left out, or came again"),
    "clocks start again": (Parts(plant=with_state(restart_clocks)), "a clock gained time"),
    "clocks lose time": (
        Parts(plant=with_state(lose_time)),
        "a clock was shown that lost more than the outage",
    ),
    "bots with new luck": (Parts(bots=NewLuck), "a bot made another move than it would have"),
}
"""By fault, what is replaced in a simulation, and the promise that this breaks."""
