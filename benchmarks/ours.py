"""Measures the installed lunasol and prints JSON: bench.py runs it once per round."""

import json
import resource
import sys
import time
from collections.abc import Callable

from lunasol import games
from lunasol.engine import cards
from lunasol.engine.cards import Cards, Rng
from lunasol.engine.game import Game
from lunasol.engine.playout import play_batch

ENOUGH = 0.2
"""The CPU seconds that one measure takes at least."""


def rate(work: Callable[[int], int]) -> float:
    """Units of work per CPU second; ``work`` does a number of rounds and returns the units done."""
    rounds = 20
    while True:
        start = time.process_time()
        done = work(rounds)
        seconds = time.process_time() - start
        if seconds >= ENOUGH:
            return done / seconds
        rounds *= 3


def usual_game(id: str) -> Game:
    return games.MatchSpec.of(id).new_game()


def decisions(id: str) -> float:
    game = usual_game(id)
    return rate(lambda matches: int(play_batch(game, 1, 0, matches).decisions))


def copies() -> float:
    """Copies per second of a Day & Night position in the middle of a match."""
    game, rng, moves = usual_game("day_and_night"), Rng(1), Cards()
    game.roll(rng)
    for _ in range(40):
        moves.clear()
        game.legal(game.turn(), moves)
        game.apply(game.turn(), moves.items[rng.below(moves.size)])
    copy_from = game.fresh().copy_from

    def work(rounds: int) -> int:
        for _ in range(1000 * rounds):
            copy_from(game)
        return 1000 * rounds

    return rate(work)


def growth() -> int:
    """How many more kilobytes a simulation needs for fifty times as many matches."""
    game = usual_game("nox")
    play_batch(game, 1, 0, 200)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    play_batch(game, 1, 0, 10_000)
    return int(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)


if __name__ == "__main__":
    found: dict[str, float] = {id: decisions(id) for id in games.GAMES}
    found["copy_from"] = copies()
    found["growth_kb"] = growth()
    found["compiled"] = cards.__file__.endswith((".so", ".pyd"))
    json.dump(found, sys.stdout)
