# Compiled by mypyc, see COMPILED in hatch_build.py.
"""The reason for a move of Day & Night, always one that can be checked on the table."""

from lunasol.bots.answer import Reason
from lunasol.engine.cards import Cards
from lunasol.engine.game import TAKE_BACK
from lunasol.games.day_and_night.rules import (
    CHOOSE_SECOND,
    COLOUR_NAMES,
    COLOURS,
    DAY,
    NIGHT,
    TAKE,
    TIMES,
    DayAndNight,
)

MIDDLE = 7
NONE = -1
"""No single colour."""


def reason(game: DayAndNight, seat: int, move: int) -> Reason:
    if move == TAKE_BACK:
        return Reason("choose-again", {})
    if move >= TAKE:
        return reason_to_take(game, seat, move - TAKE)
    return reason_to_play(game, seat, move)


# Taking ---------------------------------------------------------------------------------------


def reason_to_take(game: DayAndNight, seat: int, card: int) -> Reason:
    stars = int(game.deck.stars[card])
    if stars == 0:
        return Reason("only-a-card", {})
    own = int(game.stars[seat])
    best_other = max(int(game.stars[other]) for other in range(game.players) if other != seat)
    if own <= best_other < own + stars:
        return Reason("takes-lead", {"stars": own + stars})
    left = max(
        (int(game.deck.stars[other]) for other in takeable(game) if other != card), default=0
    )
    if stars > left and game.takers.size > 1:
        return Reason("before-others", {"seat": int(game.takers.items[game.takers.size - 2])})
    return Reason("most-stars", {}) if stars >= left else Reason("stars", {"stars": stars})


def takeable(game: DayAndNight) -> list[int]:
    moves = Cards()
    game.offer(moves)
    return [move - TAKE for move in moves]


# Playing --------------------------------------------------------------------------------------


def reason_to_play(game: DayAndNight, seat: int, card: int) -> Reason:
    before, played = sums(game), own_colours(game, seat)
    colour, symbol = int(game.deck.colour[card]), bool(game.deck.symbols[card])
    after = before.copy()
    after[colour] += int(game.deck.value[card])
    mine = played | {colour}
    time = NIGHT - int(game.time) if symbol else int(game.time)
    high, low = winning(game, after, DAY), winning(game, after, NIGHT)
    if high in mine and low in mine and high != low:
        return Reason("day-and-night", {})
    suits = winning(game, after, time) in mine
    if symbol and suits and winning(game, after, NIGHT - time) not in mine:
        return Reason("turns-time", {"time": TIMES[time]})
    stopped = winning(game, before, int(game.time))
    rival_waits = game.step == CHOOSE_SECOND and rivals_have(game, seat, stopped)
    if rival_waits and stopped not in played and stopped != winning(game, after, time):
        return Reason("spoils", {"colour": COLOUR_NAMES[stopped]})
    return reason_by_colour(game, seat, card, high == colour, low == colour)


def reason_by_colour(game: DayAndNight, seat: int, card: int, high: bool, low: bool) -> Reason:
    """A reason from the sum of the card's colour, or from the hand."""
    named = {"colour": COLOUR_NAMES[int(game.deck.colour[card])]}
    if high:
        return Reason("highest-sum", named)
    if low:
        return Reason("lowest-sum", named)
    if game.step == CHOOSE_SECOND and not rivals_have(game, seat, int(game.deck.colour[card])):
        return Reason("alone", named)
    if game.last_round:
        return Reason("nothing-to-save", {})
    if any(strength(game, other) > strength(game, card) for other in game.hands[seat]):
        return Reason("keeps-better", {})
    return Reason("chance", named)


def sums(game: DayAndNight) -> list[int]:
    found = [0] * COLOURS
    for card in game.table:
        found[int(game.deck.colour[card])] += int(game.deck.value[card])
    return found


def own_colours(game: DayAndNight, seat: int) -> set[int]:
    """The colours that the seat has played this round."""
    if game.step != CHOOSE_SECOND:
        return set()
    return {int(game.deck.colour[game.first_cards[seat]])}


def rivals_have(game: DayAndNight, seat: int, colour: int) -> bool:
    rivals = [int(other) for other in range(game.players) if other != seat]
    return any(int(game.deck.colour[game.first_cards[rival]]) == colour for rival in rivals)


def winning(game: DayAndNight, totals: list[int], time: int) -> int:
    """The single colour that would win with these sums, or NONE."""
    competing = [total for total in totals if total or game.rules.absent_colour_is_zero]
    if not competing:
        return NONE
    best = max(competing) if time == DAY else min(competing)
    return totals.index(best) if competing.count(best) == 1 else NONE


def strength(game: DayAndNight, card: int) -> int:
    """How far a card is from the middle value, which is good for neither day nor night."""
    return abs(int(game.deck.value[card]) - MIDDLE)
