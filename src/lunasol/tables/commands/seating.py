# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Commands about seats: sit, and what the host arranges. They decide what is written."""

from lunasol.protocol.client_messages import (
    Begin,
    GiveHost,
    Kick,
    SeatBot,
    SeatProgram,
    Sit,
)
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.protocol.server_messages import Done
from lunasol.tables import entries
from lunasol.tables.commands.context import Actor, Context
from lunasol.tables.commands.request import Request
from lunasol.tables.entries import AnyEntry
from lunasol.tables.state import TableState

BOT, GUEST = "Bot", "Guest"
"""The names of bots and of guests without a name begin with these words, in every language."""


def sit(context: Context, message: Sit) -> list[AnyEntry]:
    context.check_open()
    state, actor = context.state, context.actor
    if not actor.person and actor.seat is None:
        raise RequestRefused(
            RefusalKey.NO_TOKEN
        )  # without a token nobody could come back to that seat
    name = guest_name(state, actor) if message.guest else checked_name(state, message.name, actor)
    if actor.seat is not None and state.seats[actor.seat].kind == "program":
        raise RequestRefused(RefusalKey.PROGRAM_STAYS)
    seat = seat_to_take(context, message)
    sat = entries.Sat(at=context.now, seat=seat, person=actor.person, name=name, salt=message.salt)
    if actor.seat is not None and actor.seat != seat:
        return [entries.Rose(at=context.now, seat=actor.seat), sat]
    if actor.seat is None and completes(state, seat):
        return [sat, entries.Started(at=context.now)]
    return [sat]


def completes(state: TableState, seat: int) -> bool:
    """Whether everything is ready once this seat is taken: at a table that seats were kept at,
    everybody knows whom they play with, so the match begins without the host."""
    open_seats = [other for other, holder in enumerate(state.seats) if holder.kind == "open"]
    return bool(state.opened.reserved) and open_seats == [seat]


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


def checked_name(state: TableState, name: str, actor: Actor) -> str:
    """The name on one line; nobody else at the table may have it."""
    shown = " ".join(name.split())
    if not shown or not shown.isprintable():
        raise RequestRefused(RefusalKey.BAD_NAME)
    for holder in state.seats:
        if holder.name.casefold() == shown.casefold() and holder.person != actor.person:
            raise RequestRefused(RefusalKey.NAME_TAKEN)
    return shown


def guest_name(state: TableState, actor: Actor) -> str:
    """A name that nobody else here has; clients show it in their own language."""
    taken = {each.name.casefold() for each in state.seats if each.person != actor.person}
    name, number = GUEST, 1
    while name.casefold() in taken:
        number += 1
        name = f"{GUEST} {number}"
    return name


# The host -------------------------------------------------------------------------------------


def give_host(context: Context, message: GiveHost) -> list[AnyEntry]:
    context.check_host()
    holder = context.state.seats[context.check_seat(message.seat)]
    if holder.kind != "person":
        raise RequestRefused(RefusalKey.NOT_A_PERSON)
    return [entries.HostGiven(at=context.now, person=holder.person)]


def kick(context: Context, message: Kick) -> list[AnyEntry]:
    context.check_host()
    context.check_open()
    if context.state.seats[context.check_seat(message.seat)].kind == "open":
        raise RequestRefused(RefusalKey.SEAT_IS_FREE)
    return [entries.Rose(at=context.now, seat=message.seat)]


def begin(context: Context, _message: Begin) -> list[AnyEntry]:
    context.check_host()
    context.check_open()
    if any(holder.kind == "open" for holder in context.state.seats):
        raise RequestRefused(RefusalKey.SEATS_ARE_FREE)
    return [entries.Started(at=context.now)]


def seat_bot(context: Context, message: SeatBot) -> list[AnyEntry]:
    """At the seat that was named, or at every free one."""
    context.check_host()
    context.check_open()
    state = context.state
    free = [seat for seat, holder in enumerate(state.seats) if holder.kind == "open"]
    if message.seat is not None:
        if state.seats[context.check_seat(message.seat)].kind not in ("open", "bot"):
            raise RequestRefused(RefusalKey.SEAT_TAKEN)
        free = [message.seat]
    if not free:
        raise RequestRefused(RefusalKey.TABLE_FULL)
    return [
        entries.BotSat(at=context.now, seat=seat, level=message.level, name=bot_name(state, seat))
        for seat in free
    ]


def bot_name(state: TableState, seat: int) -> str:
    """A name that nobody here has; clients show it in their own language."""
    taken = {holder.name.casefold() for holder in state.seats}
    name = f"{BOT} {seat + 1}"
    while name.casefold() in taken:
        name += "'"
    return name


def seat_program(context: Context, message: SeatProgram) -> list[AnyEntry]:
    context.check_host()
    context.check_open()
    state, seat = context.state, context.check_seat(message.seat)
    if state.seats[seat].kind not in ("open", "program"):
        raise RequestRefused(RefusalKey.SEAT_TAKEN)
    name = checked_name(state, message.name, context.actor)
    return [entries.ProgramSat(at=context.now, seat=seat, name=name)]


def program_done(request: Request) -> Done:
    """The answer to ``seat-program``, which holds the token of the seat."""
    message, table = request.message, request.table
    assert isinstance(message, SeatProgram)
    token = table.ports.access.program_token(table.state.id, message.seat)
    return Done(id=message.id, token=token)
