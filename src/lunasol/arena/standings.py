"""What a tournament found: win shares, scores and ratings, with how sure one can be of them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating

from lunasol.arena.plan import start_of
from lunasol.arena.report import Estimate, Z, share_of
from lunasol.arena.tournament import Contest, Result

Holder = tuple[str, int]
"""A bot, and which of its seats at a table."""
ENOUGH = 4
"""So many deals are needed before one can say how sure a mean is."""


@dataclass(frozen=True)
class Standing:
    """How one bot did. The interval counts whole deals, whose matches depend on each other."""

    bot: str
    matches: int
    win_share: float
    low: float | None
    high: float | None
    mean_score: float
    score_low: float | None
    score_high: float | None
    rating: float
    rating_deviation: float


class Standings:
    """All bots of a contest, the strongest first."""

    def __init__(self, contest: Contest, results: Sequence[Result]) -> None:
        self.contest = contest
        self.results = results
        start = start_of(contest.plan)
        self.sides = [int(start.team(seat)) for seat in range(contest.plan.players)]
        self.par = 1 / len(set(self.sides))
        """The win share of a bot that is just as good as the others."""
        self.ratings = self.rated()
        found = [self.standing(name) for name in dict.fromkeys(contest.bots)]
        self.bots = sorted(found, key=lambda standing: -standing.win_share)

    def share(self, result: Result, seat: int) -> float:
        """Partners win together; sides that are level share the match."""
        winning = {self.sides[winner] for winner in result.winners}
        return 1 / len(winning) if self.sides[seat] in winning else 0.0

    def standing(self, name: str) -> Standing:
        shares = self.by_deal(name, self.share)
        scores = self.by_deal(name, lambda result, seat: float(result.scores[seat]))
        matches = sum(name in self.names(result) for result in self.results)
        won, score = share_interval(shares, matches), interval(scores)
        rating = self.ratings[name]
        return Standing(
            name,
            matches,
            *(won.mean, won.low, won.high),
            *(score.mean, score.low, score.high),
            *(rating.mean, (rating.high or 0) - rating.mean),
        )

    def names(self, result: Result) -> list[str]:
        return [self.contest.bots[number] for number in result.seating]

    def by_deal(self, name: str, measure: Any) -> list[float]:
        """The mean of a measure over the bot's seats in each deal it played in."""
        players = self.contest.plan.players
        means = []
        for first in range(0, len(self.results), players):
            values = [
                measure(result, seat)
                for result in self.results[first : first + players]
                for seat, other in enumerate(self.names(result))
                if other == name
            ]
            if values:
                means.append(sum(values) / len(values))
        return means

    # Ratings ----------------------------------------------------------------------------------

    def rated(self) -> dict[str, Estimate]:
        """By Plackett and Luce's model, match after match. A bot at several seats of a table has
        a rating for each of them, whose mean is its own."""
        model = PlackettLuce()
        ratings: dict[Holder, PlackettLuceRating] = {}
        for result in self.results:
            self.rate(model, result, ratings)
        return {name: mean_rating(name, ratings) for name in self.contest.bots}

    def rate(
        self, model: PlackettLuce, result: Result, ratings: dict[Holder, PlackettLuceRating]
    ) -> None:
        holders = numbered(self.names(result))
        teams = [
            [seat for seat, other in enumerate(self.sides) if other == side]
            for side in sorted(set(self.sides))
        ]
        before = [
            [ratings.setdefault(holders[seat], model.rating()) for seat in team] for team in teams
        ]
        for team, after in zip(
            teams, model.rate(before, ranks=self.ranks(result, teams)), strict=True
        ):
            ratings.update({holders[seat]: new for seat, new in zip(team, after, strict=True)})

    def ranks(self, result: Result, teams: list[list[int]]) -> list[float]:
        """Winners first, then by score."""
        keys = [(team[0] not in result.winners, -result.scores[team[0]]) for team in teams]
        return [float(sorted(keys).index(key)) if key[0] else 0.0 for key in keys]

    def as_json(self) -> dict[str, Any]:
        plan = self.contest.plan
        return {
            "game": plan.game,
            "players": plan.players,
            "options": dict(plan.options),
            "seed": plan.seed,
            "matches": len(self.results),
            "deals": len(self.results) // plan.players,
            "par": self.par,
            "confidence": 0.95,
            "bots": [asdict(standing) for standing in self.bots],
        }


def numbered(names: Sequence[str]) -> list[Holder]:
    """Who sits at each seat, bots of one name told apart by their order."""
    return [(name, names[:seat].count(name)) for seat, name in enumerate(names)]


def mean_rating(name: str, ratings: Mapping[Holder, PlackettLuceRating]) -> Estimate:
    """The rating and one deviation to either side."""
    own = [rating for (bot, _), rating in ratings.items() if bot == name]
    centre, deviation = mean(each.mu for each in own), mean(each.sigma for each in own)
    return Estimate(centre, centre - deviation, centre + deviation)


def mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)


def interval(values: Sequence[float]) -> Estimate:
    """Of the mean, by Student's distribution."""
    centre = mean(values)
    if len(values) < ENOUGH:
        return Estimate(centre, None, None)
    reach = student(len(values) - 1) * standard_error(values)
    return Estimate(centre, centre - reach, centre + reach)


def share_interval(shares: Sequence[float], matches: int) -> Estimate:
    """Wilson's interval for as many independent matches as these deals are worth."""
    centre, error = mean(shares), standard_error(shares)
    spread = centre * (1 - centre)
    worth = spread / (error * error) if error > 0 and spread > 0 else float(matches)
    if len(shares) < ENOUGH:
        return Estimate(centre, None, None)
    found = share_of(centre * worth, worth)
    return Estimate(centre, found.low, found.high)


def standard_error(values: Sequence[float]) -> float:
    if len(values) < 2:
        return 0.0
    centre = mean(values)
    variance = sum((value - centre) ** 2 for value in values) / (len(values) - 1)
    return sqrt(variance / len(values))


def student(freedom: int) -> float:
    """Student's 97.5 % point, from the normal one (Cornish and Fisher's expansion)."""
    first = (Z**3 + Z) / (4 * freedom)
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
    return Z + first + second
