"""The log of a table: applying its entries in order gives the state of the table.

Entries never change and hold everything that a restart must bring back. They stay on the server,
because they contain secrets, persons and secret choices. Their tags and fields are the stored
format.
"""

import msgspec
from msgspec import Struct

from lunasol.engine.salts import WhyReopened
from lunasol.protocol.table_settings import TableSettings
from lunasol.protocol.types import EndReason, Substitution, VoteChoice


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    at: int
    """When, in milliseconds since 1970."""


class Opened(TableSettings, frozen=True, kw_only=True, omit_defaults=True, gc=False, tag="opened"):
    at: int
    players: int
    host: str
    secret: str
    """Hexadecimal; its commitment is public from now on."""
    reserved: tuple[str, ...] = ()
    """Who each seat is kept for, after a rematch or against bots alone; "" means anybody."""


class Sat(Entry, frozen=True, tag="sat"):
    seat: int
    person: str
    name: str
    salt: str = ""
    """What older clients added to the shuffles without having committed to it."""
    commitment: str = ""
    """The hash of the salt that the player's client will reveal."""


class Rose(Entry, frozen=True, tag="rose"):
    """A seat is free again before the start."""

    seat: int


class BotSat(Entry, frozen=True, tag="bot"):
    seat: int
    level: str
    name: str
    character: str = ""
    """Its id in the cast; older logs have none."""


class ProgramSat(Entry, frozen=True, tag="program"):
    """A program plays here: any that has the token of the seat."""

    seat: int
    name: str
    key: str = ""
    """Drawn for each entry and part of the token, so that the token ends with the seating. Empty in
    logs of earlier versions, whose tokens name the seat alone."""


class HostGiven(Entry, frozen=True, tag="host"):
    person: str


class SettingsChanged(Entry, frozen=True, tag="changed"):
    """Settings that the host may change at any time."""

    free_chat: bool


class Committed(Entry, frozen=True, tag="committed"):
    """The player at this seat commits to another salt."""

    seat: int
    commitment: str


class CommitmentsClosed(Entry, frozen=True, tag="closed"):
    """Everybody has committed to a salt; the salts are revealed now."""


class Revealed(Entry, frozen=True, tag="revealed"):
    """A salt that fits its commitment."""

    seat: int
    salt: str


class Reopened(Entry, frozen=True, tag="reopened"):
    """The commitments are void, because a salt was withheld or a seat has changed."""

    why: WhyReopened
    seats: tuple[int, ...]


class Started(Entry, frozen=True, tag="started"):
    pass


class Moved(Entry, frozen=True, tag="moved"):
    seat: int
    code: int
    """A secret choice may replace the one that this seat made before."""
    id: str = ""
    """Given by the client, so that a move sent twice counts once."""
    reserve: int = 0
    """Milliseconds that this seat has left in reserve."""
    by_bot: bool = False
    replaces: bool = False
    """Whether the seat had made a secret choice already; logs of earlier versions do not say."""


class Said(Entry, frozen=True, tag="said"):
    person: str
    name: str
    text: str = ""
    preset: str = ""
    seat: int | None = None


class Substituted(Entry, frozen=True, tag="held"):
    """From now on a bot plays for this seat's player."""

    seat: int
    why: Substitution


class Returned(Entry, frozen=True, tag="returned"):
    seat: int


class Voted(Entry, frozen=True, tag="voted"):
    seat: int
    choice: VoteChoice


class Undone(Entry, frozen=True, tag="undone"):
    """The last moves of the match were taken back, as if they had never been made."""

    seat: int
    """Whose own move was the first of them."""
    moves: int
    """How many moves, including those of bots and not counting shuffles."""
    id: str = ""
    """Given by the client, so that a request sent twice counts once."""


class Ended(Entry, frozen=True, tag="ended"):
    """The table was given up before the match was over."""

    why: EndReason
    left: tuple[int, ...] = ()
    """After a vote, the seats whose players had left the match."""


class Rematched(Entry, frozen=True, tag="rematched"):
    table: str


class Declined(Entry, frozen=True, tag="declined"):
    """A person who was asked for a rematch does not come; their seat is free for anybody."""

    person: str


class Removed(Entry, frozen=True, tag="removed"):
    """A person no longer wants to see this table in their list."""

    person: str


AnyEntry = (
    Opened
    | Sat
    | Rose
    | BotSat
    | ProgramSat
    | HostGiven
    | SettingsChanged
    | Committed
    | CommitmentsClosed
    | Revealed
    | Reopened
    | Started
    | Moved
    | Said
    | Substituted
    | Returned
    | Voted
    | Undone
    | Ended
    | Rematched
    | Declined
    | Removed
)

ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(AnyEntry)
