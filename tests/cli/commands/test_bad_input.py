"""Bad input gets one clear sentence on stderr and exit code 2."""

import os
import subprocess
from pathlib import Path

import pytest

import lunasol
from cli.terminal import COMMAND, environment_for, refused
from lunasol.engine.record import write_record

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for name in ("LUNASOL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("play chess", "there is no game 'chess'"),
        ("play", "which game?"),
        ("rules chess", "there is no game 'chess'"),
        ("simulate chess", "there is no game 'chess'"),
        ("dance", "invalid choice: 'dance'"),
        ("play day_and_night --players 9", "not by 9"),
        ("play day_and_night --players 2", "allow_two_players"),
        ("play day_and_night --players 0", "from 1 to 99, not '0'"),
        ("play day_and_night --players -3", "not '-3'"),
        ("play day_and_night --players four", "whole number"),
        ("play day_and_night --players 4.5", "whole number"),
        ("play day_and_night --players ٤", "whole number"),
        ("play day_and_night --seat 4", "there is no seat 4: seats are 0 to 3"),
        ("play day_and_night --seat x", "whole number"),
        ("play day_and_night --seat 0 --hot-seat", "not allowed with"),
        ("play day_and_night --names A,B", "4 seats, but 2 names"),
        ("play day_and_night --names A,B,C,", "1 to 40 printable characters"),
        ("play day_and_night --names A,B,C,D\x07", "printable"),
        ("play day_and_night --option colour=red", "there is no option 'colour'"),
        ("play day_and_night --option deck", "name=value"),
        ("play day_and_night --option take_from=all", "cannot be 'all'"),
        ("play day_and_night --option first_seat=7", "cannot be '7'"),
        ("play day_and_night --option first_seat=4", "seats are 0 to 3"),
        ("play day_and_night --option deck=R1 --option deck=R2", "given twice"),
        ("play day_and_night --option deck=/absent.toml", "cannot be read"),
        ("play day_and_night --option deck=/", "cannot be read"),
        ("play day_and_night --lang xx", "there is no language 'xx'"),
        ("play day_and_night --lang ", "there is no language ''"),
        ("rules nox --lang english", "there is no language 'english'"),
        ("play day_and_night --resume /absent.txt", "cannot be read"),
        ("play day_and_night --resume /", "cannot be read"),
        ("simulate nox --games 0", "from 1 to"),
        ("simulate nox --games -5", "not '-5'"),
        ("simulate nox --games many", "whole number"),
        ("simulate nox --games 99999999999999999999", "from 1 to"),
        ("simulate nox --workers 0", "from 1 to"),
        ("simulate nox --workers 100000", "from 1 to"),
        ("simulate nox --seed -1", "from 0 to"),
        ("simulate nox --seed 18446744073709551616", "from 0 to"),
        ("simulate nox --players 7", "not by 7"),
        ("simulate nox --option first_seat=5 --players 2", "seats are 0 to 1"),
        ("simulate nox --option deck=/absent.toml", "cannot be read"),
        ("simulate", "required: GAME"),
        ("verify", "required: FILE"),
        ("verify /absent.txt", "cannot be read"),
        ("verify /", "cannot be read"),
        ("verify /dev/zero", "too large"),
        ("replay /absent.txt", "cannot be read"),
        ("replay x --step --all", "not allowed with"),
        ("games --yaml", "unrecognized arguments: --yaml"),
    ],
)
def test_bad_arguments_are_refused_in_one_sentence(
    arguments: str, reason: str, capsys: Capture
) -> None:
    assert reason in refused(capsys, *arguments.split(" "))


def test_an_empty_seed_is_refused(capsys: Capture) -> None:
    assert "at least one character" in refused(capsys, "play", "nox", "--seed", "")


def test_an_unknown_language_in_the_environment_is_refused(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUNASOL_LANG", "klingon")
    assert "there is no language 'klingon'" in refused(capsys, "rules", "nox")


@pytest.mark.parametrize("command", ["verify", "replay", "resume"])
def test_files_that_are_not_records_are_refused(
    command: str, tmp_path: Path, capsys: Capture
) -> None:
    words = ["play", "--resume"] if command == "resume" else [command]
    record = write_record(lunasol.start("day_and_night"))
    damaged = {
        "empty": (b"", "begins with"),
        "other": (b"dear diary\n", "line 1"),
        "binary": (b"\x00\xff\xfe\x80", "not text"),
        "cut": (record[:-20].encode(), "cut off"),
        "changed": (record.replace("players 4", "players 5").encode(), "changed"),
        "bare": (record.replace("\n", "\r\n").encode(), "line 1"),
    }
    for name, (content, reason) in damaged.items():
        path = tmp_path / name
        path.write_bytes(content)
        sentence = refused(capsys, *words, str(path))
        assert reason in sentence
        assert str(path) in sentence


def test_a_replay_from_a_seat_that_does_not_exist_is_refused(
    tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "r.txt"
    path.write_text(write_record(lunasol.start("day_and_night")))
    assert "there is no seat 4" in refused(capsys, "replay", str(path), "--seat", "4")


@pytest.mark.parametrize("content", [b"\xff\xfe", b"not toml [", b'game = "nox"\n', b""])
def test_bad_deck_files_are_refused(content: bytes, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "deck.toml"
    path.write_bytes(content)
    refused(capsys, "play", "day_and_night", "--option", f"deck={path}")
    refused(capsys, "simulate", "day_and_night", "--option", f"deck={path}")


def test_arguments_that_are_not_text_are_refused(tmp_path: Path) -> None:
    for arguments in (["play", "day_and_night", "--names"], ["verify"], ["play"]):
        done = subprocess.run(
            [*COMMAND, *arguments, b"\xff\xfe"],
            capture_output=True,
            stdin=subprocess.DEVNULL,
            env=environment_for(tmp_path),
            check=False,
        )
        assert done.returncode == 2
        assert done.stderr.count(b"\n") == 1


@pytest.mark.parametrize("arguments", ["games", "games --json", "rules day_and_night", "--help"])
def test_a_closed_pipe_is_not_an_error(arguments: str, tmp_path: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, *arguments.split()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment_for(tmp_path),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no full device here")
def test_a_full_device_is_reported(tmp_path: Path) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [*COMMAND, "rules", "day_and_night"],
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment_for(tmp_path),
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1


def test_characters_that_the_terminal_cannot_show_do_not_crash_it(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "play", "day_and_night", "--bots", "random"],
        input=b"1\n\xff\xfe\n",
        capture_output=True,
        env=environment_for(tmp_path, PYTHONIOENCODING="ascii"),
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
