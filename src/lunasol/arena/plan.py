"""What is to be played, as data that can travel to another process."""

from dataclasses import dataclass
from functools import lru_cache

from lunasol import games
from lunasol.engine.cards import NOTHING
from lunasol.engine.errors import BadSeat
from lunasol.engine.game import Game
from lunasol.engine.options import OptionValue


@dataclass(frozen=True)
class Plan:
    game: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]
    """The whole option set, checked."""
    seed: int

    def start(self) -> Game:
        """The position before the first shuffle."""
        definition = games.definition(self.game)
        options = dict(self.options)
        definition.check_players(self.players, options)
        seat = options["first_seat"]
        stated = seat if isinstance(seat, int) else NOTHING
        if stated >= self.players:
            raise BadSeat(f"first_seat is {stated}, but seats are 0 to {self.players - 1}")
        deck = games.deck(definition, str(options["deck"]))
        return definition.new_game(self.players, stated, deck, options)


@lru_cache(maxsize=4)
def start_of(plan: Plan) -> Game:
    """Made once in each process."""
    return plan.start()
