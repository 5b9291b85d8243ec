"""A client that has gone without a word is noticed, and one that answers stays."""

import asyncio
from collections.abc import Callable

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from lunasol.server.ws.fast_protocol import PING, FastWebSocketProtocol
from lunasol.server.ws.keepalive import SLOTS, Keepalive
from server.served import over_sockets

INTERVAL = 20.0


class NotedTransport:
    """A transport that notes what is written, and whether it was closed."""

    def __init__(self) -> None:
        self.written = b""
        self.is_closed = False

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.is_closed = True

    def is_closing(self) -> bool:
        return self.is_closed

    def get_write_buffer_size(self) -> int:
        return 0

    def get_extra_info(self, _name: str) -> None:
        return None


def connection() -> tuple[FastWebSocketProtocol, NotedTransport]:
    """A connection after its handshake."""

    async def nothing_served(_scope: object, _receive: object, _send: object) -> None: ...

    config = uvicorn.Config(nothing_served, ws=FastWebSocketProtocol, log_config=None)
    config.load()
    frames, transport = FastWebSocketProtocol(config, ServerState(), {}), NotedTransport()
    frames.connection_made(transport)  # type: ignore[arg-type]
    frames.handshake_complete = True
    frames.parser = None
    return frames, transport


def pong() -> bytes:
    return bytes(Frame(Opcode.PONG, b"").serialize(mask=True))


@over_sockets
async def test_a_client_that_answers_is_pinged_again_and_stays() -> None:
    frames, transport = connection()
    for _ in range(3):
        frames.check_alive()
        frames.data_received(pong())
    assert transport.written == 3 * PING
    assert not transport.is_closed
    assert frames.parser is None  # a pong needs no parser


@over_sockets
async def test_a_client_that_says_nothing_after_a_ping_is_given_up() -> None:
    frames, transport = connection()
    frames.check_alive()
    assert not transport.is_closed
    frames.check_alive()
    assert transport.is_closed


@over_sockets
async def test_a_pong_that_is_not_masked_ends_the_connection() -> None:
    frames, transport = connection()
    frames.data_received(bytes(Frame(Opcode.PONG, b"").serialize(mask=False)))
    assert transport.is_closed


class StatedLoop:
    """Timers that run when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def call_later(self, _seconds: float, work: Callable[[], None]) -> object:
        self.waiting.append(work)
        return work

    def run(self) -> None:
        work = self.waiting.pop()
        work()


def test_each_connection_is_checked_once_per_interval_and_not_all_at_once() -> None:
    loop = StatedLoop()
    keepalive = Keepalive(loop, INTERVAL)  # type: ignore[arg-type]
    checked: list[int] = []
    for number in range(3 * SLOTS):
        keepalive.add(number, lambda number=number: checked.append(number))  # type: ignore[misc]
        if number % 3 == 2:
            loop.run()
    checked.clear()
    for _ in range(SLOTS):
        before = len(checked)
        loop.run()
        assert len(checked) - before <= 3
    assert sorted(checked) == list(range(3 * SLOTS))


def test_nothing_runs_when_nobody_is_connected() -> None:
    loop = StatedLoop()
    keepalive = Keepalive(loop, INTERVAL)  # type: ignore[arg-type]
    keepalive.add("somebody", lambda: None)
    keepalive.remove("somebody")
    loop.run()
    assert not loop.waiting


def test_the_first_check_comes_after_a_whole_interval() -> None:
    loop = StatedLoop()
    keepalive = Keepalive(loop, INTERVAL)  # type: ignore[arg-type]
    checked: list[asyncio.Handle | None] = []
    keepalive.add("somebody", lambda: checked.append(None))
    for _ in range(SLOTS - 1):
        loop.run()
    assert not checked
    loop.run()
    assert checked
