"""Clocks run on the server for the players who have to decide, and stop while it is down."""

from server.served import Clocked, company, connected, over_sockets

MOVE = 3000
SHORT = {"kind": "live", "move": MOVE // 1000}


@over_sockets
async def test_updates_state_how_much_time_is_left(clocked: Clocked) -> None:
    pace = {"kind": "live", "move": 30, "reserve": 60}
    async with company(clocked, players=2, pace=pace, options={"first_seat": 0}) as friends:
        await friends.begin()
        first, second = friends.clients
        clocked.pass_time(10_000)
        await first.must("move", move=first.legal[0])
        update = await second.until(lambda message: message["type"] == "update")
        assert update["clocks"] == [90_000, 90_000]


@over_sockets
async def test_when_time_is_up_a_bot_moves_until_the_player_does(clocked: Clocked) -> None:
    async with company(clocked, players=2, pace=SHORT, options={"first_seat": 0}) as friends:
        await friends.begin()
        first, second = friends.clients
        clocked.pass_time(MOVE)
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
async def test_clocks_stand_still_while_the_server_is_down(clocked: Clocked) -> None:
    async with company(clocked, players=2, pace=SHORT, options={"first_seat": 0}) as friends:
        await friends.begin()
        clocked.kill()
        clocked.pass_time(2 * MOVE)
        clocked.start()
        async with connected(clocked, friends.table, friends.tokens[0]) as again:
            seat = again.received[0]["table"]["seats"][0]
            assert seat["held"] is None
            assert seat["clock"] == MOVE
            await again.must("move", move=again.legal[0])
