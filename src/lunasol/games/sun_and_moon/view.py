# Compiled by mypyc, see COMPILED in hatch_build.py.
"""What a seat sees of Sun and Moon, as data."""

from msgspec import Struct

from lunasol.engine.cards import NOTHING
from lunasol.engine.game import OVER
from lunasol.engine.notation import HIDDEN, Notation
from lunasol.engine.view import names
from lunasol.games.sun_and_moon.rules import SunAndMoon
from lunasol.games.sun_and_moon.rules_rows import KIND_NAMES, MOON, SUN

Row = tuple[tuple[str, ...], ...]
"""Stacks from left to right; in a stack the last card is the one that shows."""


class SunAndMoonTable(Struct, frozen=True):
    turn: int
    following: bool
    """An animal has been placed: another card follows in the same turn."""
    trigger: int | None
    """Who found nothing to draw; nobody draws any more."""
    suns: tuple[Row, ...]
    """The sun rows by seat, empty where there is none."""
    moons: tuple[Row, ...]
    in_play: tuple[int, ...]
    """The minus points that lie in front of each seat now."""
    points: tuple[int, ...]
    """What each seat has cleared is worth; eclipses that came along count nothing (SM-14)."""
    score_piles: tuple[tuple[str, ...], ...]
    """HIDDEN cards until the match is over: only how many there are is shown."""
    partners: tuple[int | None, ...]
    tied: tuple[str | None, ...]
    """The kind of row that a seat may have, where the match ties it to one (SM-37)."""
    discard: tuple[str, ...]
    pile: tuple[str, ...]


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
