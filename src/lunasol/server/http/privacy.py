"""Privacy: export everything that is stored about a person, or forget them."""

import logging

import msgspec

from lunasol.engine.record import write_record
from lunasol.protocol.http import Export, ExportedTable
from lunasol.server.access.tokens import PERSON_BYTES
from lunasol.server.storage.store import Store
from lunasol.tables import entries
from lunasol.tables.commands.dealing import reopened
from lunasol.tables.entries import ENCODER, AnyEntry
from lunasol.tables.ownership import OwnedElsewhere
from lunasol.tables.ports import StorageError
from lunasol.tables.registry import TableRegistry, held
from lunasol.tables.state import TableState, rebuild
from lunasol.tables.table import Table

logger = logging.getLogger(__name__)
NOBODY = "0" * (2 * PERSON_BYTES)
FORGOTTEN = "—"


async def export(store: Store, person: str) -> Export:
    """What the person said and did. The record comes only with a finished match, because that of
    an unfinished one holds secrets of others."""
    found, damaged = [], []
    for id in await store.mentions(person):
        try:
            log = await store.log(id)
            state = rebuild(id, log)
        except StorageError:
            raise
        except Exception:
            damaged.append(id)
            logger.exception("a table cannot be exported", extra={"table": id})
            continue
        is_over = state.match is not None and state.status == "over"
        found.append(
            ExportedTable(
                table=id,
                game=state.opened.game,
                entries=[msgspec.Raw(ENCODER.encode(entry)) for entry in by(person, state, log)],
                record=write_record(state.match) if is_over and state.match else None,
                ended=state.why_ended,
                left=state.left_by,
            )
        )
    return Export(person=person, tables=found, damaged=damaged)


def by(person: str, state: TableState, log: list[AnyEntry]) -> list[AnyEntry]:
    """The entries of this person, without those of others who had the same seat before."""
    seat = state.seat_of(person)
    return [
        entry
        for entry in log
        if getattr(entry, "person", person if sits_at(seat, entry) else "") == person
    ]


def sits_at(seat: int | None, entry: AnyEntry) -> bool:
    return seat is not None and getattr(entry, "seat", None) == seat


async def forget(registry: TableRegistry, store: Store, person: str) -> None:
    """Remove names and chat; the moves stay, because the match belongs to the others too."""
    for id in await store.mentions(person):
        try:
            table = await registry.load(id)
        except OwnedElsewhere as other:
            await registry.neighbours.ask(other, "forget", person=person)
            continue
        if table is None:  # its log cannot be read, so nothing of it can be kept
            await store.drop([id])
            continue
        await forget_table(registry, store, table, person)
    await store.forget_seats(person)


async def forget_table(registry: TableRegistry, store: Store, table: Table, person: str) -> None:
    with held(table):
        async with table.lock:
            await forget_at(table, store, person)
            registry.reindex(table)


async def forget_at(table: Table, store: Store, person: str) -> None:
    state, now = table.state, table.now()
    leaving = [*seat_given_up(state, person, now), *host_given_up(state, person, now)]
    if leaving:
        await table.commit(leaving)
    log = [without(person, entry) for entry in await store.log(state.id)]
    await store.rewrite(state.id, log)
    table.restore(log)
    table.reseat_connections()
    table.broadcast_info()


def seat_given_up(state: TableState, person: str, now: int) -> list[AnyEntry]:
    seat = state.seat_of(person)
    if seat is None:
        return []
    if state.status == "open":
        return [*reopened(state, seat, now), entries.Rose(at=now, seat=seat)]
    if state.status == "running" and state.seats[seat].substituted is None:
        return [entries.Substituted(at=now, seat=seat, why="left")]
    return []


def host_given_up(state: TableState, person: str, now: int) -> list[AnyEntry]:
    """Somebody else must be able to start the match."""
    others = [each.person for each in state.seats if each.person not in ("", NOBODY, person)]
    if state.host != person or not others:
        return []
    return [entries.HostGiven(at=now, person=others[0])]


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
        case entries.Declined(person=who) if who == person:
            return msgspec.structs.replace(entry, person=NOBODY)
        case entries.Removed(person=who) if who == person:
            return msgspec.structs.replace(entry, person=NOBODY)
    return entry
