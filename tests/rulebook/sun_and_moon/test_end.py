"""Sun and Moon: drawing, the end and the score (SM-24 to SM-35)."""

import pytest

import lunasol
from lunasol.engine.cards import Rng
from lunasol.engine.match import Match
from lunasol.engine.testing.laws import step
from rulebook.scene import keys, last
from rulebook.sun_and_moon.scene import (
    FIVE,
    GAME,
    LAST_ANIMAL,
    LONG,
    NEW_PILE,
    STACKS,
    STUCK,
    USED_UP,
    climb,
    ids,
    moves,
    push,
    refusal,
    row,
    scene,
)

# The draw pile --------------------------------------------------------------------------------


def test_sm_25_a_new_hand_is_drawn_at_the_start_of_the_own_next_turn() -> None:
    parts = {0: climb("S", 0, 1, 2, 4, 5, 6), 1: climb("M", 1, 1, 2, 4, 5)}
    match = scene(parts)
    assert match.to_act == (1,)
    assert match.view(0).hand == ()
    push(match, sorted(moves(match))[0])
    assert match.to_act == (0,)
    assert len(match.view(0).hand) == 5


def test_sm_25_after_an_animal_as_last_card_one_draws_at_once() -> None:
    parts = {0: [*climb("S", 0, 1, 2, 4, 5, 7), "+S8"], 1: climb("M", 1, 1, 2, 4, 5)}
    match = scene(parts)
    assert match.to_act == (0,)
    assert match.view(None).table.following
    assert len(match.view(0).hand) == 5
    assert match.view(0).hand[0] == "S8"


def test_sm_26_by_option_one_draws_on_from_the_new_pile() -> None:
    match = scene(LONG, later=[NEW_PILE], refill_across_shuffle=True)
    drawn = [event for event in match.events(1) if event.key in ("drew", "shuffled")][-3:]
    assert [event.key for event in drawn] == ["drew", "shuffled", "drew"]
    assert drawn[0].facts["cards"] == ids("M26 M27 M28")
    assert drawn[2].facts["cards"] == ids(" ".join(NEW_PILE[:2]))
    assert len(match.view(1).hand) == 5
    assert len(match.view(None).table.pile) == 8


def test_sm_27_as_long_as_there_is_a_discard_the_match_goes_on() -> None:
    match = scene(LONG, later=[NEW_PILE])
    while len(match.view(None).table.pile) == 10:
        push(match, next(move for move in sorted(moves(match)) if move[0] in "SM"))
    assert "end-phase" not in keys(match)
    assert last(match, "drew")["count"] == 5


def test_sm_27_a_pile_that_ran_out_before_is_made_when_somebody_must_draw() -> None:
    match = scene(LAST_ANIMAL, animal_without_pile="self_destruct")
    assert match.view(None).table.pile == ()
    push(match, "destruct")
    lost = len(match.view(None).table.discard)
    assert "shuffled" not in keys(match)
    push(match, "ME@0#1")
    assert last(match, "shuffled") == {"count": lost}
    assert match.to_act == (1,)
    assert len(match.view(1).hand) == 5
    assert "end-phase" not in keys(match)


def test_sm_28_only_self_destruction_fills_the_discard() -> None:
    cleared = push(scene({**FIVE, 1: [*FIVE[1], "M1@1*"]}), "clear S1-5")
    assert cleared.view(None).table.discard == ()
    assert len(push(scene(STUCK), "destruct").view(None).table.discard) == 9


def test_hidden_hands_keep_to_the_shuffle_they_came_from() -> None:
    """After a reshuffle everybody knows which cards are in the new pile and which are not."""
    match = scene(LONG, later=[NEW_PILE])
    rng = Rng(1)
    for _ in range(20):
        world = match.blinded(0)
        world.determinize(rng)
        assert sorted(world.hands[1]) == ids("M26 M27 M28")


# Turns at most --------------------------------------------------------------------------------


def test_sm_29_a_cap_of_turns_ends_the_match() -> None:
    match = scene({0: ["S3@0*", "S5@0R"], 1: ["M1@1*"]}, turn_cap=2)
    assert match.over
    assert match.outcome is not None
    assert match.outcome.reason == "bound"
    assert match.outcome.scores == (-2, -1)
    assert refusal(match, "S1@0L", seat=0) == ("match-is-over", "SM-31")


def test_sm_29_who_may_destruct_as_they_like_get_more_turns() -> None:
    def bound(**options: bool | int | str) -> int:
        return int(lunasol.start(GAME, players=2, options=options).game.max_decisions())

    assert bound(turn_cap=1000) == bound()
    assert bound(voluntary_self_destruct="always") == 5 * bound()
    assert 10 * bound(voluntary_self_destruct="always", turn_cap=100) == bound()


# When nothing is left to draw -----------------------------------------------------------------


def test_sm_24_an_animal_as_very_last_card_does_no_harm() -> None:
    match = scene(LAST_ANIMAL)
    assert last(match, "animal-forgiven") == {"seat": 1}
    assert last(match, "end-phase") == {"seat": 1}
    assert row(match, 1, "M").endswith("26 27")
    assert match.to_act == (0,)


def test_sm_24_by_option_it_is_self_destruction_and_not_the_end() -> None:
    match = scene(LAST_ANIMAL, animal_without_pile="self_destruct")
    assert match.to_act == (1,)
    assert moves(match) == {"destruct"}
    push(match, "destruct")
    assert row(match, 1, "M") == ""
    assert match.view(None).table.trigger is None


ANIMAL_AT_THE_END = {
    0: [
        *climb("S", 0, *range(1, 27)),
        *climb("S", 1, 28, 29),
        *(f"SE{n}@0#{n}" for n in range(1, 6)),
        "+ME5",
        "+S27",
    ],
    1: [
        *climb("M", 1, *range(1, 27)),
        *climb("M", 0, 28, 29),
        *(f"ME{n}@1#{n}" for n in range(1, 4)),
        "M27@1R",
        "ME4@1#4",
    ],
}
"""Seat 1 found nothing to draw; seat 0 holds an eclipse and an animal."""


def test_sm_24_in_the_end_phase_it_changes_nothing() -> None:
    match = push(scene(ANIMAL_AT_THE_END), "ME@1#5", "S27@0R")
    assert last(match, "animal-forgiven") == {"seat": 0}
    assert keys(match).count("end-phase") == 1
    assert match.view(None).table.trigger == 1
    assert moves(match) == {"clear S6-27"}


def test_sm_24_in_the_end_phase_by_option_it_is_self_destruction() -> None:
    match = scene(ANIMAL_AT_THE_END, animal_without_pile="self_destruct")
    push(match, "ME@1#5", "S27@0R")
    assert moves(match) == {"destruct"}
    assert push(match, "destruct").over


def test_sm_30_a_player_who_found_nothing_to_draw_does_nothing_more() -> None:
    match = push(scene(USED_UP), "clear S6-29", "ME@1#5")
    assert match.over
    assert row(match, 1, "M").endswith("28 29")
    assert match.outcome is not None
    assert match.outcome.reason == "played-out"


def test_sm_30_by_option_the_trigger_clears_after_the_others() -> None:
    match = push(scene(USED_UP, trigger_may_clear=True), "clear S6-29")
    assert match.to_act == (1,)
    assert moves(match) == {"clear M5-29"}
    push(match, "clear M5-29")
    assert match.to_act == (0,)


def test_sm_31_the_others_play_until_nobody_can_act() -> None:
    match = push(scene(USED_UP), "ME@1#5")
    assert match.to_act == (0,)
    assert moves(match) == {"clear S6-29"}
    assert push(match, "clear S6-29").over


def test_sm_31_by_option_everybody_else_has_one_more_turn() -> None:
    match = push(scene(USED_UP, end_phase="one_round"), "ME@1#5")
    assert match.over
    assert match.outcome is not None
    assert match.outcome.reason == "played-out"


def test_sm_31_one_round_includes_the_clear_of_the_trigger() -> None:
    match = scene(USED_UP, end_phase="one_round", trigger_may_clear=True)
    push(match, "ME@1#20")
    assert moves(match) == {"clear M5-19", "clear M21-29", "clear M5-19 M21-29"}
    assert push(match, "clear M5-19").over


def test_sm_32_clearing_needs_no_card_in_hand() -> None:
    match = push(scene(USED_UP), "ME@1#5")
    assert match.view(0).hand == ()
    assert moves(match) == {"clear S6-29"}


NO_WAY_OUT = {
    0: [
        *climb("S", 0, *(value for value in range(1, 30) if value != 8)),
        *(f"SE{n}@0#{5 * n}" for n in range(1, 6)),
        "ME5@1#5",
        "+S8",
    ],
    1: USED_UP[1],
}
"""In the end phase seat 0 holds a sun that fits nowhere, and has no five side by side."""


def test_sm_33_self_destruction_at_the_end_gives_nobody_new_cards() -> None:
    match = scene(NO_WAY_OUT, start_foreign_row=False)
    assert match.view(None).table.trigger == 1
    assert moves(match) == {"destruct"}
    push(match, "destruct")
    assert match.over
    assert len(match.view(None).table.discard) == 34
    assert match.view(None).table.pile == ()
    assert match.outcome is not None
    assert match.outcome.scores == (0, -29)


def test_sm_33_nor_does_the_trigger_draw_who_may_still_clear() -> None:
    match = scene(NO_WAY_OUT, start_foreign_row=False, trigger_may_clear=True)
    push(match, "destruct")
    assert match.to_act == (1,)
    assert match.view(1).hand == ()
    assert moves(match) == {"clear M6-29"}


def test_sm_31_four_side_by_side_are_nothing_to_do() -> None:
    assert push(scene(NO_WAY_OUT), "S8@1*").over


# Giving up in the end phase -------------------------------------------------------------------


def test_sm_20_by_option_one_may_give_up_in_the_end_phase_to_lose_minus_points() -> None:
    match = scene(USED_UP, voluntary_self_destruct="end_phase")
    assert {"clear S6-29", "destruct"} <= moves(match)
    push(match, "destruct")
    assert row(match, 0, "S") == ""
    assert match.over
    assert match.outcome is not None
    assert match.outcome.scores[0] == 0


def test_sm_20_also_with_an_empty_hand() -> None:
    match = push(scene(NO_WAY_OUT, voluntary_self_destruct="end_phase"), "S8@1*")
    assert match.view(0).hand == ()
    assert moves(match) == {"destruct"}
    push(match, "destruct")
    assert match.over
    assert match.outcome is not None
    assert match.outcome.scores[0] == 0


def test_sm_20_after_it_one_has_no_further_turn() -> None:
    """Others may start a new row in front of somebody who has given up; nobody turns to them."""
    new_rows = 0
    for seed in range(12):
        match, rng = in_the_end_phase(seed), Rng(seed)
        gone = match.to_act[0]
        push(match, "destruct")
        while not match.over:
            assert match.to_act != (gone,)
            others = sorted(moves(match) - {"destruct"}) or ["destruct"]
            push(match, others[rng.below(len(others))])
        table = match.view(None).table
        new_rows += bool(table.suns[gone] or table.moons[gone])
    assert new_rows


def in_the_end_phase(seed: int) -> Match:
    """A match of three that was played at random until nobody draws any more."""
    options = {"voluntary_self_destruct": "end_phase"}
    match = lunasol.start(GAME, players=3, options=options, secret=bytes([seed] * 32))
    rng = Rng(seed)
    while not match.over and match.view(None).table.trigger is None:
        step(match, rng)
    return match


def test_sm_20_the_trigger_does_nothing_more() -> None:
    match = scene(USED_UP, voluntary_self_destruct="end_phase", trigger_may_clear=True)
    push(match, "destruct")
    assert match.to_act == (1,)
    assert moves(match) == {"clear M5-29"}


def test_sm_29_giving_up_only_in_the_end_phase_needs_no_more_turns() -> None:
    options = {"voluntary_self_destruct": "end_phase"}
    match = lunasol.start(GAME, players=2, options=options)
    assert match.game.max_decisions() == lunasol.start(GAME, players=2).game.max_decisions()


# Points ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("visible_only", "score"), [(False, -6), (True, -5)])
def test_sm_34_cards_left_in_the_rows_are_minus_points(visible_only: bool, score: int) -> None:
    match = scene(STACKS, minus_visible_only=visible_only, turn_cap=8)
    assert match.over
    assert match.outcome is not None
    assert match.outcome.scores == (score, -2)
    assert match.view(None).table.in_play == (-score, 2)


def test_sm_34_cards_in_hand_count_nothing() -> None:
    match = scene({0: ["S1@0*"]}, turn_cap=1)
    assert [len(hand) for hand in match.view(None).hands] == [4, 5]
    assert match.outcome is not None
    assert match.outcome.scores == (-1, 0)


def test_sm_35_a_tie_is_a_shared_victory() -> None:
    match = scene({0: ["S1@0*"], 1: ["M1@1*"]}, turn_cap=2)
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)
    assert match.outcome.decided_by == "shared"


def test_score_piles_show_their_cards_only_when_the_match_is_over() -> None:
    parts = {**FIVE, 1: [*FIVE[1], "M1@1*"]}
    during = push(scene(parts), "clear S1-5")
    over = push(scene(parts, turn_cap=7), "clear S1-5")
    for seat in (None, 0, 1):
        assert during.view(seat).table.score_piles == (("??",) * 5, ())
    assert set(over.view(None).table.score_piles[0]) == {"S2", "S4", "S6", "S8", "S10"}
