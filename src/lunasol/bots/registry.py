"""The bots by name: three kinds of bots, and five levels made of them."""

from importlib import import_module

from lunasol.bots.bot import Bot, GreedyBot, RandomBot, SearchBot
from lunasol.bots.policy import CLEAR_DIFFERENCE, Policy
from lunasol.bots.search.search import SearchBudget
from lunasol.engine.errors import LunasolError

LEVELS = ("beginner", "casual", "skilled", "strong", "expert")
KINDS = ("random", "greedy", "search")
GREEDY_LEVELS = {1: 60, 2: 35}
"""Levels that only look at each move once: their blunders in a hundred moves."""
SEARCH_LEVELS = {3: (200, 0.25, 18), 4: (600, 0.9, 8), 5: (20000, 1.8, 0)}
"""Levels that search: iterations, seconds at most, blunders in a hundred moves."""
USUAL_ITERATIONS = 2000
MOST_ITERATIONS = 10**9


class UnknownBot(LunasolError):
    """There is no bot of this name."""


def policy(game: str) -> Policy:
    """The policy of a game: the package of that name in ``policies``."""
    made: Policy = import_module(f"lunasol.bots.policies.{game}").POLICY()
    return made


def bot(name: str, game: str) -> Bot:
    """A level, ``random``, ``greedy``, or ``search`` with its iterations, as in search:500."""
    kind, _, detail = name.partition(":")
    if kind == "search":
        return SearchBot(policy(game), SearchBudget(iterations(name, detail)))
    if kind == name == "random":
        return RandomBot()
    if kind == name == "greedy":
        return GreedyBot(policy(game), 1)
    if name in LEVELS:
        return level(LEVELS.index(name) + 1, game)
    names = ", ".join([*LEVELS, *KINDS])
    raise UnknownBot(f"there is no bot {name[:60]!r}: there are {names} and search:ITERATIONS")


def iterations(name: str, detail: str) -> int:
    if not detail and ":" not in name:
        return USUAL_ITERATIONS
    if detail.isascii() and detail.isdecimal() and 0 < int(detail[:12]) <= MOST_ITERATIONS:
        return int(detail[:12])
    raise UnknownBot(f"{name[:60]!r} must say how many iterations, as in search:500")


def level(number: int, game: str) -> Bot:
    """From 1, which plays more than every other move at random, to 5, which never blunders."""
    known = policy(game)
    if number in GREEDY_LEVELS:
        return GreedyBot(known, CLEAR_DIFFERENCE // 2, blunder_percent=GREEDY_LEVELS[number])
    iterations, seconds, blunder_percent = SEARCH_LEVELS[number]
    return SearchBot(known, SearchBudget(iterations, seconds=seconds), blunder_percent)
