"""Mistakes are plausible ones, and a manner is real."""

from collections.abc import Iterator

import pytest

from bots.policy_kit import blinded
from lunasol import games
from lunasol.bots import registry
from lunasol.bots.answer import Candidate
from lunasol.bots.cast import Manner
from lunasol.bots.mistakes import Estimate, Temper, misjudge, pick, weighed
from lunasol.engine.cards import Rng
from lunasol.engine.game import CHANCE, Game
from lunasol.games import MatchSpec

MOST_WORST = {"beginner": 0.02, "casual": 0.01, "skilled": 0.005, "strong": 0.005}
"""How many of its moves a level may play among the worst tenth by its own estimate."""
RANDOM_MOVES = {"beginner": 0.60, "casual": 0.35, "skilled": 0.18, "strong": 0.08}
"""The share of random moves that levels of this strength would need instead."""


def decisions(game: str, count: int) -> Iterator[tuple[Game, int]]:
    """Decisions in greedy matches on fixed deals, as their seats see them."""
    spec, policy = MatchSpec.of(game), registry.policy(game)
    found, deal = 0, 0
    while True:
        deal += 1
        rng, position = Rng(deal), spec.new_game()
        while (seat := int(position.turn())) >= 0 or seat == CHANCE:
            if seat == CHANCE:
                position.roll(rng)
                continue
            if len(position.legal_codes(seat)) > 2:
                found += 1
                yield blinded(position, seat), seat
                if found == count:
                    return
            position.apply(seat, policy.choose(position, seat, 1, rng))


def worst_tenth(candidates: tuple[Candidate, ...]) -> set[int]:
    """The worst of these moves, which are ordered from the best; those that share the place of a
    better one are not among them."""
    ranks = [(each.visits, each.win_share or 0, each.score) for each in candidates]
    last = len(ranks) - max(1, len(ranks) // 10)
    tail = zip(candidates[last:], ranks[last:], strict=True)
    return {each.move for each, rank in tail if rank < ranks[last - 1]}


def check_mistakes(level: str, game: str, count: int) -> None:
    """The level plays the worst moves seldom enough; random moves instead would be too many."""
    bot = registry.bot(level, game)
    played, at_random = 0, 0.0
    for number, (position, seat) in enumerate(decisions(game, count)):
        candidates = bot.answer(position.clone(), seat, Rng(number)).candidates
        worst = worst_tenth(candidates)
        played += bot.choose(position, seat, Rng(number)) in worst
        at_random += len(worst) / len(candidates)
    assert played / count <= MOST_WORST[level]
    assert RANDOM_MOVES[level] * at_random / count > MOST_WORST[level]


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_mistakes_at_first_sight_are_plausible(level: str, game: str) -> None:
    check_mistakes(level, game, 200)


@pytest.mark.compiled_only
@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("level", ["skilled", "strong"])
def test_mistakes_of_a_search_are_plausible(level: str, game: str) -> None:
    check_mistakes(level, game, 100)


# The manner -----------------------------------------------------------------------------------


def meddling_share(game: str, level: str, manner: Manner) -> float:
    """How many of a level's moves on fixed deals touch the others, of those where one can say."""
    bot, meddling = registry.bot(level, game, manner), registry.package(game).MEDDLING
    found = [
        meddling(position, seat, bot.choose(position.clone(), seat, Rng(number)))
        for number, (position, seat) in enumerate(decisions(game, 300))
    ]
    tellable = [each for each in found if each != 0]
    return tellable.count(1) / len(tellable)


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_a_meddler_touches_the_others_clearly_more_often(level: str, game: str) -> None:
    builder = meddling_share(game, level, "builder")
    meddler = meddling_share(game, level, "meddler")
    assert meddler - builder > 0.05


# The parts ------------------------------------------------------------------------------------


def test_a_move_that_looks_nearly_as_good_is_played_nearly_as_often() -> None:
    rng, worths = Rng(1), [0.0, -10.0, -300.0]
    drawn = [misjudge(worths, 100.0, rng) for _ in range(2000)]
    assert 0.42 < drawn.count(0) / 2000 < 0.54
    assert 0.38 < drawn.count(1) / 2000 < 0.50
    assert 0.01 < drawn.count(2) / 2000 < 0.05
    assert misjudge(worths, 0.0, rng) == 0


@pytest.mark.parametrize(
    ("moves", "considered"), [(1, 2), (2, 2), (3, 2), (4, 3), (8, 6), (40, 12)]
)
def test_the_worst_quarter_is_never_considered(moves: int, considered: int) -> None:
    assert weighed(moves) == considered


def test_a_manner_decides_only_between_nearly_equal_moves() -> None:
    game = MatchSpec.of("nox").new_game()
    estimates = [Estimate(1, 5.0), Estimate(2, 4.5), Estimate(3, 4.4), Estimate(4, 1.0)]
    odd = Temper(margin=0.7, suits=lambda _game, _seat, move: move % 2)
    even = Temper(margin=0.7, suits=lambda _game, _seat, move: -(move % 2))
    far = Temper(margin=0.7, suits=lambda _game, _seat, move: move == 4)
    assert [pick(estimates, temper, game, 0, Rng(1)) for temper in (odd, even, far)] == [1, 2, 1]
