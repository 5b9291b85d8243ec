# Compiled by mypyc, see COMPILED in hatch_build.py.
"""The command table: every message that a client can send, and the function that handles it."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from lunasol.protocol import client_messages as messages
from lunasol.protocol.refusals import RefusalKey
from lunasol.protocol.server_messages import Done, Hint
from lunasol.tables.commands import leaving, playing, seating, sessions, talking
from lunasol.tables.commands.context import Context
from lunasol.tables.commands.request import Request
from lunasol.tables.entries import AnyEntry
from lunasol.tables.ports import Access

Decide = Callable[[Context, Any], list[AnyEntry]]
Run = Callable[[Request], Awaitable[Done | Hint | None]]
Limit = Callable[[Access, str], bool]
MakeDone = Callable[[Request], Done]


def plain_done(request: Request) -> Done:
    return Done(id=request.message.id)


class Command:
    """Either decides what is written to the table's log, or runs by itself."""

    def __init__(
        self,
        decide: Decide | None = None,
        run: Run | None = None,
        limit: Limit | None = None,
        over_limit: RefusalKey = RefusalKey.TOO_FAST,
        needs_presence: bool = False,
        done: MakeDone = plain_done,
    ) -> None:
        self.decide = decide
        self.run = run
        self.limit = limit
        """How often one person may ask for it, beyond the limit for all messages."""
        self.over_limit = over_limit
        self.needs_presence = needs_presence
        """Whether the decision depends on who is connected."""
        self.done = done
        """Makes the answer once the entries are stored."""


COMMANDS: Final[dict[type, Command]] = {
    messages.Hello: Command(run=sessions.hello),
    messages.PlayMove: Command(decide=playing.move),
    messages.Sit: Command(decide=seating.sit),
    messages.Rise: Command(decide=leaving.rise),
    messages.Resign: Command(decide=leaving.resign),
    messages.Undo: Command(decide=playing.undo),
    messages.Back: Command(decide=playing.back),
    messages.SeatBot: Command(decide=seating.seat_bot),
    messages.SeatProgram: Command(decide=seating.seat_program, done=seating.program_done),
    messages.Kick: Command(decide=seating.kick),
    messages.GiveHost: Command(decide=seating.give_host),
    messages.Begin: Command(decide=seating.begin),
    messages.AllowChat: Command(decide=talking.allow_chat),
    messages.Say: Command(
        decide=talking.say,
        limit=lambda access, whose: access.may_chat(whose),
        over_limit=RefusalKey.TOO_MUCH_CHAT,
    ),
    messages.Vote: Command(decide=playing.vote, needs_presence=True),
    messages.Ping: Command(run=sessions.ping),
    messages.AskHint: Command(
        run=sessions.hint,
        limit=lambda access, whose: access.may_ask_hint(whose),
        over_limit=RefusalKey.TOO_MANY_HINTS,
    ),
    messages.Rematch: Command(run=sessions.rematch),
    messages.Decline: Command(run=sessions.decline),
}
