"""What can be asked for on the command line, and which module answers.

Modules are loaded when their command is called, so that help comes at once.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NoReturn

import lunasol
from lunasol.arena.lab.limits import LADDER_MATCHES, MOST_WATCHED, USUAL_MATCHES
from lunasol.arena.limits import MOST_GAMES, MOST_MATCHES, MOST_SEED, MOST_WORKERS
from lunasol.games import GAMES

LARGEST_PLAYERS = 99


def run(arguments: Sequence[str]) -> int:
    args = parser().parse_args(arguments)
    answer: int = import_module(f"lunasol.cli.commands.{args.module}").run(args)
    return answer


class OneSentence(argparse.ArgumentParser):
    """A parser that says what is wrong in one sentence instead of printing its usage."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message} (see {self.prog} --help)", file=sys.stderr)
        sys.exit(2)


def parser() -> argparse.ArgumentParser:
    top = OneSentence(
        prog="lunasol",
        description="A card table for four games. Without a command: a menu.",
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"lunasol {lunasol.__version__}")
    top.add_argument("--lang", metavar="LANGUAGE", help="en, de, hu, cs, sk or pl")
    top.set_defaults(module="menu")
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    add_play(commands)
    add_simulate(commands)
    add_tournament(commands)
    add_lab(commands)
    add_files(commands)
    add_games(commands)
    add_server(commands)
    return top


def add(commands: Any, name: str, module: str, help: str) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(
        name, help=help, description=help[0].upper() + help[1:] + ".", allow_abbrev=False
    )
    command.set_defaults(module=module)
    command.add_argument(
        "--lang", metavar="LANGUAGE", default=argparse.SUPPRESS, help="en, de, hu, cs, sk or pl"
    )
    return command


def add_play(commands: Any) -> None:
    play = add(commands, "play", "play", "play a match against bots or with others")
    play.add_argument("game", metavar="GAME", nargs="?", help=", ".join(GAMES))
    add_table(play)
    who = play.add_mutually_exclusive_group()
    who.add_argument("--hot-seat", action="store_true", help="people sit at all seats")
    who.add_argument(
        "--seat",
        metavar="K",
        type=whole("a seat", 0, LARGEST_PLAYERS),
        action="append",
        help="your seat, from 0 (the default); several for several people",
    )
    play.add_argument(
        "--bots",
        metavar="BOT",
        default="skilled",
        help="who holds the other seats: beginner, casual, skilled, strong, expert, random, "
        "greedy, search:ITERATIONS; one for all or one each, as in casual,expert",
    )
    play.add_argument("--hints", action="store_true", help="give a hint to whoever writes hint")
    play.add_argument("--names", metavar="A,B", help="the names at the seats, in their order")
    play.add_argument(
        "--seed", metavar="TEXT", help="a secret to deal from again: 64 hex digits or any text"
    )
    play.add_argument("--record", metavar="FILE", help="where the record is written")
    play.add_argument("--resume", metavar="FILE", help="go on with the match of this record")


def add_table(command: argparse.ArgumentParser) -> None:
    """How many play, and by which rulings."""
    command.add_argument(
        "--players", metavar="N", type=whole("the number of players", 1, LARGEST_PLAYERS)
    )
    command.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="a ruling or variant; may be repeated (see lunasol games)",
    )


def add_run(command: argparse.ArgumentParser) -> None:
    """How a long run starts, is shared out and reports."""
    command.add_argument(
        "--seed", metavar="S", type=whole("the seed", 0, MOST_SEED), default=0, help="from 0"
    )
    command.add_argument(
        "--workers", metavar="W", type=whole("the number of workers", 1, MOST_WORKERS), default=1
    )
    command.add_argument("--json", action="store_true", help="print one JSON object")


def add_simulate(commands: Any) -> None:
    simulate = add(commands, "simulate", "simulate", "let random players play many matches")
    simulate.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    add_table(simulate)
    simulate.add_argument(
        "--games", metavar="K", type=whole("the number of games", 1, MOST_GAMES), default=1000
    )
    add_run(simulate)


def add_tournament(commands: Any) -> None:
    tournament = add(commands, "tournament", "tournament", "let bots compete and rate them")
    tournament.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    add_table(tournament)
    tournament.add_argument(
        "--bots", metavar="A,B,…", required=True, help="levels, random, greedy, search:ITERATIONS"
    )
    tournament.add_argument(
        "--matches",
        metavar="K",
        type=whole("the number of matches", 1, MOST_MATCHES),
        default=200,
        help="rounded up to whole deals: each deal is played in every rotation of the seats",
    )
    add_run(tournament)
    tournament.add_argument(
        "--cluster", metavar="ADDRESS", help="a dask scheduler; local for one on this machine"
    )
    tournament.add_argument(
        "--ledger", metavar="FILE", help="where finished deals are kept, to go on from"
    )


def add_lab(commands: Any) -> None:
    lab = add(commands, "lab", "lab", "watch many matches and write a page about the game")
    lab.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    add_table(lab)
    lab.add_argument(
        "--bots", metavar="A,B,…", default="greedy", help="who plays: one for all seats, or several"
    )
    lab.add_argument(
        "--matches",
        metavar="K",
        type=whole("the number of matches", 1, MOST_WATCHED),
        default=USUAL_MATCHES,
    )
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
        type=whole("the number of matches", 1, MOST_WATCHED),
        default=LADDER_MATCHES,
        help=f"between two levels, {LADDER_MATCHES} unless told",
    )
    lab.add_argument(
        "--seed", metavar="S", type=whole("the seed", 0, MOST_SEED), default=0, help="from 0"
    )
    lab.add_argument(
        "--workers", metavar="W", type=whole("the number of workers", 1, MOST_WORKERS), default=1
    )
    lab.add_argument(
        "--cluster", metavar="ADDRESS", help="a dask scheduler; local for one on this machine"
    )
    lab.add_argument("--output", metavar="FILE", help="where the page goes: lab-GAME.html")
    lab.add_argument("--force", action="store_true", help="write over a file that exists")


def add_files(commands: Any) -> None:
    replay = add(commands, "replay", "replay", "show a recorded match move by move")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument(
        "--seat",
        metavar="K",
        type=whole("a seat", 0, LARGEST_PLAYERS),
        help="show what this seat saw, not everything",
    )
    how = replay.add_mutually_exclusive_group()
    how.add_argument("--step", action="store_true", help="wait for Enter after each move")
    how.add_argument("--all", action="store_true", help="print everything at once")
    analyze = add(commands, "analyze", "analyze", "review a recorded match: what was best, and why")
    analyze.add_argument("file", metavar="FILE")
    analyze.add_argument(
        "--bot",
        metavar="BOT",
        default="search:1000",
        help="who thinks it over: search:ITERATIONS or a level from skilled on",
    )
    analyze.add_argument(
        "--seat", metavar="K", type=whole("a seat", 0, LARGEST_PLAYERS), help="only this seat"
    )
    analyze.add_argument("--all", action="store_true", help="show every decision")
    analyze.add_argument(
        "--seed", metavar="S", type=whole("the seed", 0, MOST_SEED), default=0, help="from 0"
    )
    analyze.add_argument("--json", action="store_true", help="print one JSON object")
    verify = add(commands, "verify", "verify", "deal and play a record again and check it")
    verify.add_argument("file", metavar="FILE")


def add_server(commands: Any) -> None:
    serve = add(commands, "serve", "serve", "a table for friends and bots, over the network")
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen at, 127.0.0.1")
    serve.add_argument(
        "--port", metavar="N", type=whole("the port", 0, 65535), default=8047, help="8047"
    )
    serve.add_argument("--open", action="store_true", help="show the page in a browser")
    add_database(serve)
    add_visits(commands)
    backup = add(commands, "backup", "backup", "copy a server's database while it goes on")
    backup.add_argument("file", metavar="FILE", help="a new SQLite file")
    add_database(backup)


def add_visits(commands: Any) -> None:
    host = add(commands, "host", "host", "make a table on a server and sit down there")
    host.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    host.add_argument("--server", metavar="URL", required=True, help="as http://127.0.0.1:8047")
    add_table(host)
    host.add_argument(
        "--bots",
        metavar="LEVEL,…",
        help="bots at the last seats, one for each level named: beginner, casual, skilled, strong, "
        "expert",
    )
    host.add_argument("--name", metavar="NAME", help="what you are called there")
    host.add_argument("--public", action="store_true", help="list the table in the lobby")
    host.add_argument(
        "--pace",
        default="none",
        help="none, live:MOVE+RESERVE in seconds, or days:N; without a clock unless told",
    )
    join = add(commands, "join", "join", "sit down at a table of a server, or watch it")
    join.add_argument("link", metavar="LINK", help="as http://127.0.0.1:8047/t/…")
    join.add_argument("--name", metavar="NAME", help="what you are called there")
    join.add_argument("--seat", metavar="K", type=whole("a seat", 0, 9), help="from 0")
    join.add_argument("--watch", action="store_true", help="only look on")


def add_database(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///FILE, a plain path or postgresql://…; else LUNASOL_DATABASE",
    )


def add_games(commands: Any) -> None:
    listing = add(commands, "games", "games", "list the games with their players and options")
    listing.add_argument("--json", action="store_true", help="print a JSON array")
    rules = add(commands, "rules", "rules", "the rules of a game on one page")
    rules.add_argument("game", metavar="GAME", help=", ".join(GAMES))


def whole(what: str, low: int, high: int) -> Callable[[str], int]:
    """Reads a whole number within limits; anything else is explained."""

    def read(text: str) -> int:
        digits = text.isascii() and text.isdecimal() and len(text) <= len(str(high))
        if not digits or not low <= int(text) <= high:
            raise argparse.ArgumentTypeError(
                f"{what} must be a whole number from {low} to {high}, not {text[:40]!r}"
            )
        return int(text)

    return read
