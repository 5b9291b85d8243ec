"""The checkpoint of a tournament: a file with one line for each finished deal.

A deal is written as soon as it is finished, so an interrupted tournament continues from the file.
A last line that was cut off is dropped and its deal is played again. A checkpoint of another
tournament is refused. The command line calls this file the ledger.
"""

import hashlib
import json
import os
from pathlib import Path
from typing import Any

from lunasol import games
from lunasol.arena.tournament import MatchResult, Tournament
from lunasol.engine.errors import LunasolError

VERSION = 1
LARGEST = 1 << 30


class BadCheckpoint(LunasolError):
    """A checkpoint that cannot be read, cannot be written or belongs to another tournament."""


class Checkpoint:
    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.tournament = tournament
        self.finished: dict[int, list[MatchResult]] = {}
        """The results by deal."""
        self.read()

    def heading(self) -> dict[str, Any]:
        """Everything that the results depend on."""
        spec = self.tournament.spec
        return {
            "lunasol-tournament": VERSION,
            "game": spec.game,
            "rules": games.definition(spec.game).rules_version,
            "players": spec.players,
            "options": dict(spec.options),
            "seed": self.tournament.seed,
            "bots": list(self.tournament.bots),
        }

    def read(self) -> None:
        lines = self.lines()
        if not lines:
            self.append(self.heading())
            return
        if parsed(lines[0]) != self.heading():
            why = f"{self.path} is not the ledger of this tournament: name another file"
            raise BadCheckpoint(why)
        for number, line in enumerate(lines[1:], 2):
            self.take(number, line)

    def lines(self) -> list[bytes]:
        """The complete lines; a last line without its end is removed from the file."""
        if not self.path.exists():
            return []
        try:
            with self.path.open("rb+") as file:
                data = file.read(LARGEST + 1)
                whole = data[: data.rfind(b"\n") + 1]
                if len(whole) < len(data) <= LARGEST:
                    file.truncate(len(whole))
        except OSError as error:
            why = f"the ledger {self.path} cannot be read: {error.strerror}"
            raise BadCheckpoint(why) from None
        if len(data) > LARGEST:
            raise BadCheckpoint(f"the ledger {self.path} is too large")
        return whole.splitlines()

    def take(self, number: int, line: bytes) -> None:
        entry = parsed(line)
        try:
            deal, matches = int(entry["deal"]), entry["matches"]
            results = [MatchResult(*(tuple(map(int, part)) for part in match)) for match in matches]
        except (KeyError, TypeError, ValueError):
            why = f"{self.path}, line {number}: this is no finished deal"
            raise BadCheckpoint(why) from None
        if not all(self.fits(result) for result in results) or len(results) != self.seats:
            why = f"{self.path}, line {number}: this deal does not fit the tournament"
            raise BadCheckpoint(why)
        self.finished[deal] = results

    @property
    def seats(self) -> int:
        return self.tournament.spec.players

    def fits(self, result: MatchResult) -> bool:
        return (
            len(result.seating) == len(result.scores) == self.seats
            and all(0 <= bot < len(self.tournament.bots) for bot in result.seating)
            and 0 < len(result.winners) <= self.seats
            and all(0 <= seat < self.seats for seat in result.winners)
        )

    def keep(self, deal: int, results: list[MatchResult]) -> None:
        matches = [[result.seating, result.scores, result.winners] for result in results]
        self.append({"deal": deal, "matches": matches})

    def append(self, entry: dict[str, Any]) -> None:
        """Add a line in a single write: a line that was cut off then lacks its end."""
        line = json.dumps(entry, separators=(",", ":")).encode() + b"\n"
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab", buffering=0) as file:
                if file.write(line) != len(line):
                    raise OSError(0, "the disk is full")
        except OSError as error:
            why = f"the ledger {self.path} cannot be written: {error.strerror}"
            raise BadCheckpoint(f"{why}; what it has is kept") from None

    def remove(self) -> None:
        os.unlink(self.path)


def parsed(line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None


def file_name(tournament: Tournament) -> str:
    """The file name for a checkpoint that nobody named: the same for the same tournament.

    The hashed text must never change, or files of earlier versions would not be found again.
    """
    spec = tournament.spec
    played = f"Plan(game={spec.game!r}, players={spec.players!r}, options={spec.options!r}"
    text = f"({played}, seed={tournament.seed!r}), {tournament.bots!r})"
    return f"{spec.game}-{hashlib.sha256(text.encode()).hexdigest()[:12]}.jsonl"
