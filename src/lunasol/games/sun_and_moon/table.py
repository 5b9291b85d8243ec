"""What lies on the table of Sun and Moon, as data. Not compiled: clients decode these types."""

from msgspec import Struct

Row = tuple[tuple[str, ...], ...]
"""Stacks from left to right; in a stack the last card is the one that shows."""


class SunAndMoonTable(Struct, frozen=True):
    turn: int
    following: bool
    """An animal has been placed: another card follows in the same turn."""
    trigger: int | None
    """Who found nothing to draw; nobody draws any more."""
    suns: tuple[Row, ...]
    """The sun rows by seat, empty where there is none."""
    moons: tuple[Row, ...]
    in_play: tuple[int, ...]
    """The minus points that lie in front of each seat now."""
    points: tuple[int, ...]
    """What each seat has cleared is worth; eclipses that came along count nothing (SM-14)."""
    score_piles: tuple[tuple[str, ...], ...]
    """HIDDEN cards until the match is over: only how many there are is shown."""
    partners: tuple[int | None, ...]
    tied: tuple[str | None, ...]
    """The kind of row that a seat may have, where the match ties it to one (SM-37)."""
    discard: tuple[str, ...]
    pile: tuple[str, ...]
