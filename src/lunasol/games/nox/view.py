# Compiled by mypyc, see COMPILED in hatch_build.py.
"""What a seat sees of NOX, built from a blinded position."""

from lunasol.engine.game import OVER
from lunasol.engine.notation import HIDDEN, Notation
from lunasol.engine.view_builder import names
from lunasol.games.nox.rules import CHOOSE_TOP, Nox
from lunasol.games.nox.table import Merging, NoxTable


def table(game: Nox, notation: Notation) -> NoxTable:
    seats = range(game.players)
    return NoxTable(
        round=int(game.round),
        starter=int(game.starter),
        player=int(game.player),
        chests=tuple([names(notation, chest) for chest in game.chests]),
        worth=tuple([int(game.worth(seat)) for seat in seats]),
        covered=tuple([covered(game, notation, seat) for seat in seats]),
        depths=tuple([tuple(depths.numbers()) for depths in game.depths]),
        merging=merging(game),
        pile=names(notation, game.pile),
        target=int(game.rules.target),
        totals=tuple([int(game.totals[seat]) for seat in seats]),
        sheet=sheet(game),
    )


def covered(game: Nox, notation: Notation, seat: int) -> tuple[str, ...]:
    cards = game.covered[seat]
    return names(notation, cards) if game.turn() == OVER else (HIDDEN,) * len(cards)


def merging(game: Nox) -> Merging | None:
    if game.step != CHOOSE_TOP:
        return None
    return Merging(int(game.owner), (int(game.twin) + 1, int(game.changed) + 1))


def sheet(game: Nox) -> tuple[tuple[int, ...], ...]:
    points = list(game.sheet)
    players = int(game.players)
    return tuple(tuple(points[i : i + players]) for i in range(0, len(points), players))
