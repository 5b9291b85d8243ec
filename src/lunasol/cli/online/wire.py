"""Turns the data of messages back into the types that the terminal shows."""

from collections.abc import Mapping
from typing import Any

import msgspec

from lunasol import games
from lunasol.bots.answer import Answer, Candidate, Reason
from lunasol.engine.cards import UNKNOWN
from lunasol.engine.events import Event, Fact
from lunasol.engine.game import Outcome
from lunasol.engine.notation import HIDDEN, Notation
from lunasol.engine.view import View
from lunasol.protocol.server_messages import EventInfo, Hint, Result, TableView


def view_from_wire(view: TableView) -> View[Any]:
    """The view with its table decoded into the type of the game."""
    table = msgspec.json.decode(view.table, type=games.definition(view.game).table_type)
    return View(**{**msgspec.structs.asdict(view), "table": table})


def outcome_from_wire(result: Result) -> Outcome:
    return Outcome(result.scores, result.winners, result.reason, result.decided_by)


def event_from_wire(info: EventInfo, notation: Notation) -> Event:
    return Event(info.key, with_card_ids(info.facts, notation))


def answer_from_wire(hint: Hint, notation: Notation) -> Answer:
    """A hint as a local bot would give it."""
    candidates = [
        Candidate(code(each.move, notation), 0, each.visits, each.win_share)
        for each in hint.candidates
    ]
    sent = hint.reason
    reason = None if sent is None else Reason(sent.key, with_card_ids(sent.facts, notation))
    return Answer(code(hint.move, notation), tuple(candidates), reason, hint.iterations)


def with_card_ids(facts: Mapping[str, Any], notation: Notation) -> dict[str, Fact]:
    """Facts with card ids instead of card names, because texts are made from ids."""
    return {
        name: card_ids(value, notation) if name.startswith("card") else value
        for name, value in facts.items()
    }


def card_ids(value: str | list[str], notation: Notation) -> int | list[int]:
    if isinstance(value, list):
        return [card_id(name, notation) for name in value]
    return card_id(value, notation)


def card_id(name: str, notation: Notation) -> int:
    return UNKNOWN if name == HIDDEN else notation.card_id(name)


def code(move: str, notation: Notation) -> int:
    return notation.code(notation.parse(move))
