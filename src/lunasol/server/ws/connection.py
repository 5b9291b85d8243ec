# Compiled by mypyc, see COMPILED in hatch_build.py.
"""A WebSocket as a table sees it. Everything that is sent goes through here."""

from collections.abc import Callable
from typing import Any, Final

from starlette.websockets import WebSocket

from lunasol.server.ws.frames import framed

EXTENSION = "lunasol.frames"
"""The name under which the application finds the protocol object of its connection."""
MOST_UNSENT: Final = 500_000
"""Bytes that may wait to be sent before the connection is cut."""


class WebSocketConnection:
    """A connection, and whose it is. Sending never blocks."""

    def __init__(self, socket: WebSocket, person: str, program: int | None) -> None:
        self.socket = socket
        self.frames: Any = socket.scope["extensions"][EXTENSION]
        self.transport: Any = self.frames.transport
        self.is_closed = False
        self.person = person
        self.program = program
        self.corked: list[bytes] | None = None
        """Frames that wait to go out together."""

    def send(self, message: bytes) -> None:
        if self.corked is not None:
            self.corked.append(framed(message))
        else:
            self.write(framed(message))

    def cork(self) -> None:
        """Hold back what is sent from now on, so that it goes out in one write."""
        self.corked = []

    def uncork(self) -> None:
        data = b"".join(self.corked or ())
        self.corked = None
        if data:
            self.write(data)

    def send_now(self, message: bytes) -> None:
        """Send something that need not wait for what is held back."""
        self.write(framed(message))

    def write(self, data: bytes) -> None:
        """A client that does not read is disconnected before too much waits for it."""
        transport = self.transport
        if self.is_closed or transport.is_closing():
            return
        transport.write(data)
        if transport.get_write_buffer_size() > MOST_UNSENT:
            transport.abort()

    # Receiving --------------------------------------------------------------------------------

    def on_text(self, handle: Callable[[bytes], bool]) -> None:
        """Register a fast-path handler; it returns True if it has handled the text."""
        self.frames.on_text(handle)

    async def receive(self) -> Any:
        return await self.frames.receive()

    async def close(self, code: int) -> None:
        self.is_closed = True  # nothing may follow the close frame
        await self.socket.close(code)
