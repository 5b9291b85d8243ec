"""What this client knows about a table from the messages of the server."""

from collections.abc import Sequence

from lunasol.cli.online.wire import event_from_wire, outcome_from_wire, view_from_wire
from lunasol.engine.events import Event
from lunasol.protocol.server_messages import TableChanged, TableInfo, Update, Welcome
from lunasol.tables import catalog
from lunasol.texts import MatchTexts


class ClientState:
    """Created by the first welcome and updated by every later message."""

    def __init__(self, message: Welcome, language: str) -> None:
        self.language = language
        self.log: list[Event] = []
        """All events that we have seen."""
        self.update_table(message)
        self.update_match(message)

    # Updates ----------------------------------------------------------------------------------

    def update_table(self, message: Welcome | TableChanged) -> None:
        self.table = message.table
        self.seat = message.seat
        if isinstance(message, Welcome):
            self.is_host = message.is_host
        elif message.table.host is not None:
            self.is_host = message.seat == message.table.host
        self.texts = texts_of(message.table, self.language)

    def update_match(self, message: Welcome | Update) -> list[Event]:
        """Take over the cards and events, and return the events that are new to us.

        A welcome repeats events that we may have seen before.
        """
        notation = self.texts.notation
        self.view = None if message.view is None else view_from_wire(message.view)
        self.legal = tuple(notation.parse(move) for move in message.legal)
        self.result = None if message.result is None else outcome_from_wire(message.result)
        self.clock = self.own_clock(message)
        events = [event_from_wire(info, notation) for info in message.events]
        if isinstance(message, Welcome):
            del self.log[length_without_undone(self.log, events) :]
            new = unseen(self.log, events)
        else:
            new = events
        self.log += new
        return new

    def own_clock(self, message: Welcome | Update) -> int | None:
        """The milliseconds that we have left, if there is a clock."""
        if self.seat is None:
            return None
        if isinstance(message, Update):
            return message.clocks[self.seat]
        return message.table.seats[self.seat].clock

    # Questions --------------------------------------------------------------------------------

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


def texts_of(table: TableInfo, language: str) -> MatchTexts:
    deck = str(table.options["deck"])
    names = [seat.name for seat in table.seats]
    notation = catalog.move_writer(table.game, deck).notation
    return MatchTexts(language, table.game, catalog.deck(table.game, deck), notation, names)


def length_without_undone(seen: Sequence[Event], sent: list[Event]) -> int:
    """How many of the events still hold: those after what the server sends now were undone."""
    for end in range(len(seen), len(sent) - 1, -1):
        if sent and list(seen[end - len(sent) : end]) == sent:
            return end
    return len(seen)


def unseen(seen: Sequence[Event], sent: list[Event]) -> list[Event]:
    """The events after the longest overlap of what was seen with what was sent."""
    for overlap in range(min(len(seen), len(sent)), 0, -1):
        if list(seen[-overlap:]) == sent[:overlap]:
            return sent[overlap:]
    return sent
