# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Numbered messages to one viewer of a table: a seat, or all spectators."""

from collections import deque
from typing import Protocol

from lunasol.protocol.server_messages import ENCODER

REMEMBERED = 8
"""How many messages can be sent again to a client that missed them. More would be as large as a
welcome, which holds everything."""


class Connection(Protocol):
    """A connection as a table sees it. Sending never blocks."""

    person: str
    """Whose connection it is; empty for a program and for an anonymous spectator."""
    program: int | None
    """The seat that a program has a token for."""

    def send(self, message: bytes) -> None: ...


class Outbox:
    def __init__(self) -> None:
        self.n = 0
        self.connections: list[Connection] = []
        self.recent: deque[bytes] = deque(maxlen=REMEMBERED)
        """The last messages in order; the newest has number ``n``."""

    def skip(self) -> None:
        """Count a message that nobody is here to receive; a client that returns gets a welcome."""
        self.n += 1
        self.recent.clear()

    def send(self, message: object) -> None:
        """Send the next message, which carries the number n + 1."""
        self.send_encoded(ENCODER.encode(message))

    def send_encoded(self, message: bytes) -> None:
        self.n += 1
        self.recent.append(message)
        for connection in self.connections:
            connection.send(message)

    def since(self, last: int) -> list[bytes] | None:
        """The messages after number ``last``, or None if they are no longer remembered."""
        missed = self.n - last
        if not 0 <= missed <= len(self.recent):
            return None
        return list(self.recent)[len(self.recent) - missed :]
