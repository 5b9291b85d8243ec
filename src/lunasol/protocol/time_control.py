"""How long a decision may take."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

DAY = 24 * 60 * 60
Seconds = Annotated[int, Meta(ge=0, le=30 * DAY)]


class TimeControl(Struct, frozen=True, omit_defaults=True):
    """``none``: no clock. ``live``: seconds a move, then a reserve for the whole match.
    ``days``: the same in large, and nobody has to stay at the table."""

    kind: Literal["none", "live", "days"] = "none"
    move: Seconds = 0
    reserve: Seconds = 0

    @property
    def has_clock(self) -> bool:
        return self.kind != "none"


NO_CLOCK = TimeControl()
SHORTEST_MOVE = {"live": 3, "days": 60 * 60}
"""Seconds: less cannot be played."""


def is_possible(pace: TimeControl) -> bool:
    """A clock must leave time to think."""
    if not pace.has_clock:
        return pace == NO_CLOCK
    return pace.move >= SHORTEST_MOVE[pace.kind]
