"""The three kinds of bots: random, greedy and search.

A bot decides from a position that was blinded for its seat. Its answer depends only on that
position and the generator, so that it can be repeated after a restart, in another process or in
a review.
"""

from abc import ABC, abstractmethod

from lunasol.bots.answer import Answer, Candidate
from lunasol.bots.policy import Policy
from lunasol.bots.search.search import MOST_MOVES, Search, SearchBudget
from lunasol.engine.cards import NOTHING, Cards, Rng
from lunasol.engine.game import Game


class Bot(ABC):
    """A player that is a program. It is given what its seat knows, and nothing more.

    Examples:
        >>> import lunasol
        >>> from lunasol.bots.answer import Answer, Candidate
        >>> from lunasol.engine.cards import Rng
        >>> class FirstMove(lunasol.Bot):
        ...     def choose(self, position, seat, rng):
        ...         return position.legal_codes(seat)[0]
        ...     def answer(self, position, seat, rng):
        ...         candidates = tuple(Candidate(move, 0) for move in position.legal_codes(seat))
        ...         return Answer(self.choose(position, seat, rng), candidates, None)
        >>> match = lunasol.start("nox", players=3, secret=bytes(32))
        >>> while not match.over:
        ...     seat = match.to_act[0]
        ...     match.push_code(seat, FirstMove().choose(match.blinded(seat), seat, Rng(1)))
    """

    @abstractmethod
    def choose(self, position: Game, seat: int, rng: Rng) -> int:
        """The move it plays. It may be a blunder, if the bot is meant to blunder."""

    @abstractmethod
    def answer(self, position: Game, seat: int, rng: Rng) -> Answer:
        """The move it recommends, never a blunder, with the other moves and a reason."""


class RandomBot(Bot):
    """Plays any legal move, each equally likely."""

    def choose(self, position: Game, seat: int, rng: Rng) -> int:
        codes = position.legal_codes(seat)
        return codes[rng.below(len(codes))]

    def answer(self, position: Game, seat: int, rng: Rng) -> Answer:
        candidates = tuple(Candidate(move, 0) for move in position.legal_codes(seat))
        return Answer(self.choose(position, seat, rng), candidates, None)


class GreedyBot(Bot):
    """Plays the move with the best score at first sight, apart from its blunders."""

    def __init__(self, policy: Policy, noise: int, blunder_percent: int = 0) -> None:
        self.policy = policy
        self.noise = noise
        """Moves whose scores differ by less than this may change places."""
        self.blunder_percent = blunder_percent
        """How many of a hundred moves are chosen at random."""

    def choose(self, position: Game, seat: int, rng: Rng) -> int:
        position.limit_moves(MOST_MOVES)
        if blunders(self.blunder_percent, rng):
            return RandomBot().choose(position, seat, rng)
        return int(self.policy.choose(position, seat, self.noise, rng))

    def answer(self, position: Game, seat: int, rng: Rng) -> Answer:
        position.limit_moves(MOST_MOVES)
        move = int(self.policy.choose(position, seat, self.noise, rng))
        candidates = at_first_sight(self.policy, position, seat)
        return Answer(move, candidates, self.policy.explain(position, seat, move))


class SearchBot(Bot):
    """Plays the move that a search found best, apart from its blunders."""

    def __init__(
        self, policy: Policy | None, budget: SearchBudget, blunder_percent: int = 0
    ) -> None:
        self.policy = policy
        self.budget = budget
        self.blunder_percent = blunder_percent

    def choose(self, position: Game, seat: int, rng: Rng) -> int:
        position.limit_moves(MOST_MOVES)
        codes = position.legal_codes(seat)
        if len(codes) == 1 or blunders(self.blunder_percent, rng):
            return codes[rng.below(len(codes))]
        search = Search(position, seat, self.policy, rng, self.budget)
        search.run()
        return int(search.choose())

    def answer(self, position: Game, seat: int, rng: Rng) -> Answer:
        position.limit_moves(MOST_MOVES)
        search = Search(position, seat, self.policy, rng, self.budget)
        search.run()
        move = int(search.choose())
        reason = None if self.policy is None else self.policy.explain(position, seat, move)
        found = sorted(
            self.searched(search, position, seat),
            key=lambda each: (each.move != move, -each.visits, -(each.win_share or 0)),
        )
        return Answer(move, tuple(found), reason, int(search.iterations))

    def searched(self, search: Search, position: Game, seat: int) -> list[Candidate]:
        """All legal moves, with what the search found out about those that it tried."""
        found = []
        for candidate in at_first_sight(self.policy, position, seat):
            node = int(search.found(candidate.move))
            visits = 0 if node == NOTHING else int(search.tree.visits[node])
            share = search.tree.wins[node] / visits if visits else None
            found.append(Candidate(candidate.move, candidate.score, visits, share))
        return found


def blunders(blunder_percent: int, rng: Rng) -> bool:
    """Whether this move is one of the blunders."""
    return blunder_percent > 0 and rng.below(100) < blunder_percent


def at_first_sight(policy: Policy | None, position: Game, seat: int) -> tuple[Candidate, ...]:
    """All legal moves by the policy's score, the best first."""
    moves, scores = Cards.of(position.legal_codes(seat)), Cards()
    if policy is None:
        return tuple(Candidate(move, 0) for move in moves)
    policy.score_moves(position, seat, moves, scores)
    highest = max(scores)
    found = [Candidate(move, score - highest) for move, score in zip(moves, scores, strict=True)]
    return tuple(sorted(found, key=lambda candidate: -candidate.score))
