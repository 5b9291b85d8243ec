# Compiled by mypyc, see COMPILED in hatch_build.py.
"""The two ends of a client's channel: at the node of the client, and at the owner of its table."""

import asyncio
from collections.abc import Callable
from typing import Any

from websockets.client import ClientProtocol
from websockets.http11 import Response
from websockets.uri import parse_uri

from lunasol.server.nodes.link import DATA, LARGEST, OPEN, Link
from lunasol.server.ws.frames import MASK_BYTES, MASKED, WHOLE_TEXT, masked

PING, CLOSING = 0x89, 0x88
"""The first byte of a whole frame of this kind."""
EMPTY_PONG = bytes((0x8A, MASKED)) + bytes(MASK_BYTES)
MOST_HELD = 1 << 16
"""Bytes that a client may have sent ahead of what the owner of its table reads."""
NORMAL = 1000
RESTARTS = 1012
"""Codes with which a WebSocket ends: in good order, and to come back."""


class ClientEnd:
    """At the node of the client: opens the channel as the client would open a WebSocket, then
    passes frames on."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.number = link.add(self)
        self.handshake: ClientProtocol | None = None
        loop = asyncio.get_running_loop()
        self.answered: asyncio.Future[None] = loop.create_future()
        """Resolved by the owner's answer to the handshake."""
        self.ended: asyncio.Future[int] = loop.create_future()
        """The code with which the owner has ended the WebSocket."""
        self.pass_on: Callable[[bytes], None] | None = None
        self.early: list[bytes] = []
        """Frames that came before there was anybody to pass them on to."""

    async def open(self, url: str, headers: dict[str, str], subprotocols: Any) -> None:
        """Raises InvalidStatus if the owner refuses, and ConnectionError if the link is lost."""
        handshake = ClientProtocol(parse_uri(url), subprotocols=subprotocols or None)
        request = handshake.connect()
        for name, value in headers.items():
            if name in request.headers:
                del request.headers[name]
            request.headers[name] = value
        handshake.send_request(request)
        self.handshake = handshake
        self.link.send(OPEN, self.number, b"".join(handshake.data_to_send()))
        await self.answered

    def send(self, text: bytes) -> bool:
        """Pass a text of the client on. Returns True, as handlers of texts do that take them."""
        self.link.send(DATA, self.number, masked(text))
        return True

    def receive_with(self, pass_on: Callable[[bytes], None]) -> None:
        """Pass frames on to the client from now on."""
        self.pass_on = pass_on
        early, self.early = self.early, []
        for frames in early:
            pass_on(frames)

    def close(self) -> None:
        self.link.close_channel(self.number)
        self.end(NORMAL)

    # What the link calls ----------------------------------------------------------------------

    def on_data(self, data: bytes) -> None:
        """The answer to the handshake, then whole frames, of which only texts come several at
        once."""
        if self.pass_on is not None and data[0] == WHOLE_TEXT:
            self.pass_on(data)
        elif self.handshake is not None:
            self.handshake.receive_data(data)
            self.take_answer(self.handshake)
        elif data[0] == WHOLE_TEXT:
            self.early.append(data)
        elif data[0] == PING:
            self.link.send(DATA, self.number, EMPTY_PONG)
        elif data[0] == CLOSING:
            self.end(int.from_bytes(data[2:4], "big") if len(data) >= 4 else NORMAL)

    def on_end(self) -> None:
        if self.handshake is not None:
            self.handshake.receive_eof()
            self.take_answer(self.handshake)
        if not self.answered.done():
            self.answered.set_exception(ConnectionError("the link to the owner is lost"))
        self.end(RESTARTS)

    def take_answer(self, handshake: ClientProtocol) -> None:
        if not any(isinstance(event, Response) for event in handshake.events_received()):
            return
        self.handshake = None
        if self.answered.done():
            return
        if handshake.handshake_exc is None:
            self.answered.set_result(None)
        else:
            self.answered.set_exception(handshake.handshake_exc)

    def end(self, code: int) -> None:
        if not self.ended.done():
            self.ended.set_result(code)


class OwnerEnd:
    """At the owner: to the protocol that serves the WebSocket, the channel is its transport."""

    def __init__(self, link: Link, number: int, protocol: Any) -> None:
        self.link = link
        self.number = number
        self.protocol = protocol
        self.is_over = False
        self.is_paused = False
        self.held: list[bytes] = []
        """What came while reading was paused."""
        protocol.connection_made(self)

    # What the link calls ----------------------------------------------------------------------

    def on_data(self, data: bytes) -> None:
        if not (self.is_paused or self.held):
            self.protocol.data_received(data)
            return
        self.held.append(data)
        if sum(map(len, self.held)) > MOST_HELD:
            self.abort()

    def read_held(self) -> None:
        while self.held and not (self.is_paused or self.is_over):
            self.protocol.data_received(self.held.pop(0))

    def on_end(self) -> None:
        if not self.is_over:
            self.is_over = True
            self.protocol.connection_lost(None)

    # What the protocol calls ------------------------------------------------------------------

    def write(self, data: Any) -> None:
        if self.is_over or not data:
            return
        if len(data) > LARGEST:
            self.abort()
        else:
            self.link.send(DATA, self.number, data)

    def close(self) -> None:
        if not self.is_over:
            self.is_over = True
            self.link.close_channel(self.number)
            asyncio.get_running_loop().call_soon(self.protocol.connection_lost, None)

    def abort(self) -> None:
        self.close()

    def is_closing(self) -> bool:
        return self.is_over

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        """What is held comes in a later turn, as from a socket: the protocol is about to return
        something older."""
        self.is_paused = False
        if self.held:
            asyncio.get_running_loop().call_soon(self.read_held)

    def get_write_buffer_size(self) -> int:
        """The node of the client watches over what its client does not read."""
        return 0

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self.link.transport.get_extra_info(name, default)
