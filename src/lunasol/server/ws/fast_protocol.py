"""WebSocket frames at the speed of the transport.

Nearly everything on our sockets is a whole text frame. Those are read here and written in
connection.py, with a few steps each. uvicorn and websockets do the rest, from handshake to closing.
"""

from collections.abc import Awaitable, Callable
from http import HTTPStatus
from types import SimpleNamespace
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import Protocol, Side, State

from lunasol.protocol.server_messages import ENCODER, Goodbye
from lunasol.server.access.rate_limits import TokenBucket
from lunasol.server.ws.connection import EXTENSION, MOST_UNSENT, RETRY_AFTER
from lunasol.server.ws.frames import end_of_frame, framed, only_text, text_in
from lunasol.server.ws.keepalive import keepalive_of
from lunasol.server.ws.small_queue import SmallEvent, SmallQueue

MOST_WAITING = 16
"""How many messages may wait to be handled before reading pauses."""
INVALID_TEXT = 1007
PING = b"\x89\x00"
"""A whole frame: a ping without data."""
PONG, MASKED, LONGEST_PONG = 0x8A, 0x80, 125
OF_HANDSHAKE = {"request", "response", "initial_response", "ping_sent_at", "last_ping_rtt"}
"""Attributes that nobody reads after the handshake."""


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    other_frames_rate = 20.0
    """Frames per second that are not a whole text, such as pings and parts of messages."""

    initial_response: Any = None
    parser: Any = None
    """What websockets makes of frames that are not a whole text."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.most: int = self.config.ws_max_size
        self.is_heard = True
        """Whether the client has sent anything since the last ping."""
        self.unread = b""
        """The beginning of a frame whose rest has not arrived yet."""
        self.fast_path: Callable[[bytes], bool] | None = None
        """Is offered each text that need not wait, and returns whether it has handled it."""
        self.other_frames = TokenBucket(self.other_frames_rate, 5 * self.other_frames_rate)
        self.session: Callable[[], Awaitable[None]] | None = None
        """What the application has left to run once the connection is admitted."""
        self.queue: Any = SmallQueue()
        self.writable: Any = SmallEvent()
        self.is_handed_over = False
        """Whether another protocol has the connection by now."""

    async def run_asgi(self) -> None:
        """As uvicorn does it, but the application only admits the connection. The session runs
        after the application has returned, so that the layers around it take no memory meanwhile.
        """
        try:
            await self.app(self.scope, self.receive, self.send)
            if self.session is not None:
                self.forget_handshake()
                await self.session()
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("a connection failed")
        self.refuse_handshake()
        if self.close_timer is None:
            self.transport.close()

    async def send(self, message: Any) -> None:
        """uvicorn fails if a client has left before the answer to its handshake."""
        if not self.handshake_complete and self.has_left:
            raise ClientDisconnected
        await super().send(message)

    @property
    def has_left(self) -> bool:
        return bool(self.transport.is_closing() or self.conn.eof_sent)

    def refuse_handshake(self) -> None:
        """Answer a client that waits for the handshake."""
        if not self.handshake_complete and not self.has_left:
            self.send_500_response()

    def forget_handshake(self) -> None:
        """Drop the request with all its headers, which the parser of handshakes holds too. A new
        dictionary of attributes takes half the memory of one that has lost some."""
        self.scope.clear()  # type: ignore[attr-defined]
        self.__dict__ = {
            name: value for name, value in vars(self).items() if name not in OF_HANDSHAKE
        }
        if self.conn.state is State.OPEN and not self.conn.reader.buffer:
            self.parser = None

    @property
    def conn(self) -> Any:
        """uvicorn's name for the parser. Most connections need none after the handshake, so it is
        made when it is asked for."""
        if self.parser is None:
            self.parser = Protocol(Side.SERVER, max_size=self.most, logger=self.logger)
        return self.parser

    @conn.setter
    def conn(self, parser: Any) -> None:
        self.parser = parser

    def connection_lost(self, exc: Exception | None) -> None:
        """Undo what refers back to this object, or it stays until the next garbage collection."""
        super().connection_lost(exc)
        self.fast_path = None
        self.session = None
        if self.parser is not None:
            self.parser.parser.close()
            self.parser.parser_exc = None
        self.scope = {}  # type: ignore[typeddict-item]

    # Connections of other kinds ---------------------------------------------------------------

    def hand_over(self, protocol: Any) -> None:
        """Let another protocol have the connection, which stays open until it is lost."""
        self.stop_keepalive()
        self.is_handed_over = True
        self.session = self.until_lost
        self.transport.set_protocol(protocol)

    async def until_lost(self) -> None:
        await self.receive()

    def another(self) -> "FastWebSocketProtocol":
        """A protocol of the same server, for a connection that comes in through this one."""
        server: Any = SimpleNamespace(
            connections=self.connections, tasks=self.tasks, default_headers=self.default_headers
        )
        return type(self)(self.config, server, self.app_state, self.loop)

    # Whether the client is still there --------------------------------------------------------

    def start_keepalive(self) -> None:
        if self.ping_interval:
            keepalive_of(self.loop, self.ping_interval).add(self, self.check_alive)

    def stop_keepalive(self) -> None:
        if self.ping_interval:
            keepalive_of(self.loop, self.ping_interval).remove(self)

    def check_alive(self) -> None:
        """Ping a client that has said something since the last ping, and give up any other."""
        if self.close_sent or self.transport.is_closing():
            return
        if self.is_heard:
            self.is_heard = False
            self.transport.write(PING)
        else:
            self.keepalive_timeout()

    # Reading and writing ----------------------------------------------------------------------

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: self}  # type: ignore[dict-item]

    def on_text(self, handle: Callable[[bytes], bool]) -> None:
        """Offer each text to this handler first, if no earlier one still waits."""
        self.fast_path = handle

    def shutdown(self) -> None:
        """Ask the client to come back later, because the server stops. uvicorn calls this before it
        lets the application know. A connection that was just dismissed ends by itself."""
        if self.is_handed_over:
            self.transport.close()
        elif not self.transport.is_closing() and not self.dismiss(RETRY_AFTER):
            super().shutdown()

    def dismiss(self, retry: int) -> bool:
        """End the connection and ask the client to come back after so many milliseconds. Returns
        whether it was open."""
        is_open = self.handshake_complete and not (self.close_sent or self.transport.is_closing())
        if is_open and self.conn.state is State.OPEN:
            self.transport.write(framed(ENCODER.encode(Goodbye(retry=retry))))
            super().shutdown()
            return True
        return False

    def data_received(self, data: bytes) -> None:
        self.is_heard = True
        if self.fast_path is not None and not (self.unread or self.frames):
            text = only_text(data, self.most)
            if text is not None:
                self.take_text(text)
                return
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
        else:
            self.take_text(text)

    def take_text(self, text: bytes) -> None:
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
        if is_pong(frame):
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


def is_pong(frame: bytes) -> bool:
    """Whether this is a sound answer to a ping."""
    length = frame[1] - MASKED
    return frame[0] == PONG and 0 <= length <= LONGEST_PONG


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
