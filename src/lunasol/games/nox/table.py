"""What lies on the table of NOX, as data. Not compiled: clients decode these types."""

from msgspec import Struct


class Merging(Struct, frozen=True):
    """Two piles of the same value whose owner chooses the card on top (NX-12)."""

    seat: int
    piles: tuple[int, int]
    """Piles count from 1."""


class NoxTable(Struct, frozen=True):
    round: int
    starter: int
    """The seat that began this round."""
    player: int
    """The seat whose turn it is, even while the owner of a chest chooses."""
    chests: tuple[tuple[str, ...], ...]
    """The top cards of the piles in each chest; only they count (NX-18)."""
    worth: tuple[int, ...]
    """The points of each chest as it is: none while a colour is missing."""
    covered: tuple[tuple[str, ...], ...]
    """The covered cards of each chest; hidden until the match is over."""
    depths: tuple[tuple[int, ...], ...]
    """How many cards lie below each of the top cards."""
    merging: Merging | None
    pile: tuple[str, ...]
    target: int
    totals: tuple[int, ...]
    sheet: tuple[tuple[int, ...], ...]
    """By finished round, the points of each seat."""
