"""Samples made by hand, for the tests of the lab."""

from collections.abc import Sequence

from lunasol.games import MatchSpec
from lunasol.lab.sampling.holdings import no_sums
from lunasol.lab.sampling.match_stats import STEPS, MatchStats
from lunasol.lab.sampling.observed_match import kind_names
from lunasol.lab.sampling.sampling import Sample, Sampling
from lunasol.lab.situations import observer_of

SEED = 1
PLACES = STEPS - 1
BLANK = MatchStats(
    decisions=100,
    rounds=5,
    first=0,
    seating=(0, 0, 0),
    scores=(30, 20, 10),
    winners=(0,),
    decided_by=0,
    lead_changes=0,
    lead_from=50,
    leaders=(0,) * PLACES,
    lasts=(2,) * PLACES,
    situations=(0,) * len(observer_of("nox").situations),
)


def sample(stats: Sequence[MatchStats], *, bots: tuple[str, ...] = ("random",)) -> Sample:
    """A sample of NOX for three players with these matches."""
    sampling = Sampling.of(MatchSpec.of("nox", 3), bots, len(stats), SEED)
    return Sample(sampling, list(stats), no_sums(len(kind_names(sampling.spec))))


def winner(seat: int) -> MatchStats:
    scores = tuple(30 if other == seat else 10 for other in range(3))
    return replace_in(BLANK, winners=(seat,), scores=scores)


def replace_in(stats: MatchStats, **changes: object) -> MatchStats:
    return stats._replace(**changes)  # type: ignore[arg-type]
