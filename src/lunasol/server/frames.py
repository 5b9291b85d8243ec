"""WebSocket frames at the speed of the transport.

Nearly all that goes over our sockets are whole text frames. These are read and written here with
a few steps each; everything else, from handshake to closing, is uvicorn's and websockets' work.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

EXTENSION = "lunasol.frames"
"""Under this name the application finds the protocol of its connection."""
WHOLE_TEXT = 0x81
MASKED = 0x80
SHORT, MIDDLE = 126, 127
"""From these on the length takes two bytes more, or eight."""
MASK_BYTES = 4
MOST_WAITING = 16
"""So many messages may wait to be read before the client has to wait."""


class QuickFrames(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.unread = b""
        """The beginning of a frame whose rest has not come yet."""
        self.unwritten: list[bytes] = []
        self.came_too_early = False
        """Something came before the handshake was over: uvicorn's parser has it, and goes on."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: self}  # type: ignore[dict-item]

    # Writing ----------------------------------------------------------------------------------

    def write_text(self, data: bytes) -> None:
        """Never waits; ``unsent`` tells who does not read."""
        if not self.unwritten:
            self.loop.call_soon(self.flush)
        self.unwritten += (head(len(data)), data)

    def flush(self) -> None:
        """What was written since the loop came by last goes out together."""
        data = b"".join(self.unwritten)
        self.unwritten.clear()
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(data)

    @property
    def unsent(self) -> int:
        return self.transport.get_write_buffer_size()

    # Reading ----------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.came_too_early or not self.handshake_complete:
            self.came_too_early = self.handshake_initiated
            super().data_received(data)
            return
        data = self.unread + data
        start = 0
        while end := self.end_of_frame(data, start):
            self.take_frame(data[start:end])
            start = end
        self.unread = data[start:]

    def end_of_frame(self, data: bytes, start: int) -> int:
        """Where the frame that begins here ends; 0 if that has not come yet."""
        have = len(data) - start
        if have < 2:
            return 0
        length = data[start + 1] & ~MASKED
        if length >= SHORT:
            more = 2 if length < MIDDLE else 8
            if have < 2 + more:
                return 0
            length = more + int.from_bytes(data[start + 2 : start + 2 + more], "big")
            if length > self.config.ws_max_size + more:
                return len(data)  # whatever it is, it is refused
        total = 2 + length + (MASK_BYTES if data[start + 1] & MASKED else 0)
        return start + total if total <= have else 0

    def take_frame(self, frame: bytes) -> None:
        length = frame[1] & ~MASKED
        simple = frame[0] == WHOLE_TEXT and frame[1] & MASKED and length < MIDDLE
        if not simple or self.frames or len(frame) > self.config.ws_max_size + 8:
            super().data_received(frame)
            return
        mask_at = 2 if length < SHORT else 4
        text_at = mask_at + MASK_BYTES
        text = apply_mask(frame[text_at:], frame[mask_at:text_at])
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if self.queue.qsize() > MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()


def head(length: int) -> bytes:
    """What comes before the text of a whole frame."""
    if length < SHORT:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, MIDDLE)) + length.to_bytes(8, "big")
