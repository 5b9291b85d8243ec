# Compiled by mypyc, see COMPILED in hatch_build.py.
"""What a seat sees of Day & Night, as data."""

from msgspec import Struct

from lunasol.engine.notation import Notation
from lunasol.engine.view import names
from lunasol.games.day_and_night.rules import COLOUR_NAMES, TIMES, DayAndNight


class DayAndNightTable(Struct, frozen=True):
    time: str
    round: int
    last_round: bool
    middle: str | None
    played: tuple[tuple[str, ...], ...]
    """The open cards on the table, by who played them."""
    winning_colour: str | None
    takers: tuple[int, ...]
    """Who takes a card now and after that, in this order."""
    collected: tuple[tuple[str, ...], ...]
    """Open to everybody, like the stars on them (DN-24)."""
    stars: tuple[int, ...]
    discard: tuple[str, ...]
    pile: tuple[str, ...]
    removed: tuple[str, ...]


def table(game: DayAndNight, notation: Notation) -> DayAndNightTable:
    seats = range(game.players)
    middle = on_table(game, notation, game.middle)
    colour = int(game.winning_colour)
    return DayAndNightTable(
        time=TIMES[game.time],
        round=int(game.round),
        last_round=game.last_round,
        middle=middle[0] if middle else None,
        played=tuple(
            [
                on_table(game, notation, game.first_cards[seat], game.second_cards[seat])
                for seat in seats
            ]
        ),
        winning_colour=COLOUR_NAMES[colour] if colour >= 0 else None,
        takers=tuple(reversed(list(game.takers))),
        collected=tuple([names(notation, game.collected[seat]) for seat in seats]),
        stars=tuple([int(game.stars[seat]) for seat in seats]),
        discard=names(notation, game.discard),
        pile=names(notation, game.pile),
        removed=names(notation, game.removed),
    )


def on_table(game: DayAndNight, notation: Notation, *cards: int) -> tuple[str, ...]:
    """Those of the cards that still lie there."""
    return tuple([notation.card(card) for card in cards if game.table.has(card)])
