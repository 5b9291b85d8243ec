"""Short tournaments for the tests."""

from lunasol.arena.tournament import MatchResult, Tournament, compete
from lunasol.arena.workers import make_workers
from lunasol.games import MatchSpec

SEED = 7


def tournament(*bots: str, game: str = "nox", players: int = 2) -> Tournament:
    return Tournament.of(MatchSpec.of(game, players), bots, SEED)


def played(tournament: Tournament, deals: int, workers: int = 1) -> list[MatchResult]:
    return compete(tournament, deals, make_workers(workers), {}, lambda *_: None)
