"""The three kinds of bots: random, greedy and search.

A bot decides from a position that was blinded for its seat. Its answer depends only on that
position and the generator, so that it can be repeated after a restart, in another process or in
a review.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from lunasol.bots.answer import Answer, Candidate
from lunasol.bots.mistakes import PLAIN, Estimate, Temper, pick, weighed
from lunasol.bots.policy import Policy
from lunasol.bots.search.search import MOST_MOVES, Search, SearchBudget
from lunasol.engine.cards import NOTHING, Cards, Rng
from lunasol.engine.game import Game

TRIED_ENOUGH = 0.2
"""The search knows a move that it tried at least this share of the times that it tried the best."""


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
        """The move it plays. It may be a mistake, if the bot is meant to make some."""

    @abstractmethod
    def answer(self, position: Game, seat: int, rng: Rng) -> Answer:
        """The move it recommends, never a mistake, with the other moves and a reason."""


class RandomBot(Bot):
    """Plays any legal move, each equally likely."""

    def choose(self, position: Game, seat: int, rng: Rng) -> int:
        codes = position.legal_codes(seat)
        return codes[rng.below(len(codes))]

    def answer(self, position: Game, seat: int, rng: Rng) -> Answer:
        candidates = tuple(Candidate(move, 0) for move in position.legal_codes(seat))
        return Answer(self.choose(position, seat, rng), candidates, None)


class GreedyBot(Bot):
    """Plays the move with the best score at first sight, apart from its mistakes."""

    def __init__(self, policy: Policy, temper: Temper = PLAIN) -> None:
        self.policy = policy
        self.temper = temper

    def choose(self, position: Game, seat: int, rng: Rng) -> int:
        position.limit_moves(MOST_MOVES)
        if self.temper.is_plain:
            return self.best(position, seat, rng)
        return pick(self.weigh(position, seat), self.temper, position, seat, rng)

    def best(self, position: Game, seat: int, rng: Rng) -> int:
        """The move with the best score, or any of those that share it."""
        return int(self.policy.choose(position, seat, 1, rng))

    def weigh(self, position: Game, seat: int) -> list[Estimate]:
        """The best moves by their score."""
        found = at_first_sight(self.policy, position, seat)
        return [Estimate(each.move, each.score) for each in found[: weighed(len(found))]]

    def answer(self, position: Game, seat: int, rng: Rng) -> Answer:
        position.limit_moves(MOST_MOVES)
        move = self.best(position, seat, rng)
        candidates = at_first_sight(self.policy, position, seat)
        return Answer(move, candidates, self.policy.explain(position, seat, move))


class SearchBot(Bot):
    """Plays the move that a search found best, apart from its mistakes."""

    def __init__(self, policy: Policy | None, budget: SearchBudget, temper: Temper = PLAIN) -> None:
        self.policy = policy
        self.budget = budget
        self.temper = temper

    def choose(self, position: Game, seat: int, rng: Rng) -> int:
        position.limit_moves(MOST_MOVES)
        codes = position.legal_codes(seat)
        if len(codes) == 1:
            return codes[0]
        search = self.search(position, seat, rng)
        if self.temper.is_plain:
            return int(search.choose())
        estimates = self.weigh(search, self.ranked(search, position, seat))
        return pick(estimates, self.temper, position, seat, rng)

    def search(self, position: Game, seat: int, rng: Rng) -> Search:
        search = Search(position, seat, self.policy, rng, self.budget)
        search.run()
        return search

    def weigh(self, search: Search, ranked: Sequence[Candidate]) -> list[Estimate]:
        """The best moves by what they gained, if the search tried them often enough to know."""
        enough = ranked[0].visits * TRIED_ENOUGH
        known = [each.move for each in ranked[: weighed(len(ranked))] if each.visits >= enough]
        return [Estimate(move, search.mean(move)) for move in known]

    def answer(self, position: Game, seat: int, rng: Rng) -> Answer:
        position.limit_moves(MOST_MOVES)
        search = self.search(position, seat, rng)
        ranked = self.ranked(search, position, seat)
        move = ranked[0].move
        reason = None if self.policy is None else self.policy.explain(position, seat, move)
        return Answer(move, tuple(ranked), reason, int(search.iterations))

    def ranked(self, search: Search, position: Game, seat: int) -> list[Candidate]:
        """All legal moves, with what the search found out about those that it tried: its choice
        first, then those that it tried longest."""
        best = int(search.choose())
        return sorted(
            self.searched(search, position, seat),
            key=lambda each: (each.move != best, -each.visits, -(each.win_share or 0)),
        )

    def searched(self, search: Search, position: Game, seat: int) -> list[Candidate]:
        found = []
        for candidate in at_first_sight(self.policy, position, seat):
            tried = visits(search, candidate.move)
            won = search.tree.wins[search.found(candidate.move)] / tried if tried else None
            found.append(Candidate(candidate.move, candidate.score, tried, won))
        return found


def visits(search: Search, move: int) -> int:
    """How often the search tried a move."""
    node = int(search.found(move))
    return 0 if node == NOTHING else int(search.tree.visits[node])


def at_first_sight(policy: Policy | None, position: Game, seat: int) -> tuple[Candidate, ...]:
    """All legal moves by the policy's score, the best first."""
    moves, scores = Cards.of(position.legal_codes(seat)), Cards()
    if policy is None:
        return tuple(Candidate(move, 0) for move in moves)
    policy.score_moves(position, seat, moves, scores)
    highest = max(scores)
    found = [Candidate(move, score - highest) for move, score in zip(moves, scores, strict=True)]
    return tuple(sorted(found, key=lambda candidate: -candidate.score))
