"""Announcements about a table: who sits where, who has left, who is back."""

from rich.console import RenderableType
from rich.text import Text

from lunasol.cli.ui import layout
from lunasol.protocol.server_messages import SeatInfo, TableInfo
from lunasol.texts import MatchTexts

SECOND = 1000
"""Milliseconds."""


def seats(table: TableInfo, me: int | None, texts: MatchTexts) -> RenderableType:
    """The list of seats while the table fills."""
    headers = ("label-seat", "label-player", "")
    rows = layout.grid([texts.say(key) if key else "" for key in headers], right=(0,))
    for number, seat in enumerate(table.seats):
        name = texts.shown_name(seat.name) if seat.kind != "open" else texts.say("online-free")
        style = "dim" if seat.kind == "open" else "bold" if number == me else ""
        about = ", ".join(marks(table, number, me, texts))
        rows.add_row(str(number), Text(name, style=style), about)
    return rows


def marks(table: TableInfo, number: int, me: int | None, texts: MatchTexts) -> list[str]:
    seat = table.seats[number]
    found = []
    if number == me:
        found.append(texts.say("label-you"))
    if number == table.host:
        found.append(texts.say("online-host"))
    if seat.kind == "bot":
        found.append(texts.say(f"bot-{seat.level}"))
    elif seat.kind != "open" and not seat.here:
        found.append(texts.say("online-not-here"))
    return found


def shown_of(table: TableInfo) -> object:
    """What the list of seats shows; unless this changes, the list is not shown again."""
    return table.host, [(seat.kind, seat.name, seat.level, seat.here) for seat in table.seats]


def reopened(before: TableInfo, after: TableInfo, texts: MatchTexts) -> list[str]:
    """Sentences about rounds of commitments that led to no deal."""
    return [
        texts.say("online-reopened", name=texts.shown_name(each.name), why=each.why)
        for each in after.reopened[len(before.reopened) :]
    ]


def changes(before: TableInfo, after: TableInfo, me: int | None, texts: MatchTexts) -> list[str]:
    """Sentences about what has changed during or after a match."""
    said = []
    pairs = zip(before.seats, after.seats, strict=True)
    if after.state == "running" and before.state == "running":
        for number, (old, new) in enumerate(pairs):
            said += own_changes(old, new, texts) if number == me else other_changes(old, new, texts)
    if after.state == "ended" and before.state != "ended":
        said.append(ending(after, texts))
    if after.next is not None and before.next is None:
        said.append(texts.say("online-next"))
    return said


def ending(table: TableInfo, texts: MatchTexts) -> str:
    """Why there is no result."""
    if table.ended == "resigned":
        return texts.say("online-resigned")
    if table.left:
        names = [texts.shown_name(table.seats[seat].name) for seat in table.left]
        return texts.say("online-left", names=", ".join(names))
    return texts.say("online-closed" if table.ended == "host" else "online-ended")


def own_changes(old: SeatInfo, new: SeatInfo, texts: MatchTexts) -> list[str]:
    if new.held is not None and old.held is None:
        return [texts.say("online-held-own")]
    return []


def other_changes(old: SeatInfo, new: SeatInfo, texts: MatchTexts) -> list[str]:
    said = []
    if new.held != old.held:
        key = "online-back" if new.held is None else "online-held"
        said.append(texts.say(key, name=texts.shown_name(new.name), why=new.held or ""))
    elif new.here != old.here:
        said.append(presence(new, texts))
    if new.vote is not None and new.vote != old.vote:
        name = texts.shown_name(new.name)
        said.append(texts.say("online-vote", name=name, choice=new.vote))
    return said


def presence(seat: SeatInfo, texts: MatchTexts) -> str:
    name = texts.shown_name(seat.name)
    if seat.here:
        return texts.say("online-here", name=name)
    if seat.grace is None:
        return texts.say("online-gone", name=name)
    return texts.say("online-grace", name=name, seconds=round(seat.grace / SECOND))


def time_left(milliseconds: int, texts: MatchTexts) -> str:
    minutes, seconds = divmod(milliseconds // SECOND, 60)
    hours, minutes = divmod(minutes, 60)
    return texts.say("online-clock", time=f"{hours}:{minutes:02}:{seconds:02}")
