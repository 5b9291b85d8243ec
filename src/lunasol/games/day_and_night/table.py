"""What lies on the table of Day & Night, as data. Not compiled: clients decode these types."""

from msgspec import Struct


class FinishedRound(Struct, frozen=True):
    """The round that ended last, with all cards as they lay before anybody took one."""

    round: int
    time: str
    middle: str | None
    played: tuple[tuple[str, ...], ...]
    sums: dict[str, int]
    winning_colour: str | None
    taken: tuple[str | None, ...]
    """What each seat took."""


class DayAndNightTable(Struct, frozen=True):
    time: str
    round: int
    rounds: int
    """How many rounds this match has."""
    last_round: bool
    middle: str | None
    played: tuple[tuple[str, ...], ...]
    """The open cards on the table, by the seat that played them."""
    sums: dict[str, int]
    """What each colour that competes (DN-11) adds up to, with what was taken in this round."""
    leading_colour: str | None
    """The only colour with the highest sum by day, the lowest by night, as it stands."""
    winning_colour: str | None
    takers: tuple[int, ...]
    """The seats that still take a card, in this order."""
    collected: tuple[tuple[str, ...], ...]
    """By seat, the cards that it has taken; they are open (DN-24)."""
    stars: tuple[int, ...]
    discard: tuple[str, ...]
    pile: tuple[str, ...]
    removed: tuple[str, ...]
    finished: FinishedRound | None
    """Kept until the next cards are revealed, and when the match is over."""
