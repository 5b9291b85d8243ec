# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Builds views from positions that have been blinded for a seat."""

from lunasol.engine.cards import NOTHING, Cards
from lunasol.engine.game import OVER, Game
from lunasol.engine.notation import Notation
from lunasol.engine.view import TableT, View


def build_view(
    game: Game, id: str, notation: Notation, seat: int | None, table: TableT
) -> View[TableT]:
    """The view of a position that has been blinded for this seat."""
    seats = [int(other) for other in range(game.players)]
    hands = hands_of(game, notation)
    over = game.turn() == OVER
    return View(
        game=id,
        seat=seat,
        players=len(seats),
        phase=game.phase(),
        to_act=tuple([other for other in seats if not over and game.must_act(other)]),
        chosen=tuple([other for other in seats if game.choice[other] != NOTHING]),
        hand=() if seat is None else hands[seat],
        hands=hands,
        table=table,
    )


def hands_of(game: Game, notation: Notation) -> tuple[tuple[str, ...], ...]:
    """All hands of a position that has been blinded."""
    return tuple([names(notation, hand) for hand in game.hands])


def names(notation: Notation, cards: Cards) -> tuple[str, ...]:
    return cards.spelled(notation.spellings)
