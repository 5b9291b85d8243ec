# Compiled by mypyc, see COMPILED in hatch_build.py.
"""What a seat sees of Sun and Moon, built from a blinded position."""

from lunasol.engine.cards import NOTHING
from lunasol.engine.game import OVER
from lunasol.engine.notation import HIDDEN, Notation
from lunasol.engine.view_builder import names
from lunasol.games.sun_and_moon.rules import SunAndMoon
from lunasol.games.sun_and_moon.rules_rows import KIND_NAMES, MOON, SUN
from lunasol.games.sun_and_moon.table import Row, SunAndMoonTable


def table(game: SunAndMoon, notation: Notation) -> SunAndMoonTable:
    seats = range(game.players)
    partners = [int(game.partner(seat)) for seat in seats]
    return SunAndMoonTable(
        turn=int(game.turns),
        following=game.following,
        trigger=None if game.trigger == NOTHING else int(game.trigger),
        suns=tuple([row(game, notation, seat, SUN) for seat in seats]),
        moons=tuple([row(game, notation, seat, MOON) for seat in seats]),
        in_play=tuple(int(game.in_play(seat)) for seat in seats),
        points=tuple([int(game.points[seat]) for seat in seats]),
        score_piles=tuple([score_pile(game, notation, seat) for seat in seats]),
        partners=tuple([None if partner == NOTHING else partner for partner in partners]),
        tied=tuple([None if kind == NOTHING else KIND_NAMES[kind] for kind in game.tied]),
        discard=names(notation, game.discard),
        pile=names(notation, game.pile),
    )


def row(game: SunAndMoon, notation: Notation, seat: int, kind: int) -> Row:
    """Everything in a row is open, covered cards too: everybody saw them."""
    found = game.row_of(seat, kind)
    if found.owner != seat:
        return ()
    return tuple([stack(game, notation, top) for top in found.tops])


def stack(game: SunAndMoon, notation: Notation, top: int) -> tuple[str, ...]:
    """The cards of a stack from the lowest to the one that shows."""
    below = int(game.below.items[top])
    name = notation.cards[top]
    return (name,) if below == NOTHING else (*stack(game, notation, below), name)


def score_pile(game: SunAndMoon, notation: Notation, seat: int) -> tuple[str, ...]:
    pile = names(notation, game.score_piles[seat])
    return pile if game.turn() == OVER else (HIDDEN,) * len(pile)
