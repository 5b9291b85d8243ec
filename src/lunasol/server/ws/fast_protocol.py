"""WebSocket frames at the speed of the transport.

Nearly all that goes over our sockets are whole text frames. These are read here, and written in
lines.py, with a few steps each; everything else, from handshake to closing, is uvicorn's and
websockets' work.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from lunasol.protocol.messages import ENCODER, Goodbye
from lunasol.server.ws.connection import EXTENSION
from lunasol.server.ws.frames import end_of_frame, framed, text_in

MOST_WAITING = 16
"""So many messages may wait to be read before the client has to wait."""
COME_BACK = 1500
"""Milliseconds after which a restarted server answers again."""


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.most: int = self.config.ws_max_size
        self.unread = b""
        """The beginning of a frame whose rest has not come yet."""
        self.take_at_once: Callable[[bytes], bool] | None = None
        self.came_too_early = False
        """Something came before the handshake was over: uvicorn's parser has it, and goes on."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: self}  # type: ignore[dict-item]

    def listen(self, take_at_once: Callable[[bytes], bool]) -> None:
        """It is asked first whether it deals with a frame for which nothing else has to wait."""
        if not self.came_too_early:
            self.take_at_once = take_at_once

    def shutdown(self) -> None:
        """The server stops: whoever is here is told to come back. uvicorn calls this before it
        lets the application know."""
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.transport.write(framed(ENCODER.encode(Goodbye(retry=COME_BACK))))
        super().shutdown()

    def data_received(self, data: bytes) -> None:
        is_all_read = not self.unread and not self.frames and self.queue.empty()
        if is_all_read and self.take_at_once is not None and self.take_at_once(data):
            return
        if self.came_too_early or not self.handshake_complete:
            self.came_too_early = self.handshake_initiated
            super().data_received(data)
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
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if self.queue.qsize() > MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
