"""Two worlds through the door: what a seat cannot see changes no byte that the page is sent, and no
byte of the job that its hint is made from."""

import asyncio
import secrets

import pytest

from browser.fake_device import FakeDevice
from browser.page import SALT, Line, door_of
from lunasol import games
from lunasol.browser.connection import DeviceConnection
from lunasol.browser.door import Door
from lunasol.browser.household import PERSON
from lunasol.engine.match import Match, MovePlayed
from lunasol.engine.salts import salt_commitment
from lunasol.protocol.version import PROTOCOL
from lunasol.tables.commands.playing import bot_move
from lunasol.tables.index import index_row
from lunasol.tables.ports import append
from lunasol.tables.table import Table
from server.stated import StatedTable
from tables.stated_time import in_stated_time
from tables.test_two_worlds import IN_SOURCES, LEAKS
from tables.twin_tables import new_table, shuffles, twins

ID = "0" + "a" * 11
SEEDS = range(2)


@pytest.fixture(autouse=True)
def _bots_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "randbits", lambda _: 7)


async def told(match: Match, seat: int) -> list[str]:
    """Every text that the page gets while this match is played against bots, and its hint's job."""
    device = FakeDevice()
    device.may_think.clear()  # the moves of bots are stated
    async with door_of(device) as door:
        table = await stated_table(door, match)
        line, texts = await seated(door, seat)
        for entry in match.log:
            if isinstance(entry, MovePlayed):
                await play(table, line, entry, seat)
        if seat in table.state.to_act:
            line.send("hint")
            await asyncio.sleep(1)
        return [*texts, *(job.job for job in device.jobs if job.kind == "advise")]


async def stated_table(door: Door, match: Match) -> Table:
    opened = new_table(match, host=PERSON).state.opened
    state = StatedTable(ID, opened, shuffles(match))
    await append(door.storage, ID, 0, [opened], index_row(state, 1))
    table = door.registry.tables[ID] = Table(state, 1, door.registry.ports)
    table.broadcaster.epoch = "epoch"
    return table


async def seated(door: Door, seat: int) -> tuple[Line, list[str]]:
    line, texts = Line(door), list[str]()

    def take(text: str) -> None:
        texts.append(text)
        line.take(text)

    connection = await door.connect(ID, "", take, line.codes.append)
    assert isinstance(connection, DeviceConnection)
    line.connection = connection
    await line.must("hello", protocol=PROTOCOL)
    await line.must("sit", name="Anna", commitment=salt_commitment(SALT), seat=seat)
    await line.must("seat-bot", level="beginner")
    await line.must("begin")
    await line.must("reveal", salt=SALT.hex())
    return line, texts


async def play(table: Table, line: Line, entry: MovePlayed, seat: int) -> None:
    if entry.seat == seat:
        await line.must("move", move=table.state.move_writer.write(entry.code))
        return
    async with table.lock:
        table.scheduler.drop_bots()
        await table.commit(bot_move(table.state, entry.seat, entry.code, table.now()))


def both(game: str, seat: int, seed: int) -> tuple[list[str], list[str]]:
    worlds = twins(game, seat, seed)
    return in_stated_time(told(worlds.one, seat)), in_stated_time(told(worlds.other, seat))


@pytest.mark.parametrize("seat", range(2))
@pytest.mark.parametrize("game", games.GAMES)
def test_twin_tables_on_a_device_send_the_page_the_same_bytes(game: str, seat: int) -> None:
    for seed in SEEDS:
        one, other = both(game, seat, seed)
        assert one == other


@IN_SOURCES
@pytest.mark.parametrize("leak", ["view", "moves", "events", "hint"])
def test_a_planted_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(*LEAKS[leak])
    found = (both(game, 1, seed) for seed in range(3) for game in games.GAMES)
    assert any(one != other for one, other in found)
