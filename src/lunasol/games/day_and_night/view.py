# Compiled by mypyc, see COMPILED in hatch_build.py.
"""What a seat sees of Day & Night, built from a blinded position."""

from lunasol.engine.cards import NOTHING, Cards
from lunasol.engine.notation import Notation
from lunasol.engine.view_builder import names
from lunasol.games.day_and_night.rules import (
    CHOOSE_FIRST,
    COLOUR_NAMES,
    COLOURS,
    COMPLETE_ROUND,
    FINISHED,
    NO_REVEAL,
    REFILL,
    TAKING,
    TIMES,
    DayAndNight,
)
from lunasol.games.day_and_night.table import DayAndNightTable, FinishedRound


def table(game: DayAndNight, notation: Notation) -> DayAndNightTable:
    seats = range(game.players)
    middle = on_table(game, notation, game.middle)
    open_cards = cards_of_round(game, game.middle) if game.step == TAKING else game.table
    sums = sums_of(game, open_cards)
    leading = game.single_extreme(game.time) if open_cards else NOTHING
    return DayAndNightTable(
        time=TIMES[game.time],
        round=int(game.round),
        rounds=int(game.round) + rounds_left(game),
        last_round=game.last_round,
        middle=middle[0] if middle else None,
        played=tuple(
            [
                on_table(game, notation, game.first_cards[seat], game.second_cards[seat])
                for seat in seats
            ]
        ),
        sums=sums,
        leading_colour=colour_name(leading),
        winning_colour=colour_name(game.winning_colour),
        takers=tuple(reversed(list(game.takers))),
        collected=tuple([names(notation, game.collected[seat]) for seat in seats]),
        stars=tuple([int(game.stars[seat]) for seat in seats]),
        discard=names(notation, game.discard),
        pile=names(notation, game.pile),
        removed=names(notation, game.removed),
        finished=finished(game, notation),
    )


def rounds_left(game: DayAndNight) -> int:
    """How many rounds follow this one, as ``is_last_round`` will find."""
    end_rule = game.rules.end_rule
    whole = int(REFILL * game.players) + int(end_rule != NO_REVEAL)
    started_with = int(game.pile.size) + int(game.middle != NOTHING)
    return started_with // whole if end_rule == COMPLETE_ROUND else -(-started_with // whole)


def on_table(game: DayAndNight, notation: Notation, *cards: int) -> tuple[str, ...]:
    """The given cards that still lie on the table."""
    return tuple([notation.card(card) for card in cards if game.table.has(card)])


def colour_name(colour: int) -> str | None:
    return None if colour == NOTHING else COLOUR_NAMES[colour]


def sums_of(game: DayAndNight, cards: Cards) -> dict[str, int]:
    """By colour, of those that compete; ``single_extreme`` compares the last ones."""
    game.sum_colours(cards)
    totals = [int(game.sum_of(colour)) for colour in range(COLOURS)]
    return {COLOUR_NAMES[colour]: total for colour, total in enumerate(totals) if total != NOTHING}


def cards_of_round(game: DayAndNight, middle: int) -> Cards:
    """All that was turned up in a round in which everybody has played twice."""
    cards = Cards(16)
    if middle != NOTHING:
        cards.append(middle)
    for seat in range(game.players):
        cards.append(game.first_cards[seat])
        cards.append(game.second_cards[seat])
    return cards


def finished(game: DayAndNight, notation: Notation) -> FinishedRound | None:
    """The last round: of this one nothing has been played, or there is none."""
    if game.step == FINISHED:
        return round_of(game, notation, game.round, game.middle, game.time)
    if game.step == CHOOSE_FIRST and game.round > 1:
        return round_of(game, notation, game.round - 1, game.previous_middle, game.previous_time)
    return None


def round_of(
    game: DayAndNight, notation: Notation, number: int, middle: int, time: int
) -> FinishedRound:
    seats = range(game.players)
    cards = cards_of_round(game, middle)
    sums = sums_of(game, cards)
    return FinishedRound(
        round=number,
        time=TIMES[time],
        middle=None if middle == NOTHING else notation.card(middle),
        played=tuple(
            [
                (notation.card(game.first_cards[seat]), notation.card(game.second_cards[seat]))
                for seat in seats
            ]
        ),
        sums=sums,
        winning_colour=colour_name(game.single_extreme(time)),
        taken=tuple([taken(game, notation, seat, cards) for seat in seats]),
    )


def taken(game: DayAndNight, notation: Notation, seat: int, cards: Cards) -> str | None:
    """Which of the cards this seat took: one at most, so it lies on top of the collected ones."""
    collected = game.collected[seat]
    if not collected:
        return None
    last = int(collected.items[collected.size - 1])
    return notation.card(last) if cards.has(last) else None
