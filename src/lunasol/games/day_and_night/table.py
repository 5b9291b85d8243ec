"""What lies on the table of Day & Night, as data. Not compiled: clients decode these types."""

from msgspec import Struct


class DayAndNightTable(Struct, frozen=True):
    time: str
    round: int
    last_round: bool
    middle: str | None
    played: tuple[tuple[str, ...], ...]
    """The open cards on the table, by the seat that played them."""
    winning_colour: str | None
    takers: tuple[int, ...]
    """The seats that still take a card, in this order."""
    collected: tuple[tuple[str, ...], ...]
    """By seat, the cards that it has taken; they are open (DN-24)."""
    stars: tuple[int, ...]
    discard: tuple[str, ...]
    pile: tuple[str, ...]
    removed: tuple[str, ...]
