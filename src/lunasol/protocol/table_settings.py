"""What the host chooses when a table is opened."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from lunasol.engine.options import OptionValue
from lunasol.protocol.time_control import NO_CLOCK, TimeControl
from lunasol.protocol.types import Level

DAY_OF_SECONDS = 24 * 60 * 60


class TableSettings(Struct, frozen=True, kw_only=True):
    """Part of the request for a new table, of its first log entry and of what clients are shown."""

    game: Annotated[str, Meta(max_length=40)]
    options: Annotated[dict[str, OptionValue], Meta(max_length=50)] = {}
    pace: TimeControl = NO_CLOCK
    public: bool = False
    hints: bool = True
    free_chat: bool = True
    watch: bool = True
    """Whether spectators are allowed."""
    watch_delay: Annotated[int, Meta(ge=0, le=DAY_OF_SECONDS)] = 0
    """How many seconds spectators are behind."""
    level: Level = "skilled"
    """The level of a bot that plays for somebody who is away."""
    bots: bool = False
    """Against bots of this ``level`` alone: they are seated at once, and the match begins when the
    person who opened the table takes the seat that is kept for them."""

    def settings(self) -> dict[str, Any]:
        """The chosen settings by name, to pass on to the next struct that holds them."""
        return {name: getattr(self, name) for name in TableSettings.__struct_fields__}
