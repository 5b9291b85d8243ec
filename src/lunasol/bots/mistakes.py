"""How a bot departs from its best move: by mistakes that people make, and by its manner.

A level errs by temperature: the closer a move comes to the best one by the bot's own estimate, the
likelier it is played instead (softmax). A manner decides between moves that are nearly equal.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp

from lunasol.engine.cards import Rng
from lunasol.engine.game import Game

MOST_WEIGHED = 12
"""A person weighs a handful of moves, however many there are."""
CHANCES = 1 << 30
"""How finely the weights of the moves are divided."""

Meddling = Callable[[Game, int, int], int]
"""Of a game, a seat and its move: 1 if it touches the others' place, -1 if it serves its own, and
0 if neither can be said."""


@dataclass(frozen=True)
class Estimate:
    """What a bot holds a move to be worth, on a scale of its own."""

    move: int
    worth: float


@dataclass(frozen=True)
class Temper:
    """How a bot departs from its best move, on the scale of its estimates."""

    temperature: float = 0.0
    """A move this much worse is e times less likely; 0 never errs."""
    margin: float = 0.0
    """Moves not further apart than this are equal to the manner."""
    suits: Meddling | None = None
    """What the manner looks for, the higher the better; None if the bot has no manner."""

    @property
    def is_plain(self) -> bool:
        """Whether the bot always plays its best move."""
        return self.temperature == 0 and self.suits is None


PLAIN = Temper()


def weighed(moves: int) -> int:
    """How many of so many moves may be played at all: not the worst quarter, which nobody plays who
    looks at the cards; but of two moves both."""
    return min(MOST_WEIGHED, max(2, moves * 3 // 4))


def pick(estimates: Sequence[Estimate], temper: Temper, position: Game, seat: int, rng: Rng) -> int:
    """The move that is played, of estimates with the best one first."""
    meant = estimates[misjudge([each.worth for each in estimates], temper.temperature, rng)]
    suits = temper.suits
    if suits is None:
        return meant.move
    equal = [each for each in estimates if abs(each.worth - meant.worth) <= temper.margin]
    chosen = max(
        equal,
        key=lambda each: (suits(position, seat, each.move), -abs(each.worth - meant.worth)),
    )
    return chosen.move


def misjudge(worths: Sequence[float], temperature: float, rng: Rng) -> int:
    """The index of a move by softmax over what the moves are worth, the best one first."""
    if temperature == 0 or len(worths) == 1:
        return 0
    highest = max(worths)
    weights = [exp((worth - highest) / temperature) for worth in worths]
    drawn = sum(weights) * float(rng.below(CHANCES)) / CHANCES
    for index, weight in enumerate(weights):
        drawn -= weight
        if drawn < 0:
            return index
    return 0
