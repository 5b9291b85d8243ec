"""Bots think in separate processes, so that no table waits for them.

A process is sent a seat's blinded position as plain data and a seed, never the match.
"""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import TypeVar

from lunasol import games
from lunasol.bots import registry
from lunasol.bots.answer import Answer
from lunasol.bots.bot import Bot
from lunasol.engine.cards import NOTHING, Rng
from lunasol.engine.game import Game
from lunasol.engine.position import restored
from lunasol.processes import stay_with_the_parent
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.tables import catalog
from lunasol.tables.bot_jobs import BotJob

ATTEMPTS = 5
JobT = TypeVar("JobT")
FoundT = TypeVar("FoundT")


class ProcessBotPool:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.workers, multiprocessing.get_context("spawn"), stay_with_the_parent
        )

    async def choose(self, job: BotJob) -> int:
        return await self.run(choose, job)

    async def advise(self, job: BotJob) -> Answer:
        return await self.run(advise, job)

    async def run(self, work: Callable[[JobT], FoundT], job: JobT) -> FoundT:
        """A process that died is replaced, and the job tried again a few times."""
        loop = asyncio.get_running_loop()
        for _ in range(ATTEMPTS):
            pool = self.pool
            try:
                return await loop.run_in_executor(pool, work, job)
            except BrokenProcessPool:
                if pool is self.pool:
                    pool.shutdown(wait=False)
                    self.pool = self.new_pool()
        raise RequestRefused(RefusalKey.NOT_POSSIBLE)

    def close(self) -> None:
        """Wait for bots that still think: a pool that closes while Python exits may fail."""
        self.pool.shutdown(cancel_futures=True)


# In the other process -------------------------------------------------------------------------


def choose(job: BotJob) -> int:
    return bot(job.bot, job.game).choose(position(job), job.seat, Rng(job.seed))


def advise(job: BotJob) -> Answer:
    return bot(job.bot, job.game).answer(position(job), job.seat, Rng(job.seed))


@cache
def bot(name: str, game: str) -> Bot:
    return registry.bot(name, game)


def position(job: BotJob) -> Game:
    options = dict(job.options)
    deck = catalog.deck(job.game, str(options["deck"]))
    blank = games.definition(job.game).new_game(job.players, NOTHING, deck, options)
    return restored(blank, job.position)
