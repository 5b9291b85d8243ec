"""WebSocket frames at the speed of the transport.

Nearly everything on our sockets is a whole text frame. Those are read here and written in
connection.py, with a few steps each. uvicorn and websockets do the rest, from handshake to closing.
"""

from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from lunasol.protocol.server_messages import ENCODER, Goodbye
from lunasol.server.access.rate_limits import TokenBucket
from lunasol.server.ws.connection import EXTENSION, MOST_UNSENT
from lunasol.server.ws.frames import end_of_frame, framed, text_in

MOST_WAITING = 16
"""How many messages may wait to be handled before reading pauses."""
RETRY_AFTER = 1500
"""Milliseconds after which a restarted server answers again."""
INVALID_TEXT = 1007


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    other_frames_rate = 20.0
    """Frames per second that are not a whole text, such as pings and parts of messages."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.most: int = self.config.ws_max_size
        self.unread = b""
        """The beginning of a frame whose rest has not arrived yet."""
        self.fast_path: Callable[[bytes], bool] | None = None
        """Is offered each text that need not wait, and returns whether it has handled it."""
        self.other_frames = TokenBucket(self.other_frames_rate, 5 * self.other_frames_rate)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: self}  # type: ignore[dict-item]

    def on_text(self, handle: Callable[[bytes], bool]) -> None:
        """Offer each text to this handler first, if no earlier one still waits."""
        self.fast_path = handle

    def shutdown(self) -> None:
        """Ask the client to come back later, because the server stops. uvicorn calls this before it
        lets the application know."""
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.transport.write(framed(ENCODER.encode(Goodbye(retry=RETRY_AFTER))))
        super().shutdown()

    def data_received(self, data: bytes) -> None:
        if self.handshake_complete:
            self.take_frames(self.unread + data if self.unread else data)
        elif self.handshake_initiated:
            self.transport.abort()  # a client must wait for the answer (RFC 6455, section 4.1)
        else:
            super().data_received(data)

    def take_frames(self, data: bytes) -> None:
        start = 0
        while end := end_of_frame(data, start, self.most):
            self.take_frame(data[start:end])
            start = end
            if self.transport.is_closing():
                return
        self.unread = data[start:]

    def take_frame(self, frame: bytes) -> None:
        text = None if self.frames else text_in(frame, self.most)
        if text is None:
            self.take_other_frame(frame)
            return
        if self.fast_path is not None and self.queue.empty() and self.fast_path(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if self.queue.qsize() > MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def take_other_frame(self, frame: bytes) -> None:
        """Pings and the like count as messages do: too many, or too many unread answers, and the
        connection is cut."""
        if not self.other_frames.take():
            self.transport.abort()
            return
        super().data_received(frame)
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """A message in parts that is not UTF-8 ends the connection without an entry in the log."""
        if self.curr_msg_data_type == "text" and not is_utf8(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(INVALID_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
