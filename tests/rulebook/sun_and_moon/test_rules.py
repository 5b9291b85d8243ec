"""Sun and Moon: a test a ruling, and the golden examples.

The animals (SM-01), other decks and the notation are in test_sun_and_moon_cards.py; drawing, the
end and the score (SM-24, SM-25, SM-26, SM-27, SM-28, SM-29, SM-30, SM-31, SM-32, SM-33, SM-34,
SM-35) in test_sun_and_moon_end.py; four players (SM-37, SM-38, SM-39) in
test_sun_and_moon_teams.py. SM-02 (a footnote is lost, none is assumed) and SM-40 (no table talk)
only concern what people do.
"""

import pytest

import lunasol
from lunasol.bots import registry as bots
from lunasol.engine.cards import Rng
from lunasol.engine.errors import BadPlayers
from rulebook.scene import keys, last
from rulebook.sun_and_moon.scene import (
    FIVE,
    GAME,
    LONG,
    LONG_ROWS,
    NEW_PILE,
    STACKS,
    STUCK,
    USED_UP,
    ids,
    moves,
    push,
    refusal,
    row,
    scene,
)

# The golden examples --------------------------------------------------------------------------


def test_sm_g1_a_28_fits_a_row_that_ends_with_24_only_at_the_right() -> None:
    match = scene({0: ["S10@0*", "S24@0R"], 1: ["S18@0R", "+S28"]})
    assert row(match, 0, "S") == "10 18 24"
    assert moves(match, "S28@0") == {"S28@0R"}
    assert row(push(match, "S28@0R"), 0, "S") == "10 18 24 28"


def test_sm_g2_a_12_goes_left_and_a_24_goes_right_of_a_15() -> None:
    match = scene({0: ["S15@0*", "M1@0*"], 1: ["+S12", "+S24"]})
    assert moves(match, "S12@0") == {"S12@0L"}
    assert moves(match, "S24@0") == {"S24@0R"}


CLOSED = {0: ["S1@0*", "S25@0R", "+SE1"], 1: ["S20@0R", "S29@0R", "+S2", "+S19", "+S21"]}


def test_sm_g3_an_eclipse_reopens_a_row_that_is_closed_at_both_ends() -> None:
    match = scene(CLOSED)
    assert row(match, 0, "S") == "1 20 25 29"
    push(match, "SE1@0#1")
    assert moves(match, "S2@0") == {"S2@0#1", "S2@0L"}
    assert moves(match, "S19@0") == {"S19@0#1", "S19@0L"}
    assert moves(match, "S21@0") == set()
    assert refusal(match, "S21@0#1") == ("number-does-not-fit", "SM-05")


def test_sm_g3_until_then_no_number_fits() -> None:
    match = scene({**CLOSED, 0: ["S1@0*", "S25@0R", "M9@0*"]})
    for card in ("S2", "S19", "S21"):
        assert moves(match, f"{card}@0") == set()
        assert refusal(match, f"{card}@0L") == ("number-does-not-fit", "SM-05")


def test_sm_g4_gaps_are_allowed() -> None:
    match = scene({0: ["S7@0*", "S14@0R"], 1: ["S19@0R", "M2@1*"]})
    assert row(match, 0, "S") == "7 14 19"


def test_sm_g5_five_number_cards_may_be_cleared_in_the_next_turn() -> None:
    match = scene({**FIVE, 1: [*FIVE[1], "M1@1*"]})
    assert moves(match, "clear") == {"clear S1-5"}
    push(match, "clear S1-5")
    assert row(match, 0, "S") == ""
    assert len(match.view(None).table.score_piles[0]) == 5


def test_sm_g5_an_eclipse_on_the_middle_one_prevents_it() -> None:
    match = scene({**FIVE, 1: [*FIVE[1], "SE1@0#3"]})
    assert row(match, 0, "S") == "2 4 E 8 10"
    assert moves(match, "clear") == set()
    assert refusal(match, "clear S1-5") == ("no-segment-there", "SM-13")


def test_sm_g5_a_segment_of_a_longer_row_leaves_the_rest() -> None:
    seat_0 = ["S2@0*", "S6@0R", "S9@0R", "S15@0R", "M1@0*"]
    seat_1 = ["S4@0R", "S7@0R", "SE1@0#3", "S11@0R", "S13@0R", "M2@1*"]
    match = scene({0: seat_0, 1: seat_1})
    assert row(match, 0, "S") == "2 4 E 7 9 11 13 15"
    assert moves(match, "clear") == {"clear S4-8"}
    push(match, "clear S4-8")
    assert row(match, 0, "S") == "2 4 E"  # SM-16


def test_sm_g6_of_two_eclipses_either_borders_a_number() -> None:
    seat_0 = ["S5@0*", "S8@0R", "SE1@0#2", "+S7", "+S10"]
    match = scene({0: seat_0, 1: ["S6@0R", "S9@0R", "SE2@0#3"]})
    assert row(match, 0, "S") == "5 E E 9"
    assert moves(match, "S7@0") == {"S7@0#2", "S7@0#3"}
    assert moves(match, "S10@0") == {"S10@0R"}


THREE_ECLIPSES = {
    0: ["S5@0*", "S8@0R", "SE1@0#2", "SE3@0#4", "+S6"],
    1: ["S7@0R", "M1@1*", "S9@0R", "S10@0R", "SE2@0#3", "M2@1R"],
}


def test_sm_g6_of_three_eclipses_not_the_middle_one() -> None:
    match = scene(THREE_ECLIPSES)
    assert row(match, 0, "S") == "5 E E E 10"
    assert moves(match, "S6@0") == {"S6@0#2", "S6@0#4"}
    assert refusal(match, "S6@0#3") == ("cover-from-the-side", "SM-06")


def test_sm_g7_covered_cards_score_and_eclipses_do_not() -> None:
    match = scene(STACKS, turn_cap=9)
    stacks = match.view(None).table.suns[0]
    assert stacks == (("S7",), ("S9", "SE1", "S10"), ("S12",), ("S14",), ("S20",))
    push(match, "clear S1-5")
    scored = {"S7", "S9", "SE1", "S10", "S12", "S14", "S20"}
    assert set(match.view(None).table.score_piles[0]) == scored
    assert match.view(None).table.points == (6, 0)
    assert match.outcome is not None
    assert match.outcome.scores == (6, -2)


def test_sm_g8_self_destruction_costs_hand_and_rows() -> None:
    match = scene(STUCK)
    assert moves(match) == {"destruct"}
    push(match, "destruct")
    table = match.view(None).table
    assert len(table.discard) == 9
    assert (row(match, 0, "S"), row(match, 0, "M")) == ("", "")
    assert (row(match, 1, "S"), row(match, 1, "M")) == ("2 12 22 28", "2 12 22 28")
    assert table.score_piles == ((), ())
    assert match.view(None).hands[0] == ()
    push(match, "M6@0*")
    assert len(match.view(None).hands[0]) == 5


def test_sm_g9_three_cards_are_drawn_and_the_discard_becomes_the_pile() -> None:
    match = scene(LONG, later=[NEW_PILE])
    assert last(match, "drew", 1) == {"seat": 1, "count": 3, "cards": ids("M26 M27 M28")}
    assert last(match, "shuffled") == {"count": 10}
    assert len(match.view(1).hand) == 3
    assert len(match.view(None).table.pile) == 10
    assert match.view(None).table.discard == ()


def test_sm_g10_nothing_to_draw_begins_the_end() -> None:
    match = scene(USED_UP)
    table = match.view(None).table
    assert (table.pile, table.discard) == ((), ())
    assert last(match, "end-phase") == {"seat": 1}
    assert table.trigger == 1
    assert match.view(None).phase == "last-turn"
    assert match.to_act == (0,)


# The players ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "pile"), [(2, 58), (3, 53), (4, 48)])
def test_sm_03_two_to_four_players_with_five_cards_each(players: int, pile: int) -> None:
    view = lunasol.start(GAME, players=players).view(None)
    assert [len(hand) for hand in view.hands] == [5] * players
    assert len(view.table.pile) == pile


def test_sm_03_three_players_have_two_rows_each_and_no_partners() -> None:
    parts = {0: ["S1@0*", "M2@0*"], 1: ["S5@1*", "M5@1*"], 2: ["S8@2*", "M8@2*"]}
    match = scene(parts, players=3)
    assert [row(match, seat, "S") for seat in range(3)] == ["1", "5", "8"]
    assert [row(match, seat, "M") for seat in range(3)] == ["2", "5", "8"]
    assert match.view(None).table.partners == (None, None, None)


def test_sm_03_neither_one_nor_five_players() -> None:
    for players in (1, 5):
        with pytest.raises(BadPlayers):
            lunasol.start(GAME, players=players)


def test_sm_41_the_first_seat_is_stated_or_drawn() -> None:
    assert lunasol.start(GAME, players=3, options={"first_seat": 2}).to_act == (2,)
    drawn = {lunasol.start(GAME, players=2, secret=bytes([n] * 32)).to_act for n in range(20)}
    assert drawn == {(0,), (1,)}


# Placing numbers ------------------------------------------------------------------------------


def test_sm_04_a_card_may_start_a_row_that_somebody_else_lacks() -> None:
    match = push(scene({0: ["+S5"]}), "S5@1*")
    assert (row(match, 0, "S"), row(match, 1, "S")) == ("", "5")


def test_sm_04_by_option_only_the_own_row() -> None:
    match = scene({0: ["+S5"]}, start_foreign_row=False)
    assert moves(match, "S5") == {"S5@0*"}
    assert refusal(match, "S5@1*") == ("start-your-own-row", "SM-04")


def test_sm_05_the_covered_number_does_not_matter() -> None:
    match = scene({0: ["S8@0*", "M1@0*", "+S2"], 1: ["S9@0R", "SE1@0#1"]})
    assert moves(match, "S2@0") == {"S2@0L", "S2@0#1"}
    assert row(push(match, "S2@0#1"), 0, "S") == "2 9"


def test_sm_06_a_cover_need_not_leave_room_for_the_other_eclipses() -> None:
    match = push(scene(THREE_ECLIPSES), "S6@0#4")
    assert row(match, 0, "S") == "5 E E 6 10"


def only_an_eclipse() -> lunasol.Match:
    seat_0 = ["S1@0*", "S4@0R", "S8@0R", "M1@0*", "clear S2-6", "+S29"]
    seat_1 = ["S2@0R", "S6@0R", "S10@0R", "SE1@0#1", "M2@1*", "+S5"]
    return scene({0: seat_0, 1: seat_1})


def test_sm_07_where_only_eclipses_show_any_number_may_cover_them() -> None:
    match = only_an_eclipse()
    assert row(match, 0, "S") == "E"
    assert moves(match, "S29@0") == {"S29@0#1"}
    assert refusal(match, "S29@0R") == ("only-eclipses-show", "SM-07")
    assert refusal(match, "S29@0*") == ("row-is-there", "SM-D2")
    assert row(push(match, "S29@0#1"), 0, "S") == "29"


def test_sm_07_any_of_several_eclipses() -> None:
    seat_0, seat_1 = ["S5@0*", "S8@0R", "SE2@0#2", "+S29"], ["S6@0R", "SE1@0#1", "SE3@0#3"]
    match = scene({0: seat_0, 1: seat_1})
    assert row(match, 0, "S") == "E E E"
    assert moves(match, "S29@0") == {"S29@0#1", "S29@0#2", "S29@0#3"}


def test_sm_08_beyond_an_eclipse_the_nearest_number_counts() -> None:
    match = scene({0: ["S5@0*", "SE1@0#2", "+S6"], 1: ["S10@0R", "M1@1*"]})
    assert row(match, 0, "S") == "5 E"
    assert moves(match, "S6@0") == {"S6@0#2", "S6@0R"}
    assert row(push(match, "S6@0R"), 0, "S") == "5 E 6"


def test_sm_08_by_option_an_eclipse_blocks_the_end() -> None:
    parts = {0: ["S5@0*", "SE1@0#2", "+S6", "+S4"], 1: ["S10@0R", "M1@1*"]}
    match = scene(parts, eclipse_blocks_end=True)
    assert moves(match, "S6@0") == {"S6@0#2"}
    assert moves(match, "S4@0") == {"S4@0L"}
    assert refusal(match, "S6@0R") == ("eclipse-blocks-end", "SM-08")
    assert refusal(match, "S6@0L") == ("number-does-not-fit", "SM-05")


def test_numbers_go_to_the_ends_and_never_on_numbers() -> None:
    match = scene({0: ["S5@0*", "+S8"], 1: ["S10@0R"]})
    assert refusal(match, "S8@0#1") == ("only-eclipses-are-covered", "SM-05")
    assert refusal(match, "S8@0#9") == ("no-such-place", "SM-D2")
    assert refusal(match, "S8@1L") == ("row-is-not-there", "SM-04")
    assert refusal(match, "S9@0L") == ("card-not-in-hand", "SM-D2")
    assert refusal(match, "S8@3*") == ("not-a-move", "SM-D1")
    assert refusal(match, "S8@0L", seat=1) == ("not-your-turn", "SM-D1")


# Eclipses -------------------------------------------------------------------------------------


def test_sm_09_an_eclipse_covers_a_number_and_nothing_else() -> None:
    match = scene({0: ["S5@0*", "+SE2"], 1: ["SE1@0#1"]})
    assert row(match, 0, "S") == "E"
    assert moves(match, "SE2") == set()
    for target in ("SE2@0#1", "SE2@0R", "SE2@1*"):
        assert refusal(match, target) == ("eclipse-covers-numbers", "SM-09")


def test_sm_10_an_eclipse_may_cover_a_number_that_covers_an_eclipse() -> None:
    match = scene({0: ["S5@0*", "S6@0#1"], 1: ["SE1@0#1", "SE2@0#1"]})
    assert match.view(None).table.suns[0] == (("S5", "SE1", "S6", "SE2"),)


def test_sm_11_an_eclipse_goes_to_its_own_kind() -> None:
    match = scene({0: ["S5@0*", "+SE2", "+ME2"], 1: ["M5@1*", "+SE1", "+ME1"]})
    assert moves(match, "SE") == {"SE@0#1"}
    assert moves(match, "ME") == {"ME@1#1"}


def test_sm_12_an_eclipse_may_go_to_the_own_row() -> None:
    match = scene({0: ["S1@0*", "SE1@0#1"], 1: ["S20@0R"]})
    assert row(match, 0, "S") == "E 20"


# Animals --------------------------------------------------------------------------------------


def test_sm_22_without_a_card_to_follow_one_self_destructs_even_if_one_could_clear() -> None:
    match = scene({0: [*FIVE[0], "+S11", "+ME1"], 1: [*FIVE[1], "S20@1*"]})
    assert "clear S1-5" in moves(match)
    push(match, "S11@0R")
    assert match.view(None).phase == "follow"
    assert moves(match) == {"destruct"}
    assert refusal(match, "clear S1-6") == ("place-another-card", "SM-22")
    push(match, "destruct")
    assert row(match, 0, "S") == ""


def test_sm_23_animals_chain_cover_eclipses_and_are_followed_by_eclipses() -> None:
    seat_0 = ["S5@0*", "SE1@0#2", "S7@0#2", "S11@0R", "SE2@0#1"]
    match = scene({0: seat_0, 1: ["S8@0R", "M1@1*"]})
    assert row(match, 0, "S") == "E 7 11"
    assert match.to_act == (1,)


def test_sm_23_the_seat_stays_to_act_until_a_card_without_animal() -> None:
    match = scene({0: ["+S3", "+S7", "+S8"]})
    for move in ("S3@0*", "S7@0R", "S8@0R"):
        assert match.to_act == (0,)
        push(match, move)
    assert match.to_act == (1,)
    assert keys(match).count("animal") == 2


# Clearing -------------------------------------------------------------------------------------


def test_sm_13_places_count_and_not_the_cards_in_stacks() -> None:
    match = scene({0: ["S5@0*", "S6@0#1", "S10@0R"], 1: ["SE1@0#1", "S8@0R", "S12@0R"]})
    assert row(match, 0, "S") == "6 8 10 12"
    assert moves(match, "clear") == set()
    assert refusal(match, "clear S1-4") == ("no-segment-there", "SM-13")


def test_sm_14_by_option_covered_cards_count_nothing() -> None:
    match = push(scene(STACKS, covered_score=False, turn_cap=9), "clear S1-5")
    assert len(match.view(None).table.score_piles[0]) == 7
    assert match.outcome is not None
    assert match.outcome.scores == (5, -2)


SEVEN = {
    0: ["S2@0*", "S6@0R", "S10@0R", "S14@0R"],
    1: ["S4@0R", "S8@0R", "S12@0R", "M1@1*"],
}


def test_sm_15_a_segment_is_cleared_as_a_whole() -> None:
    match = scene(SEVEN)
    assert moves(match, "clear") == {"clear S1-7"}
    assert refusal(match, "clear S1-5") == ("whole-segments-only", "SM-15")


def test_sm_15_by_option_any_part_of_five_or_more() -> None:
    match = scene(SEVEN, partial_clear=True)
    parts = {"1-5", "1-6", "1-7", "2-6", "2-7", "3-7"}
    assert moves(match, "clear") == {f"clear S{part}" for part in parts}
    assert row(push(match, "clear S2-6"), 0, "S") == "2 14"


def test_sm_16_what_remains_is_one_row() -> None:
    assert row(only_an_eclipse(), 0, "S") == "E"


BOTH_ROWS = {
    0: ["S2@0*", "S6@0R", "S10@0R", "M4@0R", "M8@0R"],
    1: ["S4@0R", "S8@0R", "M2@0*", "M6@0R", "M10@0R"],
}


def test_sm_17_one_or_both_rows_in_one_turn() -> None:
    match = scene(BOTH_ROWS)
    assert moves(match, "clear") == {"clear S1-5", "clear M1-5", "clear S1-5 M1-5"}
    push(match, "clear M1-5 S1-5")
    assert (row(match, 0, "S"), row(match, 0, "M")) == ("", "")
    assert len(match.view(None).table.score_piles[0]) == 10


def test_sm_d3_a_player_may_clear_one_segment_and_keep_the_other() -> None:
    match = push(scene(BOTH_ROWS), "clear M1-5")
    assert (row(match, 0, "S"), row(match, 0, "M")) == ("2 4 6 8 10", "")
    assert len(match.view(None).table.score_piles[0]) == 5


def test_sm_18_who_completed_a_segment_does_not_matter() -> None:
    match = scene({**FIVE, 1: [*FIVE[1], "M1@1*"]})
    assert {event.facts["seat"] for event in match.events(None) if event.key == "placed"} == {0, 1}
    assert moves(match, "clear") == {"clear S1-5"}
    others_turn = scene(FIVE)
    assert others_turn.to_act == (1,)
    assert moves(others_turn, "clear") == set()


def test_sm_19_clearing_is_not_compulsory() -> None:
    match = scene({**FIVE, 1: [*FIVE[1], "M1@1*"]})
    assert {"clear S1-5"} < moves(match)


def test_sm_15_lists_stay_short_where_thousands_of_parts_can_be_cleared() -> None:
    match = scene(LONG_ROWS, partial_clear=True)
    legal, listed = set(map(str, match.legal(0))), set(map(str, match.listed(0)))
    assert len(legal) > 8000
    assert len(listed) < 1200
    assert listed < legal
    assert {"clear S1-14 M1-14", *(move for move in legal if move[0] != "c")} <= listed


def test_sm_15_a_clearing_that_no_list_shows_can_be_played() -> None:
    match = scene(LONG_ROWS, partial_clear=True)
    listed = set(map(str, match.listed(0)))
    move = next(move for move in map(str, match.legal(0)) if move not in listed)
    push(match, move)
    assert last(match, "cleared")["seat"] == 0


def test_sm_15_bots_look_at_a_spread_of_the_parts() -> None:
    match = scene(LONG_ROWS, partial_clear=True)
    answer = bots.bot("search:40", GAME).answer(match.blinded(0), 0, Rng(1))
    assert len(answer.candidates) < 400
    assert match.is_legal(0, answer.move)


# Self-destruction -----------------------------------------------------------------------------


def test_sm_20_nobody_self_destructs_while_something_is_possible() -> None:
    match = scene({0: ["+S5"]})
    assert "destruct" not in moves(match)
    assert refusal(match, "destruct") == ("something-is-possible", "SM-20")


def test_sm_20_by_option_at_the_start_of_a_turn() -> None:
    match = scene({0: ["+S3", "+S5"]}, voluntary_self_destruct="always")
    assert "destruct" in moves(match)
    push(match, "S3@0*")
    assert "destruct" not in moves(match)
    assert refusal(match, "destruct") == ("something-is-possible", "SM-20")


def test_sm_20_not_before_the_end_phase_where_it_is_allowed_only_there() -> None:
    match = scene({0: ["+S3", "+S5"]}, voluntary_self_destruct="end_phase")
    assert "destruct" not in moves(match)
    assert refusal(match, "destruct") == ("something-is-possible", "SM-20")


@pytest.mark.parametrize(("older", "now"), [(False, "never"), (True, "always")])
def test_sm_20_yes_and_no_of_earlier_versions_still_count(older: bool, now: str) -> None:
    match = scene({0: ["+S5"]}, voluntary_self_destruct=older)
    assert match.settings.options["voluntary_self_destruct"] == now


def test_sm_21_who_can_only_clear_must_clear() -> None:
    match = scene({0: [*FIVE[0], "+ME1", "+ME2"], 1: [*FIVE[1], "S20@1*"]})
    assert moves(match) == {"clear S1-5"}
    assert refusal(match, "destruct") == ("something-is-possible", "SM-20")


def test_sm_36_only_eclipses_on_an_empty_table() -> None:
    match = scene({0: [f"+SE{copy}" for copy in range(1, 6)]})
    assert moves(match) == {"destruct"}
    push(match, "destruct")
    assert len(match.view(None).table.discard) == 5
    assert match.to_act == (1,)
