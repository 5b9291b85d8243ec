"""What lies on the table of Gra roku, as data. Not compiled: clients decode these types."""

from msgspec import Struct

Place = str | None
"""A card, or None where none lies."""


class GraRokuTable(Struct, frozen=True):
    round: int
    harder: bool
    grid: tuple[tuple[Place, ...], ...]
    """The middle of the table, four rows from the top."""
    revealed: tuple[Place, ...]
    """The cards turned up and not yet placed, by seat."""
    placing: tuple[int, ...]
    """Who still places a card this round, in this order."""
    row: int | None
    """The row that is being taken, from 1 at the top."""
    takers: tuple[int, ...]
    """Who takes a card of it now and after that, in this order."""
    on_its_way: Place
    """Taken and not filed, a bonus, or to refill the row."""
    years: tuple[tuple[Place, ...], ...]
    """By seat: a place for each symbol, spring to winter, in each season the biggest first."""
    aside: tuple[tuple[str, ...], ...]
    rows: tuple[int, ...]
    """How many complete rows each year has."""
    row_points: tuple[tuple[int, ...], ...]
    """What each complete row of each year counts, the best first."""
    points: tuple[int, ...]
    """What each seat would score now."""
    box: tuple[str, ...]
    pile: tuple[str, ...]
