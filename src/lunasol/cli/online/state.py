"""What somebody at an online table knows by now, out of all that the server has told."""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from types import SimpleNamespace
from typing import Any

from lunasol.bots.answer import Answer, Candidate, Reason
from lunasol.engine.cards import UNKNOWN
from lunasol.engine.events import Event, Fact
from lunasol.engine.game import Outcome
from lunasol.engine.notation import HIDDEN, Notation
from lunasol.engine.view import View
from lunasol.protocol.messages import (
    EventInfo,
    Hint,
    Result,
    TableChanged,
    TableInfo,
    Update,
    Welcome,
)
from lunasol.tables import catalog
from lunasol.texts import MatchTexts


class Known:
    """Made by the first welcome; kept up by every message after it."""

    def __init__(self, message: Welcome, language: str) -> None:
        self.language = language
        self.log: list[Event] = []
        """All that we saw happen."""
        self.take_table(message)
        self.take_cards(message)

    # What is told -----------------------------------------------------------------------------

    def take_table(self, message: Welcome | TableChanged) -> None:
        self.table = message.table
        self.seat = message.seat
        if isinstance(message, Welcome):
            self.is_host = message.is_host
        elif message.table.host is not None:
            self.is_host = message.seat == message.table.host
        self.texts = texts_of(message.table, self.language)

    def take_cards(self, message: Welcome | Update) -> list[Event]:
        """What is new in it. A welcome tells again what we may have seen before."""
        notation = self.texts.notation
        self.view = None if message.view is None else view_of(message.view)
        self.legal = tuple(notation.parse(move) for move in message.legal)
        self.result = None if message.result is None else outcome_of(message.result)
        self.clock = self.own_clock(message)
        events = [event_of(info, notation) for info in message.events]
        new = unseen(self.log, events) if isinstance(message, Welcome) else events
        self.log += new
        return new

    def own_clock(self, message: Welcome | Update) -> int | None:
        """Milliseconds that we have left, where a clock runs."""
        if self.seat is None:
            return None
        if isinstance(message, Update):
            return message.clocks[self.seat]
        return message.table.seats[self.seat].clock

    # What follows from it ---------------------------------------------------------------------

    @property
    def is_my_turn(self) -> bool:
        if self.view is None or self.table.state == "ended":
            return False
        return self.seat in self.view.to_act

    @property
    def is_finished(self) -> bool:
        return self.table.state in ("over", "ended")

    def name(self, seat: int) -> str:
        return self.texts.players[seat]

    def answer(self, hint: Hint) -> Answer:
        """A hint as a bot at this very screen would give it."""
        notation = self.texts.notation
        candidates = [
            Candidate(code(each.move, notation), 0, each.visits, each.win_share)
            for each in hint.candidates
        ]
        told = hint.reason
        reason = None if told is None else Reason(told.key, with_ids(told.facts, notation))
        return Answer(code(hint.move, notation), tuple(candidates), reason, hint.iterations)


def texts_of(table: TableInfo, language: str) -> MatchTexts:
    deck = str(table.options["deck"])
    names = [seat.name for seat in table.seats]
    notation = catalog.move_writer(table.game, deck).notation
    return MatchTexts(language, table.game, catalog.deck(table.game, deck), notation, names)


def view_of(data: dict[str, Any]) -> View:
    return View(**{each.name: solid(data[each.name]) for each in fields(View)})


def solid(value: Any) -> Any:
    """As it was before it was sent: tuples, and things with attributes. The classes themselves
    are compiled and do not say any more what their fields are made of."""
    if isinstance(value, list):
        return tuple(map(solid, value))
    if isinstance(value, dict):
        return SimpleNamespace(**{name: solid(each) for name, each in value.items()})
    return value


def outcome_of(result: Result) -> Outcome:
    return Outcome(result.scores, result.winners, result.reason, result.decided_by)


def event_of(info: EventInfo, notation: Notation) -> Event:
    return Event(info.key, with_ids(info.facts, notation))


def with_ids(facts: Mapping[str, Any], notation: Notation) -> dict[str, Fact]:
    """Cards by their numbers again: texts are made from those."""
    return {
        name: ids(value, notation) if name.startswith("card") else value
        for name, value in facts.items()
    }


def ids(value: str | list[str], notation: Notation) -> int | list[int]:
    if isinstance(value, list):
        return [card_id(name, notation) for name in value]
    return card_id(value, notation)


def card_id(name: str, notation: Notation) -> int:
    return UNKNOWN if name == HIDDEN else notation.card_id(name)


def code(move: str, notation: Notation) -> int:
    return notation.code(notation.parse(move))


def unseen(seen: Sequence[Event], told: list[Event]) -> list[Event]:
    """What is told beyond what was seen: the longest common stretch is what both know."""
    for common in range(min(len(seen), len(told)), 0, -1):
        if list(seen[-common:]) == told[:common]:
            return told[common:]
    return told
