"""Turns parsed arguments into a game, its players and options, and the plan of a long run."""

from argparse import Namespace
from dataclasses import dataclass

from lunasol import games
from lunasol.arena.plan import Plan
from lunasol.engine.definition import Definition
from lunasol.engine.options import OptionValue, parse_options, resolve


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


def plan_of(args: Namespace) -> Plan:
    """What a long run plays, for the commands that simulate matches."""
    game = game_arguments(args)
    return Plan(game.definition.id, game.players, tuple(game.options.items()), args.seed)


def split_names(text: str) -> list[str]:
    """The names in a list that is separated by commas."""
    return [name.strip() for name in text.split(",")]
