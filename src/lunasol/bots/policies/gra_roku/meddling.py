# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Which moves of Gra roku touch the others: taking the card that the next taker needs most.

A builder takes the card that adds most to its own year. Placing a card serves whoever fills the
row, so there is no honest difference there.
"""

from mypy_extensions import i64

from lunasol.engine.cards import NOTHING
from lunasol.engine.game import Game, next_seat
from lunasol.games.gra_roku.rules import GraRoku
from lunasol.games.gra_roku.rules_cards import CARDS, SIDE, TAKE, TAKING, points_of


def meddles(game: Game, seat: i64, move: i64) -> i64:
    """1 for the card that the next taker needs most, -1 for the one that the seat needs most
    itself, 0 for one that both or neither needs most."""
    assert isinstance(game, GraRoku)
    if game.step != TAKING:
        return 0
    card = move - TAKE
    after = next_seat(seat, game.players)
    denies = after != game.placer and is_needed_most(game, after, card)
    serves = is_needed_most(game, seat, card)
    return i64(denies) - i64(serves)


def is_needed_most(game: GraRoku, seat: i64, card: i64) -> bool:
    """Whether no card of the row would bring the seat more points, and this one brings some."""
    mine = points_brought(game, seat, card)
    grid = game.grid.items
    for cell in range(game.row * SIDE, game.row * SIDE + SIDE):
        if grid[cell] != NOTHING and points_brought(game, seat, grid[cell]) > mine:
            return False
    return mine > 0


def points_brought(game: GraRoku, seat: i64, card: i64) -> i64:
    """A missing card is worth more than any better copy of one that the seat has."""
    owned = game.owned(seat, card)
    if owned == NOTHING:
        return CARDS + points_of(card)
    return points_of(card) - points_of(owned)
