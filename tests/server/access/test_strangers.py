"""Strangers who flood, stall or lie about themselves cost the others nothing."""

import asyncio
import base64
import gc
import os
import socket
import weakref
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from starlette.responses import Response
from starlette.websockets import WebSocket
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from lunasol.server.access.addresses import network
from lunasol.server.access.hosts import is_known_host
from lunasol.server.access.rate_limits import MOST_REMEMBERED, RateLimit
from lunasol.server.ws.connection import EXTENSION
from lunasol.server.ws.fast_protocol import FastWebSocketProtocol
from server.served import NO_TLS, Served, company, over_sockets, serving

PATIENCE = 20


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that waits only a second for a request, and takes few connections."""
    limits = {"LUNASOL_REQUEST_SECONDS": "1", "LUNASOL_HTTP_CONNECTIONS": "20"}
    with serving(tmp_path_factory.mktemp("strict"), **limits) as served:
        yield served


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    limits = {"LUNASOL_TRUST_PROXY": "true", "LUNASOL_REQUEST_RATE": "1"}
    with serving(tmp_path_factory.mktemp("proxied"), **limits) as served:
        yield served


def handshake(served: Served, table: str, **lines: str) -> bytes:
    headers = {
        "Host": f"127.0.0.1:{served.port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        "Sec-WebSocket-Version": "13",
        **lines,
    }
    text = "".join(f"{name}: {value}\r\n" for name, value in headers.items() if value)
    return f"GET /ws/tables/{table} HTTP/1.1\r\n{text}\r\n".encode()


Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def raw_line(served: Served) -> AsyncIterator[Line]:
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    try:
        yield reader, writer
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


@asynccontextmanager
async def websocket(served: Served, table: str) -> AsyncIterator[Line]:
    async with raw_line(served) as (reader, writer):
        writer.write(handshake(served, table))
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        yield reader, writer


async def until_cut_off(reader: asyncio.StreamReader) -> None:
    async with asyncio.timeout(PATIENCE):
        try:
            while await reader.read(65_536):
                pass
        except ConnectionError:
            return


def masked(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return bytes(Frame(opcode, data, fin).serialize(mask=True))


@over_sockets
async def test_an_address_that_connects_too_fast_is_cut_off_unread(tmp_path: Path) -> None:
    with serving(tmp_path, LUNASOL_CONNECTION_RATE="1") as served:
        cut_off = 0
        for _ in range(20):
            async with raw_line(served) as (reader, writer):
                writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                with suppress(ConnectionError):
                    cut_off += await reader.read(100) == b""
                    continue
                cut_off += 1
        assert cut_off >= 10


# WebSockets -----------------------------------------------------------------------------------


@over_sockets
async def test_a_flood_of_pings_is_cut_off_and_play_goes_on(server: Served) -> None:
    async with company(server, players=2) as friends:
        await friends.begin()
        async with websocket(server, friends.table) as (reader, writer):
            writer.write(masked(Opcode.PING, b"x" * 120) * 1000)
            await until_cut_off(reader)
        await friends.play_on()


class NotedTransport:
    """A transport that notes when it is cut off."""

    is_aborted = False

    def abort(self) -> None:
        self.is_aborted = True

    def is_closing(self) -> bool:
        return self.is_aborted

    def get_extra_info(self, _name: str) -> None:
        return None


@over_sockets
async def test_frames_before_the_handshake_is_over_are_refused(server: Served) -> None:
    async def slow(_scope: object, _receive: object, _send: object) -> None:
        await asyncio.Event().wait()

    config = uvicorn.Config(slow, ws=FastWebSocketProtocol, log_config=None)
    config.load()
    state = ServerState()
    frames, line = FastWebSocketProtocol(config, state, {}), NotedTransport()
    frames.connection_made(line)  # type: ignore[arg-type]
    frames.data_received(handshake(server, "nothing"))
    assert not line.is_aborted
    frames.data_received(masked(Opcode.PING, b""))
    assert line.is_aborted
    for task in state.tasks:
        task.cancel()


@over_sockets
@pytest.mark.parametrize("answer", ["close", "denial"])
async def test_a_server_that_stops_during_a_handshake_leaves_no_trace(
    server: Served, caplog: pytest.LogCaptureFixture, answer: str
) -> None:
    is_stopping = asyncio.Event()

    async def refuse(scope: Any, receive: Any, send: Any) -> None:
        connection = WebSocket(scope, receive, send)
        await connection.receive()
        await is_stopping.wait()
        if answer == "denial":
            await connection.send_denial_response(Response(status_code=503))
        else:
            await connection.close()

    config = uvicorn.Config(refuse, ws=FastWebSocketProtocol, log_config=None)
    config.load()
    state = ServerState()
    frames = FastWebSocketProtocol(config, state, {})
    frames.connection_made(SilentTransport())  # type: ignore[arg-type]
    frames.data_received(handshake(server, "nothing"))
    [task] = state.tasks
    await asyncio.sleep(0)
    frames.shutdown()
    is_stopping.set()
    await task
    assert not [record for record in caplog.records if record.exc_info]


@over_sockets
@pytest.mark.parametrize("missing", ["Sec-WebSocket-Key", "Sec-WebSocket-Version", "Connection"])
async def test_an_upgrade_without_a_handshake_leaves_no_trace(server: Served, missing: str) -> None:
    """The server of these tests must not have written a traceback when it stops."""
    async with raw_line(server) as (reader, writer), asyncio.timeout(PATIENCE):
        writer.write(handshake(server, "nothing", **{missing: ""}))
        answer = await reader.readline()
    assert answer.split()[1] in (b"400", b"404", b"426")


@over_sockets
async def test_text_in_parts_that_is_no_utf8_ends_the_connection(server: Served) -> None:
    table = server.new_table(server.guest(), "nox")
    async with websocket(server, table) as (reader, writer):
        writer.write(masked(Opcode.TEXT, b'{"a":"\xff', fin=False))
        writer.write(masked(Opcode.CONT, b'\xfe"}'))
        await until_cut_off(reader)


@over_sockets
async def test_who_connects_and_says_nothing_is_cut_off(strict: Served) -> None:
    table = strict.new_table(strict.guest(), "nox")
    async with websocket(strict, table) as (reader, _):
        await until_cut_off(reader)


# Connections ----------------------------------------------------------------------------------


@over_sockets
@pytest.mark.parametrize(
    "beginning", [b"", b"GET /healthz HTTP/1.1\r\nHost:", b"POST /api/me HTTP/1.1\r\n"]
)
async def test_a_request_that_does_not_come_is_not_awaited(
    strict: Served, beginning: bytes
) -> None:
    async with raw_line(strict) as (reader, writer):
        writer.write(beginning)
        await until_cut_off(reader)


def test_one_address_has_only_so_many_connections(strict: Served) -> None:
    address = ("127.0.0.1", strict.port)
    with ExitStack() as stack:
        silent = [stack.enter_context(socket.create_connection(address)) for _ in range(60)]
        for each in silent:
            each.settimeout(PATIENCE)
        refused = 0
        for each in silent[20:]:
            try:
                refused += not each.recv(1)
            except ConnectionError:
                refused += 1
        assert refused == 40
    strict.wait_until_well()


# Who asks, and for whom -----------------------------------------------------------------------


def asked(served: Served, path: str, *forwarded: str) -> int:
    headers = [("x-forwarded-for", each) for each in forwarded]
    return httpx.get(served.base + path, headers=headers, verify=NO_TLS).status_code


def test_only_the_last_hop_says_who_asks(proxied: Served) -> None:
    """A visitor may send lines of their own; the proxy adds the last one."""
    found = {asked(proxied, "/api/games", f"10.0.0.{i}", "203.0.113.7") for i in range(12)}
    assert 429 in found
    found = {asked(proxied, "/api/games", f"10.0.0.{i}, 203.0.113.8") for i in range(12)}
    assert 429 in found
    assert asked(proxied, "/api/games", "203.0.113.9") == 200


@pytest.mark.parametrize("forwarded", [("127.0.0.1",), ("127.0.0.1", "203.0.113.1"), ("::1",)])
def test_no_header_opens_the_metrics(
    server: Served, proxied: Served, forwarded: tuple[str, ...]
) -> None:
    assert asked(server, "/metrics", *forwarded) == 403
    assert asked(proxied, "/metrics", *forwarded) in (403, 429)
    assert asked(server, "/metrics") == 200


@pytest.mark.parametrize(
    ("host", "origin", "known"),
    [
        ("localhost:8047", "", True),
        ("127.0.0.1:8047", "", True),
        ("192.168.1.20:8047", "", True),
        ("[::1]:8047", "", True),
        ("[fe80::1]", "", True),
        ("den:8047", "", True),
        ("den.local", "", True),
        ("table.localhost", "", True),
        ("evil.example", "", False),
        ("127.0.0.1.evil.example", "", False),
        ("", "", False),
        ("[", "", False),
        ("table.example", "https://table.example", True),
        ("TABLE.example:443", "https://table.example", True),
        ("127.0.0.1:8047", "https://table.example", True),
        ("192.168.1.20", "https://table.example", False),
        ("evil.example", "https://table.example", False),
    ],
)
def test_a_server_answers_to_its_own_names(host: str, origin: str, known: bool) -> None:
    assert is_known_host(host, origin) is known


@pytest.mark.parametrize("path", ["/", "/api/me/export", "/metrics", "/healthz", "/nothing"])
def test_a_name_that_points_here_by_trickery_opens_nothing(server: Served, path: str) -> None:
    answer = httpx.get(server.base + path, headers={"host": "evil.example"}, verify=NO_TLS)
    assert answer.status_code == 421
    assert "LUNASOL_ORIGIN" in answer.text


@over_sockets
async def test_nor_does_it_open_a_table(server: Served) -> None:
    table = server.new_table(server.guest(), "nox")
    async with raw_line(server) as (reader, writer), asyncio.timeout(PATIENCE):
        writer.write(handshake(server, table, Host="evil.example"))
        assert b"403" in await reader.readline()


# Rates ----------------------------------------------------------------------------------------


def test_a_code_for_an_overlong_name_is_refused(server: Served) -> None:
    table = server.new_table(server.guest(), "nox")
    long = {"host": "a" * 2400}
    answer = httpx.get(f"{server.base}/api/tables/{table}/qr.svg", headers=long, verify=NO_TLS)
    assert answer.status_code == 400


def test_replays_have_a_rate_of_their_own(tmp_path: Path) -> None:
    with serving(tmp_path, LUNASOL_REPLAY_RATE="3") as served:
        body = {"record": "nothing"}
        url = f"{served.base}/api/replay"
        found = [httpx.post(url, json=body, verify=NO_TLS).status_code for _ in range(5)]
        assert found == [400, 400, 400, 429, 429]
        assert served.get("/api/games").status_code == 200


def test_the_document_and_handshakes_have_a_rate(tmp_path: Path) -> None:
    with serving(tmp_path, LUNASOL_REQUEST_RATE="1") as served:
        found = {served.get("/api/openapi.json").status_code for _ in range(12)}
        assert found == {200, 429}
        with socket.create_connection(("127.0.0.1", served.port)) as line:
            line.sendall(handshake(served, "nothing"))
            assert b"403" in line.recv(100)


# Guests and tables ------------------------------------------------------------------------------


def posted(served: Served, path: str, times: int, **headers: str) -> list[int]:
    """The status of each answer; every request is a stranger's unless a header says otherwise."""
    url, body = served.base + path, {"game": "nox"}
    return [
        httpx.post(url, json=body, headers=headers, verify=NO_TLS).status_code for _ in range(times)
    ]


def test_an_address_can_only_become_so_many_guests(tmp_path: Path) -> None:
    limits = {"LUNASOL_GUEST_RATE": "2", "LUNASOL_TRUST_PROXY": "1"}
    with serving(tmp_path, **limits) as served:
        here = {"x-forwarded-for": "192.0.2.1"}
        token = httpx.post(f"{served.base}/api/me", headers=here, verify=NO_TLS).json()["token"]
        assert posted(served, "/api/me", 3, **here) == [200, 429, 429]
        assert posted(served, "/api/tables", 1, **here) == [429]
        known = {**here, "authorization": f"Bearer {token}"}
        assert posted(served, "/api/me", 3, **known) == [200] * 3
        assert posted(served, "/api/tables", 1, **known) == [201]
        assert posted(served, "/api/me", 1, **{"x-forwarded-for": "192.0.2.2"}) == [200]


def test_an_address_can_only_open_so_many_tables(tmp_path: Path) -> None:
    limits = {"LUNASOL_TABLE_RATE": "1", "LUNASOL_TRUST_PROXY": "1"}
    with serving(tmp_path, **limits) as served:
        for address, answers in (
            ("2001:db8::1", [201]),
            ("2001:db8::2", [201, 429]),  # the same network
            ("2001:db8:0:1::1", [201]),
        ):
            here = {"x-forwarded-for": address}
            assert posted(served, "/api/tables", len(answers), **here) == answers


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8::1", "2001:db8::"),
        ("2001:db8::ffff:1:2:3", "2001:db8::"),
        ("2001:db8:0:1::1", "2001:db8:0:1::"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("fe80::1%eth0", "fe80::"),
        ("local", "local"),
    ],
)
def test_an_ipv6_address_counts_by_its_network(address: str, counted: str) -> None:
    assert network(address) == counted


def test_only_so_many_addresses_are_remembered() -> None:
    limit = RateLimit(rate=0.001, full=2)
    for number in range(3 * MOST_REMEMBERED):
        assert limit.take(str(number))
    assert len(limit.buckets) <= MOST_REMEMBERED + 1
    last = str(3 * MOST_REMEMBERED - 1)
    assert [limit.take(last), limit.take(last)] == [True, False]


# Memory -----------------------------------------------------------------------------------------


class SilentTransport(NotedTransport):
    """A transport that accepts everything and sends nothing."""

    def write(self, _data: bytes) -> None: ...

    def close(self) -> None: ...


@over_sockets
async def test_a_connection_leaves_nothing_for_the_garbage_collector(server: Served) -> None:
    """Otherwise thousands of short connections fill the memory until it next runs."""

    async def admit(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        frames = scope["extensions"][EXTENSION]
        frames.on_text(frames.take_frames)  # refers back, as a session does
        frames.session = frames.receive

    config = uvicorn.Config(admit, ws=FastWebSocketProtocol, log_config=None)
    config.load()
    state = ServerState()
    gc.disable()
    try:
        frames = FastWebSocketProtocol(config, state, {})
        frames.connection_made(SilentTransport())  # type: ignore[arg-type]
        frames.data_received(handshake(server, "nothing"))
        [task] = state.tasks
        await asyncio.sleep(0)
        assert not frames.scope  # the request is forgotten
        frames.connection_lost(None)
        await task
        left = weakref.ref(frames)
        del frames, task
        await asyncio.sleep(0)
        assert left() is None
    finally:
        gc.enable()
