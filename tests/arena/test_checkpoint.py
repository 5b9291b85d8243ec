"""Checkpoints: an interrupted tournament continues, and a damaged or foreign file is refused."""

from pathlib import Path

import pytest

from arena.tournaments import played, tournament
from lunasol.arena.checkpoint import BadCheckpoint, Checkpoint, file_name
from lunasol.arena.tournament import MatchResult, Tournament, compete
from lunasol.arena.workers import Serial
from lunasol.games import MatchSpec


def test_an_interrupted_tournament_continues_where_it_was(tmp_path: Path) -> None:
    asked = tournament("random", "greedy")
    whole = played(asked, 5)
    first = Checkpoint(tmp_path / "l", asked)
    compete(asked, 3, Serial(), first.finished, first.keep)
    again = Checkpoint(tmp_path / "l", asked)
    assert sorted(again.finished) == [0, 1, 2]
    reported: list[int] = []
    assert compete(asked, 5, Serial(), again.finished, again.keep, reported.append) == whole
    assert reported == [2, 2]


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    asked = tournament("random", "greedy")
    checkpoint = Checkpoint(tmp_path / "l", asked)
    compete(asked, 2, Serial(), checkpoint.finished, checkpoint.keep)
    data = checkpoint.path.read_bytes()
    checkpoint.path.write_bytes(data[:-7])
    again = Checkpoint(tmp_path / "l", asked)
    assert sorted(again.finished) == [0]
    compete(asked, 2, Serial(), again.finished, again.keep)
    assert checkpoint.path.read_bytes() == data


@pytest.mark.parametrize(
    "line",
    [
        b"nonsense\n",
        b'{"deal":0}\n',
        b'{"deal":0,"matches":[[[0,1],[1,2],[0]]]}\n',
        b'{"deal":0,"matches":[[[0,9],[1,2],[0]],[[1,0],[1,2],[0]]]}\n',
        b'{"deal":0,"matches":[[[0,1],[1,2],[]],[[1,0],[1,2],[0]]]}\n',
        b'{"deal":"x","matches":[]}\n',
    ],
)
def test_a_damaged_checkpoint_is_refused_with_its_line(tmp_path: Path, line: bytes) -> None:
    asked = tournament("random", "greedy")
    path = Checkpoint(tmp_path / "l", asked).path
    with path.open("ab") as file:
        file.write(line)
    with pytest.raises(BadCheckpoint, match="line 2"):
        Checkpoint(path, asked)


def test_a_checkpoint_of_another_tournament_is_refused(tmp_path: Path) -> None:
    Checkpoint(tmp_path / "l", tournament("random", "greedy"))
    with pytest.raises(BadCheckpoint, match="not the ledger"):
        Checkpoint(tmp_path / "l", tournament("greedy", "random"))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_a_full_disk_is_reported_in_one_sentence(tmp_path: Path) -> None:
    checkpoint = Checkpoint(tmp_path / "l", tournament("random", "greedy"))
    checkpoint.path = Path("/dev/full")
    with pytest.raises(BadCheckpoint, match="cannot be written"):
        checkpoint.keep(0, [])


# Files of earlier versions ----------------------------------------------------------------------

WRITTEN_BY_0_4_0 = """\
{"lunasol-tournament":1,"game":"nox","rules":1,"players":3,"options":{"deck":"six_per_value",\
"first_seat":"random","variant":"standard","target":"auto","empty_chest_only_first_turn":false,\
"merge_top":"played","extra_round":false,"max_rounds":100},"seed":0,"bots":["random","greedy"]}
{"deal":0,"matches":[[[0,1,0],[0,160,0],[1]],[[1,0,0],[174,0,14],[0]],[[0,0,1],[38,14,193],[2]]]}
"""


def test_a_checkpoint_of_an_earlier_version_is_read(tmp_path: Path) -> None:
    path = tmp_path / "l"
    path.write_text(WRITTEN_BY_0_4_0)
    asked = Tournament.of(MatchSpec.of("nox", 3), ["random", "greedy"], seed=0)
    assert Checkpoint(path, asked).finished == {
        0: [
            MatchResult((0, 1, 0), (0, 160, 0), (1,)),
            MatchResult((1, 0, 0), (174, 0, 14), (0,)),
            MatchResult((0, 0, 1), (38, 14, 193), (2,)),
        ]
    }


def test_the_file_of_an_unnamed_checkpoint_keeps_its_name() -> None:
    """Another name would lose the checkpoints of tournaments that were interrupted earlier."""
    assert file_name(tournament("random", "greedy")) == "nox-92622d1b7f27.jsonl"
