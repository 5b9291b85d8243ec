"""Notation round-trips, and any other text gets a clear error."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laws.cover import Case, all_cases
from lunasol import games
from lunasol.engine.cards import UNKNOWN, Rng
from lunasol.engine.errors import BadNotation
from lunasol.engine.notation import TakeBack, with_copies
from lunasol.engine.testing.laws import step


@pytest.mark.parametrize("game", games.GAMES)
def test_every_card_has_a_name_of_its_own(game: str) -> None:
    definition = games.definition(game)
    for name in definition.decks:
        notation = definition.notation(games.deck(definition, name))
        for card, text in enumerate(notation.cards):
            assert notation.card_id(text) == notation.card_id(text.upper()) == card
        assert len(set(notation.cards)) == len(notation.cards)


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_every_legal_move_can_be_written_and_read(case: Case) -> None:
    """Each move is tried where it is legal first: its notation does not depend on the position."""
    match, rng = case.start(seed=3), Rng(3)
    tried: set[int] = set()
    for _ in range(150):
        if match.over:
            break
        for seat in range(match.players):
            legal = match.legal(seat)
            for code, move in zip(legal.codes, legal, strict=True):
                assert match.notation.code(move) == code
                if code not in tried:
                    tried.add(code)
                    assert match.notation.parse(str(move)) == move
                    assert match.notation.parse(f" {str(move).lower()} ") == move
                    assert str(move) in legal
        step(match, rng)


@pytest.mark.parametrize("game", games.GAMES)
@given(text=st.text(max_size=30) | st.from_regex(r"[A-Z][a-z]?[0-9]{0,3}[a-f@>#+. 0-9LR*-]{0,8}"))
def test_other_texts_are_refused_in_one_sentence(game: str, text: str) -> None:
    match = Case(game, games.definition(game).usual, {}).start(seed=1)
    try:
        move = match.notation.parse(text)
    except BadNotation:
        return
    assert match.notation.parse(str(move)) == move


def test_a_move_has_a_hundred_characters_at_most() -> None:
    notation = Case("nox", 3, {}).start(seed=1).notation
    assert notation.parse(f"{'BACK':>100}") == TakeBack()
    with pytest.raises(BadNotation, match="too long"):
        notation.parse(f"{'BACK':>101}")


def test_an_unknown_card_has_a_name_without_a_number() -> None:
    notation = Case("nox", 3, {}).start(seed=1).notation
    assert notation.card(UNKNOWN) == "??"
    with pytest.raises(BadNotation, match=r"no card is called '\?\?'"):
        notation.card_id("??")


def test_copies_are_lettered_for_each_face() -> None:
    names = with_copies(["A", *["B"] * 53, "A"])
    assert (names[0], names[-1]) == ("Aa", "Ab")
    assert [names[1], names[26], names[27], names[52], names[53]] == [
        "Ba",
        "Bz",
        "Bza",
        "Bzz",
        "Bzza",
    ]
