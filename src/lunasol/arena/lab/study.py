"""What is asked of the lab, and everything that is found."""

import shlex
from collections.abc import Sequence
from dataclasses import dataclass

from lunasol import games
from lunasol.arena.lab.ladder import Ladder
from lunasol.arena.lab.measures import Measures
from lunasol.arena.lab.sample import Progress, Sampling, Sheet, collect
from lunasol.arena.lab.worth import Cards
from lunasol.arena.plan import Plan
from lunasol.arena.workers import Workers
from lunasol.engine.errors import BadOption
from lunasol.engine.options import OptionValue, parse_options, resolve, show

PLAYERS = "players"
MOST_PLAYERS = 99


@dataclass(frozen=True)
class Study:
    """The matches, those that they are compared with, and the matches of a ladder."""

    sampling: Sampling
    against: Sampling | None
    changed: tuple[str, ...]
    """What the others are played with, as it was asked for: name=value."""
    ladder_matches: int
    """In each pair of levels; 0 for no ladder."""

    @staticmethod
    def of(
        plan: Plan, bots: Sequence[str], matches: int, against: Sequence[str], ladder_matches: int
    ) -> "Study":
        """Everything is checked here, before any match is played."""
        sampling = Sampling.of(plan, bots, matches)
        others = None
        if against:
            others = Sampling.of(changed_plan(plan, against), bots, matches)
            if others.plan == plan:
                raise BadOption(f"--against {' '.join(against)} changes nothing")
        if ladder_matches:
            Ladder.of(plan, ladder_matches)
        return Study(sampling, others, tuple(against), ladder_matches)

    @property
    def plan(self) -> Plan:
        return self.sampling.plan

    @property
    def matches(self) -> int:
        """All that will be played."""
        ladder = Ladder.of(self.plan, self.ladder_matches).matches if self.ladder_matches else 0
        return self.sampling.matches + (self.against.matches if self.against else 0) + ladder

    def chosen(self) -> list[str]:
        """The options that are not as usual."""
        definition = games.definition(self.plan.game)
        usual = resolve(definition.options, {})
        options = dict(self.plan.options)
        return [f"{name}={show(options[name])}" for name in options if options[name] != usual[name]]

    def command(self) -> str:
        """What gives the same page again."""
        words = ["lunasol", "lab", self.plan.game, "--players", str(self.plan.players)]
        for option in self.chosen():
            words += ["--option", option]
        words += ["--bots", ",".join(self.sampling.bots), "--matches", str(self.sampling.matches)]
        for change in self.changed:
            words += ["--against", change]
        if self.ladder_matches:
            words += ["--ladder", "--ladder-matches", str(self.ladder_matches)]
        return shlex.join([*words, "--seed", str(self.plan.seed)])


def changed_plan(plan: Plan, changes: Sequence[str]) -> Plan:
    """The same matches with other options, or with another number of players."""
    definition = games.definition(plan.game)
    counts = [change for change in changes if change.partition("=")[0] == PLAYERS]
    others = [change for change in changes if change not in counts]
    options: dict[str, OptionValue] = dict(plan.options)
    options.update(parse_options(definition.options, others))
    players = players_of(counts, plan.players)
    checked = resolve(definition.options, options)
    return Plan(plan.game, players, tuple(checked.items()), plan.seed)


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
    """What came of a study."""

    study: Study
    sheet: Sheet
    against: Sheet | None
    ladder: Ladder | None

    @property
    def measures(self) -> Measures:
        return Measures(self.sheet)

    @property
    def cards(self) -> Cards:
        return Cards(self.sheet)


def find_out(study: Study, workers: Workers, progress: Progress | None = None) -> Findings:
    """Play everything that the study needs."""
    sheet = collect(study.sampling, workers, progress)
    against = None if study.against is None else collect(study.against, workers, progress)
    ladder = None
    if study.ladder_matches:
        ladder = Ladder.of(study.plan, study.ladder_matches)
        ladder.climb(workers, progress)
    return Findings(study, sheet, against, ladder)
