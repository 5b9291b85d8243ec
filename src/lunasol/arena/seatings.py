"""Who sits where in a tournament, so that no bot gains by its seats or its neighbours.

A deal is played once in every rotation of a circle of bots; the circle changes from deal to deal
through all that are different.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from lunasol.engine.errors import LunasolError

MOST_CIRCLES = 5000

Circle = tuple[int, ...]
"""Which of the bots sits at each seat, by their numbers."""


class ImpossiblePairing(LunasolError):
    pass


def circles(bots: Sequence[str], players: int) -> list[Circle]:
    """All different circles; bots of one name are alike."""
    found: dict[tuple[str, ...], Circle] = {}
    for company in companies(len(bots), players):
        for circle in orders(company, len(bots)):
            names = tuple(bots[bot] for bot in circle)
            if not any(rotation in found for rotation in rotations(names)):
                found[names] = circle
            if len(found) > MOST_CIRCLES:
                raise ImpossiblePairing(
                    f"{len(bots)} bots at tables of {players} meet in too many ways to balance"
                )
    return list(found.values())


def companies(bots: int, players: int) -> list[Circle]:
    """Who plays together: all, any choice of them, or some of them at several seats."""
    if bots >= players:
        return list(combinations(range(bots), players))
    starts = range(bots) if players % bots else range(1)
    return [tuple((start + seat) % bots for seat in range(players)) for start in starts]


def orders(company: Circle, bots: int) -> Iterator[Circle]:
    """All ways round the table; bots that hold several seats keep sitting in turn, as partners."""
    first, *others = company
    if bots < len(company):
        yield company
        return
    for order in permutations(others):
        yield (first, *order)


def rotations(circle: Sequence[str]) -> list[tuple[str, ...]]:
    return [(*circle[turn:], *circle[:turn]) for turn in range(len(circle))]


def turned(circle: Circle, turn: int) -> Circle:
    return (*circle[turn:], *circle[:turn])
