# Compiled by mypyc, see COMPILED in hatch_build.py.
"""What a seat sees of Day & Night, built from a blinded position."""

from lunasol.engine.notation import Notation
from lunasol.engine.view_builder import names
from lunasol.games.day_and_night.rules import COLOUR_NAMES, TIMES, DayAndNight
from lunasol.games.day_and_night.table import DayAndNightTable


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
    """The given cards that still lie on the table."""
    return tuple([notation.card(card) for card in cards if game.table.has(card)])
