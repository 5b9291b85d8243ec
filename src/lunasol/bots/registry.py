"""The bots by name: three kinds of bots, five levels made of them, and the cast."""

from importlib import import_module
from types import ModuleType

from lunasol.bots import cast
from lunasol.bots.bot import Bot, GreedyBot, RandomBot, SearchBot
from lunasol.bots.cast import CAST, Manner
from lunasol.bots.mistakes import Meddling, Temper
from lunasol.bots.policy import Policy
from lunasol.bots.search.search import SearchBudget
from lunasol.engine.errors import LunasolError

LEVELS = cast.LEVELS
KINDS = ("random", "greedy", "search")
ITERATIONS = {"skilled": 200, "strong": 600, "expert": 4000}
"""The levels that search; the others look at each move once. There is no limit in seconds, so
that a level plays the same moves on every machine, and in the browser."""
WIN_MARGIN = 0.004
"""To a manner, moves that were searched are equal if they differ by no more than this share of a
win."""
USUAL_ITERATIONS = 2000
MOST_ITERATIONS = 10**9


class UnknownBot(LunasolError):
    """There is no bot of this name."""


def package(game: str) -> ModuleType:
    """What the bots know about a game: the package of that name in ``policies``."""
    return import_module(f"lunasol.bots.policies.{game}")


def policy(game: str) -> Policy:
    """The policy of a game."""
    made: Policy = package(game).POLICY()
    return made


def bot(name: str, game: str, manner: Manner = "") -> Bot:
    """A character, a level, ``random``, ``greedy``, or ``search`` with its iterations, as in
    search:500. A level can be played in a manner; a character has its own."""
    kind, _, detail = name.partition(":")
    if kind == "search":
        return SearchBot(policy(game), SearchBudget(iterations(name, detail)))
    if kind == name == "random":
        return RandomBot()
    if kind == name == "greedy":
        return GreedyBot(policy(game))
    if name in LEVELS:
        return level(name, game, manner)
    if name in CAST:
        return level(CAST[name].level, game, manner or CAST[name].manner)
    names = ", ".join([*LEVELS, *KINDS])
    raise UnknownBot(f"there is no bot {name[:60]!r}: there are {names} and search:ITERATIONS")


def does_search(name: str) -> bool:
    """Whether the bot of this name searches; the others answer within milliseconds."""
    known = CAST[name].level if name in CAST else name
    return known in ITERATIONS or known.partition(":")[0] == "search"


def iterations(name: str, detail: str) -> int:
    if not detail and ":" not in name:
        return USUAL_ITERATIONS
    if detail.isascii() and detail.isdecimal() and 0 < int(detail[:12]) <= MOST_ITERATIONS:
        return int(detail[:12])
    raise UnknownBot(f"{name[:60]!r} must say how many iterations, as in search:500")


def level(name: str, game: str, manner: Manner = "") -> Bot:
    """From beginner, who often plays a move that only looks good, to expert, who never errs."""
    known, suits = policy(game), preference(game, manner)
    habits = package(game)
    temperature = habits.TEMPERATURES.get(name, 0.0)
    if manner == "meddler":
        temperature *= habits.MEDDLER_TEMPERATURE
    if name not in ITERATIONS:
        return GreedyBot(known, Temper(temperature, habits.NEARLY_EQUAL, suits))
    temper = Temper(temperature, WIN_MARGIN, suits)
    return SearchBot(known, SearchBudget(ITERATIONS[name]), temper)


def preference(game: str, manner: Manner) -> Meddling | None:
    """What a manner looks for in the moves of a game."""
    if manner == "":
        return None
    meddling: Meddling = package(game).MEDDLING
    if manner == "meddler":
        return meddling
    return lambda position, seat, move: -meddling(position, seat, move)
