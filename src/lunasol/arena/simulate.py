"""Random matches by the thousand, on one process or several, with the same result on any number.

Each match has a generator of its own and the tallies are whole numbers, so that sums do not
depend on how the matches were shared out. Nothing is kept of a match but its tally.
"""

import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context

from lunasol import games
from lunasol.arena.report import Report, Sums
from lunasol.engine.cards import NOTHING
from lunasol.engine.errors import BadSeat
from lunasol.engine.game import Game
from lunasol.engine.options import OptionValue
from lunasol.engine.playout import play_batch

BATCH = 250
WAITING = 3
"""Batches handed out to each worker at a time: enough to keep it busy, few to remember."""

Progress = Callable[[int], None]
"""Told how many matches have been played since it was told last."""


@dataclass(frozen=True)
class Plan:
    """What is to be simulated."""

    game: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]
    """The whole option set, checked."""
    seed: int

    def start(self) -> Game:
        """The position before the first shuffle."""
        definition = games.definition(self.game)
        options = dict(self.options)
        definition.check_players(self.players, options)
        seat = options["first_seat"]
        stated = seat if isinstance(seat, int) else NOTHING
        if stated >= self.players:
            raise BadSeat(f"first_seat is {stated}, but seats are 0 to {self.players - 1}")
        deck = games.deck(definition, str(options["deck"]))
        return definition.new_game(self.players, stated, deck, options)


@lru_cache(maxsize=1)
def start_of(plan: Plan) -> Game:
    """Made once in each process."""
    return plan.start()


def play(plan: Plan, first: int, matches: int) -> Sums:
    return Sums.of(play_batch(start_of(plan), plan.seed, first, matches))


def batches(matches: int) -> Iterator[tuple[int, int]]:
    for first in range(0, matches, BATCH):
        yield first, min(BATCH, matches - first)


def simulate(
    plan: Plan, matches: int, workers: int = 1, progress: Progress | None = None
) -> Report:
    """Play that many matches; the result depends on the plan and their number alone."""
    plan.start()
    began = time.perf_counter()
    total = Sums.none(plan.players)
    played = serial(plan, matches) if workers == 1 else parallel(plan, matches, workers)
    for sums in played:
        total = total + sums
        if progress is not None:
            progress(sums.matches)
    seconds = time.perf_counter() - began
    return Report(plan.game, plan.players, dict(plan.options), plan.seed, total, seconds)


def serial(plan: Plan, matches: int) -> Iterator[Sums]:
    for first, count in batches(matches):
        yield play(plan, first, count)


def parallel(plan: Plan, matches: int, workers: int) -> Iterator[Sums]:
    """Batches on several processes, of which only a few wait at any time."""
    pool = ProcessPoolExecutor(workers, get_context("spawn"), leave_interrupts_to_the_parent)
    waiting: set[Future[Sums]] = set()
    try:
        for first, count in batches(matches):
            waiting.add(pool.submit(play, plan, first, count))
            if len(waiting) >= workers * WAITING:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        yield from (future.result() for future in waiting)
    finally:
        pool.shutdown(cancel_futures=True)


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
