"""Gra roku: what a position holds from move to move, and what is told about it."""

import pytest

import lunasol
from lunasol.engine.cards import NOTHING, UNKNOWN, Cards, Rng
from lunasol.engine.options import OptionValue
from lunasol.engine.testing.laws import check_cards, check_copy
from lunasol.games.gra_roku.rules import GraRoku
from lunasol.games.gra_roku.rules_cards import CARDS, PLACE, REFILL, START, SWAP, TAKE
from rulebook.gra_roku.scene import GAME, Belt, random_match, reveal, scene, table
from rulebook.position import before_the_deal, check_positions, refused_code
from rulebook.scene import facts, keys, last, play

CHOOSING: dict[str, OptionValue] = {"start_cards": "choose"}


@pytest.mark.parametrize("options", [{}, {"harder": True}, CHOOSING])
def test_a_copy_is_complete_and_plays_on_like_the_original(options: dict[str, OptionValue]) -> None:
    match = lunasol.start(GAME, players=3, options=options, secret=bytes(32))
    check_positions(match, seed=1, every=12)


def test_before_the_deal_all_cards_lie_open_in_the_pile() -> None:
    game = before_the_deal(scene([[], [], []]))
    assert isinstance(game, GraRoku)
    assert (game.starter, game.placer, game.actor, game.row) == (NOTHING,) * 4
    assert (game.round, game.year_is_full) == (0, False)
    check_cards(game)
    game.blind(0)
    check_cards(game)


# The start cards by option --------------------------------------------------------------------


def test_gr_03_by_option_only_the_first_seat_is_drawn_before_the_start_cards() -> None:
    match = lunasol.start(GAME, options=CHOOSING, secret=bytes(32))
    game, drawn = match.new_game(), Cards.of([1, 2, 3])
    game.pending_shuffle(drawn)
    assert drawn.numbers() == []
    game.roll(Rng(1))
    assert game.phase() == "choose-start"
    check_cards(game)
    [seat] = match.to_act
    match.push(seat, "start St0")
    assert last(match, "start-chosen") == {"seat": seat, "card": 0}
    assert (table(match).grid[0][0], len(table(match, seat).pile)) == ("St0", 71)
    assert "??" not in table(match).pile  # nothing is secret before the shuffle
    assert refused_code(match, seat, START) == ("another-season-now", "GR-03")
    assert refused_code(match, seat, REFILL) == ("choose-a-start-card-now", "GR-03")


# What is told ---------------------------------------------------------------------------------


def test_gr_22_everybody_is_told_a_whole_round_of_two_players() -> None:
    match = scene([["Su4", "Su3"], ["Pu2", "Pu1"]], ["Tr3", "Fl0", "Sm0", "Ic0", "Ba0"])
    assert facts(match, "dealt", 0)[0]["count"] == 4
    assert ["cards" in told for told in facts(match, "dealt", 0)] == [True, False]
    assert last(match, "round") == {"round": 1, "count": 60}
    play(match, [(0, "Su3"), (0, "back")])
    assert last(match, "taken-back") == {"seat": 0}
    reveal(match, "Su4", "Pu2")
    card = match.notation.card_id
    assert last(match, "revealed") == {"cards": [card("Su4"), card("Pu2")]}
    match.push(0, "Su4@12")
    assert last(match, "placed") == {"seat": 0, "card": card("Su4"), "row": 1, "column": 2}
    assert last(match, "drew") == {"seat": 0}
    assert last(match, "drew", 0) == {"seat": 0, "card": card("Fl0")}
    match.push(1, "Pu2@13")
    assert last(match, "row-full") == {"row": 1}
    match.push(1, "+Pu2")
    assert last(match, "took") == last(match, "added") == {"seat": 1, "card": card("Pu2")}
    match.push(0, "+Su4")
    assert last(match, "row-boxed") == {"cards": [card("Be5"), card("Tr3")]}
    assert (table(match).round, table(match).row) == (2, None)


def test_gr_g3_four_players_leave_nothing_for_the_box() -> None:
    match = scene([["Su4"], ["Pu3"], ["Tr2"], ["St1"]])
    reveal(match, "Su4", "Pu3", "Tr2", "St1")
    play(match, [(0, "Su4@12"), (1, "Pu3@13"), (2, "Tr2@14")])
    play(match, [(2, "+Su4"), (3, "+Tr2"), (0, "+Pu3"), (1, "+Be5")])
    assert "row-boxed" not in keys(match)


def test_gr_d6_everybody_is_told_which_card_refills_a_row() -> None:
    match = refilling_the_second_row()
    assert last(match, "refill-drawn") == {"seat": 1, "card": match.notation.card_id("Sm0")}


def test_gr_16_a_season_that_does_not_complete_the_year_is_not_told_as_the_twelfth_card() -> None:
    belt = Belt(["Su0", "Ba0", "Ic0", "Sq0"], {2: ["Tr3"]})
    belt.rounds(3)
    assert keys(belt.match).count("season") == 1
    assert "twelfth" not in keys(belt.match)
    told = last(belt.match, "bonus-boxed")
    assert told == {"seat": 0, "card": belt.match.notation.card_id("Tr3")}


# Copies, bonuses and bounds -------------------------------------------------------------------


def test_gr_17_a_copy_knows_that_a_year_is_full() -> None:
    year = ["Su0", "St0", "Pu0", "Tr0", "Ba0", "Fl0", "Sq0", "Sm0", "Ic0", "Be0", "Le0", "Sf0"]
    belt = Belt(year, {8: ["Su1"], 9: ["St1"], 10: ["Pu1"], 11: ["Tr3"]}, finish_take=True)
    belt.rounds(11)
    belt.fill()
    belt.take("box")
    check_copy(belt.match.game, belt.match.game.fresh(), Rng(1))
    assert len(table(belt.match).years[0]) == 12


def test_gr_18_the_last_card_of_the_pile_can_be_a_bonus() -> None:
    owned = ["Su1", "Su2", "Su3", "Pu1", "Pu2", "Pu3", "Tr1", "Tr2", "St1"]
    wanted = ["Su0", "Ba0", "Ic0", "Tr0", "Sm0", *owned, "Sf0"]
    belt = Belt(wanted, {2: ["Ba1"], 14: ["Ba2"]})
    belt.rounds(14)
    belt.fill()
    assert len(table(belt.match).pile) == 1
    belt.take()
    assert (belt.match.view(None).phase, table(belt.match).on_its_way) == ("bonus", "Ba2")


def test_gr_19_the_cards_limit_the_decisions() -> None:
    """Four start cards are chosen, 72 cards chosen and placed, 18 rows taken, filed and refilled,
    and everybody can earn four bonus cards."""
    for players in (2, 3, 4):
        most = 4 + 2 * 72 + 18 * (2 * players + 1) + 4 * players
        assert scene([[]] * players).game.max_decisions() == most


def test_all_cards_are_open_when_the_match_is_over() -> None:
    match = random_match(1)
    assert UNKNOWN not in [card for zone in match.blinded(0).zones for card in zone]


def refilling_the_second_row() -> lunasol.Match:
    """Seat 1 was the last to take a card of the second row, and now refills it."""
    match = scene([["Le4"], ["Tr3"], ["Be2"]], ["Pu0", "Pu1", "Sm0"], harder=True)
    reveal(match, "Le4", "Tr3", "Be2")
    play(match, [(0, "Le4@23"), (1, "Tr3@24"), (2, "Be2@21")])
    play(match, [(2, "+Ic5"), (0, "+Be2"), (1, "+Tr3")])
    return match


def test_moves_at_the_bounds_are_refused_for_what_they_are() -> None:
    match = scene([["Su4"], ["Pu3"], ["Tr2"]])
    assert refused_code(match, 0, 0) == ("card-not-in-hand", "GR-D1")
    assert refused_code(match, 0, CARDS) == ("choose-a-card-now", "GR-D1")
    reveal(match, "Su4", "Pu3", "Tr2")
    assert refused_code(match, 0, PLACE) == ("not-the-card-you-turned-up", "GR-09")
    assert refused_code(match, 0, TAKE) == ("place-your-card-now", "GR-06")
    play(match, [(0, "Su4@12"), (1, "Pu3@13"), (2, "Tr2@14")])
    assert refused_code(match, 2, TAKE) == ("card-not-in-the-row", "GR-D3")
    assert refused_code(match, 2, START) == ("take-a-card-now", "GR-10")
    match = refilling_the_second_row()
    assert refused_code(match, match.to_act[0], REFILL) == ("only-the-empty-row", "GR-D6")
    assert refused_code(match, match.to_act[0], SWAP) == ("refill-the-row-now", "GR-D6")


def test_moves_keep_the_numbers_that_stored_logs_hold() -> None:
    notation = scene([[], []]).notation
    texts = ["St1", "St0@11", "Sf5@44", "+St0", "start St0", "@11", "swap", "aside", "add", "box"]
    codes = [notation.code(notation.parse(text)) for text in texts]
    assert codes == [1, 72, 1223, 1224, 1296, 1368, 1384, 1385, 1386, 1387]
