"""The policy of Sun and Moon: clear decisions, no peeking, and reasons that can be said."""

from collections.abc import Iterator

import pytest

from bots.policy_kit import (
    blinded,
    check_no_peeking,
    check_reasons_can_be_said,
    positions,
    reason_keys,
    scored_by_name,
)
from laws.cover import Case, pairwise, player_counts
from lunasol.bots.answer import Reason
from lunasol.bots.policies.sun_and_moon.policy import SunAndMoonPolicy
from lunasol.bots.policy import CLEAR_DIFFERENCE
from lunasol.engine.match import Match
from rulebook.sun_and_moon.scene import FIVE, GAME, climb, scene

COUNTS = player_counts(GAME)
CASES = [case for players in (2, 4) for case in pairwise(GAME, players)]


def scores_of(match: Match) -> dict[str, int]:
    return scored_by_name(SunAndMoonPolicy(), match)


def best(match: Match) -> str:
    scores = scores_of(match)
    return max(scores, key=scores.__getitem__)


# Clear decisions ------------------------------------------------------------------------------

FOUR = {0: ["S2@0*", "S10@0R", "+S18", "+S29", "+M15"], 1: ["S4@0R", "S14@0R"]}
"""Seat 0 is to act with four suns before it and a fifth in hand."""

THEIR_FOUR = {**FOUR, 0: [*FOUR[0][:2], "M1@0*"], 1: [*FOUR[1], "+S18", "+M15", "+M16"]}
"""The same four, but now seat 1 is to act, and its sun 18 would complete them."""

THEIR_FIVE = {**FIVE, 1: [*FIVE[1], "+SE1", "+M15", "+S20"]}


def test_the_fifth_is_placed_where_the_four_are() -> None:
    assert best(scene(FOUR)) == "S18@0R"


def test_a_fifth_is_not_given_to_a_rival() -> None:
    scores = scores_of(scene(THEIR_FOUR))
    assert scores["S18@0R"] < max(scores.values()) - CLEAR_DIFFERENCE


def test_five_are_cleared_before_something_happens_to_them() -> None:
    assert best(scene({**FIVE, 1: [*FIVE[1], "M1@1*"]})) == "clear S1-5"


def test_an_eclipse_breaks_the_five_of_a_rival() -> None:
    match = scene(THEIR_FIVE)
    assert best(match) in {"SE@0#2", "SE@0#3", "SE@0#4"}


def test_an_eclipse_is_not_spent_on_a_single_card() -> None:
    match = scene({0: ["S14@0*"], 1: ["+SE1", "+S16", "+M14", "+M17", "+S5"]})
    scores = scores_of(match)
    assert scores["SE@0#1"] < max(scores.values())


def test_a_wide_jump_wastes_room() -> None:
    match = scene({0: ["S10@0*", "+S12", "+S29"], 1: ["M16@1*"]})
    scores = scores_of(match)
    assert scores["S12@0R"] > scores["S29@0R"] + CLEAR_DIFFERENCE // 2


def test_a_rivals_row_is_closed_rather_than_lengthened() -> None:
    match = scene({0: ["S14@0*"], 1: ["+S16", "+S29"]})
    scores = scores_of(match)
    assert scores["S29@0R"] > scores["S16@0R"]


def test_the_number_between_two_parts_covers_the_eclipse() -> None:
    own = ["S2@0*", "S10@0R", "S14@0R", "+S8", "+M16"]
    match = scene({0: own, 1: ["S6@0R", "SE1@0#2", "S17@0R"]})
    assert best(match) == "S8@0#2"


def test_the_partner_gets_the_fifth() -> None:
    parts = {
        0: [*climb("M", 0, 1, 2, 4, 5), "+S17"],
        1: climb("S", 1, 1, 20, 24, 29),
        2: climb("S", 2, 4, 6, 10, 14),
        3: climb("M", 3, 8, 20, 24, 29),
    }
    assert best(scene(parts, players=4)) == "S17@2R"


def test_a_promising_row_is_not_given_up() -> None:
    scores = scores_of(scene(FOUR, voluntary_self_destruct="always"))
    assert scores["destruct"] == min(scores.values())


def test_hopeless_rows_are_given_up_before_the_end() -> None:
    own = [*climb("S", 0, 1, 29), *climb("M", 0, 1, 29), "+S14"]
    match = scene(
        {0: own, 1: climb("M", 1, 14, 16, 18, 20)}, voluntary_self_destruct="always", turn_cap=9
    )
    assert best(match) == "destruct"


def test_an_animal_comes_before_the_number_that_would_shut_it_out() -> None:
    """The sun 15 shows an animal: the sun 16 can follow at once and makes five."""
    match = scene({0: ["S2@0*", "S10@0R", "+S15", "+S16", "+M29"], 1: ["S4@0R", "M8@1*"]})
    scores = scores_of(match)
    assert scores["S15@0R"] > scores["S16@0R"]


# No peeking, all options ----------------------------------------------------------------------


@pytest.mark.parametrize("players", COUNTS)
def test_nothing_hidden_changes_the_score_of_a_move(players: int) -> None:
    check_no_peeking(SunAndMoonPolicy(), Case(GAME, players, {}), 7)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_greedy_players_come_to_an_end_with_all_options(case: Case) -> None:
    game = None
    for game, seat in positions(SunAndMoonPolicy(), case, 3, at_random=False):
        assert game.must_act(seat)
    assert game is not None
    assert game.outcome().winners


# Reasons --------------------------------------------------------------------------------------


def reasons(case: Case, seed: int) -> Iterator[Reason]:
    """The reasons for each legal move in all positions of a match."""
    policy = SunAndMoonPolicy()
    for game, seat in positions(policy, case, seed, at_random=seed % 2 == 0):
        known = blinded(game, seat)
        for move in known.legal_codes(seat):
            yield policy.explain(known, seat, move)


def test_every_reason_can_be_said_in_all_languages() -> None:
    found: dict[str, Reason] = {}
    for players in (2, 4):
        for seed in range(2):
            case = Case(
                GAME, players, {"voluntary_self_destruct": "always" if players == 4 else "never"}
            )
            found |= {each.key: each for each in reasons(case, seed)}
    assert set(found) == reason_keys(GAME, "en")
    check_reasons_can_be_said(GAME, found.values())


WHY = [
    (FOUR, "S18@0R", "five"),
    (FOUR, "S29@1*", "narrows"),
    (FOUR, "M15@0*", "another-card"),
    (THEIR_FIVE, "SE@0#3", "breaks-five"),
    (THEIR_FIVE, "SE@0#1", "breaks-five"),
    ({**FIVE, 1: [*FIVE[1], "M1@1*"]}, "clear S1-5", "clears"),
    ({0: ["S14@0*"], 1: ["+SE1"]}, "SE@0#1", "eclipses-rival"),
    ({0: ["S10@0*", "+S12"], 1: ["M16@1*"]}, "S12@0R", "lengthens-own"),
    ({0: ["+S14", "+S29"]}, "S14@0*", "starts-own"),
]


@pytest.mark.parametrize(("parts", "move", "key"), WHY, ids=[f"{each[1]}" for each in WHY])
def test_the_reason_is_true(parts: dict[int, list[str]], move: str, key: str) -> None:
    match = scene(parts)
    seat = match.to_act[0]
    code = int(match.notation.encode(match.read(seat, move)))
    assert SunAndMoonPolicy().explain(match.blinded(seat), seat, code).key == key
