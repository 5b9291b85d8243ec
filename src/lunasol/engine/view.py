"""What one seat sees, as plain data: one type for the engine, the wire and the terminal."""

from typing import Generic, TypeVar

from msgspec import Struct

TableT = TypeVar("TableT")


class View(Struct, Generic[TableT], frozen=True, gc=False, kw_only=True):
    """What one seat (None: a spectator) sees of the cards."""

    game: str
    seat: int | None
    players: int
    phase: str
    to_act: tuple[int, ...]
    chosen: tuple[int, ...]
    """The seats whose secret choice waits for the others."""
    hand: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    """All hands; cards that this seat cannot see are ??."""
    table: TableT
    """What lies on the table, in the form of this game."""
