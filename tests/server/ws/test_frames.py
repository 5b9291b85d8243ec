"""Frames in any form: long, short, in parts, cut anywhere, with pings in between."""

import asyncio
import base64
import json
import os
import random
from collections.abc import AsyncIterator

import pytest
from websockets.frames import Frame, Opcode

from lunasol.server.ws.frames import head, only_text
from server.served import Served, over_sockets

LENGTHS = (40, 125, 126, 127, 300, 4000)
"""Lengths of texts, around those where the head of a frame grows."""


def hello(number: int, length: int) -> bytes:
    """A request that is padded to this length."""
    text = f'{{"type":"hello","id":"{number}"'
    return text.encode() + b" " * (length - len(text) - 1) + b"}"


def frames(text: bytes, luck: random.Random) -> list[Frame]:
    """The text in one frame or in two; a ping may come between them."""
    if luck.random() < 0.6:
        return [Frame(Opcode.TEXT, text)]
    cut = luck.randrange(len(text))
    ping = [Frame(Opcode.PING, b"still there?")] if luck.random() < 0.5 else []
    first = Frame(Opcode.TEXT, text[:cut], fin=False)
    return [first, *ping, Frame(Opcode.CONT, text[cut:])]


async def connect(server: Served, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        f"GET /ws/tables/{table} HTTP/1.1", f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13", "", "",
    )  # fmt: skip
    writer.write("\r\n".join(lines).encode())
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
    return reader, writer


async def read_frames(reader: asyncio.StreamReader) -> AsyncIterator[tuple[int, bytes]]:
    """The kind and the content of each frame; a server's are neither masked nor in parts."""
    while True:
        first, length = await reader.readexactly(2)
        if length >= 126:
            length = int.from_bytes(await reader.readexactly(2 if length == 126 else 8), "big")
        yield first & 0x0F, await reader.readexactly(length)


def test_only_a_whole_short_text_is_taken_at_once() -> None:
    for length in LENGTHS:
        frame = Frame(Opcode.TEXT, hello(1, length)).serialize(mask=True)
        found = only_text(frame, 4096)
        assert found == (hello(1, length) if length < 126 else None)
        cuts = [only_text(frame[:cut], 4096) for cut in range(len(frame))]
        assert cuts == [None] * len(frame)
        assert only_text(frame + frame, 4096) is None


@pytest.mark.parametrize("seed", range(4))
def test_requests_in_any_frames_are_answered_in_order(server: Served, seed: int) -> None:
    luck = random.Random(seed)
    texts = [hello(number, luck.choice(LENGTHS)) for number in range(60)]
    sent = [frame for text in texts for frame in frames(text, luck)]
    pings = sum(frame.opcode is Opcode.PING for frame in sent)
    data = b"".join(frame.serialize(mask=True) for frame in sent)

    @over_sockets
    async def ask() -> None:
        reader, writer = await connect(server, server.new_table(server.guest(), "nox"))
        answered, pongs, start = [], 0, 0
        while start < len(data):
            end = start + luck.choice((1, 2, 5, 80, 1000, 9000))
            writer.write(data[start:end])
            await writer.drain()
            start = end
        async with asyncio.timeout(20):
            async for kind, content in read_frames(reader):
                pongs += kind == Opcode.PONG
                if kind == Opcode.TEXT and (message := json.loads(content)).get("id"):
                    answered.append(int(message["id"]))
                if len(answered) == len(texts) and pongs == pings:
                    break
        assert answered == list(range(len(texts)))
        writer.close()
        await writer.wait_closed()

    ask()


@pytest.mark.parametrize("length", [0, 125, 126, 65535, 65536])
def test_frame_heads_equal_those_of_the_websockets_library(length: int) -> None:
    text = b"x" * length
    assert head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
