# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Numbered messages to one viewer of a table: a seat, or all spectators."""

from typing import Final, Protocol

from lunasol.protocol.server_messages import ENCODER, Chat, TableChanged

REMEMBERED: Final = 4
"""How many messages can be sent again to a client that missed them."""
REMEMBERED_BYTES: Final = 3000
"""How large they may be together. More would be as large as a welcome, which holds everything."""
Remembered = bytes | TableChanged | Chat
"""An update is kept as it was sent. Other messages share nearly everything with those to the other
viewers, so they are encoded again if they are needed."""


Program = tuple[int, str]
"""What a program's token names: a seat, and the key of the one who was seated there."""


class Connection(Protocol):
    """A connection as a table sees it. Sending never blocks."""

    person: str
    """Whose connection it is; empty for a program and for an anonymous spectator."""
    program: Program | None
    """The seating that a program has a token for."""
    address: str
    """Where it comes from; tables keep it no longer than the connection or a bot needs it."""

    def send(self, message: bytes) -> None: ...


class Outbox:
    def __init__(self) -> None:
        self.n = 0
        self.connections: list[Connection] = []
        self.recent: list[Remembered] = []
        """The last messages in order; the newest has number ``n``."""
        self.size = 0
        """The bytes of those that are encoded."""

    def skip(self) -> None:
        """Count a message that nobody is here to receive; a client that returns gets a welcome."""
        self.n += 1
        self.recent.clear()
        self.size = 0

    def send_encoded(self, message: bytes, kept: Remembered) -> None:
        """Send the next message, which carries the number n + 1."""
        self.n += 1
        self.remember(kept)
        for connection in self.connections:
            connection.send(message)

    def remember(self, message: Remembered) -> None:
        recent = self.recent
        recent.append(message)
        self.size += size_of(message)
        while self.size > REMEMBERED_BYTES or len(recent) > REMEMBERED:
            self.size -= size_of(recent.pop(0))

    def since(self, last: int) -> list[bytes] | None:
        """The messages after number ``last``, or None if they are no longer remembered."""
        missed = self.n - last
        if not 0 <= missed <= len(self.recent):
            return None
        found = self.recent[len(self.recent) - missed :]
        return [each if isinstance(each, bytes) else ENCODER.encode(each) for each in found]


def size_of(message: Remembered) -> int:
    return len(message) if isinstance(message, bytes) else 0
