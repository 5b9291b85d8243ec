"""Against bots alone the match begins at once; another match asks everybody who played."""

import httpx

from server.served import Client, Company, Message, Served, bearer, company, connected, over_sockets

SHORT = {"max_rounds": 1}


def against_bots(server: Served, token: str, **wanted: object) -> str:
    return server.new_table(token, "nox", bots=True, players=3, level="beginner", **wanted)


def kinds(table: Message) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def names(table: Message) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def last_welcome(client: Client) -> Message:
    return [each for each in client.received if each["type"] == "welcome"][-1]


async def until_dealt(client: Client) -> None:
    if client.view is None:
        await client.until(lambda message: message["type"] == "update")


# Against bots ----------------------------------------------------------------------------------


@over_sockets
async def test_against_bots_the_match_begins_when_i_sit_down(server: Served) -> None:
    """The bots sit there already. I still draw my salt after I have seen the commitment."""
    token = server.guest()
    table = against_bots(server, token)
    async with connected(server, table, token) as me:
        assert (kinds(me.table), me.table["state"]) == (["open", "bot", "bot"], "open")
        assert last_welcome(me)["reserved"] == 0
        assert me.table["commitment"]
        await me.sit("Me", last_welcome(me)["reserved"])
        await until_dealt(me)
        assert me.table["state"] == "running"
        assert last_welcome(me)["view"] is None
        [deal] = [each for each in me.received if each["type"] == "update"][:1]
        assert "dealt" in {event["key"] for event in deal["events"]}


@over_sockets
async def test_nobody_else_can_take_the_seat_that_is_kept_for_me(server: Served) -> None:
    table = against_bots(server, server.guest())
    async with connected(server, table, server.guest()) as stranger:
        refused = await stranger.ask("sit", name="Stranger", commitment="0" * 64)
        assert refused["key"] == "table-full"
        assert last_welcome(stranger)["reserved"] is None


@over_sockets
async def test_a_table_against_bots_that_never_began_is_not_listed(server: Served) -> None:
    token = server.guest()
    table = against_bots(server, token)
    assert server.my_tables(token) == []
    async with connected(server, table, token) as me:
        await me.sit("Me")
        await until_dealt(me)
    assert [each["id"] for each in server.my_tables(token)] == [table]


@over_sockets
async def test_again_against_bots_deals_at_once(server: Served) -> None:
    token = server.guest()
    table = against_bots(server, token, options=SHORT)
    async with connected(server, table, token) as me:
        await me.sit("Me")
        await until_dealt(me)
        await me.play_on(lambda legal: legal[0])
        again = (await me.must("rematch"))["table"]
        first = me.table
    async with connected(server, again, token) as me:
        assert kinds(me.table) == ["bot", "open", "bot"]
        assert me.table["options"] == first["options"]
        assert me.table["commitment"] != first["commitment"]
        assert last_welcome(me)["reserved"] == 1
        await me.sit("Me")
        await until_dealt(me)
        bot, own, other = names(me.table)
        assert own == "Me"
        assert [other, bot] == names(first)[1:]
        assert {bot, other} == {"Misty", "Pip"}
        assert {seat["level"] for seat in me.table["seats"]} == {"beginner", None}


@over_sockets
async def test_giving_up_against_bots_ends_the_match_for_good(server: Served) -> None:
    token = server.guest()
    table = against_bots(server, token)
    async with connected(server, table, token) as me:
        await me.sit("Me")
        await me.must("resign")
        await me.must("hello")
        assert (me.table["state"], me.table["ended"]) == ("ended", "resigned")
        assert (await me.must("rematch"))["table"]
    assert [each["state"] for each in server.my_tables(token)] == ["ended"]


# With people -----------------------------------------------------------------------------------


async def finished(friends: Company) -> str:
    """Play to the end and ask for another match; returns its table."""
    await friends.begin()
    await friends.play_on()
    again: str = (await friends.clients[0].must("rematch"))["table"]
    await friends.settle()
    assert all(client.table["next"] == again for client in friends.clients)
    return again


@over_sockets
async def test_a_rematch_begins_when_everybody_has_accepted(server: Served) -> None:
    async with company(server, players=3, options=SHORT) as friends:
        again = await finished(friends)
        async with (
            connected(server, again, friends.tokens[0]) as host,
            connected(server, again, friends.tokens[1]) as guest,
        ):
            assert [seat["reserved"] for seat in host.table["seats"]] == [False, True, True]
            await host.sit("Host", last_welcome(host)["reserved"])
            assert host.table["state"] == "open"
            await guest.sit("Guest", last_welcome(guest)["reserved"])
            await until_dealt(host)
            assert host.table["state"] == "running"
            assert names(host.table) == ["Pip", "Host", "Guest"]


@over_sockets
async def test_who_declines_leaves_a_seat_that_a_bot_can_take(server: Served) -> None:
    async with company(server, players=2, options=SHORT) as friends:
        assert (await friends.clients[1].ask("decline"))["key"] == "not-asked"
        again = await finished(friends)
        await friends.clients[1].must("decline")
        assert (await friends.clients[1].ask("decline"))["key"] == "not-asked"
        async with connected(server, again, friends.tokens[0]) as host:
            assert [seat["reserved"] for seat in host.table["seats"]] == [False, True]
            await host.sit("Host")
            await host.must("seat-bot", level="beginner")
            await host.must("begin")


@over_sockets
async def test_a_host_who_declines_leaves_the_table_to_somebody_who_stays(server: Served) -> None:
    async with company(server, players=2, options=SHORT) as friends:
        again = await finished(friends)
        await friends.clients[0].must("decline")
        async with connected(server, again, friends.tokens[1]) as other:
            assert last_welcome(other)["is_host"]
        await friends.clients[1].must("decline")
        assert server.get(f"/api/tables/{again}").json()["ended"] == "nobody"
        another = (await friends.clients[1].must("rematch"))["table"]
        assert another != again


@over_sockets
async def test_who_asks_becomes_the_host_if_the_host_has_gone(server: Served) -> None:
    async with company(server, players=2, options=SHORT) as friends:
        await friends.begin()
        await friends.play_on()
        await friends.clients[0].connection.close()
        await friends.clients[1].until(
            lambda message: message["type"] == "table" and not message["table"]["seats"][0]["here"]
        )
        again = (await friends.clients[1].must("rematch"))["table"]
        async with connected(server, again, friends.tokens[1]) as other:
            assert last_welcome(other)["is_host"]


@over_sockets
async def test_giving_up_with_friends_leaves_the_seat_to_a_bot(server: Served) -> None:
    async with company(server, players=2, options={"first_seat": 0}) as friends:
        await friends.begin()
        await friends.clients[1].must("resign")
        await friends.settle()
        seat = friends.clients[0].table["seats"][1]
        assert (seat["held"], friends.clients[0].table["state"]) == ("left", "running")
        await friends.clients[1].must("back")
        await friends.settle()
        assert friends.clients[0].table["seats"][1]["held"] is None


# Names and lists -------------------------------------------------------------------------------


@over_sockets
async def test_guests_without_a_name_are_numbered(server: Served) -> None:
    token = server.guest()
    table = server.new_table(token, "nox", players=3)
    async with (
        connected(server, table, token) as first,
        connected(server, table, server.guest()) as second,
    ):
        for client in (first, second, second):
            await client.must("sit", name="Vendég", guest=True, commitment="0" * 64)
        await first.must("hello")
        assert names(first.table) == ["Guest", "Guest 2", ""]


def removed(server: Served, token: str, table: str) -> int:
    answer = httpx.delete(f"{server.base}/api/me/tables/{table}", headers=bearer(token))
    return answer.status_code


@over_sockets
async def test_my_tables_can_be_removed(server: Served) -> None:
    async with company(server, players=2, options=SHORT) as friends:
        await friends.begin()
        await friends.play_on()
    mine, other = friends.tokens
    assert removed(server, server.guest(), friends.table) == 404
    assert removed(server, mine, "nothing") == 404
    assert removed(server, mine, friends.table) == 204
    assert removed(server, mine, friends.table) == 204
    assert server.my_tables(mine) == []
    assert [each["id"] for each in server.my_tables(other)] == [friends.table]
    assert server.get(f"/api/tables/{friends.table}/record", mine).status_code == 200
