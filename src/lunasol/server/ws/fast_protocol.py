"""WebSocket frames at the speed of the transport.

Nearly everything on our sockets is a whole text frame. Those are read here and written in
connection.py, with a few steps each. uvicorn and websockets do the rest, from handshake to closing.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from lunasol.protocol.server_messages import ENCODER, Goodbye
from lunasol.server.ws.connection import EXTENSION
from lunasol.server.ws.frames import end_of_frame, framed, text_in

MOST_WAITING = 16
"""How many messages may wait to be handled before reading pauses."""
RETRY_AFTER = 1500
"""Milliseconds after which a restarted server answers again."""


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.most: int = self.config.ws_max_size
        self.unread = b""
        """The beginning of a frame whose rest has not arrived yet."""
        self.fast_path: Callable[[bytes], bool] | None = None
        """Is offered each text that need not wait, and returns whether it has handled it."""
        self.is_slow = False
        """Data came before the handshake was over: uvicorn's parser has it, and keeps the rest."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: self}  # type: ignore[dict-item]

    def on_text(self, handle: Callable[[bytes], bool]) -> None:
        """Offer each text to this handler first, if no earlier one still waits."""
        if not self.is_slow:
            self.fast_path = handle

    def shutdown(self) -> None:
        """Ask the client to come back later, because the server stops. uvicorn calls this before it
        lets the application know."""
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.transport.write(framed(ENCODER.encode(Goodbye(retry=RETRY_AFTER))))
        super().shutdown()

    def data_received(self, data: bytes) -> None:
        if self.is_slow or not self.handshake_complete:
            self.is_slow = self.handshake_initiated
            super().data_received(data)
        else:
            self.take_frames(self.unread + data if self.unread else data)

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
        if self.fast_path is not None and self.queue.empty() and self.fast_path(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if self.queue.qsize() > MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
