"""All tables: opened, found, listed, brought back after a restart, and removed in the end."""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from typing import Protocol

import msgspec

from lunasol import games
from lunasol.engine import shuffle
from lunasol.protocol.http import NewTable
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.protocol.time_control import is_playable
from lunasol.protocol.types import TableStatus
from lunasol.tables import catalog, entries
from lunasol.tables.commands.seating import BOT
from lunasol.tables.index import index_row, seat_rows
from lunasol.tables.outbox import Connection
from lunasol.tables.ports import LogAppend, Ports, Storage, StorageError, append
from lunasol.tables.state import TableState, rebuild
from lunasol.tables.table import Table

log = logging.getLogger(__name__)
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 12
LISTED = 100
HOUR = 60 * 60 * 1000
DAY = 24 * HOUR
CLEAN_UP_SECONDS = 600
INDEX_SECONDS = 1.0
"""How long the index may lag behind whose turn it is, if few tables are in play."""
INDEX_PAUSE = 0.02
"""The pause between two tables that are written to the index."""


class RegistryStorage(Storage, Protocol):
    """What the registry needs beyond what a single table does."""

    async def ids(self, *states: str, older_than: int | None = None) -> list[str]: ...

    async def unindexed(self) -> list[str]: ...

    async def drop(self, table_ids: list[str]) -> None: ...


class RegistryLimits(Protocol):
    @property
    def tables(self) -> int: ...

    @property
    def all_tables(self) -> int: ...

    @property
    def open_hours(self) -> int: ...

    @property
    def idle_days(self) -> int: ...

    @property
    def keep_days(self) -> int: ...


class TableRegistry:
    def __init__(self, ports: Ports, storage: RegistryStorage, limits: RegistryLimits) -> None:
        self.ports = ports
        self.storage = storage
        self.limits = limits
        self.tables: dict[str, Table] = {}
        """All unfinished tables, and finished ones that somebody still looks at."""
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Bring back every table that was not finished."""
        for id in await self.storage.ids("open", "running"):
            table = await self.load(id)
            if table is not None:
                table.wake_up()
                self.reindex(table)  # the last moves before a crash may be missing there
        self.tasks = [
            asyncio.create_task(self.clean_up_forever(), name="clean up"),
            asyncio.create_task(self.index_turns_forever(), name="index turns"),
            asyncio.create_task(self.index_old_tables(), name="index old tables"),
        ]
        log.info("tables brought back: %d", len(self.tables))

    async def close(self) -> None:
        """Wait for the background tasks: one may be reading from the storage, which closes next."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for table in self.tables.values():
            table.scheduler.stop()
            self.reindex_if_changed(table)

    # Finding ----------------------------------------------------------------------------------

    async def find(self, id: str) -> Table:
        table = self.tables.get(id)
        if table is None and is_id(id):
            table = await self.load(id)
        if table is None:
            raise RequestRefused(RefusalKey.NO_SUCH_TABLE)
        return table

    async def load(self, id: str) -> Table | None:
        """Bring a table into memory; None if there is no such table, or if it is damaged."""
        found = await self.read(id)
        if found is not None and id not in self.tables:  # another request may have been quicker
            self.tables[id] = Table(*found, self.ports)
            self.count()
        return self.tables.get(id)

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

    def public_tables(self, status: TableStatus) -> list[Table]:
        """The newest first."""
        found = [
            table
            for table in self.tables.values()
            if table.info.public and table.info.state == status
        ]
        return sorted(found, key=lambda table: -table.state.opened.at)[:LISTED]

    # Opening ----------------------------------------------------------------------------------

    async def create(self, person: str, wanted: NewTable) -> Table:
        definition = games.definition(wanted.game)
        players = definition.usual if wanted.players is None else wanted.players
        options = catalog.checked(definition, players, wanted.options)
        if not is_playable(wanted.pace):
            raise RequestRefused(RefusalKey.BAD_PACE)
        await self.make_room(person, wanted.bots)
        settings = {**wanted.settings(), "game": definition.id, "options": options}
        opened = entries.Opened(
            **settings,
            at=self.ports.clock.now(),
            players=players,
            host=person,
            secret=shuffle.new_secret().hex(),
            reserved=(person, *[""] * (players - 1)) if wanted.bots else (),
        )
        return await self.add(opened, bots_around(opened) if wanted.bots else [])

    async def make_room(self, person: str, is_against_bots: bool) -> None:
        """Refuse a person who has too many unfinished tables. For another match against bots their
        oldest one is given up instead, so that nobody is kept from playing by what they left."""
        unfinished = [table for table in self.tables.values() if table.state.is_unfinished]
        mine = [table for table in unfinished if table.state.opened.host == person]
        too_many = len(mine) - self.limits.tables + 1
        spare = [table for table in mine if is_spare(table.state, is_against_bots)]
        if too_many > len(spare):
            ids = ", ".join(table.state.id for table in mine if table not in spare)
            raise RequestRefused(RefusalKey.TOO_MANY_TABLES, f"finish or remove one of {ids}")
        if len(unfinished) - max(0, too_many) >= self.limits.all_tables:
            raise RequestRefused(RefusalKey.SERVER_FULL)
        for table in sorted(spare, key=age)[: max(0, too_many)]:
            await table.end("host" if table.state.status == "open" else "resigned")

    async def add(self, opened: entries.Opened, seated: Sequence[entries.AnyEntry] = ()) -> Table:
        """A new table, at which bots may sit already."""
        id = "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))
        state = TableState(id, opened)
        for entry in seated:
            state.apply(entry)
        await append(self.storage, id, 0, [opened, *seated], index_row(state))
        table = self.tables[id] = Table(state, 1 + len(seated), self.ports)
        self.count()
        return table

    async def rematch(self, table: Table, connection: Connection) -> str:
        """A new table with the same settings; everybody moves on by one seat."""
        async with table.lock:
            state = table.state
            if table.actor(connection).seat is None and connection.person != state.host:
                raise RequestRefused(RefusalKey.NOT_SEATED)
            if state.status not in ("over", "ended"):
                raise RequestRefused(RefusalKey.NOT_OVER)
            if state.next is None or await self.is_closed(state.next):
                host = self.host_of_rematch(table, connection)
                await self.make_room(host, state.is_against_bots)
                opened = opened_again(state, host, table.now())
                new = await self.add(opened, bots_again(state, opened.at))
                await table.commit([entries.Rematched(at=table.now(), table=new.state.id)])
            assert state.next is not None
            return state.next

    async def is_closed(self, id: str) -> bool:
        """Whether the table of a rematch was given up before its match began, or is gone."""
        table = self.tables.get(id) or await self.load(id)
        return table is None or (table.state.status == "ended" and table.state.match is None)

    def host_of_rematch(self, table: Table, connection: Connection) -> str:
        """The host stays; if they have left, the one who asks, so that somebody can begin."""
        state, is_here = table.state, table.broadcaster.is_here(table.state.host)
        return state.host if is_here or not connection.person else connection.person

    async def decline(self, table: Table, connection: Connection) -> None:
        """A person who was asked for a rematch stays away from it."""
        next_id = table.state.next
        if next_id is None:
            raise RequestRefused(RefusalKey.NOT_ASKED)
        new = await self.find(next_id)
        async with new.lock:
            declined = decide_decline(new.state, connection.person, new.now())
            if declined:
                await new.commit(declined)

    # The index --------------------------------------------------------------------------------

    async def index_turns_forever(self) -> None:
        """Write whose turn it is soon after moves: with each of them it would cost too much, and
        all tables at once would let moves wait."""
        while True:
            await asyncio.sleep(INDEX_SECONDS)
            for id in list(self.tables):
                table = self.tables.get(id)  # it may have been removed meanwhile
                if table is not None and self.reindex_if_changed(table):
                    await asyncio.sleep(INDEX_PAUSE)

    def reindex_if_changed(self, table: Table) -> bool:
        is_changed = table.indexed != table.length
        if is_changed:
            self.reindex(table)
        return is_changed

    def reindex(self, table: Table) -> None:
        table.indexed = table.length
        self.write_index(table.state)

    def write_index(self, state: TableState) -> None:
        rows = index_row(state), seat_rows(state)
        self.storage.append(LogAppend(state.id, 1, (), log_index_error, *rows))

    async def index_old_tables(self) -> None:
        """Earlier versions did not store names and results in the index: fill them in once."""
        for id in await self.storage.unindexed():
            state = self.state_in_memory(id)
            if state is None and (found := await self.read(id)) is not None:
                state, _ = found
            if state is not None:
                self.write_index(state)
            await asyncio.sleep(0)

    # Cleaning up ------------------------------------------------------------------------------

    async def clean_up_forever(self) -> None:
        while True:
            await asyncio.sleep(CLEAN_UP_SECONDS)
            try:
                await self.clean_up(self.ports.clock.now())
            except Exception:
                log.exception("cleaning up failed")

    async def clean_up(self, moment: int) -> None:
        for table in list(self.tables.values()):
            idle = moment - table.state.changed
            if table.state.status == "running" and idle > self.limits.idle_days * DAY:
                async with table.lock:
                    await table.commit([entries.Ended(at=moment, why="idle")])
            elif table.state.status in ("over", "ended") and not table.broadcaster.is_anybody_here:
                self.evict(table.state.id)
        stale = await self.storage.ids("open", older_than=moment - self.limits.open_hours * HOUR)
        kept_since = moment - self.limits.keep_days * DAY
        old = await self.storage.ids("over", "ended", older_than=kept_since)
        for id in [*stale, *old]:
            self.evict(id)
        if stale or old:
            await self.storage.drop([*stale, *old])

    def evict(self, id: str) -> None:
        """Take a table out of memory; its log stays."""
        table = self.tables.pop(id, None)
        if table is not None:
            table.scheduler.stop()
        self.count()


def is_id(text: str) -> bool:
    """Whether a table could have this id; databases dislike some other texts."""
    return len(text) == ID_LENGTH and all(letter in ALPHABET for letter in text)


def log_index_error(error: Exception | None) -> None:
    """An index row that is not written comes with the next change; the log has everything."""
    if error is not None:
        log.error("the index could not be written: %s", error)


def is_spare(state: TableState, is_against_bots: bool) -> bool:
    """Whether a table may be given up for another one of the same person."""
    if state.status == "open":
        return state.opened.bots
    return is_against_bots and state.is_against_bots


def age(table: Table) -> tuple[bool, int]:
    """The order in which tables are given up: those that never began first, then the oldest."""
    return table.state.status == "running", table.state.changed


def bots_around(opened: entries.Opened) -> list[entries.AnyEntry]:
    """Bots at every seat but the first, which is kept for the person."""
    return [
        entries.BotSat(at=opened.at, seat=seat, level=opened.level, name=f"{BOT} {seat + 1}")
        for seat in range(1, opened.players)
    ]


def decide_decline(state: TableState, person: str, now: int) -> list[entries.AnyEntry]:
    """The host's place goes to somebody else who was asked; if nobody is left, the table closes."""
    if state.status != "open" or state.seat_kept_for(person) is None:
        raise RequestRefused(RefusalKey.NOT_ASKED)
    declined: list[entries.AnyEntry] = [entries.Declined(at=now, person=person)]
    seated = [holder.person for holder in state.seats]
    others = [each for each in [*seated, *state.reserved] if each not in ("", person)]
    if not others:
        return [*declined, entries.Ended(at=now, why="nobody")]
    if state.host == person:
        declined.append(entries.HostGiven(at=now, person=others[0]))
    return declined


def opened_again(state: TableState, host: str, at: int) -> entries.Opened:
    """The first entry of a rematch: for everybody the next seat is reserved."""
    persons = [holder.person for holder in state.seats]
    return msgspec.structs.replace(
        state.opened,
        at=at,
        host=host,
        bots=state.is_against_bots,
        secret=shuffle.new_secret().hex(),
        free_chat=state.free_chat,
        reserved=(persons[-1], *persons[:-1]),
    )


def bots_again(old: TableState, at: int) -> list[entries.AnyEntry]:
    """Bots take their rotated seats at once; people have to sit down themselves, because their
    clients draw a salt for the new commitment."""
    return [
        entries.BotSat(at=at, seat=(seat + 1) % old.players, level=holder.level, name=holder.name)
        for seat, holder in enumerate(old.seats)
        if holder.kind == "bot"
    ]
