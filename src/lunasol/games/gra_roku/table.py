"""What lies on the table of Gra roku, as data. Not compiled: clients decode these types."""

from msgspec import Struct

Place = str | None
"""A card, or None for an empty place."""


class GraRokuTable(Struct, frozen=True):
    round: int
    harder: bool
    grid: tuple[tuple[Place, ...], ...]
    """The middle of the table, four rows from the top."""
    revealed: tuple[Place, ...]
    """By seat, the card that was turned up and is not placed yet."""
    placing: tuple[int, ...]
    """The seats that still place a card this round, in this order."""
    row: int | None
    """The row that is being taken, from 1 at the top."""
    takers: tuple[int, ...]
    """The seats that still take a card of it, in this order."""
    on_its_way: Place
    """The card that somebody holds: taken and not filed yet, a bonus, or for a refill."""
    years: tuple[tuple[Place, ...], ...]
    """By seat, a place for each symbol, from spring to winter, in each season the biggest first."""
    aside: tuple[tuple[str, ...], ...]
    rows: tuple[int, ...]
    """By seat, the number of complete rows in its year."""
    row_points: tuple[tuple[int, ...], ...]
    """What each complete row of each year counts, the best first."""
    points: tuple[int, ...]
    """By seat, its score if the match ended now."""
    box: tuple[str, ...]
    pile: tuple[str, ...]
