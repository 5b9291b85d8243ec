"""What the server sends over the socket of a table. docs/wire.md is made from this module.

What everybody at the table receives is numbered by ``n``, for each seat by itself and without gaps;
an answer to one client carries the ``id`` of the request. The garbage collector does not track
what is sent with every move: it never refers back to itself.
"""

import msgspec
from msgspec import Raw, Struct

from lunasol.engine.salts import WhyReopened
from lunasol.engine.view import View
from lunasol.protocol.table_settings import TableSettings
from lunasol.protocol.types import (
    EndReason,
    NamedFact,
    SeatKind,
    Substitution,
    TableStatus,
    VoteChoice,
)
from lunasol.protocol.version import PROTOCOL

TableView = View[Raw]
"""A view whose table is JSON already: the server writes it once for all seats."""


class SeatInfo(Struct, frozen=True, kw_only=True):
    """Who sits where. Never holds a card or a choice."""

    kind: SeatKind
    name: str
    """Guests without a name are called ``Guest`` or ``Guest 2``, and bots at old tables ``Bot 2``;
    clients show these in the reader's language."""
    level: str | None
    """The level that a bot plays at here."""
    here: bool
    """Whether somebody is connected for this seat; bots always are."""
    held: Substitution | None
    """Why a bot plays for this seat; its player can come back at any time."""
    grace: int | None
    """Milliseconds until a bot takes over from a player who has just left."""
    vote: VoteChoice | None
    clock: int | None
    """Milliseconds left for this decision and in reserve."""
    reserved: bool = False
    """Whether a free seat is kept for somebody who was asked for a rematch."""
    commitment: str | None = None
    """What this player has committed to; null if they have to ``commit``. Bots and programs add
    nothing to the shuffles."""
    revealed: bool = False
    """Whether this player's salt has come."""

    character: str | None = None
    """The character of the cast that a bot plays as; bots at old tables have none."""


class ReopenedInfo(Struct, frozen=True):
    """A round of commitments that was opened again: somebody's salt was withheld, or a seat has
    changed meanwhile."""

    round: int
    why: WhyReopened
    name: str


class TableInfo(TableSettings, frozen=True, kw_only=True):
    """A table as everybody may know it."""

    id: str
    players: int
    state: TableStatus
    seats: tuple[SeatInfo, ...]
    host: int | None
    """The host's seat, if the host sits."""
    commitment: str
    """SHA-256 of the secret behind all shuffles; shown before anybody sits down."""
    watchers: int
    next: str | None
    """The table of the rematch."""
    closed: bool = False
    """Whether the commitments are closed: compare them with what you know, save them, and
    ``reveal``."""
    reopened: tuple[ReopenedInfo, ...] = ()
    """The rounds of commitments that led to no deal."""
    ended: EndReason | None = None
    """Why the table was closed before the match was over, if it was."""
    left: tuple[int, ...] = ()
    """The seats whose players had left when the others voted to end the match."""


class EventInfo(Struct, frozen=True, gc=False):
    """What happened, as a key with facts; the texts turn it into a sentence in each language."""

    key: str
    facts: dict[str, NamedFact]


class Result(Struct, frozen=True, kw_only=True):
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    decided_by: str
    secret: str
    """The secret that the commitment was made from, so that every shuffle can be checked."""
    salt: str
    """What the players added to the shuffles, in the order of their seats."""


class Welcome(Struct, frozen=True, kw_only=True, tag="welcome"):
    """The answer to ``hello``: the whole table as you may see it."""

    id: str
    protocol: int = PROTOCOL
    """The version of the protocol that the server speaks."""
    epoch: str
    n: int
    table: TableInfo
    seat: int | None
    """Your seat, if you have one."""
    is_host: bool
    view: TableView | None
    """The cards as you may see them; null before the start."""
    legal: tuple[str, ...]
    events: tuple[EventInfo, ...]
    """The most recent events."""
    result: Result | None
    undo: bool = False
    """Whether you may ``undo`` your last move."""
    reserved: int | None = None
    """The seat that is kept for you; take it to accept a rematch or to begin against bots."""


class Update(Struct, frozen=True, gc=False, kw_only=True, tag="update"):
    """Something was played."""

    n: int
    events: tuple[EventInfo, ...]
    view: TableView
    legal: tuple[str, ...]
    clocks: tuple[int | None, ...]
    """Milliseconds left, by seat; null where no clock runs."""
    result: Result | None
    undo: bool = False
    """Whether you may ``undo`` your last move."""


class TableChanged(Struct, frozen=True, kw_only=True, tag="table"):
    """Seats, presence, votes or settings have changed."""

    n: int
    table: TableInfo
    seat: int | None


class Chat(Struct, frozen=True, kw_only=True, tag="chat"):
    n: int
    name: str
    seat: int | None
    preset: str | None
    text: str


class Done(Struct, frozen=True, gc=False, kw_only=True, tag="done"):
    """The request was carried out and is stored."""

    id: str
    table: str | None = None
    """The table of a rematch."""
    token: str | None = None
    """The token of a program's seat."""


class Refused(Struct, frozen=True, kw_only=True, tag="refused"):
    """The request was refused and nothing has changed. ``key`` names the text that says why,
    ``ruling`` the rule."""

    id: str
    key: str
    ruling: str | None = None


class CandidateInfo(Struct, frozen=True, kw_only=True):
    """A move that the bot considered."""

    move: str
    win_share: float | None
    visits: int


class Hint(Struct, frozen=True, kw_only=True, tag="hint"):
    id: str
    move: str
    candidates: tuple[CandidateInfo, ...]
    reason: EventInfo | None
    iterations: int


class Goodbye(Struct, frozen=True, kw_only=True, tag="goodbye"):
    """The server stops. Come back after ``retry`` milliseconds; nothing is lost."""

    retry: int


AnyServerMessage = Welcome | Update | TableChanged | Chat | Done | Refused | Hint | Goodbye

ENCODER = msgspec.json.Encoder()
