"""A finished match again, step by step, with any seat's eyes."""

from lunasol.engine.match import Match
from lunasol.server import api, watching
from lunasol.server.errors import No
from lunasol.server.table import Table


def replay(table: Table, seat: str | None) -> api.Replay:
    room = table.room
    if room.match is None or room.state != "over":
        raise No("not-over")
    place = seat_number(seat, room.players)
    again = Match(room.match.settings)
    steps = []
    for entry in room.match.log:
        before = len(again.log)
        again.repeat(entry)
        events = tuple(
            watching.event_info(event, again.lexicon) for event in again.events(place, before)
        )
        steps.append(api.Step(events, again.view(place)))
    result = watching.result_of(room)
    return api.Replay(table=table.summary, seat=place, steps=steps, result=result)


def seat_number(text: str | None, players: int) -> int | None:
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) == 1 and int(text) < players):
        raise No("no-such-seat")
    return int(text)
