"""The ladder of levels: each plays the one above it, on deals where the seats are rotated."""

from itertools import pairwise

from lunasol.arena.plan import Plan
from lunasol.arena.report import Estimate
from lunasol.arena.standings import Standing, Standings
from lunasol.arena.tournament import Contest, Progress, Result, compete
from lunasol.arena.workers import Workers
from lunasol.bots import registry
from lunasol.bots.bot import SearchBot


class Ladder:
    """A contest for each two neighbouring levels, and then how it went."""

    def __init__(self, contests: list[Contest], matches: int) -> None:
        self.contests = contests
        self.deals = [contest.deals(matches) for contest in contests]
        self.standings: list[Standings] = []

    @staticmethod
    def of(plan: Plan, matches: int) -> "Ladder":
        bots = [without_clock(level, plan.game) for level in registry.LEVELS]
        return Ladder([Contest.of(plan, pair) for pair in pairwise(bots)], matches)

    @property
    def matches(self) -> int:
        pairs = zip(self.contests, self.deals, strict=True)
        return sum(deals * contest.plan.players for contest, deals in pairs)

    def climb(self, workers: Workers, progress: Progress | None = None) -> None:
        for contest, deals in zip(self.contests, self.deals, strict=True):
            results = compete(contest, deals, workers, {}, forget, progress)
            self.standings.append(Standings(contest, results))

    def pairs(self) -> list[tuple[Standing, Standing]]:
        """The lower and the upper level of each contest."""
        return [(by_name(found, 0), by_name(found, 1)) for found in self.standings]


def without_clock(level: str, game: str) -> str:
    """A level that thinks against the clock is replaced by as many iterations at any speed."""
    bot = registry.bot(level, game)
    return f"search:{int(bot.budget.iterations)}" if isinstance(bot, SearchBot) else level


def by_name(standings: Standings, number: int) -> Standing:
    name = standings.contest.bots[number]
    return next(standing for standing in standings.bots if standing.bot == name)


def win_share(standing: Standing) -> Estimate:
    return Estimate(standing.win_share, standing.low, standing.high)


def forget(_deal: int, _results: list[Result]) -> None:
    """A ladder is short enough to be played again."""
