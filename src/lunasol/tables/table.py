# Compiled by mypyc, see COMPILED in hatch_build.py.
"""A table: one thing happens after the other, and is stored before anybody is told of it."""

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from lunasol.engine.cards import NOTHING
from lunasol.engine.errors import IllegalMove
from lunasol.protocol.messages import (
    ENCODER,
    AnyClientMessage,
    AskHint,
    Hello,
    Hint,
    Move,
    Refused,
    TableInfo,
    Vote,
)
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.server.bots.pool import ADVISER, job_for
from lunasol.tables import commands, entries, projection
from lunasol.tables.broadcast import (
    SPECTATORS,
    Broadcaster,
    PreparedMessage,
    Viewer,
    hand_out,
    has_started,
)
from lunasol.tables.clock import now
from lunasol.tables.commands import Actor
from lunasol.tables.entries import AnyEntry
from lunasol.tables.lock import FairLock
from lunasol.tables.outbox import Connection
from lunasol.tables.ports import Services
from lunasol.tables.scheduler import AGAIN, TableScheduler
from lunasol.tables.state import TableState, rebuild

log = logging.getLogger(__name__)

Answer = Callable[[Move, RequestRefused | IllegalMove | None], None]
"""Called when a move has been made, or with why it has not."""


class Change:
    """New entries that the room has taken in."""

    def __init__(self, new: Sequence[AnyEntry], since: int, only: Collection[int] | None) -> None:
        self.new = new
        self.since = since
        """What they added to the match's log begins here."""
        self.only = only
        """Who is told of it, if not all are."""
        self.prepared: list[PreparedMessage] | None = None
        """What they are told, if that has been written already."""


class Table:
    def __init__(self, state: TableState, length: int, services: Services) -> None:
        self.state = state
        self.length = length
        """How many entries its log has."""
        self.services = services
        self.lock = FairLock()
        self.going_back: asyncio.Task[None] | None = None
        self.broadcaster = Broadcaster(state)
        self.scheduler = TableScheduler(self)
        self.summary = self.info()
        """As everybody may know it: what has been stored."""

    def info(self) -> TableInfo:
        moment = now()
        graces = {seat: max(0, end - moment) for seat, end in self.scheduler.graces.items()}
        broadcaster = self.broadcaster
        return projection.table_info(
            self.state, broadcaster.present, graces, broadcaster.watchers, moment
        )

    def wake_up(self) -> None:
        """After a restart: clocks go on, and whoever was here gets time to come back."""
        self.state.restart_clocks(now())
        self.scheduler.start_graces()
        self.scheduler.plan()

    # Coming and going -------------------------------------------------------------------------

    def actor(self, connection: Connection) -> Actor:
        return Actor(connection.person, self.seat_of(connection))

    def seat_of(self, connection: Connection) -> int | None:
        state = self.state
        if connection.program is None:
            return state.seat_of(connection.person)
        is_there = (
            connection.program < state.players and state.seats[connection.program].kind == "program"
        )
        return connection.program if is_there else None

    async def greet(self, connection: Connection, hello: Hello) -> bool:
        """Tell somebody how things are, and from now on what happens; whether by a welcome."""
        async with self.lock:
            viewer = self.seat_of(connection)
            outbox = self.broadcaster.outboxes[viewer]
            if connection in outbox.connections:
                return self.catch_up(connection, viewer, hello)
            self.check_may_be_here(connection)
            is_welcome = self.catch_up(connection, viewer, hello)
            outbox.connections.append(connection)
            await self.somebody_is_here(viewer)
            return is_welcome

    def check_may_be_here(self, connection: Connection) -> None:
        viewer = self.seat_of(connection)
        if viewer is not SPECTATORS:
            if len(self.broadcaster.outboxes[viewer].connections) >= self.services.settings.lines:
                raise RequestRefused(RefusalKey.TOO_MANY_CONNECTIONS)
        elif not self.may_watch(connection):
            raise RequestRefused(RefusalKey.NO_WATCHING)

    def may_watch(self, connection: Connection) -> bool:
        """While a table fills everybody may look who sits there."""
        state = self.state
        return state.opened.watch or state.status == "open" or connection.person == state.host

    def catch_up(self, connection: Connection, viewer: Viewer, hello: Hello) -> bool:
        """What was missed, if that is still known; else everything, by a welcome."""
        known = hello.epoch == self.broadcaster.epoch
        missed = self.broadcaster.outboxes[viewer].since(hello.last) if known else None
        for message in [self.welcome(connection, viewer, hello.id)] if missed is None else missed:
            connection.send(message)
        return missed is None

    def welcome(self, connection: Connection, viewer: Viewer, id: str) -> bytes:
        is_host = bool(connection.person) and connection.person == self.state.host
        return ENCODER.encode(
            self.broadcaster.welcome(self.state, viewer, self.info(), is_host, id)
        )

    async def somebody_is_here(self, viewer: Viewer) -> None:
        if viewer is not SPECTATORS:
            was_missed = self.scheduler.graces.pop(viewer, None) is not None
            self.scheduler.start_graces()
            votes = any(holder.vote for holder in self.state.seats)
            if self.state.seats[viewer].held == "away" or (was_missed and votes):
                await self.commit([entries.Returned(at=now(), seat=viewer)])
                return
        self.tell_table()
        self.scheduler.plan()

    async def leave(self, connection: Connection) -> None:
        """A connection is gone. Whoever plays gets some time to come back."""
        async with self.lock:
            for viewer, outbox in self.broadcaster.outboxes.items():
                if connection in outbox.connections:
                    outbox.connections.remove(connection)
                    self.somebody_has_gone(viewer)

    def somebody_has_gone(self, viewer: Viewer) -> None:
        if viewer is not SPECTATORS and not self.broadcaster.outboxes[viewer].connections:
            self.scheduler.start_grace(viewer)
        self.tell_table()
        self.scheduler.plan()

    def reseat_connections(self) -> None:
        """Seats have changed hands: each line goes where its person now sits."""
        moved = [
            (connection, outbox)
            for viewer, outbox in self.broadcaster.outboxes.items()
            for connection in outbox.connections
            if self.seat_of(connection) != viewer
        ]
        for connection, outbox in moved:
            outbox.connections.remove(connection)
            viewer = self.seat_of(connection)
            self.broadcaster.outboxes[viewer].connections.append(connection)
            connection.send(self.welcome(connection, viewer, ""))
        self.drop_spectators()

    def drop_spectators(self) -> None:
        """Who only looked while the table filled sees nothing of a match that is not to be seen."""
        outbox = self.broadcaster.outboxes[SPECTATORS]
        for connection in [
            connection for connection in outbox.connections if not self.may_watch(connection)
        ]:
            outbox.connections.remove(connection)
            connection.send(ENCODER.encode(Refused(id="", key="no-watching")))

    # What is asked for ------------------------------------------------------------------------

    async def ask(self, connection: Connection, asked: AnyClientMessage) -> Hint | None:
        """Do it and return an answer, where one is due; or raise No or IllegalMove."""
        if isinstance(asked, AskHint):
            return await self.hint(self.actor(connection), asked)
        async with self.lock:  # who asks is known only then: seats may have changed hands
            if isinstance(asked, Vote):
                await self.commit(self.vote(self.actor(connection), asked))
            elif wanted := commands.entries_for(self.state, asked, self.actor(connection), now()):
                await self.commit(wanted)
        return None

    def vote(self, who: Actor, asked: Vote) -> list[AnyEntry]:
        wanted = commands.vote(self.state, asked, who, self.broadcaster.present, now())
        if asked.choice == "wait":
            self.scheduler.extend_graces()
        return wanted

    async def hint(self, who: Actor, asked: AskHint) -> Hint:
        state, seat = self.state, commands.seat_of(who)
        if not state.opened.hints:
            raise RequestRefused(RefusalKey.NO_HINTS)
        if seat not in state.to_act:
            raise RequestRefused(RefusalKey.NOT_YOUR_TURN)
        answer = await self.services.bots.advise(job_for(state, seat, ADVISER))
        return projection.hint(state, asked.id, answer)

    # What happens -----------------------------------------------------------------------------

    async def commit(self, new: Sequence[AnyEntry]) -> None:
        """Store what happened, then tell everybody what they may know. The turn is taken."""
        change = self.apply(new)
        try:
            await self.services.store.append(*self.rows(new))
        except (SQLAlchemyError, OSError) as error:
            await self.go_back(error)
        self.tell(change)

    def play(self, connection: Connection, move: Move, answer: Answer) -> None:
        """The same for a move, without a task that waits: it is what a server does most. The turn
        is taken, and given back before the answer."""
        try:
            new = commands.entries_for(self.state, move, self.actor(connection), now())
            change = self.apply(new) if new else None
        except BaseException as error:
            self.lock.release()
            if not isinstance(error, RequestRefused | IllegalMove):
                raise
            answer(move, error)
            return
        if change is None:
            self.lock.release()
            answer(move, None)
        else:
            stored = partial(self.on_stored, change, move, answer)
            self.services.store.put(stored, *self.rows(new))

    def on_stored(
        self, change: Change, move: Move, answer: Answer, error: Exception | None
    ) -> None:
        if error is not None:
            failed = self.on_store_failed(change, move, answer, error)
            self.going_back = asyncio.create_task(failed, name=f"go back {self.state.id}")
            return
        try:
            self.tell(change)
        finally:
            self.lock.release()
            answer(move, None)

    async def on_store_failed(
        self, change: Change, move: Move, answer: Answer, error: Exception
    ) -> None:
        refusal = None
        try:
            await self.go_back(error)
            self.tell(change)
        except RequestRefused as no:
            refusal = no
        finally:
            self.lock.release()
            answer(move, refusal)

    def apply(self, new: Sequence[AnyEntry]) -> Change:
        state, last = self.state, new[-1]
        since = 0 if state.match is None else len(state.match.log)
        only = None
        anew = isinstance(last, entries.Moved) and state.has_chosen(last.seat)
        for entry in new:
            state.apply(entry)
        if anew:
            assert isinstance(last, entries.Moved)
            since, only = self.place_of_choice(last.seat), (last.seat,)
        change = Change(new, since, only)
        if is_only_a_move(new) and state.status == "running" and not self.broadcaster.delay:
            change.prepared = self.broadcaster.prepare_updates(state, since, only)
        return change

    async def go_back(self, error: Exception) -> None:
        """Nothing that is not stored has happened; but perhaps only the answer was lost."""
        log.error(
            "not stored: %s", str(error).splitlines()[0][:200], extra={"table": self.state.id}
        )
        stored = await self.read_log()
        if len(stored) > self.length:
            return
        self.state = rebuild(self.state.id, stored)
        self.state.restart_clocks(now())
        raise RequestRefused(RefusalKey.NOT_STORED) from None

    async def read_log(self) -> list[AnyEntry]:
        """Until the database answers nobody knows how things are, and nothing can go on."""
        while True:
            try:
                return await self.services.store.log(self.state.id)
            except (SQLAlchemyError, OSError):
                await asyncio.sleep(AGAIN)

    def rows(self, new: Sequence[AnyEntry]) -> tuple[Any, ...]:
        """What is to be stored. The index changes with the table, but not with every move."""
        state = self.state
        only_play = all(isinstance(entry, entries.Moved | entries.Said) for entry in new)
        if only_play and state.status == "running":
            return state.id, self.length, new
        people = [(seat, holder.person) for seat, holder in enumerate(state.seats) if holder.person]
        return state.id, self.length, new, index_row(state), people

    def tell(self, change: Change) -> None:
        new = change.new
        self.length += len(new)
        self.services.metrics.moves.count(new)
        if has_started(new):
            self.scheduler.start_graces()
        if change.prepared is not None:
            hand_out(change.prepared)
        else:
            self.tell_all(change)
        self.scheduler.plan()

    def tell_all(self, change: Change) -> None:
        """Of a secret choice that was made anew only its seat learns."""
        state, broadcaster, new = self.state, self.broadcaster, change.new
        other = [entry for entry in new if not isinstance(entry, entries.Moved | entries.Said)]
        if any(isinstance(entry, entries.Sat | entries.Rose | entries.Started) for entry in other):
            self.reseat_connections()
        if other or state.status != self.summary.state:
            self.tell_table()
        for entry in new:
            if isinstance(entry, entries.Said):
                broadcaster.tell_said(entry, self.summary, state)
        if isinstance(new[-1], entries.Moved | entries.Started):
            broadcaster.tell_update(state, self.summary, change.since, change.only)

    def place_of_choice(self, seat: int) -> int:
        """Where in the match's log the secret choice of this seat stands."""
        match = self.state.match
        assert match is not None
        places = [i for i, entry in enumerate(match.log) if getattr(entry, "seat", NOTHING) == seat]
        return places[-1]

    def tell_table(self) -> None:
        self.summary = self.info()
        self.broadcaster.tell_table(self.summary, self.state)


def is_only_a_move(new: Sequence[AnyEntry]) -> bool:
    return len(new) == 1 and isinstance(new[0], entries.Moved)


def index_row(state: TableState) -> dict[str, Any]:
    return {
        "id": state.id,
        "game": state.opened.game,
        "state": state.status,
        "public": state.opened.public,
        "host": state.host,
        "created": state.opened.at,
        "changed": state.changed,
    }
