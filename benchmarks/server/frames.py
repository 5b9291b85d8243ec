"""A minimal WebSocket client, so that one core can load a whole server."""

import asyncio
from typing import TypeVar

from server.http_client import END_OF_HEADERS

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
LAST_PART = 0x80
MASKED = 0x80
NO_MASK = bytes(4)
"""Clients must mask their messages; a mask of zeros changes nothing."""
KEY = "bHVuYXNvbCBiZW5jaG1hcg=="


class Socket(asyncio.Protocol):
    """A connection. Subclasses get whole messages in ``on_message``."""

    transport: asyncio.Transport

    def __init__(self) -> None:
        self.unread = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_closing = False
        """Whether we have closed the connection ourselves."""

    def on_message(self, message: bytes) -> None:
        raise NotImplementedError

    def on_lost(self) -> None:
        """Called when the server has closed the connection."""

    def send(self, message: bytes, kind: int = TEXT) -> None:
        size = len(message)
        if size < 126:
            head = bytes((LAST_PART | kind, MASKED | size))
        else:
            head = bytes((LAST_PART | kind, MASKED | 126)) + size.to_bytes(2, "big")
        self.transport.write(head + NO_MASK + message)

    def close(self) -> None:
        self.is_closing = True
        self.send(b"", CLOSE)
        self.transport.close()

    # What the loop calls ----------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.opened.cancelled():
            return  # the run ended while this connection was being made
        if self.unread:
            data = self.unread + data
        self.unread = self.read_frames(data) if self.opened.done() else self.read_headers(data)

    def connection_lost(self, _error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the connection was refused"))
        elif not self.is_closing:
            self.on_lost()

    # Reading ----------------------------------------------------------------------------------

    def read_headers(self, data: bytes) -> bytes:
        headers, end, rest = data.partition(END_OF_HEADERS)
        if not end:
            return data
        if b" 101 " not in headers.splitlines()[0]:
            self.opened.set_exception(ConnectionError(headers.decode()))
            return b""
        self.opened.set_result(None)
        return self.read_frames(rest)

    def read_frames(self, data: bytes) -> bytes:
        """Handle all complete frames; returns the rest of the data."""
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                start = at + 4
                size = int.from_bytes(data[at + 2 : start], "big")
            elif size == 127:
                start = at + 10
                size = int.from_bytes(data[at + 2 : start], "big")
            if start + size > end:
                break
            self.take_in(data[at], data[start : start + size])
            at = start + size
        return data[at:]

    def take_in(self, first: int, payload: bytes) -> None:
        if first in (LAST_PART | TEXT, LAST_PART | BINARY):
            self.on_message(payload)
        elif first == LAST_PART | PING:
            self.send(payload, PONG)
        elif first != LAST_PART | CLOSE:
            raise ValueError(f"a frame of kind {first:#x} was not expected")


AnySocket = TypeVar("AnySocket", bound=Socket)


async def connect(socket: AnySocket, port: int, path: str, token: str = "") -> AnySocket:
    loop = asyncio.get_running_loop()
    socket.transport, _ = await loop.create_connection(lambda: socket, "127.0.0.1", port)
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {KEY}",
        *([f"Authorization: Bearer {token}"] if token else []),
    ]
    socket.transport.write("\r\n".join(lines).encode() + END_OF_HEADERS)
    await socket.opened
    return socket
