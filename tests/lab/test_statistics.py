"""Statistics: correct on samples made by hand, and planted effects are found."""

import random

import pytest

from lab.samples import BLANK, PLACES, SEED, replace_in, sample, winner
from lunasol.arena.workers import Serial
from lunasol.games import MatchSpec
from lunasol.lab.report import sentences
from lunasol.lab.report.format import bin_label
from lunasol.lab.sampling.holdings import CardTally, no_sums, shares
from lunasol.lab.sampling.match_stats import NOBODY
from lunasol.lab.sampling.observed_match import kind_names, kinds_of
from lunasol.lab.sampling.sampling import Sample, Sampling, collect
from lunasol.lab.situations import observer_of
from lunasol.lab.situations.observer import Holding
from lunasol.lab.statistics.bins import bins_of, quantile
from lunasol.lab.statistics.card_worth import OPENING, CardStatistics
from lunasol.lab.statistics.comparison import Comparison
from lunasol.lab.statistics.measures import Measures

# Measures -----------------------------------------------------------------------------------


def test_win_shares_of_leaders_and_of_the_last() -> None:
    measures = Measures(sample([winner(0)] * 60 + [winner(1)] * 30 + [winner(2)] * 10))
    assert measures.leader_wins(10).estimate.mean == pytest.approx(0.6)
    assert measures.last_wins(10).estimate.mean == pytest.approx(0.1)
    level = replace_in(BLANK, leaders=(NOBODY,) * PLACES)
    measures = Measures(sample([winner(0)] * 10 + [level] * 10))
    assert measures.leader_wins(5).estimate.mean == 1
    assert measures.has_leader(5).estimate.mean == 0.5


def test_the_lead_for_good_is_that_of_matches_with_one_winner() -> None:
    shared = replace_in(BLANK, winners=(0, 1), lead_from=100)
    measures = Measures(sample([BLANK] * 10 + [shared] * 10))
    assert measures.lead_from().estimate.mean == pytest.approx(0.5)
    assert measures.shared().estimate.mean == pytest.approx(0.5)
    assert measures.seat_wins(0).estimate.mean == pytest.approx(0.75)


def test_scores_and_margins() -> None:
    measures = Measures(sample([BLANK] * 5 + [winner(1)] * 5))
    assert measures.margin().estimate.mean == pytest.approx(15)
    assert measures.best_score().estimate.mean == 30
    assert measures.seat_score(2).estimate.mean == 10


def test_places_follow_the_first_seat() -> None:
    measures = Measures(sample([replace_in(winner(seat), first=seat) for seat in (0, 1, 2)] * 5))
    assert measures.order_wins(0).estimate.mean == 1
    assert measures.seat_wins(0).estimate.mean == pytest.approx(1 / 3)


def test_partners_win_together() -> None:
    """In Sun and Moon with four players seats 0 and 2 are one team."""
    sampling = Sampling.of(MatchSpec.of("sun_and_moon", 4), ["random"], 4, SEED)
    situations = (0,) * len(observer_of("sun_and_moon").situations)
    stats = replace_in(BLANK, scores=(9, 4, 9, 4), winners=(0, 2), situations=situations)
    measures = Measures(Sample(sampling, [stats] * 4, []))
    assert measures.par == 0.5
    assert measures.seat_wins(2).estimate.mean == 1
    assert measures.shared().estimate.mean == 0
    assert measures.margin().estimate.mean == 5


# Cards --------------------------------------------------------------------------------------


def planted(chance: float, matches: int = 400, seed: int = 1) -> tuple[CardStatistics, float]:
    """Deal three cards to each seat; a seat with a green 14 wins with this probability.

    Also returns the share of its copies whose holder won, counted in another way.
    """
    rng = random.Random(seed)
    sampling = Sampling.of(MatchSpec.of("nox", 3), ["random"], matches, SEED)
    names, kinds = kind_names(sampling.spec), kinds_of(sampling.spec)
    strong = names.index("green 14")
    sums = no_sums(len(names))
    copies = won_with = 0
    for _ in range(matches):
        deck = rng.sample(range(90), 9)
        hands = [deck[i : i + 3] for i in range(0, 9, 3)]
        lucky = [seat for seat in range(3) if any(kinds[card] == strong for card in hands[seat])]
        won = rng.choice(lucky) if lucky and rng.random() < chance else rng.randrange(3)
        counts = [sum(kinds[card] == strong for card in hand) for hand in hands]
        copies, won_with = copies + sum(counts), won_with + counts[won]
        tally = CardTally(kinds, len(names))
        unit = [
            Holding(seat, (hand, hand, []), 10 * (seat == won)) for seat, hand in enumerate(hands)
        ]
        tally.add(unit, shares([won], (0, 1, 2)))
        tally.into(sums)
    return CardStatistics(Sample(sampling, [], sums)), won_with / copies


def test_a_planted_strong_card_is_found() -> None:
    found, share = planted(0.9)
    assert found.rows[0][0] == "green 14"
    assert found.surely_apart(OPENING)[0] == ["green 14"]
    assert "above it are green 14, below it are" in sentences.cards(found)
    worth = found.rows[0][1][OPENING]
    assert worth.win_share.mean == pytest.approx(share)
    assert worth.above.mean == pytest.approx(10 * worth.win_share.mean - 10 / 3)


def test_without_a_strong_card_none_stands_out() -> None:
    found, _ = planted(0.0)
    assert found.surely_apart(OPENING) == ([], [])
    assert found.expected_apart == pytest.approx(0.75)
    assert len(found.apart(OPENING)) <= 3
    assert "none is so clear" in sentences.cards(found)


def test_randomness_stands_out_as_rarely_as_promised() -> None:
    """Some card should stand out in one of twenty samples; more than three would be too many."""
    samples = [planted(0.0, 200, seed)[0] for seed in range(20)]
    assert sum(found.surely_apart(OPENING) != ([], []) for found in samples) <= 3
    outside = sum(len(found.apart(OPENING)) for found in samples)
    assert outside / len(samples) == pytest.approx(0.75, abs=0.4)


# Comparisons --------------------------------------------------------------------------------


def test_a_planted_difference_is_found() -> None:
    rng = random.Random(2)
    deals = [rng.randrange(80, 120) for _ in range(200)]
    first = sample([replace_in(BLANK, decisions=length) for length in deals])
    second = sample([replace_in(BLANK, decisions=length + rng.choice([2, 4])) for length in deals])
    found = Comparison(first, second)
    rows = {row.label: row for row in found.rows()}
    longer = rows["decisions in a match"]
    assert longer.is_apart
    assert longer.difference.mean == pytest.approx(3, abs=0.2)
    assert not rows["margin of victory"].is_apart
    assert "decisions in a match" in sentences.comparison(found, ["x=y"])


def test_the_same_way_of_playing_differs_in_nothing() -> None:
    sampling = Sampling.of(MatchSpec.of("nox", 3), ["random"], 12, SEED)
    found = Comparison(collect(sampling, Serial()), collect(sampling, Serial()))
    assert not any(row.is_apart for row in found.rows())
    assert all(row.difference.mean == 0 for row in found.rows())


# Histograms ---------------------------------------------------------------------------------


def test_bins_hold_every_value_once() -> None:
    values = [-7, 0, 1, 95, 203]
    bins = bins_of([values, []])
    assert sum(each.counts[0] for each in bins) == len(values)
    assert {each.high - each.low + 1 for each in bins} == {10}
    assert bins[0].low == -10
    assert [bin_label(each) for each in bins_of([[3, 4]])] == ["3", "4"]


def test_quantiles() -> None:
    values = list(range(1, 101))
    assert [quantile(values, part) for part in (0.05, 0.5, 0.95)] == [5, 50, 95]
    assert quantile([4], 0.5) == 4
