"""An upper limit for any player: a search that sees all cards, even those still to be drawn.

`python benchmarks/bots.py luck` seats it among greedy players, like the honest search. What even
this search does not win depends on later randomness and on the other players. The difference
between the two searches is the value of the hidden information.
"""

from dataclasses import dataclass

from lunasol.arena.play import bot_of, start_of
from lunasol.arena.seating import rotate
from lunasol.arena.tournament import MatchResult, Tournament
from lunasol.engine.cards import Rng
from lunasol.engine.game import CHANCE, Game


@dataclass(frozen=True)
class Unblinded(Tournament):
    """A tournament in which the first bot sees the whole position."""

    def match(self, deal: int, turn: int) -> MatchResult:
        seating = rotate(self.seat_cycles[deal % len(self.seat_cycles)], turn)
        number = deal * self.spec.players + turn
        outcome = self.play(seating, deal, number).outcome()
        return MatchResult(seating, outcome.scores, outcome.winners)

    def play(self, seating: tuple[int, ...], deal: int, number: int) -> Game:
        game, shuffler = start_of(self.spec).clone(), Rng(self.seed, 2 * deal)
        rng = Rng(self.seed, 2 * number + 1)
        while (seat := int(game.turn())) >= 0 or seat == CHANCE:
            if seat == CHANCE:
                game.roll(shuffler)
                continue
            shown = game.clone()
            if seating[seat] > 0:
                shown.blind(seat)
            bot = bot_of(self.bots[seating[seat]], self.spec.game)
            game.apply(seat, bot.choose(shown, seat, rng))
        return game
