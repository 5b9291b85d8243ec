"""The menu: from the first question to a match, answered by numbers."""

from pathlib import Path

import pytest

from cli.terminal import CONTROL_C, END_OF_INPUT, Terminal, piped, plain, records, write_match
from lunasol import games
from lunasol.engine.record import read_record
from lunasol.texts import Texts


def menu(home: Path, *lines: str, **environment: str) -> str:
    done = piped([], home, lines, COLUMNS="120", **environment)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_the_menu_lists_every_game_in_the_language_of_the_system(tmp_path: Path) -> None:
    printed = menu(tmp_path, LC_ALL="hu_HU.UTF-8")
    for game in games.GAMES:
        assert Texts("hu", game).say("name") in printed
    assert "Nyelv" in printed


def test_the_language_can_be_changed(tmp_path: Path) -> None:
    assert "Twój wybór:" in menu(tmp_path, "l", "6", "q")


@pytest.mark.parametrize("number", range(1, len(games.GAMES) + 1))
def test_a_match_with_default_settings_starts_after_two_answers(
    number: int, tmp_path: Path
) -> None:
    menu(tmp_path, str(number), "", "1")
    match = read_record(records(tmp_path)[0].read_text(), games)
    assert match.settings.definition.id == games.GAMES[number - 1]
    assert match.players == match.settings.definition.usual


def test_the_form_sets_players_people_names_and_options(tmp_path: Path) -> None:
    """Five players, two of them people, one with a name, another deck and first seat."""
    players = ["1", "3"]
    people = ["2", "2"]
    names = ["4", "Ida", "\x07bad"]
    options = ["6", "2", "2", "3", "2", "5", "2", ""]
    printed = menu(tmp_path, "1", *players, *people, *names, *options, "", "", "quit", "", "q")
    settings = read_record(records(tmp_path)[0].read_text(), games).settings
    assert settings.players == 5
    assert settings.names == ("Ida", "Player 2", "Sol", "Rufus", "Bruna")
    assert settings.options["deck"] == "R2"
    assert settings.options["first_seat"] == 0
    assert settings.options["take_from"] == "winning_colour"
    assert "deck=R2, first_seat=0, take_from=winning_colour" in printed


def test_an_option_allows_two_players_and_turning_it_off_resets_them(tmp_path: Path) -> None:
    allow, two, forbid = ["6", "1", ""], ["1", "1"], ["6", "1", ""]
    menu(tmp_path / "a", "1", *allow, *two, "", "1")
    assert read_record(records(tmp_path / "a")[0].read_text(), games).players == 2
    menu(tmp_path / "b", "1", *allow, *two, *forbid, "", "1")
    assert read_record(records(tmp_path / "b")[0].read_text(), games).players == 4


def test_a_deck_file_that_cannot_be_read_is_explained(tmp_path: Path) -> None:
    printed = menu(tmp_path, "1", "6", "2", "3", "/absent.toml", "", "", "b", "q")
    assert "the deck file /absent.toml cannot be read" in printed
    assert records(tmp_path) == []


def test_the_rules_can_be_read_before_the_match(tmp_path: Path) -> None:
    assert Texts("en", "nox").say("heading-setup") in menu(tmp_path, "4", "7", "", "b", "q")


def test_the_last_match_can_be_continued(tmp_path: Path) -> None:
    menu(tmp_path, "1", "", "1", "1", "quit", "", "q")
    (record,) = records(tmp_path)
    before = record.read_text()
    printed = menu(tmp_path, "c", "", "1", "quit", "", "q")
    assert record.stem in printed
    kept = before[: before.index("\nsecret ")]
    assert record.read_text().startswith(kept)
    assert len(record.read_text()) > len(before)


def test_a_damaged_record_is_not_offered(tmp_path: Path) -> None:
    menu(tmp_path, "1", "", "1", "quit", "", "q")
    (record,) = records(tmp_path)
    record.write_text(record.read_text().replace("players 4", "players 5"))
    assert "Continue" not in menu(tmp_path, "c", "q")


def test_a_finished_record_is_not_offered(tmp_path: Path) -> None:
    folder = tmp_path / "lunasol" / "records"
    folder.mkdir(parents=True)
    write_match("day_and_night", folder / "unfinished.txt", moves=5)
    assert "Continue" in menu(tmp_path, "q")
    (folder / "unfinished.txt").unlink()
    write_match("day_and_night", folder / "finished.txt")
    assert "Continue" not in menu(tmp_path, "q")


@pytest.mark.parametrize(("key", "code"), [(CONTROL_C, 130), (END_OF_INPUT, 0), ("q\n", 0)])
def test_the_menu_can_be_left(key: str, code: int, tmp_path: Path) -> None:
    with Terminal([], tmp_path) as terminal:
        terminal.expect("Your choice:")
        terminal.press(key)
        assert terminal.leave() == code
    assert "Traceback" not in terminal.output
    assert "Lunasol" in plain(terminal.output)


def test_control_c_in_a_match_leaves_the_menu_too(tmp_path: Path) -> None:
    with Terminal([], tmp_path) as terminal:
        terminal.answer("Your choice:", "1")
        terminal.answer("Enter to play", "")
        terminal.expect("your move")
        terminal.press(CONTROL_C)
        assert terminal.leave() == 130
    assert len(records(tmp_path)) == 1
