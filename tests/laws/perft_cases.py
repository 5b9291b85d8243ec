"""The positions whose sequences of moves are counted, and the counts: perft.json.

`PYTHONPATH=tests python tests/laws/perft_cases.py` counts again and writes the file and the tables
of docs/perft.md. The counts may change only together with a ruling.
"""

import json
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct
from msgspec import json as fast_json

import lunasol
from lunasol import games
from lunasol.engine.cards import Cards, Rng
from lunasol.engine.game import CHANCE, OVER, Game
from lunasol.engine.options import OptionValue
from lunasol.engine.testing import perft
from playthroughs.play import other

DOCUMENT = Path(__file__).parents[2] / "docs/perft.md"
FILE = Path(__file__).with_name("perft.json")
ENOUGH = 20_000
"""Counting stops at the first depth with this many sequences."""
PLAYED = (0, 12, 40)
"""How many random decisions come before the counted ones, so that late rules are reached too."""
SEED = 1


class Case(Struct, frozen=True):
    game: str
    players: int
    option: str
    """As name=value, several after each other; empty if all options have their defaults."""
    played: int
    counts: tuple[int, ...] = ()
    """By depth, from 1 on."""


def cases() -> Iterator[Case]:
    for game in games.GAMES:
        definition = games.definition(game)
        for players in range(definition.fewest, definition.most + 1):
            yield from (Case(game, players, "", played) for played in PLAYED)
        for option in definition.options:
            others = [value for value in option.values if value != option.default]
            for value in others if option.name != "first_seat" else []:
                _, players, options = other(game, option.name, value)
                chosen = " ".join(f"{name}={json.dumps(options[name])}" for name in options)
                yield Case(game, players, chosen, PLAYED[-1])


def position(case: Case) -> Game:
    """The position from which a case counts."""
    pairs = [pair.partition("=") for pair in case.option.split()]
    options: dict[str, OptionValue] = {name: json.loads(value) for name, _, value in pairs}
    start = lunasol.start(case.game, players=case.players, options=options, secret=bytes(32))
    found, rng, moves = start.game, Rng(SEED), Cards()
    found.emits_events = False
    for _ in range(case.played):
        while found.turn() == CHANCE:
            found.roll(rng)
        if found.turn() == OVER:
            break
        moves.clear()
        found.legal(found.turn(), moves)
        found.apply(found.turn(), moves.items[rng.below(moves.size)])
    return found


def counts(case: Case, enough: int) -> Iterator[int]:
    """The counts by depth, up to the first one that is large enough, or nothing is left."""
    start = position(case)
    for depth in range(1, 12):
        copy = start.clone()
        yield (found := perft(copy, depth, SEED))
        if not 0 < found < enough:
            return


def stored() -> list[Case]:
    return fast_json.decode(FILE.read_bytes(), type=list[Case])


# The document -----------------------------------------------------------------------------------


def tables(counted: list[Case]) -> dict[str, list[str]]:
    """The rows of the tables in docs/perft.md, by the first cell of their head."""
    plain = [case for case in counted if not case.option]
    return {
        "deal": [row(case, str(case.players)) for case in plain if not case.played],
        "position": [
            row(case, str(case.players), str(case.played)) for case in plain if case.played
        ],
        "variant": [
            row(case, str(case.players), f"`{case.option}`") for case in counted if case.option
        ],
    }


def row(case: Case, *cells: str) -> str:
    numbers = " · ".join(f"{number:,}" for number in case.counts)
    return " ".join(f"| {cell}" for cell in (case.game, *cells, numbers)) + " |"


def document(text: str, rows: dict[str, list[str]]) -> str:
    """The document with these rows in its tables."""
    parts = text.split("\n\n")
    for number, part in enumerate(parts):
        head = part.split("\n")[:2]
        first = head[0].removeprefix("| ").partition(" ")[0]
        if first in rows and part.startswith("|"):
            parts[number] = "\n".join([*head, *rows[first]])
    return "\n\n".join(parts).rstrip("\n") + "\n"


def main() -> None:
    found = [
        Case(each.game, each.players, each.option, each.played, tuple(counts(each, ENOUGH)))
        for each in cases()
    ]
    lines = ",\n".join(fast_json.encode(each).decode() for each in found)
    FILE.write_text(f"[\n{lines}\n]\n", "utf-8")
    DOCUMENT.write_text(document(DOCUMENT.read_text("utf-8"), tables(found)), "utf-8")


if __name__ == "__main__":
    main()
