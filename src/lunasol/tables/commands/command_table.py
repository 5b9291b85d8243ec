# Compiled by mypyc, see COMPILED in hatch_build.py.
"""The command table: every message that a client can send, and the function that handles it."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from lunasol.protocol import client_messages as messages
from lunasol.protocol.refusals import RefusalKey
from lunasol.protocol.server_messages import Done, Hint
from lunasol.tables.commands import dealing, leaving, playing, seating, sessions, talking
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


def change(
    decide: Decide | None = None,
    run: Run | None = None,
    needs_presence: bool = False,
    done: MakeDone = plain_done,
) -> Command:
    """A command that people need now and then; each of them adds to a log."""
    return Command(
        decide,
        run,
        limit=lambda access, whose: access.may_change(whose),
        over_limit=RefusalKey.TOO_MANY_CHANGES,
        needs_presence=needs_presence,
        done=done,
    )


COMMANDS: Final[dict[type, Command]] = {
    messages.Hello: Command(run=sessions.hello),
    messages.PlayMove: Command(decide=playing.move),
    messages.Sit: change(decide=seating.sit),
    messages.Rise: change(decide=leaving.rise),
    messages.Resign: change(decide=leaving.resign),
    messages.Undo: change(decide=playing.undo),
    messages.Back: change(decide=playing.back),
    messages.SeatBot: change(decide=seating.seat_bot),
    messages.SeatProgram: change(decide=seating.seat_program, done=seating.program_done),
    messages.Kick: change(decide=seating.kick),
    messages.GiveHost: change(decide=seating.give_host),
    messages.Begin: change(decide=dealing.begin),
    messages.Commit: change(decide=dealing.commit),
    messages.Reveal: change(decide=dealing.reveal),
    messages.AllowChat: change(decide=talking.allow_chat),
    messages.Say: Command(
        decide=talking.say,
        limit=lambda access, whose: access.may_chat(whose),
        over_limit=RefusalKey.TOO_MUCH_CHAT,
    ),
    messages.Vote: change(decide=playing.vote, needs_presence=True),
    messages.Ping: Command(run=sessions.ping),
    messages.AskHint: Command(
        run=sessions.hint,
        limit=lambda access, whose: access.may_ask_hint(whose),
        over_limit=RefusalKey.TOO_MANY_HINTS,
    ),
    messages.Rematch: change(run=sessions.rematch),
    messages.Decline: change(run=sessions.decline),
}
