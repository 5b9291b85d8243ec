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

NOBODY = "0" * (2 * PERSON_BYTES)
FORGOTTEN = "—"


async def export(hall: Hall, person: str) -> Export:
    """Of unfinished matches not what others hold: only what the person said and did."""
    found = []
    for id in await hall.services.store.mentions(person):
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
    """Others may have had the same seat before; what is theirs bears their name."""
    seat = room.seat_of(person)
    return [
        entry
        for entry in log
        if getattr(entry, "person", person if sits_at(seat, entry) else "") == person
    ]


def sits_at(seat: int | None, entry: AnyEntry) -> bool:
    return seat is not None and getattr(entry, "seat", None) == seat


async def forget(hall: Hall, person: str) -> None:
    """Names and words go; the moves stay, for they are the others' match too."""
    store = hall.services.store
    for id in await store.mentions(person):
        table = await hall.find(id)
        async with table.turns:
            leaving = [*seat_given_up(table.room, person), *host_given_up(table.room, person)]
            if leaving:
                await table.commit(leaving)
            log = [without(person, entry) for entry in await store.log(id)]
            await store.rewrite(id, log)
            table.room = rebuilt(id, log)
            table.room.restart_clocks(now())
            table.usher()
            table.tell_table()
    await store.forget_seats(person)


def seat_given_up(room: Room, person: str) -> list[AnyEntry]:
    seat = room.seat_of(person)
    if seat is None:
        return []
    if room.state == "open":
        return [entries.Rose(at=now(), seat=seat)]
    if room.state == "running" and room.chairs[seat].held is None:
        return [entries.Held(at=now(), seat=seat, why="left")]
    return []


def host_given_up(room: Room, person: str) -> list[AnyEntry]:
    """Somebody else has to be able to begin."""
    others = [c.person for c in room.chairs if c.person not in ("", NOBODY, person)]
    if room.host != person or not others:
        return []
    return [entries.HostGiven(at=now(), person=others[0])]


def without(person: str, entry: AnyEntry) -> AnyEntry:
    match entry:
        case entries.Opened(host=host, reserved=reserved):
            kept = tuple("" if each == person else each for each in reserved)
            host = NOBODY if host == person else host
            return msgspec.structs.replace(entry, host=host, reserved=kept)
        case entries.Sat(person=who, seat=seat) if who == person:
            return msgspec.structs.replace(entry, person=NOBODY, name=f"{FORGOTTEN} {seat + 1}")
        case entries.Said(person=who) if who == person:
            return msgspec.structs.replace(
                entry, person=NOBODY, name=FORGOTTEN, text="", preset=entry.preset or "oops"
            )
        case entries.HostGiven(person=who) if who == person:
            return msgspec.structs.replace(entry, person=NOBODY)
    return entry
