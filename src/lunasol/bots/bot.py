"""The players: random, greedy, search. Each answers from a position blinded for its seat.

An answer depends on nothing but that position and the generator, so that it can be given again
after a restart, in another process, or in a review.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from lunasol.bots.policy import Policy, Reason
from lunasol.bots.search.search import Plan, Search
from lunasol.engine.cards import NOTHING, Cards, Rng
from lunasol.engine.game import Game


@dataclass(frozen=True)
class Candidate:
    """A move that was considered."""

    move: int
    worth: int
    """At first sight, in hundredths of a clear difference; the best one has 0."""
    visits: int = 0
    """How often the search tried it."""
    win_share: float | None = None
    """What share of the matches it expects to win with it."""


@dataclass(frozen=True)
class Answer:
    move: int
    candidates: tuple[Candidate, ...]
    """All legal moves that were considered, the best first."""
    reason: Reason | None
    iterations: int = 0


class Bot(ABC):
    """Somebody who plays, and can say what it thinks. Unless it slips both are the same move."""

    @abstractmethod
    def choose(self, position: Game, seat: int, rng: Rng) -> int: ...

    @abstractmethod
    def answer(self, position: Game, seat: int, rng: Rng) -> Answer: ...


class RandomBot(Bot):
    """Plays any legal move, each equally likely."""

    def choose(self, position: Game, seat: int, rng: Rng) -> int:
        moves = legal(position, seat)
        return int(moves.items[rng.below(moves.size)])

    def answer(self, position: Game, seat: int, rng: Rng) -> Answer:
        moves = legal(position, seat)
        candidates = tuple(Candidate(move, 0) for move in moves)
        return Answer(self.choose(position, seat, rng), candidates, None)


class GreedyBot(Bot):
    """Plays what looks best at first sight; now and then, by its slips, any other move."""

    def __init__(self, policy: Policy, noise: int, blunder_percent: int = 0) -> None:
        self.policy = policy
        self.noise = noise
        self.blunder_percent = blunder_percent
        """So many of a hundred moves are made at random."""

    def choose(self, position: Game, seat: int, rng: Rng) -> int:
        if blunders(self.blunder_percent, rng):
            return RandomBot().choose(position, seat, rng)
        return int(self.policy.choose(position, seat, self.noise, rng))

    def answer(self, position: Game, seat: int, rng: Rng) -> Answer:
        """What it thinks, without slips."""
        move = int(self.policy.choose(position, seat, self.noise, rng))
        candidates = at_first_sight(self.policy, position, seat)
        return Answer(move, candidates, self.policy.explain(position, seat, move))


class SearchBot(Bot):
    """Plays what many imagined matches speak for; now and then it slips, as greedy bots do."""

    def __init__(self, policy: Policy | None, plan: Plan, blunder_percent: int = 0) -> None:
        self.policy = policy
        self.plan = plan
        self.blunder_percent = blunder_percent

    def choose(self, position: Game, seat: int, rng: Rng) -> int:
        moves = legal(position, seat)
        if moves.size == 1 or blunders(self.blunder_percent, rng):
            return int(moves.items[rng.below(moves.size)])
        search = Search(position, seat, self.policy, rng, self.plan)
        search.run()
        return int(search.choose())

    def answer(self, position: Game, seat: int, rng: Rng) -> Answer:
        """What it thinks, without slips."""
        search = Search(position, seat, self.policy, rng, self.plan)
        search.run()
        move = int(search.choose())
        reason = None if self.policy is None else self.policy.explain(position, seat, move)
        found = sorted(
            self.searched(search, position, seat),
            key=lambda each: (each.move != move, -each.visits, -(each.win_share or 0)),
        )
        return Answer(move, tuple(found), reason, int(search.iterations))

    def searched(self, search: Search, position: Game, seat: int) -> list[Candidate]:
        found = []
        for candidate in at_first_sight(self.policy, position, seat):
            node = int(search.found(candidate.move))
            visits = 0 if node == NOTHING else int(search.tree.visits[node])
            share = search.tree.wins[node] / visits if visits else None
            found.append(Candidate(candidate.move, candidate.worth, visits, share))
        return found


def blunders(blunder_percent: int, rng: Rng) -> bool:
    return blunder_percent > 0 and rng.below(100) < blunder_percent


def legal(position: Game, seat: int) -> Cards:
    moves = Cards()
    position.legal(seat, moves)
    return moves


def at_first_sight(policy: Policy | None, position: Game, seat: int) -> tuple[Candidate, ...]:
    """All legal moves by their worth, the best first."""
    moves, scores = legal(position, seat), Cards()
    if policy is None:
        return tuple(Candidate(move, 0) for move in moves)
    policy.score_moves(position, seat, moves, scores)
    highest = max(scores)
    weighed = [Candidate(move, worth - highest) for move, worth in zip(moves, scores, strict=True)]
    return tuple(sorted(weighed, key=lambda candidate: -candidate.worth))
