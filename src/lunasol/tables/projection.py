# Compiled by mypyc, see COMPILED in hatch_build.py.
"""What each viewer of a table is shown: the only way from the state to the wire.

Everything about the cards comes from positions that ``Match`` has blinded for the viewer, and from
``Match.events``, which leaves out what the viewer may not know.
"""

from collections.abc import Collection, Mapping
from typing import Any

from msgspec import Raw, Struct

from lunasol.bots.answer import Answer
from lunasol.engine.cards import NOTHING
from lunasol.engine.match import Match
from lunasol.engine.notation import Notation
from lunasol.engine.view import View
from lunasol.protocol.server_messages import (
    ENCODER,
    CandidateInfo,
    EventInfo,
    Hint,
    Result,
    SeatInfo,
    TableInfo,
    TableView,
)
from lunasol.tables.state import Seat, TableState
from lunasol.texts import Spoken

LAST_EVENTS = 30


class Shared(Struct, frozen=True, gc=False):
    """The part of a view that is the same for everybody."""

    phase: str
    to_act: tuple[int, ...]
    chosen: tuple[int, ...]
    table: Raw


def shared_by_all(state: TableState) -> Shared | None:
    """Made once for all viewers, from what a spectator sees."""
    match = state.match
    if match is None:
        return None
    game = match.blinded_scratch(None)
    table = match.settings.definition.table(game, match.notation)
    seats = range(state.opened.players)
    return Shared(
        game.phase(),
        match.to_act,
        tuple([seat for seat in seats if game.choice[seat] != NOTHING]),
        Raw(ENCODER.encode(table)),
    )


def view_for(state: TableState, seat: int | None, shared: Shared | None) -> TableView | None:
    if state.match is None or shared is None:
        return None
    hands = state.match.hands(seat)
    return View(
        game=state.opened.game,
        seat=seat,
        players=state.opened.players,
        phase=shared.phase,
        to_act=shared.to_act,
        chosen=shared.chosen,
        hand=() if seat is None else hands[seat],
        hands=hands,
        table=shared.table,
    )


def legal_for(state: TableState, seat: int | None) -> tuple[str, ...]:
    return () if seat is None else state.legal(seat).texts


def events_for(state: TableState, seat: int | None, since: int) -> tuple[EventInfo, ...]:
    """What this viewer saw happen after the first ``since`` entries of the match's log."""
    match = state.match
    if match is None:
        return ()
    return tuple([event_info(event, match.notation) for event in match.events(seat, since)])


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
    return tuple(event_info(event.seen_by(seat), match.notation) for event in events)


def event_info(event: Spoken, notation: Notation) -> EventInfo:
    """The event with its cards by name."""
    facts: dict[str, Any] = dict(event.facts)
    for name, value in facts.items():
        if name.startswith("card"):
            facts[name] = card_names(value, notation)
    return EventInfo(event.key, facts)


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
            seat_info(holder, seat in present, graces.get(seat), state.left(seat, now))
            for seat, holder in enumerate(state.seats)
        ),
        host=state.seat_of(state.host),
        commitment=state.commitment,
        watchers=spectators,
        next=state.next,
    )


def seat_info(holder: Seat, is_here: bool, grace: int | None, clock: int | None) -> SeatInfo:
    return SeatInfo(
        kind=holder.kind,
        name=holder.name,
        level=holder.level or None,
        here=is_here or holder.kind == "bot",
        held=holder.substituted,
        grace=grace,
        vote=holder.vote,
        clock=clock,
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
