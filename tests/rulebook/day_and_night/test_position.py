"""Day & Night: what a position holds from move to move, and what is told about it."""

import pytest

import lunasol
from lunasol.engine.cards import NOTHING
from lunasol.engine.options import OptionValue
from lunasol.games.day_and_night.rules import DAY, TAKE, DayAndNight
from rulebook.day_and_night.scene import (
    GAME,
    OPEN,
    play_out,
    result,
    rounds,
    scene,
    sizes,
    table,
)
from rulebook.position import before_the_deal, check_positions, refused_code
from rulebook.scene import last, play


@pytest.mark.parametrize("options", [{}, {"take_from": "winning_colour"}])
def test_a_copy_is_complete_and_plays_on_like_the_original(options: dict[str, OptionValue]) -> None:
    match = lunasol.start(GAME, players=3, options=options, secret=bytes(32))
    check_positions(match, seed=1, every=6)


def test_before_the_deal_it_is_day_and_no_round_has_begun() -> None:
    game = before_the_deal(scene(["", "", ""]))
    assert isinstance(game, DayAndNight)
    assert (game.time, game.previous_time, game.round, game.last_round) == (DAY, DAY, 0, False)
    assert (game.middle, game.previous_middle) == (NOTHING, NOTHING)


def test_dn_d2_first_and_second_cards_are_told_apart() -> None:
    assert table(rounds(OPEN)).played == (("O13a", "B1a"), ("O12a", "B2a"), ("U1a", "U2a"))


def test_everybody_is_told_what_is_dealt_played_and_taken_back() -> None:
    match = scene(["O1a O2a", "B1a", "P1a"], ["U1a"])
    dealt = [event for event in match.events(0) if event.key == "dealt"]
    assert [event.facts["count"] for event in dealt] == [7, 7, 7]
    assert ["cards" in event.facts for event in dealt] == [True, False, False]
    play(match, [(0, "O2a"), (0, "back"), (0, "O1a"), (1, "B1a"), (2, "P1a")])
    assert last(match, "taken-back") == {"seat": 0}
    played = [event.facts for event in match.events(None) if event.key == "played"]
    cards = [match.notation.card_id(card) for card in ("O1a", "B1a", "P1a")]
    assert played == [{"seat": seat, "card": card} for seat, card in enumerate(cards)]


def test_dn_19_everybody_is_told_which_round_is_the_last() -> None:
    match = play_out(scene(["", "", ""]))
    told = [event.facts for event in match.events(None) if event.key == "round"]
    assert [facts["round"] for facts in told] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [facts["last"] for facts in told] == ["no"] * 7 + ["yes"]


def test_dn_20_stars_decide_only_between_equal_sums() -> None:
    match = rounds(
        "P4b: O13a B1a, O12a B1b, P2a U2a > O12a P2a",
        "P2b: O11a U1a, B3b U1b, P5b U2b > P5b",
        "P8b: U13a P1a, U12b P1b, P3a P3b",
    )
    assert (table(match).stars, table(match).takers) == ((5, 3, 0), (0, 1))
    assert last(match, "takers") == {"seats": [0, 1]}


def test_dn_21_even_the_lowest_sums_cancel_each_other() -> None:
    match = rounds("U10a: O1a P11a, O1b P12a, U13a B13a")
    assert result(match) == ("orange 2 by night", ())
    assert last(match, "cancelled") == {"seats": [0, 1]}


def test_dn_27_the_last_round_is_shown_as_it_was_until_a_card_is_revealed() -> None:
    match = rounds("O4a: O1a U6b, B13a U7b, P11a P2a > U7b", "B7a: O2a, B1a, P1a")
    shown = table(match).finished
    assert shown is None
    match = rounds("O4a: O1a U6b, B13a U7b, P11a P2a > U7b")
    shown = table(match).finished
    assert shown is not None
    assert (shown.round, shown.time, shown.middle) == (1, "night", "O4a")
    assert (shown.winning_colour, shown.taken) == ("orange", ("U7b", None, None))
    assert (table(match).winning_colour, sizes(table(match).collected)) == (None, [1, 0, 0])


def test_dn_19_the_pile_limits_the_decisions() -> None:
    """Without middle cards a pile serves the most rounds, with three decisions for each seat."""
    for players, most in ((3, 10), (4, 9), (5, 8)):
        match = lunasol.start(GAME, players=players, options={"end_rule": "no_reveal"})
        assert table(match).rounds == most
        assert match.game.max_decisions() == most * players * 3


def test_dn_16_the_first_card_of_the_deck_is_refused_for_what_it_is() -> None:
    assert refused_code(rounds(OPEN), 0, TAKE) == ("card-not-on-the-table", "DN-16")
