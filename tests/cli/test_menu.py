"""The menu: from the first question to a match, all by numbers."""

from pathlib import Path

import pytest

from cli.terminal import CONTROL_C, END_OF_INPUT, Terminal, piped, plain, records
from lunasol import games
from lunasol.engine.record import read_record
from lunasol.texts import Texts


def menu(home: Path, *lines: str, **environment: str) -> str:
    done = piped([], home, lines, COLUMNS="120", **environment)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_it_offers_every_game_in_the_language_of_the_system(tmp_path: Path) -> None:
    said = menu(tmp_path, LC_ALL="hu_HU.UTF-8")
    for game in games.GAMES:
        assert Texts("hu", game).say("name") in said
    assert "Nyelv" in said


def test_the_language_can_be_changed(tmp_path: Path) -> None:
    assert "Twój wybór:" in menu(tmp_path, "l", "6", "q")


@pytest.mark.parametrize("number", range(1, len(games.GAMES) + 1))
def test_a_match_with_the_usual_settings_is_two_answers_away(number: int, tmp_path: Path) -> None:
    menu(tmp_path, str(number), "", "1")
    match = read_record(records(tmp_path)[0].read_text(), games)
    assert match.settings.definition.id == games.GAMES[number - 1]
    assert match.players == match.settings.definition.usual


def test_a_table_is_set(tmp_path: Path) -> None:
    """Five players, two of them people with names, another deck, a seat that begins, R2."""
    players = ["1", "3"]
    people = ["2", "2"]
    names = ["4", "Ida", "\x07bad"]
    options = ["6", "2", "2", "3", "2", "5", "2", ""]
    said = menu(tmp_path, "1", *players, *people, *names, *options, "", "", "quit", "", "q")
    settings = read_record(records(tmp_path)[0].read_text(), games).settings
    assert settings.players == 5
    assert settings.names == ("Ida", "Player 2", "Luna", "Sol", "Vega")
    assert settings.options["deck"] == "R2"
    assert settings.options["first_seat"] == 0
    assert settings.options["take_from"] == "winning_colour"
    assert "deck=R2, first_seat=0, take_from=winning_colour" in said


def test_two_players_become_possible_by_option_and_impossible_again(tmp_path: Path) -> None:
    allow, two, forbid = ["6", "1", ""], ["1", "1"], ["6", "1", ""]
    menu(tmp_path / "a", "1", *allow, *two, "", "1")
    assert read_record(records(tmp_path / "a")[0].read_text(), games).players == 2
    menu(tmp_path / "b", "1", *allow, *two, *forbid, "", "1")
    assert read_record(records(tmp_path / "b")[0].read_text(), games).players == 4


def test_a_deck_file_that_does_not_fit_is_explained(tmp_path: Path) -> None:
    said = menu(tmp_path, "1", "6", "2", "3", "/absent.toml", "", "", "b", "q")
    assert "the deck file /absent.toml cannot be read" in said
    assert records(tmp_path) == []


def test_the_rules_can_be_read_before(tmp_path: Path) -> None:
    assert Texts("en", "nox").say("heading-setup") in menu(tmp_path, "4", "7", "", "b", "q")


def test_the_last_match_can_be_continued(tmp_path: Path) -> None:
    menu(tmp_path, "1", "", "1", "1", "quit", "", "q")
    (record,) = records(tmp_path)
    before = record.read_text()
    said = menu(tmp_path, "c", "", "1", "quit", "", "q")
    assert record.stem in said
    kept = before[: before.index("\nsecret ")]
    assert record.read_text().startswith(kept)
    assert len(record.read_text()) > len(before)


def test_damaged_and_finished_records_are_not_offered(tmp_path: Path) -> None:
    menu(tmp_path, "1", "", "1", "quit", "", "q")
    (record,) = records(tmp_path)
    record.write_text(record.read_text().replace("players 4", "players 5"))
    assert "Continue" not in menu(tmp_path, "c", "q")


@pytest.mark.parametrize(("key", "code"), [(CONTROL_C, 130), (END_OF_INPUT, 0), ("q\n", 0)])
def test_leaving(key: str, code: int, tmp_path: Path) -> None:
    with Terminal([], tmp_path) as terminal:
        terminal.expect("Your choice:")
        terminal.press(key)
        assert terminal.leave() == code
    assert "Traceback" not in terminal.output
    assert "Lunasol" in plain(terminal.output)


def test_leaving_a_match_by_control_c_leaves_the_menu_too(tmp_path: Path) -> None:
    with Terminal([], tmp_path) as terminal:
        terminal.expect("Your choice:")
        terminal.send("1")
        terminal.expect("Enter to play")
        terminal.send("")
        terminal.expect("your move")
        terminal.press(CONTROL_C)
        assert terminal.leave() == 130
    assert len(records(tmp_path)) == 1
