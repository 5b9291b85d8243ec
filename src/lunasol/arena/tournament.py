"""Tournaments of bots: every deal is played in all rotations of the seats, so that luck cancels."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from lunasol.arena.play import bot_of, play, start_of
from lunasol.arena.seating import ImpossiblePairing, SeatCycle, rotate, seat_cycles
from lunasol.arena.workers import Progress, Workers
from lunasol.bots import registry
from lunasol.games import MatchSpec


@dataclass(frozen=True)
class MatchResult:
    """The result of one match, by seat."""

    seating: SeatCycle
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """The winning seats."""


@dataclass(frozen=True)
class Tournament:
    """A tournament between named bots. Calling it with the number of a deal plays that deal."""

    spec: MatchSpec
    bots: tuple[str, ...]
    seed: int
    seat_cycles: tuple[SeatCycle, ...] = field(repr=False)

    @staticmethod
    def of(spec: MatchSpec, bots: Sequence[str], seed: int) -> "Tournament":
        """Checks everything before any match is played."""
        spec.new_game()
        if len(bots) < 2:
            raise ImpossiblePairing("a tournament needs at least two bots")
        for name in bots:
            registry.bot(name, spec.game)
        return Tournament(spec, tuple(bots), seed, tuple(seat_cycles(bots, spec.players)))

    def deals(self, matches: int) -> int:
        """The number of deals that makes at least this number of matches."""
        return -(-matches // self.spec.players)

    def __call__(self, deal: int) -> list[MatchResult]:
        return [self.match(deal, turn) for turn in range(self.spec.players)]

    def match(self, deal: int, turn: int) -> MatchResult:
        seating = rotate(self.seat_cycles[deal % len(self.seat_cycles)], turn)
        bots = [bot_of(self.bots[number], self.spec.game) for number in seating]
        number = deal * self.spec.players + turn
        outcome = play(start_of(self.spec), bots, self.seed, deal, number).outcome()
        return MatchResult(seating, outcome.scores, outcome.winners)


def compete(
    tournament: Tournament,
    deals: int,
    workers: Workers,
    finished: dict[int, list[MatchResult]],
    keep: Callable[[int, list[MatchResult]], None],
    progress: Progress | None = None,
) -> list[MatchResult]:
    """Play the deals that are not finished yet; returns all results in the order of the deals."""
    remaining = [deal for deal in range(deals) if deal not in finished]
    for deal, results in workers.each(tournament, remaining):
        keep(deal, results)
        finished[deal] = results
        if progress is not None:
            progress(len(results))
    return [result for deal in range(deals) for result in finished[deal]]
