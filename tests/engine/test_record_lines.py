"""The lines of a record: what each must look like, and the error where it does not."""

import hashlib
from pathlib import Path

import pytest

import lunasol
from lunasol import games
from lunasol.engine.cards import Rng
from lunasol.engine.errors import BadRecord
from lunasol.engine.match import Match, MovePlayed
from lunasol.engine.options import OptionValue
from lunasol.engine.record import (
    LARGEST,
    Reader,
    fact_value,
    header_line,
    read_record,
    verify_record,
    write_record,
)
from lunasol.engine.testing.laws import step

SECRET = bytes(range(32))


def begun(game: str, players: int, moves: int = 0, **options: OptionValue) -> Match:
    match = lunasol.start(game, players=players, options=options, secret=SECRET)
    rng = Rng(1)
    for _ in range(moves):
        step(match, rng)
    return match


def body(match: Match) -> list[str]:
    """The lines without the check sum."""
    return write_record(match).split("\n")[:-2]


def sealed(lines: list[str]) -> str:
    """The lines under a check sum that fits, as docs/records.md describes it."""
    above = "".join(f"{line}\n" for line in lines)
    return f"{above}end {hashlib.sha256(above.encode()).hexdigest()}\n"


def place_of(lines: list[str], start: str) -> int:
    return next(place for place, line in enumerate(lines) if line.startswith(start))


def refused(text: str, why: str) -> str:
    """Reads a record that must be refused for this reason; returns the line that is named."""
    with pytest.raises(BadRecord, match=why) as error:
        read_record(text, games)
    assert error.value.why in str(error.value)
    return text.split("\n")[error.value.line - 1]


def refused_with(lines: list[str], start: str, new: str, why: str) -> None:
    """A new line, in place of the one that starts like this, is refused where it stands."""
    lines[place_of(lines, start)] = new
    assert refused(sealed(lines), why) == new


# The whole text -------------------------------------------------------------------------------


def test_the_last_line_is_the_sha_256_of_everything_above() -> None:
    match = begun("nox", 2, moves=3)
    assert write_record(match) == sealed(body(match))


def test_a_record_without_salt_has_no_line_for_it() -> None:
    assert not [line for line in body(begun("nox", 2)) if line.startswith("salt")]


def test_an_unfinished_match_says_so() -> None:
    assert body(begun("nox", 2))[-1] == "unfinished"


def test_a_text_of_the_largest_size_is_looked_at() -> None:
    assert refused("x" * LARGEST, "begins with").startswith("x")
    assert refused("x" * (LARGEST + 1), "at most 5000000").startswith("x")
    with pytest.raises(BadRecord) as error:
        read_record("x\n" * LARGEST, games)
    assert error.value.line == 1


@pytest.mark.parametrize("text", ["lunasol-record 1", "lunasol-record 1\n"])
def test_a_record_that_was_cut_off_is_refused_at_its_end(text: str) -> None:
    with pytest.raises(BadRecord, match="cut off") as error:
        read_record(text, games)
    assert error.value.line == text.count("\n") + 1


@pytest.mark.parametrize("cut", [-1, -20, -80])
def test_a_record_without_all_of_its_last_line_was_cut_off(cut: int) -> None:
    with pytest.raises(BadRecord, match="cut off"):
        read_record(write_record(begun("nox", 2))[:cut], games)


def test_another_check_sum_is_refused_at_its_line() -> None:
    text = write_record(begun("nox", 2)).replace("unfinished", "finished")
    assert refused(text, "check sum does not fit").startswith("end ")


def test_a_wrong_check_sum_comes_before_any_other_mistake() -> None:
    text = write_record(begun("nox", 2)).replace("game nox", "game chess")
    assert refused(text, "the record was changed").startswith("end ")


def test_another_end_line_before_the_last_one_is_refused() -> None:
    lines = [*body(begun("nox", 2)), "end here"]
    with pytest.raises(BadRecord, match="nothing may follow the result"):
        read_record(sealed(lines), games)


# The reader -----------------------------------------------------------------------------------


def test_a_reader_takes_one_line_after_the_other() -> None:
    reader = Reader("players 3\nfirst-seat 0")
    assert reader.starts("players")
    assert (reader.take_number("players"), reader.take("first-seat")) == (3, "0")


def test_a_reader_finds_nothing_after_the_last_line() -> None:
    reader = Reader("players 3")
    reader.take("players")
    assert (reader.line, reader.starts("players")) == ("", False)
    with pytest.raises(BadRecord, match="expected 'secret …', found ''") as error:
        reader.take("secret")
    assert error.value.line == 2


def test_a_number_has_nine_digits_at_most() -> None:
    assert Reader("players 999999999").take_number("players") == 999_999_999
    with pytest.raises(BadRecord, match="followed by a number, not '1000000000'"):
        Reader("players 1000000000").take_number("players")


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("true", True),
        ("false", False),
        ("green", "green"),
        ("12345678", 12_345_678),
        ("123456789", "123456789"),
    ],
)
def test_a_fact_is_true_or_false_a_number_or_a_word(text: str, value: object) -> None:
    assert fact_value(text) == value
    assert type(fact_value(text)) is type(value)


def test_a_line_of_the_header_is_found_by_its_word() -> None:
    text = "game nox\nfirst-seatless 1\nfirst-seat 1\nfirst-seat 2\n"
    assert header_line(text, "first-seat") == 3
    with pytest.raises(AssertionError, match="salt"):
        header_line(text, "salt")


# The header -----------------------------------------------------------------------------------


def test_the_seat_after_the_last_one_cannot_begin() -> None:
    refused_with(body(begun("nox", 2)), "first-seat", "first-seat 2", "there is no seat 2")


def test_a_line_that_is_expected_and_missing_is_named() -> None:
    lines = body(begun("nox", 2))
    del lines[place_of(lines, "commitment")]
    assert refused(sealed(lines), "expected 'commitment …'").startswith("shuffle")


def test_every_option_is_stated() -> None:
    lines = body(begun("nox", 2))
    del lines[place_of(lines, "option max_rounds")]
    refused(sealed(lines), "states every option")


def test_a_deck_is_one_of_ours_or_in_the_record() -> None:
    lines = body(begun("nox", 2))
    lines[place_of(lines, "option deck")] = "option deck=mine.toml"
    refused(sealed(lines), "there is no deck 'mine.toml'")


def test_a_bad_name_between_good_ones_is_refused_at_its_line() -> None:
    match = lunasol.start("nox", players=3, names=["Anna", "Ben", "Cyril"])
    refused_with(body(match), "seat 1", "seat 1 Ben\x07", "printable")


OLDER = "option voluntary_self_destruct="


@pytest.mark.parametrize(("older", "now"), [("true", "always"), ("false", "never")])
def test_an_option_of_an_earlier_version_is_read(older: str, now: str) -> None:
    match = begun("sun_and_moon", 2, moves=5, voluntary_self_destruct=now)
    lines = body(match)
    lines[place_of(lines, OLDER)] = OLDER + older
    again = read_record(sealed(lines), games)
    assert again.settings == match.settings
    assert write_record(again) == write_record(match)


@pytest.mark.parametrize("written", ["TRUE", "Always"])
def test_an_older_option_has_one_spelling_too(written: str) -> None:
    lines = body(begun("sun_and_moon", 2, voluntary_self_destruct="always"))
    refused_with(lines, OLDER, OLDER + written, "this line is written")


def owners(game: str, folder: Path) -> Match:
    """A match with a copy of our deck."""
    definition = games.definition(game)
    source = Path(games.__file__).parent / game / next(iter(definition.decks.values()))
    mine = folder / "mine.toml"
    mine.write_text(source.read_text("utf-8"), "utf-8")
    return lunasol.start(game, options={"deck": str(mine)}, secret=SECRET)


@pytest.mark.parametrize("game", games.GAMES)
def test_every_fact_of_an_owners_deck_comes_back(game: str, tmp_path: Path) -> None:
    match = owners(game, tmp_path)
    assert read_record(write_record(match), games).settings.deck.cards == match.settings.deck.cards


@pytest.mark.parametrize("fact", ["note", "stars=9"])
def test_a_card_has_each_fact_once_with_a_value(fact: str, tmp_path: Path) -> None:
    lines = body(owners("day_and_night", tmp_path))
    card = lines[place_of(lines, "card ")]
    refused_with(lines, "card ", f"{card} {fact}", "each of its facts once, as name=value")


# The log --------------------------------------------------------------------------------------


def shuffles_of(match: Match) -> list[bool]:
    """Whether each shuffle was stated."""
    return [entry.stated for entry in match.log if not isinstance(entry, MovePlayed)]


def test_several_stated_shuffles_come_before_the_drawn_ones() -> None:
    orders = [range(90), range(89, -1, -1)]
    match = lunasol.start("nox", players=2, secret=SECRET, shuffles=orders)
    rng = Rng(1)
    while len(shuffles_of(match)) < 3:
        step(match, rng)
    assert shuffles_of(match) == [True, True, False]
    verdict = verify_record(write_record(match), games)
    assert (verdict.stated, verdict.drawn) == (2, 1)
    assert verdict.moves == len(match.log) - 3
    assert verdict.match.settings == match.settings


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("100 B1b>0", "expected a move or a shuffle"),
        ("x B1b>0", "expected a move or a shuffle"),
        ("10 B1b>0", "there is no seat 10"),
    ],
)
def test_a_move_begins_with_a_seat(line: str, why: str) -> None:
    lines = body(begun("nox", 2))
    lines.insert(place_of(lines, "secret"), line)
    assert refused(sealed(lines), why) == line


def test_a_first_seat_that_was_not_drawn_is_refused_at_its_line() -> None:
    match = begun("nox", 2)
    lines = body(match)
    lines[place_of(lines, "first-seat")] = f"first-seat {1 - match.settings.first_seat}"
    with pytest.raises(BadRecord, match="to begin") as error:
        verify_record(sealed(lines), games)
    assert lines[error.value.line - 1].startswith("first-seat")
