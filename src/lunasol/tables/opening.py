"""What a new table begins with: alone, against bots, or after a match as its rematch."""

import msgspec

from lunasol.engine import shuffle
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.tables import entries
from lunasol.tables.allowances import MOST_REMATCHES
from lunasol.tables.commands.seating import bots_at
from lunasol.tables.state import TableState


def is_spare(state: TableState, is_against_bots: bool) -> bool:
    """Whether a table may be given up for another one of the same person."""
    if state.status == "open":
        return state.opened.bots
    return is_against_bots and state.is_against_bots


def age(state: TableState) -> tuple[bool, int]:
    """The order in which tables are given up: those that never began first, then the oldest."""
    return state.status == "running", state.changed


def bots_around(opened: entries.Opened) -> list[entries.AnyEntry]:
    """Bots at every seat but the first, which is kept for the person."""
    return bots_at(range(1, opened.players), opened.level, (), opened.at, luck_of(opened))


def luck_of(opened: entries.Opened) -> int:
    """Decides which of the two characters of a level sits down first, so that one person meets now
    this one and now the other."""
    return opened.at


def decide_decline(state: TableState, person: str, now: int) -> list[entries.AnyEntry]:
    """The host's place goes to somebody else who was asked; if nobody is left, the table closes."""
    if state.status != "open" or state.seat_kept_for(person) is None:
        raise RequestRefused(RefusalKey.NOT_ASKED)
    declined: list[entries.AnyEntry] = [entries.Declined(at=now, person=person)]
    seated = [holder.person for holder in state.seats]
    others = [each for each in [*seated, *state.reserved] if each not in ("", person)]
    if not others:
        return [*declined, entries.Ended(at=now, why="nobody")]
    if state.host == person:
        declined.append(entries.HostGiven(at=now, person=others[0]))
    return declined


def check_rematches(state: TableState) -> None:
    if state.rematches >= MOST_REMATCHES:
        raise RequestRefused(RefusalKey.TOO_OFTEN)


def opened_again(state: TableState, host: str, at: int) -> entries.Opened:
    """The first entry of a rematch: for everybody the next seat is reserved."""
    persons = [holder.person for holder in state.seats]
    return msgspec.structs.replace(
        state.opened,
        at=at,
        host=host,
        bots=state.is_against_bots,
        secret=shuffle.new_secret().hex(),
        free_chat=state.free_chat,
        reserved=(persons[-1], *persons[:-1]),
    )


def bots_again(old: TableState, at: int) -> list[entries.AnyEntry]:
    """Bots take their rotated seats at once; people have to sit down themselves, because their
    clients draw a salt for the new commitment."""
    return [
        entries.BotSat(
            at=at,
            seat=(seat + 1) % old.players,
            level=holder.level,
            name=holder.name,
            character=holder.character,
        )
        for seat, holder in enumerate(old.seats)
        if holder.kind == "bot"
    ]
