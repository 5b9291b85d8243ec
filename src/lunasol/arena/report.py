"""The report of a simulation: sums over all matches, and the means and intervals they give."""

from dataclasses import dataclass
from typing import Any

from lunasol.engine import cards
from lunasol.engine.playout import WHOLE_WIN, Tally
from lunasol.estimates import CONFIDENCE, Estimate, mean_of, share_of
from lunasol.games import MatchSpec


@dataclass(frozen=True)
class Sums:
    """A tally as plain numbers, which can be sent between processes and added up."""

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
class SimulationReport:
    """What was played, the sums, and how long it took."""

    spec: MatchSpec
    seed: int
    sums: Sums
    seconds: float

    @property
    def length(self) -> Estimate:
        """The number of decisions in a match."""
        sums = self.sums
        return mean_of(sums.decisions, sums.decisions_squared, sums.matches)

    def score(self, seat: int) -> Estimate:
        sums = self.sums
        return mean_of(sums.score[seat], sums.score_squared[seat], sums.matches)

    def win_share(self, seat: int) -> Estimate:
        """The share of matches that the seat won; several winners share a match equally."""
        return share_of(self.sums.win_share[seat] / WHOLE_WIN, self.sums.matches)

    @property
    def decisions_per_second(self) -> float:
        return self.sums.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.sums.matches / self.seconds

    def as_json(self) -> dict[str, Any]:
        """Everything in one JSON object, for other programs."""
        return {
            "game": self.spec.game,
            "players": self.spec.players,
            "options": dict(self.spec.options),
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
            "seats": [self.seat_as_json(seat) for seat in range(self.spec.players)],
        }

    def seat_as_json(self, seat: int) -> dict[str, Any]:
        score = named("mean_score", self.score(seat))
        return {"seat": seat, **score, **named("win_share", self.win_share(seat))}


def named(name: str, estimate: Estimate) -> dict[str, float | None]:
    return {name: estimate.mean, f"{name}_low": estimate.low, f"{name}_high": estimate.high}


def is_compiled() -> bool:
    """Whether the compiled engine is running."""
    return cards.__file__.endswith((".so", ".pyd"))
