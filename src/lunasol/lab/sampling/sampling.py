"""Samples of observed matches, played in batches that depend on nothing but their number."""

from collections.abc import Sequence
from dataclasses import dataclass

from lunasol.arena.play import teams_of
from lunasol.arena.workers import Progress, Workers
from lunasol.bots import registry
from lunasol.engine.errors import LunasolError
from lunasol.games import MatchSpec
from lunasol.lab.sampling.holdings import CardSums, CardTally, add_up, no_sums
from lunasol.lab.sampling.match_stats import MatchStats
from lunasol.lab.sampling.observed_match import ObservedMatch, kind_names, kinds_of
from lunasol.lab.situations import observer_of
from lunasol.lab.situations.observer import MatchObserver

BATCH = 20
"""The number of deals in a batch."""


class TooManyBots(LunasolError):
    """There are more bots than seats."""


@dataclass(frozen=True)
class Sampling:
    """What is played. Calling it with the number of a batch plays the deals of that batch."""

    spec: MatchSpec
    bots: tuple[str, ...]
    seed: int
    deals: int
    batch: int = BATCH

    @staticmethod
    def of(spec: MatchSpec, bots: Sequence[str], matches: int, seed: int) -> "Sampling":
        """Checks everything before any match is played."""
        spec.new_game()
        if len(bots) > spec.players:
            raise TooManyBots(f"{len(bots)} bots, but only {spec.players} seats")
        for name in bots:
            registry.bot(name, spec.game)
        turns = Sampling(spec, tuple(bots), seed, matches).turns
        return Sampling(spec, tuple(bots), seed, -(-matches // turns))

    @property
    def turns(self) -> int:
        """The matches of a deal: different bots play it in every rotation of the seats."""
        return 1 if len(set(self.bots)) == 1 else self.spec.players

    @property
    def matches(self) -> int:
        return self.deals * self.turns

    def __len__(self) -> int:
        return -(-self.deals // self.batch)

    def __call__(self, number: int) -> tuple[list[MatchStats], CardSums]:
        first = number * self.batch
        kinds = kinds_of(self.spec)
        stats, sums = [], no_sums(len(set(kinds)))
        for deal in range(first, min(first + self.batch, self.deals)):
            tally = CardTally(kinds, len(set(kinds)))
            stats += [self.match(deal, turn, tally) for turn in range(self.turns)]
            tally.into(sums)
        return stats, sums

    def match(self, deal: int, turn: int, tally: CardTally) -> MatchStats:
        players = self.spec.players
        seating = tuple((seat + turn) % players % len(self.bots) for seat in range(players))
        match = ObservedMatch(self.spec, [self.bots[bot] for bot in seating])
        return match.play(self.seed, deal, deal * self.turns + turn, seating, tally)


@dataclass(frozen=True)
class Sample:
    """The statistics of all matches, in the order in which they are numbered."""

    sampling: Sampling
    stats: list[MatchStats]
    cards: CardSums

    @property
    def spec(self) -> MatchSpec:
        return self.sampling.spec

    @property
    def teams(self) -> tuple[int, ...]:
        return teams_of(self.spec)

    @property
    def observer(self) -> type[MatchObserver]:
        return observer_of(self.spec.game)


def collect(sampling: Sampling, workers: Workers, progress: Progress | None = None) -> Sample:
    """Play all matches; the sample is the same with any workers."""
    batches: dict[int, list[MatchStats]] = {}
    total = no_sums(len(kind_names(sampling.spec)))
    for number, (stats, sums) in workers.each(sampling, range(len(sampling))):
        batches[number] = stats
        add_up(total, sums)
        if progress is not None:
            progress(len(stats))
    ordered = [stats for number in range(len(sampling)) for stats in batches[number]]
    return Sample(sampling, ordered, total)
