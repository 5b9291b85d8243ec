# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Commands that lead to the deal: commit to a salt, close the commitments, reveal the salts.

Nobody can choose the deal: the server has committed to its secret before anybody sits down, and the
commitments of all players are stored and told to everybody before the first salt is revealed.
"""

from collections.abc import Collection

from lunasol.engine.salts import salt_commitment
from lunasol.protocol.client_messages import Begin, Commit, Reveal
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.tables import entries
from lunasol.tables.commands.context import Context
from lunasol.tables.entries import AnyEntry
from lunasol.tables.state import TableState


def begin(context: Context, _message: Begin) -> list[AnyEntry]:
    context.check_host()
    context.check_open()
    state = context.state
    if state.is_closed:
        return []
    if any(holder.kind == "open" for holder in state.seats):
        raise RequestRefused(RefusalKey.SEATS_ARE_FREE)
    if not all(state.seats[seat].commitment for seat in state.people):
        raise RequestRefused(RefusalKey.SALTS_MISSING)
    return closed(state, context.now)


def closed(state: TableState, now: int) -> list[AnyEntry]:
    """Close the commitments. Bots and programs add nothing, so without people the match starts."""
    if not state.people:
        return [entries.Started(at=now)]
    return [entries.CommitmentsClosed(at=now)]


def closed_if_complete(state: TableState, seat: int, now: int) -> list[AnyEntry]:
    """Close the commitments if only this seat was missing: at a table that seats were kept at,
    everybody knows whom they play with, so the match begins without the host."""
    others = [holder for other, holder in enumerate(state.seats) if other != seat]
    is_full = all(holder.kind != "open" for holder in others)
    is_ready = all(holder.commitment for holder in others if holder.kind == "person")
    is_first = state.seats[seat].commitment == ""
    if not (state.opened.reserved and is_full and is_ready and is_first) or state.is_closed:
        return []
    return [entries.CommitmentsClosed(at=now)]


def commit(context: Context, message: Commit) -> list[AnyEntry]:
    """Another salt for one's own seat."""
    context.check_open()
    state, seat, now = context.state, context.actor.own_seat(), context.now
    holder = state.seats[seat]
    if holder.kind != "person":
        raise RequestRefused(RefusalKey.NOT_A_PERSON)
    if holder.commitment == message.commitment:
        return []
    if state.is_closed:
        raise RequestRefused(RefusalKey.ALREADY_CLOSED)
    context.check_arranged()
    committed = entries.Committed(at=now, seat=seat, commitment=message.commitment)
    return [committed, *closed_if_complete(state, seat, now)]


def reveal(context: Context, message: Reveal) -> list[AnyEntry]:
    """The last salt starts the match. One that does not fit frees the seat."""
    state, seat, now = context.state, context.actor.own_seat(), context.now
    holder = state.seats[seat]
    if holder.salt == message.salt and holder.commitment:
        return []  # it came before, and only the answer got lost
    context.check_open()
    if not state.is_closed or holder.kind != "person" or holder.salt:
        raise RequestRefused(RefusalKey.NOTHING_TO_REVEAL)
    if salt_commitment(bytes.fromhex(message.salt)) != holder.commitment:
        return freed(state, [seat], now)
    revealed: list[AnyEntry] = [entries.Revealed(at=now, seat=seat, salt=message.salt)]
    if missing(state) == [seat]:
        revealed.append(entries.Started(at=now))
    return revealed


def missing(state: TableState) -> list[int]:
    """The people whose salts have not come."""
    return [seat for seat in state.people if not state.seats[seat].salt]


def withheld(state: TableState, now: int) -> list[AnyEntry]:
    """The stated time is over: the seats whose salts have not come are free again."""
    return freed(state, missing(state), now)


def freed(state: TableState, seats: list[int], now: int) -> list[AnyEntry]:
    rose = [entries.Rose(at=now, seat=seat) for seat in seats]
    reopening = entries.Reopened(at=now, why="withheld", seats=tuple(seats))
    return [reopening, *rose, *host_handed_on(state, seats, now)]


def reopened(state: TableState, seat: int, now: int) -> list[AnyEntry]:
    """A seat changes while the salts are being revealed, so everybody commits again."""
    if not state.is_closed:
        return []
    return [entries.Reopened(at=now, why="changed", seats=(seat,))]


def host_handed_on(state: TableState, left: Collection[int], now: int) -> list[AnyEntry]:
    """A host who gives up their seat leaves the table to somebody who stays."""
    seats = enumerate(state.seats)
    heir = next((each.person for seat, each in seats if seat not in left and each.person), "")
    if heir == "" or state.seat_of(state.host) not in left:
        return []
    return [entries.HostGiven(at=now, person=heir)]
