"""Bots in a local match: which bots take the seats, and what hints they give."""

from pathlib import Path

import pytest

import lunasol
from cli.terminal import piped, records, refused
from lunasol import games
from lunasol.bots.bot import GreedyBot
from lunasol.bots.registry import LEVELS
from lunasol.cli.local import seating
from lunasol.cli.local.seating import SeatPlan
from lunasol.engine.record import read_record
from lunasol.texts import LANGUAGES, Texts

TWO = ("--players", "2", "--seed", "x")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_a_move_and_gives_a_reason(language: str, tmp_path: Path) -> None:
    asked = ["play", "nox", *TWO, "--bots", "greedy", "--hints"]
    done = piped(asked, tmp_path, ["hint", "quit"], LUNASOL_LANG=language, COLUMNS="200")
    texts = Texts(language, "nox")
    beginning = texts.say("hint-move", move="@").split("@")[0]
    lines = done.stdout.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith(beginning))
    assert len(lines[at + 1]) > 10
    assert texts.say("hint-others") in lines
    assert (done.returncode, done.stderr) == (0, "")


def test_asking_for_a_hint_does_not_change_the_match(tmp_path: Path) -> None:
    for home, lines in ((tmp_path / "a", ["hint", "1"]), (tmp_path / "b", ["1"])):
        piped(["play", "nox", *TWO, "--bots", "greedy", "--hints"], home, lines)
    one, two = (records(tmp_path / home)[0].read_text() for home in "ab")
    assert [line for line in one.splitlines() if "date" not in line] == [
        line for line in two.splitlines() if "date" not in line
    ]


def test_hints_are_off_by_default(tmp_path: Path) -> None:
    done = piped(["play", "nox", *TWO, "--bots", "random"], tmp_path, ["hint", "quit"])
    assert Texts("en").say("hint-off") in done.stdout


@pytest.mark.parametrize("bots", ["random", "greedy", "beginner,casual,greedy", "search:5"])
def test_bots_take_the_free_seats(bots: str, tmp_path: Path) -> None:
    asked = ["play", "nox", "--players", "4", "--seat", "1", "--bots", bots, "--seed", "y"]
    done = piped(asked, tmp_path, ["1", "quit"])
    assert (done.returncode, done.stderr) == (0, "")
    assert len(read_record(records(tmp_path)[0].read_text(), games).log) > 2
    assert f"--seat 1 --bots {bots}" in done.stdout


@pytest.mark.parametrize(
    ("bots", "why"),
    [
        ("wizard", "no bot 'wizard'"),
        ("greedy,greedy", "one for each of the 3 free seats"),
        ("", "no bot ''"),
        ("search:", "how many iterations"),
        ("search:99999999999999", "how many iterations"),
        ("greedy:5", "no bot 'greedy:5'"),
    ],
)
def test_unknown_bots_and_wrong_numbers_of_bots_are_refused(
    bots: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert why in refused(capsys, "play", "nox", "--players", "4", "--bots", bots)


def test_bots_are_named_by_the_cast_and_say_their_level(tmp_path: Path) -> None:
    asked = ["play", "nox", "--players", "5", "--bots", "beginner,kasimir,random,beginner"]
    done = piped([*asked, "--seed", "x"], tmp_path, ["quit"], COLUMNS="200")
    said = "Pip (beginner), Kasimir (strong), Sol (random), Misty (beginner)"
    assert Texts("en").say("play-opponents", names=said) in done.stdout
    names = read_record(records(tmp_path)[0].read_text(), games).settings.names
    assert names == ("Player", "Pip", "Kasimir", "Sol", "Misty")


def test_a_bot_plays_in_the_manner_of_its_name() -> None:
    match = lunasol.start("nox", players=3, names=("Anna", "Timo", "Somebody"))
    bots = SeatPlan(frozenset([0]), "casual").make_bots(match)
    tempers = [bot.temper.suits for bot in bots.values() if isinstance(bot, GreedyBot)]
    assert [suits is None for suits in tempers] == [False, True]


def test_a_person_keeps_a_name_of_the_cast() -> None:
    seats = SeatPlan(frozenset([0]), "strong")
    names = seating.default_names(seats, 3, Texts("en"), {0: "Luna"})
    assert names == ("Luna", "Kasimir", "Sol")


def test_every_level_has_a_name_in_every_language() -> None:
    for language in LANGUAGES:
        names = [Texts(language).say(f"bot-{name}") for name in LEVELS]
        assert len(set(names)) == len(names)
