"""Whole matches on a device, through the door that the page uses."""

import asyncio
import json
import random

import pytest

from browser.fake_device import FakeDevice
from browser.page import Line, begun, door_of, get, new_table, on_a_device, played
from lunasol import games
from lunasol.browser.connection import INTERNAL_ERROR
from lunasol.browser.door import NO_SUCH_TABLE, UNKNOWN_TOKEN
from lunasol.engine.record import read_record
from lunasol.engine.salts import salt_commitment
from lunasol.protocol.table_ids import DEVICE_PREFIX, ID_LENGTH


@pytest.mark.parametrize("game", games.GAMES)
@on_a_device
async def test_a_match_is_played_to_its_end_and_its_record_replays(game: str) -> None:
    device = FakeDevice()
    async with door_of(device) as door:
        table, line = await played(door, game)
        status, record = await door.request("GET", f"/api/tables/{table}/record", None)
        assert status == 200
        match = read_record(record, games)
        assert match.outcome is not None
        assert list(match.outcome.scores) == line.state["result"]["scores"]
        replay = await get(door, f"/api/tables/{table}/replay?seat=0")
        assert len(replay["steps"]) == len(match.log)
        assert replay["result"] == line.state["result"]
    assert table.startswith(DEVICE_PREFIX)
    assert len(table) == ID_LENGTH


@pytest.mark.parametrize("game", games.GAMES)
@on_a_device
async def test_a_match_goes_on_after_the_page_was_loaded_again(game: str) -> None:
    """Nothing is closed properly: the worker is simply gone."""
    device = FakeDevice()
    async with door_of(device) as door:
        table, line = await begun(door, game)
        await line.play(random.Random(1), moves=3)
        await line.turn()
        hand, legal = line.state["view"]["hand"], line.state["legal"]
        other = device.reloaded()
        async with door_of(other) as again:
            [mine] = (await get(again, "/api/me/tables"))["tables"]
            assert (mine["id"], mine["state"]) == (table, "running")
            back = await Line(again).connect(table)
            assert back.state["view"]["hand"] == hand
            assert back.state["legal"] == legal
            await back.play(random.Random(2))
            assert back.is_over
            [mine] = (await get(again, "/api/me/tables?state=finished"))["tables"]
            assert mine["scores"] == back.state["result"]["scores"]


@on_a_device
async def test_a_bot_that_searches_plays_and_gives_hints() -> None:
    device = FakeDevice()
    async with door_of(device) as door:
        _, line = await begun(door, "nox", level="skilled", players=2)
        await line.turn()
        hint = await line.must("hint")
        assert hint["move"] in line.state["legal"]
        assert hint["iterations"] > 0
        await line.must("move", move=hint["move"])
        await line.turn()
    assert {job.kind for job in device.jobs} == {"choose", "advise"}


@on_a_device
async def test_a_move_is_taken_back_at_once_while_bots_think() -> None:
    device = FakeDevice()
    async with door_of(device) as door:
        table, line = await begun(door, "sun_and_moon")
        while line.has_turn or not line.state["undo"]:
            device.may_think.set()
            await line.turn()
            device.may_think.clear()
            legal = line.state["legal"]
            await line.must("move", move=legal[0])
        await asyncio.sleep(1)
        await line.must("undo")
        assert line.state["legal"] == legal
        assert device.jobs[-1].is_stopped
        await line.must("resign")
        info = await get(door, f"/api/tables/{table}")
        assert (info["state"], info["ended"]) == ("ended", "resigned")


@on_a_device
async def test_a_rematch_is_another_table_on_the_device() -> None:
    async with door_of(FakeDevice()) as door:
        table, line = await played(door, "nox")
        answer = await line.must("rematch")
        assert answer["table"].startswith(DEVICE_PREFIX)
        assert answer["table"] != table
        again = await Line(door).connect(answer["table"])
        await again.sit()
        assert await again.turn()


@on_a_device
async def test_pass_and_play_with_two_programs() -> None:
    """The web client seats everybody as a program and keeps the tokens."""
    device = FakeDevice()
    async with door_of(device) as door:
        table = await new_table(door, "nox", players=2, options={"max_rounds": 1})
        host = await Line(door).connect(table)
        tokens = [
            (await host.must("seat-program", seat=seat, name=name))["token"]
            for seat, name in enumerate(("Anna", "Béla"))
        ]
        await host.must("begin")
        host.close()
        lines = [await Line(door).connect(table, token) for token in tokens]
        assert [line.state["seat"] for line in lines] == [0, 1]
        await asyncio.gather(*(line.play(random.Random(3), moves=2) for line in lines))
        other = device.reloaded()
    async with door_of(other) as again:
        lines = [await Line(again).connect(table, token) for token in tokens]
        await asyncio.gather(*(line.play(random.Random(4)) for line in lines))
        assert all(line.is_over for line in lines)
        [mine] = (await get(again, "/api/me/tables"))["tables"]
        assert (mine["names"], mine["is_host"]) == (["Anna", "Béla"], True)


@on_a_device
async def test_a_program_that_was_replaced_is_told_so() -> None:
    async with door_of(FakeDevice()) as door:
        table = await new_table(door, "nox", players=2)
        host = await Line(door).connect(table)
        old = (await host.must("seat-program", seat=0, name="Anna"))["token"]
        await host.must("seat-program", seat=0, name="Anna")
        line = Line(door)
        with pytest.raises(AssertionError):
            await line.connect(table, old)
        assert line.received[0]["key"] == "program-replaced"


@on_a_device
async def test_nobody_is_replaced_by_a_bot_for_being_away() -> None:
    """Nobody else waits, so there is no time in which to come back."""
    device = FakeDevice()
    async with door_of(device) as door:
        table, line = await begun(door, "nox")
        await line.turn()
        line.close()
        await asyncio.sleep(3600)
        back = await Line(door).connect(table)
        assert all(seat["grace"] is None for seat in back.state["table"]["seats"])
        assert await back.turn()
    assert not any(entry["type"] == "held" for entry in device.entries(table))


@on_a_device
async def test_two_tabs_see_the_same_match() -> None:
    async with door_of(FakeDevice()) as door:
        table, one = await begun(door, "nox")
        other = await Line(door).connect(table)
        await one.turn()
        await one.must("move", move=one.state["legal"][0])
        await one.turn()
        await other.turn()
        assert other.state["view"] == one.state["view"]


@pytest.mark.parametrize(
    ("table", "token", "code"),
    [
        ("0" + "a" * 11, "", NO_SUCH_TABLE),
        ("a" * 12, "", NO_SUCH_TABLE),
        ("", "", NO_SUCH_TABLE),
        ("0" + "a" * 11, "nonsense", UNKNOWN_TOKEN),
        ("0" + "a" * 11, "10.ab", UNKNOWN_TOKEN),
        ("0" + "a" * 11, "².ab", UNKNOWN_TOKEN),
    ],
)
@on_a_device
async def test_no_connection_without_table_or_with_a_strange_token(
    table: str, token: str, code: int
) -> None:
    async with door_of(FakeDevice()) as door:
        assert await door.connect(table, token, lambda _: None, lambda _: None) == code


@on_a_device
async def test_nonsense_is_refused_and_too_much_of_it_ends_the_connection() -> None:
    async with door_of(FakeDevice()) as door:
        table, line = await begun(door, "nox")
        assert line.connection is not None
        for text in ("", "{", "\ud800", '"\ud800"', "[" * 5000, json.dumps({"type": "dance"})):
            line.connection.receive(text)
        await line.until(lambda: sum(each.get("key") == "malformed" for each in line.received) == 6)
        assert not line.codes
        for _ in range(20):
            line.connection.receive("{")
        await asyncio.sleep(1)
        assert line.codes == [4400]
        line.connection.receive("{")  # nothing happens any more
        assert await (await Line(door).connect(table)).turn()


@on_a_device
async def test_a_fault_of_ours_ends_the_connection_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_: bytes) -> bool:
        raise ZeroDivisionError

    async with door_of(FakeDevice()) as door:
        table, line = await begun(door, "nox")
        await line.turn()
        monkeypatch.setattr(line.connection, "fast_path", fail)
        line.send("ping")
        assert line.codes == [INTERNAL_ERROR]
        assert await (await Line(door).connect(table)).turn()
    assert "ZeroDivisionError" in caplog.text


@on_a_device
async def test_a_seat_whose_salt_was_lost_is_free_again() -> None:
    async with door_of(FakeDevice()) as door:
        table = await new_table(door, "nox", bots=True, level="beginner")
        line = await Line(door).connect(table)
        await line.must("sit", name="Anna", commitment=salt_commitment(bytes(16)))
        await line.until(lambda: line.state["seat"] is None)
        await line.sit()
        assert await line.turn()
