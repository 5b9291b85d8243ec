"""Bots think in separate processes, so that no table waits for them.

A process is sent a seat's blinded position as plain data and a seed, never the match. Searches take
a second or two, so everybody takes turns (``FairQueue``). Bots that only look at each move once
have a process of their own, in which nothing takes long: it also answers for a search whose turn
does not come in time.
"""

from collections.abc import Callable

import msgspec

from lunasol.api.work import FoundT, JobT, advise, choose
from lunasol.bots import registry
from lunasol.bots.answer import Answer
from lunasol.server.bots.lane import Lane, WaitedTooLong
from lunasol.tables.bot_jobs import BotJob, BotMove

SUBSTITUTE = "greedy"
"""The best bot that does not search."""


class ProcessBotPool:
    def __init__(self, workers: int, wait: float, on_late: Callable[[], None]) -> None:
        self.searches = Lane(workers)
        self.glances = Lane(1)
        """For bots that only look at each move once."""
        self.wait = wait
        """How many seconds a bot or a hint may wait for its turn to search."""
        self.on_late = on_late
        """Called whenever a bot that does not search answers instead."""

    async def choose(self, job: BotJob, whose: str) -> BotMove:
        return await self.think(choose, job, whose)

    async def advise(self, job: BotJob, whose: str) -> Answer:
        return await self.think(advise, job, whose)

    async def think(self, work: Callable[[BotJob], FoundT], job: BotJob, whose: str) -> FoundT:
        if not registry.does_search(job.bot):
            return await self.glances.run(work, job, whose)
        try:
            return await self.searches.run(work, job, whose, self.wait)
        except WaitedTooLong:
            self.on_late()
            substitute = msgspec.structs.replace(job, bot=SUBSTITUTE)
            return await self.glances.run(work, substitute, whose)

    async def run(self, work: Callable[[JobT], FoundT], job: JobT, whose: str) -> FoundT:
        """Do any other long work, in turn with the searches."""
        return await self.searches.run(work, job, whose)

    def close(self) -> None:
        self.searches.close()
        self.glances.close()
