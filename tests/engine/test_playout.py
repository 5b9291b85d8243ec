"""Random play: legal to the end, repeatable, and added up correctly."""

import pytest

from laws.toy import TwoKings
from lunasol.engine import playout as playout_module
from lunasol.engine.build import is_compiled
from lunasol.engine.cards import Cards, Rng
from lunasol.engine.game import CHANCE, OVER, Game
from lunasol.engine.playout import Tally, bits, play_batch, playout
from lunasol.games import MatchSpec

WHOLE = 60
"""A won match, in the parts that winners share."""
TOY = "two_kings"


def game_of(name: str) -> Game:
    return TwoKings(2, 0) if name == TOY else MatchSpec.of(name, 2, {}).new_game()


def played_by_hand(game: Game, rng: Rng) -> int:
    """Plays to the end without the code under test; returns the number of decisions."""
    decisions = 0
    while game.turn() != OVER:
        if game.turn() == CHANCE:
            game.roll(rng)
        else:
            seat = game.turn()
            codes = game.legal_codes(seat)
            game.apply(seat, codes[rng.below(len(codes))])
            decisions += 1
    return decisions


def figures(tally: Tally) -> dict[str, int | list[int]]:
    return {
        "matches": int(tally.matches),
        "decisions": int(tally.decisions),
        "decisions_squared": int(tally.decisions_squared),
        "shortest": int(tally.shortest),
        "longest": int(tally.longest),
        "score": [int(each) for each in tally.score],
        "score_squared": [int(each) for each in tally.score_squared],
        "win_share": [int(each) for each in tally.win_share],
        "win_share_squared": [int(each) for each in tally.win_share_squared],
    }


def added_by_hand(start: Game, seed: int, first: int, matches: int) -> dict[str, int | list[int]]:
    lengths: list[int] = []
    scores: list[tuple[int, ...]] = []
    shares: list[list[int]] = []
    for number in range(first, first + matches):
        game = start.clone()
        lengths.append(played_by_hand(game, Rng(seed, number)))
        outcome = game.outcome()
        scores.append(outcome.scores)
        share = WHOLE // len(outcome.winners)
        shares.append([share if seat in outcome.winners else 0 for seat in range(game.players)])
    return {
        "matches": matches,
        "decisions": sum(lengths),
        "decisions_squared": sum(length**2 for length in lengths),
        "shortest": min(lengths),
        "longest": max(lengths),
        "score": [sum(column) for column in zip(*scores, strict=True)],
        "score_squared": [sum(x**2 for x in column) for column in zip(*scores, strict=True)],
        "win_share": [sum(column) for column in zip(*shares, strict=True)],
        "win_share_squared": [sum(x**2 for x in column) for column in zip(*shares, strict=True)],
    }


@pytest.mark.parametrize("name", [TOY, "nox"])
def test_the_same_generator_plays_the_same_match(name: str) -> None:
    played, expected = game_of(name), game_of(name)
    assert playout(played, Rng(5), Cards()) == played_by_hand(expected, Rng(5))
    assert played.outcome() == expected.outcome()


def test_a_match_that_is_over_has_no_more_decisions() -> None:
    game = game_of(TOY)
    playout(game, Rng(1), Cards())
    assert playout(game, Rng(2), Cards()) == 0


@pytest.mark.parametrize("name", [TOY, "nox"])
def test_a_batch_adds_up_the_matches_with_these_numbers(name: str) -> None:
    start = game_of(name)
    expected = added_by_hand(start, seed=3, first=4, matches=6)
    assert figures(play_batch(start, 3, 4, 6)) == expected


def test_some_of_these_matches_have_several_winners_and_lengths_differ() -> None:
    shared = added_by_hand(game_of(TOY), seed=3, first=4, matches=6)
    assert shared["win_share"] == [2 * WHOLE + 4 * WHOLE // 2, 4 * WHOLE // 2]
    lengths = added_by_hand(game_of("nox"), seed=3, first=4, matches=6)
    assert lengths["shortest"] != lengths["longest"]


def test_a_batch_leaves_its_start_as_it_was() -> None:
    start = game_of(TOY)
    play_batch(start, 1, 0, 3)
    assert start.turn() == CHANCE


def test_a_batch_goes_on_from_any_position() -> None:
    start = game_of("nox")
    start.roll(Rng(9))
    assert start.turn() != CHANCE
    expected = added_by_hand(start, seed=1, first=0, matches=3)
    assert figures(play_batch(start, 1, 0, 3)) == expected


def test_a_tally_of_no_match_holds_nothing() -> None:
    found = figures(Tally(3))
    assert all(figure == 0 or figure == [0, 0, 0] for figure in found.values())
    assert figures(play_batch(game_of("nox"), 1, 0, 0)) == figures(Tally(2))


@pytest.mark.parametrize("winners", range(1, 64))
def test_every_number_of_winners_shares_a_whole_match(winners: int) -> None:
    """As bits, the seats that win; there are at most six."""
    count = bits(winners)
    assert count == f"{winners:b}".count("1")
    assert playout_module.WHOLE_WIN % count == 0


def test_the_engine_says_whether_it_is_compiled() -> None:
    assert is_compiled() != str(playout_module.__file__).endswith(".py")
