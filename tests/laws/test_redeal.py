"""Law 9: a re-deal is uniform over all worlds that fit, by enumeration on toy decks.

A toy deck is a real position of which only a few cards stay hidden: the others are shown.
"""

import pytest

from laws.cover import Case, player_counts
from laws.worlds import Fits, key_of, worlds
from lunasol import games
from lunasol.engine.cards import UNKNOWN, Rng
from lunasol.engine.game import Game
from lunasol.engine.match import Match
from lunasol.engine.testing.laws import check_uniform, step
from lunasol.engine.testing.twins import hidden_cards, last_shuffle

HIDDEN_CARDS = 4
CASES = [
    *(Case(game, count, {}) for game in games.GAMES for count in player_counts(game) if count > 2),
    Case("sun_and_moon", 2, {"refill_across_shuffle": True}),
    Case("gra_roku", 2, {"start_cards": "choose", "harder": True}),
    Case("nox", 2, {}),
]


def toy(match: Match, seat: int, rng: Rng) -> Game:
    """The position as the seat knows it, had it also seen all hidden cards but four."""
    blinded = match.blinded(seat)
    for other in [other for other in range(match.players) if blinded.choice[other] == UNKNOWN][1:]:
        blinded.hands[other].copy_from(match.game.hands[other])
        blinded.choice[other] = match.game.choice[other]
    places = [
        (zone, index)
        for zone, cards in enumerate(blinded.zones)
        for index, card in enumerate(cards)
        if card == UNKNOWN
    ]
    while len(places) > HIDDEN_CARDS:
        zone, index = places.pop(rng.below(len(places)))
        blinded.zones[zone].items[index] = match.game.zones[zone].items[index]
    return blinded


def fits_of(match: Match) -> Fits:
    """What else is known: a hidden card comes from the same shuffle as what really lies there."""

    def fits(card: int, zone: int, index: int) -> bool:
        there = int(match.game.zones[zone].items[index])
        return last_shuffle(match, card) == last_shuffle(match, there)

    return fits


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_re_deal_is_uniform(case: Case) -> None:
    rng = Rng(case.players)
    match = case.start(case.players)
    while not match.over:
        blinded = toy(match, rng.below(case.players), rng)
        found = worlds(blinded, fits_of(match))
        check_uniform(blinded, found, key_of, rng, 40 * len(found))
        for _ in range(20 + rng.below(20)):
            if not match.over:
                step(match, rng)


def test_what_was_shuffled_when_is_tried_too() -> None:
    """Sun and Moon: some toy of the test above has hidden cards of two shuffles."""
    match, rng = Case("sun_and_moon", 2, {}).start(2), Rng(1)
    mixed = 0
    while not match.over:
        step(match, rng)
        mixed += len(hidden_cards(match, 0)) > 1
    assert mixed > 0
