"""The measures of a sample: each reads one number from the statistics of the matches."""

from collections.abc import Callable
from dataclasses import dataclass

from lunasol.estimates import Estimate
from lunasol.lab.sampling.match_stats import NOBODY, STEPS, MatchStats
from lunasol.lab.sampling.sampling import Sample
from lunasol.lab.statistics.ratios import Pairs, Ratio

Reading = Callable[[MatchStats], tuple[float, float]]
"""A value of one match and its weight, which is 0 if there is nothing to measure."""


NUMBER, PART, SHARE = range(3)
"""The kinds of measures: any number, a part of a whole, a share of matches."""


@dataclass(frozen=True)
class Measure:
    label: str
    kind: int
    pairs: Pairs

    @property
    def is_percent(self) -> bool:
        return self.kind != NUMBER

    @property
    def ratio(self) -> Ratio:
        return Ratio.of(self.pairs)

    @property
    def estimate(self) -> Estimate:
        return self.ratio.share() if self.kind == SHARE else self.ratio.mean()


class Measures:
    """All measures of one sample."""

    def __init__(self, sample: Sample) -> None:
        self.sample = sample
        self.teams = sorted(set(sample.teams))
        """The numbers of the teams; each is the first seat of its team."""
        self.par = 1 / len(self.teams)
        self.players = sample.spec.players

    def read(self, label: str, reading: Reading, kind: int) -> Measure:
        turns, all_stats = self.sample.sampling.turns, self.sample.stats
        values = [reading(stats) for stats in all_stats]
        deals = [values[first : first + turns] for first in range(0, len(values), turns)]
        pairs = [(sum(y for y, _ in deal), sum(n for _, n in deal)) for deal in deals]
        return Measure(label, kind, pairs)

    def value(self, label: str, value: Callable[[MatchStats], float]) -> Measure:
        return self.read(label, lambda stats: (value(stats), 1), NUMBER)

    def share(self, label: str, value: Callable[[MatchStats], float]) -> Measure:
        return self.read(label, lambda stats: (value(stats), 1), SHARE)

    # Seats ------------------------------------------------------------------------------------

    def won(self, stats: MatchStats, team: int) -> float:
        """The share of the match that this team won."""
        winning = {self.sample.teams[seat] for seat in stats.winners}
        return 1 / len(winning) if team in winning else 0.0

    def seat_wins(self, seat: int) -> Measure:
        team = self.sample.teams[seat]
        return self.share(f"seat {seat}: share of wins", lambda stats: self.won(stats, team))

    def seat_score(self, seat: int) -> Measure:
        return self.value(f"seat {seat}: mean score", lambda stats: stats.scores[seat])

    def order_wins(self, place: int) -> Measure:
        def value(stats: MatchStats) -> float:
            return self.won(stats, self.sample.teams[self.in_order(stats, place)])

        return self.share(f"place {place + 1}: share of wins", value)

    def order_score(self, place: int) -> Measure:
        return self.value(
            f"place {place + 1}: mean score",
            lambda stats: stats.scores[self.in_order(stats, place)],
        )

    def in_order(self, stats: MatchStats, place: int) -> int:
        """The seat at this place in the order of play."""
        return (stats.first + place) % self.players

    def bot_wins(self, bot: str) -> Measure:
        """The share of wins of one seat of this bot."""
        names = self.sample.sampling.bots

        def reading(stats: MatchStats) -> tuple[float, float]:
            seats = [seat for seat, number in enumerate(stats.seating) if names[number] == bot]
            return sum(self.won(stats, self.sample.teams[seat]) for seat in seats), len(seats)

        return self.read(bot, reading, SHARE)

    # Matches ----------------------------------------------------------------------------------

    def decisions(self) -> Measure:
        return self.value("decisions in a match", lambda stats: stats.decisions)

    def rounds(self) -> Measure:
        return self.value(f"{self.sample.observer.rounds} in a match", lambda stats: stats.rounds)

    def team_scores(self, stats: MatchStats) -> list[int]:
        return sorted((stats.scores[team] for team in self.teams), reverse=True)

    def score(self) -> Measure:
        return self.value("score", lambda stats: sum(self.team_scores(stats)) / len(self.teams))

    def best_score(self) -> Measure:
        return self.value("winner's score", lambda stats: self.team_scores(stats)[0])

    def margin(self) -> Measure:
        return self.value("margin of victory", margin_of(self))

    def shared(self) -> Measure:
        def is_shared(stats: MatchStats) -> bool:
            return len({self.sample.teams[seat] for seat in stats.winners}) > 1

        return self.share("shared victories", is_shared)

    def tie_breaks(self) -> Measure:
        return self.share("decided by a tie-break", lambda stats: stats.decided_by > 0)

    # The lead ---------------------------------------------------------------------------------

    def lead_changes(self) -> Measure:
        return self.value("lead changes in a match", lambda stats: stats.lead_changes)

    def lead_from(self) -> Measure:
        """The part of the match after which the winner leads for good; ties are left out."""

        def reading(stats: MatchStats) -> tuple[float, float]:
            alone = len({self.sample.teams[seat] for seat in stats.winners}) == 1
            return (stats.lead_from / stats.decisions if alone else 0.0), float(alone)

        return self.read("the winner leads for good after", reading, PART)

    def leader_wins(self, step: int) -> Measure:
        return self.placed_wins("leader", step, lambda stats: stats.leaders[step - 1])

    def last_wins(self, step: int) -> Measure:
        return self.placed_wins("last", step, lambda stats: stats.lasts[step - 1])

    def placed_wins(self, who: str, step: int, team_of: Callable[[MatchStats], int]) -> Measure:
        def reading(stats: MatchStats) -> tuple[float, float]:
            team = team_of(stats)
            return (0.0, 0.0) if team == NOBODY else (self.won(stats, self.teams[team]), 1.0)

        label = f"{who} after {100 * step // STEPS} % wins"
        return self.read(label, reading, SHARE)

    def has_leader(self, step: int) -> Measure:
        return self.share("somebody leads alone", lambda stats: stats.leaders[step - 1] != NOBODY)

    # Situations -------------------------------------------------------------------------------

    def occurrences(self, number: int) -> Measure:
        text = self.sample.observer.situations[number].text
        return self.value(text, lambda stats: stats.situations[number])

    def occurs(self, number: int) -> Measure:
        text = self.sample.observer.situations[number].text
        return self.share(text, lambda stats: stats.situations[number] > 0)

    # All together -----------------------------------------------------------------------------

    def overview(self) -> list[Measure]:
        """The measures by which two ways of playing are compared, besides seats and situations."""
        quarters = [STEPS // 4, STEPS // 2, 3 * STEPS // 4]
        return [
            self.decisions(),
            self.rounds(),
            self.score(),
            self.best_score(),
            self.margin(),
            self.shared(),
            self.lead_changes(),
            self.lead_from(),
            *(self.leader_wins(step) for step in quarters),
            *(self.last_wins(step) for step in quarters),
        ]


def margin_of(measures: Measures) -> Callable[[MatchStats], float]:
    """How many points the best team is ahead of the next one."""

    def margin(stats: MatchStats) -> float:
        first, second, *_ = measures.team_scores(stats)
        return first - second

    return margin
