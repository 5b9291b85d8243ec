"""All tables of a server: made, found, listed, brought back, and cleared away in the end."""

import asyncio
import logging
import secrets
from collections import Counter

from lunasol import games
from lunasol.engine import shuffle
from lunasol.protocol.http import MyTable, NewTable
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.protocol.time_control import is_possible
from lunasol.server.bots.reviews import Reviews
from lunasol.tables import catalog, entries
from lunasol.tables.clock import now
from lunasol.tables.outbox import Connection
from lunasol.tables.ports import Services
from lunasol.tables.projection import result_of
from lunasol.tables.state import TableState, rebuild
from lunasol.tables.table import Table, index_row

log = logging.getLogger(__name__)
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 12
LISTED = 100
HOUR = 60 * 60 * 1000
DAY = 24 * HOUR
CLEAR_UP = 600
"""Seconds between two rounds of clearing up."""


class TableRegistry:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, Table] = {}
        """All unfinished ones, and those that somebody still looks at."""
        self.reviews = Reviews(services.bots)
        self.cleaner: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring back every table that was not finished."""
        for id in await self.services.store.ids("open", "running"):
            table = await self.load(id)
            if table is not None:
                table.wake_up()
        self.cleaner = asyncio.create_task(self.clear_up_forever(), name="clear up")
        log.info("tables brought back: %d", len(self.tables))

    async def close(self) -> None:
        if self.cleaner is not None:
            self.cleaner.cancel()
        self.reviews.close()
        for table in self.tables.values():
            table.scheduler.stop()

    # Finding ----------------------------------------------------------------------------------

    async def find(self, id: str) -> Table:
        table = self.tables.get(id) or await self.load(id)
        if table is None:
            raise RequestRefused(RefusalKey.NO_SUCH_TABLE)
        return table

    async def load(self, id: str) -> Table | None:
        stored = await self.services.store.log(id)
        if not stored:
            return None
        if id not in self.tables:  # somebody else may have been quicker
            try:
                state = rebuild(id, stored)
            except Exception:  # one table that is damaged must not keep the others away
                log.exception("a table cannot be brought back", extra={"table": id})
                return None
            self.tables[id] = Table(state, len(stored), self.services)
            self.count()
        return self.tables[id]

    def count(self) -> None:
        self.services.metrics.tables.set(len(self.tables))

    def listed(self, status: str) -> list[Table]:
        found = [
            table
            for table in self.tables.values()
            if table.summary.public and table.summary.state == status
        ]
        return sorted(found, key=lambda table: -table.state.opened.at)[:LISTED]

    async def of_person(self, person: str) -> list[MyTable]:
        """The newest first; those whose turn it is before all others."""
        ids = (await self.services.store.tables_of(person))[:LISTED]
        mine = [my_table(await self.find(id), person) for id in ids]
        return sorted(mine, key=lambda each: not each.your_turn)

    # Making -----------------------------------------------------------------------------------

    async def create(self, person: str, wanted: NewTable) -> Table:
        definition = games.definition(wanted.game)
        players = definition.usual if wanted.players is None else wanted.players
        options = catalog.checked(definition, players, wanted.options)
        if not is_possible(wanted.pace):
            raise RequestRefused(RefusalKey.BAD_PACE)
        self.check_room_for(person)
        opened = entries.Opened(
            at=now(),
            game=definition.id,
            players=players,
            options=options,
            pace=wanted.pace,
            host=person,
            secret=shuffle.new_secret().hex(),
            public=wanted.public,
            hints=wanted.hints,
            free_chat=wanted.free_chat,
            watch=wanted.watch,
            watch_delay=wanted.watch_delay,
            level=wanted.level,
        )
        return await self.add(opened)

    def check_room_for(self, person: str) -> None:
        unfinished = [t for t in self.tables.values() if t.state.status in ("open", "running")]
        hosts = Counter(table.state.opened.host for table in unfinished)
        if hosts[person] >= self.services.settings.tables:
            raise RequestRefused(RefusalKey.TOO_MANY_TABLES)
        if len(unfinished) >= self.services.settings.all_tables:
            raise RequestRefused(RefusalKey.SERVER_FULL)

    async def add(self, opened: entries.Opened) -> Table:
        id = "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))
        state = TableState(id, opened)
        await self.services.store.append(id, 0, [opened], index_row(state))
        table = self.tables[id] = Table(state, 1, self.services)
        self.count()
        return table

    async def rematch(self, table: Table, connection: Connection) -> str:
        """A new table with the same settings; everybody sits one seat further on."""
        async with table.lock:
            state = table.state
            if table.seat_of(connection) is None and connection.person != state.host:
                raise RequestRefused(RefusalKey.NOT_SEATED)
            if state.status not in ("over", "ended"):
                raise RequestRefused(RefusalKey.NOT_OVER)
            if state.next is None:
                self.check_room_for(state.host)
                new = await self.add(again(state, now()))
                await sit_bots(new, state)
                await table.commit([entries.Rematched(at=now(), table=new.state.id)])
            assert state.next is not None
            return state.next

    # Clearing up ------------------------------------------------------------------------------

    async def clear_up_forever(self) -> None:
        while True:
            await asyncio.sleep(CLEAR_UP)
            try:
                await self.clear_up(now())
            except Exception:
                log.exception("clearing up failed")

    async def clear_up(self, moment: int) -> None:
        settings, store = self.services.settings, self.services.store
        for table in list(self.tables.values()):
            idle = moment - table.state.changed
            if table.state.status == "running" and idle > settings.idle_days * DAY:
                async with table.lock:
                    await table.commit([entries.Ended(at=moment, why="idle")])
            elif table.state.status in ("over", "ended") and not table.broadcaster.is_anybody_here:
                self.let_go(table.state.id)
        stale = await store.ids("open", older_than=moment - settings.open_hours * HOUR)
        old = await store.ids("over", "ended", older_than=moment - settings.keep_days * DAY)
        for id in [*stale, *old]:
            self.let_go(id)
        if stale or old:
            await store.drop([*stale, *old])

    def let_go(self, id: str) -> None:
        table = self.tables.pop(id, None)
        if table is not None:
            table.scheduler.stop()
        self.count()


def my_table(table: Table, person: str) -> MyTable:
    seat = table.state.seat_of(person)
    result = result_of(table.state.match)
    return MyTable(
        table=table.summary,
        seat=seat,
        is_host=table.state.host == person,
        your_turn=seat is not None and seat in table.state.to_act,
        changed=table.state.changed,
        winners=() if result is None else result.winners,
    )


def again(state: TableState, at: int) -> entries.Opened:
    persons = [holder.person for holder in state.seats]
    opened = state.opened
    return entries.Opened(
        at=at,
        game=opened.game,
        players=opened.players,
        options=opened.options,
        pace=opened.pace,
        host=state.host,
        secret=shuffle.new_secret().hex(),
        public=opened.public,
        hints=opened.hints,
        free_chat=state.free_chat,
        watch=opened.watch,
        watch_delay=opened.watch_delay,
        level=opened.level,
        reserved=(persons[-1], *persons[:-1]),
    )


async def sit_bots(new: Table, old: TableState) -> None:
    """Bots take their rotated seats at once; people have to come themselves."""
    moment = now()
    bots: list[entries.AnyEntry] = [
        entries.BotSat(
            at=moment, seat=(seat + 1) % old.players, level=holder.level, name=holder.name
        )
        for seat, holder in enumerate(old.seats)
        if holder.kind == "bot"
    ]
    if bots:
        async with new.lock:
            await new.commit(bots)
