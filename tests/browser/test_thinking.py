"""Bots, hints, reviews and replays think elsewhere, and stop when nobody waits for them."""

import asyncio
import json
from collections.abc import Awaitable

import pytest

from browser.fake_device import FakeDevice
from browser.page import Line, Message, begun, door_of, get, on_a_device, played, post
from lunasol import start
from lunasol.api import work
from lunasol.browser.bots import DeviceBots
from lunasol.browser.reviews import PATIENCE
from lunasol.browser.thinking import answer
from lunasol.engine.record import write_record
from lunasol.tables.bot_jobs import BotJob

UNFINISHED = write_record(start("nox", players=2))


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "ITERATIONS", 4)


@on_a_device
async def test_a_hint_is_given_up_when_its_connection_closes() -> None:
    device = FakeDevice()
    async with door_of(device) as door:
        table, line = await begun(door, "nox")
        await line.turn()
        device.may_think.clear()
        line.send("hint")
        await asyncio.sleep(1)
        hint = device.jobs[-1]
        assert (hint.kind, hint.is_stopped) == ("advise", False)
        line.close()
        await asyncio.sleep(1)
        assert hint.is_stopped
        device.may_think.set()
        assert await (await Line(door).connect(table)).turn()


@on_a_device
async def test_a_ping_is_answered_while_a_hint_is_thought_about() -> None:
    device = FakeDevice()
    async with door_of(device) as door:
        _, line = await begun(door, "nox")
        await line.turn()
        device.may_think.clear()
        line.send("hint")
        await asyncio.sleep(1)
        assert (await line.ask("ping"))["type"] == "done"


@on_a_device
async def test_bots_stop_thinking_when_everybody_has_left_and_go_on_later() -> None:
    device = FakeDevice()
    async with door_of(device) as door:
        table, line = await begun(door, "nox")
        await line.turn()
        device.may_think.clear()
        await line.must("move", move=line.state["legal"][0])
        await asyncio.sleep(1)
        choosing = device.jobs[-1]
        assert (choosing.kind, choosing.is_stopped) == ("choose", False)
        line.close()
        await asyncio.sleep(1)
        assert choosing.is_stopped
        device.may_think.set()
        assert await (await Line(door).connect(table)).turn()


@on_a_device
async def test_a_worker_that_fails_is_a_refusal_and_bots_try_again() -> None:
    device = FakeDevice()
    async with door_of(device) as door:
        _, line = await begun(door, "nox")
        await line.turn()
        device.thinking_fails = True
        assert (await line.ask("hint"))["key"] == "not-possible"
        await line.must("move", move=line.state["legal"][0])
        await asyncio.sleep(10)
        assert not line.has_turn
        device.thinking_fails = False
        assert await line.turn()


class PlainPromises(FakeDevice):
    """A device whose jobs cannot be stopped."""

    def think(self, kind: str, job: str) -> Awaitable[str]:  # type: ignore[override]
        return super().think(kind, job).answer


@on_a_device
async def test_a_plain_promise_will_do_though_it_cannot_be_stopped() -> None:
    device = PlainPromises()
    async with door_of(device) as door:
        table, line = await begun(door, "nox")
        await line.turn()
        device.may_think.clear()
        await line.must("move", move=line.state["legal"][0])
        await asyncio.sleep(1)
        line.close()
        await asyncio.sleep(1)
        device.may_think.set()
        assert await (await Line(door).connect(table)).turn()


@on_a_device
async def test_a_bot_does_not_wait_to_hide_that_it_had_no_choice() -> None:
    device = FakeDevice()
    async with door_of(device) as door:
        await begun(door, "nox", level="skilled", players=2, options={"first_seat": 1})
        job = next(job.job for job in device.jobs if job.kind == "choose")
        found = await DeviceBots(device).choose(work.read(job, BotJob), "")
    assert json.loads(answer("choose", job))["seconds"] is not None
    assert found.seconds is None


# Reviews and replays --------------------------------------------------------------------------


@pytest.mark.usefixtures("_quick")
@on_a_device
async def test_a_review_reports_how_far_it_is_until_everything_is_judged() -> None:
    device = FakeDevice()
    async with door_of(device) as door:
        table, _ = await played(door, "nox", players=2)
        path, seen = f"/api/tables/{table}/review", list[Message]()
        while not seen or seen[-1]["done"] < seen[-1]["total"]:
            seen.append(await get(door, path))
            await asyncio.sleep(0)
        assert seen[0]["done"] == 0
        assert [each["done"] for each in seen] == sorted(each["done"] for each in seen)
        assert len(seen[-1]["decisions"]) == seen[-1]["total"] > 0
    async with door_of(device.reloaded()) as again:
        assert (await get(again, path))["done"] == 0
        await asyncio.sleep(1)
        assert await get(again, path) == seen[-1]


@pytest.mark.usefixtures("_quick")
@on_a_device
async def test_the_record_of_a_match_is_reviewed_as_its_table_is() -> None:
    async with door_of(FakeDevice()) as door:
        table, _ = await played(door, "nox", players=2)
        _, record = await door.request("GET", f"/api/tables/{table}/record", None)
        for _ in range(2):  # the second time everything has been judged
            of_table = await get(door, f"/api/tables/{table}/review")
            await asyncio.sleep(2)
            status, of_record = await post(door, "/api/review", record=record)
            await asyncio.sleep(2)
        assert (status, of_record) == (200, of_table)
        assert of_record["done"] == of_record["total"] > 0


@pytest.mark.parametrize(("record", "status"), [("nonsense", 400), (UNFINISHED, 409)])
@on_a_device
async def test_what_is_no_finished_match_is_not_reviewed(record: str, status: int) -> None:
    async with door_of(FakeDevice()) as door:
        assert (await post(door, "/api/review", record=record))[0] == status


@pytest.mark.usefixtures("_quick")
@on_a_device
async def test_a_review_stops_when_another_one_is_asked_for_and_goes_on_later() -> None:
    device = FakeDevice()
    async with door_of(device) as door:
        tables = [(await played(door, "nox", players=2))[0] for _ in range(2)]
        one, other = [f"/api/tables/{table}/review" for table in tables]
        device.may_think.clear()
        await get(door, one)
        await asyncio.sleep(1)
        first = device.jobs[-1]
        await get(door, other)
        await asyncio.sleep(1)
        assert first.is_stopped
        assert (device.jobs[-1].kind, device.jobs[-1].is_stopped) == ("judge", False)
        device.may_think.set()
        await asyncio.sleep(1)
        assert (await get(door, one))["done"] == 0
        await asyncio.sleep(1)
        done = await get(door, one)
        assert done["done"] == done["total"]


@pytest.mark.usefixtures("_quick")
@on_a_device
async def test_a_review_that_nobody_asks_for_any_more_stops() -> None:
    device = FakeDevice()
    async with door_of(device) as door:
        table, _ = await played(door, "nox", players=2)
        device.may_think.clear()
        for _ in range(3):
            await get(door, f"/api/tables/{table}/review")
            await asyncio.sleep(PATIENCE - 1)
        assert not device.jobs[-1].is_stopped
        await asyncio.sleep(2)
        assert device.jobs[-1].is_stopped


@on_a_device
async def test_a_match_that_goes_on_has_no_record_replay_or_review() -> None:
    async with door_of(FakeDevice()) as door:
        table, _ = await begun(door, "nox")
        for what in ("record", "replay", "review"):
            status, body = await door.request("GET", f"/api/tables/{table}/{what}", None)
            assert (status, json.loads(body)["key"]) == (409, "not-over")


@on_a_device
async def test_a_record_from_elsewhere_is_replayed() -> None:
    async with door_of(FakeDevice()) as door:
        table, _ = await played(door, "nox")
        _, record = await door.request("GET", f"/api/tables/{table}/record", None)
    device = FakeDevice()
    async with door_of(device) as door:
        status, replay = await post(door, "/api/replay?seat=1", record=record)
        assert (status, replay["seat"]) == (200, 1)
        status, problem = await post(door, "/api/replay", record="nonsense")
        assert (status, problem["key"]) == (400, "bad-request")
        status, problem = await post(door, "/api/replay?seat=9", record=record)
        assert (status, problem["key"]) == (400, "no-such-seat")
    assert {job.kind for job in device.jobs} == {"replay"}
    assert (device.logs, device.index) == ({}, {})
