"""Who sits where: people at some seats, bots at the others."""

from collections.abc import Sequence
from dataclasses import dataclass

from lunasol.bots import registry
from lunasol.bots.bot import Bot
from lunasol.engine.errors import BadSeat, LunasolError
from lunasol.engine.match import Match
from lunasol.texts import MatchTexts, Texts

BOT_NAMES = ("Luna", "Sol", "Vega", "Mira", "Orion", "Nova")
DEFAULT_BOT = "skilled"
ADVISER = "strong"
"""The bot that gives hints."""


class BadBots(LunasolError):
    """A list of bots that does not fit the free seats."""


@dataclass(frozen=True)
class SeatPlan:
    """People at these seats, bots at the others, and whether hints are given."""

    people: frozenset[int]
    bots: str = DEFAULT_BOT
    """One bot for all free seats, or one per seat, separated by commas."""
    hints: bool = False

    def make_bots(self, match: Match) -> dict[int, Bot]:
        """The bots by seat; raises BadBots if their number does not fit."""
        names = self.bots.split(",")
        free = [seat for seat in range(match.players) if seat not in self.people]
        if len(names) not in (1, len(free)):
            raise BadBots(f"name one bot, or one for each of the {len(free)} free seats")
        made = {name: registry.bot(name, match.settings.definition.id) for name in names}
        by_seat = names if len(names) == len(free) else [names[0]] * len(free)
        return {seat: made[name] for seat, name in zip(free, by_seat, strict=True)}


def check_people(seats: Sequence[int], players: int) -> frozenset[int]:
    """The seats of people; raises BadSeat if the match does not have one of them."""
    for seat in seats:
        if seat >= players:
            raise BadSeat(f"there is no seat {seat}: seats are 0 to {players - 1}")
    return frozenset(seats)


def default_names(people: frozenset[int], players: int, texts: Texts) -> tuple[str, ...]:
    """Names for a match whose players gave none."""
    bot_names = iter(BOT_NAMES)
    names = {seat: texts.say("player-number", number=seat + 1) for seat in people}
    if len(people) == 1:
        names = dict.fromkeys(people, texts.say("label-player"))
    return tuple(names.get(seat) or next(bot_names) for seat in range(players))


def match_texts(match: Match, language: str, people: frozenset[int] | None = None) -> MatchTexts:
    """The texts of a match with its names, or default names; by default all seats are people's."""
    settings = match.settings
    if people is None:
        people = frozenset(range(match.players))
    names = settings.names or default_names(people, match.players, Texts(language))
    return MatchTexts(language, settings.definition.id, settings.deck, match.notation, names)
