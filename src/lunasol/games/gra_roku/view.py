# Compiled by mypyc, see COMPILED in hatch_build.py.
"""What a seat sees of Gra roku, built from a blinded position."""

from lunasol.engine.cards import NOTHING, Cards
from lunasol.engine.game import OVER
from lunasol.engine.notation import HIDDEN, Notation
from lunasol.engine.view_builder import names
from lunasol.games.gra_roku.rules import GraRoku
from lunasol.games.gra_roku.rules_cards import BONUS, FILING, SIDE, SYMBOLS, TAKING
from lunasol.games.gra_roku.table import GraRokuTable, Place


def table(game: GraRoku, notation: Notation) -> GraRokuTable:
    seats = range(game.players)
    grid = places(notation, game.grid)
    years = places(notation, game.years)
    return GraRokuTable(
        round=int(game.round),
        harder=game.rules.harder,
        grid=tuple(grid[first : first + SIDE] for first in range(0, len(grid), SIDE)),
        revealed=places(notation, game.revealed),
        placing=placing(game),
        row=None if game.row == NOTHING else int(game.row) + 1,
        takers=takers(game),
        on_its_way=notation.card(game.transit.items[0]) if game.transit else None,
        years=tuple(years[first : first + SYMBOLS] for first in range(0, len(years), SYMBOLS)),
        aside=tuple([aside(game, notation, seat) for seat in seats]),
        rows=tuple(int(game.complete_rows(seat)) for seat in seats),
        row_points=tuple([row_points(game, seat) for seat in seats]),
        points=tuple(int(game.score(seat)) for seat in seats),
        box=names(notation, game.box),
        pile=names(notation, game.pile),
    )


def places(notation: Notation, cards: Cards) -> tuple[Place, ...]:
    return tuple([name or None for name in names(notation, cards)])


def placing(game: GraRoku) -> tuple[int, ...]:
    """The seats that still place a card, clockwise from the one that started the round."""
    order = clockwise(game, int(game.starter))
    return tuple([seat for seat in order if game.revealed.items[seat] != NOTHING])


def takers(game: GraRoku) -> tuple[int, ...]:
    """The seats that still take a card, clockwise from the one that takes now."""
    if game.step not in (TAKING, FILING, BONUS):
        return ()
    order = clockwise(game, int(game.placer))
    return tuple(order[order.index(int(game.actor)) :])


def row_points(game: GraRoku, seat: int) -> tuple[int, ...]:
    """Row by row: what the first rows count together, without those before."""
    rows = range(game.complete_rows(seat))
    return tuple(
        [int(game.points_of_rows(seat, row + 1) - game.points_of_rows(seat, row)) for row in rows]
    )


def clockwise(game: GraRoku, first: int) -> list[int]:
    return [(first + turn) % int(game.players) for turn in range(game.players)]


def aside(game: GraRoku, notation: Notation, seat: int) -> tuple[str, ...]:
    """The cards aside; they lie face down until the match is over."""
    cards = names(notation, game.aside[seat])
    return cards if game.turn() == OVER else (HIDDEN,) * len(cards)
