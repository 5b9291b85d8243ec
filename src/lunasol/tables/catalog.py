# Compiled by mypyc, see COMPILED in hatch_build.py.
"""The games as tables offer them: built-in decks only, everything read once and cached.

A path in the option ``deck`` would make the server read its own files for a stranger.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from mypy_extensions import i64

from lunasol import games
from lunasol.engine.cards import Cards
from lunasol.engine.deck import Deck
from lunasol.engine.definition import Definition
from lunasol.engine.errors import BadOption
from lunasol.engine.game import Game
from lunasol.engine.notation import Notation
from lunasol.engine.options import Options, OptionValue, resolve

MOST_REMEMBERED: Final = 1 << 16
"""Texts of codes below this are remembered; there are few enough of them."""
MOST_SCRATCHES = 100


@cache
def deck(game: str, name: str) -> Deck:
    return games.deck(games.definition(game), name)


@cache
def move_writer(game: str, deck_name: str) -> "MoveWriter":
    return MoveWriter(games.definition(game).notation(deck(game, deck_name)))


def scratch(game: str, players: int, options: Mapping[str, OptionValue]) -> Game:
    """A position to blind others in. Tables with the same settings share one, which then stays in
    the processor's cache."""
    return scratch_for(game, players, tuple(options.items()))


@lru_cache(MOST_SCRATCHES)
def scratch_for(game: str, players: int, options: tuple[tuple[str, OptionValue], ...]) -> Game:
    chosen = dict(options)
    return games.definition(game).new_game(players, 0, deck(game, str(chosen["deck"])), chosen)


class MoveWriter:
    """Writes moves as texts, and remembers them: most are needed again and again."""

    def __init__(self, notation: Notation) -> None:
        self.notation = notation
        self.known: list[str] = []
        """By code; "" where the text has not been needed yet."""

    def write_all(self, codes: Cards) -> tuple[str, ...]:
        return tuple([self.write(codes.items[i]) for i in range(codes.size)])

    def write(self, code: i64) -> str:
        known = self.known
        text = known[code] if 0 <= code < len(known) else ""
        return text or self.learn(code)

    def learn(self, code: int) -> str:
        text = str(self.notation.move(code))
        if 0 <= code < MOST_REMEMBERED:
            self.known += [""] * (code + 1 - len(self.known))
            self.known[code] = text
        return text


def checked(definition: Definition, players: int, chosen: Options) -> dict[str, OptionValue]:
    """All options of a table, checked."""
    options = resolve(definition.options, chosen)
    if options["deck"] not in definition.decks:
        raise BadOption(f"the decks are {', '.join(definition.decks)}")
    definition.check_players(players, options)
    first = options["first_seat"]
    if isinstance(first, int) and first >= players:
        raise BadOption(f"first_seat is {first}, but seats are 0 to {players - 1}")
    return options
