"""NOX by Steffen Brückner (HUCH! & friends 2012)."""

from collections import Counter

from lunasol.engine.deck import Deck, check_facts, fact_of
from lunasol.engine.definition import Definition
from lunasol.engine.errors import BadDeck
from lunasol.engine.game import Game
from lunasol.engine.notation import Notation
from lunasol.engine.options import Options
from lunasol.games.nox.moves import NoxNotation
from lunasol.games.nox.options import FEWEST, MOST, OPTIONS, rules_of
from lunasol.games.nox.rules import (
    CARDS,
    COLOUR_NAMES,
    PER_COLOUR,
    PHASES,
    PLAY,
    VALUES,
    Nox,
    NoxDeck,
)
from lunasol.games.nox.table import NoxTable
from lunasol.games.nox.view import table


class NoxDefinition(Definition):
    id = "nox"
    rules_version = 1
    fewest, most, usual = FEWEST, MOST, 4
    minutes = 30
    phases = tuple(PHASES[PLAY:])
    options = OPTIONS
    table_type = NoxTable
    decks = {"six_per_value": "deck.toml", "two_per_colour": "deck_two_per_colour.toml"}

    def check_deck(self, deck: Deck) -> Deck:
        """NX-01: 30 cards in each colour, values 1 to 15; ids go by colour, then value."""
        for card in deck.cards:
            check_facts(card, ("colour", "value"))
            fact_of(card, "colour", tuple(COLOUR_NAMES))
            fact_of(card, "value", range(1, VALUES + 1))
        counts = Counter(card["colour"] for card in deck.cards)
        for colour in COLOUR_NAMES:
            if counts[colour] != PER_COLOUR:
                raise BadDeck(
                    f"{CARDS} cards are printed, {PER_COLOUR} in each colour; "
                    f"this deck has {counts[colour]} {colour} cards"
                )
        in_order = sorted(
            deck.cards,
            key=lambda card: (COLOUR_NAMES.index(str(card["colour"])), int(card["value"])),
        )
        return Deck(deck.name, tuple(in_order), deck.provenance)

    def new_game(self, players: int, first_seat: int, deck: Deck, options: Options) -> Game:
        return Nox(players, first_seat, NoxDeck(deck.column("value")), rules_of(options))

    def notation(self, deck: Deck) -> Notation:
        return NoxNotation(deck)

    def table(self, game: Game, notation: Notation) -> NoxTable:
        assert isinstance(game, Nox)
        return table(game, notation)


GAME = NoxDefinition()
