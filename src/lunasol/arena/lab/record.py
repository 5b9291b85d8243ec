"""What is written down of one match: a few small numbers, and the course of the lead."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

NOBODY = -1
"""Nobody leads, or is last, alone."""
STEPS = 20
"""The lead is looked at after each twentieth of a match."""


class Record(NamedTuple):
    decisions: int
    rounds: int
    first: int
    """The first seat."""
    seating: tuple[int, ...]
    """Which of the bots sat at each seat."""
    scores: tuple[int, ...]
    """By seat."""
    winners: tuple[int, ...]
    """The winning seats."""
    decided_by: int
    """Which comparison left only the winners: 0 is the score, others break ties."""
    lead_changes: int
    lead_from: int
    """From which decision on the winner led alone; all of them if only a tie-break decided."""
    leaders: tuple[int, ...]
    """The side that led alone after each step, or NOBODY."""
    lasts: tuple[int, ...]
    """The side that was last alone."""
    situations: tuple[int, ...]
    """How often each occurred."""


class Course:
    """Who leads and who is last, decision by decision; sides are numbered from 0."""

    def __init__(self) -> None:
        self.leaders: list[int] = []
        self.lasts: list[int] = []

    def add(self, scores: Sequence[int]) -> None:
        self.leaders.append(alone(scores, max(scores)))
        self.lasts.append(alone(scores, min(scores)))

    def changes(self) -> int:
        """How often another side leads than led before; being level is no change by itself."""
        leading = [side for side in self.leaders if side != NOBODY]
        return sum(one != other for one, other in pairwise(leading))

    def led_from(self, winner: int) -> int:
        """After which decision this side led alone until the end."""
        decision = len(self.leaders)
        while decision > 0 and self.leaders[decision - 1] == winner:
            decision -= 1
        return decision

    def at_steps(self, sides: Sequence[int]) -> tuple[int, ...]:
        """After 1/STEPS, 2/STEPS, … of the decisions; the end is left out."""
        total = len(sides)
        places = [max(1, total * step // STEPS) - 1 for step in range(1, STEPS)]
        return tuple(sides[place] for place in places)


def alone(scores: Sequence[int], value: int) -> int:
    return scores.index(value) if scores.count(value) == 1 else NOBODY
