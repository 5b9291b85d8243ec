# Compiled by mypyc, see COMPILED in hatch_build.py.
"""A policy scores the moves of a seat at first sight. The greedy bot plays by it alone.

The search uses a policy for every seat in its playouts, so ``score_moves`` works on ints and
allocates nothing. It reads only what the seat knows: other hands may be UNKNOWN.
"""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from lunasol.bots.answer import Reason
from lunasol.engine.cards import Cards, Rng
from lunasol.engine.game import Game

CLEAR_DIFFERENCE: Final = 100
"""A move whose score is higher by this much is clearly the better one."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(ABC):
    """The hand-written knowledge of one game."""

    def __init__(self, lead: i64) -> None:
        self.lead: i64 = lead
        """A comfortable lead in the final score, in points."""
        self._moves: Cards = Cards(256)
        self._scores: Cards = Cards(256)

    @abstractmethod
    def score_moves(self, game: Game, seat: i64, moves: Cards, scores: Cards) -> None:
        """Append a score for each of the moves to ``scores``, higher is better.

        Scores of one call are comparable; CLEAR_DIFFERENCE apart is clearly better.
        """

    @abstractmethod
    def explain(self, game: Game, seat: i64, move: i64) -> Reason:
        """The strongest reason for this legal move."""

    def is_quiet(self, game: Game, moves: i64) -> bool:
        """Whether a playout may stop here, ``moves`` moves after it began.

        It is then judged by ``expected_score``: what follows would say little about the move in
        question and much about luck.
        """
        return False

    def expected_score(self, game: Game, seat: i64) -> i64:
        """The final score that the seat may expect, in hundredths of a point.

        Here too a seat knows its own hand only.
        """
        return 100 * game.score(seat)

    def uncertainty(self, game: Game) -> float:
        """How far an expected score may be off: a team that many points behind is e times less
        likely to win."""
        return float(self.lead) * 0.5

    def condition_hands(self, game: Game, seat: i64, rng: Rng) -> None:
        """Change the hands that this seat imagines so that they fit how the others have played.

        Without it, every hand that fits the cards is equally likely.
        """
        return

    def choose(self, game: Game, seat: i64, noise: i64, rng: Rng) -> i64:
        """The move with the best score; moves less than ``noise`` apart may change places."""
        moves = self._moves
        scores = self._scores
        moves.clear()
        game.legal(seat, moves)
        if moves.size == 1:
            return moves.items[0]
        scores.clear()
        self.score_moves(game, seat, moves, scores)
        return moves.items[best(scores, noise, rng)]


def best(scores: Cards, noise: i64, rng: Rng) -> i64:
    """The index of the highest score, after adding a random part below ``noise`` to each."""
    found: i64 = 0
    highest: i64 = 0
    for i in range(scores.size):
        score = scores.items[i] * 2 + rng.below(2 * noise)
        if i == 0 or score > highest:
            found = i
            highest = score
    return found
