"""Simulated matches with faults, each from a seed; and planted faults, which are found.

`tests/nodes/simulate.py` tries as many seeds as you like, or one again.
"""

from collections import Counter

import pytest

from nodes.planted import PLANTED
from nodes.promises import PromiseBroken
from nodes.simulated_node import Parts
from nodes.simulation import REPLAY, simulate

SEEDS = 1000
SLICE = 100
"""Seeds in one test. The sources are tried with the first ones only."""
SEEDS_TO_A_FAULT = 1000
TAKES_PART = (
    "pause",
    "crash",
    "strand",
    "drain",
    "cut",
    "restart_database",
    "drop",
    "a table taken over",
    "an answer lost",
    "a lock waited for",
    "a move",
    "a move of a bot",
    "a move taken back",
    "a choice changed",
    "a clock run out",
    "a player away",
    "a request sent again",
)


def slices() -> list[object]:
    later = [
        pytest.param(first, marks=pytest.mark.compiled_only) for first in range(SLICE, SEEDS, SLICE)
    ]
    return [0, *later]


@pytest.mark.parametrize("first", slices())
def test_no_seed_breaks_a_promise(first: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(first, first + SLICE):
        seen += simulate(seed).seen
    assert [what for what in TAKES_PART if not seen[what]] == []


def test_a_seed_replays() -> None:
    assert trace(1) == trace(1)
    assert trace(1) != trace(2)


def trace(seed: int) -> str:
    return simulate(seed).promises.trace.hexdigest()


def test_a_seed_that_fails_prints_how_to_replay_it() -> None:
    parts, promise = PLANTED["tells before it stores"]
    with pytest.raises(PromiseBroken) as error:
        simulate(0, parts)
    assert str(error.value) == promise
    assert error.value.__notes__ == [f"seed 0 fails; again: {REPLAY} --first 0 --count 1"]


@pytest.mark.parametrize("fault", PLANTED)
def test_planted_faults_are_found(fault: str) -> None:
    """Each by the promise that it breaks, and by no other before."""
    parts, promise = PLANTED[fault]
    assert first_broken(parts) == promise


def first_broken(parts: Parts) -> str | None:
    for seed in range(SEEDS_TO_A_FAULT):
        try:
            simulate(seed, parts)
        except PromiseBroken as error:
            return str(error)
    return None
