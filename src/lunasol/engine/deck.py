"""Decks as data. A deck file is TOML: rows of card facts, and the source of each fact.

In a row, a list stands for one card for each of its values, and ``copies`` repeats the row.
"""

import itertools
import math
import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from lunasol.engine.errors import BadDeck

SOURCES = ("rulebook", "web", "derived", "reconstructed", "owner")
MOST_CARDS = 1000

CardFact = int | str | bool


@dataclass(frozen=True)
class Provenance:
    """The source of a fact about a deck."""

    source: str
    note: str


@dataclass(frozen=True)
class Deck:
    """The cards of a game with their printed facts, in the order of their ids."""

    name: str
    cards: tuple[Mapping[str, CardFact], ...]
    provenance: Mapping[str, Provenance]

    def column(self, fact: str) -> list[int]:
        """One fact of every card, as a number."""
        return [int(card[fact]) for card in self.cards]


def parse_deck(text: str, game: str) -> Deck:
    """Read a deck file; ``Definition.check_deck`` then compares it with the printed deck."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadDeck(f"the deck file is not TOML: {error}") from None
    except RecursionError:
        raise BadDeck("the deck file is nested too deeply") from None
    if data.get("game") != game:
        raise BadDeck(f"the deck file is for {data.get('game')!r}, not for {game!r}")
    rows = data.get("cards")
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise BadDeck("the deck file has no [[cards]]")
    cards: list[dict[str, CardFact]] = []
    for row in rows:
        cards += expand(row)
        if len(cards) > MOST_CARDS:
            raise BadDeck(f"the deck file has more than {MOST_CARDS} cards")
    return Deck(str(data.get("name", "owner")), tuple(cards), provenance_of(data))


def expand(row: dict[str, Any]) -> list[dict[str, CardFact]]:
    facts = {name: value for name, value in row.items() if name != "copies"}
    copies = row.get("copies", 1)
    if type(copies) is not int or not 1 <= copies <= MOST_CARDS:
        raise BadDeck(f"copies must be a whole number from 1, not {copies!r}")
    choices = [value if isinstance(value, list) else [value] for value in facts.values()]
    for value in itertools.chain(*choices):
        if not isinstance(value, int | str):
            raise BadDeck(f"a card fact is a number, a word or true or false, not {value!r}")
    count = math.prod(len(values) for values in choices) * copies
    if count > MOST_CARDS:
        raise BadDeck(f"a row of the deck file stands for {count} cards")
    combinations = itertools.product(*choices)
    return [dict(zip(facts, values, strict=True)) for values in combinations for _ in range(copies)]


def provenance_of(data: dict[str, Any]) -> dict[str, Provenance]:
    table = data.get("provenance", {})
    if not isinstance(table, dict):
        raise BadDeck("[provenance] must name a source for each fact")
    found = {}
    for fact, entry in table.items():
        if not isinstance(entry, dict) or entry.get("source") not in SOURCES:
            raise BadDeck(f"the provenance of {fact} must be one of {', '.join(SOURCES)}")
        found[fact] = Provenance(entry["source"], str(entry.get("note", "")))
    return found


def check_facts(card: Mapping[str, CardFact], known: Collection[str]) -> None:
    """Refuse facts that the game does not know: no record could be read back with them."""
    unknown = [name for name in card if name not in known]
    if unknown:
        raise BadDeck(f"there is no fact {unknown[0]!r}: a card has {', '.join(known)}")


def fact_of(card: Mapping[str, CardFact], name: str, allowed: range | tuple[str, ...]) -> CardFact:
    """One fact of a card, checked against the values that are printed."""
    value = card.get(name)
    fits = type(value) is (int if isinstance(allowed, range) else str) and value in allowed
    if value is None or not fits:
        expected = ", ".join(str(each) for each in allowed)
        if isinstance(allowed, range):
            expected = f"a whole number from {allowed[0]} to {allowed[-1]}"
        raise BadDeck(f"{name} must be {expected}, not {value!r}, in {dict(card)}")
    return value
