"""Who sits where: people at some seats, bots at the others."""

from collections.abc import Sequence

from lunasol.bots import registry
from lunasol.bots.bot import Bot
from lunasol.engine.errors import BadSeat, LunasolError
from lunasol.texts import Texts

COMPANY = ("Luna", "Sol", "Vega", "Mira", "Orion", "Nova")
"""What bots are called."""


def people_at(seats: Sequence[int], players: int) -> frozenset[int]:
    for seat in seats:
        if seat >= players:
            raise BadSeat(f"there is no seat {seat}: seats are 0 to {players - 1}")
    return frozenset(seats)


class BadBots(LunasolError):
    pass


USUAL_BOT = "skilled"
ADVISER = "strong"
"""Who gives hints."""


def bots_at(
    names: Sequence[str], people: frozenset[int], players: int, game: str
) -> dict[int, Bot]:
    """One bot for all free seats, or one for each of them."""
    free = [seat for seat in range(players) if seat not in people]
    if len(names) not in (1, len(free)):
        raise BadBots(f"name one bot, or one for each of the {len(free)} free seats")
    made = {name: registry.bot(name, game) for name in names}
    called = names if len(names) == len(free) else [names[0]] * len(free)
    return {seat: made[name] for seat, name in zip(free, called, strict=True)}


def names(people: frozenset[int], players: int, texts: Texts) -> tuple[str, ...]:
    """Names for those who gave none."""
    company = iter(COMPANY)
    called = {seat: texts.say("player-number", number=seat + 1) for seat in people}
    if len(people) == 1:
        called = dict.fromkeys(people, texts.say("label-player"))
    return tuple(called.get(seat) or next(company) for seat in range(players))
