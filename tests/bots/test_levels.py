"""The levels in a short tournament; docs/bots.md has the figures of `make bench-bots`."""

import pytest

from lunasol import games
from lunasol.arena.plan import Plan
from lunasol.arena.standings import Standings
from lunasol.arena.tournament import Contest, compete
from lunasol.arena.workers import Alone
from lunasol.bots import registry
from lunasol.bots.bot import GreedyBot, SearchBot
from lunasol.bots.registry import LEVELS
from lunasol.engine.options import resolve


def win_share(game: str, better: str, worse: str, deals: int) -> float:
    definition = games.definition(game)
    options = resolve(definition.options, {})
    plan = Plan(game, definition.fewest, tuple(options.items()), 1)
    bots = [better, *[worse] * (definition.fewest - 1)]
    contest = Contest.of(plan, bots)
    standings = Standings(contest, compete(contest, deals, Alone(), {}, lambda *_: None))
    found = next(bot.win_share for bot in standings.bots if bot.bot == better)
    return found / standings.par


@pytest.mark.parametrize("game", games.GAMES)
def test_fewer_blunders_win_more(game: str) -> None:
    assert win_share(game, "casual", "beginner", 8) > 1.2


@pytest.mark.parametrize("game", games.GAMES)
def test_searching_wins_more_than_blundering(game: str) -> None:
    """A playout of Sun and Moon or Gra roku takes much longer, but fewer of them are enough."""
    iterations = {"sun_and_moon": 8, "gra_roku": 16}.get(game, 36)
    assert win_share(game, f"search:{iterations}", "beginner", 4) > 1.3


@pytest.mark.parametrize("game", games.GAMES)
def test_each_level_blunders_less_and_searches_more_than_the_one_below(game: str) -> None:
    bots = [registry.bot(name, game) for name in LEVELS]
    blunder_percent = [
        bot.blunder_percent for bot in bots if isinstance(bot, GreedyBot | SearchBot)
    ]
    assert len(blunder_percent) == len(LEVELS)
    assert blunder_percent == sorted(set(blunder_percent), reverse=True)
    budgets = [bot.budget for bot in bots if isinstance(bot, SearchBot)]
    iterations = [int(budget.iterations) for budget in budgets]
    assert iterations == sorted(iterations)
    assert budgets[0].seconds < 0.3
    assert budgets[-1].seconds < 2
    assert blunder_percent[-1] == 0
