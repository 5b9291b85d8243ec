"""Tournaments: fair, the same on any number of workers, never lost, and right in their figures."""

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

from lunasol import games
from lunasol.arena.ledger import BadLedger, Ledger
from lunasol.arena.plan import Plan, start_of
from lunasol.arena.seatings import ImpossiblePairing
from lunasol.arena.standings import Standings, interval, share_interval, student
from lunasol.arena.table import play
from lunasol.arena.tournament import Contest, Result, compete
from lunasol.arena.workers import Alone, Unreachable, hire
from lunasol.bots.bot import RandomBot
from lunasol.bots.registry import UnknownBot
from lunasol.cli import main
from lunasol.engine.cards import Rng
from lunasol.engine.game import Game
from lunasol.engine.options import resolve


def plan(game: str = "nox", players: int = 2, seed: int = 7) -> Plan:
    options = resolve(games.definition(game).options, {})
    return Plan(game, players, tuple(options.items()), seed)


def contest(*bots: str, game: str = "nox", players: int = 2) -> Contest:
    return Contest.of(plan(game, players), bots)


def played(contest: Contest, deals: int, workers: int = 1) -> list[Result]:
    return compete(contest, deals, hire(workers), {}, lambda *_: None)


# Play -----------------------------------------------------------------------------------------


def test_a_deal_is_played_in_every_rotation_with_the_same_cards() -> None:
    results = contest("random", "greedy", "greedy", players=3)(0)
    assert [result.seating for result in results] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_a_deal_shuffles_alike_whoever_plays() -> None:
    """The cards in the hands at the first decision are the same in both rotations."""

    class Witness(RandomBot):
        def __init__(self) -> None:
            self.hands: list[list[int]] = []

        def choose(self, position: Game, seat: int, rng: Rng) -> int:
            self.hands.append(list(position.hands[seat]))
            return super().choose(position, seat, rng)

    first, second, third = Witness(), Witness(), Witness()
    start = start_of(plan())
    play(start, [first, RandomBot()], 7, deal=3, number=6)
    play(start, [second, RandomBot()], 7, deal=3, number=7)
    play(start, [third, RandomBot()], 7, deal=4, number=8)
    assert first.hands[0] == second.hands[0] != third.hands[0]
    assert first.hands != second.hands


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    asked = contest("random", "greedy", players=2)
    assert played(asked, 6, workers=2) == played(asked, 6)


def test_partners_win_together() -> None:
    asked = contest("greedy", "random", game="sun_and_moon", players=4)
    standings = Standings(asked, played(asked, 3))
    assert standings.par == 0.5
    assert isclose(sum(bot.win_share for bot in standings.bots), 1.0)


@pytest.mark.parametrize("game", games.GAMES)
def test_greedy_beats_random(game: str) -> None:
    players = games.definition(game).fewest
    asked = contest("greedy", "random", game=game, players=players)
    standings = Standings(asked, played(asked, 8))
    assert standings.bots[0].bot == "greedy"


# Figures --------------------------------------------------------------------------------------


def fabricated(*winners: int) -> Standings:
    """Two bots at a table of two; each deal is played twice, the winner is given by bot."""
    asked = contest("greedy", "random")
    results = []
    for number, winner in enumerate(winners):
        seating = (0, 1) if number % 2 == 0 else (1, 0)
        seat = seating.index(winner)
        results.append(Result(seating, (10, 20) if seat else (20, 10), (seat,)))
    return Standings(asked, results)


def test_win_shares_and_scores_are_those_of_the_results() -> None:
    standings = fabricated(0, 0, 0, 1, 0, 0, 1, 0)
    best, other = standings.bots
    assert (best.bot, best.matches, best.win_share, best.mean_score) == ("greedy", 8, 0.75, 17.5)
    assert (other.win_share, other.mean_score) == (0.25, 12.5)
    assert best.low is not None
    assert best.high is not None
    assert best.low < 0.75 < best.high
    assert best.rating > other.rating


def test_deals_that_cancel_out_say_more_than_matches_that_vary() -> None:
    """In each deal both win once: no luck is left, though every single match was uncertain."""
    cancelled, varying = fabricated(*[0, 1] * 8).bots[0], fabricated(*[0, 0, 1, 1] * 4).bots[0]
    assert cancelled.win_share == varying.win_share == 0.5
    assert width(cancelled) < width(varying)


def width(standing: Any) -> float:
    return float(standing.high - standing.low)


def test_few_deals_give_no_interval() -> None:
    assert fabricated(0, 1).bots[0].low is None
    assert interval([1.0, 2.0, 3.0]).low is None


def test_an_unbeaten_bot_is_not_called_unbeatable() -> None:
    found = share_interval([1.0] * 10, 20)
    assert found.mean == 1.0
    assert found.low is not None
    assert 0.8 < found.low < 0.9


@pytest.mark.parametrize(("freedom", "point"), [(3, 3.182), (10, 2.228), (30, 2.042)])
def test_students_distribution(freedom: int, point: float) -> None:
    assert abs(student(freedom) - point) < 0.13


# The ledger -----------------------------------------------------------------------------------


def test_an_interrupted_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    asked = contest("random", "greedy")
    whole = played(asked, 5)
    first = Ledger(tmp_path / "l", asked)
    compete(asked, 3, Alone(), first.finished, first.keep)
    again = Ledger(tmp_path / "l", asked)
    assert sorted(again.finished) == [0, 1, 2]
    told: list[int] = []
    assert compete(asked, 5, Alone(), again.finished, again.keep, told.append) == whole
    assert told == [2, 2]


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    asked = contest("random", "greedy")
    ledger = Ledger(tmp_path / "l", asked)
    compete(asked, 2, Alone(), ledger.finished, ledger.keep)
    data = ledger.path.read_bytes()
    ledger.path.write_bytes(data[:-7])
    again = Ledger(tmp_path / "l", asked)
    assert sorted(again.finished) == [0]
    compete(asked, 2, Alone(), again.finished, again.keep)
    assert ledger.path.read_bytes() == data


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
def test_a_damaged_ledger_is_refused_with_its_line(tmp_path: Path, line: bytes) -> None:
    asked = contest("random", "greedy")
    path = Ledger(tmp_path / "l", asked).path
    with path.open("ab") as file:
        file.write(line)
    with pytest.raises(BadLedger, match="line 2"):
        Ledger(path, asked)


def test_a_ledger_of_another_tournament_is_refused(tmp_path: Path) -> None:
    Ledger(tmp_path / "l", contest("random", "greedy"))
    with pytest.raises(BadLedger, match="not the ledger"):
        Ledger(tmp_path / "l", contest("greedy", "random"))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_a_full_disk_is_said_in_one_sentence(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "l", contest("random", "greedy"))
    ledger.path = Path("/dev/full")
    with pytest.raises(BadLedger, match="cannot be written"):
        ledger.keep(0, [])


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


def test_the_parts_of_a_contest_are_checked_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot):
        contest("random", "nobody")
    with pytest.raises(ImpossiblePairing):
        contest("random")


# A cluster ------------------------------------------------------------------------------------


def test_a_cluster_that_does_not_answer_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lunasol.arena.workers.PATIENCE", 0.5)
    asked = contest("random", "greedy")
    with pytest.raises(Unreachable, match="cannot be reached"):
        compete(asked, 1, hire(1, "tcp://127.0.0.1:9"), {}, lambda *_: None)
    with pytest.raises(Unreachable, match="cannot be reached"):
        compete(asked, 1, hire(1, "no address"), {}, lambda *_: None)


def test_without_dask_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(Unreachable, match="pip install"):
        hire(2, "local")


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
    """One of two workers is killed in the middle; the result is that of a run alone."""
    asked = contest("random", "greedy")
    cluster = Cluster(tmp_path)
    try:
        finished: dict[int, list[Result]] = {}

        def kill_one_on_the_way(_: int) -> None:
            if len(finished) == 4:
                os.kill(cluster.workers[0].pid, signal.SIGKILL)

        workers = hire(1, cluster.address)
        found = compete(asked, 30, workers, finished, lambda *_: None, kill_one_on_the_way)
        assert cluster.workers[0].wait(5) == -signal.SIGKILL
    finally:
        cluster.stop()
    assert found == played(asked, 30)
