"""The matches that laws are tried on: every game and player count, options covered in pairs."""

from collections.abc import Iterator
from dataclasses import dataclass

from allpairspy import AllPairs

import lunasol
from lunasol import games
from lunasol.engine.match import Match
from lunasol.engine.options import Option, OptionValue

SHORT = {"turn_cap": (1000, 40), "max_rounds": (100, 2)}
"""Whole-number options are tried with their default and with one that ends a match early."""


@dataclass(frozen=True)
class Case:
    game: str
    players: int
    options: dict[str, OptionValue]

    def __str__(self) -> str:
        usual = {option.name: option.default for option in games.definition(self.game).options}
        changed = [
            f"{name}={value}" for name, value in self.options.items() if value != usual[name]
        ]
        return "-".join([self.game, str(self.players), *changed])

    def start(self, seed: int) -> Match:
        secret = seed.to_bytes(32, "big")
        return lunasol.start(self.game, players=self.players, options=self.options, secret=secret)


def player_counts(game: str) -> list[int]:
    definition = games.definition(game)
    counts = list(range(definition.fewest, definition.most + 1))
    return [2, *counts] if game == "day_and_night" else counts


def values(option: Option, players: int) -> tuple[OptionValue, ...]:
    if option.name == "first_seat":
        return ("random", players - 1)
    if option.name == "allow_two_players":
        return (players == 2,)
    return option.values or SHORT[option.name]


def pairwise(game: str, players: int) -> Iterator[Case]:
    """A few option sets in which every pair of values of two options occurs."""
    options = games.definition(game).options
    for row in AllPairs([values(option, players) for option in options]):
        yield Case(game, players, dict(zip((option.name for option in options), row, strict=True)))


def all_cases() -> list[Case]:
    return [
        case
        for game in games.GAMES
        for players in player_counts(game)
        for case in pairwise(game, players)
    ]
