"""Turns parsed arguments into a game, its players and options."""

from argparse import Namespace
from dataclasses import dataclass

from lunasol import games
from lunasol.engine.definition import Definition
from lunasol.engine.options import OptionValue, parse_options, resolve
from lunasol.games import MatchSpec


@dataclass(frozen=True)
class GameArguments:
    """The game, the number of players and the options of a match."""

    definition: Definition
    players: int
    given_options: dict[str, OptionValue]

    @property
    def options(self) -> dict[str, OptionValue]:
        """All options: those that were given, and defaults for the rest."""
        return resolve(self.definition.options, self.given_options)


def game_arguments(args: Namespace) -> GameArguments:
    definition = games.definition(args.game)
    players = definition.usual if args.players is None else args.players
    return GameArguments(definition, players, parse_options(definition.options, args.option))


def spec_of(args: Namespace) -> MatchSpec:
    """The match that a long run plays again and again."""
    game = game_arguments(args)
    return MatchSpec.of(game.definition.id, game.players, game.given_options)


def split_names(text: str) -> list[str]:
    """The names in a list that is separated by commas."""
    return [name.strip() for name in text.split(",")]
