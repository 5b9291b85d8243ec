# Compiled by mypyc, see COMPILED in hatch_build.py.
"""What one seat sees, as plain data. Compiled: a server makes a view for each seat at each move."""

from dataclasses import dataclass
from typing import Any

from lunasol.engine.cards import NOTHING, Cards
from lunasol.engine.game import OVER, Game
from lunasol.engine.notation import Notation


@dataclass(frozen=True)
class View:
    """What one seat (None: a spectator) sees."""

    game: str
    seat: int | None
    players: int
    phase: str
    to_act: tuple[int, ...]
    chosen: tuple[int, ...]
    """Who has made a secret choice that waits for the others."""
    hand: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    """All hands; cards that the seat cannot see are HIDDEN."""
    table: Any
    """What lies on this game's table, as its view.py has it."""


def view(game: Game, id: str, notation: Notation, seat: int | None, table: object) -> View:
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
