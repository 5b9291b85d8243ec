# Compiled by mypyc, see COMPILED in hatch_build.py.
"""A WebSocket as a table sees it. Everything that is sent goes through here."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from lunasol.server.ws.frames import framed
from lunasol.tables.outbox import Program

EXTENSION = "lunasol.frames"
"""The name under which the application finds the protocol object of its connection."""
RETRY_AFTER: Final = 1500
"""Milliseconds after which a restarted server answers again."""
MOST_UNSENT: Final = 500_000
"""Bytes that may wait to be sent before the connection is cut."""


class WebSocketConnection:
    """A connection, and whose it is. Sending never blocks."""

    def __init__(
        self, socket: WebSocket, person: str, program: Program | None, address: str
    ) -> None:
        self.frames: Any = socket.scope["extensions"][EXTENSION]
        self.transport: Any = self.frames.transport
        self.is_closed = False
        self.person = person
        self.program = program
        self.address = address
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

    async def next_text(self) -> str | bytes | None:
        """The next text; None if the client is gone."""
        event = await self.frames.receive()
        return None if event["type"] == "websocket.disconnect" else text_of(event)

    async def hang_up(self, code: int) -> None:
        self.is_closed = True  # nothing may follow the close frame
        with suppress(WebSocketDisconnect, RuntimeError):  # the client may be gone already
            await self.frames.send({"type": "websocket.close", "code": code})

    def dismiss(self, retry: int) -> None:
        """Ask the client to come back after so many milliseconds; nothing else reaches it."""
        if not self.is_closed:
            self.is_closed = True
            self.frames.dismiss(retry)

    def serve_later(self, session: Callable[[], Awaitable[None]]) -> None:
        """Run this session once the application has returned."""
        self.frames.session = session


class NodeConnection(WebSocketConnection):
    """A connection to a table of a node. Nothing leaves it once another node may own the table."""

    def __init__(
        self,
        socket: WebSocket,
        person: str,
        program: Program | None,
        address: str,
        is_sure: Callable[[], bool],
    ) -> None:
        super().__init__(socket, person, program, address)
        self.is_sure = is_sure

    def write(self, data: bytes) -> None:
        if self.is_sure():
            super().write(data)
        else:
            self.dismiss(RETRY_AFTER)


def text_of(event: Any) -> str | bytes:
    """The text: bytes if it came in one frame, a string if uvicorn joined several frames."""
    text: str | bytes | None = event.get("bytes")
    return event["text"] if text is None else text
