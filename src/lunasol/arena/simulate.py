"""Random matches by the thousand, on one process or several, with the same result on any number.

Each match has a generator of its own and the tallies are whole numbers, so that sums do not
depend on how the matches were shared out. Nothing is kept of a match but its tally.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass

from lunasol.arena.plan import Plan, start_of
from lunasol.arena.report import Report, Sums
from lunasol.arena.workers import hire
from lunasol.engine.playout import play_batch

BATCH = 250

Progress = Callable[[int], None]
"""Told how many matches have been played since it was told last."""


@dataclass(frozen=True)
class Batches:
    """All the matches, cut into batches."""

    plan: Plan
    matches: int
    size: int

    def __len__(self) -> int:
        return -(-self.matches // self.size)

    def __call__(self, number: int) -> Sums:
        first = number * self.size
        count = min(self.size, self.matches - first)
        return Sums.of(play_batch(start_of(self.plan), self.plan.seed, first, count))


def simulate(
    plan: Plan, matches: int, workers: int = 1, progress: Progress | None = None
) -> Report:
    """Play that many matches; the result depends on the plan and their number alone."""
    plan.start()
    began = time.perf_counter()
    total = Sums.none(plan.players)
    batches = Batches(plan, matches, BATCH)
    for _, sums in hire(workers).each(batches, range(len(batches))):
        total = total + sums
        if progress is not None:
            progress(sums.matches)
    seconds = time.perf_counter() - began
    return Report(plan.game, plan.players, dict(plan.options), plan.seed, total, seconds)
