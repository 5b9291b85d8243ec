"""What a client sends over the socket of a table. docs/wire.md is made from this module.

Every message is one JSON object with a ``type`` and an ``id``; the answer carries the same ``id``.
The garbage collector does not track these messages: they never refer back to themselves.
"""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from lunasol.protocol.types import (
    CharacterId,
    Commitment,
    Id,
    Level,
    Name,
    Preset,
    Salt,
    SeatNumber,
    VoteChoice,
)
from lunasol.protocol.version import UNVERSIONED


class ClientMessage(Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True):
    id: Id
    """Chosen by the client; the answer carries it."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """The first message, and again whenever a number is missing. The answer is ``welcome``, or
    what was missed and then ``done``."""

    protocol: Annotated[int, Meta(ge=1, le=1_000_000)] = UNVERSIONED
    """The version of the protocol that the client speaks."""
    epoch: str = ""
    last: int = 0
    """The last number that the client has received in this ``epoch``."""


class PlayMove(ClientMessage, frozen=True, tag="move"):
    """Play a move, written as in ``legal``. The same ``id`` sent again counts once."""

    move: Annotated[str, Meta(min_length=1, max_length=100)]


class Sit(ClientMessage, frozen=True, tag="sit"):
    """Take a seat before the start, or change your name there."""

    name: Name
    commitment: Commitment
    """SHA-256 of ``lunasol salt 1\\n`` and a salt of 16 bytes, which the client draws after it has
    seen the table's commitment and reveals later."""
    seat: SeatNumber | None = None
    guest: bool = False
    """I have no name: the server calls me ``Guest`` or ``Guest 2`` instead of ``name``."""


class Commit(ClientMessage, frozen=True, tag="commit"):
    """Commit to another salt before the commitments are closed: because they were opened again, or
    because this device does not know the salt of your seat."""

    commitment: Commitment


class Reveal(ClientMessage, frozen=True, tag="reveal"):
    """Reveal your salt once the commitments are closed. If it does not come in time or does not
    fit, your seat is free again and everybody commits again."""

    salt: Salt


class Rise(ClientMessage, frozen=True, tag="rise"):
    """Give up your seat before the start; later a bot plays for you until you are ``back``."""


class Resign(ClientMessage, frozen=True, tag="resign"):
    """Give up. Against bots and programs alone this ends the match; with other people it is
    ``rise``. The host of a table that has not started closes it."""


class Undo(ClientMessage, frozen=True, tag="undo"):
    """Take back your last move and those of the bots after it: only against bots alone, and only
    while nothing hidden has been revealed since; ``welcome`` and ``update`` say whether you may."""


class Back(ClientMessage, frozen=True, tag="back"):
    """Take your seat back from the bot that plays for you."""


class SeatBot(ClientMessage, frozen=True, tag="seat-bot"):
    """Host: seat a bot here; without a seat, at every free one. Each bot is a character of the
    cast; a character that is named takes one seat."""

    level: Level | None = None
    """By default the character's own, or the table's."""
    seat: SeatNumber | None = None
    character: CharacterId | None = None
    """By default characters of this level, then of the nearest levels, who do not sit here yet."""


class SeatProgram(ClientMessage, frozen=True, tag="seat-program"):
    """Host: let a program of yours play at this seat. The answer holds its token, which is valid
    until the seat is freed or given to another program; asking again for the same seat gives a new
    token and ends the old one."""

    seat: SeatNumber
    name: Name


class Kick(ClientMessage, frozen=True, tag="kick"):
    """Host: free a seat before the start."""

    seat: SeatNumber


class GiveHost(ClientMessage, frozen=True, tag="give-host"):
    """Host: make somebody who sits here the host."""

    seat: SeatNumber


class Begin(ClientMessage, frozen=True, tag="begin"):
    """Host: start the match; all seats must be taken. The commitments are closed, everybody reveals
    their salt, and the cards are dealt."""


class AllowChat(ClientMessage, frozen=True, tag="allow-chat"):
    """Host: whether people may chat in their own words; ready-made phrases are always allowed."""

    free: bool


class Say(ClientMessage, frozen=True, tag="say"):
    """Chat: either a ready-made phrase, shown in each reader's language, or your own words."""

    preset: Preset | None = None
    text: Annotated[str, Meta(max_length=300)] = ""


class Vote(ClientMessage, frozen=True, tag="vote"):
    """Somebody is away: vote to wait longer for them, or to end the match. Ending it is possible
    once a bot plays for them; ``left`` then says who had left."""

    choice: VoteChoice


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Ask for nothing but ``done``, to find out whether the connection still works. The answer does
    not wait for your earlier requests."""


class AskHint(ClientMessage, frozen=True, tag="hint"):
    """Ask what a strong bot would play here, and why."""


class Rematch(ClientMessage, frozen=True, tag="rematch"):
    """Another match at a new table, with the seats rotated. A seat is kept there for everybody who
    played; taking it means to accept, and the match begins when all seats are taken."""


class Decline(ClientMessage, frozen=True, tag="decline"):
    """No rematch for me: the seat that is kept for me at the next table is free for anybody."""


AnyClientMessage = (
    Hello
    | PlayMove
    | Sit
    | Commit
    | Reveal
    | Rise
    | Resign
    | Undo
    | Back
    | SeatBot
    | SeatProgram
    | Kick
    | GiveHost
    | Begin
    | AllowChat
    | Say
    | Vote
    | Ping
    | AskHint
    | Rematch
    | Decline
)

DECODER = msgspec.json.Decoder(AnyClientMessage)
