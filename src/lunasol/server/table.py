"""A table: one thing happens after the other, and is stored before anybody is told of it."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from lunasol.engine.cards import NOTHING
from lunasol.server import entries, requests, watching
from lunasol.server.clock import now
from lunasol.server.entries import AnyEntry
from lunasol.server.errors import No
from lunasol.server.keeper import AGAIN, Keeper
from lunasol.server.messages import (
    ENCODER,
    AnyAsked,
    AskHint,
    Hello,
    Hint,
    Refused,
    TableInfo,
    Vote,
)
from lunasol.server.requests import Asker
from lunasol.server.room import Room, rebuilt
from lunasol.server.services import Services
from lunasol.server.streams import Line
from lunasol.server.telling import WATCHER, Place, Teller, has_started
from lunasol.server.thinkers import ADVISER, task_for

log = logging.getLogger(__name__)


class Table:
    def __init__(self, room: Room, length: int, services: Services) -> None:
        self.room = room
        self.length = length
        """How many entries its log has."""
        self.services = services
        self.lock = asyncio.Lock()
        self.teller = Teller(room)
        self.keeper = Keeper(self)
        self.summary = self.info()
        """As everybody may know it: what has been stored."""

    def info(self) -> TableInfo:
        moment = now()
        graces = {seat: max(0, end - moment) for seat, end in self.keeper.graces.items()}
        teller = self.teller
        return watching.table_info(self.room, teller.present, graces, teller.watchers, moment)

    def wake_up(self) -> None:
        """After a restart: clocks go on, and whoever was here gets time to come back."""
        self.room.restart_clocks(now())
        self.keeper.start_graces()
        self.keeper.plan()

    # Coming and going -------------------------------------------------------------------------

    def asker(self, line: Line) -> Asker:
        return Asker(line.person, self.seat_of(line))

    def seat_of(self, line: Line) -> int | None:
        room = self.room
        if line.program is None:
            return room.seat_of(line.person)
        is_there = line.program < room.players and room.chairs[line.program].kind == "program"
        return line.program if is_there else None

    async def greet(self, line: Line, hello: Hello) -> bool:
        """Tell somebody how things are, and from now on what happens; whether by a welcome."""
        async with self.lock:
            place = self.seat_of(line)
            stream = self.teller.streams[place]
            if line in stream.lines:
                return self.catch_up(line, place, hello)
            self.check_may_be_here(line)
            is_welcome = self.catch_up(line, place, hello)
            stream.lines.append(line)
            await self.somebody_is_here(place)
            return is_welcome

    def check_may_be_here(self, line: Line) -> None:
        place = self.seat_of(line)
        if place is not WATCHER:
            if len(self.teller.streams[place].lines) >= self.services.settings.lines:
                raise No("too-many-connections")
        elif not self.may_watch(line):
            raise No("no-watching")

    def may_watch(self, line: Line) -> bool:
        """While a table fills everybody may look who sits there."""
        room = self.room
        return room.opened.watch or room.state == "open" or line.person == room.host

    def catch_up(self, line: Line, place: Place, hello: Hello) -> bool:
        """What was missed, if that is still known; else everything, by a welcome."""
        known = hello.epoch == self.teller.epoch
        missed = self.teller.streams[place].since(hello.last) if known else None
        for message in [self.welcome(line, place, hello.id)] if missed is None else missed:
            line.send(message)
        return missed is None

    def welcome(self, line: Line, place: Place, id: str) -> bytes:
        is_host = bool(line.person) and line.person == self.room.host
        return ENCODER.encode(self.teller.welcome(self.room, place, self.info(), is_host, id))

    async def somebody_is_here(self, place: Place) -> None:
        if place is not WATCHER:
            was_missed = self.keeper.graces.pop(place, None) is not None
            self.keeper.start_graces()
            votes = any(chair.vote for chair in self.room.chairs)
            if self.room.chairs[place].held == "away" or (was_missed and votes):
                await self.commit([entries.Returned(at=now(), seat=place)])
                return
        self.tell_table()
        self.keeper.plan()

    async def leave(self, line: Line) -> None:
        """A connection is gone. Whoever plays gets some time to come back."""
        async with self.lock:
            for place, stream in self.teller.streams.items():
                if line in stream.lines:
                    stream.lines.remove(line)
                    self.somebody_has_gone(place)

    def somebody_has_gone(self, place: Place) -> None:
        if place is not WATCHER and not self.teller.streams[place].lines:
            self.keeper.start_grace(place)
        self.tell_table()
        self.keeper.plan()

    def usher(self) -> None:
        """Seats have changed hands: each line goes where its person now sits."""
        moved = [
            (line, stream)
            for place, stream in self.teller.streams.items()
            for line in stream.lines
            if self.seat_of(line) != place
        ]
        for line, stream in moved:
            stream.lines.remove(line)
            place = self.seat_of(line)
            self.teller.streams[place].lines.append(line)
            line.send(self.welcome(line, place, ""))
        self.show_out()

    def show_out(self) -> None:
        """Who only looked while the table filled sees nothing of a match that is not to be seen."""
        stream = self.teller.streams[WATCHER]
        for line in [line for line in stream.lines if not self.may_watch(line)]:
            stream.lines.remove(line)
            line.send(ENCODER.encode(Refused(id="", key="no-watching")))

    # What is asked for ------------------------------------------------------------------------

    async def ask(self, line: Line, asked: AnyAsked) -> Hint | None:
        """Do it and return an answer, where one is due; or raise No or IllegalMove."""
        if isinstance(asked, AskHint):
            return await self.hint(self.asker(line), asked)
        async with self.lock:  # who asks is known only then: seats may have changed hands
            if isinstance(asked, Vote):
                await self.commit(self.vote(self.asker(line), asked))
            elif wanted := requests.entries_for(self.room, asked, self.asker(line), now()):
                await self.commit(wanted)
        return None

    def vote(self, who: Asker, asked: Vote) -> list[AnyEntry]:
        wanted = requests.vote(self.room, asked, who, self.teller.present, now())
        if asked.choice == "wait":
            self.keeper.extend_graces()
        return wanted

    async def hint(self, who: Asker, asked: AskHint) -> Hint:
        room, seat = self.room, requests.seat_of(who)
        if not room.opened.hints:
            raise No("no-hints")
        if seat not in room.to_act:
            raise No("not-your-turn")
        answer = await self.services.thinkers.advise(task_for(room, seat, ADVISER))
        return watching.hint(room, asked.id, answer)

    # What happens -----------------------------------------------------------------------------

    async def commit(self, new: Sequence[AnyEntry]) -> None:
        """Store what happened, then tell everybody what they may know. The lock is held."""
        room, last = self.room, new[-1]
        before = 0 if room.match is None else len(room.match.log)
        anew = isinstance(last, entries.Moved) and room.has_chosen(last.seat)
        try:
            for entry in new:
                room.apply(entry)
            await self.store(new)
        except (SQLAlchemyError, OSError) as error:
            await self.go_back(error)
        self.length += len(new)
        self.services.metrics.count(new)
        if any(isinstance(entry, entries.Started) for entry in new):
            self.keeper.start_graces()
        self.tell(new, before, anew)
        self.keeper.plan()

    async def go_back(self, error: Exception) -> None:
        """Nothing that is not stored has happened; but perhaps only the answer was lost."""
        log.error("not stored: %s", str(error).splitlines()[0][:200], extra={"table": self.room.id})
        stored = await self.read_log()
        if len(stored) > self.length:
            return
        self.room = rebuilt(self.room.id, stored)
        self.room.restart_clocks(now())
        raise No("not-stored") from None

    async def read_log(self) -> list[AnyEntry]:
        """Until the database answers nobody knows how things are, and nothing can go on."""
        while True:
            try:
                return await self.services.store.log(self.room.id)
            except (SQLAlchemyError, OSError):
                await asyncio.sleep(AGAIN)

    async def store(self, new: Sequence[AnyEntry]) -> None:
        """The index changes with the table, but not with every move."""
        room, append = self.room, self.services.store.append
        only_play = all(isinstance(entry, entries.Moved | entries.Said) for entry in new)
        if only_play and room.state == "running":
            await append(room.id, self.length, new)
            return
        people = [(seat, chair.person) for seat, chair in enumerate(room.chairs) if chair.person]
        await append(room.id, self.length, new, index_row(room), people)

    def tell(self, new: Sequence[AnyEntry], before: int, anew: bool) -> None:
        """Of a secret choice that was made anew only its seat learns."""
        room, teller = self.room, self.teller
        if len(new) == 1 and isinstance(new[0], entries.Moved) and room.state == "running":
            self.tell_move(new[0], before, anew)
            return
        other = [entry for entry in new if not isinstance(entry, entries.Moved | entries.Said)]
        if any(isinstance(entry, entries.Sat | entries.Rose | entries.Started) for entry in other):
            self.usher()
        if other or room.state != self.summary.state:
            self.tell_table()
        for entry in new:
            if isinstance(entry, entries.Said):
                teller.tell_said(entry, self.summary, room)
        if isinstance(new[-1], entries.Moved):
            self.tell_move(new[-1], before, anew)
        elif has_started(new):
            teller.tell_update(room, self.summary, before, None)

    def tell_move(self, move: entries.Moved, before: int, anew: bool) -> None:
        if anew:
            since = self.place_of_choice(move.seat)
            self.teller.tell_update(self.room, self.summary, since, [move.seat])
        else:
            self.teller.tell_update(self.room, self.summary, before, None)

    def place_of_choice(self, seat: int) -> int:
        """Where in the match's log the secret choice of this seat stands."""
        match = self.room.match
        assert match is not None
        places = [i for i, entry in enumerate(match.log) if getattr(entry, "seat", NOTHING) == seat]
        return places[-1]

    def tell_table(self) -> None:
        self.summary = self.info()
        self.teller.tell_table(self.summary, self.room)


def index_row(room: Room) -> dict[str, Any]:
    return {
        "id": room.id,
        "game": room.opened.game,
        "state": room.state,
        "public": room.opened.public,
        "host": room.host,
        "created": room.opened.at,
        "changed": room.changed,
    }
