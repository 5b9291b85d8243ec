"""A study of the lab: what to play, and what was found."""

import shlex
from collections.abc import Sequence
from dataclasses import dataclass

from lunasol import games
from lunasol.arena.workers import Progress, Workers
from lunasol.engine.errors import BadOption
from lunasol.engine.options import OptionValue, parse_options, resolve, show
from lunasol.games import MatchSpec
from lunasol.lab.sampling.ladder import Ladder
from lunasol.lab.sampling.sampling import Sample, Sampling, collect
from lunasol.lab.statistics.card_worth import CardStatistics
from lunasol.lab.statistics.measures import Measures

PLAYERS = "players"
MOST_PLAYERS = 99


@dataclass(frozen=True)
class Study:
    """The matches to play, others to compare them with, and a ladder of levels."""

    sampling: Sampling
    against: Sampling | None
    changed: tuple[str, ...]
    """What is different in the comparison, as the user typed it: name=value."""
    ladder_matches: int
    """Matches for each pair of levels; 0 for no ladder."""

    @staticmethod
    def of(
        spec: MatchSpec,
        bots: Sequence[str],
        matches: int,
        against: Sequence[str],
        ladder_matches: int,
        seed: int,
    ) -> "Study":
        """Checks everything before any match is played."""
        sampling = Sampling.of(spec, bots, matches, seed)
        others = None
        if against:
            others = Sampling.of(changed_spec(spec, against), bots, matches, seed)
            if others.spec == spec:
                raise BadOption(f"--against {' '.join(against)} changes nothing")
        if ladder_matches:
            Ladder.of(spec, ladder_matches, seed)
        return Study(sampling, others, tuple(against), ladder_matches)

    @property
    def spec(self) -> MatchSpec:
        return self.sampling.spec

    @property
    def matches(self) -> int:
        """The number of all matches, with those of the comparison and the ladder."""
        against = 0 if self.against is None else self.against.matches
        ladder = self.ladder()
        return self.sampling.matches + against + (0 if ladder is None else ladder.matches)

    def ladder(self) -> Ladder | None:
        if not self.ladder_matches:
            return None
        return Ladder.of(self.spec, self.ladder_matches, self.sampling.seed)

    def chosen(self) -> list[str]:
        """The options that differ from their defaults."""
        definition = games.definition(self.spec.game)
        usual = resolve(definition.options, {})
        options = dict(self.spec.options)
        return [f"{name}={show(options[name])}" for name in options if options[name] != usual[name]]

    def command(self) -> str:
        """The command that makes the same page again."""
        words = ["lunasol", "lab", self.spec.game, "--players", str(self.spec.players)]
        for option in self.chosen():
            words += ["--option", option]
        words += ["--bots", ",".join(self.sampling.bots), "--matches", str(self.sampling.matches)]
        for change in self.changed:
            words += ["--against", change]
        if self.ladder_matches:
            words += ["--ladder", "--ladder-matches", str(self.ladder_matches)]
        return shlex.join([*words, "--seed", str(self.sampling.seed)])


def changed_spec(spec: MatchSpec, changes: Sequence[str]) -> MatchSpec:
    """The same match with other options, or with another number of players."""
    definition = games.definition(spec.game)
    counts = [change for change in changes if change.partition("=")[0] == PLAYERS]
    others = [change for change in changes if change not in counts]
    options: dict[str, OptionValue] = dict(spec.options)
    options.update(parse_options(definition.options, others))
    return MatchSpec.of(spec.game, players_of(counts, spec.players), options)


def players_of(counts: Sequence[str], usual: int) -> int:
    if len(counts) > 1:
        raise BadOption("the number of players is given twice")
    if not counts:
        return usual
    text = counts[0].partition("=")[2]
    if text.isascii() and text.isdecimal() and 0 < int(text[:3]) <= MOST_PLAYERS:
        return int(text)
    raise BadOption(f"players must be a whole number, not {text[:40]!r}")


@dataclass(frozen=True)
class Findings:
    """The results of a study."""

    study: Study
    sample: Sample
    against: Sample | None
    ladder: Ladder | None

    @property
    def measures(self) -> Measures:
        return Measures(self.sample)

    @property
    def cards(self) -> CardStatistics:
        return CardStatistics(self.sample)


def find_out(study: Study, workers: Workers, progress: Progress | None = None) -> Findings:
    """Play all matches of the study."""
    sample = collect(study.sampling, workers, progress)
    against = None if study.against is None else collect(study.against, workers, progress)
    ladder = study.ladder()
    if ladder is not None:
        ladder.climb(workers, progress)
    return Findings(study, sample, against, ladder)
