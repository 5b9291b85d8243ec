# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Commands about seats: sit, rise, and what the host arranges. They decide what is written."""

from lunasol.protocol.client_messages import (
    Begin,
    GiveHost,
    Kick,
    Rise,
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


def sit(context: Context, message: Sit) -> list[AnyEntry]:
    context.check_open()
    state, actor = context.state, context.actor
    if not actor.person and actor.seat is None:
        raise RequestRefused(
            RefusalKey.NO_TOKEN
        )  # without a token nobody could come back to that seat
    name = checked_name(state, message.name, actor)
    if actor.seat is not None and state.seats[actor.seat].kind == "program":
        raise RequestRefused(RefusalKey.PROGRAM_STAYS)
    seat = seat_to_take(context, message)
    sat = entries.Sat(at=context.now, seat=seat, person=actor.person, name=name, salt=message.salt)
    if actor.seat is not None and actor.seat != seat:
        return [entries.Rose(at=context.now, seat=actor.seat), sat]
    return [sat]


def seat_to_take(context: Context, message: Sit) -> int:
    """The seat that was named, or one's own, or a free one."""
    state, actor = context.state, context.actor
    wanted = actor.seat if message.seat is None else message.seat
    seat = free_seat(state, actor.person) if wanted is None else context.check_seat(wanted)
    if state.seats[seat].kind != "open" and seat != actor.seat:
        raise RequestRefused(RefusalKey.SEAT_TAKEN)
    if seat != actor.seat and reserved_for(state, seat) not in ("", actor.person):
        raise RequestRefused(RefusalKey.SEAT_RESERVED)
    return seat


def free_seat(state: TableState, person: str) -> int:
    """The seat reserved for this person, or else the first that is free for anybody."""
    free = [seat for seat, holder in enumerate(state.seats) if holder.kind == "open"]
    kept = [seat for seat in free if reserved_for(state, seat) == person]
    for seat in [*kept, *(seat for seat in free if reserved_for(state, seat) == "")]:
        return seat
    raise RequestRefused(RefusalKey.TABLE_FULL)


def reserved_for(state: TableState, seat: int) -> str:
    return state.opened.reserved[seat] if state.opened.reserved else ""


def rise(context: Context, _message: Rise) -> list[AnyEntry]:
    """Before the start the seat is free again; later a bot plays on."""
    state, seat, now = context.state, context.actor.own_seat(), context.now
    if state.status == "open":
        rose: list[AnyEntry] = [entries.Rose(at=now, seat=seat)]
        heir = next(
            (each.person for s, each in enumerate(state.seats) if s != seat and each.person), ""
        )
        if context.actor.person == state.host and heir:
            rose.append(entries.HostGiven(at=now, person=heir))
        return rose
    state.playing()
    if state.seats[seat].substituted is not None:
        raise RequestRefused(RefusalKey.ALREADY_AWAY)
    return [entries.Substituted(at=now, seat=seat, why="left")]


def checked_name(state: TableState, name: str, actor: Actor) -> str:
    """The name on one line; nobody else at the table may have it."""
    shown = " ".join(name.split())
    if not shown or not shown.isprintable():
        raise RequestRefused(RefusalKey.BAD_NAME)
    for holder in state.seats:
        if holder.name.casefold() == shown.casefold() and holder.person != actor.person:
            raise RequestRefused(RefusalKey.NAME_TAKEN)
    return shown


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
    name = f"Bot {seat + 1}"
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
