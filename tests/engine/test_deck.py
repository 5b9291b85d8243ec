"""Deck files: ours are complete and name their sources; those of others are checked."""

from pathlib import Path

import pytest

import lunasol
from lunasol import games
from lunasol.engine.deck import parse_deck
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
    assert len(parse_deck(text, "toy").cards) == 8


def test_provenance_names_a_known_source() -> None:
    text = 'game = "toy"\ncards = []\n[provenance]\nstars = { source = "a dream" }\n'
    with pytest.raises(BadDeck, match="provenance of stars"):
        parse_deck(text, "toy")
