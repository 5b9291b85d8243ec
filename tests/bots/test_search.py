"""The search: deterministic, never peeking, and complete in what it answers."""

import pytest

import lunasol
from bots.pennies import HEADS, TAILS, Pennies
from laws.toy import TwoKings
from lunasol import games
from lunasol.bots import registry
from lunasol.bots.bot import RandomBot, SearchBot
from lunasol.bots.policy import Policy
from lunasol.bots.search.search import Search, SearchBudget
from lunasol.bots.search.tree import ROOM, Tree
from lunasol.engine.cards import NOTHING, Rng
from lunasol.engine.game import Game


def searched(
    position: Game, seat: int, iterations: int, policy: Policy | None = None, seed: int = 1
) -> Search:
    search = Search(position, seat, policy, Rng(seed), SearchBudget(iterations))
    search.run()
    return search


def pennies(favour: int = 0) -> Pennies:
    game = Pennies(favour)
    game.roll(Rng(1))
    return game


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_sees_a_secret_choice_before_all_are_revealed(seat: int) -> None:
    """Seat 1 is asked after seat 0 has chosen: if it peeked, it would win every match."""
    search = searched(pennies(), seat, 3000)
    assert 0.4 < search.win_share() < 0.6


def test_a_choice_that_has_been_made_is_imagined_again() -> None:
    game = pennies()
    game.apply(0, HEADS)
    game.blind(1)
    search = searched(game, 1, 3000)
    assert 0.4 < search.win_share() < 0.6


def test_a_better_secret_choice_is_found() -> None:
    search = searched(pennies(favour=1), 0, 500)
    assert search.choose() == HEADS
    assert search.mean(HEADS) > search.mean(TAILS) + 0.1


def test_a_forced_move_is_the_only_one_tried() -> None:
    search = Search(pennies(favour=1), 0, None, Rng(1), SearchBudget(200))
    search.forced = TAILS
    search.run()
    assert search.found(HEADS) == NOTHING
    assert search.win_share() < 0.5


def position(game: str, decisions: int = 6) -> tuple[Game, int]:
    """A blinded position a few random decisions into a match, and the seat to act."""
    match = lunasol.start(game, secret=bytes(32))
    rng = Rng(2)
    for _ in range(decisions):
        seat = match.to_act[0]
        codes = match.legal(seat).codes
        match.push_code(seat, codes[rng.below(len(codes))])
    return match.blinded(match.to_act[0]), match.to_act[0]


@pytest.mark.parametrize("game", games.GAMES)
def test_the_same_generator_and_budget_give_the_same_answer(game: str) -> None:
    known, seat = position(game)
    bot = registry.bot("search:60", game)
    one, two = (bot.answer(known, seat, Rng(9)) for _ in range(2))
    assert (one.move, one.candidates) == (two.move, two.candidates)
    assert 50 <= one.iterations <= 60
    assert bot.choose(known, seat, Rng(9)) == one.move


@pytest.mark.parametrize("game", games.GAMES)
def test_an_answer_counts_every_iteration_and_every_legal_move(game: str) -> None:
    known, seat = position(game)
    answer = registry.bot("search:60", game).answer(known, seat, Rng(9))
    assert sum(candidate.visits for candidate in answer.candidates) == answer.iterations
    assert answer.candidates[0].move == answer.move
    assert all(0 <= (each.win_share or 0) <= 1 for each in answer.candidates)


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("decisions", range(0, 60, 6))
def test_the_win_shares_of_all_teams_add_up_to_one(game: str, decisions: int) -> None:
    """Partners each count with their own hand, but they win together or not at all."""
    known, seat = position(game, decisions)
    search = searched(known, seat, 30, registry.policy(game))
    teams = {int(known.team(each)) for each in range(known.players)}
    assert sum(search.wins[team] for team in teams) == pytest.approx(1)
    for each in range(known.players):
        assert search.wins[each] == pytest.approx(search.wins[int(known.team(each))])


def test_time_ends_a_search_too() -> None:
    known, seat = position("day_and_night")
    search = Search(known, seat, None, Rng(1), SearchBudget(10**9, seconds=0.05))
    search.run()
    assert 0 < search.iterations < 10**6


@pytest.mark.parametrize("number", [2, 5, 6])
def test_it_needs_nothing_but_the_contract_of_a_game(number: int) -> None:
    """Two Kings has no policy. In these matches the higher card of the last round decides."""
    game: Game = TwoKings(3, 0)
    rng = Rng(3, number)
    game.roll(rng)
    for seat in range(3):
        game.apply(seat, RandomBot().choose(game, seat, rng))
    game.blind(1)
    assert SearchBot(None, SearchBudget(150)).choose(game, 1, rng) == max(game.hands[1])


def test_a_tree_finds_its_nodes_again_after_it_has_grown() -> None:
    tree = Tree(3)
    moves = [(n << 20) + (n << n % 20) for n in range(3 * ROOM)]
    made = [tree.add(n % 3, n % 2, move) for n, move in enumerate(moves)]
    assert len(set(made)) == len(made)
    assert [tree.find(n % 3, n % 2, move) for n, move in enumerate(moves)] == made
    assert tree.find(0, 0, -5) == NOTHING
