"""Sun and Moon by Jacques Zeimet (Drei Hasen in der Abendsonne 2012).

Two rulings concern nothing that a program decides: SM-02 (a footnote to the animal rule is lost,
and none is assumed) and SM-40 (no table talk).
"""

from collections.abc import Mapping

from lunasol.engine.deck import CardFact, Deck, check_facts, fact_of
from lunasol.engine.definition import Definition
from lunasol.engine.errors import BadDeck
from lunasol.engine.game import Game
from lunasol.engine.notation import Notation
from lunasol.engine.options import Options
from lunasol.games.sun_and_moon.moves import SunAndMoonNotation
from lunasol.games.sun_and_moon.options import FEWEST, MOST, OPTIONS, rules_of
from lunasol.games.sun_and_moon.rules import SunAndMoon
from lunasol.games.sun_and_moon.rules_rows import ECLIPSES, HIGHEST, KIND_NAMES, SunAndMoonDeck
from lunasol.games.sun_and_moon.table import SunAndMoonTable
from lunasol.games.sun_and_moon.view import table

PRINTED = [
    *((kind, value) for kind in KIND_NAMES for value in range(1, HIGHEST + 1)),
    *((kind, 0) for kind in KIND_NAMES for _ in range(ECLIPSES)),
]
"""The cards by kind and number (0 for eclipses), in the order of their ids."""


class SunAndMoonDefinition(Definition):
    id = "sun_and_moon"
    rules_version = 1
    fewest, most, usual = FEWEST, MOST, 4
    minutes = 30
    phases = ("act", "follow", "last-turn", "over")
    options = OPTIONS
    table_type = SunAndMoonTable
    decks = {"standard": "deck.toml"}

    def check_deck(self, deck: Deck) -> Deck:
        """Compare with the printed deck. SM-01: an owner may say which cards show animals."""
        cards = sorted((checked(card) for card in deck.cards), key=place_in_deck)
        found = [(card["kind"], card["value"]) for card in cards]
        if found != PRINTED:
            raise BadDeck(
                f"{len(PRINTED)} cards are printed: suns and moons from 1 to {HIGHEST}, each "
                f"number once, and {ECLIPSES} eclipses of each kind (value 0); not these"
            )
        return Deck(deck.name, tuple(cards), deck.provenance)

    def new_game(self, players: int, first_seat: int, deck: Deck, options: Options) -> Game:
        facts = SunAndMoonDeck([bool(card["animal"]) for card in deck.cards])
        return SunAndMoon(players, first_seat, facts, rules_of(options))

    def notation(self, deck: Deck) -> Notation:
        return SunAndMoonNotation(deck)

    def table(self, game: Game, notation: Notation) -> SunAndMoonTable:
        assert isinstance(game, SunAndMoon)
        return table(game, notation)


def checked(card: Mapping[str, CardFact]) -> Mapping[str, CardFact]:
    check_facts(card, ("kind", "value", "animal"))
    kind = fact_of(card, "kind", tuple(KIND_NAMES))
    value = fact_of(card, "value", range(HIGHEST + 1))
    animal = card.get("animal", False)
    if not isinstance(animal, bool) or (animal and not value):
        raise BadDeck(f"animal is true or false, and false for eclipses, unlike in {dict(card)}")
    return {"kind": kind, "value": value, "animal": animal}


def place_in_deck(card: Mapping[str, CardFact]) -> tuple[bool, int, int]:
    """Numbers before eclipses, suns before moons, in ascending order."""
    value = int(card["value"])
    return value == 0, KIND_NAMES.index(str(card["kind"])), value


GAME = SunAndMoonDefinition()
