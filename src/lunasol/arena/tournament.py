"""Bots against bots: duplicate deals with the seats rotated, so that luck cancels."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from lunasol.arena.plan import Plan, start_of
from lunasol.arena.seatings import Circle, ImpossiblePairing, circles, turned
from lunasol.arena.table import play
from lunasol.arena.workers import Workers
from lunasol.bots import registry
from lunasol.bots.bot import Bot

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Result:
    """One match: who sat where, and what came of it."""

    seating: Circle
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Contest:
    """What is played: ``bots`` by name. Called with the number of a deal, it plays that deal."""

    plan: Plan
    bots: tuple[str, ...]
    circles: tuple[Circle, ...] = field(repr=False)

    @staticmethod
    def of(plan: Plan, bots: Sequence[str]) -> "Contest":
        """Everything is checked here, before any match is played."""
        plan.start()
        if len(bots) < 2:
            raise ImpossiblePairing("a tournament needs at least two bots")
        for name in bots:
            registry.bot(name, plan.game)
        return Contest(plan, tuple(bots), tuple(circles(bots, plan.players)))

    def deals(self, matches: int) -> int:
        """How many deals make at least so many matches."""
        return -(-matches // self.plan.players)

    def __call__(self, deal: int) -> list[Result]:
        return [self.match(deal, turn) for turn in range(self.plan.players)]

    def match(self, deal: int, turn: int) -> Result:
        seating = turned(self.circles[deal % len(self.circles)], turn)
        bots = [bot_of(self.bots[number], self.plan.game) for number in seating]
        number = deal * self.plan.players + turn
        game = play(start_of(self.plan), bots, self.plan.seed, deal, number)
        outcome = game.outcome()
        return Result(seating, outcome.scores, outcome.winners)


@lru_cache(maxsize=64)
def bot_of(name: str, game: str) -> Bot:
    """Made once in each process."""
    return registry.bot(name, game)


def compete(
    contest: Contest,
    deals: int,
    workers: Workers,
    finished: dict[int, list[Result]],
    keep: Callable[[int, list[Result]], None],
    progress: Progress | None = None,
) -> list[Result]:
    """Play the deals that are not finished yet; all results, in the order of the deals."""
    remaining = [deal for deal in range(deals) if deal not in finished]
    for deal, results in workers.each(contest, remaining):
        keep(deal, results)
        finished[deal] = results
        if progress is not None:
            progress(len(results))
    return [result for deal in range(deals) for result in finished[deal]]
