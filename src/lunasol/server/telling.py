# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Tells everybody at a table what they may know of what has happened, and only that."""

import asyncio
import secrets
from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec

from lunasol.server import watching
from lunasol.server.clock import now
from lunasol.server.entries import Said, Started
from lunasol.server.messages import ENCODER, Chat, TableChanged, TableInfo, Update, Welcome
from lunasol.server.room import Room
from lunasol.server.streams import Stream

WATCHER = None
"""The place of those who only watch."""
Place = int | None
Message = Update | TableChanged | Chat
Told = Callable[[Place, int], Message]
"""A message for a place, with its number."""
Letter = tuple[Stream, bytes | None]
"""What a place will be told; None where nobody is there."""


class Teller:
    def __init__(self, room: Room) -> None:
        self.epoch = secrets.token_hex(4)
        self.delay = room.opened.watch_delay
        self.streams: dict[Place, Stream] = {
            place: Stream() for place in (*range(room.players), WATCHER)
        }
        self.shown: Welcome | None = None
        """What those who watch with a delay have seen by now."""

    @property
    def present(self) -> list[int]:
        """The seats somebody is connected for."""
        return [seat for seat, stream in self.streams.items() if stream.lines and seat is not None]

    @property
    def is_anybody_here(self) -> bool:
        return any(stream.lines for stream in self.streams.values())

    @property
    def watchers(self) -> int:
        return len(self.streams[WATCHER].lines)

    def is_delayed(self, room: Room) -> bool:
        """While a table fills there is nothing to see that anybody could pass on."""
        return self.delay > 0 and room.state != "open"

    # Everything at once -----------------------------------------------------------------------

    def welcome(self, room: Room, place: Place, info: TableInfo, is_host: bool, id: str) -> Welcome:
        if place is WATCHER and self.is_delayed(room):
            return msgspec.structs.replace(self.shown or self.nothing_yet(info), id=id)
        return Welcome(
            id=id,
            epoch=self.epoch,
            n=self.streams[place].n,
            table=info,
            seat=place,
            is_host=is_host,
            view=watching.view_of(room, place, watching.shared_by_all(room)),
            legal=watching.legal_of(room, place),
            events=watching.last_events(room, place),
            result=watching.result_of(room.match),
        )

    def nothing_yet(self, info: TableInfo) -> Welcome:
        """Who watches with a delay sees an empty table at first."""
        return Welcome(
            id="",
            epoch=self.epoch,
            n=self.streams[WATCHER].n,
            table=info,
            seat=WATCHER,
            is_host=False,
            view=None,
            legal=(),
            events=(),
            result=None,
        )

    # One thing after the other ----------------------------------------------------------------

    def tell_said(self, entry: Said, info: TableInfo, room: Room) -> None:
        def chat(_place: Place, n: int) -> Chat:
            preset = entry.preset or None
            return Chat(n=n, name=entry.name, seat=entry.seat, preset=preset, text=entry.text)

        self.tell(chat, info, room)

    def tell_table(self, info: TableInfo, room: Room) -> None:
        def changed(place: Place, n: int) -> TableChanged:
            return TableChanged(n=n, table=info, seat=place)

        self.tell(changed, info, room)

    def tell_update(
        self, room: Room, info: TableInfo, since: int, only: Collection[int] | None
    ) -> None:
        """What was played after the first ``since`` entries of the match's log."""
        updates = Updates(room, since)
        self.tell(updates.for_place, info, room, only)

    def written_updates(self, room: Room, since: int, only: Collection[int] | None) -> list[Letter]:
        """The same, but nobody is told yet: it is written while all of it is at hand, and handed
        out when it is stored. Until then nothing else happens at this table."""
        updates = Updates(room, since)
        written: list[Letter] = []
        for place, stream in self.streams.items():
            if only is not None and place not in only:
                continue
            text = None
            if stream.lines:
                text = ENCODER.encode(updates.for_place(place, stream.n + 1))
            written.append((stream, text))
        return written

    def tell(
        self, message: Told, info: TableInfo, room: Room, only: Collection[int] | None = None
    ) -> None:
        for place, stream in self.streams.items():
            if only is not None and place not in only:
                continue
            if place is WATCHER and self.is_delayed(room):
                self.tell_later(message, info, room)
            elif stream.lines:
                stream.send(message(place, stream.n + 1))
            else:
                stream.skip()

    def tell_later(self, message: Told, info: TableInfo, room: Room) -> None:
        """What is shown is made now, as things are now; only the telling waits."""
        made = message(WATCHER, 0)
        whole = msgspec.structs.replace(
            self.nothing_yet(info),
            view=watching.view_of(room, WATCHER, watching.shared_by_all(room)),
            events=watching.last_events(room, WATCHER),
            result=watching.result_of(room.match),
        )

        def tell() -> None:
            stream = self.streams[WATCHER]
            self.shown = msgspec.structs.replace(whole, n=stream.n + 1)
            stream.send(msgspec.structs.replace(made, n=stream.n + 1))

        asyncio.get_running_loop().call_later(self.delay, tell)


class Updates:
    """One move as each place sees it."""

    def __init__(self, room: Room, since: int) -> None:
        self.room = room
        self.since = since
        self.clocks = written(watching.clocks_of(room, now()))
        self.result = watching.result_of(room.match)
        self.shared = watching.shared_by_all(room)
        self.events = written(watching.events_of(room, WATCHER, since))
        self.told_more = watching.owners_of_secrets(room, since)

    def for_place(self, place: Place, n: int) -> Update:
        room, events = self.room, self.events
        if place is not WATCHER and place in self.told_more:
            events = written(watching.events_of(room, place, self.since))
        return Update(
            n=n,
            events=events,
            view=watching.view_of(room, place, self.shared),
            legal=watching.legal_of(room, place),
            clocks=self.clocks,
            result=self.result,
        )


def written(part: object) -> Any:
    """A part of a message that is the same for several, as it goes over the wire."""
    return msgspec.Raw(ENCODER.encode(part))


def hand_out(letters: list[Letter]) -> None:
    for stream, text in letters:
        if text is None:
            stream.skip()
        else:
            stream.send_written(text)


def has_started(entries: Sequence[object]) -> bool:
    return any(isinstance(entry, Started) for entry in entries)
