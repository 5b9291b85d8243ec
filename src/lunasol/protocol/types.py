"""Small types that the messages in both directions and the stored log share."""

from typing import Annotated, Literal

from msgspec import Meta

Id = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Salt = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Commitment = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Level = Literal["beginner", "casual", "skilled", "strong", "expert"]
CharacterId = Literal[
    "pip", "misty", "bruna", "timo", "sol", "rufus", "luna", "kasimir", "stella", "orion",
]  # fmt: skip
Preset = Literal[
    "hello", "good-luck", "well-played", "oops", "hurry", "one-moment", "thanks", "good-game",
    "rematch", "smile", "laugh", "wow", "sad", "thumbs-up", "heart",
]  # fmt: skip
SeatKind = Literal["open", "person", "bot", "program"]
TableStatus = Literal["open", "running", "over", "ended"]
Substitution = Literal["away", "clock", "left"]
"""Why a bot plays for somebody: they lost the connection, ran out of time, or left."""
VoteChoice = Literal["wait", "end"]
EndReason = Literal["vote", "host", "idle", "nobody", "resigned"]
"""Why a table was closed before its match was over: the players who stayed voted for it, the host
closed it, nothing happened for long, nobody was left, or the only person gave up."""
NamedFact = int | str | list[int | str]
"""A fact of an event; cards are given by their names."""
