"""What is measured: each measure reads one thing off the records, deal by deal."""

from collections.abc import Callable
from dataclasses import dataclass

from lunasol.arena.lab.estimates import Pairs, Ratio
from lunasol.arena.lab.record import NOBODY, STEPS, Record
from lunasol.arena.lab.sample import Sheet
from lunasol.arena.report import Estimate

Reading = Callable[[Record], tuple[float, float]]
"""Of one match: a value and its weight; weight 0 if there is nothing to measure."""


NUMBER, PART, SHARE = range(3)
"""What a measure is: any number; a part of something; a share of matches that are counted."""


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
    """Everything that can be read off one sheet."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.sides = sorted(set(sheet.sides))
        """The first seat of each side."""
        self.par = 1 / len(self.sides)
        self.players = sheet.plan.players

    def read(self, label: str, reading: Reading, kind: int) -> Measure:
        turns, records = self.sheet.sampling.turns, self.sheet.records
        values = [reading(record) for record in records]
        deals = [values[first : first + turns] for first in range(0, len(values), turns)]
        pairs = [(sum(y for y, _ in deal), sum(n for _, n in deal)) for deal in deals]
        return Measure(label, kind, pairs)

    def value(self, label: str, value: Callable[[Record], float]) -> Measure:
        return self.read(label, lambda record: (value(record), 1), NUMBER)

    def share(self, label: str, value: Callable[[Record], float]) -> Measure:
        return self.read(label, lambda record: (value(record), 1), SHARE)

    # Seats ------------------------------------------------------------------------------------

    def won(self, record: Record, side: int) -> float:
        """What part of the match this side won."""
        winning = {self.sheet.sides[seat] for seat in record.winners}
        return 1 / len(winning) if side in winning else 0.0

    def seat_wins(self, seat: int) -> Measure:
        side = self.sheet.sides[seat]
        return self.share(f"seat {seat}: share of wins", lambda record: self.won(record, side))

    def seat_score(self, seat: int) -> Measure:
        return self.value(f"seat {seat}: mean score", lambda record: record.scores[seat])

    def order_wins(self, place: int) -> Measure:
        def value(record: Record) -> float:
            return self.won(record, self.sheet.sides[self.in_order(record, place)])

        return self.share(f"place {place + 1}: share of wins", value)

    def order_score(self, place: int) -> Measure:
        return self.value(
            f"place {place + 1}: mean score",
            lambda record: record.scores[self.in_order(record, place)],
        )

    def in_order(self, record: Record, place: int) -> int:
        """The seat that comes so many after the first one."""
        return (record.first + place) % self.players

    def bot_wins(self, bot: str) -> Measure:
        """The mean over its seats."""
        names = self.sheet.sampling.bots

        def reading(record: Record) -> tuple[float, float]:
            seats = [seat for seat, number in enumerate(record.seating) if names[number] == bot]
            return sum(self.won(record, self.sheet.sides[seat]) for seat in seats), len(seats)

        return self.read(bot, reading, SHARE)

    # Matches ----------------------------------------------------------------------------------

    def decisions(self) -> Measure:
        return self.value("decisions in a match", lambda record: record.decisions)

    def rounds(self) -> Measure:
        return self.value(f"{self.sheet.scene.rounds} in a match", lambda record: record.rounds)

    def side_scores(self, record: Record) -> list[int]:
        return sorted((record.scores[side] for side in self.sides), reverse=True)

    def score(self) -> Measure:
        return self.value("score", lambda record: sum(self.side_scores(record)) / len(self.sides))

    def best_score(self) -> Measure:
        return self.value("winner's score", lambda record: self.side_scores(record)[0])

    def margin(self) -> Measure:
        return self.value("margin of victory", margin_of(self))

    def shared(self) -> Measure:
        def is_shared(record: Record) -> bool:
            return len({self.sheet.sides[seat] for seat in record.winners}) > 1

        return self.share("shared victories", is_shared)

    def tie_breaks(self) -> Measure:
        return self.share("decided by a tie-break", lambda record: record.decided_by > 0)

    # The lead ---------------------------------------------------------------------------------

    def lead_changes(self) -> Measure:
        return self.value("lead changes in a match", lambda record: record.lead_changes)

    def lead_from(self) -> Measure:
        """As a share of the match; of matches with one winner."""

        def reading(record: Record) -> tuple[float, float]:
            alone = len({self.sheet.sides[seat] for seat in record.winners}) == 1
            return (record.lead_from / record.decisions if alone else 0.0), float(alone)

        return self.read("the winner leads for good after", reading, PART)

    def leader_wins(self, step: int) -> Measure:
        return self.placed_wins("leader", step, lambda record: record.leaders[step - 1])

    def last_wins(self, step: int) -> Measure:
        return self.placed_wins("last", step, lambda record: record.lasts[step - 1])

    def placed_wins(self, who: str, step: int, side_of: Callable[[Record], int]) -> Measure:
        def reading(record: Record) -> tuple[float, float]:
            side = side_of(record)
            return (0.0, 0.0) if side == NOBODY else (self.won(record, self.sides[side]), 1.0)

        label = f"{who} after {100 * step // STEPS} % wins"
        return self.read(label, reading, SHARE)

    def has_leader(self, step: int) -> Measure:
        return self.share("somebody leads alone", lambda r: r.leaders[step - 1] != NOBODY)

    # Situations -------------------------------------------------------------------------------

    def occurrences(self, number: int) -> Measure:
        text = self.sheet.scene.situations[number].text
        return self.value(text, lambda record: record.situations[number])

    def occurs(self, number: int) -> Measure:
        text = self.sheet.scene.situations[number].text
        return self.share(text, lambda record: record.situations[number] > 0)

    # All together -----------------------------------------------------------------------------

    def overview(self) -> list[Measure]:
        """What two ways of playing are compared by, apart from seats and situations."""
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


def margin_of(measures: Measures) -> Callable[[Record], float]:
    """How many points the best side is ahead of the next."""

    def margin(record: Record) -> float:
        first, second, *_ = measures.side_scores(record)
        return first - second

    return margin
