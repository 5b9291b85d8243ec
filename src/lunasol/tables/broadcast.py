# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Tells everybody at a table what they may know of what has happened, and only that."""

import asyncio
import secrets
from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec

from lunasol.protocol.messages import ENCODER, Chat, TableChanged, TableInfo, Update, Welcome
from lunasol.tables import projection
from lunasol.tables.clock import now
from lunasol.tables.entries import Said, Started
from lunasol.tables.outbox import Outbox
from lunasol.tables.state import TableState

SPECTATORS = None
"""The place of those who only watch."""
Viewer = int | None
Message = Update | TableChanged | Chat
Told = Callable[[Viewer, int], Message]
"""A message for a place, with its number."""
PreparedMessage = tuple[Outbox, bytes | None]
"""What a place will be told; None where nobody is there."""


class Broadcaster:
    def __init__(self, state: TableState) -> None:
        self.epoch = secrets.token_hex(4)
        self.delay = state.opened.watch_delay
        self.outboxes: dict[Viewer, Outbox] = {
            viewer: Outbox() for viewer in (*range(state.players), SPECTATORS)
        }
        self.shown: Welcome | None = None
        """What those who watch with a delay have seen by now."""

    @property
    def present(self) -> list[int]:
        """The seats somebody is connected for."""
        return [
            seat
            for seat, outbox in self.outboxes.items()
            if outbox.connections and seat is not None
        ]

    @property
    def is_anybody_here(self) -> bool:
        return any(outbox.connections for outbox in self.outboxes.values())

    @property
    def watchers(self) -> int:
        return len(self.outboxes[SPECTATORS].connections)

    def is_delayed(self, state: TableState) -> bool:
        """While a table fills there is nothing to see that anybody could pass on."""
        return self.delay > 0 and state.status != "open"

    # Everything at once -----------------------------------------------------------------------

    def welcome(
        self, state: TableState, viewer: Viewer, info: TableInfo, is_host: bool, id: str
    ) -> Welcome:
        if viewer is SPECTATORS and self.is_delayed(state):
            return msgspec.structs.replace(self.shown or self.nothing_yet(info), id=id)
        return Welcome(
            id=id,
            epoch=self.epoch,
            n=self.outboxes[viewer].n,
            table=info,
            seat=viewer,
            is_host=is_host,
            view=projection.view_of(state, viewer, projection.shared_by_all(state)),
            legal=projection.legal_of(state, viewer),
            events=projection.last_events(state, viewer),
            result=projection.result_of(state.match),
        )

    def nothing_yet(self, info: TableInfo) -> Welcome:
        """Who watches with a delay sees an empty table at first."""
        return Welcome(
            id="",
            epoch=self.epoch,
            n=self.outboxes[SPECTATORS].n,
            table=info,
            seat=SPECTATORS,
            is_host=False,
            view=None,
            legal=(),
            events=(),
            result=None,
        )

    # One thing after the other ----------------------------------------------------------------

    def tell_said(self, entry: Said, info: TableInfo, state: TableState) -> None:
        def chat(_place: Viewer, n: int) -> Chat:
            preset = entry.preset or None
            return Chat(n=n, name=entry.name, seat=entry.seat, preset=preset, text=entry.text)

        self.tell(chat, info, state)

    def tell_table(self, info: TableInfo, state: TableState) -> None:
        def changed(viewer: Viewer, n: int) -> TableChanged:
            return TableChanged(n=n, table=info, seat=viewer)

        self.tell(changed, info, state)

    def tell_update(
        self, state: TableState, info: TableInfo, since: int, only: Collection[int] | None
    ) -> None:
        """What was played after the first ``since`` entries of the match's log."""
        updates = Updates(state, since)
        self.tell(updates.for_viewer, info, state, only)

    def prepare_updates(
        self, state: TableState, since: int, only: Collection[int] | None
    ) -> list[PreparedMessage]:
        """The same, but nobody is told yet: it is written while all of it is at hand, and handed
        out when it is stored. Until then nothing else happens at this table."""
        updates = Updates(state, since)
        written: list[PreparedMessage] = []
        for viewer, outbox in self.outboxes.items():
            if only is not None and viewer not in only:
                continue
            text = None
            if outbox.connections:
                text = ENCODER.encode(updates.for_viewer(viewer, outbox.n + 1))
            written.append((outbox, text))
        return written

    def tell(
        self, message: Told, info: TableInfo, state: TableState, only: Collection[int] | None = None
    ) -> None:
        for viewer, outbox in self.outboxes.items():
            if only is not None and viewer not in only:
                continue
            if viewer is SPECTATORS and self.is_delayed(state):
                self.tell_later(message, info, state)
            elif outbox.connections:
                outbox.send(message(viewer, outbox.n + 1))
            else:
                outbox.skip()

    def tell_later(self, message: Told, info: TableInfo, state: TableState) -> None:
        """What is shown is made now, as things are now; only the telling waits."""
        made = message(SPECTATORS, 0)
        whole = msgspec.structs.replace(
            self.nothing_yet(info),
            view=projection.view_of(state, SPECTATORS, projection.shared_by_all(state)),
            events=projection.last_events(state, SPECTATORS),
            result=projection.result_of(state.match),
        )

        def tell() -> None:
            outbox = self.outboxes[SPECTATORS]
            self.shown = msgspec.structs.replace(whole, n=outbox.n + 1)
            outbox.send(msgspec.structs.replace(made, n=outbox.n + 1))

        asyncio.get_running_loop().call_later(self.delay, tell)


class Updates:
    """One move as each place sees it."""

    def __init__(self, state: TableState, since: int) -> None:
        self.state = state
        self.since = since
        self.clocks = written(projection.clocks_of(state, now()))
        self.result = projection.result_of(state.match)
        self.shared = projection.shared_by_all(state)
        self.events = written(projection.events_of(state, SPECTATORS, since))
        self.told_more = projection.owners_of_secrets(state, since)

    def for_viewer(self, viewer: Viewer, n: int) -> Update:
        state, events = self.state, self.events
        if viewer is not SPECTATORS and viewer in self.told_more:
            events = written(projection.events_of(state, viewer, self.since))
        return Update(
            n=n,
            events=events,
            view=projection.view_of(state, viewer, self.shared),
            legal=projection.legal_of(state, viewer),
            clocks=self.clocks,
            result=self.result,
        )


def written(part: object) -> Any:
    """A part of a message that is the same for several, as it goes over the wire."""
    return msgspec.Raw(ENCODER.encode(part))


def hand_out(prepared: list[PreparedMessage]) -> None:
    for outbox, text in prepared:
        if text is None:
            outbox.skip()
        else:
            outbox.send_written(text)


def has_started(entries: Sequence[object]) -> bool:
    return any(isinstance(entry, Started) for entry in entries)
