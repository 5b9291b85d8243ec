# Compiled by mypyc, see COMPILED in hatch_build.py.
"""A table: it owns the connections, runs one command at a time, and stores before it sends.

Every change takes one path: a command decides the entries, ``write`` applies and stores them, and
``publish`` sends what follows from them, because nothing may leave before it is durable.
``commit`` awaits that path; ``execute_now`` takes it with a callback, for a move that does not have
to wait for its turn.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any

from lunasol.engine.cards import NOTHING
from lunasol.engine.errors import IllegalMove
from lunasol.protocol.client_messages import AnyClientMessage, Hello
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.protocol.server_messages import ENCODER, Refused, TableInfo
from lunasol.protocol.types import EndReason
from lunasol.tables import entries, projection
from lunasol.tables.broadcast import SPECTATORS, Broadcaster, PreparedMessage, Viewer, deliver
from lunasol.tables.commands.command_table import COMMANDS
from lunasol.tables.commands.context import Actor, Context
from lunasol.tables.commands.leaving import remove
from lunasol.tables.entries import AnyEntry
from lunasol.tables.index import index_row, seat_rows
from lunasol.tables.lock import FairLock
from lunasol.tables.outbox import Connection
from lunasol.tables.ports import LogAppend, Ports, StorageError, TableLost
from lunasol.tables.scheduler import RETRY_SECONDS, TableScheduler
from lunasol.tables.state import TableState, rebuild

log = logging.getLogger(__name__)

OnWritten = Callable[[RequestRefused | None], None]
"""Called when entries are stored and published, or with the reason why they are not."""
OnSettled = Callable[[RequestRefused | IllegalMove | None], None]
"""Called when a command is done, or with the reason why it was refused."""

CHANGES_HANDS = (entries.Sat, entries.Rose, entries.ProgramSat, entries.Started)
"""After these, connections may belong to another seat, or to none."""
PLAY = (entries.Moved, entries.Said)
"""While a match runs, these do not change the index."""


class Change:
    """Entries that the state has applied, but that have not been published yet."""

    def __init__(self, new: Sequence[AnyEntry], since: int, only: Collection[int] | None) -> None:
        self.new = new
        self.since = since
        """The length of the match's log before these entries."""
        self.only = only
        """The seats that may see the change; None means everybody."""
        self.is_only_a_move = len(new) == 1 and isinstance(new[0], entries.Moved)
        """Nearly every change is; such a one need not be looked at for anything else."""
        self.prepared: list[PreparedMessage] | None = None
        """The messages about the change, if they are encoded already."""


class Table:
    def __init__(self, state: TableState, length: int, ports: Ports) -> None:
        self.state = state
        self.length = length
        """The number of entries in its log."""
        self.ports = ports
        self.lock = FairLock()
        self.recovery: asyncio.Task[None] | None = None
        self.broadcaster = Broadcaster(state, ports.clock)
        self.scheduler = TableScheduler(self)
        self.info = self.current_info()
        """What everybody may know about the table, as far as it is stored."""
        self.indexed = length
        """The number of entries that the index takes into account."""
        self.users = 0
        """How many sessions and requests hold on to this table."""
        self.unsettled = 0
        """How many changes are being stored."""
        self.last_used = self.now()
        self.is_evicted = False
        """Whether the registry has let go of this object; another one may have taken its place."""
        self.is_shared = False
        """Whether another node could take this table."""
        self.on_lost: Callable[[Table], None] | None = None
        """Called when another node may have this table: lets go of it and of its connections."""

    def now(self) -> int:
        return self.ports.clock.now()

    def current_info(self) -> TableInfo:
        moment, broadcaster = self.now(), self.broadcaster
        graces = {seat: max(0, end - moment) for seat, end in self.scheduler.graces.items()}
        return projection.table_info(
            self.state, broadcaster.present, graces, broadcaster.spectators, moment
        )

    def wake_up(self, running_since: int) -> None:
        """Brought back into memory: clocks go on, but no time has passed before this moment, when
        the server began to run. Players get time to come back."""
        for seat in self.state.to_act:
            holder = self.state.seats[seat]
            holder.since = max(holder.since, running_since)
        self.broadcaster.resume(self.info, self.state)
        self.scheduler.start_graces()
        self.scheduler.await_salts()
        self.scheduler.plan()

    @property
    def is_in_use(self) -> bool:
        """Whether somebody is connected or asks for something, or a change is on its way."""
        is_busy = self.users > 0 or self.unsettled > 0 or self.lock.is_held
        return is_busy or self.broadcaster.is_anybody_here or self.broadcaster.waiting > 0

    # Connections ------------------------------------------------------------------------------

    def actor(self, connection: Connection) -> Actor:
        if self.is_replaced(connection):
            raise RequestRefused(RefusalKey.PROGRAM_REPLACED)
        return Actor(connection.person, self.viewer_of(connection))

    def is_replaced(self, connection: Connection) -> bool:
        """Whether this is a program whose seat was freed or given to another one."""
        return connection.program is not None and self.viewer_of(connection) is SPECTATORS

    def viewer_of(self, connection: Connection) -> Viewer:
        """The seat that this connection plays for; everybody else is a spectator."""
        state, program = self.state, connection.program
        if program is None:
            return state.seat_of(connection.person)
        seat, key = program
        holder = state.seats[seat] if seat < state.players else None
        is_there = holder is not None and holder.kind == "program" and holder.program_key == key
        return seat if is_there else SPECTATORS

    async def greet(self, connection: Connection, hello: Hello) -> bool:
        """Bring a client up to date and keep it so. Returns whether that took a welcome."""
        async with self.lock:
            viewer = self.viewer_of(connection)
            outbox = self.broadcaster.outboxes[viewer]
            if connection in outbox.connections:
                return self.catch_up(connection, viewer, hello)
            self.check_may_connect(connection, viewer)
            is_welcome = self.catch_up(connection, viewer, hello)
            outbox.connections.append(connection)
            await self.on_arrival(viewer)
            return is_welcome

    def check_may_connect(self, connection: Connection, viewer: Viewer) -> None:
        if self.is_replaced(connection):
            raise RequestRefused(RefusalKey.PROGRAM_REPLACED)
        if viewer is SPECTATORS:
            if not self.may_watch(connection):
                raise RequestRefused(RefusalKey.NO_WATCHING)
        elif len(self.broadcaster.outboxes[viewer].connections) >= self.ports.limits.lines:
            raise RequestRefused(RefusalKey.TOO_MANY_CONNECTIONS)

    def may_watch(self, connection: Connection) -> bool:
        """While a table fills, everybody may see who sits there."""
        state = self.state
        return state.opened.watch or state.status == "open" or connection.person == state.host

    def catch_up(self, connection: Connection, viewer: Viewer, hello: Hello) -> bool:
        """Send what was missed, if it is still remembered; otherwise a welcome with everything."""
        broadcaster = self.broadcaster
        is_known = hello.epoch == broadcaster.epoch
        missed = broadcaster.outboxes[viewer].since(hello.last) if is_known else None
        for message in [self.welcome(connection, viewer, hello.id)] if missed is None else missed:
            connection.send(message)
        return missed is None

    def welcome(self, connection: Connection, viewer: Viewer, id: str) -> bytes:
        info, person = self.current_info(), connection.person
        return ENCODER.encode(self.broadcaster.welcome(self.state, viewer, info, person, id))

    async def on_arrival(self, viewer: Viewer) -> None:
        if viewer is not SPECTATORS:
            was_missed = self.scheduler.graces.pop(viewer, None) is not None
            self.scheduler.start_graces()
            votes = any(holder.vote for holder in self.state.seats)
            is_away = self.state.seats[viewer].substituted == "away"
            was_away = is_away and self.state.may_return(viewer)
            if was_away or (was_missed and votes):
                await self.commit([entries.Returned(at=self.now(), seat=viewer)])
                return
        self.broadcast_info()
        self.scheduler.plan()

    async def leave(self, connection: Connection) -> None:
        """A connection is gone. A player gets some time to come back."""
        async with self.lock:
            for viewer, outbox in self.broadcaster.outboxes.items():
                if connection in outbox.connections:
                    outbox.connections.remove(connection)
                    self.on_departure(viewer)

    def on_departure(self, viewer: Viewer) -> None:
        if viewer is not SPECTATORS and not self.broadcaster.outboxes[viewer].connections:
            self.scheduler.start_grace(viewer)
        self.broadcast_info()
        self.scheduler.plan()

    def reseat_connections(self) -> None:
        """Seats have changed hands: each connection moves to where its person sits now."""
        moved = [
            (connection, outbox)
            for viewer, outbox in self.broadcaster.outboxes.items()
            for connection in outbox.connections
            if self.viewer_of(connection) != viewer
        ]
        for connection, outbox in moved:
            outbox.connections.remove(connection)
            if self.is_replaced(connection):
                send_away(connection, RefusalKey.PROGRAM_REPLACED)
                continue
            viewer = self.viewer_of(connection)
            self.broadcaster.outboxes[viewer].connections.append(connection)
            connection.send(self.welcome(connection, viewer, ""))
        self.drop_spectators()

    def drop_spectators(self) -> None:
        """A match without spectators is not shown to those who watched while the table filled."""
        outbox = self.broadcaster.outboxes[SPECTATORS]
        for connection in [each for each in outbox.connections if not self.may_watch(each)]:
            outbox.connections.remove(connection)
            send_away(connection, RefusalKey.NO_WATCHING)

    # Commands ---------------------------------------------------------------------------------

    def decide(self, connection: Connection, message: AnyClientMessage) -> list[AnyEntry]:
        """The entries that carry this message out. The lock is held: seats may have changed hands
        while the message waited."""
        command = COMMANDS[type(message)]
        assert command.decide is not None
        present = self.broadcaster.present if command.needs_presence else ()
        context = Context(self.state, self.actor(connection), present, self.now())
        return command.decide(context, message)

    async def execute(self, connection: Connection, message: AnyClientMessage) -> None:
        """Wait for the table's turn, then carry the message out."""
        await self.lock.acquire()
        try:
            *earlier, last = before_and_after_the_start(self.decide(connection, message))
            for part in earlier:
                await self.commit(part)
        except BaseException:
            self.lock.release()
            raise
        await self.finish(last)

    async def finish(self, last: Sequence[AnyEntry]) -> None:
        """Commit a command's last entries, and release the lock as soon as they are published. The
        task that waits goes on later; until then a quick answer to them would find the lock held.
        """
        settled: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        on_settled = partial(self.settle, partial(resolve, settled))
        try:
            if last:
                self.write(last, on_settled)
            else:
                on_settled(None)
        except BaseException:
            self.lock.release()
            raise
        await settled

    async def remove_for(self, person: str) -> None:
        """Take this table out of a person's list."""
        async with self.lock:
            actor = Actor(person, self.state.seat_of(person))
            new = remove(Context(self.state, actor, (), self.now()))
            if new:
                await self.commit(new)

    async def end(self, why: EndReason) -> None:
        """Close the table, if it is not finished."""
        async with self.lock:
            if self.state.is_unfinished:
                await self.commit([entries.Ended(at=self.now(), why=why)])

    def execute_now(
        self, connection: Connection, message: AnyClientMessage, on_settled: OnSettled
    ) -> None:
        """The same without a task that waits. The lock must be free; it is released before the
        answer."""
        self.lock.acquire_now()
        try:
            new = self.decide(connection, message)
            if new:
                self.write(new, partial(self.settle, on_settled))
                return
        except BaseException as error:
            self.lock.release()
            if not isinstance(error, RequestRefused | IllegalMove):
                raise
            on_settled(error)
            return
        self.settle(on_settled, None)

    def settle(self, on_settled: OnSettled, refusal: RequestRefused | None) -> None:
        self.lock.release()
        on_settled(refusal)

    # Changes ----------------------------------------------------------------------------------

    async def commit(self, new: Sequence[AnyEntry]) -> None:
        """Write these entries and wait until they are published. The lock is held."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.write(new, partial(resolve, written))
        await written

    def write(self, new: Sequence[AnyEntry], on_written: OnWritten) -> None:
        """Apply these entries, store them, then publish them."""
        if self.is_evicted:
            raise RequestRefused(RefusalKey.NOT_STORED)
        change = self.apply(new)
        self.unsettled += 1
        self.ports.storage.append(self.log_append(change, on_written))

    def apply(self, new: Sequence[AnyEntry]) -> Change:
        state, last = self.state, new[-1]
        since = 0 if state.match is None else len(state.match.log)
        only = None
        is_replaced = isinstance(last, entries.Moved) and state.has_chosen(last.seat)
        for entry in new:
            state.apply(entry)
        if is_replaced:
            assert isinstance(last, entries.Moved)
            since, only = self.log_index_of_choice(last.seat), (last.seat,)
        change = Change(new, since, only)
        is_plain = change.is_only_a_move and state.status == "running"
        if is_plain and not self.broadcaster.delay:
            change.prepared = self.broadcaster.prepare_updates(state, since, only)
        return change

    def log_index_of_choice(self, seat: int) -> int:
        """Where in the match's log the secret choice of this seat stands."""
        match = self.state.match
        assert match is not None
        found = [i for i, entry in enumerate(match.log) if getattr(entry, "seat", NOTHING) == seat]
        return found[-1]

    def log_append(self, change: Change, on_written: OnWritten) -> LogAppend:
        """What is to be stored. The index changes with the table, but not with every move."""
        state, new = self.state, change.new
        on_stored = partial(self.on_stored, change, on_written)
        is_only_play = change.is_only_a_move or all(isinstance(each, PLAY) for each in new)
        if is_only_play and state.status == "running":
            return LogAppend(state.id, self.length, new, on_stored)
        self.indexed = self.length + len(new)
        rows = index_row(state, self.indexed), seat_rows(state)
        return LogAppend(state.id, self.length, new, on_stored, *rows)

    def on_stored(self, change: Change, on_written: OnWritten, error: Exception | None) -> None:
        if isinstance(error, TableLost):
            self.lose(on_written)
            return
        if error is not None:
            recovery = self.on_store_failed(change, on_written, error)
            self.recovery = asyncio.create_task(recovery, name=f"recover {self.state.id}")
            return
        self.unsettled -= 1
        try:
            self.publish(change)
        finally:
            on_written(None)

    def lose(self, on_written: OnWritten) -> None:
        """Drop the table. Nobody hears the refusal, because the connections are closed first: a
        client that gets no answer asks again, wherever the table is then."""
        self.unsettled -= 1
        self.is_evicted = True
        try:
            if self.on_lost is not None:
                self.on_lost(self)
        finally:
            on_written(RequestRefused(RefusalKey.NOT_STORED))

    async def on_store_failed(
        self, change: Change, on_written: OnWritten, error: Exception
    ) -> None:
        refusal: RequestRefused | None = RequestRefused(RefusalKey.NOT_STORED)
        try:
            if await self.was_stored(change.new, error):
                refusal = None
                self.publish(change)
        finally:
            self.unsettled -= 1
            on_written(refusal)

    async def was_stored(self, new: Sequence[AnyEntry], error: Exception) -> bool:
        """Whether only the answer was lost. If not, the table returns to what is stored, which may
        be longer than what it knew if somebody else has written to it."""
        log.error("not stored: %s", first_line(error), extra={"table": self.state.id})
        stored = await self.read_log()
        if stored[self.length :] == list(new):
            return True
        self.restore(stored)
        return False

    async def read_log(self) -> list[AnyEntry]:
        """Try until the storage answers: the table cannot go on without knowing what is stored."""
        while True:
            try:
                return await self.ports.storage.log(self.state.id)
            except StorageError:
                await asyncio.sleep(RETRY_SECONDS)

    def restore(self, stored: list[AnyEntry]) -> None:
        """Replace the state by the one that this log leads to."""
        self.state = rebuild(self.state.id, stored)
        self.length = len(stored)
        self.state.restart_clocks(self.now())

    # Publishing -------------------------------------------------------------------------------

    def publish(self, change: Change) -> None:
        """Send everybody what they may know of a change that is stored."""
        new = change.new
        self.length += len(new)
        self.ports.metrics.count_entries(new)
        if not change.is_only_a_move:
            self.note_in_schedule(new)
        if change.prepared is not None:
            deliver(change.prepared)
        else:
            self.broadcast(change)
        self.scheduler.plan()

    def note_in_schedule(self, new: Sequence[AnyEntry]) -> None:
        """What the scheduler has to know of entries that are not moves."""
        if any(isinstance(entry, entries.Started) for entry in new):
            self.scheduler.start_graces()
        if any(isinstance(entry, entries.CommitmentsClosed) for entry in new):
            self.scheduler.await_salts()
        if any(isinstance(entry, entries.Voted) and entry.choice == "wait" for entry in new):
            self.scheduler.extend_graces()
        if any(isinstance(entry, entries.Undone) for entry in new):
            self.scheduler.drop_bots()

    def broadcast(self, change: Change) -> None:
        """A secret choice that replaces another one is shown to its own seat only."""
        state, new = self.state, change.new
        if isinstance(new[-1], entries.Undone):
            self.welcome_again()
            return
        other = [entry for entry in new if not isinstance(entry, entries.Moved | entries.Said)]
        if any(isinstance(entry, CHANGES_HANDS) for entry in other):
            self.reseat_connections()
        if other or state.status != self.info.state:
            self.broadcast_info()
        for entry in new:
            if isinstance(entry, entries.Said):
                self.broadcaster.broadcast_chat(entry, self.info, state)
        if isinstance(new[-1], entries.Moved | entries.Started):
            self.broadcaster.broadcast_update(state, self.info, change.since, change.only)

    def welcome_again(self) -> None:
        """After moves were taken back: everybody starts from the position as it is now."""
        self.info = self.current_info()
        self.broadcaster.skip_all(self.info, self.state)
        for viewer, outbox in self.broadcaster.outboxes.items():
            for connection in outbox.connections:
                connection.send(self.welcome(connection, viewer, ""))

    def broadcast_info(self) -> None:
        self.info = self.current_info()
        self.broadcaster.broadcast_info(self.info, self.state)


def resolve(written: "asyncio.Future[None]", refusal: RequestRefused | None) -> None:
    if written.done():
        return
    if refusal is None:
        written.set_result(None)
    else:
        written.set_exception(refusal)


def before_and_after_the_start(new: Sequence[AnyEntry]) -> list[Sequence[AnyEntry]]:
    """Entries that seat the last player and start the match are published one after the other:
    clients are welcomed to their seat first, and then see the deal as something that happens."""
    if len(new) > 1 and isinstance(new[-1], entries.Started):
        return [new[:-1], new[-1:]]
    return [new]


def send_away(connection: Connection, key: RefusalKey) -> None:
    """Tell a connection why it hears nothing more of this table."""
    connection.send(ENCODER.encode(Refused(id="", key=key)))


def first_line(error: Any) -> str:
    return (str(error) or type(error).__name__).splitlines()[0][:200]
