"""Simulations: many matches between random players.

The result is the same on any number of processes: each match has its own random generator, and
tallies are whole numbers, whose sum does not depend on the order. Only the tallies are kept.
"""

import time
from dataclasses import dataclass

from lunasol.arena.play import start_of
from lunasol.arena.report import SimulationReport, Sums
from lunasol.arena.workers import Progress, make_workers
from lunasol.engine.playout import play_batch
from lunasol.games import MatchSpec

BATCH = 250


@dataclass(frozen=True)
class Batches:
    """The matches of a simulation, cut into batches. Calling it with a number plays that batch."""

    spec: MatchSpec
    seed: int
    matches: int
    size: int

    def __len__(self) -> int:
        return -(-self.matches // self.size)

    def __call__(self, number: int) -> Sums:
        first = number * self.size
        count = min(self.size, self.matches - first)
        return Sums.of(play_batch(start_of(self.spec), self.seed, first, count))


def simulate(
    spec: MatchSpec,
    matches: int,
    seed: int = 0,
    workers: int = 1,
    progress: Progress | None = None,
) -> SimulationReport:
    """Play this number of random matches; the result depends on the spec, number and seed only."""
    spec.new_game()
    began = time.perf_counter()
    total = Sums.none(spec.players)
    batches = Batches(spec, seed, matches, BATCH)
    for _, sums in make_workers(workers).each(batches, range(len(batches))):
        total = total + sums
        if progress is not None:
            progress(sums.matches)
    return SimulationReport(spec, seed, total, time.perf_counter() - began)
