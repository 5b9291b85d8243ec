"""Sun and Moon with four players: partners sit opposite (SM-37, SM-38, SM-39)."""

import pytest

import lunasol
from rulebook.sun_and_moon.scene import Parts, climb, moves, push, refusal, row, scene

FIRST_ROW: Parts = {0: ["M5@0*"], 1: ["+M9", "+S9"], 2: ["+M12", "+S12"]}


def test_sm_37_a_team_has_one_row_of_each_kind_no_matter_who_starts_it() -> None:
    match = scene(FIRST_ROW, players=4)
    assert match.view(None).table.partners == (2, 3, 0, 1)
    assert moves(match, "M9") == {"M9@0R", "M9@1*", "M9@3*"}
    assert refusal(match, "M9@2*") == ("team-has-that-row", "SM-37")
    assert moves(match, "S9") == {"S9@0*", "S9@1*", "S9@2*", "S9@3*"}


def test_sm_37_one_partner_may_hold_both_rows() -> None:
    match = push(scene(FIRST_ROW, players=4), "S9@0*")
    assert (row(match, 0, "S"), row(match, 0, "M")) == ("9", "5")
    assert moves(match, "S12") == {"S12@0R", "S12@1*", "S12@3*"}


def gone(fixed: bool) -> lunasol.Match:
    """Seat 0 had the team's moon row and has lost it; seat 2 is to act."""
    parts = {
        0: ["M5@0*", "destruct"],
        1: ["S20@1*", "S24@1R"],
        2: ["S1@1L", "+M12", "+S12"],
        3: ["S22@1R"],
    }
    return scene(parts, players=4, voluntary_self_destruct="always", fixed_after_first=fixed)


def test_sm_37_once_the_row_is_gone_either_partner_may_have_it() -> None:
    assert {"M12@0*", "M12@2*"} < moves(gone(fixed=False), "M12")


def test_sm_37_by_option_the_first_row_decides_for_the_whole_match() -> None:
    match = gone(fixed=True)
    assert match.view(None).table.tied == ("moon", "sun", "sun", "moon")
    assert moves(match, "M12") == {"M12@0*", "M12@3*"}
    assert moves(match, "S12@2") == {"S12@2*"}
    assert refusal(match, "M12@2*") == ("team-has-that-row", "SM-37")


@pytest.mark.parametrize("players", [2, 3])
def test_sm_37_nobody_is_tied_without_a_partner(players: int) -> None:
    match = scene({0: ["M5@0*"], 1: ["+S9"]}, players=players, fixed_after_first=True)
    assert "S9@0*" in moves(match, "S9")


def test_sm_37_only_the_own_row_may_be_started_by_option_not_the_partners() -> None:
    match = scene(FIRST_ROW, players=4, start_foreign_row=False)
    assert moves(match, "S9") == {"S9@1*"}


FIVE_BEFORE_SEAT_0: Parts = {
    0: ["S2@0*", "S10@0R"],
    1: ["S4@0R", "M1@1*"],
    2: ["S6@0R"],
    3: ["S8@0R"],
}


def test_sm_38_only_a_row_in_front_of_oneself_may_be_cleared() -> None:
    match = scene(FIVE_BEFORE_SEAT_0, players=4)
    assert match.to_act == (2,)
    assert moves(match, "clear") == set()
    assert refusal(match, "clear S1-5") == ("no-segment-there", "SM-13")


def test_sm_38_by_option_partners_clear_each_others_rows() -> None:
    match = scene(FIVE_BEFORE_SEAT_0, players=4, team_clear=True)
    assert moves(match, "clear") == {"clear S1-5"}
    push(match, "clear S1-5")
    assert [len(pile) for pile in match.view(None).table.score_piles] == [0, 0, 5, 0]
    assert moves(match, "clear") == set()


def test_sm_39_cards_may_go_to_the_partners_row() -> None:
    match = scene({0: ["S5@0*"], 1: ["M1@1*"], 2: ["+S9", "+SE1"]}, players=4)
    assert "S9@0R" in moves(match)
    assert moves(match, "SE") == {"SE@0#1"}


def test_partners_lose_only_their_own_row() -> None:
    parts = {
        0: ["M5@0*", "destruct"],
        1: ["S20@1*"],
        2: ["S9@2*"],
        3: ["S21@1R"],
    }
    match = scene(parts, players=4, voluntary_self_destruct="always")
    assert (row(match, 0, "M"), row(match, 2, "S")) == ("", "9")


def test_partners_add_their_points() -> None:
    parts = {0: climb("S", 0, 1, 9), 1: ["M1@1*", "M9@1R"], 2: ["M6@2*"], 3: ["M4@1R"]}
    match = scene(parts, players=4, turn_cap=6)
    assert match.outcome is not None
    assert match.outcome.scores == (-3, -3, -3, -3)
    assert match.outcome.winners == (0, 1, 2, 3)
    better = scene({**parts, 3: ["S4@0R"]}, players=4, turn_cap=6).outcome
    assert better is not None
    assert better.scores == (-4, -2, -4, -2)
    assert better.winners == (1, 3)
    assert better.decided_by == "points"
