"""Judges a single decision by what its player knew, never by what turned out later.

A search looks for the best move. If it prefers another move than the one played, two more searches
of the same length estimate both moves: each is forced to begin with one of them. The difference of
their win shares is what the decision gave away.
"""

from dataclasses import dataclass, replace
from math import sqrt

from lunasol.bots.answer import Reason
from lunasol.bots.bot import SearchBot
from lunasol.bots.search.search import Search
from lunasol.engine.cards import Rng
from lunasol.engine.game import Game
from lunasol.engine.match import MovePlayed
from lunasol.estimates import Z

STREAMS = 5
"""Random generators for one decision: for the search, for both moves, and for other moves."""
BESIDE = STREAMS - 3
"""How many other moves are estimated at most."""


@dataclass(frozen=True)
class BetterMove:
    """Another move that was better than the one played, though not the best one found."""

    move: int
    share: float
    reason: Reason | None


@dataclass(frozen=True)
class JudgedMove:
    """One decision. Shares are win shares; ``error`` is the 95 % error of their difference."""

    at: int
    """The number of log entries before this one."""
    seat: int
    move: int
    share: float
    best: int
    best_share: float
    error: float
    reason: Reason | None
    """Why the best move is good."""
    beside: tuple[BetterMove, ...] = ()
    """Further moves that were clearly better than the one played, the best first."""

    @property
    def loss(self) -> float:
        """The win share that the move gave away; zero if it is better than the best one found."""
        return max(0.0, self.best_share - self.share)

    @property
    def is_clear(self) -> bool:
        """Whether the loss is larger than the error of the estimate."""
        return self.loss > self.error


class Judge:
    def __init__(self, bot: SearchBot, seed: int = 0) -> None:
        self.bot = bot
        self.seed = seed

    def judge(self, at: int, entry: MovePlayed, known: Game) -> JudgedMove:
        """Judge the move of a log entry; ``known`` is the position as its seat knew it."""
        seat, move, streams = entry.seat, entry.code, range(STREAMS * at, STREAMS * (at + 1))
        answer = self.bot.answer(known, seat, Rng(self.seed, streams[0]))
        if move == answer.move:
            share = answer.candidates[0].win_share or 0.0
            return JudgedMove(at, seat, move, share, move, share, 0.0, answer.reason)
        best_share, best_error = self.estimate(known, seat, answer.move, streams[1])
        share, own_error = self.estimate(known, seat, move, streams[2])
        error = Z * sqrt(best_error**2 + own_error**2)
        found = JudgedMove(at, seat, move, share, answer.move, best_share, error, answer.reason)
        if not found.is_clear:
            return found
        others = [each.move for each in answer.candidates[1:] if each.visits and each.move != move]
        tried = zip(others[:BESIDE], streams[3:], strict=False)
        beside = [self.other_move(known, found, other, stream) for other, stream in tried]
        return replace(found, beside=ranked(beside, share + error))

    def other_move(self, known: Game, found: JudgedMove, move: int, stream: int) -> BetterMove:
        policy, seat = self.bot.policy, found.seat
        reason = None if policy is None else policy.explain(known, seat, move)
        return BetterMove(move, self.estimate(known, seat, move, stream)[0], reason)

    def estimate(self, known: Game, seat: int, move: int, stream: int) -> tuple[float, float]:
        """The win share after this move, and its standard error."""
        search = Search(known, seat, self.bot.policy, Rng(self.seed, stream), self.bot.budget)
        search.forced = move
        search.run()
        share, count = search.win_share(), int(search.iterations)
        return share, sqrt(max(share * (1 - share), 0.25 / count) / count)


def ranked(found: list[BetterMove], least: float) -> tuple[BetterMove, ...]:
    """The moves with a higher win share than ``least``, the best first."""
    better = (each for each in found if each.share > least)
    return tuple(sorted(better, key=lambda each: -each.share))
