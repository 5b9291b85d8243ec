"""Clocks run on the server for the players who have to decide, and stop while it is down."""

import asyncio

from server.served import Served, company, connected, over_sockets

SHORT_SECONDS = 3
SHORT = {"kind": "live", "move": SHORT_SECONDS}


@over_sockets
async def test_updates_state_how_much_time_is_left(server: Served) -> None:
    pace = {"kind": "live", "move": 30, "reserve": 60}
    async with company(server, players=2, pace=pace, options={"first_seat": 0}) as friends:
        await friends.begin()
        first, second = friends.clients
        await first.must("move", move=first.legal[0])
        update = await second.until(lambda message: message["type"] == "update")
        assert all(85_000 < clock <= 90_000 for clock in update["clocks"])


@over_sockets
async def test_when_time_is_up_a_bot_moves_until_the_player_does(server: Served) -> None:
    async with company(server, players=2, pace=SHORT, options={"first_seat": 0}) as friends:
        await friends.begin()
        first, second = friends.clients
        await second.until(
            lambda message: (
                message["type"] == "table" and message["table"]["seats"][0]["held"] == "clock"
            )
        )
        await second.until(lambda message: message["type"] == "update" and second.must_act)
        await first.must("back")
        await second.must("move", move=second.legal[0])
        await friends.settle()
        assert first.table["seats"][0]["held"] is None
        assert first.must_act
        await first.must("move", move=first.legal[0])


@over_sockets
async def test_clocks_stand_still_while_the_server_is_down(mortal: Served) -> None:
    async with company(mortal, players=2, pace=SHORT, options={"first_seat": 0}) as friends:
        await friends.begin()
        mortal.kill()
        await asyncio.sleep(SHORT_SECONDS + 0.2)
        mortal.start()
        async with connected(mortal, friends.table, friends.tokens[0]) as again:
            seat = again.received[0]["table"]["seats"][0]
            assert seat["held"] is None
            assert seat["clock"] > 0
            await again.must("move", move=again.legal[0])
