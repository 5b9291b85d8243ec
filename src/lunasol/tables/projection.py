# Compiled by mypyc, see COMPILED in hatch_build.py.
"""What each viewer of a table is shown: the only way from the state to the wire.

Everything about the cards comes from positions that ``Match`` has blinded for the viewer, and from
``Match.events``, which leaves out what the viewer may not know.
"""

from collections.abc import Collection, Mapping
from typing import Any

import msgspec
from msgspec import Raw

from lunasol.bots.answer import Answer
from lunasol.engine.events import Spoken
from lunasol.engine.match import Match
from lunasol.engine.notation import Notation
from lunasol.engine.view import View
from lunasol.protocol.server_messages import (
    ENCODER,
    CandidateInfo,
    EventInfo,
    Hint,
    ReopenedInfo,
    Result,
    SeatInfo,
    TableInfo,
    TableView,
)
from lunasol.tables.state import Seat, TableState

LAST_EVENTS = 30


def wire_view(view: View[Any]) -> TableView:
    """The view with its table encoded, as messages carry it."""
    return msgspec.structs.replace(view, table=Raw(ENCODER.encode(view.table)))


def spectator_view(state: TableState) -> TableView | None:
    """What a spectator sees; the other views differ from it only in the hands."""
    return None if state.match is None else wire_view(state.match.view(None))


def view_for(state: TableState, seat: int | None, shared: TableView | None) -> TableView | None:
    """What this viewer sees, made from the view of a spectator."""
    if seat is None or shared is None or state.match is None:
        return shared
    hands = state.match.hands(seat)
    return msgspec.structs.replace(shared, seat=seat, hand=hands[seat], hands=hands)


def legal_for(state: TableState, seat: int | None) -> tuple[str, ...]:
    return () if seat is None else state.legal(seat).texts


def may_undo(state: TableState, seat: int | None) -> bool:
    return seat is not None and state.can_undo(seat)


def events_for(state: TableState, seat: int | None, since: int) -> tuple[EventInfo, ...]:
    """What this viewer saw happen after the first ``since`` entries of the match's log."""
    match = state.match
    if match is None:
        return ()
    notation = match.notation
    events = match.events_since(since)
    return tuple([named(event.key, event.facts_for(seat), notation) for event in events])


def owners_of_secrets(state: TableState, since: int) -> set[int | None]:
    """The seats that learned more than everybody else since then."""
    match = state.match
    if match is None:
        return set()
    return {event.owner for event in match.events_since(since) if event.secret is not None}


def last_events(state: TableState, seat: int | None) -> tuple[EventInfo, ...]:
    match = state.match
    if match is None:
        return ()
    events = match.game.events[-LAST_EVENTS:]
    notation = match.notation
    return tuple([named(event.key, event.facts_for(seat), notation) for event in events])


def event_info(event: Spoken, notation: Notation) -> EventInfo:
    return named(event.key, dict(event.facts), notation)


def named(key: str, facts: dict[str, Any], notation: Notation) -> EventInfo:
    """An event with its cards by name; writes to the facts."""
    for name, value in facts.items():
        if name.startswith("card"):
            facts[name] = card_names(value, notation)
    return EventInfo(key, facts)


def card_names(value: object, notation: Notation) -> str | list[str]:
    if isinstance(value, list):
        return [notation.card(card) for card in value]
    assert isinstance(value, int)
    return notation.card(value)


def result_of(match: Match | None) -> Result | None:
    """The secret is revealed when the match is over, never before."""
    if match is None or match.outcome is None:
        return None
    outcome = match.outcome
    return Result(
        scores=outcome.scores,
        winners=outcome.winners,
        reason=outcome.reason,
        decided_by=outcome.decided_by,
        secret=match.settings.secret.hex(),
        salt=match.settings.salt.hex(),
    )


def clocks_of(state: TableState, now: int) -> tuple[int | None, ...]:
    return tuple([state.left(seat, now) for seat in range(state.players)])


def table_info(
    state: TableState,
    present: Collection[int],
    graces: Mapping[int, int],
    spectators: int,
    now: int,
) -> TableInfo:
    opened = state.opened
    settings = {**opened.settings(), "free_chat": state.free_chat}
    return TableInfo(
        **settings,
        id=state.id,
        players=opened.players,
        state=state.status,
        seats=tuple(
            seat_info(
                holder,
                seat in present,
                graces.get(seat),
                state.left(seat, now),
                bool(state.reserved[seat]),
            )
            for seat, holder in enumerate(state.seats)
        ),
        host=state.seat_of(state.host),
        commitment=state.commitment,
        watchers=spectators,
        next=state.next,
        ended=state.why_ended,
        left=state.left_by,
        closed=state.is_closed,
        reopened=tuple(
            [ReopenedInfo(each.round, each.why, each.name) for each in state.reopenings]
        ),
    )


def seat_info(
    holder: Seat, is_here: bool, grace: int | None, clock: int | None, is_reserved: bool
) -> SeatInfo:
    return SeatInfo(
        kind=holder.kind,
        name=holder.name,
        level=holder.level or None,
        here=is_here or holder.kind == "bot",
        held=holder.substituted,
        grace=grace,
        vote=holder.vote,
        clock=clock,
        reserved=is_reserved and holder.kind == "open",
        commitment=holder.commitment or None,
        revealed=bool(holder.salt),
        character=holder.character or None,
    )


def hint(state: TableState, id: str, answer: Answer) -> Hint:
    write, reason = state.move_writer.write, answer.reason
    return Hint(
        id=id,
        move=write(answer.move),
        candidates=tuple(
            CandidateInfo(move=write(each.move), win_share=each.win_share, visits=each.visits)
            for each in answer.candidates
        ),
        reason=None if reason is None else event_info(reason, state.move_writer.notation),
        iterations=answer.iterations,
    )
