"""NOX: decks of an owner (NX-01), what is hidden, and notation."""

from pathlib import Path

import pytest

import lunasol
from lunasol import games
from lunasol.engine.cards import Rng
from lunasol.engine.errors import BadDeck, BadNotation
from lunasol.engine.notation import HIDDEN
from lunasol.engine.testing.laws import step
from lunasol.games.nox.moves import Cover, Extend, Top
from rulebook.nox.scene import BEST, GAME, into, refusal, scene
from rulebook.scene import all_cards, last


def deck_file(folder: Path, *rows: tuple[str, int, int]) -> str:
    """A deck file with this number of copies of each colour and value."""
    lines = ['game = "nox"']
    for colour, value, copies in rows:
        lines += ["[[cards]]", f'colour = "{colour}"', f"value = {value}", f"copies = {copies}"]
    path = folder / "deck.toml"
    path.write_text("\n".join(lines), "utf-8")
    return str(path)


def test_nx_01_an_owners_deck_is_sorted_by_colour_and_value(tmp_path: Path) -> None:
    path = deck_file(tmp_path, ("orange", 3, 30), ("green", 2, 30), ("blue", 9, 29), ("blue", 1, 1))
    match = lunasol.start(GAME, options={"deck": path}, secret=bytes(32))
    names = match.notation.cards
    assert names[:2] == ("B1a", "B9a")
    assert (names[30], names[89], len(set(names))) == ("G2a", "O3zd", 90)
    while not match.over:
        step(match, Rng(len(match.log)))
    assert match.outcome is not None


@pytest.mark.parametrize(
    ("rows", "why"),
    [
        ([("blue", 1, 31), ("green", 2, 29), ("orange", 3, 30)], "31 blue"),
        ([("blue", 16, 30), ("green", 2, 30), ("orange", 3, 30)], "from 1 to 15"),
        ([("red", 1, 30), ("green", 2, 30), ("orange", 3, 30)], "blue, green, orange"),
    ],
)
def test_nx_01_a_deck_with_other_counts_is_refused(
    tmp_path: Path, rows: list[tuple[str, int, int]], why: str
) -> None:
    with pytest.raises(BadDeck, match=why):
        lunasol.start(GAME, options={"deck": deck_file(tmp_path, *rows)})


# What is hidden, and notation -----------------------------------------------------------------


def test_hands_and_the_pile_are_hidden_and_so_are_covered_cards() -> None:
    match = scene(["G5>0", "G14>0.1"])
    view = match.view(1)
    assert HIDDEN not in view.hand
    assert set(view.hands[0] + view.hands[2] + view.table.pile) == {HIDDEN}
    assert view.table.covered == ((HIDDEN,), (), ())
    assert last(match, "drew", seat=0).keys() == {"seat"}
    assert last(match, "drew", seat=1).keys() == {"seat", "card"}


def test_everything_is_open_when_the_match_is_over() -> None:
    view = scene(["G5>0", "G14>0.1", *into(1, BEST)], max_rounds=1).view(None)
    table = view.table
    assert table.covered == (("G5a",), (), ())
    open_cards = [*view.hands, *table.chests, *table.covered, table.pile]
    assert sorted(card for cards in open_cards for card in cards) == sorted(all_cards(GAME))


def test_a_face_is_enough_to_name_a_move() -> None:
    match = scene([], hands={0: ("G14", "G14", "B9")})
    hand = match.view(0).hand
    match.push(0, "g14>1")
    assert match.view(None).table.chests[1] == (hand[0],)
    match = scene([], hands={0: ("G14", "G14", "B9")})
    match.push(0, f"{hand[1]}>1")
    assert match.view(None).table.chests[1] == (hand[1],)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("G14c>2", Extend("G14c", 2)),
        (" g14 > 2 ", Extend("G14a", 2)),
        ("G14c>2.3", Cover("G14c", 2, 3)),
        ("G14C > 2 . 3", Cover("G14c", 2, 3)),
        ("TOP g14b", Top("G14b")),
    ],
)
def test_moves_are_read_with_any_spaces_and_capitals(text: str, move: object) -> None:
    notation = lunasol.start(GAME).notation
    assert notation.parse(text) == move
    assert notation.parse(str(move)) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        ">",
        "G14",
        "G14>",
        "G14>x",
        "B2>1",
        "G14>6",
        "G14>2.0",
        "G14>2.7",
        "top",
        "top X",
        "G14>٣",
    ],
)
def test_anything_else_is_no_move(text: str) -> None:
    with pytest.raises(BadNotation):
        lunasol.start(GAME).notation.parse(text)


def test_every_code_has_a_notation_that_reads_back() -> None:
    definition = games.definition(GAME)
    for deck in definition.decks:
        notation = definition.notation(games.deck(definition, deck))
        for card in notation.cards:
            written = [Extend(card, 5), *(Cover(card, 3, pile) for pile in range(1, 7)), Top(card)]
            for move in written:
                assert notation.move(notation.code(move)) == move == notation.parse(str(move))


def test_a_card_that_is_not_in_hand_is_refused() -> None:
    match = scene([], hands={0: ("G14", "G7", "B9")})
    assert refusal(match, 0, "O13>0") == ("card-not-in-hand", "NX-D1")
    assert refusal(match, 0, "back") == ("nothing-to-take-back", "NX-D1")
    assert refusal(match, 1, "O13>0") == ("not-your-turn", "NX-D1")
