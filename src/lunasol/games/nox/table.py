"""What lies on the table of NOX, as data. Not compiled: clients decode these types."""

from msgspec import Struct


class Merging(Struct, frozen=True):
    """Two piles of one value whose owner chooses the card on top (NX-12); piles from 1."""

    seat: int
    piles: tuple[int, int]


class NoxTable(Struct, frozen=True):
    round: int
    starter: int
    """Who began this round."""
    player: int
    """Whose turn it is, also while the owner of a chest chooses."""
    chests: tuple[tuple[str, ...], ...]
    """The top cards of the piles in each chest (NX-18: they alone count)."""
    worth: tuple[int, ...]
    """What each chest would count now: nothing while a colour is missing."""
    covered: tuple[tuple[str, ...], ...]
    """What lies below them, pile or not; shown when the match is over."""
    depths: tuple[tuple[int, ...], ...]
    """How many cards lie below each of the top cards."""
    merging: Merging | None
    pile: tuple[str, ...]
    target: int
    totals: tuple[int, ...]
    sheet: tuple[tuple[int, ...], ...]
    """The points written down for each finished round, by seat."""
