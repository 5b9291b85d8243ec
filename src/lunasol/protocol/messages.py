"""What goes over the socket of a table. docs/wire.md is made from this module.

Every message is one JSON object with a ``type``. What the server tells everybody who sits or
watches is numbered by ``n``, for each place at the table by itself and without gaps; answers to
one client carry the ``id`` of what they answer. What is sent or read with every move is no business
of the garbage collector: it never refers back to itself.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from lunasol.engine.options import OptionValue
from lunasol.protocol.time_control import TimeControl

Id = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Salt = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Level = Literal["beginner", "casual", "skilled", "strong", "expert"]
Preset = Literal[
    "hello", "good-luck", "thanks", "well-played", "oops", "hurry", "one-moment", "good-game",
    "rematch", "smile", "laugh", "wow", "sad", "thumbs-up", "heart",
]  # fmt: skip

# From the client ------------------------------------------------------------------------------


class ClientMessage(Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True):
    id: Id
    """Chosen by the client; the answer bears it."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """The first message, and again whenever a number is missing. The answer is ``welcome``, or
    what was missed and then ``done``."""

    epoch: str = ""
    last: int = 0
    """The last number that the client has, of the ``epoch`` it was told."""


class Move(ClientMessage, frozen=True, tag="move"):
    """Play a move, written as in ``legal``. With the same ``id`` again it counts once."""

    move: Annotated[str, Meta(min_length=1, max_length=100)]


class Sit(ClientMessage, frozen=True, tag="sit"):
    """Take a seat before the start, or change one's name there."""

    name: Name
    salt: Salt
    """32 hexadecimal digits, drawn by the client after it has seen the commitment."""
    seat: SeatNumber | None = None


class Rise(ClientMessage, frozen=True, tag="rise"):
    """Give up one's seat before the start; later a bot keeps it until one is ``back``."""


class Back(ClientMessage, frozen=True, tag="back"):
    """Take one's seat back from the bot that keeps it."""


class SeatBot(ClientMessage, frozen=True, tag="seat-bot"):
    """Host: a bot takes this seat; without a seat, all that are free."""

    level: Level
    seat: SeatNumber | None = None


class SeatProgram(ClientMessage, frozen=True, tag="seat-program"):
    """Host: an own program plays at this seat. The answer holds its token."""

    seat: SeatNumber
    name: Name


class Kick(ClientMessage, frozen=True, tag="kick"):
    """Host: free a seat before the start."""

    seat: SeatNumber


class GiveHost(ClientMessage, frozen=True, tag="give-host"):
    """Host: somebody who sits here becomes the host."""

    seat: SeatNumber


class Begin(ClientMessage, frozen=True, tag="begin"):
    """Host: start the match; all seats are taken."""


class AllowChat(ClientMessage, frozen=True, tag="allow-chat"):
    """Host: whether people may write what they like; presets always go."""

    free: bool


class Say(ClientMessage, frozen=True, tag="say"):
    """Chat: either a preset, said in each reader's language, or one's own words."""

    preset: Preset | None = None
    text: Annotated[str, Meta(max_length=300)] = ""


class Vote(ClientMessage, frozen=True, tag="vote"):
    """Somebody is away: wait longer for them, or end the match."""

    choice: Literal["wait", "end"]


class AskHint(ClientMessage, frozen=True, tag="hint"):
    """What a strong bot would play here, and why."""


class Rematch(ClientMessage, frozen=True, tag="rematch"):
    """Another match at a new table, with the seats rotated."""


AnyClientMessage = (
    Hello
    | Move
    | Sit
    | Rise
    | Back
    | SeatBot
    | SeatProgram
    | Kick
    | GiveHost
    | Begin
    | AllowChat
    | Say
    | Vote
    | AskHint
    | Rematch
)

# From the server ------------------------------------------------------------------------------


class SeatInfo(Struct, frozen=True, kw_only=True):
    """Who sits where. A card or a choice is never in here."""

    kind: Literal["open", "person", "bot", "program"]
    name: str
    level: str | None
    """Of a bot."""
    here: bool
    """Whether somebody is connected for this seat; bots always are."""
    held: Literal["away", "clock", "left"] | None
    """Why a bot keeps this seat for now; whoever holds it can come back."""
    grace: int | None
    """Milliseconds until a bot takes over, if somebody has just gone."""
    vote: Literal["wait", "end"] | None
    clock: int | None
    """Milliseconds left for this decision and in reserve."""


class TableInfo(Struct, frozen=True, kw_only=True):
    id: str
    game: str
    players: int
    options: dict[str, OptionValue]
    pace: TimeControl
    public: bool
    hints: bool
    free_chat: bool
    watch: bool
    watch_delay: int
    level: str
    state: Literal["open", "running", "over", "ended"]
    seats: tuple[SeatInfo, ...]
    host: int | None
    """The seat of the host, if the host sits."""
    commitment: str
    """SHA-256 of the secret that all shuffles are drawn from; shown before anybody sits down."""
    watchers: int
    next: str | None
    """The table of the rematch."""


class EventInfo(Struct, frozen=True, gc=False):
    """What happened, as a key with facts; texts/…/*.ftl say it in six languages."""

    key: str
    facts: dict[str, Any]


class ViewInfo(Struct, frozen=True, gc=False, kw_only=True):
    """What one place sees of the cards."""

    game: str
    seat: int | None
    players: int
    phase: str
    to_act: tuple[int, ...]
    chosen: tuple[int, ...]
    """Who has made a secret choice that waits for the others."""
    hand: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    """All hands; what this place cannot see is ??."""
    table: msgspec.Raw
    """What lies on this game's table."""


class Result(Struct, frozen=True, kw_only=True):
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    decided_by: str
    secret: str
    """What the commitment was made from, and by it every shuffle can be checked."""
    salt: str


class Welcome(Struct, frozen=True, kw_only=True, tag="welcome"):
    """Everything there is to know from this place at the table: the answer to ``hello``."""

    id: str
    epoch: str
    n: int
    table: TableInfo
    seat: int | None
    """Yours, if you sit."""
    is_host: bool
    view: Any
    """What lies on the table as you may see it; null before the start."""
    legal: tuple[str, ...]
    events: tuple[EventInfo, ...]
    """The last ones."""
    result: Result | None


class Update(Struct, frozen=True, gc=False, kw_only=True, tag="update"):
    """Something was played."""

    n: int
    events: tuple[EventInfo, ...]
    view: Any
    legal: tuple[str, ...]
    clocks: tuple[int | None, ...]
    """By seat, milliseconds left; null where no clock runs."""
    result: Result | None


class TableChanged(Struct, frozen=True, kw_only=True, tag="table"):
    """Seats, presence, votes, settings."""

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
    """What was asked for has been done, and is stored."""

    id: str
    table: str | None = None
    """Of a rematch."""
    token: str | None = None
    """For a program."""


class Refused(Struct, frozen=True, kw_only=True, tag="refused"):
    """Nothing has changed. ``key`` finds the sentence, ``ruling`` the rule."""

    id: str
    key: str
    ruling: str | None = None


class CandidateInfo(Struct, frozen=True, kw_only=True):
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
    """The server stops; come back in so many milliseconds, nothing is lost."""

    retry: int


AnyServerMessage = Welcome | Update | TableChanged | Chat | Done | Refused | Hint | Goodbye

ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(AnyClientMessage)
