"""What a card is worth: how those who hold it fare."""

from dataclasses import dataclass

from lunasol.arena.lab.estimates import Ratio, is_apart
from lunasol.arena.lab.sample import Sheet, kind_names
from lunasol.arena.report import CONFIDENCE, Estimate
from lunasol.engine.playout import WHOLE_WIN

OPENING, HELD, KEPT = range(3)


@dataclass(frozen=True)
class Worth:
    """One kind of card in one view: the win share and the points above the table's mean."""

    wins: Ratio
    points: Ratio

    @property
    def win_share(self) -> Estimate:
        return self.wins.share()

    @property
    def above(self) -> Estimate:
        return self.points.mean()


class Cards:
    """All kinds of cards, the ones that win most with an opening hand first."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.par = 1 / len(set(sheet.sides))
        self.names = kind_names(sheet.plan)
        self.views = ("opening hand", "ever in hand", sheet.scene.kept_name)
        found = [self.row(kind) for kind in range(len(self.names))]
        order = sorted(range(len(found)), key=lambda kind: -found[kind][OPENING].wins.value)
        self.rows = [(self.names[kind], found[kind]) for kind in order]

    def row(self, kind: int) -> tuple[Worth, Worth, Worth]:
        opening, held, kept = (self.worth(view, kind) for view in (OPENING, HELD, KEPT))
        return opening, held, kept

    def worth(self, view: int, kind: int) -> Worth:
        deals = self.sheet.sampling.deals
        n, w, p, nn, nw, ww, np, pp = self.sheet.cards[view][kind]
        seats = self.sheet.plan.players
        wins = Ratio(deals, n, w / WHOLE_WIN, nn, nw / WHOLE_WIN, ww / WHOLE_WIN**2)
        return Worth(wins, Ratio(deals, n, p / seats, nn, np / seats, pp / seats**2))

    def apart(self, view: int) -> list[str]:
        """The kinds whose interval leaves par out."""
        return [name for name, row in self.rows if is_apart(row[view].win_share, self.par)]

    def surely_apart(self, view: int) -> tuple[list[str], list[str]]:
        """Those above and below par even if the interval is widened for so many comparisons."""
        count = len(self.rows)
        sure = [(name, row[view].wins) for name, row in self.rows]
        sure = [(name, wins) for name, wins in sure if wins.stands_out(self.par, count)]
        above = [name for name, wins in sure if wins.value > self.par]
        return above, [name for name, wins in sure if wins.value < self.par]

    @property
    def expected_apart(self) -> float:
        """So many intervals leave par out by chance alone."""
        return (1 - CONFIDENCE) * len(self.rows)
