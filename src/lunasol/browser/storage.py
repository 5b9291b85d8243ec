"""The logs of all tables in the device's storage, and their index, which is also held in memory."""

import asyncio
import logging
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
from msgspec import Struct

from lunasol.api.my_tables import FINISHED, UNFINISHED, Cursor
from lunasol.browser.device import Device
from lunasol.protocol.types import TableStatus
from lunasol.tables.entries import DECODER, ENCODER, AnyEntry
from lunasol.tables.ports import LogAppend, Row, StorageError

log = logging.getLogger(__name__)


class IndexedSeat(Struct, frozen=True):
    """A seat that a person holds."""

    seat: int
    person: str
    to_act: bool


class IndexedTable(Struct, frozen=True, kw_only=True):
    """The index row of a table as it is stored, with those of its seats (``tables/index.py``)."""

    id: str
    game: str
    state: TableStatus
    host: str
    created: int
    changed: int
    names: str
    result: str | None
    opener: str
    length: int
    due: int | None
    is_empty: bool
    seats: tuple[IndexedSeat, ...] = ()

    @property
    def is_listed(self) -> bool:
        """Whether anybody finds it in their list."""
        return bool(self.host or self.seats)

    def row_for(self, person: str) -> Row | None:
        """The row as a person's list needs it; None if it is not one of theirs."""
        seat = next((each for each in self.seats if each.person == person), None)
        if seat is None and self.host != person:
            return None
        mine = {"seat": None, "to_act": False} if seat is None else msgspec.structs.asdict(seat)
        return {**msgspec.structs.asdict(self), **mine}


class OldRow(Struct, frozen=True):
    """What can be read of a row that another version has written."""

    id: str


ROW = msgspec.json.Decoder(IndexedTable)
OLD_ROW = msgspec.json.Decoder(OldRow)


@contextmanager
def storage_errors() -> Iterator[None]:
    """Tables know nothing of browsers: to them every failure is a StorageError."""
    try:
        yield
    except Exception as error:
        raise StorageError(str(error)[:200] or type(error).__name__) from error


class DeviceStorage:
    def __init__(self, device: Device) -> None:
        self.device = device
        self.rows: dict[str, IndexedTable] = {}
        self.outdated: set[str] = set()
        """Tables whose rows cannot be read; they are made again from their logs."""
        self.waiting: deque[LogAppend] = deque()
        self.writing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        with storage_errors():
            texts = list(await self.device.rows())
        for text in texts:
            self.take_in(text)

    def take_in(self, text: str) -> None:
        """One row. A damaged one is reported and left out, so that the others can be used."""
        try:
            row = ROW.decode(text)
            self.rows[row.id] = row
        except msgspec.MsgspecError:
            log.exception("an index row is damaged")
            with suppress(msgspec.MsgspecError):
                self.outdated.add(OLD_ROW.decode(text).id)

    # Writing ----------------------------------------------------------------------------------

    def append(self, append: LogAppend) -> None:
        """Store these entries after those that wait, then call their ``on_stored``."""
        self.waiting.append(append)
        if self.writing is None:
            self.writing = asyncio.create_task(self.write_all(), name="write")

    async def write_all(self) -> None:
        while self.waiting:
            append = self.waiting.popleft()
            try:
                append.on_stored(await self.failure_of(append))
            except Exception:  # a failure at one table must not affect the others
                log.exception("a change could not be published", extra={"table": append.table_id})
        self.writing = None

    async def failure_of(self, append: LogAppend) -> Exception | None:
        """Write, and say why it failed if it did."""
        try:
            await self.write(append)
        except StorageError as error:
            return error
        return None

    async def write(self, append: LogAppend) -> None:
        if not append.entries and not self.is_known(append.table_id):
            return  # an index row that comes too late: the table was removed
        row = None if append.table is None else indexed(append.table, append.seats)
        texts = [ENCODER.encode(entry).decode() for entry in append.entries]
        text = None if row is None else msgspec.json.encode(row).decode()
        with storage_errors():
            await self.device.append(append.table_id, append.first, texts, text)
        if row is not None:
            self.rows[row.id] = row
            self.outdated.discard(row.id)

    def is_known(self, table_id: str) -> bool:
        return table_id in self.rows or table_id in self.outdated

    async def settled(self) -> None:
        """Wait until everything that was to be written is written."""
        while self.writing is not None:
            await asyncio.wait([self.writing])

    async def drop(self, table_ids: Sequence[str]) -> None:
        await self.settled()
        with storage_errors():
            await self.device.drop(list(table_ids))
        for id in table_ids:
            self.rows.pop(id, None)
            self.outdated.discard(id)

    # Reading ----------------------------------------------------------------------------------

    async def log(self, table_id: str) -> list[AnyEntry]:
        return [DECODER.decode(text) for text in await self.texts(table_id)]

    async def texts(self, table_id: str) -> list[str]:
        with storage_errors():
            return list(await self.device.log(table_id))

    async def has(self, table_id: str) -> bool:
        """Whether there is such a table, be it damaged."""
        return self.is_known(table_id) or bool(await self.texts(table_id))

    async def unindexed(self) -> list[str]:
        """Tables whose rows cannot be read, or lack the moves made just before the page closed."""
        found = self.in_states(UNFINISHED)
        late = [row.id for row in found if len(await self.texts(row.id)) != row.length]
        return [*self.outdated, *late]

    def in_states(self, states: Iterable[str]) -> list[IndexedTable]:
        """The tables in these states, the oldest first."""
        wanted = frozenset(states)
        found = [row for row in self.rows.values() if row.state in wanted]
        return sorted(found, key=lambda row: row.created)

    def forgotten(self) -> list[str]:
        """Finished tables that nobody has in their list."""
        return [row.id for row in self.in_states(FINISHED) if not row.is_listed]

    async def ids(self, *states: str, older_than: int | None = None) -> list[str]:
        found = self.in_states(states)
        return [row.id for row in found if older_than is None or row.changed < older_than]

    async def due(self, before: int, limit: int) -> list[str]:
        found = [
            (row.due, row.id)
            for row in self.in_states(("running",))
            if row.due is not None and row.due < before
        ]
        return [id for _, id in sorted(found)[:limit]]

    async def empty(self, older_than: int, limit: int) -> list[str]:
        found = [row for row in self.in_states(("open",)) if row.is_empty]
        old = sorted((row.changed, row.id) for row in found if row.changed < older_than)
        return [id for _, id in old[:limit]]

    async def opened_by(self, person: str) -> list[str]:
        return [row.id for row in self.in_states(UNFINISHED) if row.opener == person]

    async def unfinished(self, among: Sequence[str]) -> list[str]:
        return [row.id for row in self.in_states(UNFINISHED) if row.id in among]

    async def count_unfinished(self) -> int:
        return len(self.in_states(UNFINISHED))

    async def public(self, state: str, limit: int) -> list[tuple[str, str]]:
        """None: nobody else can come to a table on this device."""
        return []

    async def my_tables(
        self, person: str, states: Sequence[str], after: Cursor | None, limit: int
    ) -> list[Row]:
        found = [row for each in self.in_states(states) if (row := each.row_for(person))]
        ordered = sorted(found, key=place, reverse=True)
        return [row for row in ordered if after is None or place(row) < after][:limit]


def place(row: Row) -> Cursor:
    """Where a row stands in a person's list, which begins with the greatest."""
    return bool(row["to_act"]), row["created"], row["id"]


def indexed(table: Row, seats: Sequence[Row]) -> IndexedTable:
    row: dict[str, Any] = {**table, "seats": seats}
    return msgspec.convert(row, IndexedTable)
