# Compiled by mypyc, see COMPILED in hatch_build.py.
"""A connection as a table sees it. Compiled: all that anybody is told goes through here."""

from collections.abc import Callable
from typing import Any, Final

from starlette.websockets import WebSocket

from lunasol.server.ws.frames import framed

EXTENSION = "lunasol.frames"
"""Under this name the application finds the protocol of its connection."""
MOST_UNSENT: Final = 500_000
"""Bytes that may wait for somebody who does not read."""


class WebSocketConnection:
    """A connection, and whose it is. Nobody ever waits for it."""

    def __init__(self, socket: WebSocket, person: str, program: int | None) -> None:
        self.socket = socket
        self.frames: Any = socket.scope["extensions"][EXTENSION]
        self.transport: Any = self.frames.transport
        self.is_closed = False
        self.person = person
        self.program = program
        self.held: list[bytes] | None = None

    def send(self, message: bytes) -> None:
        if self.held is not None:
            self.held.append(framed(message))
        else:
            self.write(framed(message))

    def hold(self) -> None:
        """From now on everything waits, to go out together."""
        self.held = []

    def let_go(self) -> None:
        data = b"".join(self.held or ())
        self.held = None
        if data:
            self.write(data)

    def write(self, data: bytes) -> None:
        """Who does not read is cut off before too much waits for them."""
        transport = self.transport
        if self.is_closed or transport.is_closing():
            return
        transport.write(data)
        if transport.get_write_buffer_size() > MOST_UNSENT:
            transport.abort()

    # What they say ----------------------------------------------------------------------------

    def listen(self, take_at_once: Callable[[bytes], bool]) -> None:
        """From now on this is asked first whether it deals with a frame that nothing precedes."""
        self.frames.listen(take_at_once)

    async def receive(self) -> Any:
        return await self.frames.receive()

    async def close(self, code: int) -> None:
        self.is_closed = True  # nothing may follow the frame that says so
        await self.socket.close(code)
