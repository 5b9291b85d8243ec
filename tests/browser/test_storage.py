"""The storage of a device: all or nothing, and nothing is lost when it is full or damaged."""

import asyncio
import json
import logging
import random

import pytest

from browser.fake_device import FakeDevice
from browser.page import Line, begun, door_of, get, new_table, on_a_device, played, post
from lunasol.browser.door import NO_SUCH_TABLE, TRY_AGAIN_LATER

YEAR = 365 * 24 * 60 * 60 * 1000


@on_a_device
async def test_a_move_without_room_is_refused_and_the_match_goes_on_when_there_is_room() -> None:
    device = FakeDevice()
    async with door_of(device) as door:
        table, line = await begun(door, "nox")
        await line.play(random.Random(1), moves=2)
        await line.turn()
        view, stored = line.state["view"], device.entries(table)
        device.is_full = True
        refused = await line.ask("move", move=line.state["legal"][0])
        assert refused["key"] == "not-stored"
        assert (line.state["view"], device.entries(table)) == (view, stored)
        device.is_full = False
        await line.play(random.Random(2))
        assert line.is_over


@on_a_device
async def test_a_bot_that_cannot_move_for_lack_of_room_tries_again() -> None:
    device = FakeDevice()
    async with door_of(device) as door:
        _, line = await begun(door, "nox")
        await line.turn()
        device.may_think.clear()
        await line.must("move", move=line.state["legal"][0])
        device.is_full = True
        device.may_think.set()
        await asyncio.sleep(10)
        assert not line.has_turn
        device.is_full = False
        assert await line.turn()


@on_a_device
async def test_no_table_is_opened_without_room() -> None:
    device = FakeDevice()
    device.is_full = True
    async with door_of(device) as door:
        assert await post(door, "/api/tables", game="nox") == (503, {"key": "not-stored"})
        device.is_full = False
        await new_table(door, "nox")


@on_a_device
async def test_a_move_whose_answer_was_lost_counts_once() -> None:
    device = FakeDevice()
    async with door_of(device) as door:
        table, line = await begun(door, "nox")
        await line.turn()
        before = len(device.entries(table))
        device.may_think.clear()
        device.loses_answers = True
        await line.must("move", move=line.state["legal"][0])
        device.loses_answers = False
        assert len(device.entries(table)) == before + 1
        device.may_think.set()
        await line.play(random.Random(2))


@on_a_device
async def test_a_table_that_another_tab_has_continued_is_read_again() -> None:
    """The storage refuses a number that exists, and the table returns to what is stored."""
    device = FakeDevice()
    async with door_of(device) as door:
        table, line = await begun(door, "nox", options={"first_seat": 0, "max_rounds": 1})
        await line.turn()
        device.may_think.clear()
        length = len(device.entries(table))
        said = {"type": "said", "at": 1, "person": "device", "name": "Anna", "text": "Hello"}
        device.logs[table, length] = json.dumps(said)
        refused = await line.ask("move", move=line.state["legal"][0])
        assert refused["key"] == "not-stored"
        device.may_think.set()
        await line.play(random.Random(1))
        assert line.is_over
    assert device.entries(table)[length]["text"] == "Hello"


@on_a_device
async def test_a_damaged_log_is_reported_and_the_other_tables_are_used(
    caplog: pytest.LogCaptureFixture,
) -> None:
    device = FakeDevice()
    async with door_of(device) as door:
        broken, _ = await begun(door, "nox")
        whole, _ = await begun(door, "nox")
    device = device.reloaded()
    device.logs[broken, 1] = "{"
    async with door_of(device) as door:
        assert (await door.request("GET", f"/api/tables/{broken}", None))[0] == 404
        assert await door.connect(broken, "", print, print) == NO_SUCH_TABLE
        assert await (await Line(door).connect(whole)).turn()
        found = [each["id"] for each in (await get(door, "/api/me/tables"))["tables"]]
        assert set(found) == {broken, whole}
        assert await door.request("DELETE", f"/api/me/tables/{broken}", None) == (204, "")
        [mine] = (await get(door, "/api/me/tables"))["tables"]
        assert mine["id"] == whole
    assert any("cannot be brought back" in each.message for each in caplog.records)
    assert not device.entries(broken)


@on_a_device
async def test_a_damaged_index_row_is_reported_and_left_out(
    caplog: pytest.LogCaptureFixture,
) -> None:
    device = FakeDevice()
    async with door_of(device) as door:
        table, line = await begun(door, "nox")
        await line.turn()
    device = device.reloaded()
    device.index["0broken"] = '{"id": "0broken"}'
    device.index[table] = "?"
    async with door_of(device) as door:
        assert (await get(door, "/api/me/tables"))["tables"] == []
        line = await Line(door).connect(table)
        await line.turn()
        await line.must("resign")
        [mine] = (await get(door, "/api/me/tables"))["tables"]
        assert mine["id"] == table
    assert len([each for each in caplog.records if "damaged" in each.message]) == 2


@on_a_device
async def test_a_storage_that_cannot_be_read_is_not_an_empty_one(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.CRITICAL)
    device = FakeDevice()
    async with door_of(device) as door:
        table, _ = await begun(door, "nox")
    device = device.reloaded()
    async with door_of(device) as door:
        device.cannot_be_read = True
        assert (await door.request("GET", f"/api/tables/{table}", None))[0] == 503
        assert await door.connect(table, "", print, print) == TRY_AGAIN_LATER
        device.cannot_be_read = False
        assert await (await Line(door).connect(table)).turn()


@on_a_device
async def test_moves_made_just_before_the_page_was_closed_are_in_the_list_later() -> None:
    device = FakeDevice()
    async with door_of(device) as door:
        table, line = await begun(door, "nox", options={"first_seat": 1})
        stale = device.index[table]
        await line.turn()
        other = device.reloaded()
    other.index[table] = stale
    async with door_of(other) as door:
        assert (await get(door, "/api/me/tables"))["tables"][0]["your_turn"] is False
        await asyncio.sleep(1)
        assert (await get(door, "/api/me/tables"))["tables"][0]["your_turn"] is True


@on_a_device
async def test_an_index_row_of_another_version_is_made_again_from_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    device = FakeDevice()
    async with door_of(device) as door:
        table, _ = await played(door, "nox")
        before = (await get(door, "/api/me/tables"))["tables"]
    device = device.reloaded()
    device.index[table] = json.dumps({"id": table, "version": 2})
    async with door_of(device) as door:
        assert (await get(door, "/api/me/tables"))["tables"] == []
        await asyncio.sleep(1)
        assert (await get(door, "/api/me/tables"))["tables"] == before
    assert "an index row is damaged" in caplog.text
    async with door_of(device.reloaded()) as door:
        assert (await get(door, "/api/me/tables"))["tables"] == before


# Tables come and go ---------------------------------------------------------------------------


@on_a_device
async def test_no_table_is_deleted_for_its_age() -> None:
    device = FakeDevice()
    async with door_of(device) as door:
        running, _ = await begun(door, "nox")
        over, _ = await played(door, "nox")
    later = device.reloaded()
    later.ahead = 100 * YEAR
    async with door_of(later) as door:
        await asyncio.sleep(200)
        mine = (await get(door, "/api/me/tables"))["tables"]
        assert {each["id"]: each["state"] for each in mine} == {running: "running", over: "over"}


@on_a_device
async def test_a_table_at_which_nobody_sat_down_goes_after_some_minutes() -> None:
    device = FakeDevice()
    async with door_of(device) as door:
        await new_table(door, "nox", bots=True)
        await asyncio.sleep(3600)
    assert (device.logs, device.index) == ({}, {})


@on_a_device
async def test_a_removed_table_leaves_no_trace_even_if_the_storage_is_full() -> None:
    device = FakeDevice()
    async with door_of(device) as door:
        kept, _ = await begun(door, "nox")
        removed, line = await begun(door, "nox")
        await line.turn()
        device.is_full = True
        assert await door.request("DELETE", f"/api/me/tables/{removed}", None) == (204, "")
        assert line.codes == [NO_SUCH_TABLE]
        assert set(device.index) == {id for id, _ in device.logs} == {kept}
        status, _ = await door.request("DELETE", f"/api/me/tables/{removed}", None)
        assert status == 404
        device.is_full = False
        await asyncio.sleep(10)
    assert set(device.index) == {kept}


@on_a_device
async def test_everything_is_deleted_on_request() -> None:
    device = FakeDevice()
    async with door_of(device) as door:
        await begun(door, "nox")
        await played(door, "nox")
        assert await door.request("DELETE", "/api/me", None) == (204, "")
        assert (await get(door, "/api/me/tables"))["tables"] == []
    assert (device.logs, device.index) == ({}, {})


@on_a_device
async def test_a_table_that_was_closed_before_it_began_goes_with_the_next_start() -> None:
    device = FakeDevice()
    async with door_of(device) as door:
        table = await new_table(door, "nox")
        line = await Line(door).connect(table)
        await line.must("seat-program", seat=0, name="Anna")
        await line.must("resign")
    assert list(device.index) == [table]
    async with door_of(device):
        assert (device.logs, device.index) == ({}, {})


@on_a_device
async def test_my_tables_come_in_pages() -> None:
    device = FakeDevice()
    async with door_of(device) as door:
        tables = []
        for _ in range(120):
            tables.append(await new_table(door, "nox"))
            await asyncio.sleep(0.01)
        turn, _ = await begun(door, "nox", options={"first_seat": 0})
        found, path, pages = [], "/api/me/tables?state=unfinished", 0
        after = ""
        while after is not None:
            page = await get(door, path + (f"&after={after}" if after else ""))
            found += [each["id"] for each in page["tables"]]
            after, pages = page["next"], pages + 1
    assert found == [turn, *reversed(tables)]
    assert pages == 3
