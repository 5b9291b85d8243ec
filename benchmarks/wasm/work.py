"""The same work for both engines: random matches, and searches of fixed length."""

import json
import sys
from collections.abc import Callable
from time import process_time

import lunasol
from lunasol import games
from lunasol.bots.registry import bot
from lunasol.engine.cards import Rng
from lunasol.engine.playout import play_batch
from lunasol.engine.testing.laws import step

ITERATIONS = (200, 600)
MOVES_BEFORE = 12
"""The searches are in the middle of a match."""
Work = Callable[[int], int]


def random_decisions(game: str) -> Work:
    start = games.MatchSpec.of(game).new_game()
    return lambda times: int(play_batch(start, 1, 0, 40 * times).decisions)


def searches(game: str, iterations: int) -> Work:
    match, rng = lunasol.start(game, secret=bytes(32)), Rng(1)
    for _ in range(MOVES_BEFORE):
        step(match, rng)
    seat = match.to_act[0]
    known, searcher = match.blinded(seat), bot(f"search:{iterations}", game)

    def run(times: int) -> int:
        for number in range(times):
            searcher.choose(known.clone(), seat, Rng(number))
        return times

    return run


def rate(work: Work, cpu: Callable[[], float], enough: float) -> float:
    """How much of the work is done per second of CPU time, once the browser has optimized it."""
    times = 1
    while True:
        began = cpu()
        work(times)
        if (passed := cpu() - began) >= enough:
            break
        times = times * 2 if passed < enough / 4 else round(times * 1.3 * enough / passed) + 1
    began = cpu()
    return work(times) / (cpu() - began)


def measure(cpu: Callable[[], float], enough: float = 0.4) -> dict[str, float]:
    found: dict[str, float] = {}
    for game in games.GAMES:
        works = {"random": random_decisions(game)}
        works |= {f"{each} iterations": searches(game, each) for each in ITERATIONS}
        found |= {f"{game} {name}": rate(work, cpu, enough) for name, work in works.items()}
    return found


if __name__ == "__main__":
    json.dump(measure(process_time), sys.stdout)
