# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Commands that end something: rise, give up, remove a table from one's list. They decide what is
written."""

from lunasol.protocol.client_messages import Resign, Rise
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.tables import entries
from lunasol.tables.commands.context import Context
from lunasol.tables.commands.dealing import host_handed_on, reopened
from lunasol.tables.entries import AnyEntry
from lunasol.tables.state import TableState


def rise(context: Context, _message: Rise) -> list[AnyEntry]:
    """Before the start the seat is free again; later a bot plays on."""
    state, seat, now = context.state, context.actor.own_seat(), context.now
    if state.status == "open":
        return risen(context, seat)
    state.playing()
    if state.seats[seat].substituted is not None:
        raise RequestRefused(RefusalKey.ALREADY_AWAY)
    return [entries.Substituted(at=now, seat=seat, why="left")]


def risen(context: Context, seat: int) -> list[AnyEntry]:
    """A host who rises leaves the table to somebody who stays."""
    state, now = context.state, context.now
    return [
        *reopened(state, seat, now),
        entries.Rose(at=now, seat=seat),
        *host_handed_on(state, [seat], now),
    ]


def resign(context: Context, message: Resign) -> list[AnyEntry]:
    """The match is over if no other person plays. The host of an open table closes it."""
    state, actor, now = context.state, context.actor, context.now
    is_host = bool(actor.person) and actor.person == state.host
    if is_host and (state.status == "open" or is_unattended(state)):
        return [entries.Ended(at=now, why="host")]
    if state.status == "running" and state.people == [actor.own_seat()]:
        return [entries.Ended(at=now, why="resigned")]
    return rise(context, Rise(id=message.id))


def is_unattended(state: TableState) -> bool:
    """Whether bots and programs play among themselves."""
    return state.status == "running" and not state.people


def remove(context: Context) -> list[AnyEntry]:
    """Take the table out of this person's list; what is unfinished is given up first."""
    state, person = context.state, context.actor.person
    if context.actor.seat is None and person not in (state.host, state.opened.host):
        raise RequestRefused(RefusalKey.NO_SUCH_TABLE)
    if person in state.removed:
        return []
    return [*given_up(context), entries.Removed(at=context.now, person=person)]


def given_up(context: Context) -> list[AnyEntry]:
    state, seat = context.state, context.actor.seat
    is_host = context.actor.person == state.host
    is_away = seat is not None and state.seats[seat].substituted is not None
    if state.status in ("over", "ended") or (is_away and len(state.people) > 1):
        return []
    if seat is None and not (is_host and (state.status == "open" or is_unattended(state))):
        return []
    return resign(context, Resign(id="remove"))
