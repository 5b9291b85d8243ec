"""Plays a match on this machine to its end, or until a player leaves, and keeps its record."""

import shlex
from pathlib import Path

from lunasol.bots import registry
from lunasol.cli import files
from lunasol.cli.errors import BadRequest, Quit
from lunasol.cli.exit_codes import INTERRUPTED, OK
from lunasol.cli.files import RecordFile
from lunasol.cli.local import seating
from lunasol.cli.local.seating import SeatPlan
from lunasol.cli.local.session import LocalSession
from lunasol.cli.ui.screen import Screen
from lunasol.engine.match import Match
from lunasol.engine.record import read_record
from lunasol.texts import Texts


def play_match(
    match: Match, seats: SeatPlan, language: str, screen: Screen, record: RecordFile
) -> int:
    """Play until the match is over or a player leaves, and return the exit code."""
    bots = seats.make_bots(match)
    adviser = registry.bot(seating.ADVISER, match.settings.definition.id) if seats.hints else None
    texts = seating.match_texts(match, language, seats)
    record.write(match)
    session = LocalSession(match, seats.people, bots, adviser, texts, screen, record)
    if bots:
        session.greeting = texts.say("play-opponents", names=seating.opponents(seats, texts))
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
    show_record(match, seats, texts, screen, record)
    return code


def show_record(
    match: Match, seats: SeatPlan, texts: Texts, screen: Screen, record: RecordFile
) -> None:
    """Print where the record is and, for an unfinished match, the command that resumes it."""
    screen.note(texts.say("play-record", path=str(record.path)))
    if not match.over:
        path = shlex.quote(str(record.path))
        command = f"lunasol play --resume {path}{as_arguments(seats, match)}"
        screen.note(texts.say("play-resume", command=command))


def as_arguments(seats: SeatPlan, match: Match) -> str:
    """A seat plan as arguments of the command line."""
    hints = " --hints" if seats.hints else ""
    if len(seats.people) == match.players:
        return f" --hot-seat{hints}"
    people = "".join(f" --seat {seat}" for seat in sorted(seats.people))
    return f"{people} --bots {shlex.quote(seats.bots)}{hints}"


def load_unfinished(path: Path) -> Match:
    """The match of a record, ready to be continued."""
    match = files.read_record_file(path, read_record)
    if match.over:
        raise BadRequest(f"the match of {path} is over; lunasol replay shows it")
    match.run_chance()
    return match
