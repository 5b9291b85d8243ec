"""Matches that are watched: played in batches that depend on nothing but their number."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from lunasol import games
from lunasol.arena.lab.holdings import Sums, Tally, add_up, best_of, no_sums, shares
from lunasol.arena.lab.record import Course, Record
from lunasol.arena.lab.scene import Scene, Watch
from lunasol.arena.lab.scenes import scene_of
from lunasol.arena.plan import Plan, start_of
from lunasol.arena.tournament import bot_of
from lunasol.arena.workers import Workers
from lunasol.bots import registry
from lunasol.engine.cards import Rng
from lunasol.engine.deck import Deck
from lunasol.engine.errors import LunasolError
from lunasol.engine.game import CHANCE, Game, Outcome

BATCH = 20
"""So many deals are played at a time."""

Progress = Callable[[int], None]


class TooManyBots(LunasolError):
    pass


@dataclass(frozen=True)
class Sampling:
    """What is played: called with the number of a batch, it plays those deals."""

    plan: Plan
    bots: tuple[str, ...]
    deals: int
    batch: int = BATCH

    @staticmethod
    def of(plan: Plan, bots: Sequence[str], matches: int) -> "Sampling":
        """Everything is checked here, before any match is played."""
        plan.start()
        if len(bots) > plan.players:
            raise TooManyBots(f"{len(bots)} bots, but only {plan.players} seats")
        for name in bots:
            registry.bot(name, plan.game)
        found = Sampling(plan, tuple(bots), matches)
        return Sampling(plan, tuple(bots), -(-matches // found.turns))

    @property
    def turns(self) -> int:
        """Bots of different names play each deal in every rotation of the seats."""
        return 1 if len(set(self.bots)) == 1 else self.plan.players

    @property
    def matches(self) -> int:
        return self.deals * self.turns

    def __len__(self) -> int:
        return -(-self.deals // self.batch)

    def __call__(self, number: int) -> tuple[list[Record], Sums]:
        first = number * self.batch
        kinds = kinds_of(self.plan)
        records, sums = [], no_sums(len(set(kinds)))
        for deal in range(first, min(first + self.batch, self.deals)):
            tally = Tally(kinds, len(set(kinds)))
            records += [self.match(deal, turn, tally) for turn in range(self.turns)]
            tally.into(sums)
        return records, sums

    def match(self, deal: int, turn: int, tally: Tally) -> Record:
        players = self.plan.players
        seating = tuple((seat + turn) % players % len(self.bots) for seat in range(players))
        table = Table(self.plan, [self.bots[bot] for bot in seating])
        return table.play(deal, deal * self.turns + turn, seating, tally)


class Table:
    """One match between bots, watched."""

    def __init__(self, plan: Plan, bots: Sequence[str]) -> None:
        self.plan = plan
        self.game = start_of(plan).clone()
        self.game.emits_events = True
        self.bots = [bot_of(name, plan.game) for name in bots]
        self.sides = sides_of(plan)
        self.scene: Scene = scene_of(plan.game)(self.game, deck_of(plan))
        self.course = Course()

    def play(self, deal: int, number: int, seating: tuple[int, ...], tally: Tally) -> Record:
        watch = Watch(self.scene)
        decisions = self.run(watch, deal, number)
        outcome = self.game.outcome()
        watch.end(outcome)
        self.hold(outcome, tally)
        return self.record(outcome, decisions, seating, tuple(watch.counts))

    def run(self, watch: Watch, deal: int, number: int) -> int:
        """As in any contest of bots: the same deal shuffles alike, the number is the bots' luck."""
        game, seen, seed = self.game, self.game.fresh(), self.plan.seed
        chance = Rng(seed, 2 * deal)
        rngs = [Rng(seed ^ (seat + 1) << 48, 2 * number + 1) for seat in range(len(self.bots))]
        first_of_side = sorted(set(self.sides))
        decisions = 0
        while True:
            seat = int(game.turn())
            if seat >= 0:
                seen.copy_from(game)
                seen.blind(seat)
                move = self.bots[seat].choose(seen, seat, rngs[seat])
                watch.decision(seat, move)
                game.apply(seat, move)
                decisions += 1
                self.course.add([int(game.score(each)) for each in first_of_side])
            elif seat == CHANCE:
                game.roll(chance)
            else:
                return decisions
            watch.events(game.events)

    def hold(self, outcome: Outcome, tally: Tally) -> None:
        for unit in self.scene.holdings(outcome):
            whole = self.scene.unit == "match"
            wins = shares(outcome.winners, self.sides) if whole else best_of(unit, self.sides)
            tally.add(unit, wins)

    def record(
        self, outcome: Outcome, decisions: int, seating: tuple[int, ...], counts: tuple[int, ...]
    ) -> Record:
        course, sides = self.course, sorted(set(self.sides))
        winning = {sides.index(self.sides[seat]) for seat in outcome.winners}
        lead_from = course.led_from(winning.pop()) if len(winning) == 1 else decisions
        levels = self.game.tie_breaks()
        shared = outcome.decided_by not in levels
        return Record(
            decisions=decisions,
            rounds=self.scene.round_count(),
            first=int(self.game.first_seat),
            seating=seating,
            scores=outcome.scores,
            winners=outcome.winners,
            decided_by=0 if shared else levels.index(outcome.decided_by),
            lead_changes=course.changes(),
            lead_from=lead_from,
            leaders=course.at_steps(course.leaders),
            lasts=course.at_steps(course.lasts),
            situations=counts,
        )


# Made once in each process ----------------------------------------------------------------------


@lru_cache(maxsize=8)
def deck_of(plan: Plan) -> Deck:
    return games.deck(games.definition(plan.game), str(dict(plan.options)["deck"]))


@lru_cache(maxsize=8)
def kind_names(plan: Plan) -> tuple[str, ...]:
    """The kinds of cards, in the order of the deck."""
    return tuple(dict.fromkeys(scene_of(plan.game).kinds(deck_of(plan))))


@lru_cache(maxsize=8)
def kinds_of(plan: Plan) -> tuple[int, ...]:
    """By card, the number of its kind."""
    names = kind_names(plan)
    return tuple(names.index(kind) for kind in scene_of(plan.game).kinds(deck_of(plan)))


@lru_cache(maxsize=8)
def sides_of(plan: Plan) -> tuple[int, ...]:
    start: Game = start_of(plan)
    return tuple(int(start.team(seat)) for seat in range(plan.players))


@dataclass(frozen=True)
class Sheet:
    """All that was written down."""

    sampling: Sampling
    records: list[Record]
    cards: Sums

    @property
    def plan(self) -> Plan:
        return self.sampling.plan

    @property
    def sides(self) -> tuple[int, ...]:
        return sides_of(self.plan)

    @property
    def scene(self) -> type[Scene]:
        return scene_of(self.plan.game)


def collect(sampling: Sampling, workers: Workers, progress: Progress | None = None) -> Sheet:
    """Play everything; the records are in the order of the matches, whoever played them."""
    batches: dict[int, list[Record]] = {}
    total = no_sums(len(kind_names(sampling.plan)))
    for number, (records, sums) in workers.each(sampling, range(len(sampling))):
        batches[number] = records
        add_up(total, sums)
        if progress is not None:
            progress(len(records))
    ordered = [record for number in range(len(sampling)) for record in batches[number]]
    return Sheet(sampling, ordered, total)
