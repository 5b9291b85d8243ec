"""What is stored about a person: all of it on request, and none of it any more on request."""

import msgspec

from lunasol.engine.record import write_record
from lunasol.server import entries
from lunasol.server.api import Export
from lunasol.server.clock import now
from lunasol.server.entries import AnyEntry
from lunasol.server.hall import Hall
from lunasol.server.people import PERSON_BYTES
from lunasol.server.room import Room, rebuilt
from lunasol.server.table import Table

NOBODY = "0" * (2 * PERSON_BYTES)
FORGOTTEN = "—"


async def export(hall: Hall, person: str) -> Export:
    """Of unfinished matches not what others hold: only what the person said and did."""
    found = []
    for id in await hall.services.store.tables_of(person):
        log = await hall.services.store.log(id)
        room = rebuilt(id, log)
        over = room.match is not None and room.state == "over"
        found.append(
            {
                "table": id,
                "game": room.opened.game,
                "entries": [msgspec.to_builtins(entry) for entry in by(person, room, log)],
                "record": write_record(room.match) if over and room.match else None,
            }
        )
    return Export(person=person, tables=found)


def by(person: str, room: Room, log: list[AnyEntry]) -> list[AnyEntry]:
    seat = room.seat_of(person)
    return [
        entry
        for entry in log
        if getattr(entry, "person", None) == person
        or (seat is not None and getattr(entry, "seat", None) == seat)
    ]


async def forget(hall: Hall, person: str) -> None:
    """Names and words go; the moves stay, for they are the others' match too."""
    store = hall.services.store
    for id in await store.tables_of(person):
        table = await hall.find(id)
        async with table.lock:
            await give_up_seat(table, person)
            log = [without(person, entry) for entry in await store.log(id)]
            await store.rewrite(id, log)
            table.room = rebuilt(id, log)
            table.room.restart_clocks(now())
            table.usher()
            table.tell_table()
    await store.forget_seats(person)


async def give_up_seat(table: Table, person: str) -> None:
    room = table.room
    seat = room.seat_of(person)
    if seat is None:
        return
    if room.state == "open":
        await table.commit([entries.Rose(at=now(), seat=seat)])
    elif room.state == "running" and room.chairs[seat].held is None:
        await table.commit([entries.Held(at=now(), seat=seat, why="left")])


def without(person: str, entry: AnyEntry) -> AnyEntry:
    match entry:
        case entries.Opened(host=host) if host == person:
            return msgspec.structs.replace(entry, host=NOBODY)
        case entries.Sat(person=who, seat=seat) if who == person:
            return msgspec.structs.replace(entry, person=NOBODY, name=f"{FORGOTTEN} {seat + 1}")
        case entries.Said(person=who) if who == person:
            return msgspec.structs.replace(
                entry, person=NOBODY, name=FORGOTTEN, text="", preset=entry.preset or "oops"
            )
        case entries.HostGiven(person=who) if who == person:
            return msgspec.structs.replace(entry, person=NOBODY)
    return entry
