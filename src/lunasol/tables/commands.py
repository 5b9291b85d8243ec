# Compiled by mypyc, see COMPILED in hatch_build.py.
"""What may be asked for at a table, and what is then written down. Nothing changes here.

Each request becomes entries, or is refused with a key; a refused move also names the ruling.
"""

from collections.abc import Collection

from lunasol.engine.errors import BadNotation, IllegalMove
from lunasol.engine.match import LARGEST_CODE
from lunasol.protocol import messages
from lunasol.protocol.messages import AnyClientMessage
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.tables import entries
from lunasol.tables.entries import AnyEntry
from lunasol.tables.state import Seat, TableState


class Actor:
    """Who asks: a person by the cookie, or a program by the token of its seat."""

    def __init__(self, person: str, seat: int | None) -> None:
        self.person = person
        self.seat = seat
        """Where this person or program sits."""


def entries_for(state: TableState, asked: AnyClientMessage, who: Actor, now: int) -> list[AnyEntry]:
    """What must be written down so that this has been done."""
    match asked:
        case messages.Move():
            return move(state, asked, who, now)
        case messages.Say():
            return say(state, asked, who, now)
        case messages.Sit():
            return sit(state, asked, who, now)
        case messages.Rise():
            return rise(state, who, now)
        case messages.Back():
            return come_back(state, seat_of(who), now)
        case _:
            return host_asks(state, asked, who, now)


def seat_of(who: Actor) -> int:
    if who.seat is None:
        raise RequestRefused(RefusalKey.NOT_SEATED)
    return who.seat


# Playing --------------------------------------------------------------------------------------


def move(state: TableState, asked: messages.Move, who: Actor, now: int) -> list[AnyEntry]:
    seat = seat_of(who)
    holder = state.seats[seat]
    if asked.id in holder.move_ids:
        return []  # it has been played: the answer was lost, not the move
    match = state.playing()
    code = state.legal(seat).find(asked.move)
    if code is None:
        code = read(state, seat, asked.move)
    if state.has_chosen(seat) and match.game.choice[seat] == code:
        return []
    reserve = state.reserve_after(seat, now)
    return [
        *come_back(state, seat, now),
        entries.Moved(at=now, seat=seat, code=code, id=asked.id, reserve=reserve),
    ]


def read(state: TableState, seat: int, text: str) -> int:
    """The code of a move that somebody wrote in another way, or why it is none."""
    match = state.playing()
    legal = state.legal(seat)
    try:
        code = match.notation.code(match.read(seat, text))
    except BadNotation:
        raise RequestRefused(RefusalKey.NOT_A_MOVE) from None
    if abs(code) > LARGEST_CODE:
        raise RequestRefused(RefusalKey.NOT_A_MOVE)
    if legal.codes.has(code):
        return code
    refusal = match.game.why_not(seat, code)
    raise IllegalMove(refusal.key, refusal.ruling)


def bot_move(state: TableState, seat: int, code: int, now: int) -> list[AnyEntry]:
    """A bot thought about a position; it plays only if that is still the one."""
    reserve = state.reserve_after(seat, now)
    return [entries.Moved(at=now, seat=seat, code=code, reserve=reserve, by_bot=True)]


# Sitting --------------------------------------------------------------------------------------


def sit(state: TableState, asked: messages.Sit, who: Actor, now: int) -> list[AnyEntry]:
    check_open(state)
    if not who.person and who.seat is None:
        raise RequestRefused(RefusalKey.NO_TOKEN)  # nobody could ever come back to that seat
    name = checked_name(state, asked.name, who)
    if who.seat is not None and state.seats[who.seat].kind == "program":
        raise RequestRefused(RefusalKey.PROGRAM_STAYS)
    seat = who.seat if asked.seat is None else asked.seat
    seat = free_seat(state, who.person) if seat is None else check_seat(state, seat)
    holder = state.seats[seat]
    if holder.kind != "open" and seat != who.seat:
        raise RequestRefused(RefusalKey.SEAT_TAKEN)
    if seat != who.seat and reserved_for(state, seat) not in ("", who.person):
        raise RequestRefused(RefusalKey.SEAT_RESERVED)
    sat = entries.Sat(at=now, seat=seat, person=who.person, name=name, salt=asked.salt)
    if who.seat is not None and who.seat != seat:
        return [entries.Rose(at=now, seat=who.seat), sat]
    return [sat]


def free_seat(state: TableState, person: str) -> int:
    """The one kept for this person, or the first that is free for all."""
    free = [seat for seat, holder in enumerate(state.seats) if holder.kind == "open"]
    kept = [seat for seat in free if reserved_for(state, seat) == person]
    for seat in [*kept, *(seat for seat in free if reserved_for(state, seat) == "")]:
        return seat
    raise RequestRefused(RefusalKey.TABLE_FULL)


def reserved_for(state: TableState, seat: int) -> str:
    return state.opened.reserved[seat] if state.opened.reserved else ""


def rise(state: TableState, who: Actor, now: int) -> list[AnyEntry]:
    seat = seat_of(who)
    if state.status == "open":
        heir = next((c.person for s, c in enumerate(state.seats) if s != seat and c.person), "")
        rose: list[AnyEntry] = [entries.Rose(at=now, seat=seat)]
        if who.person == state.host and heir:
            rose.append(entries.HostGiven(at=now, person=heir))
        return rose
    state.playing()
    if state.seats[seat].held is not None:
        raise RequestRefused(RefusalKey.ALREADY_AWAY)
    return [entries.Held(at=now, seat=seat, why="left")]


def come_back(state: TableState, seat: int, now: int) -> list[AnyEntry]:
    if state.seats[seat].held is None:
        return []
    return [entries.Returned(at=now, seat=seat)]


def checked_name(state: TableState, name: str, who: Actor) -> str:
    """Text on one line; nobody at the table has it."""
    shown = " ".join(name.split())
    if not shown or not shown.isprintable():
        raise RequestRefused(RefusalKey.BAD_NAME)
    for holder in state.seats:
        if holder.name.casefold() == shown.casefold() and holder.person != who.person:
            raise RequestRefused(RefusalKey.NAME_TAKEN)
    return shown


def check_open(state: TableState) -> None:
    if state.status != "open":
        raise RequestRefused(RefusalKey.ALREADY_STARTED)


def check_seat(state: TableState, seat: int) -> int:
    if not 0 <= seat < state.players:
        raise RequestRefused(RefusalKey.NO_SUCH_SEAT)
    return seat


# Talking and voting ---------------------------------------------------------------------------


def say(state: TableState, asked: messages.Say, who: Actor, now: int) -> list[AnyEntry]:
    if who.seat is None and who.person != state.host:
        raise RequestRefused(RefusalKey.NOT_SEATED)
    text = " ".join(asked.text.split())
    if (asked.preset is None) == (text == ""):
        raise RequestRefused(RefusalKey.NOTHING_SAID)
    if text and not state.free_chat:
        raise RequestRefused(RefusalKey.CHAT_IS_OFF)
    if not text.isprintable():
        raise RequestRefused(RefusalKey.BAD_TEXT)
    name = "" if who.seat is None else state.seats[who.seat].name
    return [
        entries.Said(
            at=now,
            person=who.person,
            name=name,
            seat=who.seat,
            text=text,
            preset=asked.preset or "",
        )
    ]


def vote(
    state: TableState, asked: messages.Vote, who: Actor, present: Collection[int], now: int
) -> list[AnyEntry]:
    """Those who stay decide; nobody votes about a table where all are here. Present are the seats
    somebody is connected for."""
    state.playing()
    seat = seat_of(who)
    staying = voters(state, present)
    if seat not in staying:
        raise RequestRefused(RefusalKey.NOT_YOURS_TO_VOTE)
    if len(staying) == sum(holder.kind == "person" for holder in state.seats):
        raise RequestRefused(RefusalKey.NOBODY_IS_AWAY)
    voted: list[AnyEntry] = [entries.Voted(at=now, seat=seat, choice=asked.choice)]
    others = [state.seats[other].vote for other in staying if other != seat]
    if asked.choice == "end" and all(choice == "end" for choice in others):
        voted.append(entries.Ended(at=now, why="vote"))
    return voted


def voters(state: TableState, present: Collection[int]) -> list[int]:
    """The people who play on: connected, and not held by a bot."""
    return [seat for seat, holder in enumerate(state.seats) if stays(seat, holder, present)]


def stays(seat: int, holder: Seat, present: Collection[int]) -> bool:
    return holder.kind == "person" and holder.held is None and seat in present


# The host -------------------------------------------------------------------------------------


def host_asks(state: TableState, asked: AnyClientMessage, who: Actor, now: int) -> list[AnyEntry]:
    if who.person != state.host:
        raise RequestRefused(RefusalKey.HOST_ONLY)
    if isinstance(asked, messages.AllowChat):
        return [entries.Changed(at=now, free_chat=asked.free)]
    if isinstance(asked, messages.GiveHost):
        holder = state.seats[check_seat(state, asked.seat)]
        if holder.kind != "person":
            raise RequestRefused(RefusalKey.NOT_A_PERSON)
        return [entries.HostGiven(at=now, person=holder.person)]
    check_open(state)
    match asked:
        case messages.SeatBot():
            return seat_bots(state, asked, now)
        case messages.SeatProgram():
            return seat_program(state, asked, who, now)
        case messages.Kick(seat=seat):
            if state.seats[check_seat(state, seat)].kind == "open":
                raise RequestRefused(RefusalKey.SEAT_IS_FREE)
            return [entries.Rose(at=now, seat=seat)]
        case messages.Begin():
            if any(holder.kind == "open" for holder in state.seats):
                raise RequestRefused(RefusalKey.SEATS_ARE_FREE)
            return [entries.Started(at=now)]
    raise RequestRefused(RefusalKey.NOT_POSSIBLE)


def seat_bots(state: TableState, asked: messages.SeatBot, now: int) -> list[AnyEntry]:
    free = [seat for seat, holder in enumerate(state.seats) if holder.kind == "open"]
    if asked.seat is not None:
        holder = state.seats[check_seat(state, asked.seat)]
        if holder.kind not in ("open", "bot"):
            raise RequestRefused(RefusalKey.SEAT_TAKEN)
        free = [asked.seat]
    if not free:
        raise RequestRefused(RefusalKey.TABLE_FULL)
    return [
        entries.BotSat(at=now, seat=seat, level=asked.level, name=bot_name(state, seat))
        for seat in free
    ]


def bot_name(state: TableState, seat: int) -> str:
    """Unlike the name of anybody here; the page and the terminal say it in their language."""
    taken = {holder.name.casefold() for holder in state.seats}
    name = f"Bot {seat + 1}"
    while name.casefold() in taken:
        name += "'"
    return name


def seat_program(
    state: TableState, asked: messages.SeatProgram, who: Actor, now: int
) -> list[AnyEntry]:
    seat = check_seat(state, asked.seat)
    if state.seats[seat].kind not in ("open", "program"):
        raise RequestRefused(RefusalKey.SEAT_TAKEN)
    return [entries.ProgramSat(at=now, seat=seat, name=checked_name(state, asked.name, who))]
