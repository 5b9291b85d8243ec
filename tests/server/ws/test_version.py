"""The protocol version: stated in hello, answered in welcome, refused where it does not fit."""

from typing import Any

import pytest
import websockets

from lunasol.protocol.version import OLDEST, PROTOCOL
from server.served import Client, Message, Served, over_sockets


async def hello(server: Served, **facts: Any) -> Message:
    table = server.new_table(server.guest(), "nox")
    async with websockets.connect(f"ws://127.0.0.1:{server.port}/ws/tables/{table}") as socket:
        client = Client(socket)
        answer = await client.ask("hello", **facts)
        refused = await client.ask("say", preset="hello")
        if answer["type"] == "refused":
            assert refused["key"] == "hello-first"  # a refused client is not let in
        return answer


@pytest.mark.parametrize("facts", [{"protocol": PROTOCOL}, {"protocol": OLDEST}])
@over_sockets
async def test_a_client_of_a_known_version_is_welcome(
    server: Served, facts: dict[str, int]
) -> None:
    answer = await hello(server, **facts)
    assert (answer["type"], answer["protocol"]) == ("welcome", PROTOCOL)


@over_sockets
async def test_a_client_that_is_too_new_is_refused(server: Served) -> None:
    answer = await hello(server, protocol=PROTOCOL + 1)
    assert (answer["type"], answer["key"]) == ("refused", "client-too-new")


@over_sockets
async def test_a_version_that_is_not_a_number_is_malformed(server: Served) -> None:
    table = server.new_table(server.guest(), "nox")
    async with websockets.connect(f"ws://127.0.0.1:{server.port}/ws/tables/{table}") as socket:
        await socket.send('{"type": "hello", "id": "1", "protocol": "one"}')
        answer = await Client(socket).next()
    assert (answer["type"], answer["key"]) == ("refused", "malformed")


@over_sockets
async def test_a_client_that_is_too_old_is_refused(server: Served) -> None:
    answer = await hello(server, protocol=OLDEST - 1)
    assert (answer["type"], answer["key"]) == ("refused", "client-too-old")
