"""lunasol play: start a match or resume one."""

import hashlib
from argparse import Namespace
from datetime import datetime
from pathlib import Path

import lunasol
from lunasol import games
from lunasol.cli import files
from lunasol.cli.arguments import game_arguments
from lunasol.cli.errors import BadRequest
from lunasol.cli.files import RecordFile
from lunasol.cli.local import seating
from lunasol.cli.local.play import load_unfinished, play_match
from lunasol.cli.local.seating import SeatPlan
from lunasol.cli.ui import language
from lunasol.cli.ui.screen import Screen
from lunasol.engine.match import Match
from lunasol.texts import Texts

SECRET_DIGITS = 64


def run(args: Namespace) -> int:
    chosen = language.choose(args.lang)
    match = start(args, chosen) if args.resume is None else resume(args)
    seats = SeatPlan(people_of(args, match.players), args.bots, args.hints)
    seats.make_bots(match)  # refuses bad bots before a record is written
    return play_match(match, seats, chosen, Screen(), record_of(args, match))


def start(args: Namespace, language: str) -> Match:
    if args.game is None:
        raise BadRequest(f"which game? There are {', '.join(games.GAMES)}")
    game = game_arguments(args)
    game.definition.check_players(game.players, game.options)
    seats = SeatPlan(people_of(args, game.players), args.bots, args.hints)
    return lunasol.start(
        game.definition.id,
        players=game.players,
        options=game.options,
        secret=None if args.seed is None else secret_of(args.seed),
        names=args.names.split(",")
        if args.names is not None
        else seating.default_names(seats, game.players, Texts(language)),
    )


def secret_of(seed: str) -> bytes:
    """64 hexadecimal digits are the secret itself; any other text is hashed to one."""
    if not seed:
        raise BadRequest("a seed has at least one character")
    if len(seed) == SECRET_DIGITS and all(digit in "0123456789abcdefABCDEF" for digit in seed):
        return bytes.fromhex(seed)
    return hashlib.sha256(b"lunasol seed 1\n" + seed.encode(errors="surrogateescape")).digest()


def resume(args: Namespace) -> Match:
    """The unfinished match of a record, which fixes everything except who sits where."""
    fixed = {"--players": args.players, "--names": args.names, "--seed": args.seed}
    for flag, value in {**fixed, "--option": args.option or None}.items():
        if value is not None:
            raise BadRequest(f"{flag} cannot be changed when a match is resumed")
    match = load_unfinished(Path(args.resume))
    if args.game is not None and games.definition(args.game) is not match.settings.definition:
        raise BadRequest(f"{args.resume} is a match of {match.settings.definition.id}")
    return match


def people_of(args: Namespace, players: int) -> frozenset[int]:
    seats = range(players) if args.hot_seat else args.seat or [0]
    return seating.check_people(seats, players)


def record_of(args: Namespace, match: Match) -> RecordFile:
    if args.record is not None and args.record != args.resume:
        return RecordFile.new(Path(args.record))
    if args.resume is not None:
        return RecordFile(Path(args.resume))
    return RecordFile(files.new_record_path(match, datetime.now()))
