"""Which connections are admitted, and what a client without a token may do."""

import pytest
import websockets

from server.served import Served, connected, over_sockets


@over_sockets
async def test_a_client_without_a_token_may_watch_but_not_sit(server: Served) -> None:
    table = server.new_table(server.guest(), "nox")
    async with connected(server, table) as client:
        assert client.seat is None
        refused = await client.ask("sit", name="Nobody", commitment="0" * 64)
        assert refused["key"] == "no-token"


@over_sockets
async def test_unknown_tables_and_other_origins_are_answered_with_403(server: Served) -> None:
    table = server.new_table(server.guest(), "nox")
    access = f"ws://127.0.0.1:{server.port}/ws/tables"
    with pytest.raises(websockets.InvalidStatus, match="403"):
        await websockets.connect(f"{access}/no-such-table")
    with pytest.raises(websockets.InvalidStatus, match="403"):
        await websockets.connect(f"{access}/{table}", origin=websockets.Origin("https://other"))


@over_sockets
async def test_a_message_that_is_too_large_ends_the_connection(server: Served) -> None:
    table = server.new_table(server.guest(), "nox")
    async with connected(server, table) as client:
        await client.connection.send("x" * 5000)
        with pytest.raises(websockets.ConnectionClosedError, match="1009"):
            await client.until(lambda _: False)
