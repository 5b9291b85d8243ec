"""Slots are given out owner by owner, and none gets lost."""

import asyncio
import random

from lunasol.server.bots.fair_queue import FairQueue
from server.served import over_sockets

LOUD, CALM = "192.0.2.1", "198.51.100.7"


class Line:
    """Waits for slots in the name of their owners, and notes who got one."""

    def __init__(self, slots: int) -> None:
        self.queue = FairQueue(slots)
        self.served: list[str] = []
        self.released = 0

    def come(self, whose: str) -> asyncio.Task[None]:
        return asyncio.create_task(self.wait(whose))

    async def wait(self, whose: str) -> None:
        await self.queue.acquire(whose)
        self.served.append(whose)

    async def release(self, times: int = 1) -> None:
        for _ in range(times):
            self.give_back()
            await settle()

    def give_back(self) -> None:
        """The slot that was given out first is free again."""
        self.released += 1
        self.queue.release(self.served[self.released - 1])


async def settle() -> None:
    """Let everything that can go on do so."""
    for _ in range(5):
        await asyncio.sleep(0)


@over_sockets
async def test_a_newcomer_waits_for_one_job_only() -> None:
    line = Line(slots=2)
    waiting = [line.come(LOUD) for _ in range(40)]
    await settle()
    waiting.append(line.come(CALM))
    await settle()
    assert line.served == [LOUD] * 2
    await line.release()
    assert line.served == [LOUD] * 2 + [CALM]
    await line.release(38)
    await asyncio.gather(*waiting)


@over_sockets
async def test_owners_take_turns_and_each_is_served_in_order() -> None:
    line = Line(slots=1)
    waiting = [line.come(whose) for whose in ("first", "a", "a", "a", "b", "b", "c")]
    await settle()
    await line.release(6)
    assert line.served == ["first", "a", "b", "c", "a", "b", "a"]
    await asyncio.gather(*waiting)


@over_sockets
async def test_a_cancelled_waiter_gives_its_turn_up() -> None:
    line = Line(slots=1)
    _, given_up, last = [line.come(whose) for whose in ("first", "a", "b")]
    await settle()
    given_up.cancel()
    await settle()
    assert list(line.queue.waiting) == ["b"]
    await line.release()
    assert line.served == ["first", "b"]
    await last


@over_sockets
async def test_a_slot_given_to_somebody_just_cancelled_is_passed_on() -> None:
    line = Line(slots=1)
    _, given_up, last = [line.come(whose) for whose in ("first", "a", "b")]
    await settle()
    line.give_back()
    given_up.cancel()
    await settle()
    assert line.served == ["first", "b"]
    await last
    await line.release()
    assert line.queue.free == 1


@over_sockets
async def test_a_slot_is_not_given_to_somebody_cancelled_just_before() -> None:
    line = Line(slots=1)
    _, given_up, last = [line.come(whose) for whose in ("first", "a", "a")]
    await settle()
    given_up.cancel()
    line.give_back()
    await settle()
    assert line.served == ["first", "a"]
    await last


@over_sockets
async def test_no_slot_and_no_memory_is_lost_however_they_come_and_go() -> None:
    luck, line, slots = random.Random(1), Line(slots=3), 3
    tasks: list[asyncio.Task[None]] = []
    for _ in range(2000):
        what = luck.random()
        if what < 0.5:
            tasks.append(line.come(str(luck.randrange(6))))
        elif what < 0.7 and tasks:
            luck.choice(tasks).cancel()
        elif line.released < len(line.served):
            line.give_back()
        if luck.random() < 0.5:
            await asyncio.sleep(0)
    await settle()
    while line.released < len(line.served):
        await line.release()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert len(line.served) > 500
    assert (line.queue.free, line.queue.waiting) == (slots, {})
