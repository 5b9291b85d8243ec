"""The index: what lists of tables show, so that nobody has to replay a match for them."""

import msgspec
from msgspec import Struct

from lunasol.protocol.server_messages import ENCODER, TableInfo
from lunasol.tables import projection
from lunasol.tables.ports import Row
from lunasol.tables.state import SECOND, Seat, TableState

INFO = msgspec.json.Decoder(TableInfo)


class IndexedResult(Struct, frozen=True):
    """How a finished match ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    left: tuple[int, ...] = ()
    """The seats whose players had left when the others ended it."""


def index_row(state: TableState, length: int) -> Row:
    """The table's own row, written at once unless only a move or a chat message has changed it.
    ``length`` is the number of entries in its log."""
    names = [holder.name for holder in state.seats]
    is_listed = is_listed_for(state, state.host)
    return {
        "id": state.id,
        "game": state.opened.game,
        "state": state.status,
        "public": state.opened.public,
        "host": state.host if is_listed else "",
        "created": state.opened.at,
        "changed": state.finished or state.changed,
        "names": msgspec.json.encode(names).decode(),
        "result": result_text(state),
        "opener": state.opened.host,
        "length": length,
        "due": due(state),
        "is_empty": is_empty(state),
        "info": info_text(state),
    }


def info_text(state: TableState) -> str | None:
    """What the lobby shows of a table that is not in memory, where nobody is connected."""
    if not (state.opened.public and state.is_unfinished):
        return None
    return ENCODER.encode(projection.table_info(state, (), {}, 0, state.changed)).decode()


def due(state: TableState) -> int | None:
    """When something happens here even if nobody comes: a clock runs out, or a bot moves at a table
    where nobody has to stay."""
    is_for_days = state.opened.pace.kind == "days"
    if is_for_days and any(state.seats[seat].is_played_by_bot for seat in state.to_act):
        return state.changed
    return first_deadline(state)


def first_deadline(state: TableState) -> int | None:
    """When the first clock of a person or program runs out."""
    pace = state.opened.pace
    if not pace.has_clock:
        return None
    holders = [state.seats[seat] for seat in state.to_act]
    ends = [each.since + pace.move * SECOND + each.reserve for each in holders if is_timed(each)]
    return min(ends, default=None)


def is_timed(holder: Seat) -> bool:
    return not holder.is_played_by_bot and holder.since > 0


def is_empty(state: TableState) -> bool:
    """Whether nobody sits here and no seat is kept for a rematch. A table that was opened against
    bots alone is empty until its person sits down."""
    is_kept = bool(state.opened.reserved) and not state.opened.bots
    is_taken = any(holder.kind in ("person", "program") for holder in state.seats)
    return state.status == "open" and not is_kept and not is_taken


def result_text(state: TableState) -> str | None:
    outcome = None if state.match is None else state.match.outcome
    if outcome is not None:
        return msgspec.json.encode(IndexedResult(outcome.scores, outcome.winners)).decode()
    if state.left_by:
        return msgspec.json.encode(IndexedResult((), (), state.left_by)).decode()
    return None


def seat_rows(state: TableState) -> list[Row]:
    """One row per seat that a person holds, with whether it is that person's turn."""
    to_act = state.to_act
    return [
        {"table_id": state.id, "seat": seat, "person": holder.person, "to_act": seat in to_act}
        for seat, holder in enumerate(state.seats)
        if holder.person and is_listed_for(state, holder.person)
    ]


def is_listed_for(state: TableState, person: str) -> bool:
    """Whether this person finds the table in their list: not if they removed it, nor if it was
    closed before it began, nor while nobody has sat down to play against bots alone."""
    is_closed = state.status == "ended" and state.match is None
    is_left = state.status == "open" and state.opened.bots
    return not (is_closed or is_left or person in state.removed)
