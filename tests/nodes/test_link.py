"""Links between nodes: many clients on one connection, and what may go wrong on it."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from hypothesis import given
from hypothesis import strategies as st

from lunasol.server.nodes.link import (
    BEAT,
    CLOSE,
    DATA,
    HEAD,
    LARGEST,
    MOST_SILENT,
    MOST_UNSENT,
    OPEN,
    Link,
)
from lunasol.server.nodes.links import PATH
from lunasol.server.ws.frames import MASKED, end_of_frame, masked, text_in
from nodes import cut
from nodes.cluster import NodeProcess, cluster, running_all
from server.served import connected, over_sockets
from server.storage.postgres import Postgres

PIECES = st.lists(st.binary(min_size=1, max_size=200), min_size=1, max_size=8)


class Wire:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.is_aborted = False
        self.unsent = 0

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def abort(self) -> None:
        self.is_aborted = True


class Heard:
    """A channel that notes what it hears."""

    def __init__(self) -> None:
        self.data: list[bytes] = []
        self.ends = 0

    def on_data(self, data: bytes) -> None:
        self.data.append(data)

    def on_end(self) -> None:
        self.ends += 1


def new_link(wire: Wire, accepted: dict[int, Heard] | None = None, **more: Any) -> Link:
    transport: Any = wire

    def accept(_link: Link, number: int) -> Heard:
        assert accepted is not None
        return accepted.setdefault(number, Heard())

    return Link(transport, None if accepted is None else accept, **more)


def part(kind: int, number: int, data: bytes = b"") -> bytes:
    return HEAD.pack(kind, number, len(data)) + data


# The parts ------------------------------------------------------------------------------------


@given(PIECES, st.integers(1, 50))
def test_parts_arrive_whole_and_in_order_however_they_are_cut(
    pieces: list[bytes], step: int
) -> None:
    accepted: dict[int, Heard] = {}
    link = new_link(Wire(), accepted)
    stream = part(OPEN, 7, b"hello") + b"".join(part(DATA, 7, piece) for piece in pieces)
    for start in range(0, len(stream), step):
        link.data_received(stream[start : start + step])
    assert accepted[7].data == [b"hello", *pieces]


def test_what_is_sent_in_one_turn_leaves_in_one_write() -> None:
    async def run() -> None:
        wire = Wire()
        link = new_link(wire)
        one, two = link.add(Heard()), link.add(Heard())
        link.send(OPEN, one, b"1")
        link.send(OPEN, two, b"2")
        link.send(DATA, one, b"3")
        assert wire.written == []
        await asyncio.sleep(0)
        assert wire.written == [part(OPEN, 1, b"1") + part(OPEN, 2, b"2") + part(DATA, 1, b"3")]

    asyncio.run(run())


def test_nothing_is_sent_once_another_node_may_have_the_tables() -> None:
    """It may have been sure when it wrote, and been stopped before the write left."""

    async def run() -> None:
        wire = Wire()
        link = new_link(wire, may_send=lambda: False)
        link.send(DATA, 1, b"old")
        await asyncio.sleep(0)
        assert wire.written == []
        assert wire.is_aborted

    asyncio.run(run())


def test_a_channel_ends_once_whoever_ends_it() -> None:
    async def run() -> None:
        wire = Wire()
        link = new_link(wire)
        mine, theirs, both = Heard(), Heard(), Heard()
        numbers = [link.add(each) for each in (mine, theirs, both)]
        link.close_channel(numbers[0])
        link.close_channel(numbers[0])
        link.data_received(part(CLOSE, numbers[1]) + part(DATA, numbers[1], b"late"))
        link.connection_lost(None)
        await asyncio.sleep(0)
        assert [mine.ends, theirs.ends, both.ends] == [0, 1, 1]
        assert theirs.data == []
        assert wire.written == []  # the link was lost before the turn ended

    asyncio.run(run())


def test_nobody_opens_channels_from_the_other_side_of_ours() -> None:
    link = new_link(Wire())
    link.data_received(part(OPEN, 5, b"GET / HTTP/1.1"))
    assert link.channels == {}


@pytest.mark.parametrize("excess", [0, 1])
def test_a_part_that_is_too_large_cuts_the_link(excess: int) -> None:
    wire = Wire()
    new_link(wire, {}).data_received(HEAD.pack(DATA, 1, LARGEST + excess))
    assert wire.is_aborted == bool(excess)


@pytest.mark.parametrize("excess", [0, 1])
def test_a_node_that_does_not_read_is_cut_off(excess: int) -> None:
    async def run() -> bool:
        wire = Wire()
        wire.unsent = MOST_UNSENT + excess
        new_link(wire).send(DATA, 1, b"x")
        await asyncio.sleep(0)
        return wire.is_aborted

    assert asyncio.run(run()) == bool(excess)


@pytest.mark.parametrize("length", [0, 125, 126, 1000, 70_000])
def test_a_frame_between_nodes_is_that_of_a_client(length: int) -> None:
    text = random.Random(length).randbytes(length)
    frame = masked(text)
    assert frame[1] & MASKED
    assert end_of_frame(frame, 0, 100_000) == len(frame)
    if length < 1 << 16:
        assert text_in(frame, 100_000) == text


def test_a_path_that_is_cut_without_a_word_ends_the_link() -> None:
    async def run() -> tuple[bool, bool]:
        silent, heard = Wire(), Wire()
        links = new_link(silent), new_link(heard, {})
        for _ in range(MOST_SILENT + 1):
            for link in links:
                link.beat()
            await asyncio.sleep(0)
            links[1].data_received(part(BEAT, 0))
        return silent.is_aborted, heard.is_aborted

    assert asyncio.run(run()) == (True, False)


# Real nodes -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def nodes(
    postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[NodeProcess]]:
    with cluster(postgres.new_database(), tmp_path_factory.mktemp("links"), 2) as found:
        yield found


def connections(of: NodeProcess, to: NodeProcess) -> int:
    """How many open connections one node has to the port of another."""
    assert of.process is not None
    held = {
        file.readlink().name
        for file in Path(f"/proc/{of.process.pid}/fd").iterdir()
        if file.is_symlink()
    }
    remote, established = f"0100007F:{to.port:04X}", "01"
    rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sum(
        row[2] == remote and row[3] == established and f"socket:[{row[9]}]" in held for row in rows
    )


@over_sockets
async def test_many_clients_share_one_connection_between_two_nodes(
    nodes: list[NodeProcess],
) -> None:
    here, there = nodes
    table = here.new_table(here.guest(), "nox", players=2)
    async with connected(there, table) as first, connected(there, table), connected(there, table):
        watchers = await first.until(lambda each: each.get("table", {}).get("watchers") == 3)
        assert watchers["type"] == "table"
        assert connections(there, here) == 1
    async with connected(there, table) as last:
        await last.until(lambda each: each.get("table", {}).get("watchers") == 1)


@over_sockets
async def test_a_client_elsewhere_is_served_as_one_that_is_here(nodes: list[NodeProcess]) -> None:
    """Texts in several frames, pings of the client, several requests at once."""
    here, there = nodes
    table = here.new_table(here.guest(), "nox", players=2)
    async with connected(there, table) as client:
        await client.connection.send(['{"type": "ping",', ' "id": "in ', 'parts"}'])
        assert (await client.until(lambda each: each.get("id") == "in parts"))["type"] == "done"
        await asyncio.wait_for(await client.connection.ping(), 5)
        ids = [await client.send("ping") for _ in range(40)]
        answers = [await client.until(lambda each: "id" in each) for _ in ids]
        assert sorted(each["id"] for each in answers) == sorted(ids)


@over_sockets
async def test_a_client_elsewhere_that_talks_nonsense_is_sent_away(
    nodes: list[NodeProcess],
) -> None:
    here, there = nodes
    table = here.new_table(here.guest(), "nox", players=2)
    async with connected(there, table) as other, connected(there, table) as client:
        for _ in range(30):
            await client.connection.send("nonsense")
        assert await client.until_closed() == 4400
        assert (await other.ask("ping"))["type"] == "done"


@over_sockets
async def test_who_sends_more_than_is_read_loses_only_the_own_connection(
    nodes: list[NodeProcess],
) -> None:
    here, there = nodes
    table = here.new_table(here.guest(), "nox", players=2)
    async with connected(there, table) as other, connected(there, table) as client:
        chat = '{"type": "say", "id": "x", "text": "%s"}' % ("x" * 300)
        try:
            for _ in range(5000):
                await client.connection.send(chat)
        except websockets.ConnectionClosed:
            pass
        await client.until_closed()
        assert (await other.ask("ping"))["type"] == "done"


@over_sockets
async def test_a_table_that_is_not_there_is_refused_at_every_node(nodes: list[NodeProcess]) -> None:
    for node in nodes:
        url = f"ws://127.0.0.1:{node.port}/ws/tables/{'a' * 12}"
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(url)
        assert refused.value.response.status_code == 403


@over_sockets
async def test_only_a_node_may_open_a_link(nodes: list[NodeProcess]) -> None:
    url = f"ws://127.0.0.1:{nodes[0].port}{PATH}"
    for headers in ({}, {"x-lunasol-node": f"nodes {'0' * 64}"}):
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(url, additional_headers=headers)
        assert refused.value.response.status_code == 403


@over_sockets
async def test_clients_come_back_when_the_link_of_their_node_breaks(
    nodes: list[NodeProcess], tmp_path: Path
) -> None:
    """The owner is killed; the other node tells its clients when to come back."""
    here, _ = nodes
    owner = NodeProcess(here.database, "owner", tmp_path)
    owner.start()
    person = here.guest()
    table = owner.new_table(person, "nox", players=2)
    async with connected(here, table, person) as client:
        await client.sit("Somebody")
        owner.kill()
        goodbye = await client.until(lambda each: each["type"] == "goodbye")
        assert goodbye["retry"] <= 2000
    await asyncio.sleep(goodbye["retry"] / 1000 + 2 * owner.lease)
    async with connected(here, table, person) as client:
        assert client.table["seats"][0]["name"] == "Somebody"


@over_sockets
async def test_clients_come_back_when_the_path_between_nodes_is_cut(
    nodes: list[NodeProcess], tmp_path: Path
) -> None:
    """Nothing arrives, and both nodes keep their leases."""
    here, _ = nodes
    owner = NodeProcess(here.database, "far", tmp_path)
    path = cut.Path(owner.port)
    owner.call_at(path.port)
    try:
        with running_all([owner]):
            person = here.guest()
            table = owner.new_table(person, "nox", players=2)
            async with connected(here, table, person) as client:
                await client.sit("Somebody")
                path.cut()
                assert (await client.until(lambda each: each["type"] == "goodbye"))["retry"] <= 2000
            path.heal()
            async with connected(here, table, person) as client:
                assert client.table["seats"][0]["name"] == "Somebody"
    finally:
        path.stop()


def test_nodes_call_each_other_by_names_of_their_own(
    nodes: list[NodeProcess], tmp_path: Path
) -> None:
    """Only the public name counts for everybody else."""
    public = NodeProcess(
        nodes[0].database, "public", tmp_path, LUNASOL_ORIGIN="https://cards.example"
    )
    with running_all([public]):
        strange = {"host": "node-two:8047"}
        path = f"{public.base}/nodes/tables/{'a' * 12}/end"
        assert httpx.post(path, json={}, headers=strange).status_code == 404
        assert httpx.get(f"{public.base}/api/tables", headers=strange).status_code == 421
