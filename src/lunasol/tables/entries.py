"""What is written down about a table. A table is what its entries make it, from the first on.

Entries are never changed and hold everything that a restart must bring back. They stay on the
server: secrets, persons and secret choices are in them.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from lunasol.engine.options import OptionValue
from lunasol.protocol.time_control import TimeControl


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    at: int
    """When, in milliseconds since 1970."""


class Opened(Entry, frozen=True, tag="opened"):
    game: str
    players: int
    options: dict[str, OptionValue]
    pace: TimeControl
    host: str
    secret: str
    """Hexadecimal; its commitment is public from now on."""
    public: bool = False
    hints: bool = True
    free_chat: bool = True
    watch: bool = True
    watch_delay: int = 0
    """Seconds by which those who only watch are behind."""
    level: str = "skilled"
    """Of the bot that keeps the seat of somebody who is away."""
    reserved: tuple[str, ...] = ()
    """After a rematch: for whom each seat is kept, "" for anybody."""


class Sat(Entry, frozen=True, tag="sat"):
    seat: int
    person: str
    name: str
    salt: str
    """Made by the player's own client; the shuffles depend on it."""


class Rose(Entry, frozen=True, tag="rose"):
    """A seat is free again before the start."""

    seat: int


class BotSat(Entry, frozen=True, tag="bot"):
    seat: int
    level: str
    name: str


class ProgramSat(Entry, frozen=True, tag="program"):
    """Somebody's own program plays here; whoever has the token of the seat."""

    seat: int
    name: str


class HostGiven(Entry, frozen=True, tag="host"):
    person: str


class Changed(Entry, frozen=True, tag="changed"):
    """Settings that the host may change at any time."""

    free_chat: bool


class Started(Entry, frozen=True, tag="started"):
    pass


class Moved(Entry, frozen=True, tag="moved"):
    seat: int
    code: int
    """As a secret choice it may replace what this seat had chosen before."""
    id: str = ""
    """Given by the client, so that a move sent twice counts once."""
    reserve: int = 0
    """Milliseconds that this seat has left in reserve."""
    by_bot: bool = False


class Said(Entry, frozen=True, tag="said"):
    person: str
    name: str
    text: str = ""
    preset: str = ""
    seat: int | None = None


class Held(Entry, frozen=True, tag="held"):
    """From now on a bot plays for the one who holds the seat."""

    seat: int
    why: Literal["away", "clock", "left"]


class Returned(Entry, frozen=True, tag="returned"):
    seat: int


class Voted(Entry, frozen=True, tag="voted"):
    seat: int
    choice: Literal["wait", "end"]


class Ended(Entry, frozen=True, tag="ended"):
    """The table was given up before the match was over."""

    why: Literal["vote", "host", "idle", "nobody"]


class Rematched(Entry, frozen=True, tag="rematched"):
    table: str


AnyEntry = (
    Opened
    | Sat
    | Rose
    | BotSat
    | ProgramSat
    | HostGiven
    | Changed
    | Started
    | Moved
    | Said
    | Held
    | Returned
    | Voted
    | Ended
    | Rematched
)

ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(AnyEntry)
