"""rules, games, replay and verify, the language, and how quickly the command answers."""

import json
import subprocess
import sys
from pathlib import Path
from time import perf_counter

import pytest

import lunasol
from cli.terminal import COMMAND, Terminal, piped, plain, surroundings
from lunasol import games
from lunasol.cli import main
from lunasol.cli.ui import language
from lunasol.cli.ui.text_blocks import CHAPTERS
from lunasol.engine.record import write_record
from lunasol.texts import LANGUAGES, Texts, UnknownLanguage

Capture = pytest.CaptureFixture[str]


def said(capsys: Capture, *arguments: str) -> str:
    assert main(arguments) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("spoken", LANGUAGES)
def test_the_rules_on_one_page(game: str, spoken: str, capsys: Capture) -> None:
    texts = Texts(spoken, game)
    page = said(capsys, "rules", game.replace("_", "-"), "--lang", spoken)
    lines = page.splitlines()
    assert lines[0] == texts.say("name")
    assert [line for line in lines if line in {texts.say(f"heading-{c}") for c in CHAPTERS}] == [
        texts.say(f"heading-{chapter}") for chapter in CHAPTERS
    ]
    assert max(len(line) for line in lines) <= 80
    assert not any(line.endswith(" ") for line in lines)


def test_the_games_for_people(capsys: Capture) -> None:
    listing = said(capsys, "games", "--lang", "de")
    for game in games.GAMES:
        assert Texts("de", game).say("name") in listing
        for option in games.definition(game).options:
            assert option.name in listing
            assert option.ruling in listing


def test_the_games_for_programs(capsys: Capture) -> None:
    listing = json.loads(said(capsys, "games", "--json"))
    assert [game["id"] for game in listing] == list(games.GAMES)
    options = {option["name"]: option for option in listing[0]["options"]}
    assert options["end_rule"]["default"] == "complete_round"
    assert options["end_rule"]["ruling"] == "DN-19"
    assert options["end_rule"]["values"] == ["complete_round", "literal_extra", "no_reveal"]
    assert listing[0]["players"] == {"fewest": 3, "most": 5, "usual": 4}


# Records --------------------------------------------------------------------------------------


def record_of(game: str, path: Path, moves: int = 100_000) -> lunasol.Match:
    """A match of first legal moves, written to a file."""
    match = lunasol.start(game, secret=bytes(32))
    while not match.over and moves:
        seat = match.to_act[0]
        match.push(seat, match.legal(seat)[0])
        moves -= 1
    path.write_text(write_record(match))
    return match


@pytest.mark.parametrize("game", games.GAMES)
def test_verify_says_what_it_checked(game: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "r.txt"
    match = record_of(game, path)
    lines = said(capsys, "verify", str(path))
    moves = sum(line[0].isdigit() for line in path.read_text().splitlines())
    assert match.settings.commitment in lines
    assert f"{moves} moves replayed: all legal." in lines
    assert "drawn again from the secret" in lines
    assert "The result follows from the moves." in lines


def test_verify_says_what_cannot_be_checked(tmp_path: Path, capsys: Capture) -> None:
    stated = list(range(108))
    match = lunasol.start("day_and_night", shuffles=[stated])
    path = tmp_path / "r.txt"
    path.write_text(write_record(match))
    lines = said(capsys, "verify", str(path))
    assert "1 shuffle was set up in advance and cannot be checked." in lines
    assert "No shuffle had to be drawn again." in lines
    assert "The match is unfinished" in lines


@pytest.mark.parametrize("game", games.GAMES)
def test_a_replay_tells_everything_or_what_a_seat_saw(
    game: str, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "r.txt"
    match = record_of(game, path, moves=12)
    everything = said(capsys, "replay", str(path))
    seen = said(capsys, "replay", str(path), "--seat", "1")
    for place in range(1, len(match.log) + 1):
        assert f"{place}/{len(match.log)}  " in everything
        assert f"{place}/{len(match.log)}  " in seen
    assert "The record ends here" in everything
    assert len(everything) > len(seen)


def test_a_replay_for_a_seat_keeps_the_others_secrets(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "r.txt"
    match = record_of("day_and_night", path, moves=2)
    seen = said(capsys, "replay", str(path), "--seat", "3")
    assert not any(card in seen for seat in range(3) for card in match.view(seat).hand)


def test_a_replay_step_by_step(tmp_path: Path) -> None:
    path = tmp_path / "r.txt"
    match = record_of("day_and_night", path)
    last = len(match.log)
    with Terminal(["replay", str(path)], tmp_path) as terminal:
        terminal.expect(f"1/{last}  Shuffle")
        terminal.send("")
        terminal.expect(f"2/{last}  Player 1:")
        terminal.send("b")
        terminal.expect(f"1/{last}  ")
        terminal.send(str(last))
        terminal.expect(f"{last}/{last}  ", "The match is over")
        terminal.expect("q: leave")
        terminal.send("q")
        assert terminal.leave() == 0
    assert piped(["replay", str(path), "--step"], tmp_path, [""] * 3).returncode == 0


# The language ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "environment", "expected"),
    [
        ("pl", {"LUNASOL_LANG": "de"}, "pl"),
        ("pl_PL.UTF-8", {}, "pl"),
        ("CS", {}, "cs"),
        (None, {"LUNASOL_LANG": "de-AT", "LC_ALL": "pl_PL"}, "de"),
        (None, {"LC_ALL": "hu_HU.UTF-8", "LANG": "pl_PL"}, "hu"),
        (None, {"LC_MESSAGES": "sk_SK", "LANG": "pl_PL"}, "sk"),
        (None, {"LC_ALL": "", "LANG": "pl_PL@euro"}, "pl"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "plx"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language(asked: str | None, environment: dict[str, str], expected: str) -> None:
    assert language.choose(asked, environment) == expected


def test_a_language_that_was_asked_for_must_be_there() -> None:
    for asked, environment in (("fr", {}), ("", {}), (None, {"LUNASOL_LANG": "fr"})):
        with pytest.raises(UnknownLanguage, match="there is no language"):
            language.choose(asked, environment)


# Speed ----------------------------------------------------------------------------------------


def loaded(code: str) -> list[str]:
    """The modules that are there after this code."""
    script = f"import sys\n{code}\nprint(*sys.modules)"
    output = subprocess.check_output([sys.executable, "-c", script], text=True)
    return output.splitlines()[-1].split()


def test_importing_loads_nothing_for_the_terminal() -> None:
    modules = loaded("import lunasol")
    assert not {"rich", "fluent.runtime", "argparse", "babel"} & set(modules)


def test_help_loads_nothing_that_it_does_not_need() -> None:
    modules = loaded("from lunasol.cli.parser import make_parser\nmake_parser()")
    assert not {"rich", "fluent.runtime", "babel"} & set(modules)


def test_help_comes_at_once(tmp_path: Path) -> None:
    times = []
    for _ in range(3):
        began = perf_counter()
        subprocess.check_output([*COMMAND, "--help"], env=surroundings(tmp_path))
        times.append(perf_counter() - began)
    assert min(times) < 1.0


def test_the_version(tmp_path: Path) -> None:
    assert piped(["--version"], tmp_path).stdout == f"lunasol {lunasol.__version__}\n"


def test_the_terminal_shows_colours(tmp_path: Path) -> None:
    with Terminal(["rules", "day_and_night"], tmp_path) as terminal:
        assert terminal.leave() == 0
    assert "\x1b[1m" in terminal.output
    assert "Day & Night" in plain(terminal.output)
