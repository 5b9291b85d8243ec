# Compiled by mypyc, see COMPILED in hatch_build.py.
"""One connection between two nodes, which carries the WebSockets of many clients.

A channel of a link takes what would otherwise go over a TCP connection of its own: the handshake,
then whole frames. What is sent in one turn of the event loop leaves in one write, so a frame that
is passed on costs the owner of a table hardly more than one that is not sent at all.
"""

import asyncio
import struct
from collections.abc import Callable
from typing import Protocol

HEAD = struct.Struct("!BII")
"""What precedes each part: its kind, its channel and its length."""
OPEN, DATA, CLOSE, BEAT = 1, 2, 3, 4
LARGEST = 1 << 20
"""Bytes of one part. All frames are smaller."""
MOST_UNSENT = 32 << 20
"""Bytes that may wait for a node that does not read, before the link is cut."""
MOST_SILENT = 10
"""Beats in a row without an answer, after which the path to the other node counts as cut."""


class Channel(Protocol):
    def on_data(self, data: bytes) -> None:
        """Take what the other side has written at once."""

    def on_end(self) -> None:
        """Called when the other side has closed the channel, or the link is lost."""


Accept = Callable[["Link", int], Channel]
"""Makes our side of a channel that the other node opens."""


class Link:
    """To its transport this is a protocol."""

    def __init__(
        self,
        transport: asyncio.Transport,
        accept: Accept | None = None,
        may_send: Callable[[], bool] = lambda: True,
    ) -> None:
        self.transport = transport
        self.accept = accept
        """None if the other node may open no channels: it accepts ours."""
        self.may_send = may_send
        """Whether this node is still sure of what it sends."""
        self.on_lost: Callable[[Exception | None], None] = lambda _: None
        self.is_lost = False
        self.channels: dict[int, Channel] = {}
        self.opened = 0
        self.unread = b""
        """The beginning of a part whose rest has not arrived yet."""
        self.unsent: list[bytes] = []
        """What leaves at the end of this turn of the event loop."""
        self.silent = 0
        """How many beats we have sent since the other node was last heard."""

    # Channels ---------------------------------------------------------------------------------

    def add(self, channel: Channel) -> int:
        """The number of a new channel, which ``send`` opens."""
        self.opened += 1
        self.channels[self.opened] = channel
        return self.opened

    def close_channel(self, number: int) -> None:
        if self.channels.pop(number, None) is not None:
            self.send(CLOSE, number)

    def beat(self) -> None:
        """Both sides do this now and then. A path that is cut without a word would otherwise go
        unnoticed for as long as both nodes keep their leases."""
        self.silent += 1
        if self.silent > MOST_SILENT:
            self.transport.abort()
        else:
            self.send(BEAT, 0)

    # Sending ----------------------------------------------------------------------------------

    def send(self, kind: int, number: int, data: bytes = b"") -> None:
        if self.is_lost:
            return
        if not self.unsent:
            asyncio.get_running_loop().call_soon(self.flush)
        self.unsent += (HEAD.pack(kind, number, len(data)), data)

    def flush(self) -> None:
        parts, self.unsent = self.unsent, []
        if self.is_lost:
            return
        if not self.may_send():
            self.transport.abort()
            return
        self.transport.write(b"".join(parts))
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()

    # Receiving --------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self.silent = 0
        if self.unread:
            data = self.unread + data
        at, end = 0, len(data)
        while end - at >= HEAD.size:
            kind, number, length = HEAD.unpack_from(data, at)
            if length > LARGEST:
                self.transport.abort()
                return
            start = at + HEAD.size
            if start + length > end:
                break
            at = start + length
            channel = self.channels.get(number)
            if kind == DATA and channel is not None:
                channel.on_data(data[start:at])
            else:
                self.take(kind, number, data[start:at])
        self.unread = data[at:]

    def take(self, kind: int, number: int, data: bytes) -> None:
        """Anything but data of an open channel. Data of a channel that was closed here meanwhile is
        dropped."""
        if kind == OPEN and self.accept is not None and number not in self.channels:
            channel = self.channels[number] = self.accept(self, number)
            channel.on_data(data)
        elif kind == CLOSE and number in self.channels:
            self.channels.pop(number).on_end()

    def eof_received(self) -> None:
        """The transport closes then."""

    def pause_writing(self) -> None:
        """``flush`` looks at what waits."""

    def resume_writing(self) -> None:
        pass

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_lost = True
        channels, self.channels = self.channels, {}
        for channel in channels.values():
            channel.on_end()
        self.on_lost(exc)
