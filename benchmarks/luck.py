"""How far one could get: a search that sees all cards, also those still to be drawn.

`python benchmarks/bots.py luck` lets it sit among greedy players, as the honest search does. What
it does not win either, no player could be sure to win: chance to come and the others decide it.
What lies between the two is hidden from an honest player.
"""

from dataclasses import dataclass

from lunasol.arena.plan import start_of
from lunasol.arena.seatings import turned
from lunasol.arena.tournament import Contest, Result, bot_of
from lunasol.engine.cards import Rng
from lunasol.engine.game import CHANCE, Game


@dataclass(frozen=True)
class Unblinded(Contest):
    """A contest whose first bot gets the whole position."""

    def match(self, deal: int, turn: int) -> Result:
        seating = turned(self.circles[deal % len(self.circles)], turn)
        number = deal * self.plan.players + turn
        outcome = self.play(seating, deal, number).outcome()
        return Result(seating, outcome.scores, outcome.winners)

    def play(self, seating: tuple[int, ...], deal: int, number: int) -> Game:
        game, chance = start_of(self.plan).clone(), Rng(self.plan.seed, 2 * deal)
        rng = Rng(self.plan.seed, 2 * number + 1)
        while (seat := int(game.turn())) >= 0 or seat == CHANCE:
            if seat == CHANCE:
                game.roll(chance)
                continue
            shown = game.clone()
            if seating[seat] > 0:
                shown.blind(seat)
            bot = bot_of(self.bots[seating[seat]], self.plan.game)
            game.apply(seat, bot.choose(shown, seat, rng))
        return game
