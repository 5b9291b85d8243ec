"""Gra roku: a test a ruling, and the golden examples.

How a match ends is in test_gra_roku_end.py (GR-16, GR-17, GR-18, GR-19, GR-31), what is hidden in
test_gra_roku_secrets.py. GR-05 (two misprints of the rulebook) only concerns wording.
"""

from pathlib import Path

import pytest

import lunasol
from lunasol import games
from lunasol.engine.errors import BadDeck, BadPlayers
from lunasol.engine.match import Shuffled
from lunasol.engine.options import OptionValue
from rulebook.gra_roku.scene import (
    GAME,
    START,
    Belt,
    four_springs,
    legal,
    random_steps,
    refused,
    reveal,
    scene,
    table,
    year,
)
from rulebook.scene import all_cards, keys, last, play, stacked

# Setup ----------------------------------------------------------------------------------------


def test_gr_01_every_symbol_has_one_card_for_each_number_of_points() -> None:
    symbols = ("St", "Fl", "Be", "Su", "Ba", "Ic", "Pu", "Sq", "Le", "Tr", "Sm", "Sf")
    assert all_cards(GAME) == [f"{symbol}{points}" for symbol in symbols for points in range(6)]


def test_gr_01_an_owners_deck_file_must_have_the_same_cards(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    definition = games.definition(GAME)
    ours = (Path(games.__file__).parent / GAME / "deck.toml").read_text("utf-8")
    cards = "[[cards]]" + "[[cards]]".join(reversed(ours.split("[[cards]]")[1:]))
    file.write_text(f'game = "gra_roku"\n{cards}', "utf-8")
    assert games.deck(definition, str(file)).cards == games.deck(definition, "standard").cards
    assert lunasol.start(GAME, options={"deck": str(file)}).players == 4
    for wrong, right in (("[0, 1, 2, 3, 4, 4]", "[0, 1, 2, 3, 4, 5]"), ('"sun"', '"stork"')):
        file.write_text(ours.replace(right, wrong, 1), "utf-8")
        with pytest.raises(BadDeck, match="GR-01"):
            games.deck(definition, str(file))


def test_gr_02_two_to_four_play() -> None:
    for players in (2, 3, 4):
        assert lunasol.start(GAME, players=players).players == players
    for players in (1, 5):
        with pytest.raises(BadPlayers):
            lunasol.start(GAME, players=players)


@pytest.mark.parametrize(("players", "pile"), [(2, 59), (3, 56), (4, 52)])
def test_gr_03_the_first_card_of_each_season_lies_on_the_table(players: int, pile: int) -> None:
    order = stacked(GAME, ["St0", "St1", "Tr0", "Tr1", "Su0", "St2", "Pu0", "Pu1"])
    match = lunasol.start(GAME, players=players, shuffles=[order])
    assert last(match, "start-cards")["cards"] == [0, 18, 36, 54]
    others = ["St1", "Tr1", "St2", "Pu1"]  # they keep their order and are dealt from seat 0 on
    dealt = [match.view(seat).hand[turn] for turn in range(4) for seat in range(players)]
    assert dealt[:4] == others
    assert [len(hand) for hand in match.view(None).hands] == [4] * players
    assert len(table(match).pile) == pile  # with two players a neutral card has been drawn


def test_gr_03_by_option_the_first_seat_chooses_the_start_cards() -> None:
    match = lunasol.start(GAME, options={"start_cards": "choose", "first_seat": 2})
    assert (match.to_act, match.view(None).phase, match.log) == ((2,), "choose-start", [])
    assert len(match.legal(2)) == 18
    assert refused(match, 0, "start St3") == "not-your-turn GR-09"
    assert refused(match, 2, "start Su3") == "another-season-now GR-03"
    assert refused(match, 2, "St3") == "choose-a-start-card-now GR-03"
    play(match, [(2, "start St3"), (2, "start Ba0"), (2, "start Le5"), (2, "start Sf1")])
    (shuffled,) = [entry for entry in match.log if isinstance(entry, Shuffled)]
    assert len(shuffled.order) == 68
    assert match.to_act == (0, 1, 2, 3)
    assert [table(match).grid[row][row] for row in range(4)] == ["St3", "Ba0", "Le5", "Sf1"]
    assert len(table(match).pile) == 52


def test_gr_04_the_start_cards_lie_on_the_diagonal() -> None:
    grid = table(scene([[], [], []])).grid
    assert [grid[row][row] for row in range(4)] == list(START)
    assert sum(card is None for row in grid for card in row) == 12


# Placing --------------------------------------------------------------------------------------


def test_gr_g1_placing_order_columns_and_draws() -> None:
    hands = [["Su5"], ["Tr3"], ["Ba2"], ["St4"]]
    match = scene(hands, ["Pu0", "Pu1", "Pu2", "Pu3"])
    reveal(match, "Su5", "Tr3", "Ba2", "St4")
    assert table(match).placing == (0, 1, 2, 3)
    assert legal(match, 0) == {"Su5@12", "Su5@32", "Su5@42"}
    match.push(0, "Su5@12")
    assert "Pu0" in match.view(0).hand
    assert legal(match, 1) == {"Tr3@14", "Tr3@24", "Tr3@34"}
    play(match, [(1, "Tr3@34"), (2, "Ba2@42"), (3, "St4@41")])
    assert [match.view(seat).hand[-1] for seat in range(4)] == ["Pu0", "Pu1", "Pu2", "Pu3"]
    assert table(match).round == 2


@pytest.mark.parametrize(
    ("cards", "starter"),
    [
        (["Pu3", "St3", "Sf3", "Su3"], 2),  # winter before autumn before summer before spring
        (["Pu3", "St3", "Su3", "Fl5"], 3),  # but points first
        (["Su3", "Le3", "St3", "Fl3"], 1),
        (["St3", "Fl3", "Be3", "Ic3"], 3),
        (["Be3", "Fl3", "St3", "Tr0"], 2),  # stork, flower, bee
        (["Ic3", "Su3", "Ba3", "St3"], 1),  # sun, ball, ice cream
        (["Sq3", "Le3", "Pu3", "St3"], 2),  # pumpkin, squirrel, leaf
        (["Sf3", "Sm3", "St3", "Tr3"], 3),  # tree, snowman, snowflake
    ],
)
def test_gr_g2_ties_for_the_first_place(cards: list[str], starter: int) -> None:
    match = scene([[card] for card in cards])
    reveal(match, *cards)
    assert last(match, "starter")["seat"] == starter
    assert table(match).placing == tuple((starter + turn) % 4 for turn in range(4))


def test_gr_06_a_card_that_can_be_placed_must_be() -> None:
    match = scene([["Su5", "Su4"], ["Tr3"], ["Ba2"]])
    reveal(match, "Su5", "Tr3", "Ba2")
    assert refused(match, 0, "aside") == "place-your-card-now GR-06"
    assert refused(match, 0, "Su4@12") == "not-the-card-you-turned-up GR-09"
    assert refused(match, 0, "Su5@22") == "cell-is-taken GR-D2"
    assert refused(match, 0, "Su5@11") == "cell-is-taken GR-D2"
    assert refused(match, 0, "Su5@13") == "wrong-column GR-D2"
    assert refused(match, 1, "Tr3@14") == "not-your-turn GR-09"


def test_gr_g8_gr_07_a_card_without_a_cell_goes_aside_and_the_player_draws() -> None:
    match = four_springs()
    assert last(match, "set-aside") == {"seat": 3, "card": 7}
    assert table(match).aside == ((), (), (), ("??",))
    assert match.view(3).hand[-1] == "Pu3"
    assert len(match.view(3).hand) == 4
    assert match.view(None).phase == "choose"


def test_gr_21_a_card_aside_costs_one_point_whatever_it_shows() -> None:
    assert table(four_springs()).points == (0, 0, 0, -1)
    worthless = scene([["St4"], ["St3"], ["St2"], ["St0"]])
    reveal(worthless, "St4", "St3", "St2", "St0")
    play(worthless, [(0, "St4@21"), (1, "St3@31"), (2, "St2@41")])
    assert table(worthless).points == (0, 0, 0, -1)


def test_gr_30_the_revealed_cards_decide_again_who_starts() -> None:
    match = scene([["Su5", "Su0"], ["Tr3", "Ba4"], ["Ba2", "Ba1"]])
    reveal(match, "Su5", "Tr3", "Ba2")
    play(match, [(0, "Su5@12"), (1, "Tr3@34"), (2, "Ba2@42")])
    reveal(match, "Su0", "Ba4", "Ba1")
    assert table(match).placing[0] == 1


def full_first_row(**options: OptionValue) -> lunasol.Match:
    """Four players; seat 2 fills the first row, seat 3 has not placed its spring card yet."""
    hands = [["Su4"], ["Pu3"], ["Tr2"], ["St1"]]
    match = scene(hands, ["Fl0", "Ba0", "Sm0", "Sq0", "Sm1"], START, **options)
    reveal(match, "Su4", "Pu3", "Tr2", "St1")
    play(match, [(0, "Su4@12"), (1, "Pu3@13"), (2, "Tr2@14")])
    return match


def test_gr_08_the_row_is_taken_before_the_placer_draws() -> None:
    match = full_first_row()
    assert match.view(None).phase == "take"
    assert len(match.view(2).hand) == 3
    play(match, [(2, "+Su4"), (3, "+Tr2"), (0, "+Pu3"), (1, "+Be5")])
    assert table(match).grid[0][3] == "Sm0"  # the third card of the pile refills the row
    assert match.view(2).hand[-1] == "Sq0"


def test_gr_08_by_option_the_placer_draws_first() -> None:
    match = full_first_row(draw_before_take=True)
    assert match.view(None).phase == "take"
    assert match.view(2).hand[-1] == "Sm0"
    play(match, [(2, "+Su4"), (3, "+Tr2"), (0, "+Pu3"), (1, "+Be5")])
    assert table(match).grid[0][2] == "Sq0"
    assert len(match.view(2).hand) == 4


def test_gr_09_players_who_have_not_placed_do_so_after_the_row_was_taken() -> None:
    match = full_first_row()
    assert table(match).revealed == (None, None, None, "St1")
    assert table(match).takers == (2, 3, 0, 1)
    play(match, [(2, "+Su4"), (3, "+Tr2"), (0, "+Pu3"), (1, "+Be5")])
    assert (match.view(None).phase, match.to_act, table(match).round) == ("place", (3,), 1)
    assert legal(match, 3) == {"St1@11", "St1@21", "St1@31", "St1@41"}  # the emptied row as well
    match.push(3, "St1@11")
    assert table(match).round == 2


def test_gr_09_several_rows_can_be_taken_in_one_round() -> None:
    hands = [["Pu4", "Tr4"], ["Su3", "Tr3"], ["Sq2", "St2"], ["Fl1", "Fl0"]]
    match = scene(hands, start=("Be5", "Ic5", "Le5", "Sf0"))
    reveal(match, "Pu4", "Su3", "Sq2", "Fl1")
    play(match, [(0, "Pu4@13"), (1, "Su3@12"), (2, "Sq2@23"), (3, "Fl1@21")])
    reveal(match, "Tr4", "Tr3", "St2", "Fl0")
    play(match, [(0, "Tr4@14"), (0, "+Tr4"), (1, "+Pu4"), (2, "+Su3"), (3, "+Be5")])
    play(match, [(1, "Tr3@24"), (1, "+Tr3"), (2, "+Sq2"), (3, "+Ic5"), (0, "+Fl1")])
    assert keys(match).count("row-full") == 2
    assert (table(match).round, table(match).placing) == (2, (2, 3))


# Taking and filing ----------------------------------------------------------------------------


def test_gr_10_everybody_must_take_and_the_last_of_four_has_no_choice() -> None:
    match = full_first_row()
    assert legal(match, 2) == {"+Be5", "+Su4", "+Pu3", "+Tr2"}
    assert refused(match, 2, "aside") == "take-a-card-now GR-10"
    assert refused(match, 2, "+Ic5") == "card-not-in-the-row GR-D3"
    play(match, [(2, "+Su4"), (3, "+Tr2"), (0, "+Pu3")])
    assert legal(match, 1) == {"+Be5"}


def test_gr_g3_the_top_card_refills_the_row_in_its_seasons_column() -> None:
    match = full_first_row()
    play(match, [(2, "+Su4"), (3, "+Tr2"), (0, "+Pu3"), (1, "+Be5")])
    assert last(match, "refilled") == {"card": 60, "row": 1, "column": 4}  # Sm0
    assert table(match).grid[0] == (None, None, None, "Sm0")
    assert table(match).box == ()


def test_gr_g3_with_fewer_than_four_players_the_rest_of_the_row_goes_to_the_box() -> None:
    match = scene([["Su4"], ["Pu3"], ["Tr2"]], ["Fl0", "Ba0", "Sm0"])
    reveal(match, "Su4", "Pu3", "Tr2")
    play(match, [(0, "Su4@12"), (1, "Pu3@13"), (2, "Tr2@14")])
    play(match, [(2, "+Su4"), (0, "+Be5"), (1, "+Tr2")])
    assert table(match).box == ("Pu3",)
    assert table(match).grid[0] == (None, None, None, "Sm0")


def test_gr_11_a_card_with_fewer_points_must_go_aside() -> None:
    belt = Belt(["Sq2", "Sq1", "Su0"])
    belt.rounds(1)
    belt.fill()
    belt.take()
    assert last(belt.match, "put-aside") == {"seat": 0, "card": 43}
    assert table(belt.match).points[0] == -1
    again = Belt(["Sq2", "Sq1", "Su0"])
    again.rounds(1)
    again.fill()
    again.match.push(0, "+Sq1")
    assert (again.match.view(None).phase, legal(again.match, 0)) == ("file", {"aside"})
    assert refused(again.match, 0, "swap") == "swap-needs-more-points GR-11"
    assert refused(again.match, 0, "box") == "swap-or-aside-now GR-D4"
    assert refused(again.match, 0, "add") == "symbol-is-owned GR-D4"


def test_gr_g9_gr_12_a_taken_card_swaps_the_old_one_aside() -> None:
    belt = Belt(["Sq1", "Sq4", "Su0"])
    belt.rounds(1)
    belt.fill()
    belt.match.push(0, "+Sq4")
    assert legal(belt.match, 0) == {"swap", "aside"}
    assert table(belt.match).on_its_way == "Sq4"
    belt.match.push(0, "swap")
    assert year(belt.match, 0) == {"Sq4"}
    assert last(belt.match, "swapped") == {"seat": 0, "card": 46, "card_old": 43}
    assert table(belt.match).aside[0] == ("??",)
    belt.finish()
    assert "Sq1" not in table(belt.match).box


def test_gr_g4_gr_12_a_bonus_card_swaps_the_old_one_into_the_box() -> None:
    belt = Belt(["Sq1", "Su0", "Ba0", "Ic0"], {3: ["Sq3"]})
    belt.rounds(3)
    belt.fill()
    belt.take()
    assert last(belt.match, "season") == {"seat": 0, "season": "summer"}
    assert (table(belt.match).on_its_way, legal(belt.match, 0)) == ("Sq3", {"swap", "box"})
    belt.match.push(0, "swap")
    assert "Sq3" in year(belt.match, 0)
    assert "Sq1" in table(belt.match).box
    assert table(belt.match).aside[0] == ()


def test_gr_d5_a_bonus_card_may_be_added_or_put_in_the_box() -> None:
    for decision, count in (("add", 4), ("box", 3)):
        belt = Belt(["Su0", "Ba0", "Ic0", "Sq0"], {2: ["Tr3"]})
        belt.rounds(2)
        belt.fill()
        belt.take()
        assert legal(belt.match, 0) == {"add", "box"}
        assert refused(belt.match, 0, "swap") == "no-card-to-swap GR-D5"
        assert refused(belt.match, 0, "aside") == "use-your-bonus-now GR-D5"
        belt.match.push(0, decision)
        assert len(year(belt.match, 0)) == count
        assert ("Tr3" in table(belt.match).box) == (decision == "box")


def test_gr_d5_a_bonus_card_of_an_owned_symbol_with_fewer_points_goes_to_the_box() -> None:
    belt = Belt(["Su2", "Ba0", "Ic0", "Sq0"], {2: ["Su1"]})
    belt.rounds(2)
    belt.fill()
    belt.take()
    assert legal(belt.match, 0) == {"box"}
    assert refused(belt.match, 0, "add") == "symbol-is-owned GR-D5"
    assert refused(belt.match, 0, "swap") == "swap-needs-more-points GR-11"


def test_gr_13_a_swap_in_a_complete_season_earns_no_further_bonus() -> None:
    belt = Belt(["Su1", "Ba0", "Ic0", "Su3", "Pu0"], {2: ["Tr0"]})
    belt.rounds(3)
    belt.fill()
    belt.take("swap")
    assert belt.match.to_act == (1,)
    assert keys(belt.match).count("bonus") == 1


CHAIN = ["Pu0", "Sq0", "Su0", "Ba0", "Ic0", "Tr0"]


def test_gr_14_a_bonus_card_that_completes_a_season_earns_another() -> None:
    belt = Belt(CHAIN, {4: ["Le1", "Sm0"]})
    belt.rounds(4)
    belt.fill()
    belt.take("add")
    assert (belt.match.view(None).phase, table(belt.match).on_its_way) == ("bonus", "Sm0")
    belt.match.push(0, "add")
    assert belt.match.to_act == (1,)


def test_gr_14_by_option_it_does_not() -> None:
    belt = Belt(CHAIN, {4: ["Le1"]}, bonus_chain=False)
    belt.rounds(4)
    belt.fill()
    belt.take("add")
    assert keys(belt.match).count("season") == 2
    assert (belt.match.view(None).phase, belt.match.to_act) == ("take", (1,))


def test_gr_15_the_bonus_comes_before_the_next_player_takes() -> None:
    belt = Belt(["Su0", "Ba0", "Ic0", "Sq0"], {2: ["Tr3"]})
    belt.rounds(2)
    belt.fill()
    belt.take()
    assert (belt.match.view(None).phase, belt.match.to_act) == ("bonus", (0,))
    assert table(belt.match).takers == (0, 1)


# Scoring --------------------------------------------------------------------------------------


def test_gr_g5_gr_20_the_best_cards_of_each_season_count() -> None:
    wanted = ["Ba3", "St4", "Su2", "Pu3", "Tr3", "Fl3", "Ic1", "Sq3", "Sm3", "St2", "Ba1", "Su0"]
    belt = Belt(wanted, {6: ["Pu1"]})
    belt.rounds(11)
    assert year(belt.match, 0) == {*wanted[:9]}
    assert len(table(belt.match).aside[0]) == 2
    assert (table(belt.match).rows[0], table(belt.match).points[0]) == (2, 22)


# Two players ----------------------------------------------------------------------------------


def test_gr_22_a_neutral_card_comes_once_a_round_before_both_choose() -> None:
    match = scene([["Su4", "Su3"], ["Pu2", "Pu1"]], ["St3", "Tr0", "Tr1", "Fl3"])
    assert last(match, "neutral") == {"card": 3, "row": 2, "column": 1}
    reveal(match, "Su4", "Pu2")
    play(match, [(0, "Su4@42"), (1, "Pu2@43")])
    assert keys(match).count("neutral") == 2
    assert table(match).grid[2][0] == "Fl3"


def test_gr_22_three_play_without_a_neutral_card() -> None:
    assert "neutral" not in keys(scene([[], [], []]))


def test_gr_g7_gr_23_the_neutral_card_is_never_the_fourth_of_a_row() -> None:
    match = scene([["Pu4"], ["St1"]], ["Ba0", "Fl0", "Fl1", "Sm0"])
    assert table(match).grid[0][1] == "Ba0"
    reveal(match, "Pu4", "St1")
    play(match, [(0, "Pu4@13"), (1, "St1@31")])
    assert table(match).grid[0] == ("Be5", "Ba0", "Pu4", None)
    assert table(match).grid[1][3] == "Sm0"  # the first row would be full


def test_gr_g7_gr_23_without_a_legal_cell_the_neutral_card_goes_to_the_box() -> None:
    pile = ["Ba0", "Fl0", "Fl1", "St0", "Fl2", "Fl3", "Sm0"]
    match = scene([["Tr4", "Tr3"], ["Pu1", "Su1"]], pile)
    reveal(match, "Tr4", "Pu1")
    play(match, [(0, "Tr4@24"), (1, "Pu1@13")])
    reveal(match, "Tr3", "Su1")
    play(match, [(0, "Tr3@34"), (1, "Su1@32")])
    assert last(match, "neutral-boxed") == {"card": 60}
    assert table(match).box == ("Sm0",)


# The harder variant ---------------------------------------------------------------------------


def test_gr_g6_seasons_must_follow_each_other_from_left_to_right() -> None:
    hands = [["Sq4"], ["Ba3"], ["Be2"], ["Le1"]]
    match = scene(hands, start=("St5", "Su5", "Pu5", "Tr5"), harder=True)
    reveal(match, "Sq4", "Ba3", "Be2", "Le1")
    assert legal(match, 0) == {"Sq4@23", "Sq4@43"}  # right of summer, left of winter
    assert refused(match, 0, "Sq4@21") == "does-not-fit GR-24"
    match.push(0, "Sq4@23")
    assert legal(match, 1) == {"Ba3@12", "Ba3@32"}
    match.push(1, "Ba3@32")
    assert legal(match, 2) == {"Be2@21", "Be2@31"}
    match.push(2, "Be2@21")
    assert legal(match, 3) == {"Le1@43"}


def test_gr_26_contact_above_or_below_is_neither_enough_nor_a_limit() -> None:
    match = scene([["Sq4"], ["Le3"], ["Tr1"]], harder=True)
    reveal(match, "Sq4", "Le3", "Tr1")
    match.push(0, "Sq4@23")
    assert refused(match, 1, "Le3@13") == "no-card-beside-it GR-26"
    match.push(1, "Le3@43")
    assert "Tr1@34" in legal(match, 2)  # the winter card below does not matter


def test_gr_27_the_edges_of_the_table_do_not_wrap() -> None:
    match = scene([["St4"], ["Le3"], ["Tr1"]], harder=True)
    reveal(match, "St4", "Le3", "Tr1")
    assert legal(match, 0) == {"St4@21"}
    assert refused(match, 0, "St4@41") == "no-card-beside-it GR-26"  # winter at the other end


def after_the_first_row(**options: OptionValue) -> lunasol.Match:
    """The first row has been taken; seat 1 refills it with a winter card, seat 3 shows spring."""
    match = full_first_row(harder=True, **options)
    play(match, [(2, "+Su4"), (3, "+Tr2"), (0, "+Pu3"), (1, "+Be5")])
    return match


def test_gr_24_spring_may_lie_to_the_right_of_winter() -> None:
    match = after_the_first_row()
    match.push(1, "@11")
    assert legal(match, 3) == {"St1@12", "St1@21"}


def test_gr_24_by_option_it_may_not() -> None:
    match = after_the_first_row(cyclic=False)
    match.push(1, "@11")
    assert legal(match, 3) == {"St1@21"}
    assert refused(match, 3, "St1@12") == "does-not-fit GR-24"


def test_gr_d6_the_last_taker_refills_the_row_anywhere() -> None:
    match = after_the_first_row()
    assert (match.view(None).phase, match.to_act) == ("refill", (1,))
    assert table(match).on_its_way == "Sm0"
    assert legal(match, 1) == {"@11", "@12", "@13", "@14"}
    assert refused(match, 1, "@21") == "only-the-empty-row GR-D6"
    assert refused(match, 1, "box") == "refill-the-row-now GR-D6"
    match.push(1, "@13")
    assert table(match).grid[0] == (None, None, "Sm0", None)
    assert match.view(2).hand[-1] == "Sq0"  # GR-08: then the placer draws


def test_gr_25_rows_have_no_gaps_so_no_card_ever_comes_between_two() -> None:
    for seed in range(4):
        for match in random_steps(seed, harder=True):
            if match.view(None).phase == "place":
                for row in table(match).grid:
                    assert " " not in "".join("x" if card else " " for card in row).strip()


def test_gr_28_a_card_that_fits_nowhere_goes_aside_in_the_harder_variant_too() -> None:
    match = scene([["St4"], ["Fl3"], ["Tr1"]], ["Ba0", "Ba1"], harder=True)
    reveal(match, "St4", "Fl3", "Tr1")
    match.push(0, "St4@21")
    assert last(match, "set-aside")["seat"] == 1
    assert match.view(1).hand[-1] == "Ba1"
    assert match.to_act == (2,)


def test_gr_29_both_variants_together() -> None:
    match = scene([["Tr4"], ["Ba1"]], ["Sq0", "Fl0", "Fl1", "Sm0"], harder=True)
    assert last(match, "neutral") == {"card": 42, "row": 2, "column": 3}  # right of summer
    reveal(match, "Tr4", "Ba1")
    play(match, [(0, "Tr4@24"), (1, "Ba1@12")])
    assert table(match).grid[2] == (None, None, "Le5", "Sm0")  # right of autumn, second row full


def test_gr_29_a_neutral_card_never_fills_a_row_in_the_harder_variant() -> None:
    match = scene([["Tr4"], ["Ba1"]], ["Sq0", "Fl0", "Fl1", "St0"], harder=True)
    reveal(match, "Tr4", "Ba1")
    play(match, [(0, "Tr4@24"), (1, "Ba1@12")])
    assert last(match, "neutral-boxed") == {"card": 0}  # only 21 would fit, as the fourth
