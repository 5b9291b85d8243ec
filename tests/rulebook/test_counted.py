"""What a view counts for everybody at the table, so that no client has to."""

import pytest

import lunasol
from lunasol.engine.cards import Rng
from lunasol.engine.testing.laws import step
from rulebook.day_and_night import scene as day_and_night_scene
from rulebook.day_and_night.scene import OPEN, play_out, rounds
from rulebook.nox import scene as nox_scene
from rulebook.nox.scene import ALT, LEAST, into

# NOX ------------------------------------------------------------------------------------------


def test_nx_18_a_chest_is_worth_what_its_top_cards_show_in_all_colours() -> None:
    match = nox_scene.scene([*into(0, LEAST), *into(1, "B1 G2"), "B15>0.1"])
    assert match.view(None).table.worth == (20, 0, 0)


def test_each_pile_says_how_many_cards_lie_below_its_top() -> None:
    match = nox_scene.scene([*into(0, "B1 O6 G7"), "B9>0.1", "B4>0.1", "G2>0.3"])
    assert match.view(None).table.depths == ((2, 0, 1), (), ())


def test_nx_12_a_merged_pile_keeps_the_cards_of_both() -> None:
    played = [*into(0, "B5 O6 G7"), "B9>0.1", "G2>0.3", "B7>0.1"]
    merging = nox_scene.scene(played, deck=ALT, merge_top="owner_choice")
    assert merging.view(None).table.depths[0] == (2, 0, 1)
    with_three = nox_scene.scene([*played[:4], "B7>0.1"], deck=ALT)
    assert with_three.view(None).table.depths[0] == (0, 3)


def test_chests_are_empty_again_in_the_next_round() -> None:
    table = nox_scene.scene([*into(0, "B1"), "B9>0.1", *into(1, nox_scene.BEST)]).view(None).table
    assert (table.round, table.worth, table.depths) == (2, (0, 0, 0), ((), (), ()))


@pytest.mark.parametrize("seed", range(4))
def test_depths_add_up_to_the_covered_cards(seed: int) -> None:
    match, rng = lunasol.start("nox", players=4, options={"deck": ALT}), Rng(seed)
    while not match.over:
        step(match, rng)
        table = match.view(None).table
        assert [len(depths) for depths in table.depths] == [len(tops) for tops in table.chests]
        assert [sum(depths) for depths in table.depths] == [len(cards) for cards in table.covered]


# Day & Night ----------------------------------------------------------------------------------

SECOND = "P13a: O1a B3b, O2a U1b, P1a U2b"
"""A round by day in which pink wins; only seat 2 takes."""


def test_the_sums_are_those_of_the_open_cards() -> None:
    table = day_and_night_scene.table(rounds(OPEN))
    assert table.sums == {"orange": 28, "blue": 3, "purple": 3}
    assert (table.leading_colour, table.winning_colour) == ("orange", "orange")


def test_before_all_have_played_a_colour_leads_and_none_has_won() -> None:
    match = day_and_night_scene.scene(["O13a B1a", "B2a U2a", "U1a O1a"], ["O3a"])
    for seat, card in enumerate(("O13a", "B2a", "U1a")):
        match.push(seat, card)
    table = day_and_night_scene.table(match)
    assert table.sums == {"orange": 16, "blue": 2, "purple": 1}
    assert (table.leading_colour, table.winning_colour) == ("orange", None)


def test_dn_11_by_option_a_colour_that_nobody_shows_has_the_sum_zero() -> None:
    table = day_and_night_scene.table(rounds(OPEN, absent_colour="zero"))
    assert table.sums == {"orange": 28, "blue": 3, "pink": 0, "purple": 3}


def test_the_sums_hold_what_has_been_taken_in_this_round() -> None:
    match = rounds(OPEN)
    match.push(0, "+O3a")
    assert day_and_night_scene.table(match).sums == {"orange": 28, "blue": 3, "purple": 3}


def test_the_sums_forget_what_was_taken_in_the_round_before() -> None:
    match = rounds(f"{OPEN} > O3a U1a", SECOND)
    assert day_and_night_scene.table(match).sums == {
        "orange": 3,
        "blue": 3,
        "pink": 14,
        "purple": 3,
    }


def test_a_finished_round_stays_known_until_the_next_cards_are_revealed() -> None:
    match = rounds(f"{OPEN} > O3a U1a", f"{SECOND} > P13a")
    finished = day_and_night_scene.table(match).finished
    assert finished is not None
    assert (finished.round, finished.time, finished.middle) == (2, "day", "P13a")
    assert finished.played == (("O1a", "B3b"), ("O2a", "U1b"), ("P1a", "U2b"))
    assert (finished.winning_colour, finished.taken) == ("pink", (None, None, "P13a"))
    for seat in range(3):
        assert day_and_night_scene.table(match).finished is not None
        match.push(seat, match.view(seat).hand[0])
    assert day_and_night_scene.table(match).finished is None


def test_a_finished_round_says_who_took_what() -> None:
    finished = day_and_night_scene.table(rounds(f"{OPEN} > O3a U1a")).finished
    assert finished is not None
    assert finished.taken == ("O3a", "U1a", None)
    assert finished.sums == {"orange": 28, "blue": 3, "purple": 3}
    assert finished.winning_colour == "orange"


def test_the_time_of_a_finished_round_is_that_of_its_end() -> None:
    """The card in the middle of the next round turns the time before anybody looks."""
    match = day_and_night_scene.scene(["O13a B1a", "O12a B2a", "U1a U2a"], ["O3a", "O4a"])
    for cards in (("O13a", "O12a", "U1a"), ("B1a", "B2a", "U2a")):
        for seat, card in enumerate(cards):
            match.push(seat, card)
    for card in ("O3a", "U1a"):
        match.push(match.to_act[0], f"+{card}")
    table = day_and_night_scene.table(match)
    assert table.finished is not None
    assert (table.finished.time, table.time) == ("day", "night")


@pytest.mark.parametrize("end_rule", ["complete_round", "literal_extra", "no_reveal"])
def test_the_last_round_stays_known_when_the_match_is_over(end_rule: str) -> None:
    match = play_out(lunasol.start("day_and_night", players=3, options={"end_rule": end_rule}))
    table = day_and_night_scene.table(match)
    assert table.finished is not None
    assert (table.finished.round, table.sums, table.leading_colour) == (table.round, {}, None)
    assert (table.finished.middle is None) == (end_rule != "complete_round")


# Gra roku -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_gr_20_the_points_of_a_year_are_those_of_its_rows_without_the_cards_aside(
    seed: int,
) -> None:
    match, rng = lunasol.start("gra_roku", players=3), Rng(seed)
    while not match.over:
        step(match, rng)
    table = match.view(None).table
    for seat in range(3):
        rows = table.row_points[seat]
        assert len(rows) == table.rows[seat]
        assert sorted(rows, reverse=True) == [*rows]
        assert sum(rows) - len(table.aside[seat]) == table.points[seat]
