"""The ladder in short: `make bench-bots` has the long version, docs/bots.md its figures."""

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
def test_fewer_slips_win_more(game: str) -> None:
    assert win_share(game, "casual", "beginner", 8) > 1.2


@pytest.mark.parametrize("game", games.GAMES)
def test_to_search_wins_more_than_to_slip(game: str) -> None:
    """A playout of Sun and Moon or Gra roku takes much longer, and needs fewer others beside it."""
    iterations = {"sun_and_moon": 8, "gra_roku": 16}.get(game, 36)
    assert win_share(game, f"search:{iterations}", "beginner", 4) > 1.3


@pytest.mark.parametrize("game", games.GAMES)
def test_each_level_slips_less_and_thinks_more_than_the_one_below(game: str) -> None:
    bots = [registry.bot(name, game) for name in LEVELS]
    blunder_percent = [
        bot.blunder_percent for bot in bots if isinstance(bot, GreedyBot | SearchBot)
    ]
    assert len(blunder_percent) == len(LEVELS)
    assert blunder_percent == sorted(set(blunder_percent), reverse=True)
    plans = [bot.plan for bot in bots if isinstance(bot, SearchBot)]
    assert [int(plan.iterations) for plan in plans] == sorted(int(p.iterations) for p in plans)
    assert plans[0].seconds < 0.3
    assert plans[-1].seconds < 2
    assert blunder_percent[-1] == 0
