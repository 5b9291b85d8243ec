"""What a bot answers: its move, the moves it considered, and why.

These structs are not compiled, so they pickle: one answer goes unchanged from the search in a
worker process to the server, the terminal and the review.
"""

from collections.abc import Mapping

from msgspec import Struct

from lunasol.engine.events import Fact


class Reason(Struct, frozen=True):
    """Why a move is good, as a key and facts: texts are made from it in any language."""

    key: str
    facts: Mapping[str, Fact]

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {dict(self.facts)!r})"


class Candidate(Struct, frozen=True):
    """A legal move that the bot considered."""

    move: int
    score: int
    """The policy's score at first sight, relative to the best move, which has 0.

    A difference of 100 is a clear one.
    """
    visits: int = 0
    """How often the search tried the move."""
    win_share: float | None = None
    """The share of the matches that the search won with it; None if it was never tried."""


class Answer(Struct, frozen=True):
    """The move that a bot recommends, and what it thinks of the others."""

    move: int
    candidates: tuple[Candidate, ...]
    """All legal moves, the best first."""
    reason: Reason | None
    """None where the bot has no policy to explain its move."""
    iterations: int = 0
    """How many playouts the search ran."""
