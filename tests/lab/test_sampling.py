"""Sampling: who led when, what the cards did, and the same sample with any number of workers."""

from dataclasses import replace

import pytest

from lab.samples import PLACES, SEED
from lunasol import games
from lunasol.arena.play import play
from lunasol.arena.workers import Serial, make_workers
from lunasol.bots.bot import RandomBot
from lunasol.games import MatchSpec
from lunasol.lab.sampling.holdings import CardTally, best_of, no_sums, shares
from lunasol.lab.sampling.match_stats import NOBODY, LeadHistory
from lunasol.lab.sampling.observed_match import kind_names
from lunasol.lab.sampling.sampling import Sampling, collect
from lunasol.lab.situations.observer import Holding
from lunasol.lab.statistics.card_worth import OPENING
from lunasol.lab.statistics.measures import Measures

# The lead -----------------------------------------------------------------------------------


def test_lead_changes() -> None:
    history = LeadHistory()
    for scores in ((0, 0), (1, 0), (1, 1), (2, 1), (2, 3), (4, 3), (4, 3)):
        history.add(scores)
    assert history.leaders == [NOBODY, 0, NOBODY, 0, 1, 0, 0]
    assert history.lasts == [NOBODY, 1, NOBODY, 1, 0, 1, 1]
    assert history.changes() == 2
    assert history.led_from(0) == 5
    assert history.led_from(1) == 7


def test_the_lead_after_each_part_of_a_match() -> None:
    history = LeadHistory()
    for decision in range(40):
        history.add((decision >= 20, decision < 20, -1))
    steps = history.at_steps(history.leaders)
    assert steps == (1,) * 10 + (0,) * 9
    assert history.at_steps(history.lasts) == (2,) * PLACES


# Cards --------------------------------------------------------------------------------------


def test_every_copy_counts_and_shares_are_whole() -> None:
    tally = CardTally([0, 0, 1], 2)
    unit = [Holding(0, ([0, 1], [0, 1], []), 8), Holding(1, ([2], [2], [2]), 4)]
    tally.add(unit, best_of(unit, (0, 1)))
    sums = no_sums(2)
    tally.into(sums)
    assert sums[OPENING][0] == [2, 120, 8, 4, 240, 14400, 16, 64]
    assert sums[OPENING][1] == [1, 0, -4, 1, 0, 0, -4, 16]
    assert sums[2][0] == [0] * 8
    assert shares([0, 1], (0, 1, 2)) == [30, 30, 0]
    assert shares([0, 2], (0, 1, 0, 1)) == [60, 0, 60, 0]


@pytest.mark.parametrize(
    ("game", "count"), [("day_and_night", 20), ("gra_roku", 72), ("sun_and_moon", 30), ("nox", 15)]
)
def test_interchangeable_cards_are_one_kind(game: str, count: int) -> None:
    assert len(kind_names(MatchSpec.of(game))) == count


# Matches ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games.GAMES)
def test_observed_matches_are_those_of_any_tournament(game: str) -> None:
    asked = MatchSpec.of(game)
    observed = collect(Sampling.of(asked, ["random"], 3, SEED), Serial()).stats
    for deal, stats in enumerate(observed):
        end = play(asked.new_game(), [RandomBot()] * asked.players, SEED, deal, deal)
        assert stats.scores == end.outcome().scores
        assert stats.winners == end.outcome().winners


def test_bots_of_several_names_rotate() -> None:
    sampling = Sampling.of(MatchSpec.of("nox", 3), ["random", "greedy"], 7, SEED)
    found = collect(sampling, Serial())
    assert sampling.matches == len(found.stats) == 9
    assert [stats.seating for stats in found.stats[:3]] == [(0, 1, 0), (1, 0, 0), (0, 0, 1)]
    measures = Measures(found)
    assert len(measures.decisions().pairs) == 3
    assert measures.bot_wins("random").ratio.n == 18


def test_the_number_of_workers_and_batches_changes_nothing() -> None:
    sampling = Sampling.of(MatchSpec.of("sun_and_moon", 2), ["random"], 9, SEED)
    alone = collect(sampling, Serial())
    reported: list[int] = []
    others = collect(replace(sampling, batch=2), make_workers(2), reported.append)
    assert others.stats == alone.stats
    assert others.cards == alone.cards
    assert sum(reported) == 9
