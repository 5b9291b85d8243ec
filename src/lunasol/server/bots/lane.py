"""Processes for one kind of work, with a fair queue in front of them."""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from lunasol.api.work import FoundT, JobT
from lunasol.processes import make_way
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.server.bots.fair_queue import FairQueue

ATTEMPTS = 5


class WaitedTooLong(Exception):
    """The turn of a job did not come in time; no process has seen it."""


class Lane:
    """Its processes start when they are first needed."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.queue = FairQueue(workers)
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), make_way)

    async def run(
        self, work: Callable[[JobT], FoundT], job: JobT, whose: str, wait: float | None = None
    ) -> FoundT:
        """Do the job when it is its owner's turn, or raise if that takes longer than ``wait``.

        The slot is held until the process is done, even if nobody waits for the answer any more:
        the executor must never have more jobs than processes, because its own queue is not fair.
        """
        await self.turn(whose, wait)
        working = asyncio.ensure_future(self.attempt(work, job))
        working.add_done_callback(lambda _: self.queue.release(whose))
        return await asyncio.shield(working)

    async def turn(self, whose: str, wait: float | None) -> None:
        try:
            async with asyncio.timeout(wait):
                await self.queue.acquire(whose)
        except TimeoutError:
            raise WaitedTooLong from None

    async def attempt(self, work: Callable[[JobT], FoundT], job: JobT) -> FoundT:
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
        """Wait for jobs in progress: a pool that closes while Python exits may fail."""
        self.pool.shutdown(cancel_futures=True)
