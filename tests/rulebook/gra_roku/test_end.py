"""Gra roku: how a match ends, a test a ruling."""

import pytest

from lunasol.engine.game import Outcome
from lunasol.engine.options import OptionValue
from rulebook.gra_roku.scene import Belt, legal, random_match, reveal, table, year
from rulebook.scene import keys, last

YEAR = ["Su0", "St0", "Pu0", "Tr0", "Ba0", "Fl0", "Sq0", "Sm0", "Ic0", "Be0", "Le0", "Sf0"]
"""Twelve symbols; the last four rounds complete a season each."""


def ended(belt: Belt) -> Outcome:
    assert belt.match.outcome is not None
    return belt.match.outcome


def before_the_twelfth(**options: OptionValue) -> Belt:
    belt = Belt(YEAR, {8: ["Su1"], 9: ["St1"], 10: ["Pu1"], 11: ["Tr3"]}, **options)
    belt.rounds(11)
    belt.fill()
    return belt


def test_gr_16_the_twelfth_card_earns_its_bonus_and_then_the_match_ends() -> None:
    belt = before_the_twelfth()
    belt.take()
    assert legal(belt.match, 0) == {"swap", "box"}
    assert not belt.match.over
    belt.match.push(0, "swap")
    assert (ended(belt).scores[0], ended(belt).reason) == (3, "twelfth-card")


def test_gr_16_by_option_the_twelfth_card_earns_none() -> None:
    belt = before_the_twelfth(final_bonus=False)
    belt.take()
    assert belt.match.over
    assert keys(belt.match).count("bonus") == 3


def test_gr_16_a_bonus_card_can_be_the_twelfth_and_earns_a_bonus_as_well() -> None:
    belt = Belt([*YEAR[:11], "Pu2"], {8: ["Su1"], 9: ["St1"], 10: ["Sf1", "Tr4"]})
    belt.rounds(10)
    belt.fill()
    belt.take("add")
    assert last(belt.match, "twelfth") == {"seat": 0}
    assert table(belt.match).on_its_way == "Tr4"
    belt.match.push(0, "box")
    assert belt.match.over


def test_gr_17_the_twelfth_card_ends_the_match_in_the_middle_of_a_take() -> None:
    belt = before_the_twelfth()
    before = len(year(belt.match, 1)) + len(table(belt.match).aside[1])
    pile = len(table(belt.match).pile)
    belt.take("box")
    assert belt.match.over
    assert len(year(belt.match, 1)) + len(table(belt.match).aside[1]) == before
    assert len(table(belt.match).pile) == pile - 1  # the bonus, no refill
    assert sum(card is not None for card in table(belt.match).grid[0]) == 3


def test_gr_17_by_option_the_others_still_take() -> None:
    belt = before_the_twelfth(finish_take=True)
    belt.take("box")
    assert belt.match.to_act == (1,)
    pile = len(table(belt.match).pile)
    belt.finish()
    assert ended(belt).reason == "twelfth-card"
    assert len(table(belt.match).pile) == pile  # no refill and no draw
    assert sum(card is not None for card in table(belt.match).grid[0]) == 2


# Fifteen rounds of the belt without a bonus use the pile of sixty up; each bonus makes it
# fail one draw earlier. The cards that complete a season come first.
SUMMER, AUTUMN = ["Su0", "Ba0", "Ic0"], ["Pu0", "Sq0", "Le0"]
OWNED = [*(f"Su{n}" for n in (1, 2, 3)), *(f"Pu{n}" for n in (1, 2, 3))]
OWNED += [*(f"Tr{n}" for n in (1, 2, 3)), *(f"St{n}" for n in (0, 1, 2, 3)), "Fl1", "Fl2"]


def long_belt(first: list[str], bonuses: int, **options: OptionValue) -> Belt:
    """Fifteen rounds that begin with these cards and bring this number of bonus cards."""
    wanted = [*first, *OWNED][:15]
    cards = {2: ["Ba1"], 5: ["Sq1"]} if bonuses == 2 else {2: ["Ba1"]} if bonuses else {}
    return Belt(wanted, cards, **options)


def test_gr_18_a_missing_neutral_card_ends_the_match() -> None:
    belt = long_belt([], 0)
    belt.rounds(15)
    assert ended(belt).reason == "pile-used-up"
    assert (table(belt.match).round, table(belt.match).pile) == (16, ())


def test_gr_18_by_option_a_missing_neutral_card_is_skipped() -> None:
    belt = long_belt([], 0, end_on="hand_draw_only")
    belt.rounds(15)
    assert keys(belt.match)[-1] == "neutral-missing"
    assert belt.match.to_act == (0, 1)
    reveal(belt.match, belt.match.view(0).hand[0], belt.match.view(1).hand[0])
    seat = table(belt.match).placing[0]
    belt.match.push(seat, belt.match.legal(seat)[0])
    assert ended(belt).reason == "pile-used-up"


@pytest.mark.parametrize("end_on", ["any_draw", "hand_draw_only"])
def test_gr_18_a_hand_card_that_cannot_be_drawn_ends_the_match(end_on: str) -> None:
    belt = long_belt(SUMMER, 1, end_on=end_on)
    belt.rounds(14)
    belt.fill()
    belt.take()
    belt.finish()  # the row is refilled with the last card, then seat 0 cannot draw
    assert ended(belt).reason == "pile-used-up"
    assert (table(belt.match).round, len(belt.match.view(0).hand)) == (15, 3)
    assert sum(card is not None for card in table(belt.match).grid[0]) == 1


def test_gr_18_a_row_that_cannot_be_refilled_ends_the_match() -> None:
    belt = long_belt([*SUMMER, *AUTUMN], 2)
    belt.rounds(14)
    belt.fill()
    belt.take()
    belt.finish()
    assert ended(belt).reason == "pile-used-up"
    assert "refill-missing" not in keys(belt.match)
    assert keys(belt.match)[-3:] == ["pile-used-up", "scored", "scored"]
    assert sum(card is not None for card in table(belt.match).grid[0]) == 0


def test_gr_18_by_option_the_row_stays_empty() -> None:
    belt = long_belt([*SUMMER, *AUTUMN], 2, end_on="hand_draw_only")
    belt.rounds(14)
    belt.fill()
    belt.take()
    belt.finish()
    assert "refill-missing" in keys(belt.match)
    assert ended(belt).reason == "pile-used-up"  # by seat 0, who cannot draw


def test_gr_18_a_bonus_that_cannot_be_drawn_ends_the_match_and_the_take() -> None:
    belt = late_winter(end_on="any_draw")
    belt.take()
    assert ended(belt).reason == "pile-used-up"
    assert sum(card is not None for card in table(belt.match).grid[0]) == 3


def test_gr_18_by_option_a_missing_bonus_is_skipped() -> None:
    belt = late_winter(end_on="hand_draw_only")
    belt.take()
    assert keys(belt.match)[-1] == "bonus-missing"
    assert belt.match.to_act == (1,)


def late_winter(end_on: str) -> Belt:
    """The third season is completed in the round in which seat 1 drew the last card."""
    wanted = [*SUMMER, *AUTUMN, "Tr0", "Sm0", *OWNED[:6], "Sf0"]
    belt = Belt(wanted, {2: ["Ba1"], 5: ["Sq1"]}, end_on=end_on)
    belt.rounds(14)
    belt.fill()
    return belt


def test_gr_18_gr_08_a_failed_draw_before_the_take_leaves_the_row() -> None:
    belt = long_belt([*SUMMER, *AUTUMN], 2, draw_before_take=True)
    belt.rounds(14)
    belt.fill()
    assert ended(belt).reason == "pile-used-up"
    assert all(table(belt.match).grid[0])


def test_gr_18_a_twelfth_card_is_the_reason_even_if_its_bonus_cannot_be_drawn() -> None:
    wanted = ["Pu0", "Sq0", *SUMMER, "St0", "Fl0", "Be0", "Tr0", "Sm0", *OWNED[:4], "Sf0"]
    belt = Belt(wanted, {4: ["Le1"], 7: ["Fl1"]}, bonus_chain=False)
    belt.rounds(4)
    belt.fill()
    belt.take("add")
    belt.finish()
    belt.rounds(9)
    belt.fill()
    assert table(belt.match).pile == ()
    belt.take()
    assert ended(belt).reason == "twelfth-card"


def test_gr_19_an_empty_pile_alone_does_not_end_the_match() -> None:
    belt = long_belt([*SUMMER, *AUTUMN], 2)
    belt.rounds(14)
    belt.choose()
    belt.place(1)
    assert table(belt.match).pile == ()
    assert belt.match.to_act == (0,)
    belt.place(0)
    assert not belt.match.over


def test_gr_31_a_final_score_may_be_negative() -> None:
    belt = long_belt([], 0)
    belt.rounds(15)
    assert ended(belt).scores[0] < 0
    assert last(belt.match, "scored")["seat"] == 1


def test_the_winner_has_most_points_then_fewer_cards_aside() -> None:
    found = {}
    for seed in range(60):
        match = random_match(seed)
        outcome = match.outcome
        assert outcome is not None
        aside = [-len(cards) for cards in table(match).aside]
        ranked = list(zip(outcome.scores, aside, strict=True))
        assert outcome.winners == tuple(s for s in range(4) if ranked[s] == max(ranked))
        found[outcome.decided_by] = seed
    assert found.keys() >= {"points", "fewer-aside"}
