"""The ladder of levels: each level plays the next one, on deals with the seats rotated."""

from itertools import pairwise

from lunasol.arena.results import BotResult, ResultsTable
from lunasol.arena.tournament import MatchResult, Tournament, compete
from lunasol.arena.workers import Progress, Workers
from lunasol.bots import registry
from lunasol.games import MatchSpec


class Ladder:
    """A tournament for each pair of neighbouring levels, and its results once it is played."""

    def __init__(self, tournaments: list[Tournament], matches: int) -> None:
        self.tournaments = tournaments
        self.deals = [tournament.deals(matches) for tournament in tournaments]
        self.results: list[ResultsTable] = []

    @staticmethod
    def of(spec: MatchSpec, matches: int, seed: int) -> "Ladder":
        pairs = pairwise(registry.LEVELS)
        return Ladder([Tournament.of(spec, pair, seed) for pair in pairs], matches)

    @property
    def matches(self) -> int:
        pairs = zip(self.tournaments, self.deals, strict=True)
        return sum(deals * tournament.spec.players for tournament, deals in pairs)

    def climb(self, workers: Workers, progress: Progress | None = None) -> None:
        """Play all tournaments."""
        for tournament, deals in zip(self.tournaments, self.deals, strict=True):
            results = compete(tournament, deals, workers, {}, forget, progress)
            self.results.append(ResultsTable(tournament, results))

    def pairs(self) -> list[tuple[BotResult, BotResult]]:
        """The results of the lower and the upper level of each tournament."""
        return [(by_number(found, 0), by_number(found, 1)) for found in self.results]


def by_number(results: ResultsTable, number: int) -> BotResult:
    name = results.tournament.bots[number]
    return next(bot for bot in results.bots if bot.bot == name)


def forget(_deal: int, _results: list[MatchResult]) -> None:
    """A ladder needs no checkpoint: it is short enough to be played again."""
