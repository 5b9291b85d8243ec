"""Play over the socket: welcome, numbers, reconnecting, moves that count once, refusals, chat."""

import json

import pytest
import websockets

from server.served import Client, Served, company, connected, over_sockets


async def refusal(client: Client, kind: str, **facts: object) -> tuple[str, str | None]:
    answer = await client.ask(kind, **facts)
    assert answer["type"] == "refused", answer
    return answer["key"], answer["ruling"]


@over_sockets
async def test_the_welcome_holds_all_that_one_needs(server: Served) -> None:
    async with company(server, players=2, options={"first_seat": 0}) as friends:
        await friends.begin()
        async with connected(server, friends.table, friends.tokens[0]) as client:
            welcome = client.told[0]
    assert welcome["type"] == "welcome"
    assert (welcome["seat"], welcome["is_host"]) == (0, True)
    assert welcome["table"]["state"] == "running"
    assert welcome["view"]["to_act"] == [0]
    assert len(welcome["view"]["hand"]) == 3
    assert welcome["legal"]
    assert [event["key"] for event in welcome["events"]] == ["round", "dealt", "dealt"]
    assert welcome["result"] is None


@over_sockets
async def test_hello_comes_first(server: Served) -> None:
    table = server.new_table(server.guest(), "nox")
    url = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
    async with websockets.connect(url) as connection:
        client = Client(connection)
        assert await refusal(client, "begin") == ("hello-first", None)
        assert (await client.must("hello"))["type"] == "welcome"


@over_sockets
async def test_a_second_connection_of_a_person_is_told_the_same(server: Served) -> None:
    async with company(server, players=2) as friends:
        await friends.begin()
        async with connected(server, friends.table, friends.tokens[0]) as other:
            await other.must("hello")
            await friends.play_on()
            while other.result is None:
                await other.next()
            assert other.view == friends.clients[0].view


@over_sockets
async def test_what_was_missed_is_told_again(server: Served) -> None:
    async with company(server, players=2) as friends:
        client, other = friends.clients
        await client.must("hello")
        epoch, last, so_far = client.epoch, client.n, len(client.told)
        await other.must("say", preset="hello")
        await other.must("say", preset="thanks")
        await client.until(lambda message: message.get("preset") == "thanks")
        missed = client.told[so_far:]
        async with connected(server, friends.table, friends.tokens[0], epoch, last) as again:
            while len(again.told) < len(missed):
                await again.next()
            assert again.told == missed


@over_sockets
async def test_a_client_that_missed_nothing_is_not_sent_it_again(server: Served) -> None:
    async with company(server, players=2) as friends:
        client = friends.clients[0]
        await client.must("hello")
        answer = await client.ask("hello", epoch=client.epoch, last=client.n)
        assert answer["type"] == "done"


@pytest.mark.parametrize("unknown", ["epoch", "older", "newer"])
def test_numbers_that_nobody_knows_get_a_fresh_welcome(server: Served, unknown: str) -> None:
    @over_sockets
    async def try_it() -> None:
        async with company(server, players=2) as friends:
            client, other = friends.clients
            epoch, last = client.epoch, client.n
            if unknown == "older":
                for number in range(70):
                    await other.sit(f"Name {number}")
                await friends.settle()
            told = {"epoch": ("elsewhere", last), "older": (epoch, last), "newer": (epoch, 10**6)}
            its_epoch, its_last = told[unknown]
            answer = await client.ask("hello", epoch=its_epoch, last=its_last)
            assert answer["type"] == "welcome"

    try_it()


@over_sockets
async def test_who_comes_back_alone_sees_how_things_are_now(server: Served) -> None:
    async with company(server, players=2, options={"first_seat": 0}) as friends:
        await friends.begin()
        first, second = friends.clients
        epoch, last = second.epoch, second.n
        await second.connection.close()
        await first.must("move", move=first.legal[0])
        async with connected(server, friends.table, friends.tokens[1], epoch, last) as again:
            assert again.told[0]["type"] == "welcome"
            assert again.must_act
            assert again.legal


@over_sockets
async def test_a_move_sent_twice_counts_once(server: Served) -> None:
    async with company(server, players=2, options={"first_seat": 0}) as friends:
        await friends.begin()
        client = friends.clients[0]
        move = client.legal[0]
        await client.must("move", id="mine", move=move)
        number = client.n
        assert (await client.must("move", id="mine", move=move))["type"] == "done"
        assert client.n == number
        assert not client.must_act


@over_sockets
async def test_refused_moves_say_why_and_change_nothing(server: Served) -> None:
    async with company(server, players=2, options={"first_seat": 0}) as friends:
        await friends.begin()
        await friends.settle()
        first, second = friends.clients
        before = [client.view for client in friends.clients]
        key, ruling = await refusal(second, "move", move=first.legal[0])
        assert key
        assert ruling
        assert second.view is not None
        not_mine = f"{second.view['hand'][0]} 0"
        key, ruling = await refusal(first, "move", move=first.legal[0].replace("0", "9"))
        assert key
        key, ruling = await refusal(first, "move", move="nonsense " + not_mine)
        assert (key, ruling) == ("not-a-move", None)
        await friends.settle()
        assert [client.view for client in friends.clients] == before
        await first.must("move", move=first.legal[0])


@pytest.mark.parametrize("game", ["day_and_night", "gra_roku"])
def test_of_a_choice_made_anew_nobody_else_learns(server: Served, game: str) -> None:
    @over_sockets
    async def try_it() -> None:
        async with company(server, game, people=3, players=3) as friends:
            await friends.begin()
            chooser, other, last = friends.clients
            first, second = chooser.legal[:2]
            await chooser.must("move", move=first)
            await friends.settle()
            before = [(client.n, len(client.told)) for client in friends.clients]
            await chooser.must("move", move=second)
            await friends.settle()
            after = [(client.n, len(client.told)) for client in friends.clients]
            assert after[0][0] > before[0][0]
            assert after[1:] == [(n, told + 1) for n, told in before[1:]]  # the answer to hello
            assert other.view is not None
            assert other.view["chosen"] == [0]
            await other.must("move", move=other.legal[0])
            await last.must("move", move=last.legal[0])
            await friends.settle()
            told = json.dumps([client.told for client in (other, last)])
            assert second in told
            assert first not in told

    try_it()


@over_sockets
async def test_the_record_holds_only_the_last_choice(server: Served) -> None:
    async with company(server, "gra_roku", players=2) as friends:
        await friends.begin()
        chooser, other = friends.clients
        first, second = chooser.legal[:2]
        for move in (first, second, first, second):
            await chooser.must("move", move=move)
        await other.must("move", move=other.legal[0])
        await friends.settle()
        await friends.play_on()
        record = server.get(f"/api/tables/{friends.table}/record").text.splitlines()
    mine = [line for line in record if line.startswith("0 ")]
    assert mine[0] == f"0 {second}"


@over_sockets
async def test_chat_reaches_everybody_as_it_was_written(server: Served) -> None:
    async with company(server, players=2) as friends:
        host, guest = friends.clients
        await guest.must("say", text='  <script>alert("1")</script> &amp;\n ')
        await guest.must("say", preset="good-luck")
        found = await host.until(lambda message: message["type"] == "chat")
        assert found["text"] == '<script>alert("1")</script> &amp;'
        assert (found["name"], found["seat"], found["preset"]) == ("Person 1", 1, None)
        found = await host.until(lambda message: message["type"] == "chat")
        assert (found["text"], found["preset"]) == ("", "good-luck")


@over_sockets
async def test_the_host_switches_free_chat_off_and_on(server: Served) -> None:
    async with company(server, players=2) as friends:
        host, guest = friends.clients
        await host.must("allow-chat", free=False)
        assert await refusal(guest, "say", text="hi") == ("chat-is-off", None)
        assert not guest.table["free_chat"]
        await guest.must("say", preset="sad")
        await host.must("allow-chat", free=True)
        await guest.must("say", text="hi")


@over_sockets
async def test_hints_are_given_where_the_table_allows_them(server: Served) -> None:
    options = {"first_seat": 0}
    async with company(server, players=2, options=options) as friends:
        await friends.begin()
        client, other = friends.clients
        hint = await client.must("hint")
        assert hint["type"] == "hint"
        assert hint["move"] in client.legal
        assert await refusal(other, "hint") == ("not-your-turn", None)
    async with company(server, players=2, options=options, hints=False) as friends:
        await friends.begin()
        assert await refusal(friends.clients[0], "hint") == ("no-hints", None)


@over_sockets
async def test_moves_ids_and_choices_outlive_a_power_cut(mortal: Served) -> None:
    async with company(mortal, "gra_roku", players=2) as friends:
        await friends.begin()
        chooser = friends.clients[0]
        first, second = chooser.legal[:2]
        await chooser.must("move", id="one", move=first)
        await chooser.must("move", id="two", move=second)
        mortal.kill()
        mortal.start()
        async with (
            connected(mortal, friends.table, friends.tokens[0], chooser.epoch, 1) as again,
            connected(mortal, friends.table, friends.tokens[1]) as other,
        ):
            assert again.told[0]["type"] == "welcome"
            assert again.epoch != chooser.epoch
            await again.must("move", id="one", move=first)
            assert other.view is not None
            assert other.view["chosen"] == [0]
            await other.must("move", move=other.legal[0])
            revealed = other.view["table"]["revealed"]
            assert revealed[0] == second
