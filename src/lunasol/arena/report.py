"""What a simulation found: sums, and the means and intervals that follow from them."""

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Any

from lunasol.engine import cards
from lunasol.engine.options import Options
from lunasol.engine.playout import WHOLE_WIN, Tally

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


@dataclass(frozen=True)
class Sums:
    """A tally as plain numbers, which travel between processes and add up."""

    matches: int
    decisions: int
    decisions_squared: int
    shortest: int
    longest: int
    score: tuple[int, ...]
    score_squared: tuple[int, ...]
    win_share: tuple[int, ...]

    @staticmethod
    def none(players: int) -> "Sums":
        zeros = (0,) * players
        return Sums(0, 0, 0, 0, 0, zeros, zeros, zeros)

    @staticmethod
    def of(tally: Tally) -> "Sums":
        return Sums(
            int(tally.matches),
            int(tally.decisions),
            int(tally.decisions_squared),
            int(tally.shortest),
            int(tally.longest),
            tuple(int(value) for value in tally.score),
            tuple(int(value) for value in tally.score_squared),
            tuple(int(value) for value in tally.win_share),
        )

    def __add__(self, other: "Sums") -> "Sums":
        if not self.matches:
            return other
        return Sums(
            self.matches + other.matches,
            self.decisions + other.decisions,
            self.decisions_squared + other.decisions_squared,
            min(self.shortest, other.shortest),
            max(self.longest, other.longest),
            added(self.score, other.score),
            added(self.score_squared, other.score_squared),
            added(self.win_share, other.win_share),
        )


def added(some: tuple[int, ...], others: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(some, others, strict=True))


@dataclass(frozen=True)
class Estimate:
    """A mean with its interval of 95 % confidence; one match alone gives no interval."""

    mean: float
    low: float | None
    high: float | None


def mean_of(total: int, squares: int, count: int) -> Estimate:
    """By the normal approximation."""
    mean = total / count
    if count < 2:
        return Estimate(mean, None, None)
    variance = (squares * count - total * total) / (count * (count - 1))
    reach = Z * sqrt(variance / count)
    return Estimate(mean, mean - reach, mean + reach)


def share_of(total: float, count: float) -> Estimate:
    """Wilson's interval. Shared wins vary less than whole ones, so it is rather too wide."""
    share = total / count
    spread = 1 + Z * Z / count
    centre = (share + Z * Z / (2 * count)) / spread
    reach = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count)) / spread
    return Estimate(share, max(0.0, centre - reach), min(1.0, centre + reach))


@dataclass(frozen=True)
class Report:
    """A simulation: what was asked, the sums, and how long it took."""

    game: str
    players: int
    options: Options
    seed: int
    sums: Sums
    seconds: float

    @property
    def length(self) -> Estimate:
        """Decisions in a match."""
        sums = self.sums
        return mean_of(sums.decisions, sums.decisions_squared, sums.matches)

    def score(self, seat: int) -> Estimate:
        sums = self.sums
        return mean_of(sums.score[seat], sums.score_squared[seat], sums.matches)

    def win_share(self, seat: int) -> Estimate:
        """Winners of one match share it."""
        return share_of(self.sums.win_share[seat] / WHOLE_WIN, self.sums.matches)

    @property
    def decisions_per_second(self) -> float:
        return self.sums.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.sums.matches / self.seconds

    def as_json(self) -> dict[str, Any]:
        """One object with everything, for programs."""
        return {
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "seed": self.seed,
            "games": self.sums.matches,
            "decisions": self.sums.decisions,
            "seconds": self.seconds,
            "decisions_per_second": self.decisions_per_second,
            "games_per_second": self.games_per_second,
            "compiled": is_compiled(),
            "confidence": CONFIDENCE,
            "length": {
                **named("mean", self.length),
                "shortest": self.sums.shortest,
                "longest": self.sums.longest,
            },
            "seats": [self.seat_as_json(seat) for seat in range(self.players)],
        }

    def seat_as_json(self, seat: int) -> dict[str, Any]:
        score = named("mean_score", self.score(seat))
        return {"seat": seat, **score, **named("win_share", self.win_share(seat))}


def named(name: str, estimate: Estimate) -> dict[str, float | None]:
    return {name: estimate.mean, f"{name}_low": estimate.low, f"{name}_high": estimate.high}


def is_compiled() -> bool:
    """Whether the engine runs compiled."""
    return cards.__file__.endswith((".so", ".pyd"))
