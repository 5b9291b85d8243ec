# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Cards, moves and phases of Gra roku as numbers."""

from typing import Final

from mypy_extensions import i64

SEASONS: Final = 4
SEASON_NAMES: Final = ["spring", "summer", "autumn", "winter"]
SYMBOLS: Final = 12
"""The number of symbols. They are in the order of the year, in each season the biggest first; a
year has a place for each."""
SYMBOL_NAMES: Final = [
    "stork",
    "flower",
    "bee",
    "sun",
    "ball",
    "ice-cream",
    "pumpkin",
    "squirrel",
    "leaf",
    "tree",
    "snowman",
    "snowflake",
]
PER_SEASON: Final = 3
"""The number of symbols of each season."""
POINTS: Final = 6
"""A card is worth 0 to 5 points."""
CARDS: Final = 72
"""GR-01: one card for each symbol and number of points; id = symbol * 6 + points."""

HAND: Final = 4
SIDE: Final = 4
"""The number of rows and of columns in the middle of the table."""
CELLS: Final = 16
"""The number of cells in the middle of the table; cell = row * 4 + column."""
DIAGONAL: Final = 5
"""GR-04: the start card of season s lies on cell s * 5, in a row and a column of its own."""
MOST_ROWS: Final = 18
"""The most rows that can be taken, because no card comes back to the table."""

# Choosing card c is move c; the other moves begin here.
PLACE: Final = CARDS
"""Placing card c on cell f is move PLACE + c * 16 + f."""
TAKE: Final = PLACE + CARDS * CELLS
"""Taking card c is move TAKE + c."""
START: Final = TAKE + CARDS
"""Choosing card c as a start card is move START + c."""
REFILL: Final = START + CARDS
"""Placing the card that refills a row on cell f is move REFILL + f."""
SWAP: Final = REFILL + CELLS
ASIDE: Final = SWAP + 1
ADD: Final = SWAP + 2
BOX: Final = SWAP + 3

CHOOSE_START: Final = 0
DEAL: Final = 1
CHOOSE: Final = 2
PLACING: Final = 3
TAKING: Final = 4
FILING: Final = 5
BONUS: Final = 6
REFILLING: Final = 7
FINISHED: Final = 8
PHASES: Final = [
    "choose-start",
    "deal",
    "choose",
    "place",
    "take",
    "file",
    "bonus",
    "refill",
    "over",
]


def symbol_of(card: i64) -> i64:
    return card // POINTS


def season_of(card: i64) -> i64:
    return card // (PER_SEASON * POINTS)


def points_of(card: i64) -> i64:
    return card % POINTS


def strength(card: i64) -> i64:
    """GR-G2: more points, then the later season, then the bigger symbol; never equal (GR-01)."""
    bigger = PER_SEASON - symbol_of(card) % PER_SEASON
    return (points_of(card) * SEASONS + season_of(card)) * (PER_SEASON + 1) + bigger


class GraRokuRules:
    """The rulings that this match is played by."""

    def __init__(
        self,
        choose_start: bool,
        harder: bool,
        cyclic: bool,
        draw_before_take: bool,
        bonus_chain: bool,
        final_bonus: bool,
        finish_take: bool,
        any_draw_ends: bool,
    ) -> None:
        self.choose_start = choose_start
        self.harder = harder
        self.cyclic = cyclic
        self.draw_before_take = draw_before_take
        self.bonus_chain = bonus_chain
        self.final_bonus = final_bonus
        self.finish_take = finish_take
        self.any_draw_ends = any_draw_ends
