"""Before the start: who may sit where, under which name, and what only the host may do."""

import asyncio
import secrets

import pytest

from server.served import Company, Message, Served, company, connected, over_sockets

COMMITMENT = "0" * 64


def kinds(table: Message) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def names(table: Message) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


async def refusal(friends: Company, who: int, kind: str, **facts: object) -> str:
    """The key of the refusal; the table must not have changed."""
    client = friends.clients[who]
    await friends.settle()
    before = client.table
    answer = await client.ask(kind, **facts)
    assert answer["type"] == "refused", answer
    await friends.settle()
    assert client.table == before
    key: str = answer["key"]
    return key


@over_sockets
async def test_people_sit_down_move_and_rise(server: Served) -> None:
    async with company(server, players=4) as friends:
        host, guest = friends.clients
        assert names(host.table) == ["Person 0", "Person 1", "", ""]
        assert guest.seat == 1
        await guest.sit("Person 1", seat=3)
        await friends.settle()
        assert names(host.table) == ["Person 0", "", "", "Person 1"]
        assert guest.seat == 3
        await guest.sit("Another name")
        await friends.settle()
        assert names(host.table) == ["Person 0", "", "", "Another name"]
        await guest.must("rise")
        await friends.settle()
        assert guest.seat is None
        assert kinds(host.table) == ["person", "open", "open", "open"]


@over_sockets
async def test_a_seat_that_is_taken_or_not_there_is_refused(server: Served) -> None:
    async with company(server, players=2) as friends:
        for seat, key in ((0, "seat-taken"), (5, "no-such-seat")):
            facts = {"name": "Me", "commitment": COMMITMENT, "seat": seat}
            assert await refusal(friends, 1, "sit", **facts) == key
        async with connected(server, friends.table, server.guest()) as third:
            answer = await third.ask("sit", name="Third", commitment=COMMITMENT)
            assert answer["key"] == "table-full"


@over_sockets
async def test_nobody_sits_down_without_a_token(server: Served) -> None:
    table = server.new_table(server.guest(), "nox")
    async with connected(server, table) as anybody:
        answer = await anybody.ask("sit", name="Nobody", commitment=COMMITMENT)
        assert answer["type"] == "refused"
        assert kinds((await anybody.must("hello"))["table"]) == ["open"] * 4


@over_sockets
async def test_names_are_one_line_of_text_and_unlike_the_others(server: Served) -> None:
    async with company(server, players=4) as friends:
        for name, key in (
            ("person 0", "name-taken"),
            ("  PERSON   0 ", "name-taken"),
            ("\t \n", "bad-name"),
            ("zero\u200bwidth", "bad-name"),
            ("turned\u202eround", "bad-name"),
            ("bell\u0007", "bad-name"),
        ):
            assert await refusal(friends, 1, "sit", name=name, commitment=COMMITMENT) == key
        await friends.clients[1].sit("  Łucja \n  <b>Żółw</b> ")
        await friends.settle()
        assert names(friends.clients[0].table)[1] == "Łucja <b>Żółw</b>"


@over_sockets
async def test_bots_never_take_the_name_of_a_person(server: Served) -> None:
    async with company(server, players=3) as friends:
        await friends.clients[1].sit("bruna")
        await friends.clients[0].must("seat-bot", level="casual")
        await friends.settle()
        assert names(friends.clients[0].table)[1:] == ["bruna", "Timo"]


@over_sockets
async def test_a_bot_makes_way_for_a_person_or_program_of_its_name(server: Served) -> None:
    async with company(server, players=4) as friends:
        host, guest = friends.clients
        await host.must("seat-bot", level="strong", seat=2)
        await guest.sit("LUNA")
        await host.must("seat-program", seat=3, name="Kasimir")
        await friends.settle()
        assert names(host.table)[1:] == ["LUNA", "Sol", "Kasimir"]
        assert host.table["seats"][2]["level"] == "strong"


def characters(table: Message) -> list[tuple[str | None, str | None]]:
    return [(seat["character"], seat["level"]) for seat in table["seats"]]


@over_sockets
async def test_the_two_of_a_level_sit_down_first_then_others_who_play_at_it(
    server: Served,
) -> None:
    async with company(server, players=6) as friends:
        host, _ = friends.clients
        await host.must("seat-bot", level="skilled")
        await friends.settle()
        assert characters(host.table)[2:] == [
            (id, "skilled") for id in ("sol", "rufus", "bruna", "timo")
        ]
        assert names(host.table)[2:] == ["Sol", "Rufus", "Bruna", "Timo"]


@over_sockets
async def test_a_character_may_be_asked_for_at_any_level(server: Served) -> None:
    async with company(server, players=4) as friends:
        host, _ = friends.clients
        await host.must("seat-bot", character="orion")
        await host.must("seat-bot", character="pip", level="expert", seat=3)
        await friends.settle()
        assert characters(host.table)[2:] == [("orion", "expert"), ("pip", "expert")]
        refused = await refusal(friends, 0, "seat-bot", character="orion", seat=3)
        assert refused == "name-taken"
        await host.must("seat-bot", level="expert", seat=2)
        await friends.settle()
        assert characters(host.table)[2:] == [("stella", "expert"), ("pip", "expert")]


@over_sockets
async def test_the_host_fills_with_bots_and_kicks(server: Served) -> None:
    async with company(server, players=4) as friends:
        host, guest = friends.clients
        await host.must("seat-bot", level="strong", seat=2)
        await host.must("seat-bot", level="casual")
        await friends.settle()
        assert kinds(host.table) == ["person", "person", "bot", "bot"]
        assert [seat["level"] for seat in host.table["seats"]] == [None, None, "strong", "casual"]
        await host.must("kick", seat=1)
        await host.must("kick", seat=2)
        await friends.settle()
        assert kinds(host.table) == ["person", "open", "open", "bot"]
        assert guest.seat is None
        assert await refusal(friends, 0, "kick", seat=1) == "seat-is-free"
        assert await refusal(friends, 0, "seat-bot", level="casual", seat=0) == "seat-taken"


@pytest.mark.parametrize(
    ("kind", "facts"),
    [
        ("seat-bot", {"level": "casual"}),
        ("seat-program", {"seat": 2, "name": "Program"}),
        ("kick", {"seat": 0}),
        ("give-host", {"seat": 1}),
        ("begin", {}),
        ("allow-chat", {"free": False}),
    ],
)
def test_what_only_the_host_may_do(server: Served, kind: str, facts: dict[str, object]) -> None:
    @over_sockets
    async def try_it() -> None:
        async with company(server, players=3) as friends:
            assert await refusal(friends, 1, kind, **facts) == "host-only"

    try_it()


@over_sockets
async def test_the_host_is_given_to_somebody_who_sits(server: Served) -> None:
    async with company(server, players=3) as friends:
        host, guest = friends.clients
        await host.must("seat-bot", level="casual")
        assert await refusal(friends, 0, "give-host", seat=2) == "not-a-person"
        await host.must("give-host", seat=1)
        await friends.settle()
        assert host.table["host"] == 1
        assert await refusal(friends, 0, "begin") == "host-only"
        await guest.must("begin")


@over_sockets
async def test_a_host_who_rises_leaves_the_table_to_the_next(server: Served) -> None:
    async with company(server, players=2) as friends:
        host, guest = friends.clients
        await host.must("rise")
        await guest.must("seat-bot", level="beginner")
        await guest.must("begin")


@over_sockets
async def test_a_match_begins_only_when_all_seats_are_taken(server: Served) -> None:
    async with company(server, players=3) as friends:
        assert await refusal(friends, 0, "begin") == "seats-are-free"
        await friends.begin()
        assert friends.clients[0].table["state"] == "running"
        assert await refusal(friends, 0, "begin") == "already-started"
        assert await refusal(friends, 0, "kick", seat=1) == "already-started"
        facts = {"name": "Me", "commitment": COMMITMENT}
        assert await refusal(friends, 1, "sit", **facts) == "already-started"


@over_sockets
async def test_a_rematch_rotates_the_seats_and_keeps_them(server: Served) -> None:
    async with company(server, players=3, options={"max_rounds": 1}, public=True) as friends:
        host, guest = friends.clients
        assert await refusal(friends, 0, "rematch") == "not-over"
        await friends.begin("casual")
        await friends.play_on()
        again = (await host.must("rematch"))["table"]
        assert (await guest.must("rematch"))["table"] == again
        await friends.settle()
        assert host.table["next"] == again
        async with (
            connected(server, again, server.guest()) as stranger,
            connected(server, again, friends.tokens[0]) as first,
            connected(server, again, friends.tokens[1]) as second,
        ):
            table = first.table
            assert kinds(table) == ["bot", "open", "open"]
            assert table["seats"][0]["level"] == "casual"
            assert (table["options"], table["public"]) == (host.table["options"], True)
            assert table["commitment"] != host.table["commitment"]
            commitment = secrets.token_hex(32)
            refused = await stranger.ask("sit", name="Stranger", commitment=commitment)
            assert refused["key"] == "table-full"
            refused = await stranger.ask("sit", name="Stranger", commitment=commitment, seat=1)
            assert refused["key"] == "seat-reserved"
            await second.sit("Second")
            await first.sit("First")
            await asyncio.gather(first.until_dealt(), second.until_dealt())
            await stranger.must("hello")
            assert names(stranger.table) == ["Bruna", "First", "Second"]
            assert stranger.table["state"] == "running"
