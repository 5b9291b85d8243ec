"""One match between bots, each of which gets its own blinded copy of the position."""

from collections.abc import Sequence

from lunasol.bots.bot import Bot
from lunasol.engine.cards import Rng
from lunasol.engine.game import CHANCE, Game


def play(start: Game, bots: Sequence[Bot], seed: int, deal: int, number: int) -> Game:
    """Play to the end. The same ``deal`` shuffles alike; ``number`` tells the bots' luck apart."""
    game, seen = start.clone(), start.fresh()
    chance = Rng(seed, 2 * deal)
    rngs = [Rng(seed ^ (seat + 1) << 48, 2 * number + 1) for seat in range(len(bots))]
    while True:
        seat = int(game.turn())
        if seat >= 0:
            seen.copy_from(game)
            seen.blind(seat)
            game.apply(seat, bots[seat].choose(seen, seat, rngs[seat]))
        elif seat == CHANCE:
            game.roll(chance)
        else:
            return game
