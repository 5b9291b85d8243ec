"""Day & Night by Andrea Mezzotero (Piatnik 2021)."""

from collections import Counter

from lunasol.engine.deck import Deck, check_facts, fact_of
from lunasol.engine.definition import Definition
from lunasol.engine.errors import BadDeck
from lunasol.engine.game import Game
from lunasol.engine.notation import Notation
from lunasol.engine.options import Options
from lunasol.games.day_and_night.moves import DayAndNightNotation
from lunasol.games.day_and_night.options import FEWEST, MOST, OPTIONS, check_players, rules_of
from lunasol.games.day_and_night.rules import (
    CARDS,
    CHOOSE_FIRST,
    COLOUR_NAMES,
    PER_COLOUR,
    PHASES,
    DayAndNight,
    DayAndNightDeck,
)
from lunasol.games.day_and_night.table import DayAndNightTable
from lunasol.games.day_and_night.view import table


class DayAndNightDefinition(Definition):
    id = "day_and_night"
    rules_version = 1
    fewest, most, usual = FEWEST, MOST, 4
    minutes = 20
    phases = tuple(PHASES[CHOOSE_FIRST:])
    options = OPTIONS
    table_type = DayAndNightTable
    decks = {"R1": "deck.toml", "R2": "deck_r2.toml"}

    def check_players(self, players: int, options: Options) -> None:
        check_players(players, options)

    def check_deck(self, deck: Deck) -> Deck:
        """DN-02: 27 cards in each colour; DN-03: a time symbol or one to four stars."""
        for card in deck.cards:
            check_facts(card, ("colour", "value", "stars", "time"))
            fact_of(card, "colour", tuple(COLOUR_NAMES))
            fact_of(card, "value", range(1, 14))
            stars = fact_of(card, "stars", range(5))
            if card.get("time", stars == 0) != (stars == 0):
                raise BadDeck(f"a card has a time symbol or stars, not both: {dict(card)} (DN-03)")
        counts = Counter(card["colour"] for card in deck.cards)
        for colour in COLOUR_NAMES:
            if counts[colour] != PER_COLOUR:
                raise BadDeck(
                    f"{CARDS} cards are printed, {PER_COLOUR} in each colour; "
                    f"this deck has {counts[colour]} {colour} cards"
                )
        by_colour = sorted(deck.cards, key=lambda card: COLOUR_NAMES.index(str(card["colour"])))
        return Deck(deck.name, tuple(by_colour), deck.provenance)

    def new_game(self, players: int, first_seat: int, deck: Deck, options: Options) -> Game:
        facts = DayAndNightDeck(deck.column("value"), deck.column("stars"))
        return DayAndNight(players, first_seat, facts, rules_of(options))

    def notation(self, deck: Deck) -> Notation:
        return DayAndNightNotation(deck)

    def table(self, game: Game, notation: Notation) -> DayAndNightTable:
        assert isinstance(game, DayAndNight)
        return table(game, notation)


GAME = DayAndNightDefinition()
