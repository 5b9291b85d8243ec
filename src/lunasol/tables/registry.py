"""All tables: opened, found, listed, brought into memory when somebody comes, and taken out."""

import asyncio
import logging
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

import msgspec

from lunasol import games
from lunasol.engine import shuffle
from lunasol.protocol.http import NewTable
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.protocol.server_messages import ENCODER, TableInfo
from lunasol.protocol.table_ids import is_id, new_id
from lunasol.protocol.time_control import is_playable
from lunasol.protocol.types import EndReason, TableStatus
from lunasol.tables import catalog, entries
from lunasol.tables.housekeeping import Housekeeping
from lunasol.tables.index import INFO, first_deadline, index_row, seat_rows
from lunasol.tables.openers import Openers
from lunasol.tables.opening import (
    age,
    bots_again,
    bots_around,
    check_rematches,
    decide_decline,
    is_spare,
    opened_again,
)
from lunasol.tables.outbox import Connection
from lunasol.tables.ownership import Neighbours, NoNeighbours, OwnedElsewhere, Ownership, SoleOwner
from lunasol.tables.ports import LogAppend, Ports, Row, Storage, StorageError, TableLost, append
from lunasol.tables.state import TableState, rebuild
from lunasol.tables.table import Table

log = logging.getLogger(__name__)
LISTED = 100
MOST_DROPPED = 50
"""How many empty tables make room at once when the server is full."""
RECENT = 60_000
"""Milliseconds for which a table counts as in use after somebody has asked for it."""


class RegistryStorage(Storage, Protocol):
    """What the registry needs beyond what a single table does; most comes from the index."""

    async def ids(self, *states: str, older_than: int | None = None) -> list[str]: ...

    async def unindexed(self) -> list[str]: ...

    async def due(self, before: int, limit: int) -> list[str]: ...

    async def empty(self, older_than: int, limit: int) -> list[str]: ...

    async def opened_by(self, person: str) -> list[str]: ...

    async def unfinished(self, among: Sequence[str]) -> list[str]: ...

    async def count_unfinished(self) -> int: ...

    async def public(self, state: str, limit: int) -> list[tuple[str, str]]: ...

    async def drop(self, table_ids: Sequence[str]) -> None: ...


class RegistryLimits(Protocol):
    @property
    def tables(self) -> int: ...

    @property
    def address_tables(self) -> int: ...

    @property
    def all_tables(self) -> int: ...

    @property
    def memory_minutes(self) -> int: ...

    @property
    def empty_minutes(self) -> int: ...

    @property
    def open_hours(self) -> int: ...

    @property
    def idle_days(self) -> int: ...

    @property
    def keep_days(self) -> int: ...


class TableRegistry:
    def __init__(
        self,
        ports: Ports,
        storage: RegistryStorage,
        limits: RegistryLimits,
        id_prefix: str = "",
        ownership: Ownership | None = None,
    ) -> None:
        self.ports = ports
        self.id_prefix = id_prefix
        """What the ids of all tables begin with."""
        self.storage = storage
        self.limits = limits
        self.ownership: Ownership = ownership or SoleOwner()
        self.neighbours: Neighbours = NoNeighbours()
        self.tables: dict[str, Table] = {}
        """Those in memory: where somebody is, or was a few minutes ago, or something is due."""
        self.loading: dict[str, asyncio.Task[Table | None]] = {}
        """Each table is loaded once, however many ask for it."""
        self.dropping: set[str] = set()
        """The tables that are being deleted; nobody finds them any more."""
        self.losses = 0
        """How often this node could no longer be sure of its tables."""
        self.shown: dict[str, TableInfo] = {}
        """By public table, what the index shows of it to other nodes."""
        self.openers = Openers()
        self.running_since = 0
        """Since when the server has been running without a pause: clocks do not count what was
        before."""
        self.joined: int | None = None
        """For one of several nodes, the same: 0 if others ran before it."""
        self.housekeeping = Housekeeping(self)

    def open(self) -> None:
        """Nothing is loaded yet: tables come into memory when somebody asks for them."""
        self.running_since = self.ports.clock.now()
        self.housekeeping.start()

    async def close(self) -> None:
        """Wait for everything that may be reading from the storage, which closes next."""
        await self.housekeeping.stop()
        await asyncio.gather(*self.loading.values(), return_exceptions=True)
        for table in self.tables.values():
            table.scheduler.stop()
            self.reindex_if_changed(table)

    # Finding ----------------------------------------------------------------------------------

    async def find(self, id: str) -> Table:
        table = await self.load(id) if is_id(id, self.id_prefix) else None
        if table is None:
            raise RequestRefused(RefusalKey.NO_SUCH_TABLE)
        return table

    async def load(self, id: str) -> Table | None:
        """The table, brought into memory if it is not there; None if there is no such table, or if
        it is damaged."""
        table = self.tables.get(id)
        if table is not None:
            table.last_used = self.ports.clock.now()
        if table is not None or id in self.dropping:
            return table
        task = self.loading.get(id)
        if task is None:
            task = asyncio.create_task(self.bring_back(id), name=f"load {id}")
            self.loading[id] = task
            task.add_done_callback(lambda _: self.loading.pop(id))
        return await asyncio.shield(task)  # others may wait for it even if this request ends

    async def bring_back(self, id: str) -> Table | None:
        with self.uninterrupted():
            found = await self.read(id) if await self.ownership.take(id) else None
        if found is None:
            self.ownership.give_up(id)
            return None
        table = self.remember(Table(*found, self.ports))
        if self.ownership.is_shared:
            table.indexed = 0  # the last owner may not have written its row
        if table.state.is_unfinished:
            table.wake_up(self.running_since if self.joined is None else self.joined)
        return table

    def remember(self, table: Table) -> Table:
        self.tables[table.state.id] = table
        table.is_shared = self.ownership.is_shared
        table.on_lost = self.lose
        self.count()
        return table

    async def read(self, id: str) -> tuple[TableState, int] | None:
        """The state of a table and the length of its log. A damaged log is reported and left out,
        so that the other tables can be used."""
        try:
            stored = await self.storage.log(id)
            return (rebuild(id, stored), len(stored)) if stored else None
        except StorageError:
            raise
        except Exception:
            log.exception("a table cannot be brought back", extra={"table": id})
            return None

    def state_in_memory(self, id: str) -> TableState | None:
        table = self.tables.get(id)
        return None if table is None else table.state

    def count(self) -> None:
        self.ports.metrics.set_tables(len(self.tables))

    async def public_tables(self, status: TableStatus) -> list[TableInfo]:
        """The newest first. Who is connected is known of tables in memory only; nobody is connected
        to another one."""
        found = []
        for id, stored in await self.storage.public(status, LISTED):
            table = self.tables.get(id)
            info = stored_info(id, stored) if table is None else table.info
            if info is not None and info.state == status:
                found.append(info)
        return found

    # Opening ----------------------------------------------------------------------------------

    async def create(self, person: str, wanted: NewTable, address: str = "") -> Table:
        definition = games.definition(wanted.game)
        players = definition.usual if wanted.players is None else wanted.players
        options = catalog.checked(definition, players, wanted.options)
        if not is_playable(wanted.pace):
            raise RequestRefused(RefusalKey.BAD_PACE)
        await self.make_room(person, wanted.bots, address)
        settings = {**wanted.settings(), "game": definition.id, "options": options}
        opened = entries.Opened(
            **settings,
            at=self.ports.clock.now(),
            players=players,
            host=person,
            secret=shuffle.new_secret().hex(),
            reserved=(person, *[""] * (players - 1)) if wanted.bots else (),
        )
        return await self.add(opened, bots_around(opened) if wanted.bots else [], address)

    async def make_room(self, person: str, is_against_bots: bool, address: str) -> None:
        """Refuse a person who has too many unfinished tables. For another match against bots their
        oldest one is given up instead, so that nobody is kept from playing by what they left."""
        mine = await self.storage.opened_by(person)
        too_many = max(0, len(mine) - self.limits.tables + 1)
        given_up = await self.to_give_up(mine, too_many, is_against_bots) if too_many else []
        await self.check_address(address)
        await self.check_all(len(given_up))
        for state in given_up:
            await self.end(state.id, "host" if state.status == "open" else "resigned")

    async def to_give_up(
        self, mine: Sequence[str], too_many: int, is_against_bots: bool
    ) -> list[TableState]:
        states = [state for id in mine if (state := await self.state_of(id)) is not None]
        spare = [state for state in states if is_spare(state, is_against_bots)]
        if too_many > len(spare):
            ids = ", ".join(state.id for state in states if state not in spare)
            raise RequestRefused(RefusalKey.TOO_MANY_TABLES, f"finish or remove one of {ids}")
        return sorted(spare, key=age)[:too_many]

    async def state_of(self, id: str) -> TableState | None:
        """The state of a table, wherever it is; None if it is gone or damaged."""
        try:
            table = await self.load(id)
        except OwnedElsewhere:
            found = await self.read(id)
            return None if found is None else found[0]
        return None if table is None else table.state

    async def end(self, id: str, why: EndReason) -> None:
        try:
            table = await self.load(id)
        except OwnedElsewhere as other:
            await self.neighbours.ask(other, "end", why=why)
            return
        if table is not None:
            await table.end(why)

    async def check_address(self, address: str) -> None:
        """No address may fill the server with tables."""
        openers, most = self.openers, self.limits.address_tables
        if openers.counts[address] < most:
            return
        openers.keep_only(await self.storage.unfinished(openers.opened_from(address)), address)
        if openers.counts[address] >= most:
            raise RequestRefused(RefusalKey.SERVER_FULL, f"{most} are open from this address")

    async def check_all(self, given_up: int) -> None:
        """Refuse if the server is full; tables at which nobody sits make room first."""
        if await self.storage.count_unfinished() - given_up < self.limits.all_tables:
            return
        before = self.ports.clock.now() - RECENT
        if not await self.drop(await self.storage.empty(before, MOST_DROPPED), before):
            raise RequestRefused(RefusalKey.SERVER_FULL)

    async def add(
        self,
        opened: entries.Opened,
        seated: Sequence[entries.AnyEntry] = (),
        address: str = "",
    ) -> Table:
        """A new table, at which bots may sit already."""
        id = new_id(self.id_prefix)
        state = TableState(id, opened)
        for entry in seated:
            state.apply(entry)
        length = 1 + len(seated)
        with self.uninterrupted():
            await append(self.storage, id, 0, [opened, *seated], index_row(state, length))
        self.openers.note(id, address)
        return self.remember(Table(state, length, self.ports))

    async def rematch(self, table: Table, connection: Connection) -> str:
        """A new table with the same settings; everybody moves on by one seat."""
        async with table.lock:
            state = table.state
            if table.actor(connection).seat is None and connection.person != state.host:
                raise RequestRefused(RefusalKey.NOT_SEATED)
            if state.status not in ("over", "ended"):
                raise RequestRefused(RefusalKey.NOT_OVER)
            if state.next is None or await self.is_closed(state.next):
                check_rematches(state)
                host = self.host_of_rematch(table, connection)
                address = self.openers.address_of(state.id)
                await self.make_room(host, state.is_against_bots, address)
                opened = opened_again(state, host, table.now())
                new = await self.add(opened, bots_again(state, opened.at), address)
                await table.commit([entries.Rematched(at=table.now(), table=new.state.id)])
            assert state.next is not None
            return state.next

    async def is_closed(self, id: str) -> bool:
        """Whether the table of a rematch was given up before its match began, or is gone."""
        state = await self.state_of(id)
        return state is None or (state.status == "ended" and state.match is None)

    def host_of_rematch(self, table: Table, connection: Connection) -> str:
        """The host stays; if they have left, the one who asks, so that somebody can begin."""
        state, is_here = table.state, table.broadcaster.is_here(table.state.host)
        return state.host if is_here or not connection.person else connection.person

    async def decline(self, table: Table, connection: Connection) -> None:
        """A person who was asked for a rematch stays away from it."""
        next_id = table.state.next
        if next_id is None:
            raise RequestRefused(RefusalKey.NOT_ASKED)
        try:
            await self.decline_at(await self.find(next_id), connection.person)
        except OwnedElsewhere as other:
            await self.neighbours.ask(other, "decline", person=connection.person)

    async def decline_at(self, new: Table, person: str) -> None:
        async with new.lock:
            declined = decide_decline(new.state, person, new.now())
            if declined:
                await new.commit(declined)

    # The index --------------------------------------------------------------------------------

    def reindex_if_changed(self, table: Table) -> bool:
        is_changed = table.indexed != table.length or self.is_shown_differently(table)
        if is_changed:
            self.reindex(table)
        return is_changed

    def reindex(self, table: Table) -> None:
        table.indexed = table.length
        row = index_row(table.state, table.length)
        if self.ownership.is_shared and row["info"] is not None:
            row["info"] = ENCODER.encode(table.info).decode()
            self.shown[table.state.id] = table.info
        self.write_index(table.state, row)

    def is_shown_differently(self, table: Table) -> bool:
        """Whether other nodes still list an earlier state, such as who is connected."""
        is_listed = table.state.opened.public and self.ownership.is_shared
        return is_listed and self.shown.get(table.state.id) is not table.info

    def write_index(self, state: TableState, row: Row) -> None:
        self.storage.append(LogAppend(state.id, 1, (), log_index_error, row, seat_rows(state)))

    # Leaving memory ---------------------------------------------------------------------------

    def let_go(self, table: Table) -> None:
        """Take a table out of memory at which nothing happens now. Its index row says when
        something will: not before a clock runs out."""
        row = index_row(table.state, table.length)
        deadline = first_deadline(table.state)
        if table.indexed != table.length or row["due"] != deadline:
            self.write_index(table.state, {**row, "due": deadline})
        self.evict(table.state.id)

    def evict(self, id: str) -> None:
        """Take a table out of memory; its log stays. Nothing is written by this object any more,
        because the next request makes another one from the log."""
        table = self.tables.pop(id, None)
        if table is not None:
            table.is_evicted = True
            table.scheduler.stop()
            self.shown.pop(id, None)
            self.ownership.give_up(id)
        self.count()

    def lose(self, table: Table) -> None:
        """Another node may have this table. Who is connected comes back, wherever it is then."""
        id = table.state.id
        if self.tables.get(id) is table:
            self.evict(id)
            self.neighbours.dismiss(id)
        table.scheduler.stop()

    def lose_all(self) -> None:
        """This node can no longer be sure of any table."""
        self.losses += 1
        for table in list(self.tables.values()):
            self.lose(table)

    @contextmanager
    def uninterrupted(self) -> Iterator[None]:
        """While a table comes into memory. Raises StorageError if this node could not be sure of
        its tables meanwhile: another one may have this table then, and change it."""
        before = self.losses
        yield
        if self.losses != before:
            raise StorageError("the table may have been taken over meanwhile")

    async def drop(self, ids: Collection[str], before: int) -> int:
        """Delete tables, but none that somebody has used since then. Returns how many."""
        gone = [id for id in ids if self.is_unused(id, before)]
        self.dropping.update(gone)
        try:
            for id in gone:
                self.evict(id)
                self.openers.forget(id)
            if gone:
                await self.storage.drop(gone)
        finally:
            self.dropping.difference_update(gone)
        return len(gone)

    def is_unused(self, id: str, before: int) -> bool:
        """Nobody is connected to a table that is not in memory."""
        table = self.tables.get(id)
        if table is None:
            return id not in self.loading and id not in self.dropping
        is_old = max(table.last_used, table.state.changed) < before
        return is_old and not table.is_in_use


def held(table: Table) -> "Held":
    """``with`` it: the table stays in memory meanwhile."""
    return Held(table)


class Held:
    """A hold on a table. A class, because a generator would take more memory for as long as a
    connection lasts."""

    __slots__ = ("table",)

    def __init__(self, table: Table) -> None:
        self.table = table

    def __enter__(self) -> None:
        self.table.users += 1

    def __exit__(self, *_: object) -> None:
        self.table.users -= 1
        self.table.last_used = self.table.now()


def stored_info(id: str, text: str) -> TableInfo | None:
    """What the index says about a table; a row of an earlier version is left out."""
    try:
        return INFO.decode(text)
    except msgspec.MsgspecError:
        log.warning("an index row cannot be read", extra={"table": id})
        return None


def log_index_error(error: Exception | None) -> None:
    """An index row that is not written comes with the next change; the log has everything."""
    if error is not None and not isinstance(error, TableLost):
        log.error("the index could not be written: %s", error)
