# Compiled by mypyc, see COMPILED in hatch_build.py.
"""How good a seat's moves look at first sight. The greedy bot plays by this alone.

The search uses a policy for every seat in its playouts, so ``score_moves`` works on ints and
allocates nothing. It reads only what the seat knows: other hands may be UNKNOWN.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64, mypyc_attr

from lunasol.engine.cards import Cards, Rng
from lunasol.engine.events import Fact
from lunasol.engine.game import Game

CLEARLY: Final = 100
"""A move that is worth so much more than another is clearly the better one."""


class Reason:
    """Why a move is a good one, as a key and facts: texts are made from it in any language."""

    def __init__(self, key: str, facts: Mapping[str, Fact]) -> None:
        self.key = key
        self.facts = facts

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {dict(self.facts)!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(ABC):
    """The hand-written knowledge of one game."""

    def __init__(self, lead: i64) -> None:
        self.lead: i64 = lead
        """A lead of so many points in the final score is a comfortable one."""
        self._moves: Cards = Cards(256)
        self._scores: Cards = Cards(256)

    @abstractmethod
    def score_moves(self, game: Game, seat: i64, moves: Cards, scores: Cards) -> None:
        """Append to ``scores`` what each of the moves is worth; CLEARLY is a clear difference."""

    @abstractmethod
    def explain(self, game: Game, seat: i64, move: i64) -> Reason:
        """What speaks most for this legal move."""

    def is_quiet(self, game: Game, moves: i64) -> bool:
        """Whether a playout may stop here, so many moves after it began, and be judged by the
        outlook: what comes later says little about the move in question, but much about luck."""
        return False

    def expected_score(self, game: Game, seat: i64) -> i64:
        """The score that the seat may expect in the end, in hundredths of a point. For this, too,
        a seat counts with its own hand only."""
        return 100 * game.score(seat)

    def uncertainty(self, game: Game) -> float:
        """How little an outlook settles: so many points behind is e times less likely to win."""
        return float(self.lead) * 0.5

    def condition_hands(self, game: Game, seat: i64, rng: Rng) -> None:
        """Change the hands that this seat only imagines, so that they fit how the others have
        played. As they come, every hand that fits the cards is as likely as any other."""
        return

    def choose(self, game: Game, seat: i64, noise: i64, rng: Rng) -> i64:
        """The move of most worth; those that are less than ``noise`` apart may change places."""
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
    """The place of the highest worth; each has a random part below ``noise`` added to it."""
    found: i64 = 0
    highest: i64 = 0
    for i in range(scores.size):
        worth = scores.items[i] * 2 + rng.below(2 * noise)
        if i == 0 or worth > highest:
            found = i
            highest = worth
    return found
