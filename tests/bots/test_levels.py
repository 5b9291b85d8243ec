"""The levels in a short tournament; docs/bots.md has the figures of `make bench-bots`."""

import pytest

from lunasol import games
from lunasol.arena.results import ResultsTable
from lunasol.arena.tournament import Tournament, compete
from lunasol.arena.workers import Serial
from lunasol.bots import registry
from lunasol.bots.bot import GreedyBot, SearchBot
from lunasol.bots.registry import LEVELS


def win_share(game: str, better: str, worse: str, deals: int) -> float:
    definition = games.definition(game)
    bots = [better, *[worse] * (definition.fewest - 1)]
    tournament = Tournament.of(games.MatchSpec.of(game, definition.fewest), bots, seed=1)
    results = compete(tournament, deals, Serial(), {}, lambda *_: None)
    table = ResultsTable(tournament, results)
    return next(bot.win_share for bot in table.bots if bot.bot == better) / table.par


@pytest.mark.parametrize("game", games.GAMES)
def test_fewer_blunders_win_more(game: str) -> None:
    assert win_share(game, "casual", "beginner", 8) > 1.2


@pytest.mark.compiled_only
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
