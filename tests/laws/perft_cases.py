"""The positions whose sequences of moves are counted, and the counts: perft.json.

`python tests/laws/perft_cases.py` counts again, writes the file and prints the table of
docs/testing.md. The counts may change only together with a ruling.
"""

import json
import sys
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
    """As name=value; empty if all options have their defaults."""
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
                yield Case(game, definition.usual, f"{option.name}={json.dumps(value)}", PLAYED[-1])


def position(case: Case) -> Game:
    """The position from which a case counts."""
    name, _, value = case.option.partition("=")
    options: dict[str, OptionValue] = {name: json.loads(value)} if name else {}
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


def main() -> None:
    found = [
        Case(each.game, each.players, each.option, each.played, tuple(counts(each, ENOUGH)))
        for each in cases()
    ]
    lines = ",\n".join(fast_json.encode(each).decode() for each in found)
    FILE.write_text(f"[\n{lines}\n]\n", "utf-8")
    for each in found:
        if not each.played and not each.option:
            numbers = " · ".join(f"{number:,}" for number in each.counts)
            sys.stdout.write(f"| {each.game} | {each.players} | {numbers} |\n")


if __name__ == "__main__":
    main()
