"""Simulations: the same with any number of workers, and with correct figures."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from lunasol import games
from lunasol.arena.report import SimulationReport, Sums, is_compiled
from lunasol.arena.simulate import BATCH, simulate
from lunasol.bots.bot import RandomBot
from lunasol.cli import main
from lunasol.engine.cards import Cards, Rng
from lunasol.engine.options import OptionValue, resolve
from lunasol.engine.playout import playout
from lunasol.estimates import Estimate, mean_of, share_of
from lunasol.games import MatchSpec

TIMING = ("seconds", "decisions_per_second", "games_per_second")


def spec(game: str, players: int | None = None, **options: OptionValue) -> MatchSpec:
    return MatchSpec.of(game, players, options)


@pytest.mark.parametrize("game", games.GAMES)
def test_the_number_of_workers_and_the_batch_size_change_nothing(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lunasol.arena.simulate.BATCH", 7)
    alone = simulate(spec(game), 30, seed=1)
    assert simulate(spec(game), 30, seed=1, workers=2).sums == alone.sums
    monkeypatch.setattr("lunasol.arena.simulate.BATCH", BATCH)
    assert simulate(spec(game), 30, seed=1).sums == alone.sums


def test_another_seed_gives_other_matches() -> None:
    first, second = (simulate(spec("day_and_night"), 20, seed).sums for seed in (1, 2))
    assert first != second


def test_the_sums_are_those_of_the_matches() -> None:
    """The matches are played again one by one, and winners and scores are added up here."""
    found = simulate(spec("day_and_night", players=3), 25, seed=1).sums
    lengths, scores, wins = [], [0] * 3, [0.0] * 3
    for number in range(25):
        game = spec("day_and_night", players=3).new_game()
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
    usual = simulate(spec("day_and_night"), 20, seed=1).length.mean
    longer = simulate(spec("day_and_night", end_rule="no_reveal"), 20, seed=1).length.mean
    assert longer > usual


def test_progress_counts_every_match() -> None:
    reported: list[int] = []
    simulate(spec("day_and_night"), BATCH + 50, seed=1, progress=reported.append)
    assert reported == [BATCH, 50]


# Figures --------------------------------------------------------------------------------------


def test_means_and_intervals() -> None:
    """Scores 1, 2, 3, 4: mean 2.5, variance 5/3."""
    estimate = mean_of(10, 30, 4)
    assert estimate.mean == 2.5
    assert estimate.low is not None
    assert estimate.high is not None
    assert estimate.high - estimate.mean == pytest.approx(1.959964 * (5 / 3 / 4) ** 0.5)
    assert estimate.mean - estimate.low == pytest.approx(estimate.high - estimate.mean)


def test_one_match_has_no_interval() -> None:
    assert mean_of(7, 49, 1) == Estimate(7.0, None, None)


def test_intervals_of_shares_stay_between_0_and_1() -> None:
    """Wilson's interval for 0 of 10 and 5 of 10, compared with published values."""
    never = share_of(0, 10)
    half = share_of(5, 10)
    assert (never.mean, never.low, never.high) == pytest.approx((0, 0, 0.2775), abs=1e-4)
    assert (half.low, half.high) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert share_of(10, 10).high == 1


def test_adding_empty_sums_changes_nothing() -> None:
    sums = Sums(1, 5, 25, 5, 5, (3, 4), (9, 16), (0, 60))
    assert Sums.none(2) + sums == sums


def test_win_shares_add_up_to_one() -> None:
    result = simulate(spec("day_and_night", players=3), 40, seed=1)
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
    assert found["compiled"] is is_compiled()
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


def test_the_report_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    table = printed(capsys, "nox", "--games", "3", "--players", "2", "--lang", "de")
    assert "NOX, 2 Zufallsspieler, 3 Partien" in table
    assert "Anteil der Siege (95 %)" in table


def test_an_interrupt_ends_all_processes(tmp_path: Path) -> None:
    """Ctrl-C reaches the workers too; none prints a traceback or keeps running."""
    from cli.terminal import CONTROL_C, Terminal

    arguments = ["simulate", "day_and_night", "--games", "100000000", "--workers", "2"]
    with Terminal(arguments, tmp_path) as terminal:
        terminal.expect("100000000")
        terminal.press(CONTROL_C)
        assert terminal.leave() == 130
    assert "Traceback" not in terminal.output


def test_memory_does_not_grow_with_the_number_of_matches() -> None:
    """Twenty times as many matches need at most a tenth more memory."""
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
    game = spec("day_and_night").new_game()
    rng = Rng(1)
    game.roll(rng)
    legal = Cards()
    game.legal(0, legal)
    game.blind(0)
    chosen = {RandomBot().choose(game, 0, rng) for _ in range(200)}
    assert chosen == set(legal)


def test_a_report_knows_its_speed() -> None:
    sums = Sums(4, 200, 10_000, 50, 50, (4, 8), (4, 16), (120, 120))
    made = SimulationReport(spec("nox", players=2), 0, sums, 2.0)
    assert (made.games_per_second, made.decisions_per_second) == (2, 100)
