"""Simulation: the same whatever the number of workers, and right in its figures."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from lunasol import games
from lunasol.arena import report
from lunasol.arena.plan import Plan
from lunasol.arena.report import Report, Sums
from lunasol.arena.simulate import BATCH, simulate
from lunasol.bots.bot import RandomBot
from lunasol.cli import main
from lunasol.engine.cards import Cards, Rng
from lunasol.engine.options import OptionValue, resolve
from lunasol.engine.playout import playout

TIMING = ("seconds", "decisions_per_second", "games_per_second")


def plan(game: str, seed: int = 1, players: int | None = None, **options: OptionValue) -> Plan:
    definition = games.definition(game)
    chosen = resolve(definition.options, options)
    return Plan(game, players or definition.usual, tuple(chosen.items()), seed)


@pytest.mark.parametrize("game", games.GAMES)
def test_the_number_of_workers_changes_nothing(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lunasol.arena.simulate.BATCH", 7)
    alone = simulate(plan(game), 30)
    assert simulate(plan(game), 30, workers=2).sums == alone.sums
    monkeypatch.setattr("lunasol.arena.simulate.BATCH", BATCH)
    assert simulate(plan(game), 30).sums == alone.sums


def test_another_seed_gives_other_matches() -> None:
    first, second = (simulate(plan("day_and_night", seed=seed), 20).sums for seed in (1, 2))
    assert first != second


def test_the_sums_are_those_of_the_matches() -> None:
    """Played again one by one, with the winners and scores added up here."""
    found = simulate(plan("day_and_night", players=3), 25).sums
    lengths, scores, wins = [], [0] * 3, [0.0] * 3
    for number in range(25):
        game = plan("day_and_night", players=3).start()
        lengths.append(int(playout(game, Rng(1, number), Cards(256))))
        outcome = game.outcome()
        for seat, score in enumerate(outcome.scores):
            scores[seat] += score
            wins[seat] += (seat in outcome.winners) / len(outcome.winners)
    assert found.decisions == sum(lengths)
    assert (found.shortest, found.longest) == (min(lengths), max(lengths))
    assert list(found.score) == scores
    assert [share / 60 for share in found.win_share] == pytest.approx(wins)


def test_an_option_reaches_the_matches() -> None:
    usual = simulate(plan("day_and_night"), 20).length.mean
    longer = simulate(plan("day_and_night", end_rule="no_reveal"), 20).length.mean
    assert longer > usual


def test_progress_counts_every_match() -> None:
    told: list[int] = []
    simulate(plan("day_and_night"), BATCH + 50, progress=told.append)
    assert told == [BATCH, 50]


# Figures --------------------------------------------------------------------------------------


def test_means_and_intervals() -> None:
    """Scores 1, 2, 3, 4: mean 2.5, variance 5/3."""
    estimate = report.mean_of(10, 30, 4)
    assert estimate.mean == 2.5
    assert estimate.low is not None
    assert estimate.high is not None
    assert estimate.high - estimate.mean == pytest.approx(1.959964 * (5 / 3 / 4) ** 0.5)
    assert estimate.mean - estimate.low == pytest.approx(estimate.high - estimate.mean)


def test_one_match_has_no_interval() -> None:
    assert report.mean_of(7, 49, 1) == report.Estimate(7.0, None, None)


def test_shares_stay_between_nothing_and_everything() -> None:
    """Wilson's interval for 0 of 10 and 5 of 10, as it is in the tables."""
    never = report.share_of(0, 10)
    half = report.share_of(5, 10)
    assert (never.mean, never.low, never.high) == pytest.approx((0, 0, 0.2775), abs=1e-4)
    assert (half.low, half.high) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert report.share_of(10, 10).high == 1


def test_nothing_added_to_sums_changes_nothing() -> None:
    sums = Sums(1, 5, 25, 5, 5, (3, 4), (9, 16), (0, 60))
    assert Sums.none(2) + sums == sums


def test_win_shares_add_up_to_one() -> None:
    result = simulate(plan("day_and_night", players=3), 40)
    assert sum(result.win_share(seat).mean for seat in range(3)) == pytest.approx(1)


# The command ----------------------------------------------------------------------------------


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["simulate", *arguments]) == 0
    streams = capsys.readouterr()
    assert streams.err == ""
    return streams.out


@pytest.mark.parametrize("game", games.GAMES)
def test_json(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(printed(capsys, game, "--games", "12", "--seed", "5", "--json"))
    again = json.loads(printed(capsys, game, "--games", "12", "--seed", "5", "--json"))
    definition = games.definition(game)
    assert found["game"] == game
    assert found["players"] == definition.usual == len(found["seats"])
    assert found["options"] == resolve(definition.options, {})
    assert (found["games"], found["seed"]) == (12, 5)
    assert found["compiled"] is report.is_compiled()
    assert found["decisions_per_second"] == pytest.approx(found["decisions"] / found["seconds"])
    assert found["length"]["shortest"] <= found["length"]["mean"] <= found["length"]["longest"]
    for seat, row in enumerate(found["seats"]):
        assert row["seat"] == seat
        assert row["mean_score_low"] <= row["mean_score"] <= row["mean_score_high"]
        assert 0 <= row["win_share_low"] <= row["win_share"] <= row["win_share_high"] <= 1
    for timing in TIMING:
        found.pop(timing)
        again.pop(timing)
    assert found == again


def test_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    table = printed(capsys, "nox", "--games", "3", "--players", "2", "--lang", "de")
    assert "NOX, 2 Zufallsspieler, 3 Partien" in table
    assert "Anteil der Siege (95 %)" in table


def test_an_interrupt_ends_all_processes(tmp_path: Path) -> None:
    """Ctrl-C reaches the workers too; none of them prints a traceback or stays behind."""
    from cli.terminal import CONTROL_C, Terminal

    arguments = ["simulate", "day_and_night", "--games", "100000000", "--workers", "2"]
    with Terminal(arguments, tmp_path) as terminal:
        terminal.expect("100000000")
        terminal.press(CONTROL_C)
        assert terminal.leave() == 130
    assert "Traceback" not in terminal.output


def test_memory_does_not_grow_with_the_number_of_matches() -> None:
    """Twenty times as many matches, no more than a page or two of difference."""
    script = (
        "import resource, sys\n"
        "from lunasol.cli import main\n"
        "main(['simulate', 'day_and_night', '--games', sys.argv[1], '--json'])\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, file=sys.stderr)\n"
    )
    peaks = []
    for matches in ("100", "2000"):
        done = subprocess.run(
            [sys.executable, "-c", script, matches], capture_output=True, text=True, check=True
        )
        peaks.append(int(done.stderr))
    assert peaks[1] < peaks[0] * 1.1


def test_a_random_player_plays_what_is_legal_and_all_of_it() -> None:
    game = plan("day_and_night").start()
    rng = Rng(1)
    game.roll(rng)
    legal = Cards()
    game.legal(0, legal)
    game.blind(0)
    chosen = {RandomBot().choose(game, 0, rng) for _ in range(200)}
    assert chosen == set(legal)


def test_a_report_knows_its_speed() -> None:
    sums = Sums(4, 200, 10_000, 50, 50, (4, 8), (4, 16), (120, 120))
    made = Report("nox", 2, {}, 0, sums, 2.0)
    assert (made.games_per_second, made.decisions_per_second) == (2, 100)
