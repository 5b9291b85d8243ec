# Compiled by mypyc, see COMPILED in hatch_build.py.
"""What may be asked for at a table, and what is then written down. Nothing changes here.

Each request becomes entries, or is refused with a key; a refused move also names the ruling.
"""

from collections.abc import Collection

from lunasol.engine.errors import BadNotation, IllegalMove
from lunasol.engine.match import LARGEST_CODE
from lunasol.server import entries, messages
from lunasol.server.entries import AnyEntry
from lunasol.server.errors import No
from lunasol.server.messages import AnyAsked
from lunasol.server.room import Chair, Room


class Asker:
    """Who asks: a person by the cookie, or a program by the token of its seat."""

    def __init__(self, person: str, seat: int | None) -> None:
        self.person = person
        self.seat = seat
        """Where this person or program sits."""


def entries_for(room: Room, asked: AnyAsked, who: Asker, now: int) -> list[AnyEntry]:
    """What must be written down so that this has been done."""
    match asked:
        case messages.Move():
            return move(room, asked, who, now)
        case messages.Say():
            return say(room, asked, who, now)
        case messages.Sit():
            return sit(room, asked, who, now)
        case messages.Rise():
            return rise(room, who, now)
        case messages.Back():
            return come_back(room, seat_of(who), now)
        case _:
            return host_asks(room, asked, who, now)


def seat_of(who: Asker) -> int:
    if who.seat is None:
        raise No("not-seated")
    return who.seat


# Playing --------------------------------------------------------------------------------------


def move(room: Room, asked: messages.Move, who: Asker, now: int) -> list[AnyEntry]:
    seat = seat_of(who)
    chair = room.chairs[seat]
    if asked.id in chair.move_ids:
        return []  # it has been played: the answer was lost, not the move
    match = room.playing()
    code = room.legal(seat).find(asked.move)
    if code is None:
        code = read(room, seat, asked.move)
    if room.has_chosen(seat) and match.game.choice[seat] == code:
        return []
    reserve = room.reserve_after(seat, now)
    return [
        *come_back(room, seat, now),
        entries.Moved(at=now, seat=seat, code=code, id=asked.id, reserve=reserve),
    ]


def read(room: Room, seat: int, text: str) -> int:
    """The code of a move that somebody wrote in another way, or why it is none."""
    match = room.playing()
    legal = room.legal(seat)
    try:
        code = match.notation.code(match.read(seat, text))
    except BadNotation:
        raise No("not-a-move") from None
    if abs(code) > LARGEST_CODE:
        raise No("not-a-move")
    if legal.codes.has(code):
        return code
    refusal = match.game.why_not(seat, code)
    raise IllegalMove(refusal.key, refusal.ruling)


def bot_move(room: Room, seat: int, code: int, now: int) -> list[AnyEntry]:
    """A bot thought about a position; it plays only if that is still the one."""
    reserve = room.reserve_after(seat, now)
    return [entries.Moved(at=now, seat=seat, code=code, reserve=reserve, by_bot=True)]


# Sitting --------------------------------------------------------------------------------------


def sit(room: Room, asked: messages.Sit, who: Asker, now: int) -> list[AnyEntry]:
    check_open(room)
    if not who.person and who.seat is None:
        raise No("no-token")  # nobody could ever come back to that seat
    name = checked_name(room, asked.name, who)
    if who.seat is not None and room.chairs[who.seat].kind == "program":
        raise No("program-stays")
    seat = who.seat if asked.seat is None else asked.seat
    seat = free_seat(room, who.person) if seat is None else check_seat(room, seat)
    chair = room.chairs[seat]
    if chair.kind != "open" and seat != who.seat:
        raise No("seat-taken")
    if seat != who.seat and reserved_for(room, seat) not in ("", who.person):
        raise No("seat-reserved")
    sat = entries.Sat(at=now, seat=seat, person=who.person, name=name, salt=asked.salt)
    if who.seat is not None and who.seat != seat:
        return [entries.Rose(at=now, seat=who.seat), sat]
    return [sat]


def free_seat(room: Room, person: str) -> int:
    """The one kept for this person, or the first that is free for all."""
    free = [seat for seat, chair in enumerate(room.chairs) if chair.kind == "open"]
    kept = [seat for seat in free if reserved_for(room, seat) == person]
    for seat in [*kept, *(seat for seat in free if reserved_for(room, seat) == "")]:
        return seat
    raise No("table-full")


def reserved_for(room: Room, seat: int) -> str:
    return room.opened.reserved[seat] if room.opened.reserved else ""


def rise(room: Room, who: Asker, now: int) -> list[AnyEntry]:
    seat = seat_of(who)
    if room.state == "open":
        heir = next((c.person for s, c in enumerate(room.chairs) if s != seat and c.person), "")
        rose: list[AnyEntry] = [entries.Rose(at=now, seat=seat)]
        if who.person == room.host and heir:
            rose.append(entries.HostGiven(at=now, person=heir))
        return rose
    room.playing()
    if room.chairs[seat].held is not None:
        raise No("already-away")
    return [entries.Held(at=now, seat=seat, why="left")]


def come_back(room: Room, seat: int, now: int) -> list[AnyEntry]:
    if room.chairs[seat].held is None:
        return []
    return [entries.Returned(at=now, seat=seat)]


def checked_name(room: Room, name: str, who: Asker) -> str:
    """Text on one line; nobody at the table has it."""
    shown = " ".join(name.split())
    if not shown or not shown.isprintable():
        raise No("bad-name")
    for chair in room.chairs:
        if chair.name.casefold() == shown.casefold() and chair.person != who.person:
            raise No("name-taken")
    return shown


def check_open(room: Room) -> None:
    if room.state != "open":
        raise No("already-started")


def check_seat(room: Room, seat: int) -> int:
    if not 0 <= seat < room.players:
        raise No("no-such-seat")
    return seat


# Talking and voting ---------------------------------------------------------------------------


def say(room: Room, asked: messages.Say, who: Asker, now: int) -> list[AnyEntry]:
    if who.seat is None and who.person != room.host:
        raise No("not-seated")
    text = " ".join(asked.text.split())
    if (asked.preset is None) == (text == ""):
        raise No("nothing-said")
    if text and not room.free_chat:
        raise No("chat-is-off")
    if not text.isprintable():
        raise No("bad-text")
    name = "" if who.seat is None else room.chairs[who.seat].name
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
    room: Room, asked: messages.Vote, who: Asker, present: Collection[int], now: int
) -> list[AnyEntry]:
    """Those who stay decide; nobody votes about a table where all are here. Present are the seats
    somebody is connected for."""
    room.playing()
    seat = seat_of(who)
    staying = voters(room, present)
    if seat not in staying:
        raise No("not-yours-to-vote")
    if len(staying) == sum(chair.kind == "person" for chair in room.chairs):
        raise No("nobody-is-away")
    voted: list[AnyEntry] = [entries.Voted(at=now, seat=seat, choice=asked.choice)]
    others = [room.chairs[other].vote for other in staying if other != seat]
    if asked.choice == "end" and all(choice == "end" for choice in others):
        voted.append(entries.Ended(at=now, why="vote"))
    return voted


def voters(room: Room, present: Collection[int]) -> list[int]:
    """The people who play on: connected, and not held by a bot."""
    return [seat for seat, chair in enumerate(room.chairs) if stays(seat, chair, present)]


def stays(seat: int, chair: Chair, present: Collection[int]) -> bool:
    return chair.kind == "person" and chair.held is None and seat in present


# The host -------------------------------------------------------------------------------------


def host_asks(room: Room, asked: AnyAsked, who: Asker, now: int) -> list[AnyEntry]:
    if who.person != room.host:
        raise No("host-only")
    if isinstance(asked, messages.AllowChat):
        return [entries.Changed(at=now, free_chat=asked.free)]
    if isinstance(asked, messages.GiveHost):
        chair = room.chairs[check_seat(room, asked.seat)]
        if chair.kind != "person":
            raise No("not-a-person")
        return [entries.HostGiven(at=now, person=chair.person)]
    check_open(room)
    match asked:
        case messages.SeatBot():
            return seat_bots(room, asked, now)
        case messages.SeatProgram():
            return seat_program(room, asked, who, now)
        case messages.Kick(seat=seat):
            if room.chairs[check_seat(room, seat)].kind == "open":
                raise No("seat-is-free")
            return [entries.Rose(at=now, seat=seat)]
        case messages.Begin():
            if any(chair.kind == "open" for chair in room.chairs):
                raise No("seats-are-free")
            return [entries.Started(at=now)]
    raise No("not-possible")


def seat_bots(room: Room, asked: messages.SeatBot, now: int) -> list[AnyEntry]:
    free = [seat for seat, chair in enumerate(room.chairs) if chair.kind == "open"]
    if asked.seat is not None:
        chair = room.chairs[check_seat(room, asked.seat)]
        if chair.kind not in ("open", "bot"):
            raise No("seat-taken")
        free = [asked.seat]
    if not free:
        raise No("table-full")
    return [
        entries.BotSat(at=now, seat=seat, level=asked.level, name=bot_name(room, seat))
        for seat in free
    ]


def bot_name(room: Room, seat: int) -> str:
    """Unlike the name of anybody here; the page and the terminal say it in their language."""
    taken = {chair.name.casefold() for chair in room.chairs}
    name = f"Bot {seat + 1}"
    while name.casefold() in taken:
        name += "'"
    return name


def seat_program(room: Room, asked: messages.SeatProgram, who: Asker, now: int) -> list[AnyEntry]:
    seat = check_seat(room, asked.seat)
    if room.chairs[seat].kind not in ("open", "program"):
        raise No("seat-taken")
    return [entries.ProgramSat(at=now, seat=seat, name=checked_name(room, asked.name, who))]
