# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Numbered messages to one place at a table: a seat, or all who watch."""

from collections import deque
from typing import Protocol

from lunasol.protocol.messages import ENCODER

REMEMBERED = 8
"""So many messages can be sent again to somebody who missed them; more would fill as much as a
welcome, which holds everything."""


class Connection(Protocol):
    """A connection as a table sees it. It never makes anybody wait."""

    person: str
    """Whose it is."""
    program: int | None
    """The seat that it has a token for, if it is a program's."""

    def send(self, message: bytes) -> None: ...


class Outbox:
    def __init__(self) -> None:
        self.n = 0
        self.connections: list[Connection] = []
        self.recent: deque[bytes] = deque(maxlen=REMEMBERED)
        """The last messages in their order; the newest has number ``n``."""

    def skip(self) -> None:
        """Something happened that nobody is here to be told; who comes back starts afresh."""
        self.n += 1
        self.recent.clear()

    def send(self, message: object) -> None:
        """The next message; it bears the number n + 1."""
        self.send_written(ENCODER.encode(message))

    def send_written(self, message: bytes) -> None:
        self.n += 1
        self.recent.append(message)
        for connection in self.connections:
            connection.send(message)

    def since(self, last: int) -> list[bytes] | None:
        """What came after number ``last``, or None if that is not known any more."""
        missed = self.n - last
        if not 0 <= missed <= len(self.recent):
            return None
        return list(self.recent)[len(self.recent) - missed :]
