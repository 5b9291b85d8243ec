"""What the registry does by itself: it keeps the index up to date, wakes tables where something is
due, takes idle ones out of memory, and deletes old ones. It works gently: moves come first."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING

from lunasol.protocol.refusals import RequestRefused
from lunasol.tables.index import index_row, is_empty
from lunasol.tables.ownership import OwnedElsewhere
from lunasol.tables.ports import StorageError
from lunasol.tables.scheduler import SLEPT_SECONDS
from lunasol.tables.table import Table

if TYPE_CHECKING:
    from lunasol.tables.registry import TableRegistry

log = logging.getLogger(__name__)
SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR
CLEAN_UP_SECONDS = 60
WAKE_SECONDS = 5.0
MOST_WOKEN = 50
"""How many tables are woken at a time, one after the other."""
EVICT_SECONDS = 15.0
MOST_IDLE = 500
"""Tables that stay in memory without anybody: beyond it, the longest unused go at once."""
FAR_SECONDS = 30 * 60
"""A table leaves memory if nothing is due for this long."""
RECENT = 10 * SECOND
"""Somebody who has just asked for a table may be about to connect to it."""
INDEX_SECONDS = 1.0
"""How long the index may lag behind whose turn it is, if few tables are in play."""
STOP_SECONDS = 5.0
"""How long a query may take before it is given up when the server stops."""
INDEX_PAUSE = 0.02
"""The pause between two tables that are loaded or written to the index."""
MOST_DROPPED = 500
"""How many tables are deleted at a time."""

Work = Callable[[], Coroutine[None, None, None]]


class Stopping(Exception):
    """The registry closes: nothing more is begun."""


class Housekeeping:
    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry
        self.tasks: list[asyncio.Task[None]] = []
        self.damaged: set[str] = set()
        """Tables that are due but cannot be loaded; they are reported once."""
        self.stopping = asyncio.Event()

    def start(self) -> None:
        regularly: tuple[tuple[float, Work], ...] = (
            (INDEX_SECONDS, self.index_turns),
            (WAKE_SECONDS, self.wake_due_tables),
            (EVICT_SECONDS, self.evict_idle_tables),
            (CLEAN_UP_SECONDS, self.clean_up),
        )
        self.tasks = [
            asyncio.create_task(self.repeat(seconds, work), name=work.__name__)
            for seconds, work in regularly
        ]
        self.tasks.append(asyncio.create_task(self.index_old_tables(), name="index_old_tables"))

    async def stop(self) -> None:
        """Let what is under way come to its next rest, if that does not take too long. A cancelled
        query could still answer when the event loop is gone."""
        if not self.tasks:
            return
        self.stopping.set()
        _, late = await asyncio.wait(self.tasks, timeout=STOP_SECONDS)
        for task in late:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.stopping.clear()

    async def rest(self, seconds: float) -> None:
        """Let others go first, unless it is time to stop."""
        try:
            async with asyncio.timeout(seconds):
                await self.stopping.wait()
        except TimeoutError:
            return
        raise Stopping

    async def repeat(self, seconds: float, work: Work) -> None:
        while True:
            await self.pause(seconds)
            try:
                await work()
            except Stopping:
                return
            except (StorageError, RequestRefused) as error:  # the next time may be better
                log.warning("%s failed: %s", work.__name__, error)
            except Exception:
                log.exception("%s failed", work.__name__)

    async def pause(self, seconds: float) -> None:
        """If it lasts much longer, the whole process was stopped: nobody could play meanwhile."""
        loop, registry = asyncio.get_running_loop(), self.registry
        due = loop.time() + seconds
        await self.rest(seconds)
        if loop.time() - due > SLEPT_SECONDS:
            registry.running_since = registry.ports.clock.now()

    # The index --------------------------------------------------------------------------------

    async def index_turns(self) -> None:
        """Write whose turn it is soon after moves: with each of them it would cost too much, and
        all tables at once would let moves wait."""
        registry = self.registry
        for id in list(registry.tables):
            table = registry.tables.get(id)  # it may have been removed meanwhile
            if table is not None and registry.reindex_if_changed(table):
                await self.rest(INDEX_PAUSE)

    async def index_old_tables(self) -> None:
        """Bring rows up to date that an earlier version wrote, or that a crash left behind."""
        registry = self.registry
        for id in await registry.storage.unindexed():
            if registry.ownership.is_shared:
                await self.load(id)  # only its owner can write its row, and does so soon
            elif id not in registry.tables and (found := await registry.read(id)) is not None:
                state, length = found
                if id not in registry.tables and id not in registry.loading:
                    registry.write_index(state, index_row(state, length))
            elif id in registry.tables:
                registry.reindex(registry.tables[id])
            await self.rest(INDEX_PAUSE)

    async def load(self, id: str) -> Table | None:
        """The table; None also if another node has it, which then looks after it."""
        try:
            return await self.registry.load(id)
        except OwnedElsewhere:
            return None

    # Memory -----------------------------------------------------------------------------------

    async def wake_due_tables(self) -> None:
        """Load tables where a clock runs out soon, or where a bot has to move."""
        registry = self.registry
        before = registry.ports.clock.now() + round(2 * WAKE_SECONDS * SECOND)
        for id in await registry.storage.due(before, MOST_WOKEN + len(self.damaged)):
            if id in registry.tables or id in self.damaged:
                continue
            try:
                table = await registry.load(id)
            except OwnedElsewhere:  # another node was faster
                continue
            if table is None:
                self.damaged.add(id)
            else:
                registry.reindex(table)  # its clocks may have been given more time
            await self.rest(INDEX_PAUSE)

    async def evict_idle_tables(self) -> None:
        """Take tables out of memory that nobody has used for some minutes, or for some seconds if
        there are too many."""
        registry, moment = self.registry, self.registry.ports.clock.now()
        for table in registry.tables.values():
            if table.is_in_use:
                table.last_used = moment
        idle = sorted(filter(is_quiet, registry.tables.values()), key=lambda table: table.last_used)
        too_many = idle[: max(0, len(idle) - MOST_IDLE)]
        since = moment - registry.limits.memory_minutes * MINUTE
        unused = [table for table in idle if table.last_used < since and not is_empty(table.state)]
        for table in [*too_many, *unused]:
            is_idle = is_quiet(table) and table.last_used < moment - RECENT
            if is_idle and registry.tables.get(table.state.id) is table:
                registry.let_go(table)
                await self.rest(0)

    # Cleaning up ------------------------------------------------------------------------------

    async def clean_up(self) -> None:
        registry, limits = self.registry, self.registry.limits
        storage, moment = registry.storage, registry.ports.clock.now()
        await self.end_idle_matches(moment - limits.idle_days * DAY)
        await self.drop_empty_tables(moment - limits.empty_minutes * MINUTE)
        stale = moment - limits.open_hours * HOUR
        await self.drop_some(await storage.ids("open", older_than=stale), stale)
        old = moment - limits.keep_days * DAY
        await self.drop_some(await storage.ids("over", "ended", older_than=old), old)

    async def end_idle_matches(self, before: int) -> None:
        for id in await self.registry.storage.ids("running", older_than=before):
            table = await self.load(id)
            if table is not None and table.state.changed < before:
                await table.end("idle")
            await self.rest(INDEX_PAUSE)

    async def drop_empty_tables(self, before: int) -> None:
        """Nobody sits there, and nobody has been connected for some minutes. After a restart
        everybody gets this long to come back."""
        if self.registry.running_since < before:
            empty = await self.registry.storage.empty(before, MOST_DROPPED)
            await self.drop_some(empty, before)

    async def drop_some(self, ids: list[str], before: int) -> None:
        for first in range(0, len(ids), MOST_DROPPED):
            await self.registry.drop(ids[first : first + MOST_DROPPED], before)


def is_quiet(table: Table) -> bool:
    """Whether nothing happens at this table for a while unless somebody comes."""
    scheduler, now = table.scheduler, asyncio.get_running_loop().time()
    is_due = scheduler.timer is not None and scheduler.due - now < FAR_SECONDS
    is_waiting = bool(scheduler.thinking) or scheduler.awaits_salts
    return not (table.is_in_use or is_waiting or is_due)
