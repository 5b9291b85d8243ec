"""Plays one match between bots, and keeps what every match of a run needs."""

from collections.abc import Sequence
from functools import lru_cache

from lunasol.bots import registry
from lunasol.bots.bot import Bot
from lunasol.engine.cards import Rng
from lunasol.engine.game import CHANCE, Game
from lunasol.games import MatchSpec


def play(start: Game, bots: Sequence[Bot], seed: int, deal: int, number: int) -> Game:
    """Play a match to its end; each bot gets its own copy of the position without hidden cards."""
    game, seen = start.clone(), start.fresh()
    shuffler, rngs = generators(seed, deal, number, len(bots))
    while True:
        seat = int(game.turn())
        if seat >= 0:
            seen.copy_from(game)
            seen.blind(seat)
            game.apply(seat, bots[seat].choose(seen, seat, rngs[seat]))
        elif seat == CHANCE:
            game.roll(shuffler)
        else:
            return game


def generators(seed: int, deal: int, number: int, players: int) -> tuple[Rng, list[Rng]]:
    """The generator of the shuffles, and one for each bot.

    Matches with the same ``deal`` get the same shuffles; the match ``number`` makes the bots draw
    different random numbers in each of them.
    """
    bots = [Rng(seed ^ (seat + 1) << 48, 2 * number + 1) for seat in range(players)]
    return Rng(seed, 2 * deal), bots


# Made once in each process ----------------------------------------------------------------------


@lru_cache(maxsize=4)
def start_of(spec: MatchSpec) -> Game:
    """The position before the first shuffle. It is shared: clone it before you change it."""
    return spec.new_game()


@lru_cache(maxsize=64)
def bot_of(name: str, game: str) -> Bot:
    return registry.bot(name, game)


@lru_cache(maxsize=8)
def teams_of(spec: MatchSpec) -> tuple[int, ...]:
    """The team of each seat; without partners every seat is a team by itself."""
    start = start_of(spec)
    return tuple(int(start.team(seat)) for seat in range(spec.players))
