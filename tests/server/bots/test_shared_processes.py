"""Everybody gets a fair share of the processes in which bots think, and nobody waits for long."""

import asyncio
from typing import Any

import lunasol
from lunasol.api import work
from lunasol.bots.registry import LEVELS
from lunasol.engine.position import snapshot
from lunasol.server.bots.lane import Lane
from lunasol.server.bots.pool import ProcessBotPool
from lunasol.tables.bot_jobs import BotJob
from server.bots.test_fair_queue import CALM, LOUD, settle
from server.served import over_sockets

WORKERS = 2
PATIENT, IMPATIENT = 600, 0


class StatedLane(Lane):
    """Processes that finish a job when the test says so."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self.begun: list[Any] = []
        self.ends: list[asyncio.Event] = []

    async def attempt(self, work: Any, job: Any) -> Any:
        self.begun.append(job)
        self.ends.append(asyncio.Event())
        await self.ends[-1].wait()
        return work(job)

    @property
    def in_work(self) -> int:
        return sum(not end.is_set() for end in self.ends)

    async def finish(self, number: int) -> None:
        self.ends[number].set()
        await settle()


class HereLane(Lane):
    """Works in this process."""

    async def attempt(self, work: Any, job: Any) -> Any:
        return work(job)


class StatedPool(ProcessBotPool):
    def __init__(self, wait: float = PATIENT) -> None:
        self.late = 0
        super().__init__(WORKERS, wait, self.count)
        self.searches: StatedLane = StatedLane(WORKERS)
        self.glances = HereLane(1)

    def count(self) -> None:
        self.late += 1


def job(bot: str = "expert") -> BotJob:
    match = lunasol.start("nox", players=2, secret=bytes(32), options={"first_seat": 0})
    seat = match.to_act[0]
    options = tuple(match.settings.options.items())
    return BotJob("nox", 2, options, snapshot(match.blinded(seat)), seat, bot, seed=1)


def search(seed: int) -> BotJob:
    return BotJob("nox", 2, (), job().position, 0, "search:1", seed)


def number(asked: BotJob) -> int:
    """Work that is done at once."""
    return asked.seed


@over_sockets
async def test_forty_tables_of_one_address_leave_another_its_share() -> None:
    bots = StatedPool()
    many = [asyncio.create_task(bots.run(number, search(i), LOUD)) for i in range(40)]
    await settle()
    mine = asyncio.create_task(bots.run(number, search(99), CALM))
    await settle()
    assert bots.searches.in_work == WORKERS
    await bots.searches.finish(0)
    assert [each.seed for each in bots.searches.begun] == [0, 1, 99]
    await bots.searches.finish(2)
    assert await mine == 99
    for task in many:
        task.cancel()


@over_sockets
async def test_bots_hints_reviews_and_replays_take_turns() -> None:
    bots = StatedPool()
    replays = [asyncio.create_task(bots.run(number, search(i), LOUD)) for i in range(9)]
    await settle()
    hint = asyncio.create_task(bots.think(number, job(), CALM))
    await settle()
    await bots.searches.finish(0)
    assert bots.searches.begun[-1].bot == "expert"
    await bots.searches.finish(2)
    assert await hint == 1
    for task in replays:
        task.cancel()


@over_sockets
async def test_the_executor_never_has_more_jobs_than_processes() -> None:
    """Its own queue is not fair. A job that nobody waits for any more still occupies a process."""
    bots = StatedPool()
    asked = [asyncio.create_task(bots.run(number, search(i), LOUD)) for i in range(5)]
    await settle()
    for task in asked:
        task.cancel()
    await settle()
    later = asyncio.create_task(bots.run(number, search(7), CALM))
    await settle()
    assert [each.seed for each in bots.searches.begun] == [0, 1]
    await bots.searches.finish(0)
    assert [each.seed for each in bots.searches.begun] == [0, 1, 7]
    await bots.searches.finish(2)
    assert await later == 7


@over_sockets
async def test_a_bot_whose_turn_does_not_come_plays_without_a_search() -> None:
    bots = StatedPool(wait=IMPATIENT)
    busy = [asyncio.create_task(bots.choose(job(), LOUD)) for _ in range(WORKERS)]
    await settle()
    assert bots.late == 0
    found = await bots.choose(job(), CALM)
    advice = await bots.advise(job("strong"), CALM)
    assert found == work.choose(job("greedy"))
    assert advice == work.advise(job("greedy"))
    assert (bots.late, len(bots.searches.begun)) == (2, WORKERS)
    assert bots.searches.queue.waiting == {}
    for task in busy:
        task.cancel()


@over_sockets
async def test_bots_that_do_not_search_never_wait_for_searches() -> None:
    bots = StatedPool()
    busy = [asyncio.create_task(bots.choose(job(), LOUD)) for _ in range(WORKERS)]
    await settle()
    for level in ("beginner", "casual"):
        assert (await bots.choose(job(level), LOUD)).seconds is None
    assert bots.late == 0
    for task in busy:
        task.cancel()


def test_a_bot_says_how_long_it_searched() -> None:
    assert {level: work.choose(job(level)).seconds is not None for level in LEVELS} == {
        "beginner": False, "casual": False, "skilled": True, "strong": True, "expert": True,
    }  # fmt: skip
