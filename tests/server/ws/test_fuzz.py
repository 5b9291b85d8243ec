"""Anything that arrives over a socket is answered or refused, and the table is unharmed.

Seeded and bounded. The sender is somebody who sits at the table but may do nothing just now, so
that no message can be right by accident.
"""

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
import websockets
from hypothesis import given, settings
from hypothesis import strategies as st

from lunasol import games
from lunasol.api.session import MOST_ERRORS, TOO_MANY_ERRORS, Session
from lunasol.engine.errors import IllegalMove
from lunasol.engine.position import snapshot
from lunasol.engine.record import verify_record
from lunasol.protocol.client_messages import AnyClientMessage, PlayMove
from lunasol.protocol.refusals import RequestRefused
from lunasol.protocol.version import PROTOCOL
from lunasol.server.metrics import PrometheusMetrics
from lunasol.server.settings import ServerSettings
from lunasol.server.ws.endpoint import TableEndpoint
from lunasol.tables.commands.context import Actor, Context
from lunasol.tables.commands.playing import move
from lunasol.tables.entries import Moved
from lunasol.tables.registry import TableRegistry
from lunasol.tables.table import Table
from server.served import Client, Message, Served, bearer, connected, over_sockets
from tables.twin_tables import FakeConnection, begun, new_table, seated

SEED = "nova"
FRAMES = 400
TOO_LARGE = 1009
HARMLESS: dict[str, dict[str, Any]] = {
    "move": {"move": "play 1"},
    "sit": {"name": "x", "commitment": "0" * 64, "seat": 1},
    "commit": {"commitment": "0" * 64},
    "reveal": {"salt": "f" * 32},
    "back": {},
    "seat-bot": {"level": "expert", "seat": 0},
    "seat-program": {"seat": 0, "name": "x"},
    "kick": {"seat": 0},
    "give-host": {"seat": 1},
    "begin": {},
    "allow-chat": {"free": False},
    "vote": {"choice": "end"},
    "hint": {},
    "ping": {},
    "rematch": {},
    "decline": {},
    "undo": {},
    "hello": {"epoch": "", "last": 0, "protocol": PROTOCOL},
}
"""Requests that change nothing if the sender is neither the host nor on turn."""
STRANGE: list[Any] = [None, True, -1, 10**30, 1.5, "", "\x00", "☾" * 60, [], {}, [[]], {"id": {}}]
ANSWERS = ("refused", "welcome", "done")


def frame(luck: random.Random) -> str | bytes:
    """A message with an error in it, or a correct one from the wrong person."""
    kind = luck.choice(list(HARMLESS))
    message: dict[str, Any] = {"type": kind, "id": str(luck.random()), **HARMLESS[kind]}
    for _ in range(luck.randrange(3)):
        message[luck.choice([*message, "more"])] = luck.choice(STRANGE)
    text = json.dumps(message, ensure_ascii=luck.random() < 0.5)
    match luck.randrange(8):
        case 0:
            return text[: luck.randrange(len(text))]
        case 1:
            return text.encode()[luck.randrange(9) :] + luck.randbytes(4)
        case 2:
            return luck.randbytes(luck.randrange(200))
        case 3:
            return '{"more":' + "[" * luck.choice([1, 100, 4000])
        case 4:
            return luck.choice(["", "null", "0", '"\\ud800"', "[]" * 9, '{"type":"\\udc00"}'])
        case _:
            return text


async def answer_to(client: Client, data: str | bytes) -> Message | None:
    """The answer, or None if the connection was closed."""
    try:
        await client.connection.send(data)
        return await client.until(lambda message: message["type"] in ANSWERS)
    except websockets.ConnectionClosed:
        assert client.connection.close_code in (TOO_LARGE, TOO_MANY_ERRORS)
        return None


@asynccontextmanager
async def two_at_a_table(server: Served) -> AsyncIterator[tuple[Client, str, str]]:
    """The player on turn, the table, and the token of the other player."""
    host, other = server.guest(), server.guest()
    table = server.new_table(host, "nox", players=2, options={"first_seat": 0})
    async with connected(server, table, host) as client:
        async with connected(server, table, other) as second:
            await second.sit("Other", 1)
            await client.sit("Host", 0)
            await client.must("begin")
            await asyncio.gather(client.until_dealt(), second.until_dealt())
        yield client, table, other
        await client.must(
            "say", preset="thanks"
        )  # a client that has read everything closes at once


async def seen(server: Served, table: str, token: str) -> tuple[Any, ...]:
    async with connected(server, table, token) as client:
        welcome = client.received[0]
        return client.view, client.legal, welcome["events"], client.seat, client.table["host"]


def refused(server: Served) -> float:
    counts = re.findall(r"lunasol_refused_total{.*} (.*)", server.get("/metrics").text)
    return sum(map(float, counts))


async def send_everything(server: Served, table: str, token: str) -> tuple[int, int]:
    """How many frames were refused, and how many closed the connection."""
    luck = random.Random(SEED)
    frames = [frame(luck) for _ in range(FRAMES)]
    no = closed = 0
    while frames:
        async with connected(server, table, token) as client:
            while frames:
                answer = await answer_to(client, frames.pop())
                if answer is None:
                    closed += 1
                    break
                no += answer["type"] == "refused"
    return no, closed


async def play_to_the_end(server: Served, host: Client, table: str, token: str) -> str:
    """Finish the match and return its record, which must verify."""
    luck = random.Random(SEED)
    async with connected(server, table, token) as other:
        await asyncio.gather(host.play_on(luck.choice), other.play_on(luck.choice))
    record = server.get(f"/api/tables/{table}/record").text
    assert verify_record(record, games).match.over
    return record


@over_sockets
async def test_meaningless_frames_are_refused_and_counted(server: Served) -> None:
    async with two_at_a_table(server) as (host, table, token):
        before, counted = await seen(server, table, token), refused(server)
        no, closed = await send_everything(server, table, token)
        assert no > FRAMES * 0.8
        assert no <= refused(server) - counted <= no + closed
        assert await seen(server, table, token) == before
        await play_to_the_end(server, host, table, token)


@over_sockets
async def test_a_frame_that_is_too_large_closes_only_its_own_connection(server: Served) -> None:
    async with two_at_a_table(server) as (host, table, token):
        async with connected(server, table, token) as other:
            await other.connection.send(json.dumps({"type": "say", "text": "x" * 5000}))
            with pytest.raises(websockets.ConnectionClosed):
                await other.until(lambda message: message["type"] == "refused")
            assert other.connection.close_code == TOO_LARGE
        await host.must("move", move=host.legal[0])


@over_sockets
async def test_after_too_much_nonsense_the_connection_is_closed(server: Served) -> None:
    async with (
        two_at_a_table(server) as (_, table, token),
        connected(server, table, token) as client,
    ):
        answers = [await answer_to(client, "nonsense") for _ in range(MOST_ERRORS + 1)]
        assert answers[-1] is None
        assert client.connection.close_code == TOO_MANY_ERRORS
        received = [answer["key"] for answer in answers if answer]
        assert received in (["malformed"] * (MOST_ERRORS - 1), ["malformed"] * MOST_ERRORS)


# The wrong moment, the wrong person -----------------------------------------------------------


@over_sockets
async def test_nothing_is_done_before_hello(server: Served) -> None:
    async with two_at_a_table(server) as (_, table, token):
        url = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
        async with websockets.connect(url, additional_headers=bearer(token)) as connection:
            for kind, facts in HARMLESS.items():
                if kind != "hello":
                    client = Client(connection)
                    assert (await client.ask(kind, **facts))["key"] == "hello-first"


@over_sockets
async def test_a_move_sent_again_and_again_is_played_once(server: Served) -> None:
    async with two_at_a_table(server) as (host, _, _):
        move = host.legal[0]
        for _ in range(4):
            await host.send("move", id="the same", move=move)
        for _ in range(4):
            answer = await host.until(lambda message: message.get("id") == "the same")
            assert answer["type"] == "done"
        updates = [message for message in host.received if message["type"] == "update"]
        assert len(updates) == 2  # the deal, and the move


@over_sockets
async def test_a_move_out_of_turn_is_refused_and_is_right_in_its_turn(server: Served) -> None:
    async with (
        two_at_a_table(server) as (host, table, token),
        connected(server, table, token) as other,
    ):
        early = await other.ask("move", id="early", move=host.legal[0])
        assert early["type"] == "refused"
        assert early["ruling"]
        while not other.must_act:
            await host.must("move", move=host.legal[0])
            await other.until(lambda message: message["type"] == "update")
        await other.must("move", id="early", move=other.legal[0])


@over_sockets
async def test_tokens_of_other_seats_and_tables_open_nothing(server: Served) -> None:
    host = server.guest()
    tables = [server.new_table(host, "nox", players=2) for _ in range(2)]
    async with connected(server, tables[0], host) as client:
        program = (await client.must("seat-program", seat=0, name="x"))["token"]
    async with two_at_a_table(server) as (_, running, token):
        strangers = [(running, host), (running, program), (tables[1], program)]
        strangers += [(running, token + "x"), (running, "x"), (running, program[:-1])]
        before = await seen(server, running, token)
        for table, wrong in strangers:
            async with connected(server, table, wrong) as stranger:
                assert stranger.seat is None
                for kind in ("move", "back", "vote"):
                    answer = await stranger.ask(kind, **HARMLESS[kind])
                    assert answer["key"] in ("not-seated", "not-running")
        assert await seen(server, running, token) == before


@over_sockets
async def test_after_the_end_nothing_is_played(server: Served) -> None:
    async with two_at_a_table(server) as (host, table, token):
        record = await play_to_the_end(server, host, table, token)
        for move in ("play 1", "A1", "-"):
            assert (await host.ask("move", move=move))["key"] == "not-running"
        assert server.get(f"/api/tables/{table}/record").text == record


def test_meaningless_request_bodies_are_refused(server: Served) -> None:
    luck = random.Random(SEED)
    with httpx.Client(base_url=server.base) as client:
        for body in [frame(luck) for _ in range(60)]:
            answer = client.post("/api/tables", content=body)
            assert answer.status_code == 400, body
            assert answer.json()["key"] in ("malformed", "bad-request")


# Structures, without a network ----------------------------------------------------------------

FIELDS = (
    "id",
    "move",
    "seat",
    "name",
    "salt",
    "commitment",
    "level",
    "choice",
    "free",
    "last",
    "epoch",
    "preset",
)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=60),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)
requests_of_all_kinds = st.builds(
    lambda kind, facts: {"type": kind, "id": "1", **HARMLESS.get(kind, {}), **facts},
    st.sampled_from(list(HARMLESS)),
    st.dictionaries(st.sampled_from(FIELDS), json_values, max_size=3),
)


async def waiting_at_a_table() -> tuple[Table, Session]:
    """The session of a player in the middle of a match who is not on turn."""
    table = new_table(begun("nox", random.Random(SEED)))
    connections = await seated(table)
    storage: Any = table.ports.storage
    access: Any = table.ports.access
    registry = TableRegistry(table.ports, storage, ServerSettings())
    seat = next(s for s in range(1, table.state.players) if s not in table.state.to_act)
    connection: Any = connections[seat]
    endpoint = TableEndpoint(registry, access, PrometheusMetrics(), ServerSettings())
    session = endpoint.session(table, connection)
    session.has_greeted = True
    return table, session


def state(table: Table) -> object:
    state = table.state
    return (
        snapshot(state.playing().game),
        repr(state.seats),
        state.host,
        state.free_chat,
        table.length,
    )


@given(st.lists(requests_of_all_kinds, min_size=1, max_size=10))
@settings(max_examples=80, deadline=None, derandomize=True, database=None)
def test_every_structure_gets_one_answer_and_changes_nothing(messages: list[Message]) -> None:
    async def run() -> None:
        table, session = await waiting_at_a_table()
        connection: FakeConnection = session.connection  # type: ignore[assignment]
        before = state(table)
        for request in messages:
            connection.received.clear()
            await session.handle(json.dumps(request))
            assert len(connection.received) == 1
            answer = json.loads(connection.received[0])
            assert answer["type"] == "refused" or request["type"] in ("hello", "back", "ping")
        assert state(table) == before
        table.scheduler.stop()

    asyncio.run(run())


def test_every_kind_of_request_is_tried() -> None:
    kinds = {kind.__struct_config__.tag for kind in AnyClientMessage.__args__}
    assert kinds - set(HARMLESS) == {"resign", "rise", "say"}  # anybody may do these at any time


@pytest.mark.parametrize("game", games.GAMES)
def test_any_text_of_a_move_is_legal_or_refused(game: str) -> None:
    luck = random.Random(f"{SEED} {game}")
    table = new_table(begun(game, luck))
    asyncio.run(seated(table))
    state = table.state
    seat = state.to_act[0]
    for _ in range(300):
        text = misspelt(luck.choice(state.legal(seat).texts), luck)
        wanted = PlayMove(id="1", move=text)
        try:
            moved = move(Context(state, Actor(f"person {seat}", seat), (), 2), wanted)
        except (RequestRefused, IllegalMove):
            continue
        assert [entry.code for entry in moved if isinstance(entry, Moved)] == [
            state.playing().notation.code(state.playing().read(seat, text))
        ]


def misspelt(move: str, luck: random.Random) -> str:
    prepared = list(move)
    for _ in range(luck.randrange(1, 4)):
        place = luck.randrange(len(prepared))
        prepared[place : place + luck.randrange(2)] = luck.choice(
            ["²", "٣", "-", "9" * 25, " ", "A"]
        )
    return "".join(prepared)[:100]
