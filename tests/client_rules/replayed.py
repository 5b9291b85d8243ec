"""The golden playthroughs, move by move."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from lunasol import games
from lunasol.engine.match import Match, MovePlayed
from lunasol.engine.record import read_record
from playthroughs.play import FOLDER

Case = dict[str, Any]


@cache
def matches(game: str) -> tuple[Match, ...]:
    """All golden playthroughs of a game, at their end."""
    paths = sorted(FOLDER.glob(f"{game}-*.record"))
    return tuple(read_record(path.read_text("utf-8"), games) for path in paths)


def replayed(match: Match) -> Iterator[tuple[Match, MovePlayed]]:
    """The match before each of its moves, together with the move."""
    again = Match(match.settings)
    again.replay([])
    for entry in match.log:
        if isinstance(entry, MovePlayed):
            yield again, entry
        again.repeat(entry)
