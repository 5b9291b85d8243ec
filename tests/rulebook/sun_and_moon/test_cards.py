"""Sun and Moon: the cards (SM-01), and the notation of moves."""

from pathlib import Path

import pytest

import lunasol
from lunasol import games
from lunasol.engine.errors import BadDeck, BadNotation
from lunasol.engine.notation import Notation
from lunasol.engine.options import OptionValue
from lunasol.games.sun_and_moon.moves import Clear, Cover, Destruct, Place
from rulebook.scene import all_cards, stacked
from rulebook.sun_and_moon.scene import ANIMALS, GAME, push

OWNERS_DECK = """
game = "sun_and_moon"
[[cards]]
kind = ["sun", "moon"]
value = [{numbers}]
[[cards]]
kind = ["sun", "moon"]
value = {animal}
animal = true
[[cards]]
kind = ["sun", "moon"]
value = 0
copies = {copies}
"""


def owners_deck(folder: Path, animal: int, copies: int = 5) -> str:
    numbers = ", ".join(str(value) for value in range(1, 30) if value != 2)
    path = folder / "deck.toml"
    path.write_text(OWNERS_DECK.format(numbers=numbers, animal=animal, copies=copies), "utf-8")
    return str(path)


def test_sm_01_the_animals_are_a_reconstruction() -> None:
    deck = games.deck(games.definition(GAME), "standard")
    named = zip(all_cards(GAME), deck.cards, strict=True)
    assert {name for name, card in named if card["animal"]} == ANIMALS
    assert deck.provenance["animals"].source == "reconstructed"
    assert len(deck.cards) == 68


def test_sm_01_an_owner_says_which_cards_show_animals(tmp_path: Path) -> None:
    options: dict[str, OptionValue] = {"deck": owners_deck(tmp_path, 2), "first_seat": 0}
    shuffle = stacked(GAME, ["S2", "M3", "S5"])
    match = lunasol.start(GAME, players=2, options=options, shuffles=[shuffle])
    push(match, "S2@0*")
    assert match.view(None).table.following
    push(match, "S5@0R", "M3@1*")
    assert match.to_act == (0,)


@pytest.mark.parametrize(("animal", "copies"), [(3, 5), (2, 4), (0, 5), (30, 5)])
def test_sm_01_a_deck_that_is_not_the_printed_one_is_refused(
    tmp_path: Path, animal: int, copies: int
) -> None:
    with pytest.raises(BadDeck):
        games.deck(games.definition(GAME), owners_deck(tmp_path, animal, copies))


# Notation -------------------------------------------------------------------------------------


def notation() -> Notation:
    definition = games.definition(GAME)
    return definition.notation(games.deck(definition, "standard"))


def test_moves_are_typed_and_written_in_one_way() -> None:
    parse = notation().parse
    assert parse(" s12 @ 1 r ") == Place("S12", 1, "right")
    assert parse("m7@0*") == Place("M7", 0, "start")
    assert parse("se2@1#4") == Cover("SE2", 1, 4)
    assert parse("SE@1#4") == Cover("SE1", 1, 4)
    assert parse("clear m2-6 s1-5") == Clear("S1-5 M2-6")
    assert parse("Destruct") == Destruct()
    assert notation().short(Cover("ME3", 2, 1)) == "ME@2#1"


@pytest.mark.parametrize(
    "text",
    [
        *("", "S12", "S12@", "S30@0L", "S0@0L", "SE6@0#1", "S1@4L", "S1@0#0", "S1@0#30", "S1@0X"),
        *("clear", "clear S5-1", "clear S1-30", "clear S1-5 S6-10", "clear S1-5 S3-9", "x" * 200),
        *("S１@0L", "S1@0#99999999999999999999", "clear S1-99999999999999999999"),
    ],
)
def test_what_is_no_move_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BadNotation):
        notation().parse(text)
