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
from lunasol.server import shelf
from lunasol.server.errors import No
from lunasol.server.room import Room

ADVISER = "strong"
WORD = 63
ATTEMPTS = 5


@dataclass(frozen=True)
class Task:
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


def task_for(room: Room, seat: int, bot: str) -> Task:
    opened = room.opened
    position = snapshot(room.playing().blinded(seat))
    options = tuple(opened.options.items())
    seed = secrets.randbits(WORD)
    return Task(opened.game, opened.players, options, position, seat, bot, seed)


class Thinkers:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.workers, multiprocessing.get_context("spawn"), stay_with_the_parent
        )

    async def choose(self, task: Task) -> int:
        code: int = await self.run(choose, task)
        return code

    async def advise(self, task: Task) -> Advice:
        advice: Advice = await self.run(advise, task)
        return advice

    async def run(self, work: Any, task: Task) -> Any:
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
        raise No("not-possible")

    def close(self) -> None:
        """Wait for whoever is in thought: a pool that closes while Python itself ends may fail."""
        self.pool.shutdown(cancel_futures=True)


# In the other process -------------------------------------------------------------------------


def choose(task: Task) -> int:
    return bot(task.bot, task.game).choose(position(task), task.seat, Rng(task.seed))


def advise(task: Task) -> Advice:
    answer = bot(task.bot, task.game).answer(position(task), task.seat, Rng(task.seed))
    reason = answer.reason
    because = None if reason is None else Because(reason.key, dict(reason.facts))
    return Advice(answer.move, answer.candidates, because, answer.iterations)


@cache
def bot(name: str, game: str) -> Bot:
    return bots.bot(name, game)


def position(task: Task) -> Game:
    options = dict(task.options)
    deck = shelf.deck(task.game, str(options["deck"]))
    blank = games.definition(task.game).new_game(task.players, NOTHING, deck, options)
    return restored(blank, task.position)
