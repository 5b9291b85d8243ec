"""Work that takes long: a bot's move, a hint, the judgement of a decision, a replay.

Each function takes plain data and gives plain data, so that it can run elsewhere: in a process of
the server, or in the browser's thinking worker, which is sent texts.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from time import perf_counter
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec import Struct

from lunasol import games
from lunasol.analysis.judge import Judge, JudgedMove
from lunasol.api.replay import replay
from lunasol.bots import registry
from lunasol.bots.answer import Answer
from lunasol.bots.bot import Bot, SearchBot
from lunasol.bots.cast import Manner
from lunasol.bots.search.search import SearchBudget
from lunasol.engine.cards import NOTHING, Rng
from lunasol.engine.errors import LunasolError
from lunasol.engine.game import Game
from lunasol.engine.match import MovePlayed
from lunasol.engine.position import restored
from lunasol.engine.record import read_record
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.tables import catalog
from lunasol.tables.bot_jobs import BotJob, BotMove
from lunasol.tables.state import codes_of

ITERATIONS, SECONDS = 1000, 0.2
"""The budget of one search in a review. A decision takes one to five searches, and bots wait
meanwhile."""
JobT = TypeVar("JobT")
FoundT = TypeVar("FoundT")


class Worker(Protocol):
    """Does long work without blocking anybody; addresses (``whose``) take turns."""

    def run(self, work: Callable[[JobT], FoundT], job: JobT, whose: str) -> Awaitable[FoundT]: ...


# A bot's move, and a hint ---------------------------------------------------------------------


def choose(job: BotJob) -> BotMove:
    game = position(job)
    is_forced = codes_of(game, job.seat).size == 1
    start = perf_counter()
    code = bot(job.bot, job.game, job.manner).choose(game, job.seat, Rng(job.seed))
    seconds = perf_counter() - start if registry.does_search(job.bot) else None
    return BotMove(code, is_forced, seconds)


def advise(job: BotJob) -> Answer:
    return bot(job.bot, job.game).answer(position(job), job.seat, Rng(job.seed))


@cache
def bot(name: str, game: str, manner: Manner = "") -> Bot:
    return registry.bot(name, game, manner)


def position(job: BotJob) -> Game:
    options = dict(job.options)
    deck = catalog.deck(job.game, str(options["deck"]))
    blank = games.definition(job.game).new_game(job.players, NOTHING, deck, options)
    return restored(blank, job.position)


# A decision in hindsight ----------------------------------------------------------------------


class Question(BotJob, frozen=True, kw_only=True):
    """A decision to be judged: what its seat knew, and what it played."""

    at: int
    move: int


def judge(question: Question) -> JudgedMove:
    """Judge a decision. Only what the seat knew is known here."""
    judge = Judge(adviser(question.game), question.seed)
    move = MovePlayed(question.seat, question.move)
    return judge.judge(question.at, move, position(question))


def adviser(game: str) -> SearchBot:
    return SearchBot(registry.policy(game), SearchBudget(ITERATIONS, SECONDS))


# A replay -------------------------------------------------------------------------------------


class ReplayJob(Struct, frozen=True):
    record: str
    seat: str | None


class Replayed(Struct, frozen=True):
    """The replay as JSON, or why there is none."""

    data: bytes = b""
    key: RefusalKey | None = None
    detail: str = ""

    def answer(self) -> bytes:
        key = self.key
        if key is not None:
            raise RequestRefused(key, self.detail)
        return self.data


def replay_record(job: ReplayJob) -> Replayed:
    """A client that has the file has everything in it, so the match need not be over."""
    try:
        return Replayed(msgspec.json.encode(replay(read_record(job.record, games), job.seat)))
    except RequestRefused as refusal:
        return Replayed(key=refusal.key, detail=refusal.detail)
    except LunasolError as error:
        return Replayed(key=RefusalKey.BAD_REQUEST, detail=str(error))


# As texts -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Kind:
    """A kind of work with the types of its job and its result."""

    work: Callable[[Any], Any]
    takes: type[Any]
    gives: type[Any]


KINDS = {
    "choose": Kind(choose, BotJob, BotMove),
    "advise": Kind(advise, BotJob, Answer),
    "judge": Kind(judge, Question, JudgedMove),
    "replay": Kind(replay_record, ReplayJob, Replayed),
}
"""By the name that a worker in the browser knows."""


def name_of(work: Callable[[Any], Any]) -> str:
    return next(name for name, kind in KINDS.items() if kind.work is work)


def written(plain: object) -> str:
    """A job or a result as a text. JSON keeps integers and fractions exactly as they are."""
    return msgspec.json.encode(plain).decode()


def read(text: str, kind: type[FoundT]) -> FoundT:
    return msgspec.json.decode(text, type=kind)
