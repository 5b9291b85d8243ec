"""Day & Night: the search imagines hands that fit the first cards that the others played."""

from dataclasses import dataclass

import pytest

from lunasol.arena.play import start_of
from lunasol.bots.policies.day_and_night.condition_hands import HandConditioner
from lunasol.bots.registry import policy
from lunasol.engine.cards import Rng
from lunasol.engine.game import CHANCE, OVER
from lunasol.games import MatchSpec
from lunasol.games.day_and_night.rules import CHOOSE_FIRST, TAKING, DayAndNight

GAME = "day_and_night"
POLICY = policy(GAME)


@dataclass(frozen=True)
class Moment:
    """A position in which nobody has chosen yet."""

    position: DayAndNight
    time: int
    table: list[int]


def moments(seed: int, players: int = 4, **options: object) -> list[Moment]:
    """All moments of a match of greedy players."""
    spec = MatchSpec.of(GAME, players, {**options})  # type: ignore[dict-item]
    game = start_of(spec).clone()
    assert isinstance(game, DayAndNight)
    rng, found = Rng(seed), list[Moment]()
    while (seat := game.turn()) != OVER:
        if seat == CHANCE:
            game.roll(rng)
            continue
        if game.step != TAKING and game.waiting == 0:
            copy = game.clone()
            assert isinstance(copy, DayAndNight)
            found.append(Moment(copy, int(game.time), list(game.table)))
        game.apply(seat, POLICY.choose(game, seat, 1, rng))
    return found


def imagined(position: DayAndNight, seat: int, rng: Rng) -> DayAndNight:
    copy = position.clone()
    assert isinstance(copy, DayAndNight)
    copy.blind(seat)
    copy.determinize(rng)
    return copy


def missed_by_all(conditioner: HandConditioner, game: DayAndNight, seat: int) -> int:
    """How much better cards than they played the others would have had in these hands."""
    conditioner.go_back(game)
    return sum(int(conditioner.missed(other)) for other in range(game.players) if other != seat)


def test_it_goes_back_to_the_first_choice() -> None:
    seen = moments(1)
    for before, now in zip(seen[::2], seen[1::2], strict=True):
        conditioner = HandConditioner(POLICY, now.position)
        conditioner.go_back(now.position)
        then = conditioner.then
        assert (then.step, then.time, list(then.table)) == (CHOOSE_FIRST, before.time, before.table)
        for hand, true in zip(then.hands, before.position.hands, strict=True):
            assert sorted(hand) == sorted(true)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_hands_fit_better_what_was_played(players: int) -> None:
    before = after = 0
    for number, moment in enumerate(moments(3, players)[1::2]):
        game = imagined(moment.position, 1, Rng(number))
        conditioner = HandConditioner(POLICY, game)
        before += missed_by_all(conditioner, game, 1)
        conditioner.condition(game, 1, Rng(number))
        after += missed_by_all(conditioner, game, 1)
    assert after < before / 4


@pytest.mark.parametrize("end_rule", ["complete_round", "literal_extra", "no_reveal"])
def test_cards_stay_what_they_are(end_rule: str) -> None:
    """No card is lost or doubled, and what the seat knows does not change."""
    for number, moment in enumerate(moments(4, end_rule=end_rule)):
        game = imagined(moment.position, 2, Rng(number))
        POLICY.condition_hands(game, 2, Rng(number))
        cards = [card for zone in game.zones for card in zone]
        assert sorted(cards) == list(range(game.cards))
        assert list(game.hands[2]) == list(moment.position.hands[2])
        assert list(game.table) == moment.table
        assert (game.step, game.time) == (moment.position.step, moment.time)


def test_before_the_first_cards_every_hand_is_equally_likely() -> None:
    first = moments(5)[0]
    game, same = (imagined(first.position, 0, Rng(1)) for _ in range(2))
    POLICY.condition_hands(game, 0, Rng(2))
    assert [list(hand) for hand in game.hands] == [list(hand) for hand in same.hands]
