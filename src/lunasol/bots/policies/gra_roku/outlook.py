# Compiled by mypyc, see COMPILED in hatch_build.py.
"""What a year of Gra roku may still become: how likely its rows will be complete at the end.

A full row always holds one card of each season, so a year is well described by how many cards
of each season it has, and by how many cards its owner will still take. From these two the table
is worked out backwards from the end of the match, once for each number of players.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lunasol.games.gra_roku.rules_cards import PER_SEASON, SEASONS, SYMBOLS

CERTAIN: Final = 1000
"""Chances are told in thousandths."""
MOST_TAKES: Final = 20
HALVES: Final = 2 * MOST_TAKES
"""Takes still to come are estimated in halves, up to so many."""
SHAPES: Final = 256
"""How many cards of each season: four digits from 0 to 3, spring the lowest."""
FACTS: Final = 5
"""By shape and takes: the chances of one, two and three rows, cards aside, worth of a bonus."""
EXPECTED_ASIDE: Final = 3
BONUS_WORTH: Final = 4

ROW_WORTH: Final = (15.0, 12.0, 8.0)
"""Points of a typical first, second and third row: the best cards stand in the first."""
ASIDE_COST: Final = 0.8
"""A bit less than the point it costs, as some taken twice are swapped in."""
SWAP_WORTH: Final = 0.9
"""What a bonus card brings whose symbol is there already, when all rows will count."""

Chances = tuple[float, float, float, float]
"""Of one, two and three rows, and then how many cards will go aside."""
Years = dict[int, Chances]


@final
class Outlook:
    """The table for one number of players."""

    def __init__(self, players: int) -> None:
        self.players: i64 = players
        shapes = [shape for shape in range(SHAPES) if is_sorted(shape)]
        self.kind: vec[i64] = vec[i64]([shapes.index(sorted_shape(s)) for s in range(SHAPES)])
        """Which seasons have how many cards does not matter: only 35 kinds of years differ."""
        self.kinds: i64 = len(shapes)
        facts: list[int] = []
        by_takes = years_by_takes(players, shapes)
        for half in range(HALVES + 1):
            for shape in shapes:
                facts += facts_of(by_takes, half, shape)
        self.facts: vec[i64] = vec[i64](facts)

    def place(self, shape: i64, halves: i64) -> i64:
        """Where the facts about years of this shape begin, with so many half takes to come."""
        return (halves * self.kinds + self.kind[shape]) * FACTS


def counts_of(shape: int) -> list[int]:
    return [shape >> 2 * season & 3 for season in range(SEASONS)]


def is_sorted(shape: int) -> bool:
    return sorted_shape(shape) == shape


def sorted_shape(shape: int) -> int:
    return sum(count << 2 * season for season, count in enumerate(sorted(counts_of(shape))))


def with_card(shape: int, season: int) -> int:
    return sorted_shape(shape + (1 << 2 * season))


def years_by_takes(players: int, shapes: list[int]) -> list[Years]:
    """What becomes of each year, by the number of takes to come, from the end backwards."""
    offers = {shape: offers_of(players, counts_of(shape)) for shape in shapes}
    last = {shape: final_chances(shape) for shape in shapes}
    years = [last]
    for _ in range(MOST_TAKES):
        later = years[-1]
        years.append({shape: after_take(shape, offers[shape], later) for shape in shapes})
    return years


def final_chances(shape: int) -> Chances:
    rows = min(counts_of(shape))
    return (float(rows >= 1), float(rows >= 2), float(rows >= 3), 0.0)


def offers_of(players: int, counts: list[int]) -> list[float]:
    """By set of seasons (as bits): how likely just these are there to take with a new symbol.

    Whoever takes first has all four to choose from; each further one finds one fewer.
    """
    found = [0.0] * 16
    for there in range(1, 16):
        size = there.bit_count()
        if size > SEASONS - players:
            likely = 1.0 / players / (1, 4, 6, 4, 1)[size]
            for new in range(16):
                found[new] += likely * all_new(there, new, counts)
    return found


def all_new(there: int, new: int, counts: list[int]) -> float:
    """How likely of the seasons that are there just these bring a new symbol."""
    likely = 1.0
    for season, count in enumerate(counts):
        fresh = (PER_SEASON - count) / PER_SEASON
        if new >> season & 1:
            likely *= fresh if there >> season & 1 else 0.0
        elif there >> season & 1:
            likely *= 1.0 - fresh
    return likely


def after_take(shape: int, offers: list[float], later: Years) -> Chances:
    if sum(counts_of(shape)) == SYMBOLS:  # a full year ends the match
        return final_chances(shape)
    kept = later[shape]
    aside = (kept[0], kept[1], kept[2], kept[3] + 1.0)
    taken = [with_bonus(shape, season, later) for season in range(SEASONS)]
    order = sorted(range(SEASONS), key=lambda season: -worth(taken[season]))
    parts = []
    for new, likely in enumerate(offers):
        if likely > 0.0:
            parts.append((likely, first_of(order, new, taken, aside)))
    return mixed(parts)


def first_of(order: list[int], new: int, taken: list[Chances], aside: Chances) -> Chances:
    """What comes of the best of the new seasons, or of a card that must go aside."""
    for season in order:
        if new >> season & 1:
            return max(aside, taken[season], key=worth)
    return aside


def with_bonus(shape: int, season: int, later: Years) -> Chances:
    """A card of this season is added if there is room; the third earns one from the pile."""
    count = counts_of(shape)[season]
    if count == PER_SEASON:
        return later[shape]
    grown = with_card(shape, season)
    if count < PER_SEASON - 1:
        return later[grown]
    return mixed(bonus_parts(grown, later))


def bonus_parts(shape: int, later: Years) -> list[tuple[float, Chances]]:
    parts = []
    rest = 1.0
    for season, count in enumerate(counts_of(shape)):
        if count < PER_SEASON:
            likely = (PER_SEASON - count) / SYMBOLS
            rest -= likely
            parts.append((likely, later[with_card(shape, season)]))
    parts.append((rest, later[shape]))
    return parts


def mixed(parts: list[tuple[float, Chances]]) -> Chances:
    total = [0.0] * 4
    for likely, chances in parts:
        for i in range(4):
            total[i] += likely * chances[i]
    return (total[0], total[1], total[2], total[3])


def worth(chances: Chances) -> float:
    rows = sum(chances[i] * ROW_WORTH[i] for i in range(PER_SEASON))
    return rows - chances[3] * ASIDE_COST


def facts_of(by_takes: list[Years], half: int, shape: int) -> list[int]:
    """In thousandths, with some doubt about the number of takes unless it is none."""
    spread = [(1.0, 0)]
    if half > 0:
        spread = [(0.25, half - 2), (0.25, half - 1), (0.25, half), (0.25, half + 1)]
    parts = []
    bonus = 0.0
    for likely, halves in spread:
        takes = min(max((halves + 1) // 2, 0), MOST_TAKES)
        chances = by_takes[takes][shape]
        parts.append((likely, chances))
        added = worth(mixed(bonus_parts(shape, by_takes[takes]))) - worth(chances)
        bonus += likely * (added + SWAP_WORTH * sum(counts_of(shape)) / SYMBOLS * chances[1])
    found = [*mixed(parts), bonus]
    return [round(fact * CERTAIN) for fact in found]
