"""Who sits where: people at some seats, bots at the others."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from lunasol.bots import cast, registry
from lunasol.bots.bot import Bot
from lunasol.bots.cast import CAST, LEVELS, Manner
from lunasol.engine.errors import BadSeat, LunasolError
from lunasol.engine.match import Match
from lunasol.texts import MatchTexts, Texts

DEFAULT_BOT = "skilled"
ADVISER = "strong"
"""The bot that gives hints."""
NO_NAMES: Mapping[int, str] = {}


class BadBots(LunasolError):
    """A list of bots that does not fit the free seats."""


@dataclass(frozen=True)
class SeatPlan:
    """People at these seats, bots at the others, and whether hints are given."""

    people: frozenset[int]
    bots: str = DEFAULT_BOT
    """One bot for all free seats, or one per seat, separated by commas."""
    hints: bool = False

    def by_seat(self, players: int) -> dict[int, str]:
        """The bots by seat, as they were named; raises BadBots if their number does not fit."""
        names = self.bots.split(",")
        free = [seat for seat in range(players) if seat not in self.people]
        if len(names) not in (1, len(free)):
            raise BadBots(f"name one bot, or one for each of the {len(free)} free seats")
        return dict(zip(free, names if len(names) == len(free) else names * len(free), strict=True))

    def make_bots(self, match: Match) -> dict[int, Bot]:
        """The bots by seat; one that bears the name of a character plays in its manner."""
        game, called = match.settings.definition.id, match.settings.names
        return {
            seat: registry.bot(name, game, manner_at(called, seat))
            for seat, name in self.by_seat(match.players).items()
        }


def check_people(seats: Sequence[int], players: int) -> frozenset[int]:
    """The seats of people; raises BadSeat if the match does not have one of them."""
    for seat in seats:
        if seat >= players:
            raise BadSeat(f"there is no seat {seat}: seats are 0 to {players - 1}")
    return frozenset(seats)


def manner_at(names: Sequence[str], seat: int) -> Manner:
    """The manner of the character whose name this seat has, if any."""
    character = cast.named(names[seat]) if names else None
    return "" if character is None else character.manner


def default_names(
    seats: SeatPlan, players: int, texts: Texts, given: Mapping[int, str] = NO_NAMES
) -> tuple[str, ...]:
    """Names for a match: those given, numbers for other people, and the cast for bots."""
    names = {seat: texts.say("player-number", number=seat + 1) for seat in seats.people}
    if len(seats.people) == 1:
        names = dict.fromkeys(seats.people, texts.say("label-player"))
    names.update(given)
    bots = seats.by_seat(players)
    for seat, bot in bots.items():
        if bot in CAST and seat not in names and CAST[bot].name not in names.values():
            names[seat] = CAST[bot].name
    for seat, bot in bots.items():
        if seat not in names:
            names[seat] = cast.free_characters(level_of(bot), names.values())[0].name
    return tuple(names[seat] for seat in range(players))


def level_of(bot: str) -> str:
    """The level that a bot plays at; one without a level is named like the usual ones."""
    if bot in CAST:
        return CAST[bot].level
    return bot if bot in LEVELS else DEFAULT_BOT


def opponents(seats: SeatPlan, texts: MatchTexts) -> str:
    """The bots by name, each with its level, or as it was named if it has none."""
    said = []
    for seat, bot in seats.by_seat(len(texts.players)).items():
        is_level = bot in LEVELS or bot in CAST
        how = texts.say(f"bot-{level_of(bot)}") if is_level else bot
        said.append(f"{texts.players[seat]} ({how})")
    return ", ".join(said)


def match_texts(match: Match, language: str, seats: SeatPlan | None = None) -> MatchTexts:
    """The texts of a match with its names, or default names; by default all seats are people's."""
    settings = match.settings
    if seats is None:
        seats = SeatPlan(frozenset(range(match.players)))
    names = settings.names or default_names(seats, match.players, Texts(language))
    return MatchTexts(language, settings.definition.id, settings.deck, match.notation, names)
