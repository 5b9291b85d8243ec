"""What is stored about a person: all of it on request, and none of it any more on request."""

import msgspec

from lunasol.engine.record import write_record
from lunasol.protocol.http import Export
from lunasol.server.access.tokens import PERSON_BYTES
from lunasol.tables import entries
from lunasol.tables.clock import now
from lunasol.tables.entries import AnyEntry
from lunasol.tables.registry import TableRegistry
from lunasol.tables.state import TableState, rebuild

NOBODY = "0" * (2 * PERSON_BYTES)
FORGOTTEN = "—"


async def export(hall: TableRegistry, person: str) -> Export:
    """Of unfinished matches not what others hold: only what the person said and did."""
    found = []
    for id in await hall.services.store.mentions(person):
        log = await hall.services.store.log(id)
        state = rebuild(id, log)
        over = state.match is not None and state.status == "over"
        found.append(
            {
                "table": id,
                "game": state.opened.game,
                "entries": [msgspec.to_builtins(entry) for entry in by(person, state, log)],
                "record": write_record(state.match) if over and state.match else None,
            }
        )
    return Export(person=person, tables=found)


def by(person: str, state: TableState, log: list[AnyEntry]) -> list[AnyEntry]:
    """Others may have had the same seat before; what is theirs bears their name."""
    seat = state.seat_of(person)
    return [
        entry
        for entry in log
        if getattr(entry, "person", person if sits_at(seat, entry) else "") == person
    ]


def sits_at(seat: int | None, entry: AnyEntry) -> bool:
    return seat is not None and getattr(entry, "seat", None) == seat


async def forget(hall: TableRegistry, person: str) -> None:
    """Names and words go; the moves stay, for they are the others' match too."""
    store = hall.services.store
    for id in await store.mentions(person):
        table = await hall.find(id)
        async with table.lock:
            leaving = [*seat_given_up(table.state, person), *host_given_up(table.state, person)]
            if leaving:
                await table.commit(leaving)
            log = [without(person, entry) for entry in await store.log(id)]
            await store.rewrite(id, log)
            table.state = rebuild(id, log)
            table.state.restart_clocks(now())
            table.reseat_connections()
            table.tell_table()
    await store.forget_seats(person)


def seat_given_up(state: TableState, person: str) -> list[AnyEntry]:
    seat = state.seat_of(person)
    if seat is None:
        return []
    if state.status == "open":
        return [entries.Rose(at=now(), seat=seat)]
    if state.status == "running" and state.seats[seat].held is None:
        return [entries.Held(at=now(), seat=seat, why="left")]
    return []


def host_given_up(state: TableState, person: str) -> list[AnyEntry]:
    """Somebody else has to be able to begin."""
    others = [c.person for c in state.seats if c.person not in ("", NOBODY, person)]
    if state.host != person or not others:
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
