"""The decks as data for the web client: what each card shows, by its name in moves and views."""

import json
from pathlib import Path

from lunasol import games
from lunasol.tables import catalog

FOLDER = Path("client/src/generated/decks")


def documents() -> dict[Path, str]:
    return {FOLDER / f"{game}.json": text(game) for game in games.GAMES}


def text(game: str) -> str:
    decks = {name: entry(game, name) for name in games.definition(game).decks}
    return json.dumps(decks, separators=(",", ":")) + "\n"


def entry(game: str, name: str) -> dict[str, object]:
    deck, notation = catalog.deck(game, name), catalog.move_writer(game, name).notation
    return {
        "cards": dict(zip(notation.cards, map(dict, deck.cards), strict=True)),
        "sources": {fact: found.source for fact, found in deck.provenance.items()},
    }
