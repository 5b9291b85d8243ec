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
def test_fewer_mistakes_win_more(game: str) -> None:
    assert win_share(game, "casual", "beginner", 12) > 1.2


@pytest.mark.compiled_only
@pytest.mark.parametrize("game", games.GAMES)
def test_searching_wins_more_than_erring(game: str) -> None:
    """A playout of Sun and Moon or Gra roku takes much longer, but fewer of them are enough."""
    iterations = {"sun_and_moon": 8, "gra_roku": 16}.get(game, 36)
    assert win_share(game, f"search:{iterations}", "beginner", 4) > 1.3


@pytest.mark.parametrize("game", games.GAMES)
def test_each_level_errs_less_and_searches_more_than_the_one_below(game: str) -> None:
    bots = [registry.bot(name, game) for name in LEVELS]
    at_sight = [bot.temper.temperature for bot in bots if isinstance(bot, GreedyBot)]
    searching = [bot for bot in bots if isinstance(bot, SearchBot)]
    temperatures = [bot.temper.temperature for bot in searching]
    assert len(at_sight) + len(searching) == len(LEVELS)
    assert at_sight == sorted(set(at_sight), reverse=True)
    assert temperatures == sorted(set(temperatures), reverse=True)
    assert temperatures[-1] == 0
    iterations = [int(bot.budget.iterations) for bot in searching]
    assert iterations == sorted(set(iterations))


def test_a_character_plays_at_its_own_level_in_its_own_manner() -> None:
    luna, strong = registry.bot("luna", "nox"), registry.bot("strong", "nox", "builder")
    assert isinstance(luna, SearchBot)
    assert isinstance(strong, SearchBot)
    assert luna.budget.iterations == strong.budget.iterations
    assert luna.temper.temperature == strong.temper.temperature
    assert luna.temper.suits is not None
    assert strong.temper.suits is not None
