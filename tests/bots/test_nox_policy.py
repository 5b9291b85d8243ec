"""The policy of NOX: clear decisions, no peeking, and reasons that every language can say."""

from collections.abc import Iterator

import pytest

from bots.policy_kit import (
    check_no_peeking,
    check_reasons_can_be_said,
    positions,
    reason_keys,
    scored,
    scored_by_name,
)
from laws.cover import Case, pairwise
from lunasol.bots.answer import Reason
from lunasol.bots.policies.nox.policy import NoxPolicy
from lunasol.bots.policies.nox.reasons import reason
from lunasol.engine.cards import Rng
from lunasol.engine.match import Match
from lunasol.engine.options import OptionValue
from lunasol.games.nox.rules import Nox
from rulebook.nox.scene import ALT, FIVE, into, scene

ALT_OPTIONS: dict[str, OptionValue] = {"deck": ALT, "merge_top": "owner_choice", "max_rounds": 3}
COUNTS = (2, 3, 4, 5, 6)
CASES = [case for players in (2, 3, 6) for case in pairwise("nox", players)]
POOR = "B1 B4 B9 G2 G5"
"""Five piles that score nothing."""
MIXED = "B5 B4 G7 O9"
"""With the other deck: a blue seven on blue merges with the only green pile."""


def scores_of(match: Match) -> dict[str, int]:
    return scored_by_name(NoxPolicy(), match)


def best(match: Match) -> set[str]:
    scores = scores_of(match)
    return {move for move, score in scores.items() if score == max(scores.values())}


def turns(*cards: list[str]) -> list[str]:
    """The moves in the order of play, from one list of moves per seat."""
    return [move for turn in zip(*cards, strict=True) for move in turn]


def test_the_missing_colour_comes_before_everything() -> None:
    moves = turns(into(0, "B15 G12"), into(1, "G14 B11"), into(2, "O13 G7"))
    match = scene(moves, hands={0: ["O3", "B9", "G2"]})
    assert best(match) == {"O3>0"}


def test_a_card_that_one_needs_is_not_spent_on_others() -> None:
    rivals = turns(into(0, "B15 G14"), into(1, "O13 B11"))
    needed = scores_of(scene(rivals, players=2, hands={0: ["O3", "B9", "G5"]}))
    spare = scores_of(scene(rivals, players=2, hands={0: ["O3", "O10", "G5"]}))
    assert needed["O3>1.1"] < spare["O3>1.1"]


def test_the_round_is_ended_while_ahead() -> None:
    moves = turns(into(0, FIVE), into(1, "B1 G2 O3 B4 G5"))
    match = scene(moves, players=2, hands={0: ["O10", "B9", "O6"]})
    assert best(match) == {"O10>0"}


@pytest.mark.parametrize("variant", ["standard", "brave"])
def test_behind_the_leaders_piles_are_merged_rather_than_the_round_ended(variant: str) -> None:
    moves = turns(into(0, "B1 G2 O3 B4 G5"), into(1, FIVE))
    match = scene(moves, players=2, hands={0: ["G12", "O10", "B9"]}, variant=variant)
    assert best(match) == {"G12>1.2"}


def test_the_match_is_won_even_in_a_worse_round() -> None:
    first = [*turns(into(0, FIVE), into(1, POOR)), "O10>0"]
    second = [*turns(into(1, FIVE), into(0, "B1 G2 O3 B4 G5")), "B15>1.1"]
    match = scene(first, second, players=2, hands={0: ["O10", "O8", "G7"]}, target=100)
    assert match.game.score(0) == 75
    assert best(match) == {"O10>0"}


def test_no_round_is_ended_that_loses_the_match() -> None:
    first = [*turns(into(0, POOR), into(1, FIVE)), "B1>0.1", "O10>1"]
    rival = [*into(1, "B11 G12 O3"), "B11>1.1", "B11>1.1"]
    second = [*turns(rival, into(0, FIVE)), "B11>1.1"]
    match = scene(first, second, players=2, hands={0: ["O10", "B1", "G2"]}, target=100)
    assert match.game.score(1) == 75
    assert best(match) <= {"B1>1.1", "G2>1.2"}


def test_the_leaders_chest_is_spoiled_among_equal_chests() -> None:
    first = [*turns(into(0, POOR), into(1, FIVE), into(2, POOR)), "B1>0.1", "O10>1"]
    chests = turns(*(into(seat, "B15 G14 O13") for seat in (1, 2, 0)))
    match = scene(first, [*chests, "B15>1.1", "B15>2.1"], hands={0: ["B1", "G2", "O3"]})
    assert best(match) == {"B1>1.1"}


def test_in_the_other_deck_the_chosen_top_keeps_a_colour() -> None:
    moves = [*into(0, MIXED), "B7>0.1"]
    match = scene(moves, players=2, deck=ALT, merge_top="owner_choice")
    assert best(match) == {"top G7"}


def test_in_the_other_deck_a_merge_can_take_a_colour_away() -> None:
    moves = turns(into(0, "B15 G14 O13 G12"), into(1, MIXED))
    scores = scores_of(scene(moves, players=2, hands={0: ["B7", "B6", "G3"]}, deck=ALT))
    assert scores["B7>1.1"] > scores["B6>1.1"] + 100


# Whatever is played -----------------------------------------------------------------------------


@pytest.mark.parametrize("players", COUNTS)
def test_it_does_not_peek(players: int) -> None:
    check_no_peeking(NoxPolicy(), Case("nox", players, {"max_rounds": 3}), players)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_greedy_players_come_to_an_end_with_all_options(case: Case) -> None:
    game = [game for game, _ in positions(NoxPolicy(), case, 7, at_random=False)][-1]
    assert game.outcome().winners


# Why --------------------------------------------------------------------------------------------


def reasons(case: Case, seed: int) -> Iterator[Reason]:
    """The reasons for the best move and for another one in all positions of a match."""
    rng, policy = Rng(seed), NoxPolicy()
    for game, seat in positions(policy, case, seed, at_random=seed % 2 == 0):
        scores = scored(policy, game, seat)
        for move in (max(scores, key=scores.__getitem__), list(scores)[rng.below(len(scores))]):
            yield policy.explain(game, seat, move)


def test_every_reason_can_be_said_in_all_languages() -> None:
    found = {"looks-best": Reason("looks-best", {})}  # a move without a better reason is rare
    for case in (Case("nox", 2, {}), Case("nox", 3, ALT_OPTIONS)):
        for seed in range(5):
            found |= {each.key: each for each in reasons(case, seed)}
    assert set(found) == reason_keys("nox", "en")
    check_reasons_can_be_said("nox", found.values())


def test_a_gift_is_called_the_best_move_only_if_it_is() -> None:
    match = scene(["B15>0", "G14>1"], players=2, hands={0: ["O13", "G12", "B9"]})
    gift = int(match.notation.encode(match.read(0, "O13>1")))
    assert NoxPolicy().explain(match.blinded(0), 0, gift).key == "looks-worse"
    assert isinstance(match.game, Nox)
    assert reason(match.game, 0, gift, is_best=True).key == "looks-best"


WHY = [
    (turns(into(0, FIVE), into(1, POOR)), ["O10", "B9", "O6"], "O10>0", "ends-ahead"),
    (turns(into(0, POOR), into(1, FIVE)), ["G12", "O10", "G14"], "G12>1.2", "merges-other"),
    (turns(into(0, POOR), into(1, FIVE)), ["G12", "O10", "G7"], "G7>1.4", "spoils-leader"),
    (turns(into(0, POOR), into(1, FIVE)), ["G12", "O10", "G7"], "O10>1", "ends-round"),
    (turns(into(0, "B15 G14"), into(1, "B1 B4")), ["O3", "B9", "B4"], "O3>0", "all-colours"),
    (turns(into(0, "B15 G14"), into(1, "B1 B9")), ["O3", "B9", "B4"], "B4>1.2", "spoils"),
    (turns(into(0, "B15 G14"), into(1, "B1 B9")), ["O3", "B9", "B15"], "B15>0", "waits"),
]


@pytest.mark.parametrize(("moves", "hand", "move", "key"), WHY, ids=[each[3] for each in WHY])
def test_the_reason_is_true(moves: list[str], hand: list[str], move: str, key: str) -> None:
    match = scene(moves, players=2, hands={0: hand})
    code = int(match.notation.encode(match.read(0, move)))
    assert NoxPolicy().explain(match.blinded(0), 0, code).key == key
