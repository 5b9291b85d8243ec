# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Random play at full speed: whole matches of uniformly random legal moves."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lunasol.engine.cards import Cards, Rng
from lunasol.engine.game import CHANCE, Game

WHOLE_WIN: Final = 60
"""A won match in a tally. One to six winners can share it without a remainder."""


def playout(game: Game, rng: Rng, moves: Cards) -> i64:
    """Play to the end by random legal moves; returns the number of decisions."""
    decisions: i64 = 0
    while True:
        seat = game.turn()
        if seat >= 0:
            moves.clear()
            game.legal(seat, moves)
            game.apply(seat, moves.items[rng.below(moves.size)])
            decisions += 1
        elif seat == CHANCE:
            game.roll(rng)
        else:
            return decisions


@final
class Tally:
    """Sums over many matches, enough for means and confidence intervals."""

    def __init__(self, players: i64) -> None:
        self.matches: i64 = 0
        self.decisions: i64 = 0
        self.decisions_squared: i64 = 0
        self.shortest: i64 = 0
        self.longest: i64 = 0
        self.score: vec[i64] = vec[i64]([0] * players)
        self.score_squared: vec[i64] = vec[i64]([0] * players)
        self.win_share: vec[i64] = vec[i64]([0] * players)
        self.win_share_squared: vec[i64] = vec[i64]([0] * players)

    def add(self, game: Game, decisions: i64) -> None:
        self.shortest = decisions if self.matches == 0 else min(self.shortest, decisions)
        self.longest = max(self.longest, decisions)
        self.matches += 1
        self.decisions += decisions
        self.decisions_squared += decisions * decisions
        winners = game.winners()
        share: i64 = WHOLE_WIN // bits(winners)
        for seat in range(game.players):
            score = game.score(seat)
            self.score[seat] += score
            self.score_squared[seat] += score * score
            if winners >> seat & 1:
                self.win_share[seat] += share
                self.win_share_squared[seat] += share * share


def bits(mask: i64) -> i64:
    found: i64 = 0
    while mask:
        found += mask & 1
        mask >>= 1
    return found


def play_batch(start: Game, seed: int, first: int, matches: int) -> Tally:
    """Play matches from number ``first`` on.

    Each has its own generator, so the sum of all batches does not depend on their size.
    """
    tally = Tally(start.players)
    rng = Rng(seed)
    moves = Cards(256)
    game = start.fresh()
    for number in range(first, first + matches):
        rng.reseed(seed, number)
        game.copy_from(start)
        tally.add(game, playout(game, rng, moves))
    return tally
