"""Who sits where: people at some seats, simple players at the others."""

from collections.abc import Sequence

from lunasol.engine.errors import BadSeat
from lunasol.texts import Texts

COMPANY = ("Luna", "Sol", "Vega", "Mira", "Orion", "Nova")
"""What simple players are called."""


def people_at(seats: Sequence[int], players: int) -> frozenset[int]:
    for seat in seats:
        if seat >= players:
            raise BadSeat(f"there is no seat {seat}: seats are 0 to {players - 1}")
    return frozenset(seats)


def names(people: frozenset[int], players: int, texts: Texts) -> tuple[str, ...]:
    """Names for those who gave none."""
    company = iter(COMPANY)
    called = {seat: texts.say("player-number", number=seat + 1) for seat in people}
    if len(people) == 1:
        called = dict.fromkeys(people, texts.say("label-player"))
    return tuple(called.get(seat) or next(company) for seat in range(players))
