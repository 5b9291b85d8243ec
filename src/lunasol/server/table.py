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
    Move,
    Refused,
    TableInfo,
    Vote,
)
from lunasol.server.requests import Asker
from lunasol.server.room import Room, rebuilt
from lunasol.server.services import Services
from lunasol.server.streams import Line
from lunasol.server.telling import WATCHER, Letter, Place, Teller, hand_out, has_started
from lunasol.server.thinkers import ADVISER, task_for
from lunasol.server.turns import Turns

log = logging.getLogger(__name__)

Answer = Callable[[Move, No | IllegalMove | None], None]
"""Called when a move has been made, or with why it has not."""


class Happened:
    """New entries that the room has taken in."""

    def __init__(self, new: Sequence[AnyEntry], since: int, only: Collection[int] | None) -> None:
        self.new = new
        self.since = since
        """What they added to the match's log begins here."""
        self.only = only
        """Who is told of it, if not all are."""
        self.letters: list[Letter] | None = None
        """What they are told, if that has been written already."""


class Table:
    def __init__(self, room: Room, length: int, services: Services) -> None:
        self.room = room
        self.length = length
        """How many entries its log has."""
        self.services = services
        self.turns = Turns()
        self.going_back: asyncio.Task[None] | None = None
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
        async with self.turns:
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
        async with self.turns:
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
        async with self.turns:  # who asks is known only then: seats may have changed hands
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
        """Store what happened, then tell everybody what they may know. The turn is taken."""
        happened = self.apply(new)
        try:
            await self.services.store.append(*self.rows(new))
        except (SQLAlchemyError, OSError) as error:
            await self.go_back(error)
        self.tell(happened)

    def play(self, line: Line, move: Move, answer: Answer) -> None:
        """The same for a move, without a task that waits: it is what a server does most. The turn
        is taken, and given back before the answer."""
        try:
            new = requests.entries_for(self.room, move, self.asker(line), now())
            happened = self.apply(new) if new else None
        except BaseException as error:
            self.turns.give_back()
            if not isinstance(error, No | IllegalMove):
                raise
            answer(move, error)
            return
        if happened is None:
            self.turns.give_back()
            answer(move, None)
        else:
            stored = partial(self.is_stored, happened, move, answer)
            self.services.store.put(stored, *self.rows(new))

    def is_stored(
        self, happened: Happened, move: Move, answer: Answer, error: Exception | None
    ) -> None:
        if error is not None:
            failed = self.is_not_stored(happened, move, answer, error)
            self.going_back = asyncio.create_task(failed, name=f"go back {self.room.id}")
            return
        try:
            self.tell(happened)
        finally:
            self.turns.give_back()
            answer(move, None)

    async def is_not_stored(
        self, happened: Happened, move: Move, answer: Answer, error: Exception
    ) -> None:
        refusal = None
        try:
            await self.go_back(error)
            self.tell(happened)
        except No as no:
            refusal = no
        finally:
            self.turns.give_back()
            answer(move, refusal)

    def apply(self, new: Sequence[AnyEntry]) -> Happened:
        room, last = self.room, new[-1]
        since = 0 if room.match is None else len(room.match.log)
        only = None
        anew = isinstance(last, entries.Moved) and room.has_chosen(last.seat)
        for entry in new:
            room.apply(entry)
        if anew:
            assert isinstance(last, entries.Moved)
            since, only = self.place_of_choice(last.seat), (last.seat,)
        happened = Happened(new, since, only)
        if is_only_a_move(new) and room.state == "running" and not self.teller.delay:
            happened.letters = self.teller.written_updates(room, since, only)
        return happened

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

    def rows(self, new: Sequence[AnyEntry]) -> tuple[Any, ...]:
        """What is to be stored. The index changes with the table, but not with every move."""
        room = self.room
        only_play = all(isinstance(entry, entries.Moved | entries.Said) for entry in new)
        if only_play and room.state == "running":
            return room.id, self.length, new
        people = [(seat, chair.person) for seat, chair in enumerate(room.chairs) if chair.person]
        return room.id, self.length, new, index_row(room), people

    def tell(self, happened: Happened) -> None:
        new = happened.new
        self.length += len(new)
        self.services.metrics.moves.count(new)
        if has_started(new):
            self.keeper.start_graces()
        if happened.letters is not None:
            hand_out(happened.letters)
        else:
            self.tell_all(happened)
        self.keeper.plan()

    def tell_all(self, happened: Happened) -> None:
        """Of a secret choice that was made anew only its seat learns."""
        room, teller, new = self.room, self.teller, happened.new
        other = [entry for entry in new if not isinstance(entry, entries.Moved | entries.Said)]
        if any(isinstance(entry, entries.Sat | entries.Rose | entries.Started) for entry in other):
            self.usher()
        if other or room.state != self.summary.state:
            self.tell_table()
        for entry in new:
            if isinstance(entry, entries.Said):
                teller.tell_said(entry, self.summary, room)
        if isinstance(new[-1], entries.Moved | entries.Started):
            teller.tell_update(room, self.summary, happened.since, happened.only)

    def place_of_choice(self, seat: int) -> int:
        """Where in the match's log the secret choice of this seat stands."""
        match = self.room.match
        assert match is not None
        places = [i for i, entry in enumerate(match.log) if getattr(entry, "seat", NOTHING) == seat]
        return places[-1]

    def tell_table(self) -> None:
        self.summary = self.info()
        self.teller.tell_table(self.summary, self.room)


def is_only_a_move(new: Sequence[AnyEntry]) -> bool:
    return len(new) == 1 and isinstance(new[0], entries.Moved)


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
