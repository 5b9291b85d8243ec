"""The statistics of one match: a few small numbers, and who led when."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

NOBODY = -1
"""No team leads alone, or no team is last alone."""
STEPS = 20
"""The lead is recorded after each twentieth of a match."""


class MatchStats(NamedTuple):
    decisions: int
    rounds: int
    first: int
    """The first seat."""
    seating: tuple[int, ...]
    """The number of the bot at each seat."""
    scores: tuple[int, ...]
    """By seat."""
    winners: tuple[int, ...]
    """The winning seats."""
    decided_by: int
    """The comparison that left only the winners: 0 is the score, higher numbers are tie-breaks."""
    lead_changes: int
    lead_from: int
    """The decision after which the winner always led alone; the last one if a tie-break decided."""
    leaders: tuple[int, ...]
    """The team that led alone after each step, or NOBODY."""
    lasts: tuple[int, ...]
    """The team that was last alone after each step, or NOBODY."""
    situations: tuple[int, ...]
    """How often each situation occurred."""


class LeadHistory:
    """Who leads and who is last after each decision; teams are numbered from 0."""

    def __init__(self) -> None:
        self.leaders: list[int] = []
        self.lasts: list[int] = []

    def add(self, scores: Sequence[int]) -> None:
        self.leaders.append(alone(scores, max(scores)))
        self.lasts.append(alone(scores, min(scores)))

    def changes(self) -> int:
        """How often the lead passes from one team to another; a tie in between is no change."""
        leading = [team for team in self.leaders if team != NOBODY]
        return sum(one != other for one, other in pairwise(leading))

    def led_from(self, winner: int) -> int:
        """The number of decisions after which this team led alone until the end."""
        decision = len(self.leaders)
        while decision > 0 and self.leaders[decision - 1] == winner:
            decision -= 1
        return decision

    def at_steps(self, teams: Sequence[int]) -> tuple[int, ...]:
        """The entries after 1/STEPS, 2/STEPS, … of the decisions, without the end."""
        total = len(teams)
        places = [max(1, total * step // STEPS) - 1 for step in range(1, STEPS)]
        return tuple(teams[place] for place in places)


def alone(scores: Sequence[int], value: int) -> int:
    """The only team with this score, or NOBODY."""
    return scores.index(value) if scores.count(value) == 1 else NOBODY
