"""Clearings of Sun and Moon: whose rows they take from, and how many suns and moons."""

import re
from collections.abc import Iterator

from client_rules.replayed import Case, matches, replayed
from lunasol.engine.match import Match, MovePlayed
from lunasol.games.sun_and_moon.moves import Clear
from lunasol.games.sun_and_moon.rules import SunAndMoon
from lunasol.games.sun_and_moon.rules_rows import FIRST_ECLIPSE, KIND_NAMES

PART = re.compile(r"([SM])(\d+)-(\d+)")


def clearings() -> Iterator[Case]:
    for played in matches("sun_and_moon"):
        for match, entry in replayed(played):
            move = match.notation.move(entry.code)
            if isinstance(move, Clear):
                yield clearing(match, entry, move)


def clearing(match: Match, entry: MovePlayed, move: Clear) -> Case:
    game, table = match.game, match.view(None).table
    assert isinstance(game, SunAndMoon)
    return {
        "seat": entry.seat,
        "suns": table.suns,
        "moons": table.moons,
        "partners": table.partners,
        "move": str(move),
        "segments": [segment(game, entry.seat, *part) for part in PART.findall(move.parts)],
        "cards": cards(game, entry),
    }


def segment(game: SunAndMoon, seat: int, letter: str, first: str, last: str) -> Case:
    kind = "SM".index(letter)
    owner = int(game.row_of(seat, kind).owner)
    return {"seat": owner, "kind": KIND_NAMES[kind], "first": int(first), "last": int(last)}


def cards(game: SunAndMoon, entry: MovePlayed) -> int:
    """How many suns and moons the clearing brings."""
    after = game.clone()
    after.emits_events = True
    after.apply(entry.seat, entry.code)
    found = [event.facts["cards"] for event in after.events if event.key == "cleared"]
    return sum(card < FIRST_ECLIPSE for cards in found if isinstance(cards, list) for card in cards)
