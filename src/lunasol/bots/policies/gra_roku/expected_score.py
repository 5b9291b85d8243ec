# Compiled by mypyc, see COMPILED in hatch_build.py.
"""The expected score of a year of Gra roku: how likely its rows are complete at the end.

A full row always holds one card of each season, so a year is well described by its number of
cards in each season and by the number of cards that its owner will still take. The table for
these two is computed backwards from the end of the match, once for each number of players.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lunasol.games.gra_roku.rules_cards import PER_SEASON, SEASONS, SYMBOLS

CERTAIN: Final = 1000
"""Probabilities are in thousandths."""
MOST_TAKES: Final = 20
HALVES: Final = 2 * MOST_TAKES
"""The number of takes still to come is estimated in halves, up to this many."""
SHAPES: Final = 256
"""The shape of a year: its cards in each season, four digits from 0 to 3, spring the lowest."""
FACTS: Final = 5
"""Facts by shape and takes: the probabilities of one, two and three rows, the expected number of
cards aside, and the value of a bonus."""
EXPECTED_ASIDE: Final = 3
"""The index of the expected number of cards aside among the facts."""
BONUS_VALUE: Final = 4
"""The index of the value of a bonus among the facts."""

ROW_POINTS: Final = (15.0, 12.0, 8.0)
"""Points of a typical first, second and third row: the best cards stand in the first."""
ASIDE_COST: Final = 0.8
"""Slightly less than the point it costs, since some cards taken twice are swapped in."""
SWAP_POINTS: Final = 0.9
"""The points gained by a bonus card of a symbol that is owned, when all rows will count."""

Chances = tuple[float, float, float, float]
"""The probabilities of one, two and three rows, then the expected number of cards aside."""
ChancesByShape = dict[int, Chances]


@final
class YearForecast:
    """The table for one number of players."""

    def __init__(self, players: int) -> None:
        self.players: i64 = players
        shapes = [shape for shape in range(SHAPES) if is_sorted(shape)]
        self.kind: vec[i64] = vec[i64]([shapes.index(sorted_shape(s)) for s in range(SHAPES)])
        """By shape, its number after sorting: which season has how many cards does not matter, so
        only 35 kinds of years differ."""
        self.kinds: i64 = len(shapes)
        facts: list[int] = []
        by_takes = years_by_takes(players, shapes)
        for half in range(HALVES + 1):
            for shape in shapes:
                facts += facts_of(by_takes, half, shape)
        self.facts: vec[i64] = vec[i64](facts)

    def place(self, shape: i64, halves: i64) -> i64:
        """Where the facts about years of this shape begin, with this many half takes to come."""
        return (halves * self.kinds + self.kind[shape]) * FACTS


def counts_of(shape: int) -> list[int]:
    return [shape >> 2 * season & 3 for season in range(SEASONS)]


def is_sorted(shape: int) -> bool:
    return sorted_shape(shape) == shape


def sorted_shape(shape: int) -> int:
    return sum(count << 2 * season for season, count in enumerate(sorted(counts_of(shape))))


def with_card(shape: int, season: int) -> int:
    return sorted_shape(shape + (1 << 2 * season))


def years_by_takes(players: int, shapes: list[int]) -> list[ChancesByShape]:
    """The chances of each shape, by the number of takes to come."""
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
    """By set of seasons (as bits): the probability that exactly these offer a new symbol.

    The first to take has all four seasons to choose from, and each further one has one fewer.
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
    """The probability that of the seasons there exactly these bring a new symbol."""
    likely = 1.0
    for season, count in enumerate(counts):
        fresh = (PER_SEASON - count) / PER_SEASON
        if new >> season & 1:
            likely *= fresh if there >> season & 1 else 0.0
        elif there >> season & 1:
            likely *= 1.0 - fresh
    return likely


def after_take(shape: int, offers: list[float], later: ChancesByShape) -> Chances:
    if sum(counts_of(shape)) == SYMBOLS:  # a full year ends the match
        return final_chances(shape)
    kept = later[shape]
    aside = (kept[0], kept[1], kept[2], kept[3] + 1.0)
    taken = [with_bonus(shape, season, later) for season in range(SEASONS)]
    order = sorted(range(SEASONS), key=lambda season: -expected_points(taken[season]))
    parts = []
    for new, likely in enumerate(offers):
        if likely > 0.0:
            parts.append((likely, first_of(order, new, taken, aside)))
    return mixed(parts)


def first_of(order: list[int], new: int, taken: list[Chances], aside: Chances) -> Chances:
    """The chances after taking the best of the new seasons, or a card that must go aside."""
    for season in order:
        if new >> season & 1:
            return max(aside, taken[season], key=expected_points)
    return aside


def with_bonus(shape: int, season: int, later: ChancesByShape) -> Chances:
    """The chances after adding a card of this season; the third one earns a bonus card."""
    count = counts_of(shape)[season]
    if count == PER_SEASON:
        return later[shape]
    grown = with_card(shape, season)
    if count < PER_SEASON - 1:
        return later[grown]
    return mixed(bonus_parts(grown, later))


def bonus_parts(shape: int, later: ChancesByShape) -> list[tuple[float, Chances]]:
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


def expected_points(chances: Chances) -> float:
    rows = sum(chances[i] * ROW_POINTS[i] for i in range(PER_SEASON))
    return rows - chances[3] * ASIDE_COST


def facts_of(by_takes: list[ChancesByShape], half: int, shape: int) -> list[int]:
    """The facts in thousandths, blurred over similar numbers of takes unless there are none."""
    spread = [(1.0, 0)]
    if half > 0:
        spread = [(0.25, half - 2), (0.25, half - 1), (0.25, half), (0.25, half + 1)]
    parts = []
    bonus = 0.0
    for likely, halves in spread:
        takes = min(max((halves + 1) // 2, 0), MOST_TAKES)
        chances = by_takes[takes][shape]
        parts.append((likely, chances))
        after = expected_points(mixed(bonus_parts(shape, by_takes[takes])))
        added = after - expected_points(chances)
        bonus += likely * (added + SWAP_POINTS * sum(counts_of(shape)) / SYMBOLS * chances[1])
    found = [*mixed(parts), bonus]
    return [round(fact * CERTAIN) for fact in found]
