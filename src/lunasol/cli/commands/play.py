"""lunasol play: a new match or the rest of an old one."""

import hashlib
import shlex
from argparse import Namespace
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import lunasol
from lunasol import games
from lunasol.bots import registry
from lunasol.cli import files
from lunasol.cli.exit_codes import INTERRUPTED, OK
from lunasol.cli.files import RecordFile
from lunasol.cli.local import seating
from lunasol.cli.local.session import Quit, Session
from lunasol.cli.ui import language
from lunasol.cli.ui.screen import Screen
from lunasol.engine.errors import LunasolError
from lunasol.engine.match import Match
from lunasol.engine.options import parse_options, resolve
from lunasol.engine.record import read_record
from lunasol.texts import MatchTexts, Texts

SECRET_DIGITS = 64


class BadRequest(LunasolError):
    """Things that cannot be asked for together, or not like that."""


@dataclass(frozen=True)
class Table:
    """People at these seats, bots (by name) at the others; and whether hints are given."""

    people: frozenset[int]
    bots: str = seating.USUAL_BOT
    hints: bool = False


def run(args: Namespace) -> int:
    spoken = language.chosen(args.lang)
    match = started(args, spoken) if args.resume is None else resumed(args)
    people = people_of(args, match.players)
    seating.bots_at(args.bots.split(","), people, match.players, match.settings.definition.id)
    table = Table(people, args.bots, args.hints)
    return sit_down(match, table, spoken, Screen(), record_of(args, match))


def started(args: Namespace, spoken: str) -> Match:
    if args.game is None:
        raise BadRequest(f"which game? There are {', '.join(games.GAMES)}")
    definition = games.definition(args.game)
    players = definition.usual if args.players is None else args.players
    options = resolve(definition.options, parse_options(definition.options, args.option))
    definition.check_players(players, options)
    people = people_of(args, players)
    return lunasol.start(
        definition.id,
        players=players,
        options=options,
        secret=None if args.seed is None else secret_of(args.seed),
        names=args.names.split(",")
        if args.names is not None
        else seating.names(people, players, Texts(spoken)),
    )


def secret_of(seed: str) -> bytes:
    """64 hexadecimal digits are the secret itself; any other text leads to one."""
    if not seed:
        raise BadRequest("a seed has at least one character")
    if len(seed) == SECRET_DIGITS and all(digit in "0123456789abcdefABCDEF" for digit in seed):
        return bytes.fromhex(seed)
    return hashlib.sha256(b"lunasol seed 1\n" + seed.encode(errors="surrogateescape")).digest()


def resumed(args: Namespace) -> Match:
    """The unfinished match of a record, which has settled everything but who plays it."""
    settled = {"--players": args.players, "--names": args.names, "--seed": args.seed}
    for flag, value in {**settled, "--option": args.option or None}.items():
        if value is not None:
            raise BadRequest(f"{flag} cannot be changed when a match is resumed")
    match = unfinished(Path(args.resume))
    if args.game is not None and games.definition(args.game) is not match.settings.definition:
        raise BadRequest(f"{args.resume} is a match of {match.settings.definition.id}")
    return match


def unfinished(path: Path) -> Match:
    match = files.read(path, read_record)
    if match.over:
        raise BadRequest(f"the match of {path} is over; lunasol replay shows it")
    match.run_chance()
    return match


def people_of(args: Namespace, players: int) -> frozenset[int]:
    seats = range(players) if args.hot_seat else args.seat or [0]
    return seating.people_at(seats, players)


def record_of(args: Namespace, match: Match) -> RecordFile:
    if args.record is not None and args.record != args.resume:
        return RecordFile.new(Path(args.record))
    if args.resume is not None:
        return RecordFile(Path(args.resume))
    return RecordFile(files.new_path(match, datetime.now()))


def sit_down(match: Match, table: Table, spoken: str, screen: Screen, record: RecordFile) -> int:
    """Play until the match is over or somebody leaves; either way the record is kept."""
    settings, people = match.settings, table.people
    game = settings.definition.id
    bots = seating.bots_at(table.bots.split(","), people, match.players, game)
    adviser = registry.bot(seating.ADVISER, game) if table.hints else None
    names = settings.names or seating.names(people, match.players, Texts(spoken))
    texts = MatchTexts(spoken, game, settings.deck, match.notation, names)
    record.write(match)
    session = Session(match, people, bots, adviser, texts, screen, record)
    code = OK
    try:
        session.run()
    except (Quit, EOFError):
        screen.say("")
    except KeyboardInterrupt:
        code = INTERRUPTED
        match.replay(match.log)  # the interrupt may have come in the middle of a move
        screen.say("")
    record.write(match)
    say_where(match, table, texts, screen, record)
    return code


def say_where(match: Match, table: Table, texts: Texts, screen: Screen, record: RecordFile) -> None:
    screen.note(texts.say("play-record", path=str(record.path)))
    if not match.over:
        command = f"lunasol play --resume {shlex.quote(str(record.path))}{asked_for(table, match)}"
        screen.note(texts.say("play-resume", command=command))


def asked_for(table: Table, match: Match) -> str:
    """Who plays, as it is asked for on the command line."""
    hints = " --hints" if table.hints else ""
    if len(table.people) == match.players:
        return f" --hot-seat{hints}"
    seats = "".join(f" --seat {seat}" for seat in sorted(table.people))
    return f"{seats} --bots {shlex.quote(table.bots)}{hints}"
