"""Law 9: a re-deal is uniform over all worlds that fit, by enumeration on toy decks.

A toy deck is a real position in which only a few cards stay hidden: the others are shown.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from laws.cover import Case, player_counts
from laws.worlds import key_of, worlds
from lunasol import games
from lunasol.engine.cards import UNKNOWN, Rng
from lunasol.engine.game import Game
from lunasol.engine.match import Match
from lunasol.engine.testing.laws import LawBroken, check_uniform, step
from lunasol.engine.testing.twins import last_shuffle

HIDDEN_CARDS = 4
DRAWS = 40
CASES = [
    *(Case(game, count, {}) for game in games.GAMES for count in player_counts(game) if count > 2),
    Case("sun_and_moon", 2, {"refill_across_shuffle": True}),
    Case("gra_roku", 2, {"start_cards": "choose", "harder": True}),
    Case("nox", 2, {}),
]


@dataclass
class Toy:
    """A position as a seat knows it, had it also seen all hidden cards but four."""

    match: Match
    blinded: Game

    def hidden_by_shuffle(self) -> dict[int | None, list[tuple[int, int]]]:
        """Zone and index of every hidden card, by the shuffle that the card comes from."""
        found: dict[int | None, list[tuple[int, int]]] = {}
        for zone, cards in enumerate(self.blinded.zones):
            for index, card in enumerate(cards):
                if card == UNKNOWN:
                    found.setdefault(self.shuffle_at(zone, index), []).append((zone, index))
        return found

    def shuffle_at(self, zone: int, index: int) -> int | None:
        """The last shuffle of the card that really lies there."""
        return last_shuffle(self.match, int(self.match.game.zones[zone].items[index]))

    def show(self, zone: int, index: int) -> None:
        self.blinded.zones[zone].items[index] = self.match.game.zones[zone].items[index]

    def worlds(self) -> set[object]:
        """All that fit: a hidden card comes from the same shuffle as what really lies there."""

        def fits(card: int, zone: int, index: int) -> bool:
            return last_shuffle(self.match, card) == self.shuffle_at(zone, index)

        return worlds(self.blinded, fits)


def toy(match: Match, seat: int, rng: Rng) -> Toy:
    """Of several shuffles, about as many cards stay hidden from each."""
    blinded = match.blinded(seat)
    for other in [other for other in range(match.players) if blinded.choice[other] == UNKNOWN][1:]:
        blinded.hands[other].copy_from(match.game.hands[other])
        blinded.choice[other] = match.game.choice[other]
    toy = Toy(match, blinded)
    hidden = list(toy.hidden_by_shuffle().values())
    while sum(map(len, hidden)) > HIDDEN_CARDS:
        places = max(hidden, key=len)
        toy.show(*places.pop(rng.below(len(places))))
    return toy


def toys(case: Case) -> Iterator[Toy]:
    """Positions on the way through a random match; each is valid until the next one."""
    rng = Rng(case.players)
    match = case.start(case.players)
    while not match.over:
        yield toy(match, rng.below(case.players), rng)
        for _ in range(15 + rng.below(10)):
            if not match.over:
                step(match, rng)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_re_deal_is_uniform(case: Case) -> None:
    rng = Rng(case.players, 1)
    for toy in toys(case):
        found = toy.worlds()
        check_uniform(toy.blinded, found, key_of, rng, DRAWS * len(found))


def test_some_of_these_toys_hide_cards_of_two_shuffles() -> None:
    """And it matters: taken together, the cards of both would make more worlds."""
    mixed = 0
    for toy in (toy for case in CASES for toy in toys(case)):
        if len(toy.hidden_by_shuffle()) > 1:
            mixed += 1
            every = worlds(toy.blinded)
            assert toy.worlds() < every
            with pytest.raises(LawBroken, match="not uniform"):
                check_uniform(toy.blinded, every, key_of, Rng(mixed), DRAWS * len(every))
    assert mixed > 0
