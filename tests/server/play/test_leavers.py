"""A player who leaves has some time, then a bot plays for them until they come back."""

import asyncio

from server.served import (
    PATIENCE,
    Client,
    Clocked,
    Company,
    Message,
    company,
    connected,
    over_sockets,
)

GRACE = 1000
"""Milliseconds; see conftest.py. The clock of this server stands still unless a test moves it."""


def is_held(message: Message, seat: int, why: str | None) -> bool:
    return message["type"] == "table" and bool(message["table"]["seats"][seat]["held"] == why)


async def until_held(client: Client, seat: int, why: str = "away") -> None:
    await client.until(lambda message: is_held(message, seat, why))


async def until_gone(client: Client, seat: int) -> Message:
    """Wait until the server has noticed that a player left; what it says about the seat."""
    gone = await client.until(
        lambda message: message["type"] == "table" and not message["table"]["seats"][seat]["here"]
    )
    found: Message = gone["table"]["seats"][seat]
    return found


async def until_substituted(server: Clocked, friends: Company) -> None:
    """The second player leaves and stays away, and a bot takes over."""
    first, second = friends.clients
    await second.connection.close()
    await until_gone(first, seat=1)
    server.pass_time(GRACE)
    await until_held(first, seat=1)


@over_sockets
async def test_others_see_the_grace_then_a_bot_plays_on(clocked: Clocked) -> None:
    async with company(clocked, players=2, options={"first_seat": 1, "max_rounds": 1}) as friends:
        await friends.begin()
        first, second = friends.clients
        await second.connection.close()
        seat = await until_gone(first, seat=1)
        assert (seat["grace"], seat["held"]) == (GRACE, None)
        clocked.pass_time(GRACE)
        await until_held(first, seat=1)
        await first.play_on(lambda legal: legal[0])
        assert first.result is not None


@over_sockets
async def test_a_player_who_was_away_is_back_by_connecting(clocked: Clocked) -> None:
    async with company(clocked, players=2, options={"first_seat": 0}) as friends:
        await friends.begin()
        await until_substituted(clocked, friends)
        async with connected(clocked, friends.table, friends.tokens[1]) as again:
            await again.must("hello")
            assert again.table["seats"][1]["held"] is None
            await friends.clients[0].must("move", move=friends.clients[0].legal[0])
            await again.until(lambda message: message["type"] == "update")
            assert again.must_act
            await again.must("move", move=again.legal[0])


@over_sockets
async def test_a_player_who_comes_back_in_time_was_never_away(clocked: Clocked) -> None:
    async with company(clocked, players=2, options={"first_seat": 0}) as friends:
        await friends.begin()
        first, second = friends.clients
        await second.connection.close()
        await until_gone(first, seat=1)
        clocked.pass_time(GRACE - 1)
        async with connected(clocked, friends.table, friends.tokens[1]) as again:
            await again.must("hello")
            assert again.table["seats"][1]["grace"] is None
            assert again.table["seats"][1]["held"] is None


@over_sockets
async def test_a_player_who_rose_comes_back_by_saying_so(clocked: Clocked) -> None:
    async with company(clocked, players=2, options={"first_seat": 0}) as friends:
        await friends.begin()
        first, second = friends.clients
        await second.must("rise")
        assert (await second.ask("rise"))["key"] == "already-away"
        async with connected(clocked, friends.table, friends.tokens[1]) as again:
            assert again.received[0]["table"]["seats"][1]["held"] == "left"
        await second.must("back")
        await friends.settle()
        assert first.table["seats"][1]["held"] is None


@over_sockets
async def test_the_match_waits_while_nobody_is_at_the_table(clocked: Clocked) -> None:
    async with company(clocked, players=2, options={"first_seat": 0}) as friends:
        await friends.begin()
        for client in friends.clients:
            await client.connection.close()
        async with connected(clocked, friends.table) as spectator:
            await until_graces(spectator, GRACE, GRACE)
            clocked.pass_time(GRACE)
            await until_graces(spectator, None, None)
            assert [seat["held"] for seat in spectator.table["seats"]] == [None, None]
        async with connected(clocked, friends.table, friends.tokens[0]) as first:
            assert first.must_act
            assert [seat["held"] for seat in first.table["seats"]] == [None, None]
            await until_graces(first, None, GRACE)
            clocked.pass_time(GRACE)
            await until_held(first, seat=1)


async def until_graces(client: Client, *wanted: int | None) -> None:
    """Ask until the server has counted this time for the seats."""
    async with asyncio.timeout(PATIENCE):
        while [seat["grace"] for seat in client.table["seats"]] != list(wanted):
            await client.must("hello")


@over_sockets
async def test_a_player_who_is_missing_at_the_start_has_a_grace_too(clocked: Clocked) -> None:
    async with company(clocked, players=2, options={"first_seat": 1}) as friends:
        first, second = friends.clients
        first.withholds = True
        await first.must("begin")
        await second.must("hello")
        await second.must("hello")
        await second.connection.close()
        await until_gone(first, seat=1)
        first.withholds = False
        await first.must("hello")
        await until_graces(first, None, GRACE)
        clocked.pass_time(GRACE)
        await until_held(first, seat=1)


@over_sockets
async def test_those_who_stay_can_end_it(clocked: Clocked) -> None:
    async with company(clocked, people=3, players=3) as friends:
        await friends.begin()
        first, second, third = friends.clients
        assert (await first.ask("vote", choice="end"))["key"] == "nobody-is-away"
        await third.connection.close()
        await until_gone(first, seat=2)
        clocked.pass_time(GRACE)
        await until_held(first, seat=2)
        await first.must("vote", choice="end")
        await first.must("hello")
        assert first.table["state"] == "running"
        assert first.table["seats"][0]["vote"] == "end"
        await second.must("vote", choice="end")
        await first.must("hello")
        assert (first.table["state"], first.table["ended"]) == ("ended", "vote")
        assert first.table["left"] == [2]
        assert first.result is None
        (mine,) = clocked.my_tables(friends.tokens[2])
        assert (mine["state"], mine["left"]) == ("ended", [2])
        (exported,) = clocked.get("/api/me/export", friends.tokens[0]).json()["tables"]
        assert (exported["ended"], exported["left"]) == ("vote", [2])
        assert (await first.ask("move", move="anything"))["key"] == "not-running"


@over_sockets
async def test_those_who_stay_can_wait_longer(clocked: Clocked) -> None:
    async with company(clocked, players=2) as friends:
        await friends.begin()
        first, second = friends.clients
        await second.connection.close()
        await until_gone(first, seat=1)
        clocked.pass_time(GRACE - 1)
        await first.must("hello")
        assert first.table["seats"][1]["grace"] == 1
        assert (await first.ask("vote", choice="end"))["key"] == "grace-not-over"
        await first.must("vote", choice="wait")
        assert first.table["seats"][1]["grace"] == GRACE
        assert first.table["seats"][0]["vote"] == "wait"


@over_sockets
async def test_with_days_for_a_move_nobody_has_to_stay(clocked: Clocked) -> None:
    pace = {"kind": "days", "move": 86_400}
    async with company(clocked, players=2, pace=pace) as friends:
        await friends.begin()
        first, second = friends.clients
        await second.connection.close()
        assert (await until_gone(first, seat=1))["grace"] is None


@over_sockets
async def test_after_a_restart_a_bot_still_plays_for_an_absent_player(clocked: Clocked) -> None:
    async with company(clocked, players=2, options={"first_seat": 0}) as friends:
        await friends.begin()
        await until_substituted(clocked, friends)
        clocked.kill()
        clocked.start()
        async with connected(clocked, friends.table, friends.tokens[0]) as first:
            assert first.received[0]["table"]["seats"][1]["held"] == "away"
            async with connected(clocked, friends.table, friends.tokens[1]):
                await first.until(lambda message: is_held(message, 1, None))
