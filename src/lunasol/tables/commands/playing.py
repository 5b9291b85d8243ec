# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Commands during a match: move, undo, return to one's seat, vote. They decide what is written."""

from collections.abc import Collection

from lunasol.engine.errors import BadNotation, IllegalMove
from lunasol.engine.match import LARGEST_CODE
from lunasol.protocol.client_messages import Back, PlayMove, Undo, Vote
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.tables import entries
from lunasol.tables.allowances import (
    FREE_REPLACEMENTS,
    MOST_REPLACED,
    MOST_UNDONE,
    MOST_VOTES,
    REPLACEMENT_PAUSE,
)
from lunasol.tables.commands.context import Context
from lunasol.tables.entries import AnyEntry
from lunasol.tables.state import Seat, TableState


def move(context: Context, message: PlayMove) -> list[AnyEntry]:
    state, seat = context.state, context.actor.own_seat()
    holder = state.seats[seat]
    if message.id in holder.move_ids:
        return []  # it was played before, and only the answer got lost
    code = state.legal(seat).find(message.move)
    if code is None:
        code = read_move(state, seat, message.move)
    replaces = state.has_chosen(seat)
    if replaces:
        check_replacement(holder, context.now)
    moved = entries.Moved(
        at=context.now,
        seat=seat,
        code=code,
        id=message.id,
        reserve=state.reserve_after(seat, context.now),
        replaces=replaces,
    )
    return [*returned(state, seat, context.now), moved]


def check_replacement(holder: Seat, now: int) -> None:
    """A secret choice may change while the others think, but not without end."""
    if holder.replaced >= MOST_REPLACED:
        raise RequestRefused(RefusalKey.CHOICE_STANDS)
    is_soon = now - holder.replaced_at < REPLACEMENT_PAUSE
    if holder.replaced >= FREE_REPLACEMENTS and is_soon:
        raise RequestRefused(RefusalKey.TOO_MANY_CHANGES)


def read_move(state: TableState, seat: int, text: str) -> int:
    """The code of a legal move that was spelled in another way, or why it is refused."""
    match = state.playing()
    legal = state.legal(seat)
    try:
        code = match.notation.code(match.read(seat, text))
    except BadNotation:
        raise RequestRefused(RefusalKey.NOT_A_MOVE) from None
    if abs(code) > LARGEST_CODE:
        raise RequestRefused(RefusalKey.NOT_A_MOVE)
    if legal.codes.has(code) or (legal.may_be_spread and match.is_legal(seat, code)):
        return code
    refusal = match.game.why_not(seat, code)
    raise IllegalMove(refusal.key, refusal.ruling)


def bot_move(state: TableState, seat: int, code: int, now: int) -> list[AnyEntry]:
    """A bot's move; the scheduler has checked that the position is still the one it saw."""
    reserve = state.reserve_after(seat, now)
    return [entries.Moved(at=now, seat=seat, code=code, reserve=reserve, by_bot=True)]


def undo(context: Context, message: Undo) -> list[AnyEntry]:
    """Take the last own move back, with what bots have played since."""
    state, seat = context.state, context.actor.own_seat()
    if message.id in state.seats[seat].move_ids:
        return []  # it was taken back before, and only the answer got lost
    match, history = state.playing(), state.undo
    if history is None or history.seat != seat:
        raise RequestRefused(RefusalKey.NOT_ALONE)
    if not history.points:
        if history.is_revealed:
            raise RequestRefused(RefusalKey.ALREADY_REVEALED)
        raise RequestRefused(RefusalKey.NOTHING_TO_UNDO)
    if state.undone >= MOST_UNDONE:
        raise RequestRefused(RefusalKey.TOO_OFTEN)
    moves = history.moves_to_undo(match)
    return [
        *returned(state, seat, context.now),
        entries.Undone(at=context.now, seat=seat, moves=moves, id=message.id),
    ]


def back(context: Context, _message: Back) -> list[AnyEntry]:
    return returned(context.state, context.actor.own_seat(), context.now)


def returned(state: TableState, seat: int, now: int) -> list[AnyEntry]:
    if state.seats[seat].substituted is None:
        return []
    if not state.may_return(seat):
        raise RequestRefused(RefusalKey.TOO_OFTEN)
    return [entries.Returned(at=now, seat=seat)]


def vote(context: Context, message: Vote) -> list[AnyEntry]:
    """The players who stay decide. They can end the match only once a bot plays for somebody: a
    short loss of connection must not let the one who is losing escape."""
    state, now = context.state, context.now
    state.playing()
    seat = context.actor.own_seat()
    if not stays(seat, state.seats[seat], context.present):
        raise RequestRefused(RefusalKey.NOT_YOURS_TO_VOTE)
    if not is_anybody_away(state, context.present):
        raise RequestRefused(RefusalKey.NOBODY_IS_AWAY)
    left = leavers(state)
    if message.choice == "end" and not left:
        raise RequestRefused(RefusalKey.GRACE_NOT_OVER)
    voted = entries.Voted(at=now, seat=seat, choice=message.choice)
    if message.choice == "end" and is_agreed_by_others(state, seat):
        return [voted, entries.Ended(at=now, why="vote", left=left)]
    if message.choice == "end" and state.seats[seat].vote == "end":
        return []
    if state.seats[seat].votes >= MOST_VOTES:
        raise RequestRefused(RefusalKey.TOO_OFTEN)
    return [voted]


def is_anybody_away(state: TableState, present: Collection[int]) -> bool:
    """Whether a player is missing; with days for a move nobody has to stay."""
    if leavers(state):
        return True
    playing = [seat for seat, holder in enumerate(state.seats) if holder.kind != "bot"]
    return state.opened.pace.kind != "days" and any(seat not in present for seat in playing)


def leavers(state: TableState) -> tuple[int, ...]:
    """The seats of the players for whom a bot plays."""
    return tuple([seat for seat, holder in enumerate(state.seats) if holder.substituted])


def is_agreed_by_others(state: TableState, seat: int) -> bool:
    """Whether all other people want to end the match, except for those who have left it. Somebody
    who has just lost the connection still has a say."""
    others = [each for other, each in enumerate(state.seats) if other != seat]
    return all(
        each.vote == "end" for each in others if each.kind == "person" and not each.substituted
    )


def voters(state: TableState, present: Collection[int]) -> list[int]:
    """The people who play on: connected, and with no bot playing for them."""
    return [seat for seat, holder in enumerate(state.seats) if stays(seat, holder, present)]


def stays(seat: int, holder: Seat, present: Collection[int]) -> bool:
    return holder.kind == "person" and holder.substituted is None and seat in present
