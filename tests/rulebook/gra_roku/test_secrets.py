"""Gra roku: what is hidden, and how moves are written."""

import pytest

from lunasol.engine.errors import BadNotation
from rulebook.gra_roku.scene import four_springs, random_match, refused, scene, table
from rulebook.scene import last


def test_gr_d1_a_choice_is_secret_and_can_be_taken_back_until_the_last_is_in() -> None:
    match = scene([["Su5"], ["Tr3"], ["Ba2"]])
    assert refused(match, 0, "back") == "nothing-to-take-back GR-D1"
    assert refused(match, 0, "Tr3") == "card-not-in-hand GR-D1"
    assert refused(match, 0, "+Su5") == "choose-a-card-now GR-D1"
    match.push(0, "Su5")
    assert refused(match, 0, "Su5") == "already-chosen GR-D1"
    assert match.view(1).chosen == (0,)
    assert match.view(1).hands[0] == ("??",) * 4
    assert set(table(match, 1).pile) == {"??"}
    assert "card" not in last(match, "chosen", 1)
    assert last(match, "chosen", 0)["card"] == 23
    match.push(0, "back")
    assert match.to_act == (0, 1, 2)


def test_cards_aside_are_shown_only_when_the_match_is_over() -> None:
    match = random_match(1)
    assert match.outcome is not None
    assert refused(match, 0, "St0") == "match-is-over GR-19"
    over = table(match).aside
    match.undo()
    assert any(over)
    assert all(name == "??" for cards in table(match, 0).aside for name in cards)
    assert "??" not in {name for cards in over for name in cards}


def test_what_was_aside_stays_known_to_a_careful_player() -> None:
    match = four_springs()
    assert list(match.blinded(0).zones[-1]) == [7]


def test_moves_are_read_with_or_without_capitals_and_spaces() -> None:
    notation = scene([[], []]).notation
    for text in ("Sq3", "start Sq3", "Sq3@23", "+Sq3", "@41", "swap", "aside", "add", "box"):
        assert str(notation.parse(text)) == text
        assert str(notation.parse(f"  {text.upper()} ")) == text
        assert notation.move(notation.code(notation.parse(text))) == notation.parse(text)
    assert str(notation.parse("sq 3 @ 2 3")) == "Sq3@23"
    for text in ("", "Sq6", "@", "@15", "@1", "Sq3@", "Sq3@²3", "+", "start", "Xx1@11", "swap 1"):
        with pytest.raises(BadNotation):
            notation.parse(text)
