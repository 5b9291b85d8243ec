"""Who watches sees what lies on the table, never a hand; later, where the table wants that."""

import asyncio
import json
import time

import pytest

from lunasol import games
from server.served import Message, Served, company, connected, over_sockets

FEW = 5
"""After this number of moves no game has yet reshuffled a card that was seen."""


def cards_in(value: object) -> set[str]:
    """Everything in a hand that has been told, by whatever message."""
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
            told = cards_in(watcher.told)
            for client in friends.clients:
                assert client.view is not None
                assert shown(client.view, watcher.view) & told == set()

    try_it()


def shown(view: Message, watched: Message) -> set[str]:
    """The hand of a seat, but for cards that lie on the table as well for all to see."""
    return set(view["hand"]) - cards_in(watched["table"])


@over_sockets
async def test_who_watches_sees_what_is_played(server: Served) -> None:
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
async def test_who_watches_can_do_nothing(server: Served) -> None:
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
async def test_while_a_table_fills_nothing_is_delayed(server: Served) -> None:
    async with (
        company(server, players=3, watch_delay=3600) as friends,
        connected(server, friends.table, server.guest()) as friend,
    ):
        async with asyncio.timeout(10):
            await friends.clients[0].must("seat-bot", level="casual", seat=2)
            await friend.until(
                lambda told: told["type"] == "table" and told["table"]["seats"][2]["kind"] == "bot"
            )


@over_sockets
async def test_where_nobody_may_watch_nobody_does(server: Served) -> None:
    async with (
        company(server, players=2, watch=False) as friends,
        connected(server, friends.table, server.guest()) as early,
    ):
        assert early.told[0]["type"] == "welcome"
        await friends.begin()
        async with connected(server, friends.table, server.guest()) as late:
            assert late.told[0]["key"] == "no-watching"
            assert (await late.ask("rise"))["key"] == "hello-first"
        await early.until(lambda message: message.get("key") == "no-watching")
        assert (await early.ask("hello"))["key"] == "no-watching"
        assert early.view is None
