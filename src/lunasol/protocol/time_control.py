"""How long a decision may take."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

DAY = 24 * 60 * 60
Seconds = Annotated[int, Meta(ge=0, le=30 * DAY)]


class TimeControl(Struct, frozen=True, omit_defaults=True):
    """``none``: no clock. ``live``: seconds per move, then a reserve for the whole match.
    ``days``: the same on a larger scale, and nobody has to stay at the table."""

    kind: Literal["none", "live", "days"] = "none"
    move: Seconds = 0
    reserve: Seconds = 0

    @property
    def has_clock(self) -> bool:
        return self.kind != "none"


NO_CLOCK = TimeControl()
SHORTEST_MOVE = {"live": 3, "days": 60 * 60}
"""The fewest seconds per move that can be played."""


def is_playable(time_control: TimeControl) -> bool:
    """A clock must leave time to think."""
    if not time_control.has_clock:
        return time_control == NO_CLOCK
    return time_control.move >= SHORTEST_MOVE[time_control.kind]
