"""Requests and answers over HTTP. docs/openapi.json is made from these types."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from lunasol.engine.deck import CardFact
from lunasol.engine.options import OptionValue
from lunasol.protocol.server_messages import EventInfo, Result, TableInfo, TableView
from lunasol.protocol.table_settings import TableSettings
from lunasol.protocol.types import EndReason, TableStatus


class NewTable(TableSettings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=1, le=10)] | None = None
    """The game's usual number if left out."""


class Created(Struct, frozen=True):
    id: str
    link: str
    commitment: str


class Lobby(Struct, frozen=True):
    open: list[TableInfo]
    """Public tables with a free seat."""
    running: list[TableInfo]
    """Public tables that can be watched."""


class MyTable(Struct, frozen=True, kw_only=True):
    """One of my tables, as the index shows it."""

    id: str
    game: str
    state: TableStatus
    names: tuple[str, ...]
    """By seat; empty where nobody sits."""
    seat: int | None
    """My seat, if I have or had one there."""
    is_host: bool
    your_turn: bool
    created: int
    changed: int
    """When something last happened there, in milliseconds since 1970."""
    scores: tuple[int, ...]
    """By seat; empty until the match is over."""
    winners: tuple[int, ...]
    """The seats that won; empty until the match is over."""
    left: tuple[int, ...]
    """The seats whose players had left when the others ended the match."""


class MyTables(Struct, frozen=True, kw_only=True):
    """One page of my tables: those where it is my turn first, then the newest."""

    tables: list[MyTable]
    next: str | None
    """Ask with this as ``after`` for the next page; null on the last one."""


class Me(Struct, frozen=True):
    token: str
    """For clients that keep no cookies; it goes into the Authorization header."""


class ExportedTable(Struct, frozen=True, kw_only=True):
    table: str
    game: str
    entries: list[Raw]
    """What the person did and said there, as it is stored."""
    record: str | None
    """The record of a finished match."""
    ended: EndReason | None
    """Why the table was closed before the match was over, if it was."""
    left: tuple[int, ...]
    """The seats whose players had left when the others ended the match."""


class Export(Struct, frozen=True, kw_only=True):
    """Everything that is stored about a person."""

    person: str
    tables: list[ExportedTable]
    damaged: list[str] = []
    """Tables that know the person, but whose log cannot be read."""


class Step(Struct, frozen=True):
    events: tuple[EventInfo, ...]
    view: TableView


class Recorded(Struct, frozen=True, forbid_unknown_fields=True):
    """A match file, as docs/records.md describes it."""

    record: str


class Replay(Struct, frozen=True, kw_only=True):
    """A match step by step, as one seat or a spectator saw it."""

    game: str
    options: dict[str, OptionValue]
    names: tuple[str, ...]
    """By seat; empty if the record has none."""
    cards: dict[str, dict[str, CardFact]]
    """What each card shows, if an owner's own deck was used; otherwise empty."""
    seat: int | None
    steps: list[Step]
    result: Result | None


class Better(Struct, frozen=True, kw_only=True):
    """A further move that would have been clearly better than the one played."""

    move: str
    share: float
    reason: EventInfo | None


class Decision(Struct, frozen=True, kw_only=True):
    """A move judged by what its player knew then. Shares are of won matches."""

    at: int
    """How many steps of the replay came before it."""
    seat: int
    move: str
    share: float
    best: str
    best_share: float
    loss: float
    """What the move gave away."""
    error: float
    """The margin of error of the loss: 95 of 100 estimates are closer than this."""
    clear: bool
    """Whether the loss is more than its error."""
    reason: EventInfo | None
    """The reason for the best move."""
    beside: list[Better]
    """Further moves that would have been better, the best first; only where the loss is clear."""


class Account(Struct, frozen=True, kw_only=True):
    """How a seat got from its fair share of the win to its result, in shares of a match."""

    seat: int
    decisions: int
    best_found: int
    par: float
    loss: float
    """What the seat's own moves gave away."""
    rest: float | None
    """Everything else: the cards and the other players."""
    result: float | None


class Review(Struct, frozen=True, kw_only=True):
    """A finished match in hindsight, as far as it has been judged."""

    done: int
    """How many decisions have been judged; ask again until this equals ``total``."""
    total: int
    iterations: int
    """How many matches were played out for each move that was compared."""
    decisions: list[Decision]
    summary: list[Account]
    """By seat, over the decisions judged so far."""


class OptionInfo(Struct, frozen=True, kw_only=True):
    name: str
    ruling: str
    default: OptionValue
    values: tuple[OptionValue, ...]
    limit: int
    """Without values, any number from 1 to this is allowed."""


class GameInfo(Struct, frozen=True, kw_only=True):
    id: str
    fewest: int
    most: int
    usual: int
    options: list[OptionInfo]
    cards: list[str]
    """The cards of the usual deck, as they are written."""


class Health(Struct, frozen=True):
    status: str
    version: str
    compiled: bool
    """Whether the engine is compiled; if not, bots that search take longer."""


class Problem(Struct, frozen=True, omit_defaults=True):
    """What was wrong; ``key`` names the text that says so in every language."""

    key: str
    detail: str = ""
