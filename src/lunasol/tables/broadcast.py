# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Sends every viewer of a table what they may know about each change, and nothing else."""

import asyncio
import secrets
from collections.abc import Callable, Collection
from functools import partial
from typing import Any

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
from lunasol.tables.outbox import Outbox
from lunasol.tables.ports import Clock
from lunasol.tables.state import TableState

Viewer = int | None
"""A seat, or None for all spectators."""
SPECTATORS = None
Broadcast = Update | TableChanged | Chat
Render = Callable[[Viewer, int], Broadcast]
"""Makes the message for a viewer, with its number."""
PreparedMessage = tuple[Outbox, bytes | None]
"""An encoded message that waits until it may be sent; None if nobody is there."""


class Broadcaster:
    def __init__(self, state: TableState, clock: Clock) -> None:
        self.clock = clock
        self.epoch = secrets.token_hex(4)
        self.delay = state.opened.watch_delay
        viewers: list[Viewer] = [*range(state.players), SPECTATORS]
        self.outboxes: dict[Viewer, Outbox] = {viewer: Outbox() for viewer in viewers}
        self.delayed_welcome: Welcome | None = None
        """What delayed spectators have seen by now."""

    @property
    def present(self) -> list[int]:
        """The seats that somebody is connected for."""
        outboxes = self.outboxes.items()
        return [seat for seat, outbox in outboxes if outbox.connections and seat is not None]

    @property
    def is_anybody_here(self) -> bool:
        return any(outbox.connections for outbox in self.outboxes.values())

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
        self.broadcast(partial(chat_message, entry), info, state)

    def broadcast_info(self, info: TableInfo, state: TableState) -> None:
        self.broadcast(partial(info_message, info), info, state)

    def broadcast_update(
        self, state: TableState, info: TableInfo, since: int, only: Collection[int] | None
    ) -> None:
        """What was played after the first ``since`` entries of the match's log."""
        updates = Updates(state, since, self.clock.now())
        self.broadcast(updates.for_viewer, info, state, only)

    def prepare_updates(
        self, state: TableState, since: int, only: Collection[int] | None
    ) -> list[PreparedMessage]:
        """The same, rendered now and delivered once it is stored. Until then nothing else happens
        at this table, so the numbers stay right."""
        return self.prepare(Updates(state, since, self.clock.now()).for_viewer, only)

    def skip_all(self, info: TableInfo, state: TableState) -> None:
        """Everybody needs a fresh welcome: what was remembered no longer leads to this position.
        Delayed spectators see it later."""
        for outbox in self.outboxes.values():
            outbox.skip()
        if self.is_delayed(state):
            update = Updates(state, history_length(state), self.clock.now())
            self.broadcast_later(
                update.for_viewer(SPECTATORS, 0), self.spectator_welcome(info, state)
            )

    def broadcast(
        self,
        render: Render,
        info: TableInfo,
        state: TableState,
        only: Collection[int] | None = None,
    ) -> None:
        if only is None and self.is_delayed(state):
            only = range(state.players)
            self.broadcast_later(render(SPECTATORS, 0), self.spectator_welcome(info, state))
        deliver(self.prepare(render, only))

    def prepare(self, render: Render, only: Collection[int] | None) -> list[PreparedMessage]:
        """The message for everybody, or for some seats only, encoded."""
        prepared: list[PreparedMessage] = []
        for viewer, outbox in self.outboxes.items():
            if only is not None and viewer not in only:
                continue
            message = None
            if outbox.connections:
                message = ENCODER.encode(render(viewer, outbox.n + 1))
            prepared.append((outbox, message))
        return prepared

    def spectator_welcome(self, info: TableInfo, state: TableState) -> Welcome:
        """What a spectator without delay would be shown now."""
        return msgspec.structs.replace(
            self.empty_welcome(info),
            view=projection.spectator_view(state),
            events=projection.last_events(state, SPECTATORS),
            result=projection.result_of(state.match),
        )

    def broadcast_later(self, message: Broadcast, welcome: Welcome) -> None:
        """Both are rendered as things are now; spectators get them after the delay."""
        loop = asyncio.get_running_loop()
        loop.call_later(self.delay, self.send_delayed, message, welcome)

    def send_delayed(self, message: Broadcast, welcome: Welcome) -> None:
        outbox = self.outboxes[SPECTATORS]
        self.delayed_welcome = msgspec.structs.replace(welcome, n=outbox.n + 1)
        outbox.send(msgspec.structs.replace(message, n=outbox.n + 1))


class Updates:
    """One move as each viewer sees it. What everybody sees alike is rendered once."""

    def __init__(self, state: TableState, since: int, now: int) -> None:
        self.state = state
        self.since = since
        self.clocks = encoded(projection.clocks_of(state, now))
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


def encoded(part: object) -> Any:
    """A part of a message that several viewers share, as it goes over the wire."""
    return msgspec.Raw(ENCODER.encode(part))


def deliver(messages: list[PreparedMessage]) -> None:
    for outbox, message in messages:
        if message is None:
            outbox.skip()
        else:
            outbox.send_encoded(message)
