"""NOX: a test a ruling, and the golden examples. Decks and notation: test_nox_cards.py."""

from collections import Counter
from typing import Any

import pytest

import lunasol
from lunasol.engine.cards import Rng
from lunasol.engine.errors import BadNotation, BadOption, BadPlayers
from lunasol.engine.options import OptionValue
from lunasol.engine.testing.laws import step
from lunasol.games.nox.moves import Cover, Extend
from lunasol.texts import Texts
from rulebook.nox.scene import (
    ALT,
    BEST,
    FIVE,
    GAME,
    LEAST,
    TWO_COLOURS,
    chest,
    face,
    into,
    moves,
    refusal,
    scene,
)
from rulebook.scene import all_cards, keys, last

# The golden examples --------------------------------------------------------------------------

MARIE, ANNA, KLARA = 0, 1, 2
MARIES_CHEST = into(MARIE, "G5 G14 B4 B15 O6")
ANNAS_HAND = {ANNA: ("G14", "G7", "B9")}
SCORING = [
    *into(MARIE, "B4 G14 O6 B15"),
    *into(ANNA, "G7 O3 G14"),
    *into(KLARA, "B1 G12 O6 O3 G2 B4"),
]


def test_nx_g1_a_cover_that_repeats_a_value_merges_two_piles() -> None:
    match = scene(MARIES_CHEST, hands=ANNAS_HAND, first_seat=2)
    match.push(ANNA, "G14>0.1")
    assert chest(match, MARIE) == ["G14", "B4", "B15", "O6"]
    assert last(match, "merged")["piles"] == 4


def test_nx_g2_the_covers_that_anna_has_on_maries_chest() -> None:
    match = scene(MARIES_CHEST, hands=ANNAS_HAND, first_seat=2)
    covers = {move for move in moves(match) if ">0." in move}
    assert covers == {"G7>0.1", "G7>0.2", "G14>0.1", "G14>0.2", "B9>0.3", "B9>0.4"}


def test_nx_g3_scoring_standard_and_brave() -> None:
    standard, brave = scene(SCORING), scene(SCORING, variant="brave")
    assert last(standard, "six-piles") == {"seat_chest": KLARA}
    assert [event.facts["seat"] for event in standard.events(None) if event.key == "scored"] == [
        MARIE,
        KLARA,
    ]
    assert last(standard, "colours-missing") == {"seat": ANNA, "colours": 2, "total": 0}
    assert standard.view(None).table.sheet == ((39, 0, 28),)
    assert brave.view(None).table.sheet == ((39, 0, 0),)
    assert last(brave, "outscored") == {"seat": KLARA, "worth": 28, "total": 0}


def test_nx_g4_a_merged_pile_is_worth_its_top_card_only() -> None:
    ending = into(1, "B1 B4 B9 G2 G7 O6")
    match = scene(["G5>0", "G12>0", "G5>0.2", *into(0, "B1 O3"), *ending])
    assert match.view(None).table.sheet[0][0] == 5 + 1 + 3
    assert chest(scene(["G5>0", "G12>0", "G5>0.2"]), 0) == ["G5"]


def test_nx_g5_a_sixth_pile_with_a_value_on_show_leaves_five() -> None:
    match = scene([*into(0, FIVE), "O13>0"])
    assert chest(match, 0) == FIVE.split()
    assert match.view(None).table.round == 1


def test_nx_g6_the_higher_total_wins_and_not_the_player_who_led() -> None:
    start = [*into(1, "B15 G14 O13 G12 O6"), *into(0, "B15 G14 O13 G12 B11 B9")]  # 74 and 60
    end = [*into(0, "B1 G2 O3 B4"), *into(1, "B15 G14 O13 O3"), *into(2, "B1 G2 O3 B4 G5 O6")]
    assert scene(start, start).view(None).table.totals == (148, 120, 0)
    outcome = scene(start, start, end).outcome
    assert outcome is not None
    assert outcome.scores == (158, 165, 21)
    assert (outcome.winners, outcome.reason) == ((1,), "target-reached")
    assert outcome.decided_by == "points"


# Cards, players, setup ------------------------------------------------------------------------


def test_nx_01_every_value_belongs_to_one_colour_and_exists_six_times() -> None:
    faces = Counter(face(card) for card in all_cards(GAME))
    assert set(faces.values()) == {6}
    values = {colour: {int(f[1:]) for f in faces if f[0] == colour} for colour in "BGO"}
    assert values == {"B": {1, 4, 9, 11, 15}, "G": {2, 5, 7, 12, 14}, "O": {3, 6, 8, 10, 13}}


def test_nx_01_by_option_every_value_is_there_twice_in_every_colour() -> None:
    faces = Counter(face(card) for card in all_cards(GAME, deck=ALT))
    assert faces == {f"{colour}{value}": 2 for colour in "BGO" for value in range(1, 16)}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_nx_02_two_to_six_play_and_get_three_cards_each(players: int) -> None:
    view = lunasol.start(GAME, players=players).view(None)
    assert [len(hand) for hand in view.hands] == [3] * players
    assert len(view.table.pile) == 90 - 3 * players
    assert view.table.chests == ((),) * players


@pytest.mark.parametrize("players", [1, 7])
def test_nx_02_fewer_or_more_are_refused(players: int) -> None:
    with pytest.raises(BadPlayers):
        lunasol.start(GAME, players=players)


def test_nx_03_the_first_seat_begins_and_then_its_left_neighbour() -> None:
    one_round = into(0, BEST)
    match = scene(one_round, one_round, first_seat=2, target=200)
    starters = [event.facts["seat"] for event in match.events(None) if event.key == "round"]
    assert starters == [2, 0, 1]
    assert match.to_act == (1,)


def test_nx_03_without_the_option_the_first_seat_is_drawn() -> None:
    begun = {lunasol.start(GAME, secret=bytes([n] * 32)).to_act[0] for n in range(40)}
    assert begun == {0, 1, 2, 3}


def test_nx_04_the_third_skeleton_is_alfons_in_polish_antonio() -> None:
    assert "Alfons" in Texts("cs", GAME).say("rules-cards")
    assert "Antonio" in Texts("pl", GAME).say("rules-cards")


# A turn ---------------------------------------------------------------------------------------


def test_nx_05_the_first_card_may_start_anybodys_chest() -> None:
    match = scene([], hands={0: ("B1", "G2", "O3")})
    assert moves(match) == {f"{card}>{seat}" for card in ("B1", "G2", "O3") for seat in range(3)}


def test_nx_06_an_empty_chest_may_be_opened_at_any_time() -> None:
    match = scene(into(0, "B1 G2 O3 B4"))
    assert match.view(None).table.chests[2] == ()
    match.push(1, match.legal(1)[0])
    assert {move[-2:] for move in moves(match) if "." not in move} == {">0", ">1", ">2"}


def test_nx_06_by_option_only_on_ones_own_first_turn() -> None:
    options: dict[str, Any] = {"empty_chest_only_first_turn": True}
    first = scene(into(0, "B1 G2"), hands={2: ("B9",)}, **options)
    assert {"B9>1", "B9>2"} <= moves(first)
    later = scene(into(0, "B1 G2 O3"), hands={0: ("B9",)}, **options)
    assert {move for move in moves(later) if move.startswith("B9")} == {"B9>0", "B9>0.1"}
    assert refusal(later, 0, "B9>2") == ("empty-chest-too-late", "NX-06")
    assert "B9>1" in moves(scene([*into(0, "B1 G2"), "O3>1"], hands={0: ("B9",)}, **options))


def test_nx_06_by_option_a_new_round_has_first_turns_again() -> None:
    match = scene(into(0, BEST), [], hands={1: ("B9",)}, empty_chest_only_first_turn=True)
    assert {"B9>0", "B9>1", "B9>2"} <= moves(match)


def test_nx_07_the_only_pile_of_a_chest_may_be_covered() -> None:
    match = scene(["G5>0", "G14>0.1"])
    assert chest(match, 0) == ["G14"]


@pytest.mark.parametrize("card", ["G14", "G2", "G5"])
def test_nx_08_higher_lower_and_equal_values_may_cover(card: str) -> None:
    match = scene(["G5>0", f"{card}>0.1"])
    assert chest(match, 0) == [card]
    assert last(match, "covered")["seat_chest"] == 0


def test_nx_08_another_colour_may_not_cover() -> None:
    match = scene(["G5>0"], hands={1: ("B9",)})
    assert "B9>0.1" not in moves(match)
    assert refusal(match, 1, "B9>0.1") == ("other-colour", "NX-08")
    assert refusal(match, 1, "B9>0.2") == ("no-such-pile", "NX-08")


def test_nx_09_own_and_foreign_piles_may_be_covered() -> None:
    match = scene(into(0, "G5 B4 O6"), hands={0: ("G14",)})
    assert "G14>0.1" in moves(match)
    match = scene(into(0, "G5 B4"), hands={2: ("G14",)})
    assert "G14>0.1" in moves(match)
    assert refusal(match, 2, "G14>3") == ("no-such-chest", "NX-09")


def test_nx_10_a_new_pile_with_a_value_on_show_merges_at_once() -> None:
    match = scene([*into(0, "G5 B4 O6"), "B4>0"])
    assert chest(match, 0) == ["G5", "B4", "O6"]
    assert keys(match).count("merged") == 1


def test_nx_11_a_merge_asks_for_the_value_only() -> None:
    match = scene([*into(0, "B5 O6"), "G5>0"], deck=ALT)
    assert chest(match, 0) == ["G5", "O6"]


def test_nx_12_the_changed_pile_goes_onto_the_other_at_its_place() -> None:
    later = scene([*into(0, "B5 O6 G7 B9"), "B7>0.1"], deck=ALT)
    assert chest(later, 0) == ["O6", "B7", "B9"]
    earlier = scene([*into(0, "B5 O6 G7 B9"), "B6>0.4"], deck=ALT)
    assert chest(earlier, 0) == ["B5", "B6", "G7"]


def choosing() -> lunasol.Match:
    """Seat 1 has just covered the first pile of seat 0, whose third pile shows the same value."""
    opening = into(0, "B5 O6 G7 B9")
    hands = {1: ("O1", "O2")}
    return scene([*opening, "B7>0.1"], hands=hands, deck=ALT, merge_top="owner_choice")


@pytest.mark.parametrize(("top", "left"), [("B7", "O6 B7 B9"), ("G7", "O6 G7 B9")])
def test_nx_12_by_option_the_owner_chooses_the_top(top: str, left: str) -> None:
    match = choosing()
    assert match.to_act == (0,)
    assert match.game.phase() == "choose-top"
    assert moves(match) == {"top B7", "top G7"}
    assert match.view(None).table.merging.piles == (3, 1)
    assert match.view(None).table.player == 1
    match.push(0, f"top {top}")
    assert chest(match, 0) == left.split()
    assert match.to_act == (2,)


def test_nx_12_by_option_the_choice_comes_before_the_draw() -> None:
    match = choosing()
    assert len(match.view(None).hands[1]) == 2
    match.push(0, "top G7")
    assert len(match.view(None).hands[1]) == 3
    assert keys(match)[-3:] == ["top-chosen", "merged", "drew"]


def test_nx_12_by_option_nothing_else_can_be_done_meanwhile() -> None:
    match = choosing()
    assert refusal(match, 0, "O6>0") == ("choose-the-top-now", "NX-12")
    assert refusal(match, 0, "top O6") == ("choose-the-top-now", "NX-12")
    assert refusal(match, 1, "O1>0") == ("not-your-turn", "NX-D1")
    match.push(0, "top G7")
    assert refusal(match, 2, "top B7") == ("play-a-card-now", "NX-D1")


def test_nx_12_by_option_equal_colours_leave_nothing_to_choose() -> None:
    match = scene([*into(0, "B5 O6"), "B5>0"], deck=ALT, merge_top="owner_choice")
    assert chest(match, 0) == ["B5", "O6"]
    assert match.to_act == (0,)
    assert match.game.phase() == "play"


def test_nx_12_by_option_a_sixth_pile_is_chosen_for_before_it_is_counted() -> None:
    match = scene([*into(0, "B5 O6 G7 B9 O10"), "B7>0"], deck=ALT, merge_top="owner_choice")
    assert len(chest(match, 0)) == 6
    match.push(0, "top B7")
    assert chest(match, 0) == ["B5", "O6", "B7", "B9", "O10"]
    assert match.view(None).table.round == 1


def test_nx_13_a_merge_is_forced_and_no_decision() -> None:
    match = scene([*into(0, "G5 B4"), "G5>0"])
    assert chest(match, 0) == ["G5", "B4"]
    assert keys(match)[-3:] == ["extended", "merged", "drew"]
    assert match.to_act == (0,)


# The end of a round ---------------------------------------------------------------------------


def test_nx_14_a_sixth_pile_that_merges_does_not_end_the_round() -> None:
    match = scene([*into(0, FIVE), "B15>0"])
    assert len(chest(match, 0)) == 5
    assert "six-piles" not in keys(match)
    assert match.to_act == (0,)


def test_nx_15_six_piles_end_the_round_before_the_draw() -> None:
    match = scene(into(0, BEST))
    happened = keys(match)
    assert happened.count("drew") == 5
    assert happened[happened.index("six-piles") - 1] == "extended"
    assert match.view(None).table.round == 2


def test_nx_16_an_opponent_may_lay_the_sixth_pile() -> None:
    match = scene(into(2, BEST))
    assert last(match, "extended")["whose"] == "own"  # the sixth play is seat 2's
    match = scene(into(1, BEST))
    assert last(match, "extended")["whose"] == "other"
    assert last(match, "six-piles") == {"seat_chest": 1}


def play_without_six_piles(match: lunasol.Match) -> None:
    """Everybody covers where possible: seat 0 gets at most a pile of each colour."""
    while match.view(None).table.round == 1 and not match.over:
        seat = match.to_act[0]
        legal = list(match.legal(seat))
        match.push(seat, next((move for move in legal if isinstance(move, Cover)), legal[0]))


def test_nx_17_after_the_pile_play_goes_on_until_all_hands_are_empty() -> None:
    match = lunasol.start(GAME, players=4, secret=bytes(32))
    play_without_six_piles(match)
    happened = keys(match)
    end = happened.index("cards-used-up")
    assert sum(key in ("extended", "covered") for key in happened[:end]) == 90
    after = happened[happened.index("pile-empty") : end]
    assert sum(key in ("extended", "covered") for key in after) == 4 * 3
    assert "drew" not in after


def test_nx_18_only_top_cards_count_for_colours_and_points() -> None:
    seat_0 = [*into(0, "B5 O6 G7"), "G5>0"]  # the blue pile disappears below green 5
    match = scene([*seat_0, *into(1, "B1 G2 O3 B4 G6 O7")], deck=ALT)
    assert match.view(None).table.sheet == ((0, 23, 0),)
    assert chest(scene(seat_0, deck=ALT), 0) == ["G5", "O6", "G7"]


def test_nx_19_three_piles_of_three_colours_score() -> None:
    match = scene([*into(0, LEAST), *into(1, BEST)])
    assert match.view(None).table.sheet == ((6, 75, 0),)


# The end of the match -------------------------------------------------------------------------


def test_nx_20_reaching_the_target_exactly_ends_the_match() -> None:
    match = scene(into(0, BEST), into(0, BEST))
    assert match.view(None).table.totals == (150, 0, 0)
    assert match.over
    assert last(match, "ended") == {"reason": "target-reached"}
    assert refusal(match, 0, "B1>0") == ("match-is-over", "NX-20")


def test_nx_20_one_point_less_does_not() -> None:
    match = scene(into(0, BEST), into(0, "B15 G14 O13 G12 B11 B9"))
    assert match.view(None).table.totals == (149, 0, 0)
    assert not match.over


@pytest.mark.parametrize(
    ("variant", "target", "played_to"),
    [
        ("standard", "auto", 150),
        ("brave", "auto", 100),
        ("standard", 100, 100),
        ("standard", 200, 200),
        ("brave", 150, 150),
        ("brave", 200, 200),
    ],
)
def test_nx_20_targets(variant: str, target: OptionValue, played_to: int) -> None:
    options: dict[str, Any] = {"variant": variant, "target": target}
    match = scene(into(0, BEST), into(0, LEAST), **options)
    assert match.view(None).table.target == played_to
    rounds = -(-played_to // 75)
    assert scene(*[into(0, BEST)] * rounds, **options).over
    assert not scene(*[into(0, BEST)] * (rounds - 1), **options).over


def test_nx_21_of_several_over_the_target_the_highest_wins() -> None:
    one = [*into(1, FIVE), *into(0, BEST)]
    outcome = scene(one, one, target=100).outcome
    assert outcome is not None
    assert outcome.scores == (150, 130, 0)
    assert outcome.winners == (0,)


LEVEL = [
    [*into(1, FIVE), *into(0, BEST)],
    [*into(0, FIVE), *into(1, BEST)],
]
"""After these two rounds seats 0 and 1 have 140 points each."""
STILL_LEVEL = [*into(0, LEAST), *into(1, LEAST), *into(2, TWO_COLOURS)]


def test_nx_22_a_tie_is_a_shared_victory() -> None:
    outcome = scene(*LEVEL, target=100).outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((140, 140, 0), (0, 1))


def test_nx_22_by_option_further_rounds_decide() -> None:
    options: dict[str, Any] = {"target": 100, "extra_round": True}
    assert not scene(*LEVEL, **options).over
    again = scene(*LEVEL, STILL_LEVEL, **options)
    assert not again.over
    assert keys(again).count("extra-round") == 2
    outcome = scene(*LEVEL, STILL_LEVEL, into(0, BEST), **options).outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((221, 146, 0), (0,))
    assert outcome.reason == "target-reached"


def test_nx_22_by_option_a_player_who_leads_alone_wins_at_once() -> None:
    assert scene(into(0, BEST), into(0, BEST), extra_round=True).over


def test_nx_22_by_option_a_third_player_may_still_overtake() -> None:
    options: dict[str, Any] = {"target": 100, "extra_round": True}
    rounds = [*LEVEL, into(2, BEST), into(2, BEST)]
    assert not scene(*rounds[:3], **options).over
    outcome = scene(*rounds, **options).outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((140, 140, 150), (2,))


# The variant for the brave --------------------------------------------------------------------


def test_nx_23_without_three_colours_nobody_scores() -> None:
    match = scene([*into(1, "B1 G2"), *into(0, TWO_COLOURS)], variant="brave")
    assert match.view(None).table.sheet == ((0, 0, 0),)
    assert "outscored" not in keys(match)


def test_nx_24_at_a_tie_all_the_best_score() -> None:
    end = into(2, "B1 G2 O3 B4 G5 O6")  # 21
    match = scene([*into(0, FIVE), *into(1, FIVE), *end], variant="brave")
    assert match.view(None).table.sheet == ((65, 65, 0),)


# What cannot happen ---------------------------------------------------------------------------


@pytest.mark.parametrize("deck", ["six_per_value", ALT])
def test_nx_25_every_card_can_always_open_a_pile_and_nobody_passes(deck: str) -> None:
    match, rng = lunasol.start(GAME, options={"deck": deck}, secret=bytes(32)), Rng(1)
    while not match.over:
        seat = match.to_act[0]
        view = match.view(seat)
        opening = {Extend(card, other) for card in view.hand for other in range(4)}
        covering = {
            Cover(card, other, place)
            for card in view.hand
            for other in range(4)
            for place, top in enumerate(view.table.chests[other], start=1)
            if top[0] == card[0]
        }
        assert set(match.legal(seat)) == opening | covering
        step(match, rng)
    with pytest.raises(BadNotation):
        match.push(0, "pass")


def test_nx_26_no_chest_ever_has_more_than_six_piles() -> None:
    match, rng = lunasol.start(GAME, players=2, secret=bytes(32)), Rng(2)
    while not match.over:
        assert all(len(chest) < 6 for chest in match.view(None).table.chests)
        step(match, rng)
    assert max(len(chest) for chest in match.view(None).table.chests) <= 6


def test_nx_27_the_covers_with_blue_nine_are_legal_too() -> None:
    match = scene(MARIES_CHEST, hands=ANNAS_HAND, first_seat=2)
    match.push(ANNA, "B9>0.4")
    assert chest(match, MARIE) == ["G5", "G14", "B4", "B9", "O6"]


def test_nx_28_a_match_without_points_ends_after_the_agreed_rounds() -> None:
    rounds = [into(0, TWO_COLOURS)] * 3
    assert not scene(*rounds, max_rounds=4).over
    outcome = scene(*rounds, max_rounds=3).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("bound", (0, 1, 2))


def test_nx_28_at_the_bound_the_highest_total_wins() -> None:
    outcome = scene(*LEVEL, max_rounds=2).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("bound", (0, 1))
    outcome = scene(*LEVEL[:1], max_rounds=1).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("bound", (0,))


def test_nx_28_the_target_in_the_last_round_is_no_bound() -> None:
    assert last(scene(*[into(0, BEST)] * 2, max_rounds=2), "ended") == {"reason": "target-reached"}
    tied = scene(*LEVEL, max_rounds=2, target=100, extra_round=True)
    assert last(tied, "ended") == {"reason": "bound"}


@pytest.mark.parametrize("rounds", [0, 10_001])
def test_nx_28_the_number_of_rounds_has_limits(rounds: int) -> None:
    with pytest.raises(BadOption):
        lunasol.start(GAME, options={"max_rounds": rounds})
