"""lunasol verify and lunasol replay: what they say about a record."""

from pathlib import Path

import pytest

import lunasol
from cli.terminal import Terminal, output_of, piped, write_match
from lunasol import games
from lunasol.engine.record import write_record

DATA = Path(__file__).parents[2] / "data"
Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("game", games.GAMES)
def test_verify_reports_what_it_checked(game: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "r.txt"
    match = write_match(game, path)
    lines = output_of(capsys, "verify", str(path))
    moves = sum(line[0].isdigit() for line in path.read_text().splitlines())
    assert match.settings.commitment in lines
    assert f"{moves} moves replayed: all legal." in lines
    assert "drawn again from the secret" in lines
    assert "The result follows from the moves." in lines


def test_verify_reports_what_it_cannot_check(tmp_path: Path, capsys: Capture) -> None:
    stated = list(range(108))
    match = lunasol.start("day_and_night", shuffles=[stated])
    path = tmp_path / "r.txt"
    path.write_text(write_record(match))
    lines = output_of(capsys, "verify", str(path))
    assert "– 1 shuffle was set up in advance and cannot be checked." in lines
    assert "– The match is unfinished" in lines
    assert "drawn again" not in lines


@pytest.mark.parametrize(
    ("record", "sentences"),
    [
        (
            "v0.5/record.txt",
            (
                "✓ Every player’s randomness matches what they had committed to.",
                "– By this record, nobody could choose this deal",
                "– The randomness was drawn again because of: Ben.",
            ),
        ),
        ("v0.4/record.txt", ("– In this older record the players had not committed",)),
    ],
)
def test_verify_says_who_could_have_influenced_the_deal(
    record: str, sentences: tuple[str, ...], capsys: Capture
) -> None:
    lines = output_of(capsys, "verify", str(DATA / record))
    for sentence in sentences:
        assert sentence in lines


@pytest.mark.parametrize("game", games.GAMES)
def test_a_replay_shows_everything_or_only_what_one_seat_saw(
    game: str, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "r.txt"
    match = write_match(game, path, moves=12)
    everything = output_of(capsys, "replay", str(path))
    seen = output_of(capsys, "replay", str(path), "--seat", "1")
    for number in range(1, len(match.log) + 1):
        assert f"{number}/{len(match.log)}  " in everything
        assert f"{number}/{len(match.log)}  " in seen
    assert "The record ends here" in everything
    assert len(everything) > len(seen)


def test_a_replay_from_one_seat_hides_the_hands_of_others(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "r.txt"
    match = write_match("day_and_night", path, moves=2)
    seen = output_of(capsys, "replay", str(path), "--seat", "3")
    assert not any(card in seen for seat in range(3) for card in match.view(seat).hand)


def test_a_replay_in_a_terminal_goes_step_by_step(tmp_path: Path) -> None:
    path = tmp_path / "r.txt"
    match = write_match("day_and_night", path)
    last = len(match.log)
    with Terminal(["replay", str(path)], tmp_path) as terminal:
        terminal.answer(f"1/{last}  Shuffle", "")
        terminal.answer(f"2/{last}  Player 1:", "b")
        terminal.answer(f"1/{last}  ", str(last))
        terminal.expect(f"{last}/{last}  ", "The match is over")
        terminal.answer("q: leave", "q")
        assert terminal.leave() == 0
    assert piped(["replay", str(path), "--step"], tmp_path, [""] * 3).returncode == 0
