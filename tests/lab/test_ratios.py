"""Ratios: means and shares over deals, with correct intervals."""

import random

import pytest

from lunasol.estimates import Estimate, mean_interval, mean_of, share_of
from lunasol.lab.statistics.ratios import Ratio, difference, is_apart, widened


def both(estimate: Estimate) -> tuple[float, float]:
    assert estimate.low is not None
    assert estimate.high is not None
    return estimate.low, estimate.high


def test_means_are_those_of_single_matches() -> None:
    values = [1, 2, 3, 4] * 250
    found = Ratio.of([(value, 1) for value in values]).mean()
    usual = mean_of(sum(values), sum(value * value for value in values), len(values))
    assert found.mean == usual.mean == 2.5
    assert both(found) == pytest.approx(both(usual), abs=1e-3)


def test_shares_are_wilsons() -> None:
    found = Ratio.of([(i < 300, 1) for i in range(1000)]).share()
    assert both(found) == pytest.approx(both(share_of(300, 1000)), abs=1e-4)


def test_equal_matches_of_one_deal_count_as_one_observation() -> None:
    once = Ratio.of([(i % 2, 1) for i in range(100)])
    four_times = Ratio.of([(4 * (i % 2), 4) for i in range(100)])
    assert both(four_times.share()) == pytest.approx(both(once.share()))
    assert both(four_times.mean()) == pytest.approx(both(once.mean()))


def test_something_that_never_occurred_has_an_upper_limit() -> None:
    low, high = both(Ratio.of([(0, 1)] * 2000).share())
    assert low == pytest.approx(0)
    assert 0.001 < high < 0.002
    assert both(Ratio.of([(1, 1)] * 2000).share())[1] == pytest.approx(1)


def test_few_deals_have_no_interval() -> None:
    assert Ratio.of([(1, 1), (0, 1)]).share() == Estimate(0.5, None, None)
    assert Ratio.of([]).mean() == Estimate(0.0, None, None)
    assert not Ratio.of([(1, 1), (0, 1)]).stands_out(0.0)


def test_something_that_occurred_once_has_no_interval() -> None:
    once = Ratio.of([(7, 1)] + [(0, 0)] * 1000)
    assert once.effective_deals == 1
    assert once.mean() == Estimate(7.0, None, None)
    assert difference([(7, 1)] + [(0, 0)] * 9, [(1, 1)] * 10, paired=True).low is None


def test_a_ratio_with_varying_weights_covers_the_truth() -> None:
    """About 190 of 200 intervals contain the planted share."""
    rng = random.Random(5)
    hits = 0
    for _ in range(200):
        sizes = [rng.choice([0, 1, 2, 5]) for _ in range(200)]
        pairs = [(sum(rng.random() < 0.3 for _ in range(n)), n) for n in sizes]
        low, high = both(Ratio.of(pairs).share())
        hits += low <= 0.3 <= high
    assert 180 <= hits <= 198


def test_more_comparisons_ask_for_wider_intervals() -> None:
    assert widened(1) == pytest.approx(1.95996, abs=1e-4)
    assert widened(20) == pytest.approx(3.0233, abs=1e-3)
    close = Ratio.of([(i % 100 < 29, 1) for i in range(1000)])
    assert is_apart(close.share(), 0.25)
    assert close.stands_out(0.25)
    assert not close.stands_out(0.25, comparisons=20)


def test_the_same_deals_show_a_difference_that_luck_would_hide() -> None:
    rng = random.Random(1)
    deals = [rng.gauss(0, 10) for _ in range(400)]
    first = [(luck + rng.gauss(0, 1), 1.0) for luck in deals]
    second = [(luck + 0.5 + rng.gauss(0, 1), 1.0) for luck in deals]
    paired = difference(first, second, paired=True)
    apart = difference(first, second, paired=False)
    assert is_apart(paired, 0)
    assert both(paired)[0] < 0.5 < both(paired)[1]
    assert not is_apart(apart, 0)
    assert apart.mean == paired.mean


def test_a_paired_difference_is_the_mean_of_the_differences() -> None:
    first, second = [(10, 1), (20, 1), (30, 1), (40, 1)], [(11, 1), (22, 1), (33, 1), (44, 1)]
    found = difference(first, second, paired=True)
    usual = mean_interval([1, 2, 3, 4])
    assert (found.mean, *both(found)) == pytest.approx((usual.mean, *both(usual)))
