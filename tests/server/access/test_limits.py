"""Limits that are on by default: sizes, rates, connections, tables, clients that do not read."""

import asyncio
import base64
import os
import socket
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
import uvicorn
import websockets
from starlette.websockets import WebSocket
from uvicorn.server import ServerState

from lunasol.server.ws.connection import EXTENSION, MOST_UNSENT, WebSocketConnection
from lunasol.server.ws.fast_protocol import FastWebSocketProtocol
from server.served import (
    Served,
    bearer,
    company,
    connected,
    over_sockets,
    serving,
)

SETTINGS = {
    "LUNASOL_CONNECTIONS": "8",
    "LUNASOL_LINES": "2",
    "LUNASOL_TABLES": "3",
    "LUNASOL_CHAT_RATE": "5",
    "LUNASOL_CHANGE_RATE": "20",
    "LUNASOL_HINT_RATE": "1",
    "LUNASOL_TRUST_PROXY": "1",
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("strict"), **SETTINGS) as served:
        yield served


async def is_refused(server: Served, table: str, address: str) -> bool:
    url = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
    try:
        async with websockets.connect(url, additional_headers={"x-forwarded-for": address}):
            return False
    except websockets.InvalidStatus as refused:
        return refused.response.status_code == 403


def test_the_unfinished_tables_of_a_person_are_limited(strict: Served) -> None:
    token = strict.guest()
    tables = [strict.new_table(token, "nox") for _ in range(3)]
    for wanted in ({"game": "nox"}, {"game": "nox", "bots": True}):
        answer = httpx.post(f"{strict.base}/api/tables", json=wanted, headers=bearer(token))
        assert (answer.status_code, answer.json()["key"]) == (409, "too-many-tables")
        assert all(table in answer.json()["detail"] for table in tables)
    strict.new_table(strict.guest(), "nox")


@over_sockets
async def test_against_bots_the_oldest_match_is_given_up_instead(strict: Served) -> None:
    token = strict.guest()
    friends = strict.new_table(token, "nox")
    begun = [strict.new_table(token, "nox", bots=True) for _ in range(2)]
    for table in begun:
        async with connected(strict, table, token) as me:
            await me.sit("Me")
            await me.until_dealt()
    newest = strict.new_table(token, "nox", bots=True)
    assert strict.get(f"/api/tables/{begun[0]}").json()["ended"] == "resigned"
    states = {each["id"]: each["state"] for each in strict.my_tables(token)}
    assert states == {friends: "open", begun[0]: "ended", begun[1]: "running"}
    strict.new_table(token, "nox", bots=True)  # the one that never began is in nobody's way
    assert strict.get(f"/api/tables/{newest}").json()["ended"] == "host"
    assert strict.get(f"/api/tables/{begun[1]}").json()["state"] == "running"
    strict.new_table(token, "nox")
    answer = httpx.post(f"{strict.base}/api/tables", json={"game": "nox"}, headers=bearer(token))
    assert answer.json()["key"] == "too-many-tables"
    assert strict.get(f"/api/tables/{begun[1]}").json()["state"] == "running"


@over_sockets
async def test_the_connections_of_an_address_are_limited(strict: Served) -> None:
    table = strict.new_table(strict.guest(), "nox")
    url = f"ws://127.0.0.1:{strict.port}/ws/tables/{table}"
    here = {"x-forwarded-for": "6.6.6.6, 192.0.2.1"}
    open_ones = [await websockets.connect(url, additional_headers=here) for _ in range(8)]
    assert await is_refused(strict, table, "192.0.2.1")
    assert not await is_refused(strict, table, "192.0.2.2")
    for connection in open_ones:
        await connection.close()
    assert not await is_refused(strict, table, "192.0.2.1")


@over_sockets
async def test_the_connections_of_a_person_to_a_table_are_limited(strict: Served) -> None:
    async with company(strict, players=2) as friends:
        first = friends.clients[0]
        async with connected(strict, friends.table, friends.tokens[0]):
            async with connected(strict, friends.table, friends.tokens[0]) as third:
                assert third.received[0]["key"] == "too-many-connections"
            assert (await first.must("hello"))["type"] == "welcome"


@over_sockets
async def test_the_chat_messages_of_a_person_are_limited(strict: Served) -> None:
    async with company(strict, players=2) as friends:
        talker, other = friends.clients
        answers = [await talker.ask("say", preset="hurry") for _ in range(7)]
        assert [answer["type"] for answer in answers[:5]] == ["done"] * 5
        assert {answer.get("key") for answer in answers[5:]} == {"too-much-chat"}
        await other.must("say", preset="hello")


@over_sockets
async def test_settings_are_not_changed_without_end(strict: Served) -> None:
    """A host who toggles the chat is slowed down; the other players are not."""
    async with company(strict, players=2) as friends:
        host, other = friends.clients
        answers = [await host.ask("allow-chat", free=bool(n % 2)) for n in range(30)]
        assert answers[0]["type"] == "done"
        assert answers[-1]["key"] == "too-many-changes"
        assert sum(answer["type"] == "done" for answer in answers) <= 20
        await other.must("rise")
        await host.must("say", preset="hello")


@over_sockets
async def test_a_choice_is_not_replaced_without_end(strict: Served) -> None:
    """The answer tells the player; what was acknowledged stays."""
    async with company(strict, "gra_roku", players=2) as friends:
        await friends.begin()
        first = friends.clients[0]
        moves = first.legal[:2]
        answers = [await first.ask("move", move=moves[n % 2]) for n in range(12)]
        assert [answer["type"] for answer in answers[:11]] == ["done"] * 11
        assert answers[11]["key"] == "too-many-changes"
        await first.must("hello")
        assert first.view is not None
        assert first.view["to_act"] == [1]


@over_sockets
async def test_the_hints_for_a_person_are_limited(strict: Served) -> None:
    async with company(strict, players=2, options={"first_seat": 0}) as friends:
        await friends.begin()
        await friends.clients[0].must("hint")
        assert (await friends.clients[0].ask("hint"))["key"] == "too-many-hints"


@over_sockets
async def test_a_huge_frame_ends_the_connection_and_nothing_else(server: Served) -> None:
    async with company(server, players=2) as friends:
        host, guest = friends.clients
        await guest.connection.send("x" * 5000)
        assert await guest.until_closed() == 1009
        await host.must("hello")
        assert not host.table["seats"][1]["here"]


@pytest.mark.parametrize(
    "frame",
    [
        "", "null", "[]", "{", '{"type":"move"}', '{"type":"nothing","id":"1"}', b"\xff\x00",
        '{"type":"hello","id":""}', '{"type":"hello","id":"1","unknown":1}',
        '{"type":"hello","id":"1","last":1e400}', "[" * 4000,
    ],
)  # fmt: skip
def test_meaningless_frames_are_refused(server: Served, frame: str | bytes) -> None:
    @over_sockets
    async def try_it() -> None:
        table = server.new_table(server.guest(), "nox")
        async with connected(server, table) as client:
            await client.connection.send(frame)
            answer = await client.until(lambda message: message["type"] == "refused")
            assert answer["key"] == "malformed"
            assert (await client.must("hello"))["type"] == "welcome"

    try_it()


@over_sockets
async def test_a_client_that_sends_too_much_nonsense_is_disconnected(server: Served) -> None:
    table = server.new_table(server.guest(), "nox")
    async with connected(server, table) as client:
        for _ in range(20):
            await client.connection.send("?")
        assert await client.until_closed() == 4400


def test_a_body_is_read_only_up_to_a_limit(server: Served) -> None:
    answer = httpx.post(f"{server.base}/api/tables", content=b" " * 30_000)
    assert (answer.status_code, answer.json()) == (400, {"key": "too-large"})


def test_too_many_requests_are_refused_as_such(tmp_path_factory: pytest.TempPathFactory) -> None:
    settings = {"LUNASOL_REQUEST_RATE": "2", "LUNASOL_MESSAGE_RATE": "1"}

    @over_sockets
    async def try_it() -> None:
        table = served.new_table(served.guest(), "nox")
        async with connected(served, table) as client:
            for _ in range(5):
                await client.send("hello")
            answer = await client.until(lambda message: message["type"] == "refused")
            assert answer["key"] == "too-fast"
        with httpx.Client() as impatient:
            answers = [impatient.get(f"{served.base}/api/games") for _ in range(60)]
        refused = [answer.json() for answer in answers if answer.status_code == 429]
        assert refused
        assert all(problem == {"key": "too-fast"} for problem in refused)

    with serving(tmp_path_factory.mktemp("slow"), **settings) as served:
        try_it()


# Clients that do not read ---------------------------------------------------------------------


class NeverReads:
    """A connection that sends but never reads, with buffers as small as possible."""

    def __init__(self, server: Served, table: str, token: str) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        self.socket.connect(("127.0.0.1", server.port))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET /ws/tables/{table} HTTP/1.1", f"Host: 127.0.0.1:{server.port}",
            "Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13", f"Authorization: Bearer {token}", "", "",
        )  # fmt: skip
        self.socket.sendall("\r\n".join(lines).encode())
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += self.socket.recv(1)

    def say_hello(self, often: int) -> None:
        """Send hello in masked frames; the mask is zero and changes nothing."""
        hello = b'{"type":"hello","id":"1","protocol":2}'
        frame = bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello
        self.socket.sendall(often * frame)


@over_sockets
async def test_a_client_that_never_reads_is_dropped_and_nobody_waits(server: Served) -> None:
    async with company(server, "sun_and_moon", players=2) as friends:
        await friends.begin()
        host, guest = friends.clients
        silent = NeverReads(server, friends.table, friends.tokens[1])
        await guest.connection.close()
        silent.say_hello(1)
        await host.until(
            lambda message: message["type"] == "table" and message["table"]["seats"][1]["here"]
        )
        with silent.socket:
            with suppress(ConnectionError):
                for _ in range(100):
                    silent.say_hello(50)
                    await host.must("hello")
            if host.table["seats"][1]["here"]:
                await host.until(lambda _: not host.table["seats"][1]["here"])


class StuckTransport(asyncio.Transport):
    """Sends nothing, as when a cable is pulled: everything written stays in the buffer."""

    def __init__(self) -> None:
        super().__init__()
        self.unsent = 0
        self.is_aborted = False

    def is_closing(self) -> bool:
        return self.is_aborted

    def write(self, data: Any) -> None:
        self.unsent += len(data)

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def abort(self) -> None:
        self.is_aborted = True


async def stuck() -> tuple[WebSocketConnection, StuckTransport]:
    config = uvicorn.Config(nothing_served, ws=FastWebSocketProtocol)
    config.load()
    frames, transport = FastWebSocketProtocol(config, ServerState(), {}), StuckTransport()
    frames.transport = transport
    scope = {"type": "websocket", "extensions": {EXTENSION: frames}}
    unused: Any = None
    return WebSocketConnection(WebSocket(scope, unused, unused), "person", None, "local"), transport


def test_a_stuck_connection_ends_when_too_much_waits_for_it() -> None:
    connection, transport = asyncio.run(stuck())
    connection.send(b"x" * (MOST_UNSENT - 100))
    assert not transport.is_aborted
    connection.send(b"x" * 100)
    assert transport.is_aborted
    connection.send(b"x")  # does nothing any more


def test_corked_messages_go_out_together() -> None:
    connection, transport = asyncio.run(stuck())
    connection.cork()
    for _ in range(3):
        connection.send(b"x" * 200)
    assert transport.unsent == 0
    connection.uncork()
    assert transport.unsent == 3 * (4 + 200)
    connection.send(b"x" * 200)
    assert transport.unsent == 4 * (4 + 200)


async def nothing_served(_scope: Any, _receive: Any, _send: Any) -> None:
    raise AssertionError
