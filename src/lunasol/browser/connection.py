"""A connection between the page and a table on the device: a message port, seen from Python."""

import asyncio
import logging
from collections.abc import Callable

from lunasol.tables.outbox import Program

log = logging.getLogger(__name__)
INTERNAL_ERROR = 1011
"""The code of the WebSocket protocol for a fault of ours."""


class DeviceConnection:
    """Texts come in through ``receive`` and go out through ``post``; nothing blocks."""

    def __init__(
        self,
        identity: tuple[str, Program | None],
        address: str,
        post: Callable[[str], object],
        on_close: Callable[[int], object],
    ) -> None:
        self.person, self.program = identity
        self.address = address
        """Each connection has its own, so that its hints can be told from those of others."""
        self.post = post
        self.on_close = on_close
        self.is_closed = False
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.fast_path: Callable[[bytes], bool] | None = None
        self.on_left: Callable[[], None] = lambda: None
        """Called when the page has closed the connection."""
        self.session: asyncio.Task[None] | None = None

    # For the page -----------------------------------------------------------------------------

    def receive(self, text: str) -> None:
        """Take a message of the page. Half a character makes it malformed, as on a socket."""
        if self.is_closed:
            return
        data = text.encode(errors="surrogatepass")
        try:
            if self.fast_path is None or not self.queue.empty() or not self.fast_path(data):
                self.queue.put_nowait(data)
        except Exception:
            log.exception("a message failed")
            self.end(INTERNAL_ERROR)

    def close(self) -> None:
        """The page leaves."""
        if not self.is_closed:
            self.is_closed = True
            self.queue.put_nowait(None)
            self.on_left()

    # For the session --------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        if not self.is_closed:
            self.post(message.decode())

    def send_now(self, message: bytes) -> None:
        self.send(message)

    def cork(self) -> None:
        """Nothing is held back: a port has no packets to fill."""

    def uncork(self) -> None:
        pass

    def on_text(self, handle: Callable[[bytes], bool]) -> None:
        self.fast_path = handle

    async def next_text(self) -> str | bytes | None:
        return await self.queue.get()

    async def hang_up(self, code: int) -> None:
        self.end(code)

    def end(self, code: int) -> None:
        """End the connection from this side, and tell the page why."""
        if not self.is_closed:
            self.close()
            self.on_close(code)
