"""Leaving a match keeps its record, and the match can be resumed from it."""

from pathlib import Path

import pytest

from cli.terminal import CONTROL_C, END_OF_INPUT, Terminal, piped, plain, records, refused
from lunasol import games
from lunasol.cli import main
from lunasol.cli.errors import BadFile
from lunasol.cli.files import RecordFile
from lunasol.engine.match import Match
from lunasol.engine.record import read_record

PLAY = ["play", "day_and_night", "--bots", "random", "--seed", "x"]


def moves(path: Path) -> int:
    """The number of moves of a record; reading it checks it."""
    match = read_record(path.read_text(), games)
    return len(match.log) - 1


@pytest.mark.parametrize(
    ("game", "key", "code"),
    [
        *((game, CONTROL_C, 130) for game in games.GAMES),
        ("day_and_night", END_OF_INPUT, 0),
        ("day_and_night", "q\n", 0),
    ],
)
def test_leaving_keeps_the_record(game: str, key: str, code: int, tmp_path: Path) -> None:
    with Terminal(["play", game, "--bots", "random", "--seed", "x"], tmp_path) as terminal:
        terminal.answer("your move", "1")
        terminal.expect("your move")
        terminal.press(key)
        assert terminal.leave() == code
    (record,) = records(tmp_path)
    assert moves(record) >= 1
    assert f"Record: {record}" in plain(terminal.output)
    assert f"lunasol play --resume {record} --seat 0" in plain(terminal.output)
    assert "Traceback" not in terminal.output
    assert main(["verify", str(record)]) == 0


def test_a_killed_match_keeps_its_record_up_to_the_last_move(tmp_path: Path) -> None:
    with Terminal(PLAY, tmp_path) as terminal:
        terminal.answer("your move", "1")
        terminal.expect("your move")
        terminal.process.kill()
    (record,) = records(tmp_path)
    assert moves(record) >= 1
    assert [path.name for path in record.parent.iterdir()] == [record.name]


def test_a_record_can_be_resumed(tmp_path: Path) -> None:
    piped(PLAY, tmp_path, ["1"] * 3)
    (record,) = records(tmp_path)
    before = record.read_text()
    done = piped(["play", "--bots", "random", "--resume", str(record)], tmp_path, ["1"] * 100)
    assert (done.returncode, done.stderr) == (0, "")
    assert records(tmp_path) == [record]
    assert read_record(record.read_text(), games).over
    kept = before[: before.index("\nsecret ")]
    assert record.read_text().startswith(kept)


def test_resuming_into_another_file_does_not_change_the_first(tmp_path: Path) -> None:
    piped(PLAY, tmp_path, ["1"])
    (record,) = records(tmp_path)
    before, other = record.read_text(), tmp_path / "other.txt"
    piped(
        ["play", "--bots", "random", "--resume", str(record), "--record", str(other)],
        tmp_path,
        ["1"],
    )
    assert record.read_text() == before
    assert moves(other) > moves(record)


def test_a_finished_match_cannot_be_resumed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "r.txt"
    piped([*PLAY, "--record", str(record)], tmp_path, ["1"] * 100)
    assert "is over" in refused(capsys, "play", "--resume", str(record))


@pytest.mark.parametrize(
    "more", [["--players", "3"], ["--seed", "y"], ["--option", "deck=R2"], ["--names", "a,b,c,d"]]
)
def test_settings_of_a_record_cannot_be_changed(
    more: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "r.txt"
    piped([*PLAY, "--record", str(record)], tmp_path, ["1"])
    assert more[0] in refused(capsys, "play", "--resume", str(record), *more)
    assert "is a match of day_and_night" in refused(capsys, "play", "nox", "--resume", str(record))


def test_a_record_never_replaces_another_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("precious")
    assert "exists already" in refused(capsys, *PLAY, "--record", str(file))
    assert file.read_text() == "precious"


def test_paths_that_cannot_be_written_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    for path in (tmp_path / "file" / "r.txt", Path("/dev/null/r.txt"), tmp_path / ("n" * 300)):
        assert "cannot be written" in refused(capsys, *PLAY, "--record", str(path))
    assert "exists already" in refused(capsys, *PLAY, "--record", str(tmp_path))


def test_a_disk_that_is_full_for_a_while_does_not_end_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["1", "1", "quit"])
    write = RecordFile.write
    calls = []

    def fail_once(self: RecordFile, match: Match) -> None:
        calls.append(len(match.log))
        if len(calls) == 2:
            raise BadFile("the disk is full")
        write(self, match)

    monkeypatch.setattr(RecordFile, "write", fail_once)
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    record = tmp_path / "r.txt"
    assert main([*PLAY, "--record", str(record)]) == 0
    printed = capsys.readouterr().out
    assert printed.count("The record could not be written") == 1
    assert moves(record) == calls[-1] - 1
