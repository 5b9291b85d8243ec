"""Decides which bot sits where, so that no bot gains from its seats or its neighbours.

The order of bots around a table is a seat cycle. A deal is played once in every rotation of a seat
cycle, and the deals go through all different seat cycles in turn.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from lunasol.engine.errors import LunasolError

MOST_CYCLES = 5000

SeatCycle = tuple[int, ...]
"""The number of the bot at each seat."""


class ImpossiblePairing(LunasolError):
    """These bots cannot meet in a balanced tournament."""


def seat_cycles(bots: Sequence[str], players: int) -> list[SeatCycle]:
    """All different seat cycles; bots with the same name are interchangeable."""
    found: dict[tuple[str, ...], SeatCycle] = {}
    for line_up in line_ups(len(bots), players):
        for cycle in orders(line_up, len(bots)):
            names = tuple(bots[bot] for bot in cycle)
            if not any(rotation in found for rotation in rotations(names)):
                found[names] = cycle
            if len(found) > MOST_CYCLES:
                raise ImpossiblePairing(
                    f"{len(bots)} bots at tables of {players} meet in too many ways to balance"
                )
    return list(found.values())


def line_ups(bots: int, players: int) -> list[SeatCycle]:
    """The groups of bots that play together.

    With more bots than seats these are all combinations. With fewer, bots take several seats.
    """
    if bots >= players:
        return list(combinations(range(bots), players))
    starts = range(bots) if players % bots else range(1)
    return [tuple((start + seat) % bots for seat in range(players)) for start in starts]


def orders(line_up: SeatCycle, bots: int) -> Iterator[SeatCycle]:
    """All orders around the table.

    Bots that take several seats keep alternating, so that the same bot holds partner seats.
    """
    first, *others = line_up
    if bots < len(line_up):
        yield line_up
        return
    for order in permutations(others):
        yield (first, *order)


def rotations(cycle: Sequence[str]) -> list[tuple[str, ...]]:
    return [(*cycle[turn:], *cycle[:turn]) for turn in range(len(cycle))]


def rotate(cycle: SeatCycle, turn: int) -> SeatCycle:
    return (*cycle[turn:], *cycle[:turn])
