"""Deck files: ours are complete and name their sources; those of others are checked."""

from pathlib import Path

import pytest

import lunasol
from lunasol import games
from lunasol.engine.deck import CardFact, fact_of, parse_deck
from lunasol.engine.errors import BadDeck

DECKS = [(game, name) for game in games.GAMES for name in games.definition(game).decks]


def source(game: str, name: str) -> Path:
    return Path(games.__file__).parent / game / games.definition(game).decks[name]


@pytest.mark.parametrize(("game", "name"), DECKS)
def test_our_decks_fit_and_every_fact_has_a_source(game: str, name: str) -> None:
    deck = games.deck(games.definition(game), name)
    assert deck.name == name
    assert deck.provenance
    assert all(each.note for each in deck.provenance.values())


@pytest.mark.parametrize(("game", "name"), DECKS)
def test_an_owners_copy_of_our_file_is_the_same_deck(game: str, name: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(source(game, name).read_text("utf-8"), "utf-8")
    match = lunasol.start(game, options={"deck": str(path)})
    assert match.settings.deck.cards == games.deck(games.definition(game), name).cards


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda text: text.replace("[[cards]]", "[[kards]]"), "no .*cards"),
        (lambda text: text[: text.rindex("[[cards]]")], "cards|card"),
        (lambda text: text + "\n[[cards]]\ncopies = 0\n", "copies"),
        (lambda text: text + "\n[[cards]]\ncopies = 1001\n", "copies"),
        (lambda text: text + "\n[[cards]]\nvalue = 1.5\n", "fact"),
        (lambda text: text + "\n[[cards]]\nnothing = 1\n", "no fact 'nothing'"),
        (lambda text: text.replace("[[cards]]", '[[cards]]\nnote = "a\\nb"', 1), "no fact 'note'"),
        (lambda text: text + "\nx = " + "[" * 5000, "nested|not TOML"),
        (
            lambda text: (
                text + f"\n[[cards]]\ncopies = 1000\na = {[*range(10)]}\nb = {[*range(10)]}\n"
            ),
            "stands for",
        ),
        (lambda text: text.replace('game = "', 'game = "not_'), "is for"),
        (lambda _: "cards = 3", "is for"),
        (lambda _: "[[[", "not TOML"),
        (lambda _: "", "is for"),
    ],
)
def test_a_bad_file_says_what_is_wrong(game, change, why: str, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    definition = games.definition(game)
    name = next(iter(definition.decks))
    path = tmp_path / "bad.toml"
    path.write_text(change(source(game, name).read_text("utf-8")), "utf-8")
    with pytest.raises(BadDeck, match=why):
        games.deck(definition, str(path))


def test_a_file_that_cannot_be_read_is_explained(tmp_path: Path) -> None:
    nox = games.definition("nox")
    with pytest.raises(BadDeck, match="cannot be read"):
        games.deck(nox, str(tmp_path / "missing.toml"))
    with pytest.raises(BadDeck, match="cannot be read"):
        games.deck(nox, str(tmp_path))
    binary, huge = tmp_path / "binary", tmp_path / "huge"
    binary.write_bytes(b"\xff\xfe\x00")
    huge.write_text("#" * 200_000)
    with pytest.raises(BadDeck, match="not text"):
        games.deck(nox, str(binary))
    with pytest.raises(BadDeck, match="too large"):
        games.deck(nox, str(huge))


def test_a_row_stands_for_each_of_its_values() -> None:
    text = 'game = "toy"\n[[cards]]\ncolour = ["a", "b"]\nvalue = [1, 2]\ncopies = 2\n'
    assert [tuple(card.values()) for card in parse_deck(text, "toy").cards] == [
        (colour, value) for colour in "ab" for value in (1, 2) for _ in range(2)
    ]


def toy(*rows: str) -> str:
    return 'game = "toy"\n' + "".join(f"[[cards]]\n{row}\n" for row in rows)


def test_a_row_without_a_number_of_copies_is_one_card() -> None:
    deck = parse_deck(toy("value = 3", "value = 4\ncopies = 1"), "toy")
    assert deck.cards == ({"value": 3}, {"value": 4})


def test_a_fact_may_be_true_or_false() -> None:
    assert parse_deck(toy("wild = true"), "toy").cards == ({"wild": True},)


def test_a_deck_has_a_name_if_its_file_says_so() -> None:
    assert parse_deck(toy("value = 3"), "toy").name == "owner"
    assert parse_deck('name = "mine"\n' + toy("value = 3"), "toy").name == "mine"


@pytest.mark.parametrize(
    "rows",
    [
        ["copies = 1000"],
        [f"value = {list(range(10))}\ncopies = 100"],
        ["copies = 600", "copies = 400"],
    ],
)
def test_a_deck_may_have_a_thousand_cards(rows: list[str]) -> None:
    assert len(parse_deck(toy(*rows), "toy").cards) == 1000


@pytest.mark.parametrize(
    ("rows", "why"),
    [
        (["copies = 600", "copies = 401"], "more than 1000 cards"),
        ([f"value = {list(range(10))}\ncopies = 101"], "stands for 1010 cards"),
        (["copies = 1001"], "copies must be"),
        (["copies = true"], "copies must be a whole number from 1, not True"),
        (['copies = "2"'], "copies must be a whole number from 1, not '2'"),
    ],
)
def test_a_deck_has_no_more_than_a_thousand_cards(rows: list[str], why: str) -> None:
    with pytest.raises(BadDeck, match=why):
        parse_deck(toy(*rows), "toy")


@pytest.mark.parametrize("cards", ["3", "[3]", "[{ value = 1 }, 3]"])
def test_rows_are_tables(cards: str) -> None:
    with pytest.raises(BadDeck, match=r"no \[\[cards"):
        parse_deck(f'game = "toy"\ncards = {cards}\n', "toy")


def sourced(provenance: str) -> str:
    return f'game = "toy"\ncards = []\n{provenance}\n'


@pytest.mark.parametrize("entry", ['{ source = "a dream" }', '"rulebook"', '{ note = "none" }'])
def test_provenance_names_a_known_source(entry: str) -> None:
    with pytest.raises(BadDeck, match="provenance of stars"):
        parse_deck(sourced(f"[provenance]\nstars = {entry}"), "toy")


def test_provenance_is_a_table() -> None:
    with pytest.raises(BadDeck, match="must name a source for each fact"):
        parse_deck(sourced("provenance = 3"), "toy")


def test_provenance_has_a_source_and_perhaps_a_note() -> None:
    text = '[provenance]\na = { source = "web", note = "seen" }\nb = { source = "owner" }'
    found = parse_deck(sourced(text), "toy").provenance
    assert {fact: (each.source, each.note) for fact, each in found.items()} == {
        "a": ("web", "seen"),
        "b": ("owner", ""),
    }


VALUES = range(3)
COLOURS = ("red", "blue")


def test_a_fact_that_is_printed_is_accepted() -> None:
    card: dict[str, CardFact] = {"value": 0, "colour": "blue"}
    assert fact_of(card, "value", VALUES) == 0
    assert fact_of(card, "colour", COLOURS) == "blue"


@pytest.mark.parametrize("value", [True, 3, -1, "1", None])
def test_a_number_that_is_not_printed_is_refused(value: CardFact | None) -> None:
    card = {} if value is None else {"value": value}
    with pytest.raises(BadDeck, match=f"from 0 to 2, not {value!r}, in "):
        fact_of(card, "value", VALUES)


@pytest.mark.parametrize("value", ["green", 1, None])
def test_a_word_that_is_not_printed_is_refused(value: CardFact | None) -> None:
    card = {} if value is None else {"colour": value}
    with pytest.raises(BadDeck, match=f"colour must be red, blue, not {value!r}, in "):
        fact_of(card, "colour", COLOURS)
