"""Tournaments: fair, the same on any number of workers, and with correct figures."""

import json
import os
import signal
import subprocess
import sys
import time
from math import isclose
from pathlib import Path
from typing import Any

import pytest

from arena.tournaments import played, tournament
from lunasol import games
from lunasol.arena.play import play, start_of
from lunasol.arena.results import BotResult, ResultsTable
from lunasol.arena.seating import ImpossiblePairing
from lunasol.arena.tournament import MatchResult, compete
from lunasol.arena.workers import Unreachable, make_workers
from lunasol.bots.bot import RandomBot
from lunasol.bots.registry import UnknownBot
from lunasol.cli import main
from lunasol.engine.cards import Rng
from lunasol.engine.game import Game
from lunasol.estimates import mean_interval, share_interval, student
from lunasol.games import MatchSpec

# Play -----------------------------------------------------------------------------------------


class Witness(RandomBot):
    """A random player that remembers its seat and its hand at every decision."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.hands: list[list[int]] = []

    def choose(self, position: Game, seat: int, rng: Rng) -> int:
        self.seats.append(seat)
        self.hands.append(list(position.hands[seat]))
        return super().choose(position, seat, rng)


def test_a_deal_is_played_in_every_rotation_with_the_same_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In all three matches each seat is dealt the same hand, though another bot sits there."""
    seated: list[Witness] = []

    def new_witness(_name: str, _game: str) -> Witness:
        seated.append(Witness())
        return seated[-1]

    monkeypatch.setattr("lunasol.arena.tournament.bot_of", new_witness)
    results = tournament("random", "greedy", "greedy", players=3)(0)
    assert [result.seating for result in results] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert [bot.seats[0] for bot in seated] == [0, 1, 2] * 3
    dealt = [bot.hands[0] for bot in seated]
    assert dealt[:3] == dealt[3:6] == dealt[6:]
    assert len(set(map(tuple, dealt))) == 3


def test_the_shuffle_depends_on_the_deal_and_the_play_on_the_match() -> None:
    first, second, third = Witness(), Witness(), Witness()
    start = start_of(MatchSpec.of("nox", 2))
    play(start, [first, RandomBot()], 7, deal=3, number=6)
    play(start, [second, RandomBot()], 7, deal=3, number=7)
    play(start, [third, RandomBot()], 7, deal=4, number=8)
    assert first.hands[0] == second.hands[0] != third.hands[0]
    assert first.hands != second.hands


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    asked = tournament("random", "greedy", players=2)
    assert played(asked, 6, workers=2) == played(asked, 6)


def test_partners_win_together() -> None:
    asked = tournament("greedy", "random", game="sun_and_moon", players=4)
    table = ResultsTable(asked, played(asked, 3))
    assert table.par == 0.5
    assert isclose(sum(bot.win_share for bot in table.bots), 1.0)


@pytest.mark.parametrize("game", games.GAMES)
def test_greedy_beats_random(game: str) -> None:
    players = games.definition(game).fewest
    asked = tournament("greedy", "random", game=game, players=players)
    table = ResultsTable(asked, played(asked, 8))
    assert table.bots[0].bot == "greedy"


# Figures --------------------------------------------------------------------------------------


def fabricated(*winners: int) -> ResultsTable:
    """Two bots play each deal twice at a table of two; the winners are given as bots."""
    asked = tournament("greedy", "random")
    results = []
    for number, winner in enumerate(winners):
        seating = (0, 1) if number % 2 == 0 else (1, 0)
        seat = seating.index(winner)
        results.append(MatchResult(seating, (10, 20) if seat else (20, 10), (seat,)))
    return ResultsTable(asked, results)


def test_win_shares_and_scores_are_those_of_the_results() -> None:
    table = fabricated(0, 0, 0, 1, 0, 0, 1, 0)
    best, other = table.bots
    assert (best.bot, best.matches, best.win_share, best.mean_score) == ("greedy", 8, 0.75, 17.5)
    assert (other.win_share, other.mean_score) == (0.25, 12.5)
    assert best.low is not None
    assert best.high is not None
    assert best.low < 0.75 < best.high
    assert best.rating > other.rating


def test_deals_that_cancel_out_say_more_than_matches_that_vary() -> None:
    """If both win once in each deal, no luck is left, though every single match was uncertain."""
    cancelled, varying = fabricated(*[0, 1] * 8).bots[0], fabricated(*[0, 0, 1, 1] * 4).bots[0]
    assert cancelled.win_share == varying.win_share == 0.5
    assert width(cancelled) < width(varying)


def width(bot: BotResult) -> float:
    assert bot.low is not None
    assert bot.high is not None
    return bot.high - bot.low


def test_few_deals_give_no_interval() -> None:
    assert fabricated(0, 1).bots[0].low is None
    assert mean_interval([1.0, 2.0, 3.0]).low is None


def test_an_unbeaten_bot_is_not_called_unbeatable() -> None:
    found = share_interval([1.0] * 10, 20)
    assert found.mean == 1.0
    assert found.low is not None
    assert 0.8 < found.low < 0.9


@pytest.mark.parametrize(("freedom", "point"), [(3, 3.182), (10, 2.228), (30, 2.042)])
def test_students_distribution(freedom: int, point: float) -> None:
    assert abs(student(freedom) - point) < 0.13


# The command ----------------------------------------------------------------------------------


def test_the_command_prints_one_object(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    asked = ["--players", "2", "--bots", "random,greedy", "--matches", "9"]
    assert main(["tournament", "nox", *asked, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["matches"] == 10
    wanted = {"bot", "matches", "win_share", "low", "high", "mean_score", "rating"}
    assert all(wanted <= set(bot) for bot in found["bots"])
    assert not list((tmp_path / "lunasol" / "tournaments").iterdir())


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("nox --bots random,wizard", "no bot 'wizard'"),
        ("nox --bots search:0,random", "how many iterations"),
        ("nox --bots search:x,random", "how many iterations"),
        ("nox --bots random", "at least two"),
        ("nox --bots ,", "no bot ''"),
        ("nox --players 9 --bots random,greedy", "2 to 6 players"),
        ("chess --bots random,greedy", "no game"),
        ("nox --bots random,greedy --option size=3", "option"),
        ("nox --bots random,greedy --ledger /absent/place/l", "cannot be"),
    ],
)
def test_what_cannot_be_played_is_refused(
    words: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if os.geteuid() == 0 and "/absent" in words:
        words = words.replace("/absent/place/l", "/dev/null/l")
    assert main(["tournament", *words.split()]) == 2
    assert why in capsys.readouterr().err


def test_a_tournament_is_checked_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot):
        tournament("random", "nobody")
    with pytest.raises(ImpossiblePairing):
        tournament("random")


# A cluster ------------------------------------------------------------------------------------


def test_a_cluster_that_does_not_answer_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lunasol.arena.workers.PATIENCE", 0.5)
    asked = tournament("random", "greedy")
    with pytest.raises(Unreachable, match="cannot be reached"):
        compete(asked, 1, make_workers(1, "tcp://127.0.0.1:9"), {}, lambda *_: None)
    with pytest.raises(Unreachable, match="cannot be reached"):
        compete(asked, 1, make_workers(1, "no address"), {}, lambda *_: None)


def test_without_dask_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(Unreachable, match="pip install"):
        make_workers(2, "local")


class Cluster:
    """A scheduler and two workers on this machine, as separate programs."""

    def __init__(self, folder: Path) -> None:
        file = folder / "scheduler.json"
        self.scheduler = self.run("scheduler", "--host", "127.0.0.1", "--port", "0", file=file)
        wait_for(lambda: file.exists() and file.read_text().rstrip().endswith("}"))
        self.address = json.loads(file.read_text())["address"]
        self.workers = [
            self.run(
                "worker", self.address, "--nthreads", "1", "--no-nanny", folder=folder / str(k)
            )
            for k in range(2)
        ]

    def run(
        self, what: str, *words: str, file: Path | None = None, folder: Path | None = None
    ) -> "subprocess.Popen[bytes]":
        more = [] if file is None else ["--scheduler-file", str(file)]
        more += [] if folder is None else ["--local-directory", str(folder)]
        return subprocess.Popen(
            [sys.executable, "-m", "distributed.cli.dask_" + what, "--no-dashboard", *words, *more],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def stop(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


def wait_for(condition: Any) -> None:
    until = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_lost_worker_of_a_cluster_costs_nothing(tmp_path: Path) -> None:
    """One of two workers is killed during the run; the result is that of a serial run."""
    asked = tournament("random", "greedy")
    cluster = Cluster(tmp_path)
    try:
        finished: dict[int, list[MatchResult]] = {}

        def kill_one_on_the_way(_: int) -> None:
            if len(finished) == 4:
                os.kill(cluster.workers[0].pid, signal.SIGKILL)

        workers = make_workers(1, cluster.address)
        found = compete(asked, 30, workers, finished, lambda *_: None, kill_one_on_the_way)
        assert cluster.workers[0].wait(5) == -signal.SIGKILL
    finally:
        cluster.stop()
    assert found == played(asked, 30)
