"""What goes over HTTP, as types: requests, answers, and the document made from them."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from lunasol.engine.deck import CardFact
from lunasol.engine.options import OptionValue
from lunasol.protocol.messages import EventInfo, Level, Result, TableInfo
from lunasol.protocol.time_control import NO_CLOCK, TimeControl

DAY_OF_SECONDS = 24 * 60 * 60


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=10)] | None = None
    """As many as usual, unless told."""
    options: Annotated[dict[str, OptionValue], Meta(max_length=50)] = {}
    pace: TimeControl = NO_CLOCK
    public: bool = False
    hints: bool = True
    free_chat: bool = True
    watch: bool = True
    watch_delay: Annotated[int, Meta(ge=0, le=DAY_OF_SECONDS)] = 0
    level: Level = "skilled"


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
    table: TableInfo
    seat: int | None
    is_host: bool
    your_turn: bool
    changed: int
    """When something happened there last, in milliseconds since 1970."""
    winners: tuple[int, ...]
    """Their seats; nobody's where the match is not over."""


class Me(Struct, frozen=True):
    token: str
    """For clients that keep no cookies; it goes into the Authorization header."""
    tables: list[MyTable]


class Export(Struct, frozen=True, kw_only=True):
    """All that is stored about a person."""

    person: str
    tables: list[dict[str, Any]]
    """Of each table what the person did and said there, and the record of the match."""


class Step(Struct, frozen=True):
    events: tuple[EventInfo, ...]
    view: Any


class Recorded(Struct, frozen=True, forbid_unknown_fields=True):
    """A match file, as docs/records.md describes it."""

    record: str


class Replay(Struct, frozen=True, kw_only=True):
    """A match again, as one place at the table saw it."""

    game: str
    options: dict[str, OptionValue]
    names: tuple[str, ...]
    """By seat; none where a record has none."""
    cards: dict[str, dict[str, CardFact]]
    """What each card shows, where it is an owner's own deck; else nothing."""
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
    """So many steps of the replay came before it."""
    seat: int
    move: str
    share: float
    best: str
    best_share: float
    loss: float
    """What the move gave away."""
    error: float
    """Of the loss; 95 of 100 estimates are closer than this."""
    clear: bool
    """Whether the loss is more than its error."""
    reason: EventInfo | None
    """What speaks for the best move."""
    beside: list[Better]
    """Further moves that would have been better, the best first; only where the loss is clear."""


class Account(Struct, frozen=True, kw_only=True):
    """How a seat came from what everybody may expect to its result, in shares of a match."""

    seat: int
    decisions: int
    best_found: int
    par: float
    loss: float
    """Given away by own moves."""
    rest: float | None
    """All else: the cards and the others."""
    result: float | None


class Review(Struct, frozen=True, kw_only=True):
    """A finished match in hindsight, as far as it has been thought over."""

    done: int
    """So many decisions; ask again until it is all of them."""
    total: int
    iterations: int
    """So many matches were imagined for each move that was compared."""
    decisions: list[Decision]
    summary: list[Account]
    """By seat; of what is done."""


class OptionInfo(Struct, frozen=True, kw_only=True):
    name: str
    ruling: str
    default: OptionValue
    values: tuple[OptionValue, ...]
    limit: int
    """Without values: any number from 1 to this."""


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


class Problem(Struct, frozen=True, omit_defaults=True):
    """What was wrong; ``key`` finds the sentence in every language."""

    key: str
    detail: str = ""
