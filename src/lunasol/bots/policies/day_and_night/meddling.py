# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Which moves of Day & Night touch the others: turning the time, which changes who takes.

A builder adds to the colour of its own first card instead. Taking a card touches nobody.
"""

from mypy_extensions import i64

from lunasol.engine.game import TAKE_BACK, Game
from lunasol.games.day_and_night.rules import CHOOSE_SECOND, TAKING, DayAndNight


def meddles(game: Game, seat: i64, move: i64) -> i64:
    """1 for a card with a symbol, -1 for one without that adds to the own colour, else 0."""
    assert isinstance(game, DayAndNight)
    if game.step == TAKING or move == TAKE_BACK:
        return 0
    if game.deck.symbols[move]:
        return 1
    if game.step != CHOOSE_SECOND:
        return 0
    colours = game.deck.colour
    return -1 if colours[move] == colours[game.first_cards[seat]] else 0
