"""Bots think in processes of their own, so that nobody at any table waits for them.

What goes there is a seat's blinded position as plain data, and a number for the generator.
"""

import asyncio
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache
from typing import Any

from lunasol import games
from lunasol.arena.workers import stay_with_the_parent
from lunasol.bots import registry as bots
from lunasol.bots.answer import Candidate
from lunasol.bots.bot import Bot
from lunasol.engine.cards import NOTHING, Rng
from lunasol.engine.game import Game
from lunasol.engine.options import OptionValue
from lunasol.engine.position import Snapshot, restored, snapshot
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.tables import catalog
from lunasol.tables.state import TableState

ADVISER = "strong"
WORD = 63
ATTEMPTS = 5


@dataclass(frozen=True)
class BotJob:
    """All that a bot is told."""

    game: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]
    position: Snapshot
    seat: int
    bot: str
    seed: int


@dataclass(frozen=True)
class Because:
    """A bot's reason as plain data: compiled classes do not go from process to process."""

    key: str
    facts: dict[str, Any]


@dataclass(frozen=True)
class Advice:
    """A bot's answer, likewise."""

    move: int
    candidates: tuple[Candidate, ...]
    reason: Because | None
    iterations: int


def job_for(state: TableState, seat: int, bot: str) -> BotJob:
    opened = state.opened
    position = snapshot(state.playing().blinded(seat))
    options = tuple(opened.options.items())
    seed = secrets.randbits(WORD)
    return BotJob(opened.game, opened.players, options, position, seat, bot, seed)


class BotPool:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.workers, multiprocessing.get_context("spawn"), stay_with_the_parent
        )

    async def choose(self, task: BotJob) -> int:
        code: int = await self.run(choose, task)
        return code

    async def advise(self, task: BotJob) -> Advice:
        advice: Advice = await self.run(advise, task)
        return advice

    async def run(self, work: Any, task: BotJob) -> Any:
        """A process that died is replaced, and the position thought over again, a few times."""
        loop = asyncio.get_running_loop()
        for _ in range(ATTEMPTS):
            pool = self.pool
            try:
                return await loop.run_in_executor(pool, work, task)
            except BrokenProcessPool:
                if pool is self.pool:
                    pool.shutdown(wait=False)
                    self.pool = self.new_pool()
        raise RequestRefused(RefusalKey.NOT_POSSIBLE)

    def close(self) -> None:
        """Wait for whoever is in thought: a pool that closes while Python itself ends may fail."""
        self.pool.shutdown(cancel_futures=True)


# In the other process -------------------------------------------------------------------------


def choose(task: BotJob) -> int:
    return bot(task.bot, task.game).choose(position(task), task.seat, Rng(task.seed))


def advise(task: BotJob) -> Advice:
    answer = bot(task.bot, task.game).answer(position(task), task.seat, Rng(task.seed))
    reason = answer.reason
    because = None if reason is None else Because(reason.key, dict(reason.facts))
    return Advice(answer.move, answer.candidates, because, answer.iterations)


@cache
def bot(name: str, game: str) -> Bot:
    return bots.bot(name, game)


def position(task: BotJob) -> Game:
    options = dict(task.options)
    deck = catalog.deck(task.game, str(options["deck"]))
    blank = games.definition(task.game).new_game(task.players, NOTHING, deck, options)
    return restored(blank, task.position)
