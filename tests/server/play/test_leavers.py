"""Whoever leaves gets some time, then a bot keeps the seat; it can be taken back at any time."""

import asyncio
from collections.abc import Iterator

import pytest

from server.served import (
    Client,
    Company,
    Message,
    Served,
    company,
    connected,
    over_sockets,
    serving,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Nobody here has patience for longer than a second."""
    with serving(tmp_path_factory.mktemp("leavers"), LUNASOL_GRACE="1") as served:
        yield served


def is_held(message: Message, seat: int, why: str | None) -> bool:
    return message["type"] == "table" and bool(message["table"]["seats"][seat]["held"] == why)


async def until_held(client: Client, seat: int, why: str = "away") -> None:
    await client.until(lambda message: is_held(message, seat, why))


async def until_kept(friends: Company) -> None:
    """The second player goes, and a bot takes over."""
    first, second = friends.clients
    await second.connection.close()
    await until_held(first, seat=1)


@over_sockets
async def test_a_grace_is_seen_then_a_bot_plays_and_the_others_go_on(server: Served) -> None:
    async with company(server, players=2, options={"first_seat": 1, "max_rounds": 1}) as friends:
        await friends.begin()
        first, second = friends.clients
        await second.connection.close()
        gone = await first.until(
            lambda message: message["type"] == "table" and not message["table"]["seats"][1]["here"]
        )
        seat = gone["table"]["seats"][1]
        assert 0 < seat["grace"] <= 1000
        assert seat["held"] is None
        await until_held(first, seat=1)
        await first.play_on(lambda legal: legal[0])
        assert first.result is not None


@over_sockets
async def test_who_was_away_is_back_by_connecting(server: Served) -> None:
    async with company(server, players=2, options={"first_seat": 0}) as friends:
        await friends.begin()
        await until_kept(friends)
        async with connected(server, friends.table, friends.tokens[1]) as again:
            await again.must("hello")
            assert again.table["seats"][1]["held"] is None
            await friends.clients[0].must("move", move=friends.clients[0].legal[0])
            await again.until(lambda message: message["type"] == "update")
            assert again.must_act
            await again.must("move", move=again.legal[0])


@over_sockets
async def test_who_comes_back_in_time_was_never_away(server: Served) -> None:
    async with company(server, players=2, options={"first_seat": 0}) as friends:
        await friends.begin()
        second = friends.clients[1]
        await second.connection.close()
        async with connected(server, friends.table, friends.tokens[1]) as again:
            await again.must("hello")
            assert again.table["seats"][1]["grace"] is None
            assert again.table["seats"][1]["held"] is None


@over_sockets
async def test_who_rose_comes_back_when_he_says_so(server: Served) -> None:
    async with company(server, players=2, options={"first_seat": 0}) as friends:
        await friends.begin()
        first, second = friends.clients
        await second.must("rise")
        assert (await second.ask("rise"))["key"] == "already-away"
        async with connected(server, friends.table, friends.tokens[1]) as again:
            assert again.received[0]["table"]["seats"][1]["held"] == "left"
        await second.must("back")
        await friends.settle()
        assert first.table["seats"][1]["held"] is None


@over_sockets
async def test_alone_at_the_table_the_match_waits(server: Served) -> None:
    async with company(server, players=2, options={"first_seat": 0}) as friends:
        await friends.begin()
        for client in friends.clients:
            await client.connection.close()
        await asyncio.sleep(1.3)
        async with connected(server, friends.table, friends.tokens[0]) as first:
            assert first.must_act
            assert [seat["held"] for seat in first.table["seats"]] == [None, None]
            await until_held(first, seat=1)


@over_sockets
async def test_who_is_missing_at_the_start_gets_a_grace_too(server: Served) -> None:
    async with company(server, players=2, options={"first_seat": 1}) as friends:
        first, second = friends.clients
        await second.connection.close()
        await first.must("begin")
        await until_held(first, seat=1)


@over_sockets
async def test_those_who_stay_can_end_it(server: Served) -> None:
    async with company(server, people=3, players=3) as friends:
        await friends.begin()
        first, second, third = friends.clients
        assert (await first.ask("vote", choice="end"))["key"] == "nobody-is-away"
        await third.connection.close()
        await until_held(first, seat=2)
        await first.must("vote", choice="end")
        await first.must("hello")
        assert first.table["state"] == "running"
        assert first.table["seats"][0]["vote"] == "end"
        await second.must("vote", choice="end")
        await first.must("hello")
        assert first.table["state"] == "ended"
        assert first.result is None
        assert (await first.ask("move", move="anything"))["key"] == "not-running"


@over_sockets
async def test_those_who_stay_can_wait_longer(server: Served) -> None:
    async with company(server, players=2) as friends:
        await friends.begin()
        first, second = friends.clients
        await second.connection.close()
        await first.until(
            lambda message: message["type"] == "table" and not message["table"]["seats"][1]["here"]
        )
        await asyncio.sleep(0.6)
        await first.must("vote", choice="wait")
        assert first.table["seats"][1]["grace"] > 800
        assert first.table["seats"][0]["vote"] == "wait"


@over_sockets
async def test_days_for_a_move_need_nobody_at_the_table(server: Served) -> None:
    pace = {"kind": "days", "move": 86_400}
    async with company(server, players=2, pace=pace) as friends:
        await friends.begin()
        first, second = friends.clients
        await second.connection.close()
        gone = await first.until(
            lambda message: message["type"] == "table" and not message["table"]["seats"][1]["here"]
        )
        assert gone["table"]["seats"][1]["grace"] is None


@over_sockets
async def test_after_a_restart_a_kept_seat_is_still_kept(server: Served) -> None:
    async with company(server, players=2, options={"first_seat": 0}) as friends:
        await friends.begin()
        await until_kept(friends)
        server.kill()
        server.start()
        async with connected(server, friends.table, friends.tokens[0]) as first:
            assert first.received[0]["table"]["seats"][1]["held"] == "away"
            async with connected(server, friends.table, friends.tokens[1]):
                await first.until(lambda message: is_held(message, 1, None))
