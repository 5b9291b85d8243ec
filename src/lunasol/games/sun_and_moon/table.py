"""What lies on the table of Sun and Moon, as data. Not compiled: clients decode these types."""

from msgspec import Struct

Row = tuple[tuple[str, ...], ...]
"""Stacks from left to right; the last card of a stack is the visible one."""


class SunAndMoonTable(Struct, frozen=True):
    turn: int
    following: bool
    """Whether another card must follow an animal in this turn."""
    trigger: int | None
    """The seat that found no card to draw; from then on nobody draws."""
    suns: tuple[Row, ...]
    """By seat, its sun row; empty if it has none."""
    moons: tuple[Row, ...]
    """By seat, its moon row; empty if it has none."""
    in_play: tuple[int, ...]
    """By seat, the minus points that lie in front of it now."""
    points: tuple[int, ...]
    """By seat, the points for the cards that it has cleared; eclipses count nothing (SM-14)."""
    score_piles: tuple[tuple[str, ...], ...]
    """By seat, the cards that it has cleared; hidden until the match is over."""
    partners: tuple[int | None, ...]
    tied: tuple[str | None, ...]
    """By seat, the only kind of row that it may have, if it is tied to one (SM-37)."""
    discard: tuple[str, ...]
    pile: tuple[str, ...]
