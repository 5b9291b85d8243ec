"""Bots, hints, reviews and replays in the device's thinking worker."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from lunasol.api.work import KINDS, FoundT, JobT, advise, choose, name_of, read, written
from lunasol.bots.answer import Answer
from lunasol.browser.device import Device
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.tables.bot_jobs import BotJob, BotMove

log = logging.getLogger(__name__)


class DeviceBots:
    def __init__(self, device: Device) -> None:
        self.device = device
        self.advising: dict[str, asyncio.Task[Answer]] = {}
        """By address of a connection, the hint that it waits for."""

    async def choose(self, job: BotJob, whose: str) -> BotMove:
        """A move without its thinking time: a bot with only one move answers at once. On a server
        it waits, because a quick answer tells the other players something. Here there is nobody but
        the owner of the device, who could look at all cards anyway, and waiting costs them time.
        """
        found = await self.run(choose, job, whose)
        return msgspec.structs.replace(found, seconds=None)

    async def advise(self, job: BotJob, whose: str) -> Answer:
        task = self.advising[whose] = asyncio.create_task(self.run(advise, job, whose))
        try:
            await asyncio.wait([task])
        finally:
            task.cancel()  # has no effect if it is done
            self.advising.pop(whose, None)
        if task.cancelled():
            raise RequestRefused(RefusalKey.NOT_POSSIBLE)
        return task.result()

    def give_up_advice(self, whose: str) -> None:
        """Nobody at this address waits for a hint any more."""
        task = self.advising.get(whose)
        if task is not None:
            task.cancel()

    async def run(self, work: Callable[[JobT], FoundT], job: JobT, whose: str) -> FoundT:
        """Do a job in the thinking worker. A job that is cancelled is stopped there too."""
        kind = name_of(work)
        found: FoundT = read(await self.think(kind, written(job)), KINDS[kind].gives)
        return found

    async def think(self, kind: str, job: str) -> str:
        answer, stop = parts_of(self.device.think(kind, job))
        try:
            return str(await answer)
        except asyncio.CancelledError:
            stop()
            raise
        except Exception as error:
            log.error("the thinking worker failed: %s", error)
            raise RequestRefused(RefusalKey.NOT_POSSIBLE) from error


def parts_of(thinking: Any) -> tuple[Awaitable[str], Callable[[], object]]:
    """The answer to come, and what stops the job; a plain promise cannot be stopped."""
    if hasattr(thinking, "stop"):
        return thinking.answer, thinking.stop
    return thinking, lambda: None
