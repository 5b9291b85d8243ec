"""The worth of cards: how much a seat wins and scores with a card."""

from dataclasses import dataclass

from lunasol.engine.playout import WHOLE_WIN
from lunasol.estimates import CONFIDENCE, Estimate
from lunasol.lab.sampling.observed_match import kind_names
from lunasol.lab.sampling.sampling import Sample
from lunasol.lab.statistics.ratios import Ratio, is_apart

OPENING, HELD, KEPT = range(3)


@dataclass(frozen=True)
class CardWorth:
    """One kind of card in one view: win share, and points above the mean of the table."""

    wins: Ratio
    points: Ratio

    @property
    def win_share(self) -> Estimate:
        return self.wins.share()

    @property
    def above(self) -> Estimate:
        return self.points.mean()


class CardStatistics:
    """All kinds of cards, those with the highest win share in an opening hand first."""

    def __init__(self, sample: Sample) -> None:
        self.sample = sample
        self.par = 1 / len(set(sample.teams))
        self.names = kind_names(sample.spec)
        self.views = ("opening hand", "ever in hand", sample.observer.kept_name)
        found = [self.row(kind) for kind in range(len(self.names))]
        order = sorted(range(len(found)), key=lambda kind: -found[kind][OPENING].wins.value)
        self.rows = [(self.names[kind], found[kind]) for kind in order]

    def row(self, kind: int) -> tuple[CardWorth, CardWorth, CardWorth]:
        opening, held, kept = (self.worth(view, kind) for view in (OPENING, HELD, KEPT))
        return opening, held, kept

    def worth(self, view: int, kind: int) -> CardWorth:
        deals = self.sample.sampling.deals
        n, w, p, nn, nw, ww, np, pp = self.sample.cards[view][kind]
        seats = self.sample.spec.players
        wins = Ratio(deals, n, w / WHOLE_WIN, nn, nw / WHOLE_WIN, ww / WHOLE_WIN**2)
        return CardWorth(wins, Ratio(deals, n, p / seats, nn, np / seats, pp / seats**2))

    def apart(self, view: int) -> list[str]:
        """The kinds whose interval does not contain par."""
        return [name for name, row in self.rows if is_apart(row[view].win_share, self.par)]

    def surely_apart(self, view: int) -> tuple[list[str], list[str]]:
        """The kinds above and below par with intervals that are valid for all kinds together."""
        count = len(self.rows)
        sure = [(name, row[view].wins) for name, row in self.rows]
        sure = [(name, wins) for name, wins in sure if wins.stands_out(self.par, count)]
        above = [name for name, wins in sure if wins.value > self.par]
        return above, [name for name, wins in sure if wins.value < self.par]

    @property
    def expected_apart(self) -> float:
        """How many intervals are expected to miss par if all cards are equal."""
        return (1 - CONFIDENCE) * len(self.rows)
