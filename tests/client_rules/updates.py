"""What a seat and a spectator are sent during a match, update by update, for scenes on the page."""

from collections.abc import Iterator
from typing import Any

from msgspec import to_builtins

from client_rules.replayed import Case
from lunasol import games
from lunasol.engine.match import Match, MovePlayed
from lunasol.engine.record import read_record
from lunasol.tables.projection import event_info
from playthroughs.play import FOLDER

MATCHES: dict[str, tuple[tuple[str, int | None], ...]] = {
    "day_and_night": (("day_and_night-4", 0), ("day_and_night-allow_two_players-true", None)),
    "gra_roku": (("gra_roku-4", 0), ("gra_roku-2-harder", None)),
    "sun_and_moon": (("sun_and_moon-4", 0), ("sun_and_moon-3", None)),
    "nox": (("nox-3", 0), ("nox-2", None)),
}
"""By game, the playthroughs and whose eyes see them."""


def updates(game: str) -> Iterator[Case]:
    for name, seat in MATCHES[game]:
        record = read_record((FOLDER / f"{name}.record").read_text("utf-8"), games)
        yield from seen(record, name, seat)


def seen(played: Match, name: str, seat: int | None) -> Iterator[Case]:
    """The deal, then one update per move."""
    match = Match(played.settings)
    match.replay([])
    since = 0
    for entry in played.log:
        if isinstance(entry, MovePlayed):
            yield update(match, name, seat, since)
            since = len(match.log)
        match.repeat(entry)
    yield update(match, name, seat, since)


def update(match: Match, name: str, seat: int | None, since: int) -> Case:
    events = [to_builtins(event_info(each, match.notation)) for each in match.events(seat, since)]
    view: Any = to_builtins(match.view(seat))
    return {"match": name, "seat": seat, "events": events, "view": view}
