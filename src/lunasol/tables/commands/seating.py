# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Commands about seats: sit, and what the host arranges. They decide what is written."""

import secrets
from collections.abc import Collection, Sequence

from lunasol.bots import cast
from lunasol.bots.cast import Character
from lunasol.protocol.client_messages import (
    GiveHost,
    Kick,
    SeatBot,
    SeatProgram,
    Sit,
)
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.protocol.server_messages import Done
from lunasol.tables import entries, names
from lunasol.tables.commands.context import Actor, Context
from lunasol.tables.commands.dealing import closed_if_complete, reopened
from lunasol.tables.commands.request import Request
from lunasol.tables.entries import AnyEntry
from lunasol.tables.state import Seat, TableState

GUEST = "Guest"
"""The names of guests without a name begin with this word, in every language."""
PROGRAM_KEY_BYTES = 8


def sit(context: Context, message: Sit) -> list[AnyEntry]:
    context.check_open()
    context.check_arranged()
    state, actor = context.state, context.actor
    if not actor.person and actor.seat is None:
        raise RequestRefused(
            RefusalKey.NO_TOKEN
        )  # without a token nobody could come back to that seat
    name = own_name(state, message, actor)
    if actor.seat is not None and state.seats[actor.seat].kind == "program":
        raise RequestRefused(RefusalKey.PROGRAM_STAYS)
    seat = seat_to_take(context, message)
    sat: list[AnyEntry] = [
        *reopened(state, seat, context.now),
        *make_way(context, name),
        entries.Sat(
            at=context.now,
            seat=seat,
            person=actor.person,
            name=name,
            commitment=message.commitment,
        ),
    ]
    if actor.seat is not None and actor.seat != seat:
        return [entries.Rose(at=context.now, seat=actor.seat), *sat]
    return [*sat, *closed_if_complete(state, seat, context.now)]


def seat_to_take(context: Context, message: Sit) -> int:
    """The seat that was named, or one's own, or a free one."""
    state, actor = context.state, context.actor
    wanted = actor.seat if message.seat is None else message.seat
    seat = free_seat(state, actor.person) if wanted is None else context.check_seat(wanted)
    if state.seats[seat].kind != "open" and seat != actor.seat:
        raise RequestRefused(RefusalKey.SEAT_TAKEN)
    if seat != actor.seat and state.reserved[seat] not in ("", actor.person):
        raise RequestRefused(RefusalKey.SEAT_RESERVED)
    return seat


def free_seat(state: TableState, person: str) -> int:
    """The seat reserved for this person, or else the first that is free for anybody."""
    kept = state.seat_kept_for(person)
    if kept is not None:
        return kept
    for seat, holder in enumerate(state.seats):
        if holder.kind == "open" and state.reserved[seat] == "":
            return seat
    raise RequestRefused(RefusalKey.TABLE_FULL)


def own_name(state: TableState, message: Sit, actor: Actor) -> str:
    if message.guest:
        return guest_name(state, actor)
    return checked_name(state, message.name, actor.seat)


def checked_name(state: TableState, name: str, own_seat: int | None) -> str:
    """The name as it is shown; nobody else at the table may have one that looks like it, apart from
    bots, which give way."""
    shown = names.cleaned(name)
    if shown is None:
        raise RequestRefused(RefusalKey.BAD_NAME)
    if is_taken(state, shown, own_seat):
        raise RequestRefused(RefusalKey.NAME_TAKEN)
    return shown


def is_taken(state: TableState, name: str, own_seat: int | None) -> bool:
    seats = enumerate(state.seats)
    others = [each for seat, each in seats if seat != own_seat and each.name and not is_cast(each)]
    return any(names.are_alike(name, other.name) for other in others)


def is_cast(holder: Seat) -> bool:
    """Whether a bot sits here that another character can replace."""
    return holder.kind == "bot" and bool(holder.character)


def make_way(context: Context, name: str) -> list[AnyEntry]:
    """A bot whose name looks like this one gives its seat to another character of its level."""
    found: list[AnyEntry] = []
    for seat, holder in enumerate(context.state.seats):
        if is_cast(holder) and names.are_alike(name, holder.name):
            taken = [name, *(each.name for each in context.state.seats)]
            found += bots_at([seat], holder.level, taken, context.now)
    return found


def guest_name(state: TableState, actor: Actor) -> str:
    """A name that nobody else here has; clients show it in their own language."""
    name, number = GUEST, 1
    while is_taken(state, name, actor.seat):
        number += 1
        name = f"{GUEST} {number}"
    return name


# The host -------------------------------------------------------------------------------------


def give_host(context: Context, message: GiveHost) -> list[AnyEntry]:
    context.check_host()
    holder = context.state.seats[context.check_seat(message.seat)]
    if holder.kind != "person":
        raise RequestRefused(RefusalKey.NOT_A_PERSON)
    if holder.person == context.state.host:
        return []
    context.check_arranged()
    return [entries.HostGiven(at=context.now, person=holder.person)]


def kick(context: Context, message: Kick) -> list[AnyEntry]:
    context.check_host()
    context.check_open()
    if context.state.seats[context.check_seat(message.seat)].kind == "open":
        raise RequestRefused(RefusalKey.SEAT_IS_FREE)
    state, seat, now = context.state, message.seat, context.now
    return [*reopened(state, seat, now), entries.Rose(at=now, seat=seat)]


def seat_bot(context: Context, message: SeatBot) -> list[AnyEntry]:
    """At the seat that was named, or at every free one; a named character takes one seat."""
    context.check_host()
    context.check_open()
    context.check_arranged()
    free = seats_for_bots(context, message)
    changed = reopened(context.state, free[0], context.now)
    others = [holder.name for seat, holder in enumerate(context.state.seats) if seat not in free]
    if message.character is None:
        level = message.level or context.state.opened.level
        return [*changed, *bots_at(free, level, others, context.now)]
    character = cast.CAST[message.character]
    if any(names.are_alike(name, character.name) for name in others if name):
        raise RequestRefused(RefusalKey.NAME_TAKEN)
    return [*changed, bot_sat(free[0], character, message.level or character.level, context.now)]


def seats_for_bots(context: Context, message: SeatBot) -> list[int]:
    """The seat that was named, or every free one."""
    seats = context.state.seats
    if message.seat is None:
        free = [seat for seat, holder in enumerate(seats) if holder.kind == "open"]
        if not free:
            raise RequestRefused(RefusalKey.TABLE_FULL)
        return free
    if seats[context.check_seat(message.seat)].kind not in ("open", "bot"):
        raise RequestRefused(RefusalKey.SEAT_TAKEN)
    return [message.seat]


def bots_at(
    seats: Sequence[int], level: str, taken: Collection[str], now: int, luck: int = 0
) -> list[AnyEntry]:
    """Characters of this level at these seats, or others who play at it, with names that nobody
    here has."""
    free = cast.free_characters(level, taken, luck)
    return [bot_sat(seat, free[number], level, now) for number, seat in enumerate(seats)]


def bot_sat(seat: int, character: Character, level: str, now: int) -> entries.BotSat:
    return entries.BotSat(
        at=now, seat=seat, level=level, name=character.name, character=character.id
    )


def seat_program(context: Context, message: SeatProgram) -> list[AnyEntry]:
    context.check_host()
    context.check_open()
    context.check_arranged()
    state, seat = context.state, context.check_seat(message.seat)
    if state.seats[seat].kind not in ("open", "program"):
        raise RequestRefused(RefusalKey.SEAT_TAKEN)
    name = checked_name(state, message.name, seat)
    key = secrets.token_hex(PROGRAM_KEY_BYTES)
    return [
        *reopened(state, seat, context.now),
        *make_way(context, name),
        entries.ProgramSat(at=context.now, seat=seat, name=name, key=key),
    ]


def program_done(request: Request) -> Done:
    """The answer to ``seat-program``, which holds the token of this seating."""
    message, table = request.message, request.table
    assert isinstance(message, SeatProgram)
    program = message.seat, table.state.seats[message.seat].program_key
    token = table.ports.access.program_token(table.state.id, program)
    return Done(id=message.id, token=token)
