"""The results table of a tournament: win shares, scores and ratings, with their uncertainty."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating

from lunasol.arena.play import teams_of
from lunasol.arena.tournament import MatchResult, Tournament
from lunasol.estimates import Estimate, mean, mean_interval, share_interval

RatedSeat = tuple[str, int]
"""A bot and the index of one of its seats at a table."""


@dataclass(frozen=True)
class BotResult:
    """How one bot did.

    Intervals treat a deal as one observation, because the matches of a deal depend on each other.
    """

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

    @property
    def wins(self) -> Estimate:
        return Estimate(self.win_share, self.low, self.high)

    @property
    def score(self) -> Estimate:
        return Estimate(self.mean_score, self.score_low, self.score_high)


class ResultsTable:
    """All bots of a tournament, the strongest first."""

    def __init__(self, tournament: Tournament, results: Sequence[MatchResult]) -> None:
        self.tournament = tournament
        self.results = results
        self.teams = teams_of(tournament.spec)
        self.par = 1 / len(set(self.teams))
        """The win share of a bot that is as good as the others."""
        self.ratings = self.rated()
        found = [self.bot_result(name) for name in dict.fromkeys(tournament.bots)]
        self.bots = sorted(found, key=lambda bot: -bot.win_share)

    def share(self, result: MatchResult, seat: int) -> float:
        """The seat's share of the win: partners win together, tied teams share the match."""
        winning = {self.teams[winner] for winner in result.winners}
        return 1 / len(winning) if self.teams[seat] in winning else 0.0

    def bot_result(self, name: str) -> BotResult:
        shares = self.by_deal(name, self.share)
        scores = self.by_deal(name, lambda result, seat: float(result.scores[seat]))
        matches = sum(name in self.names(result) for result in self.results)
        won, score = share_interval(shares, matches), mean_interval(scores)
        rating = self.ratings[name]
        return BotResult(
            name,
            matches,
            *(won.mean, won.low, won.high),
            *(score.mean, score.low, score.high),
            *(rating.mean, (rating.high or 0) - rating.mean),
        )

    def names(self, result: MatchResult) -> list[str]:
        return [self.tournament.bots[number] for number in result.seating]

    def by_deal(self, name: str, measure: Callable[[MatchResult, int], float]) -> list[float]:
        """The mean of a measure over the bot's seats, for each deal that it played in."""
        players = self.tournament.spec.players
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
        """Ratings by the Plackett-Luce model, updated match by match.

        A bot that holds several seats of a table has one rating for each; its own is their mean.
        """
        model = PlackettLuce()
        ratings: dict[RatedSeat, PlackettLuceRating] = {}
        for result in self.results:
            self.rate(model, result, ratings)
        return {name: mean_rating(name, ratings) for name in self.tournament.bots}

    def rate(
        self,
        model: PlackettLuce,
        result: MatchResult,
        ratings: dict[RatedSeat, PlackettLuceRating],
    ) -> None:
        rated = rated_seats(self.names(result))
        partners = [
            [seat for seat, other in enumerate(self.teams) if other == team]
            for team in sorted(set(self.teams))
        ]
        before = [
            [ratings.setdefault(rated[seat], model.rating()) for seat in seats]
            for seats in partners
        ]
        updated = model.rate(before, ranks=self.ranks(result, partners))
        for seats, after in zip(partners, updated, strict=True):
            ratings.update({rated[seat]: new for seat, new in zip(seats, after, strict=True)})

    def ranks(self, result: MatchResult, partners: list[list[int]]) -> list[float]:
        """The rank of each team: the winners first, the others by score."""
        keys = [(seats[0] not in result.winners, -result.scores[seats[0]]) for seats in partners]
        return [float(sorted(keys).index(key)) if key[0] else 0.0 for key in keys]

    def as_json(self) -> dict[str, Any]:
        spec = self.tournament.spec
        return {
            "game": spec.game,
            "players": spec.players,
            "options": dict(spec.options),
            "seed": self.tournament.seed,
            "matches": len(self.results),
            "deals": len(self.results) // spec.players,
            "par": self.par,
            "confidence": 0.95,
            "bots": [asdict(bot) for bot in self.bots],
        }


def rated_seats(names: Sequence[str]) -> list[RatedSeat]:
    """For each seat its bot, and how many seats before it have the same bot."""
    return [(name, names[:seat].count(name)) for seat, name in enumerate(names)]


def mean_rating(name: str, ratings: Mapping[RatedSeat, PlackettLuceRating]) -> Estimate:
    """The rating, with one standard deviation to either side."""
    own = [rating for (bot, _), rating in ratings.items() if bot == name]
    centre, deviation = mean(each.mu for each in own), mean(each.sigma for each in own)
    return Estimate(centre, centre - deviation, centre + deviation)
