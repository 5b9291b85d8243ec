"""All tables of a server: made, found, listed, brought back, and cleared away in the end."""

import asyncio
import logging
import secrets
from collections import Counter

from lunasol import games
from lunasol.engine import shuffle
from lunasol.server import entries, shelf
from lunasol.server.api import MyTable, NewTable
from lunasol.server.clock import now
from lunasol.server.errors import No
from lunasol.server.pace import is_possible
from lunasol.server.review import Reviews
from lunasol.server.room import Room, rebuilt
from lunasol.server.services import Services
from lunasol.server.streams import Line
from lunasol.server.table import Table, index_row
from lunasol.server.watching import result_of

log = logging.getLogger(__name__)
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 12
LISTED = 100
HOUR = 60 * 60 * 1000
DAY = 24 * HOUR
CLEAR_UP = 600
"""Seconds between two rounds of clearing up."""


class Hall:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, Table] = {}
        """All unfinished ones, and those that somebody still looks at."""
        self.reviews = Reviews(services.thinkers)
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
            table.keeper.stop()

    # Finding ----------------------------------------------------------------------------------

    async def find(self, id: str) -> Table:
        table = self.tables.get(id) or await self.load(id)
        if table is None:
            raise No("no-such-table")
        return table

    async def load(self, id: str) -> Table | None:
        stored = await self.services.store.log(id)
        if not stored:
            return None
        if id not in self.tables:  # somebody else may have been quicker
            try:
                room = rebuilt(id, stored)
            except Exception:  # one table that is damaged must not keep the others away
                log.exception("a table cannot be brought back", extra={"table": id})
                return None
            self.tables[id] = Table(room, len(stored), self.services)
            self.count()
        return self.tables[id]

    def count(self) -> None:
        self.services.metrics.tables.set(len(self.tables))

    def listed(self, state: str) -> list[Table]:
        found = [
            table
            for table in self.tables.values()
            if table.summary.public and table.summary.state == state
        ]
        return sorted(found, key=lambda table: -table.room.opened.at)[:LISTED]

    async def of_person(self, person: str) -> list[MyTable]:
        """The newest first; those whose turn it is before all others."""
        ids = (await self.services.store.tables_of(person))[:LISTED]
        mine = [my_table(await self.find(id), person) for id in ids]
        return sorted(mine, key=lambda each: not each.your_turn)

    # Making -----------------------------------------------------------------------------------

    async def create(self, person: str, wanted: NewTable) -> Table:
        definition = games.definition(wanted.game)
        players = definition.usual if wanted.players is None else wanted.players
        options = shelf.checked(definition, players, wanted.options)
        if not is_possible(wanted.pace):
            raise No("bad-pace")
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
        unfinished = [t for t in self.tables.values() if t.room.state in ("open", "running")]
        hosts = Counter(table.room.opened.host for table in unfinished)
        if hosts[person] >= self.services.settings.tables:
            raise No("too-many-tables")
        if len(unfinished) >= self.services.settings.all_tables:
            raise No("server-full")

    async def add(self, opened: entries.Opened) -> Table:
        id = "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))
        room = Room(id, opened)
        await self.services.store.append(id, 0, [opened], index_row(room))
        table = self.tables[id] = Table(room, 1, self.services)
        self.count()
        return table

    async def rematch(self, table: Table, line: Line) -> str:
        """A new table with the same settings; everybody sits one seat further on."""
        async with table.turns:
            room = table.room
            if table.seat_of(line) is None and line.person != room.host:
                raise No("not-seated")
            if room.state not in ("over", "ended"):
                raise No("not-over")
            if room.next is None:
                self.check_room_for(room.host)
                new = await self.add(again(room, now()))
                await sit_bots(new, room)
                await table.commit([entries.Rematched(at=now(), table=new.room.id)])
            assert room.next is not None
            return room.next

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
            idle = moment - table.room.changed
            if table.room.state == "running" and idle > settings.idle_days * DAY:
                async with table.turns:
                    await table.commit([entries.Ended(at=moment, why="idle")])
            elif table.room.state in ("over", "ended") and not table.teller.is_anybody_here:
                self.let_go(table.room.id)
        stale = await store.ids("open", older_than=moment - settings.open_hours * HOUR)
        old = await store.ids("over", "ended", older_than=moment - settings.keep_days * DAY)
        for id in [*stale, *old]:
            self.let_go(id)
        if stale or old:
            await store.drop([*stale, *old])

    def let_go(self, id: str) -> None:
        table = self.tables.pop(id, None)
        if table is not None:
            table.keeper.stop()
        self.count()


def my_table(table: Table, person: str) -> MyTable:
    seat = table.room.seat_of(person)
    result = result_of(table.room.match)
    return MyTable(
        table=table.summary,
        seat=seat,
        is_host=table.room.host == person,
        your_turn=seat is not None and seat in table.room.to_act,
        changed=table.room.changed,
        winners=() if result is None else result.winners,
    )


def again(room: Room, at: int) -> entries.Opened:
    persons = [chair.person for chair in room.chairs]
    opened = room.opened
    return entries.Opened(
        at=at,
        game=opened.game,
        players=opened.players,
        options=opened.options,
        pace=opened.pace,
        host=room.host,
        secret=shuffle.new_secret().hex(),
        public=opened.public,
        hints=opened.hints,
        free_chat=room.free_chat,
        watch=opened.watch,
        watch_delay=opened.watch_delay,
        level=opened.level,
        reserved=(persons[-1], *persons[:-1]),
    )


async def sit_bots(new: Table, old: Room) -> None:
    """Bots take their rotated seats at once; people have to come themselves."""
    moment = now()
    bots: list[entries.AnyEntry] = [
        entries.BotSat(at=moment, seat=(seat + 1) % old.players, level=chair.level, name=chair.name)
        for seat, chair in enumerate(old.chairs)
        if chair.kind == "bot"
    ]
    if bots:
        async with new.turns:
            await new.commit(bots)
