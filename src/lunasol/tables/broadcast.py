# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Sends every viewer of a table what they may know about each change, and nothing else."""

import asyncio
import secrets
from collections.abc import Callable, Collection
from functools import partial
from typing import Any, Final

import msgspec

from lunasol.protocol.server_messages import (
    ENCODER,
    Chat,
    TableChanged,
    TableInfo,
    Update,
    Welcome,
)
from lunasol.tables import projection
from lunasol.tables.entries import Said
from lunasol.tables.outbox import Outbox, Remembered
from lunasol.tables.ports import Clock
from lunasol.tables.state import SECOND, TableState

Viewer = int | None
"""A seat, or None for all spectators."""
SPECTATORS = None
Broadcast = Update | TableChanged | Chat
MOST_DELAYED_INFOS = 100
"""How many infos about seats and presence wait for delayed spectators at most, for each state."""
Render = Callable[[Viewer, int], Broadcast]
"""Makes the message for a viewer, with its number."""
PreparedMessage = tuple[Outbox, bytes | None, Remembered]
"""An encoded message that waits until it may be sent, and what is remembered of it; None if nobody
is there."""
NO_CLOCKS: Final[dict[int, Any]] = {}


class Broadcaster:
    def __init__(self, state: TableState, clock: Clock) -> None:
        self.clock = clock
        self.epoch = secrets.token_hex(4)
        self.delay = state.opened.watch_delay
        viewers: list[Viewer] = [*range(state.players), SPECTATORS]
        self.outboxes: dict[Viewer, Outbox] = {viewer: Outbox() for viewer in viewers}
        self.delayed_welcome: Welcome | None = None
        """What delayed spectators have seen by now."""
        self.delayed_status = ""
        """The state of the table in the last info that waits for them."""
        self.delayed_info: asyncio.TimerHandle | None = None
        """That info, if a later one may take its place."""
        self.delayed_slot = 0
        """The part of the delay in which it was rendered."""
        self.waiting = 0
        """How many messages wait for the delay of spectators to pass."""

    @property
    def present(self) -> list[int]:
        """The seats that somebody is connected for."""
        outboxes = self.outboxes.items()
        return [seat for seat, outbox in outboxes if outbox.connections and seat is not None]

    @property
    def is_anybody_here(self) -> bool:
        return any(outbox.connections for outbox in self.outboxes.values())

    @property
    def address(self) -> str:
        """Where a player is connected from, or else a spectator; empty if nobody is here."""
        for outbox in self.outboxes.values():  # spectators come last
            if outbox.connections:
                return outbox.connections[0].address
        return ""

    def is_here(self, person: str) -> bool:
        everybody = [each for outbox in self.outboxes.values() for each in outbox.connections]
        return bool(person) and any(connection.person == person for connection in everybody)

    @property
    def spectators(self) -> int:
        return len(self.outboxes[SPECTATORS].connections)

    def is_delayed(self, state: TableState) -> bool:
        """Nothing is delayed while a table fills: there are no cards yet to pass on to a player."""
        return self.delay > 0 and state.status != "open"

    # Everything at once -----------------------------------------------------------------------

    def welcome(
        self, state: TableState, viewer: Viewer, info: TableInfo, person: str, id: str
    ) -> Welcome:
        if viewer is SPECTATORS and self.is_delayed(state):
            return msgspec.structs.replace(self.delayed_welcome or self.empty_welcome(info), id=id)
        return Welcome(
            id=id,
            epoch=self.epoch,
            n=self.outboxes[viewer].n,
            table=info,
            seat=viewer,
            is_host=bool(person) and person == state.host,
            view=projection.view_for(state, viewer, projection.spectator_view(state)),
            legal=projection.legal_for(state, viewer),
            events=projection.last_events(state, viewer),
            result=projection.result_of(state.match),
            undo=projection.may_undo(state, viewer),
            reserved=state.seat_kept_for(person) if state.status == "open" else None,
        )

    def empty_welcome(self, info: TableInfo) -> Welcome:
        """Delayed spectators see an empty table at first."""
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

    def broadcast_chat(self, entry: Said, info: TableInfo, state: TableState) -> None:
        render, only = partial(chat_message, entry), None
        if self.is_delayed(state):
            only = range(state.players)
            self.send_later(render(SPECTATORS, 0), None)
        deliver(self.prepare(render, only))

    def broadcast_info(self, info: TableInfo, state: TableState) -> None:
        render, only = partial(info_message, info), None
        if self.is_delayed(state):
            only = range(state.players)
            self.send_info_later(render(SPECTATORS, 0), self.spectator_welcome(info, state))
        deliver(self.prepare(render, only))

    def broadcast_update(
        self, state: TableState, info: TableInfo, since: int, only: Collection[int] | None
    ) -> None:
        """What was played after the first ``since`` entries of the match's log."""
        updates = Updates(state, since, self.clock.now())
        if only is None and self.is_delayed(state):
            only = range(state.players)
            self.send_later(updates.for_viewer(SPECTATORS, 0), self.spectator_welcome(info, state))
        deliver(self.prepare(updates.for_viewer, only))

    def prepare_updates(
        self, state: TableState, since: int, only: Collection[int] | None
    ) -> list[PreparedMessage]:
        """The same, rendered now and delivered once it is stored. Until then nothing else happens
        at this table, so the numbers stay right."""
        updates = Updates(state, since, self.clock.now())
        prepared: list[PreparedMessage] = []
        for viewer, outbox in self.outboxes.items():
            if only is not None and viewer not in only:
                continue
            if outbox.connections:
                data = ENCODER.encode(updates.for_viewer(viewer, outbox.n + 1))
                prepared.append((outbox, data, data))
            else:
                prepared.append((outbox, None, b""))
        return prepared

    def skip_all(self, info: TableInfo, state: TableState) -> None:
        """Everybody needs a fresh welcome: what was remembered no longer leads to this position.
        Delayed spectators see it later."""
        for outbox in self.outboxes.values():
            outbox.skip()
        if self.is_delayed(state):
            update = Updates(state, history_length(state), self.clock.now())
            self.send_later(update.for_viewer(SPECTATORS, 0), self.spectator_welcome(info, state))

    def prepare(self, render: Render, only: Collection[int] | None) -> list[PreparedMessage]:
        """The message for everybody, or for some seats only, encoded."""
        prepared: list[PreparedMessage] = []
        for viewer, outbox in self.outboxes.items():
            if only is not None and viewer not in only:
                continue
            if outbox.connections:
                prepared.append(prepared_for(outbox, render(viewer, outbox.n + 1)))
            else:
                prepared.append((outbox, None, b""))
        return prepared

    def spectator_welcome(self, info: TableInfo, state: TableState) -> Welcome:
        """What a spectator without delay would be shown now."""
        return msgspec.structs.replace(
            self.empty_welcome(info),
            view=projection.spectator_view(state),
            events=projection.last_events(state, SPECTATORS),
            result=projection.result_of(state.match),
        )

    def send_later(self, message: Broadcast, welcome: Welcome | None) -> asyncio.TimerHandle:
        """Both are rendered as things are now; spectators get them after the delay. A chat message
        needs no welcome, because a welcome holds no chat."""
        loop = asyncio.get_running_loop()
        self.waiting += 1
        return loop.call_later(self.delay, self.send_delayed, message, welcome)

    def send_info_later(self, message: TableChanged, welcome: Welcome) -> None:
        """Presence can change at any rate, so of many infos only the last of each part of the delay
        waits. The first one of a new state is kept: what follows refers to it."""
        slot = int(asyncio.get_running_loop().time() * MOST_DELAYED_INFOS / self.delay)
        if self.delayed_info is not None and slot == self.delayed_slot:
            self.delayed_info.cancel()
            self.waiting -= 1
        handle = self.send_later(message, welcome)
        is_new_state = message.table.state != self.delayed_status
        self.delayed_info = None if is_new_state else handle
        self.delayed_status, self.delayed_slot = message.table.state, slot

    def resume(self, info: TableInfo, state: TableState) -> None:
        """The table was brought into memory: if the delay has passed since the last change, delayed
        spectators may see everything."""
        if self.is_delayed(state) and self.clock.now() - state.changed >= self.delay * SECOND:
            self.delayed_welcome = self.spectator_welcome(info, state)

    def send_delayed(self, message: Broadcast, welcome: Welcome | None) -> None:
        self.waiting -= 1
        outbox = self.outboxes[SPECTATORS]
        seen = welcome or self.delayed_welcome
        if seen is not None:
            self.delayed_welcome = msgspec.structs.replace(seen, n=outbox.n + 1)
        deliver([prepared_for(outbox, msgspec.structs.replace(message, n=outbox.n + 1))])


class Updates:
    """One move as each viewer sees it. What everybody sees alike is rendered once."""

    def __init__(self, state: TableState, since: int, now: int) -> None:
        self.state = state
        self.since = since
        has_clock = state.has_clock
        self.clocks = encoded(projection.clocks_of(state, now)) if has_clock else no_clocks(state)
        self.result = projection.result_of(state.match)
        self.shared = projection.spectator_view(state)
        self.events = encoded(projection.events_for(state, SPECTATORS, since))
        self.owners = projection.owners_of_secrets(state, since)

    def for_viewer(self, viewer: Viewer, n: int) -> Update:
        state, events = self.state, self.events
        if viewer is not SPECTATORS and viewer in self.owners:
            events = encoded(projection.events_for(state, viewer, self.since))
        view = projection.view_for(state, viewer, self.shared)
        assert view is not None
        return Update(
            n=n,
            events=events,
            view=view,
            legal=projection.legal_for(state, viewer),
            clocks=self.clocks,
            result=self.result,
            undo=projection.may_undo(state, viewer),
        )


def history_length(state: TableState) -> int:
    return 0 if state.match is None else len(state.match.log)


def chat_message(entry: Said, _viewer: Viewer, n: int) -> Chat:
    preset = entry.preset or None
    return Chat(n=n, name=entry.name, seat=entry.seat, preset=preset, text=entry.text)


def info_message(info: TableInfo, viewer: Viewer, n: int) -> TableChanged:
    return TableChanged(n=n, table=info, seat=viewer)


def no_clocks(state: TableState) -> Any:
    """The clocks of a table without any, which need not be encoded with every move."""
    found = NO_CLOCKS.get(state.players)
    if found is None:
        found = NO_CLOCKS[state.players] = encoded((None,) * state.players)
    return found


def encoded(part: object) -> Any:
    """A part of a message that several viewers share, as it goes over the wire."""
    return msgspec.Raw(ENCODER.encode(part))


def prepared_for(outbox: Outbox, message: Broadcast) -> PreparedMessage:
    data = ENCODER.encode(message)
    return outbox, data, data if isinstance(message, Update) else message


def deliver(messages: list[PreparedMessage]) -> None:
    for outbox, message, kept in messages:
        if message is None:
            outbox.skip()
        else:
            outbox.send_encoded(message, kept)
