"""Gra roku by Reiner Knizia (Nasza Księgarnia 2023).

GR-05 concerns only two misprints in the rulebook, which change nothing here.
"""

from collections import Counter
from collections.abc import Mapping
from itertools import product

from lunasol.engine.deck import CardFact, Deck, check_facts, fact_of
from lunasol.engine.definition import Definition
from lunasol.engine.errors import BadDeck
from lunasol.engine.game import Game
from lunasol.engine.notation import Notation
from lunasol.engine.options import Options
from lunasol.games.gra_roku.moves import GraRokuNotation
from lunasol.games.gra_roku.options import FEWEST, MOST, OPTIONS, rules_of
from lunasol.games.gra_roku.rules import GraRoku
from lunasol.games.gra_roku.rules_cards import (
    CHOOSE,
    CHOOSE_START,
    PER_SEASON,
    PHASES,
    POINTS,
    SEASON_NAMES,
    SYMBOL_NAMES,
)
from lunasol.games.gra_roku.table import GraRokuTable
from lunasol.games.gra_roku.view import table


class GraRokuDefinition(Definition):
    id = "gra_roku"
    rules_version = 1
    fewest, most, usual = FEWEST, MOST, 4
    minutes = 30
    phases = (PHASES[CHOOSE_START], *PHASES[CHOOSE:])
    options = OPTIONS
    table_type = GraRokuTable
    decks = {"standard": "deck.toml"}

    def check_deck(self, deck: Deck) -> Deck:
        """GR-01: every symbol once with each number of points, so that no two cards tie."""
        for card in deck.cards:
            check_facts(card, ("season", "symbol", "points"))
            season = fact_of(card, "season", tuple(SEASON_NAMES))
            symbol = fact_of(card, "symbol", tuple(SYMBOL_NAMES))
            fact_of(card, "points", range(POINTS))
            if season != SEASON_NAMES[SYMBOL_NAMES.index(str(symbol)) // PER_SEASON]:
                raise BadDeck(f"{symbol} is no symbol of {season}, in {dict(card)} (GR-01)")
        counts = Counter((card["symbol"], card["points"]) for card in deck.cards)
        for face in product(SYMBOL_NAMES, range(POINTS)):
            if counts[face] != 1:
                raise BadDeck(
                    "each symbol has one card for each number of points from 0 to 5 (GR-01); "
                    f"this deck has {counts[face]} of {face[0]} {face[1]}"
                )
        return Deck(deck.name, tuple(sorted(deck.cards, key=card_id)), deck.provenance)

    def new_game(self, players: int, first_seat: int, deck: Deck, options: Options) -> Game:
        return GraRoku(players, first_seat, rules_of(options))

    def notation(self, deck: Deck) -> Notation:
        return GraRokuNotation(deck)

    def table(self, game: Game, notation: Notation) -> GraRokuTable:
        assert isinstance(game, GraRoku)
        return table(game, notation)


def card_id(card: Mapping[str, CardFact]) -> int:
    return SYMBOL_NAMES.index(str(card["symbol"])) * POINTS + int(card["points"])


GAME = GraRokuDefinition()
