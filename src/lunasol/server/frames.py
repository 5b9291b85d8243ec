"""WebSocket frames at the speed of the transport.

Nearly all that goes over our sockets are whole text frames. These are read and written here with
a few steps each; everything else, from handshake to closing, is uvicorn's and websockets' work.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from lunasol.server.framing import end_of_frame, framed, is_one_frame, text_in

EXTENSION = "lunasol.frames"
"""Under this name the application finds the protocol of its connection."""
MOST_UNSENT = 500_000
"""Bytes that may wait for somebody who does not read."""
MOST_WAITING = 16
"""So many messages may wait to be read before the client has to wait."""


class QuickFrames(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.most: int = self.config.ws_max_size
        self.unread = b""
        """The beginning of a frame whose rest has not come yet."""
        self.held: list[bytes] | None = None
        self.take_at_once: Callable[[bytes], bool] | None = None
        """Asked first whether it deals with a text for which nothing else has to wait."""
        self.came_too_early = False
        """Something came before the handshake was over: uvicorn's parser has it, and goes on."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: self}  # type: ignore[dict-item]

    # Writing ----------------------------------------------------------------------------------

    def write_text(self, text: bytes) -> None:
        """Never waits. Who does not read is cut off before too much waits for them."""
        if self.held is not None:
            self.held.append(framed(text))
        else:
            self.write(framed(text))

    def hold(self) -> None:
        """From now on everything waits, to go out together."""
        self.held = []

    def let_go(self) -> None:
        data = b"".join(self.held or ())
        self.held = None
        if data:
            self.write(data)

    def write(self, data: bytes) -> None:
        transport = self.transport
        if self.close_sent or transport.is_closing():
            return
        transport.write(data)
        if transport.get_write_buffer_size() > MOST_UNSENT:
            transport.abort()

    # Reading ----------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.came_too_early or not self.handshake_complete:
            self.came_too_early = self.handshake_initiated
            super().data_received(data)
        elif not self.unread and is_one_frame(data, self.most):
            self.take_frame(data)
        else:
            self.take_frames(self.unread + data)

    def take_frames(self, data: bytes) -> None:
        start = 0
        while end := end_of_frame(data, start, self.most):
            self.take_frame(data[start:end])
            start = end
        self.unread = data[start:]

    def take_frame(self, frame: bytes) -> None:
        text = None if self.frames else text_in(frame, self.most)
        if text is None:
            super().data_received(frame)
            return
        if self.take_at_once is not None and self.queue.empty() and self.take_at_once(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if self.queue.qsize() > MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
