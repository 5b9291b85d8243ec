"""The ledger of a tournament: a line for each finished deal, written before anything else.

Whoever is interrupted goes on from it. A last line that was cut off is dropped and its deal is
played again; a ledger of another contest is refused.
"""

import json
import os
from pathlib import Path
from typing import Any

from lunasol import games
from lunasol.arena.tournament import Contest, Result
from lunasol.engine.errors import LunasolError

VERSION = 1
LARGEST = 1 << 30


class BadLedger(LunasolError):
    pass


class Ledger:
    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.contest = contest
        self.finished: dict[int, list[Result]] = {}
        """The results by deal."""
        self.read()

    def heading(self) -> dict[str, Any]:
        """What the results depend on."""
        plan = self.contest.plan
        return {
            "lunasol-tournament": VERSION,
            "game": plan.game,
            "rules": games.definition(plan.game).rules_version,
            "players": plan.players,
            "options": dict(plan.options),
            "seed": plan.seed,
            "bots": list(self.contest.bots),
        }

    def read(self) -> None:
        lines = self.lines()
        if not lines:
            self.append(self.heading())
            return
        if parsed(lines[0]) != self.heading():
            raise BadLedger(f"{self.path} is not the ledger of this tournament: name another file")
        for number, line in enumerate(lines[1:], 2):
            self.take(number, line)

    def lines(self) -> list[bytes]:
        """The whole lines; whatever follows the last of them is cut off."""
        if not self.path.exists():
            return []
        try:
            with self.path.open("rb+") as file:
                data = file.read(LARGEST + 1)
                whole = data[: data.rfind(b"\n") + 1]
                if len(whole) < len(data) <= LARGEST:
                    file.truncate(len(whole))
        except OSError as error:
            raise BadLedger(f"the ledger {self.path} cannot be read: {error.strerror}") from None
        if len(data) > LARGEST:
            raise BadLedger(f"the ledger {self.path} is too large")
        return whole.splitlines()

    def take(self, number: int, line: bytes) -> None:
        entry = parsed(line)
        try:
            deal, matches = int(entry["deal"]), entry["matches"]
            results = [Result(*(tuple(map(int, part)) for part in match)) for match in matches]
        except (KeyError, TypeError, ValueError):
            raise BadLedger(f"{self.path}, line {number}: this is no finished deal") from None
        if not all(self.fits(result) for result in results) or len(results) != self.seats:
            raise BadLedger(f"{self.path}, line {number}: this deal does not fit the tournament")
        self.finished[deal] = results

    @property
    def seats(self) -> int:
        return self.contest.plan.players

    def fits(self, result: Result) -> bool:
        return (
            len(result.seating) == len(result.scores) == self.seats
            and all(0 <= bot < len(self.contest.bots) for bot in result.seating)
            and 0 < len(result.winners) <= self.seats
            and all(0 <= seat < self.seats for seat in result.winners)
        )

    def keep(self, deal: int, results: list[Result]) -> None:
        matches = [[result.seating, result.scores, result.winners] for result in results]
        self.append({"deal": deal, "matches": matches})

    def append(self, entry: dict[str, Any]) -> None:
        """A line goes out in one write, so that it is there wholly or was cut off visibly."""
        line = json.dumps(entry, separators=(",", ":")).encode() + b"\n"
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab", buffering=0) as file:
                if file.write(line) != len(line):
                    raise OSError(0, "the disk is full")
        except OSError as error:
            why = f"the ledger {self.path} cannot be written: {error.strerror}"
            raise BadLedger(f"{why}; what it has is kept") from None

    def remove(self) -> None:
        os.unlink(self.path)


def parsed(line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None
