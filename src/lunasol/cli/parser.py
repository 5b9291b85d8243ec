"""The arguments of every command, and the module that runs it.

A command's module is imported only when the command is called, so that --help answers at once.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NoReturn

import lunasol
from lunasol.arena.limits import MOST_GAMES, MOST_MATCHES, MOST_SEED, MOST_WORKERS
from lunasol.engine.build import is_compiled
from lunasol.games import GAMES
from lunasol.lab.limits import LADDER_MATCHES, MOST_WATCHED, USUAL_MATCHES

MOST_PLAYERS = 99
LANGUAGES_HELP = "en, de, hu, cs, sk or pl"


def run(arguments: Sequence[str]) -> int:
    args = make_parser().parse_args(arguments)
    code: int = import_module(f"lunasol.cli.commands.{args.module}").run(args)
    return code


class OneLineParser(argparse.ArgumentParser):
    """A parser that reports an error in one sentence instead of printing its usage."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message} (see {self.prog} --help)", file=sys.stderr)
        sys.exit(2)


def make_parser() -> argparse.ArgumentParser:
    parser = OneLineParser(
        prog="lunasol",
        description="A card table for four games. Without a command: a menu.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=version())
    parser.add_argument("--lang", metavar="LANGUAGE", help=LANGUAGES_HELP)
    parser.set_defaults(module="menu")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    add_play(commands)
    add_simulate(commands)
    add_tournament(commands)
    add_lab(commands)
    add_replay(commands)
    add_analyze(commands)
    add_verify(commands)
    add_games(commands)
    add_rules(commands)
    add_serve(commands)
    add_host(commands)
    add_join(commands)
    add_backup(commands)
    add_command(commands, "selftest", "play one match of each game and check the result")
    return parser


def version() -> str:
    engine = "compiled" if is_compiled() else "not compiled"
    return f"lunasol {lunasol.__version__} (engine {engine})"


def add_command(commands: Any, name: str, help: str) -> argparse.ArgumentParser:
    """Add a command; the module that runs it has the same name."""
    command: argparse.ArgumentParser = commands.add_parser(
        name, help=help, description=help[0].upper() + help[1:] + ".", allow_abbrev=False
    )
    command.set_defaults(module=name)
    command.add_argument(
        "--lang", metavar="LANGUAGE", default=argparse.SUPPRESS, help=LANGUAGES_HELP
    )
    return command


# A match on this machine ------------------------------------------------------------------------


def add_play(commands: Any) -> None:
    play = add_command(commands, "play", "play a match against bots or with others")
    play.add_argument("game", metavar="GAME", nargs="?", help=", ".join(GAMES))
    add_match_options(play)
    seats = play.add_mutually_exclusive_group()
    seats.add_argument("--hot-seat", action="store_true", help="people sit at all seats")
    seats.add_argument(
        "--seat",
        metavar="K",
        type=whole_number("a seat", 0, MOST_PLAYERS),
        action="append",
        help="your seat, from 0 (the default); several for several people",
    )
    play.add_argument(
        "--bots",
        metavar="BOT",
        default="skilled",
        help="bots at the other seats: beginner, casual, skilled, strong, expert, a character such "
        "as luna, random, greedy, search:ITERATIONS; one for all or one each, as in casual,luna",
    )
    play.add_argument("--hints", action="store_true", help="give a hint to players who type hint")
    play.add_argument("--names", metavar="A,B", help="the names at the seats, in order")
    play.add_argument(
        "--seed", metavar="TEXT", help="deal from this secret: 64 hex digits or any text"
    )
    play.add_argument("--record", metavar="FILE", help="where to write the record")
    play.add_argument("--resume", metavar="FILE", help="continue the match of this record")


# Many matches -----------------------------------------------------------------------------------


def add_simulate(commands: Any) -> None:
    simulate = add_command(commands, "simulate", "let random players play many matches")
    add_game(simulate)
    add_match_options(simulate)
    simulate.add_argument(
        "--games",
        metavar="K",
        type=whole_number("the number of games", 1, MOST_GAMES),
        default=1000,
    )
    add_run_options(simulate)
    add_json(simulate)


def add_tournament(commands: Any) -> None:
    tournament = add_command(commands, "tournament", "let bots compete and rate them")
    add_game(tournament)
    add_match_options(tournament)
    tournament.add_argument(
        "--bots",
        metavar="A,B,…",
        required=True,
        help="levels, characters, random, greedy, search:ITERATIONS",
    )
    add_matches(
        tournament,
        MOST_MATCHES,
        200,
        help="rounded up to whole deals: each deal is played in every rotation of the seats",
    )
    add_run_options(tournament)
    add_json(tournament)
    add_cluster(tournament)
    tournament.add_argument(
        "--ledger", metavar="FILE", help="where finished deals are kept, to continue from"
    )


def add_lab(commands: Any) -> None:
    lab = add_command(commands, "lab", "watch many matches and write a report about the game")
    add_game(lab)
    add_match_options(lab)
    lab.add_argument(
        "--bots", metavar="A,B,…", default="greedy", help="who plays: one for all seats, or several"
    )
    add_matches(lab, MOST_WATCHED, USUAL_MATCHES)
    lab.add_argument(
        "--against",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="compare with another option, or players=N, on the same deals; may be repeated",
    )
    lab.add_argument("--ladder", action="store_true", help="let the five levels compete too")
    lab.add_argument(
        "--ladder-matches",
        metavar="K",
        type=whole_number("the number of matches", 1, MOST_WATCHED),
        default=LADDER_MATCHES,
        help=f"matches between two levels; the default is {LADDER_MATCHES}",
    )
    add_run_options(lab)
    add_cluster(lab)
    lab.add_argument("--output", metavar="FILE", help="the report; the default is lab-GAME.html")
    lab.add_argument("--force", action="store_true", help="overwrite an existing file")


# Records ----------------------------------------------------------------------------------------


def add_replay(commands: Any) -> None:
    replay = add_command(commands, "replay", "show a recorded match move by move")
    replay.add_argument("file", metavar="FILE")
    add_seat(replay, MOST_PLAYERS, "show only what this seat saw")
    pace = replay.add_mutually_exclusive_group()
    pace.add_argument("--step", action="store_true", help="wait for Enter after each move")
    pace.add_argument("--all", action="store_true", help="print everything at once")


def add_analyze(commands: Any) -> None:
    analyze = add_command(
        commands, "analyze", "review a recorded match: the best moves and the reasons"
    )
    analyze.add_argument("file", metavar="FILE")
    analyze.add_argument(
        "--bot",
        metavar="BOT",
        default="search:1000",
        help="the bot that judges: search:ITERATIONS, or a level from skilled up",
    )
    add_seat(analyze, MOST_PLAYERS, "only this seat")
    analyze.add_argument("--all", action="store_true", help="show every decision")
    add_seed(analyze)
    add_json(analyze)


def add_verify(commands: Any) -> None:
    verify = add_command(commands, "verify", "deal and play a record again and check it")
    verify.add_argument("file", metavar="FILE")


# Games ------------------------------------------------------------------------------------------


def add_games(commands: Any) -> None:
    listing = add_command(commands, "games", "list the games with their players and options")
    listing.add_argument("--json", action="store_true", help="print a JSON array")


def add_rules(commands: Any) -> None:
    add_game(add_command(commands, "rules", "the rules of a game on one page"))


# Server -----------------------------------------------------------------------------------------


def add_serve(commands: Any) -> None:
    serve = add_command(commands, "serve", "run a server where friends and bots play")
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen at, 127.0.0.1")
    serve.add_argument(
        "--port",
        metavar="N",
        type=whole_number("the port", 0, 65535),
        help="the default is 8047, or with --open a free one if that is taken",
    )
    serve.add_argument("--open", action="store_true", help="open the web client in a browser")
    add_database(serve)
    serve.add_argument(
        "--node",
        metavar="NAME",
        help="share a PostgreSQL database with other servers, under this name; else LUNASOL_NODE",
    )
    serve.add_argument(
        "--address",
        metavar="URL",
        help="where the other nodes reach this one, http://HOST:PORT; else LUNASOL_ADDRESS",
    )


def add_host(commands: Any) -> None:
    host = add_command(commands, "host", "open a table on a server and sit down there")
    add_game(host)
    host.add_argument(
        "--server", metavar="URL", required=True, help="such as http://127.0.0.1:8047"
    )
    add_match_options(host)
    host.add_argument(
        "--bots",
        metavar="LEVEL,…",
        help="bots at the last seats, one for each level named: beginner, casual, skilled, strong, "
        "expert",
    )
    add_name(host)
    host.add_argument("--public", action="store_true", help="list the table in the lobby")
    host.add_argument(
        "--pace",
        default="none",
        help="none (the default), live:MOVE+RESERVE in seconds, or days:N",
    )


def add_join(commands: Any) -> None:
    join = add_command(commands, "join", "sit down at a table of a server, or watch it")
    join.add_argument("link", metavar="LINK", help="such as http://127.0.0.1:8047/t/…")
    add_name(join)
    add_seat(join, 9, "the seat to take, from 0")
    join.add_argument("--watch", action="store_true", help="only watch")


def add_backup(commands: Any) -> None:
    backup = add_command(commands, "backup", "copy a server's database while it is running")
    backup.add_argument("file", metavar="FILE", help="a new SQLite file")
    add_database(backup)


# What several commands share --------------------------------------------------------------------


def add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help=", ".join(GAMES))


def add_match_options(command: argparse.ArgumentParser) -> None:
    """The number of players and the options of the game."""
    command.add_argument(
        "--players", metavar="N", type=whole_number("the number of players", 1, MOST_PLAYERS)
    )
    command.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="a ruling or variant; may be repeated (see lunasol games)",
    )


def add_matches(
    command: argparse.ArgumentParser, most: int, default: int, help: str | None = None
) -> None:
    number = whole_number("the number of matches", 1, most)
    command.add_argument("--matches", metavar="K", type=number, default=default, help=help)


def add_run_options(command: argparse.ArgumentParser) -> None:
    """The seed of a long run, and how many processes share the work."""
    add_seed(command)
    number = whole_number("the number of workers", 1, MOST_WORKERS)
    command.add_argument("--workers", metavar="W", type=number, default=1)


def add_seed(command: argparse.ArgumentParser) -> None:
    number = whole_number("the seed", 0, MOST_SEED)
    command.add_argument("--seed", metavar="S", type=number, default=0, help="from 0")


def add_cluster(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--cluster", metavar="ADDRESS", help="a dask scheduler; local for one on this machine"
    )


def add_json(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help="print one JSON object")


def add_seat(command: argparse.ArgumentParser, most: int, help: str) -> None:
    command.add_argument("--seat", metavar="K", type=whole_number("a seat", 0, most), help=help)


def add_name(command: argparse.ArgumentParser) -> None:
    command.add_argument("--name", metavar="NAME", help="your name at the table")


def add_database(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///FILE, a plain path or postgresql://…; else LUNASOL_DATABASE",
    )


def whole_number(name: str, low: int, high: int) -> Callable[[str], int]:
    """A converter that accepts only a whole number within these limits."""

    def parse(text: str) -> int:
        digits = text.isascii() and text.isdecimal() and len(text) <= len(str(high))
        if not digits or not low <= int(text) <= high:
            raise argparse.ArgumentTypeError(
                f"{name} must be a whole number from {low} to {high}, not {text[:40]!r}"
            )
        return int(text)

    return parse
