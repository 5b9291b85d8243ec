# Compiled by mypyc, see COMPILED in hatch_build.py.
"""What a table needs from outside. A server, a browser worker or a simulation provides it."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from lunasol.bots.answer import Answer
from lunasol.tables.bot_jobs import BotJob, BotMove
from lunasol.tables.entries import AnyEntry
from lunasol.tables.outbox import Program
from lunasol.tables.thinking_times import ThinkingTimes

Row = dict[str, Any]
OnStored = Callable[[Exception | None], None]
"""Called once the entries are durable, or with the reason why they are not."""


class StorageError(Exception):
    """The storage could not be read or written."""


class TableLost(StorageError):
    """Another node may have the table by now: it must be dropped and read again from its log."""


class LogAppend:
    """New entries of one table's log, stored all or none, with its index row if that changed."""

    def __init__(
        self,
        table_id: str,
        first: int,
        entries: Sequence[AnyEntry],
        on_stored: OnStored,
        table: Row | None = None,
        seats: Sequence[Row] = (),
    ) -> None:
        self.table_id = table_id
        self.first = first
        """The number of the first entry in the table's log."""
        self.entries = entries
        self.on_stored = on_stored
        self.table = table
        """The table's row of the index, if it changed."""
        self.seats = seats
        """The index rows of its seats, written together with the table's."""
        self.epoch = 0
        """The epoch in which this node owned the table, where several share a database."""

    @property
    def is_first(self) -> bool:
        """Whether this opens the table."""
        return self.first == 0

    def numbered(self) -> list[tuple[str, int, AnyEntry]]:
        return [(self.table_id, self.first + i, entry) for i, entry in enumerate(self.entries)]


class Storage(Protocol):
    """Keeps the logs. What it has acknowledged survives a power cut."""

    def append(self, append: LogAppend) -> None: ...

    async def log(self, table_id: str) -> list[AnyEntry]: ...


async def append(
    storage: Storage,
    table_id: str,
    first: int,
    entries: Sequence[AnyEntry],
    table: Row | None = None,
    seats: Sequence[Row] = (),
) -> None:
    """Store these entries and wait until they are durable; raises if they are not."""
    stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def on_stored(error: Exception | None) -> None:
        if stored.cancelled():
            return
        if error is None:
            stored.set_result(None)
        else:
            stored.set_exception(error)

    storage.append(LogAppend(table_id, first, entries, on_stored, table, seats))
    await stored


class BotPool(Protocol):
    """Lets bots think without blocking anybody else. Each thinks for an address, ``whose``, and
    addresses take turns."""

    async def choose(self, job: BotJob, whose: str) -> BotMove: ...

    async def advise(self, job: BotJob, whose: str) -> Answer: ...


class Metrics(Protocol):
    def count_entries(self, entries: Sequence[AnyEntry]) -> None: ...

    def set_tables(self, count: int) -> None: ...


class Access(Protocol):
    """Limits that belong to a person rather than to a table, and tokens for programs."""

    def may_chat(self, whose: str) -> bool: ...

    def may_change(self, whose: str) -> bool: ...

    def may_ask_hint(self, whose: str) -> bool: ...

    def program_token(self, table_id: str, program: Program) -> str: ...


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970."""


class Limits(Protocol):
    """The settings that tables follow; server/settings.py describes them."""

    @property
    def bot_pause(self) -> int: ...

    @property
    def grace(self) -> int | None:
        """Seconds to come back before a bot takes over; None if nobody else is kept waiting."""

    @property
    def reveal_seconds(self) -> int: ...

    @property
    def lines(self) -> int: ...


@dataclass(frozen=True)
class Ports:
    """What all tables share."""

    limits: Limits
    storage: Storage
    bots: BotPool
    metrics: Metrics
    access: Access
    clock: Clock
    thinking_times: ThinkingTimes = field(default_factory=ThinkingTimes)
