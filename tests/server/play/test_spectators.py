"""Spectators see the open cards, never a hand, and after a delay if the table sets one."""

import asyncio
import json
import time

import pytest

from lunasol import games
from server.served import Message, Served, company, connected, over_sockets

FEW = 5
"""A number of moves after which no game has reshuffled a card that was seen."""


def cards_in(value: object) -> set[str]:
    """All cards that occur in these messages."""
    text = json.dumps(value)
    return {word for word in text.replace('"', " ").replace(",", " ").split() if word.isalnum()}


@pytest.mark.parametrize("game", games.GAMES)
def test_a_hand_is_never_shown(server: Served, game: str) -> None:
    @over_sockets
    async def try_it() -> None:
        people = games.definition(game).fewest
        async with (
            company(server, game, people=people, players=people) as friends,
            connected(server, friends.table) as watcher,
        ):
            await friends.begin()
            for _ in range(FEW):
                client = await friends.to_act()
                await client.must("move", move=client.legal[0])
                await friends.settle()
            await watcher.must("hello")
            assert watcher.view is not None
            assert watcher.seat is None
            assert watcher.legal == []
            assert all(set(hand) <= {"??"} for hand in watcher.view["hands"])
            received = cards_in(watcher.received)
            for client in friends.clients:
                assert client.view is not None
                assert shown(client.view, watcher.view) & received == set()

    try_it()


def shown(view: Message, watched: Message) -> set[str]:
    """The hand of a seat, without cards that also lie open on the table."""
    return set(view["hand"]) - cards_in(watched["table"])


@over_sockets
async def test_spectators_see_what_is_played(server: Served) -> None:
    async with (
        company(server, players=2, options={"max_rounds": 1}) as friends,
        connected(server, friends.table, server.guest()) as watcher,
    ):
        await friends.begin()
        await friends.play_on()
        while watcher.result is None:
            await watcher.next()
        assert watcher.result == friends.clients[0].result
        assert friends.clients[0].table["watchers"] == 1


@over_sockets
async def test_spectators_can_do_nothing(server: Served) -> None:
    async with (
        company(server, players=2) as friends,
        connected(server, friends.table, server.guest()) as watcher,
    ):
        await friends.begin()
        for kind, facts in (
            ("move", {"move": "B1a"}),
            ("say", {"preset": "hello"}),
            ("rise", {}),
            ("back", {}),
            ("vote", {"choice": "end"}),
            ("hint", {}),
            ("rematch", {}),
        ):
            assert (await watcher.ask(kind, **facts))["key"] == "not-seated"
        assert (await watcher.ask("begin"))["key"] == "host-only"


@over_sockets
async def test_before_the_delay_is_over_spectators_see_nothing(server: Served) -> None:
    async with (
        company(server, players=2, watch_delay=3600, options={"first_seat": 0}) as friends,
        connected(server, friends.table) as watcher,
    ):
        await friends.begin()
        await friends.clients[0].must("move", move=friends.clients[0].legal[0])
        async with connected(server, friends.table) as late:
            assert late.view is None
        await watcher.must("hello")
        assert watcher.view is None


@over_sockets
async def test_a_delay_shows_everything_later(server: Served) -> None:
    async with (
        company(server, players=2, watch_delay=1, options={"first_seat": 0}) as friends,
        connected(server, friends.table) as watcher,
    ):
        began = time.monotonic()
        await friends.begin()
        await friends.clients[0].must("move", move=friends.clients[0].legal[0])
        await watcher.until(lambda message: message["type"] == "update")
        assert time.monotonic() - began >= 1
        assert watcher.view is not None
        assert watcher.view["to_act"] == [0]
        await watcher.until(lambda message: message["type"] == "update")
        assert watcher.view["to_act"] == [1]


@over_sockets
async def test_nothing_is_delayed_while_a_table_fills(server: Served) -> None:
    async with (
        company(server, players=3, watch_delay=3600) as friends,
        connected(server, friends.table, server.guest()) as friend,
    ):
        async with asyncio.timeout(10):
            await friends.clients[0].must("seat-bot", level="casual", seat=2)
            await friend.until(
                lambda message: (
                    message["type"] == "table" and message["table"]["seats"][2]["kind"] == "bot"
                )
            )


@over_sockets
async def test_a_table_without_spectators_refuses_them(server: Served) -> None:
    async with (
        company(server, players=2, watch=False) as friends,
        connected(server, friends.table, server.guest()) as early,
    ):
        assert early.received[0]["type"] == "welcome"
        await friends.begin()
        async with connected(server, friends.table, server.guest()) as late:
            assert late.received[0]["key"] == "no-watching"
            assert (await late.ask("rise"))["key"] == "hello-first"
        await early.until(lambda message: message.get("key") == "no-watching")
        assert (await early.ask("hello"))["key"] == "no-watching"
        assert early.view is None
