"""The index: what lists of tables show, so that nobody has to replay a match for them."""

import msgspec
from msgspec import Struct

from lunasol.tables.ports import Row
from lunasol.tables.state import TableState


class IndexedResult(Struct, frozen=True):
    """How a finished match ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


def index_row(state: TableState) -> Row:
    """The table's own row, written at once unless only a move or a chat message has changed it."""
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
    }


def result_text(state: TableState) -> str | None:
    outcome = None if state.match is None else state.match.outcome
    if outcome is None:
        return None
    return msgspec.json.encode(IndexedResult(outcome.scores, outcome.winners)).decode()


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
