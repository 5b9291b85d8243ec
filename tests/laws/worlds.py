"""All worlds that fit a blinded position, counted without the game's own re-deal."""

from collections.abc import Callable
from itertools import permutations, product

from lunasol.engine.cards import UNKNOWN
from lunasol.engine.game import Game

Fits = Callable[[int, int, int], bool]
"""Whether a card may lie at a place: (card, zone, index)."""


def key_of(game: Game) -> object:
    """A world: what lies where, and what was chosen."""
    return tuple(tuple(zone) for zone in game.zones), tuple(game.choice)


def worlds(blinded: Game, fits: Fits = lambda *_: True) -> set[object]:
    zones = [list(zone) for zone in blinded.zones]
    known = {card for zone in zones for card in zone}
    unseen = [card for card in range(blinded.cards) if card not in known]
    places = [
        (zone, index)
        for zone, cards in enumerate(zones)
        for index, card in enumerate(cards)
        if card == UNKNOWN
    ]
    found: set[object] = set()
    for cards in permutations(unseen, len(places)):
        if all(fits(card, *place) for card, place in zip(cards, places, strict=True)):
            for (zone, index), card in zip(places, cards, strict=True):
                zones[zone][index] = card
            found.update((tuple(map(tuple, zones)), chosen) for chosen in choices(blinded, zones))
    return found


def choices(blinded: Game, zones: list[list[int]]) -> list[tuple[int, ...]]:
    """Every way in which the unknown secret choices can have been made; hands are first."""
    each = [
        zones[seat] if choice == UNKNOWN else [choice] for seat, choice in enumerate(blinded.choice)
    ]
    return [tuple(chosen) for chosen in product(*each)]
