# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Who asks for something, and checks that many commands share."""

from collections.abc import Collection

from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.tables.allowances import MOST_ARRANGED
from lunasol.tables.state import TableState


class Actor:
    """Who sent a command: a person, known by the cookie, or a program, by the token of its seat."""

    def __init__(self, person: str, seat: int | None) -> None:
        self.person = person
        self.seat = seat
        """Where this person or program sits."""

    def own_seat(self) -> int:
        if self.seat is None:
            raise RequestRefused(RefusalKey.NOT_SEATED)
        return self.seat


class Context:
    """What a command may look at to decide; it changes nothing."""

    def __init__(self, state: TableState, actor: Actor, present: Collection[int], now: int) -> None:
        self.state = state
        self.actor = actor
        self.present = present
        """The seats that somebody is connected for."""
        self.now = now

    def check_host(self) -> None:
        if self.actor.person != self.state.host:
            raise RequestRefused(RefusalKey.HOST_ONLY)

    def check_arranged(self) -> None:
        if self.state.arranged >= MOST_ARRANGED:
            raise RequestRefused(RefusalKey.TOO_OFTEN)

    def check_open(self) -> None:
        """The match must not have started."""
        if self.state.status != "open":
            raise RequestRefused(RefusalKey.ALREADY_STARTED)

    def check_seat(self, seat: int) -> int:
        if not 0 <= seat < self.state.players:
            raise RequestRefused(RefusalKey.NO_SUCH_SEAT)
        return seat
