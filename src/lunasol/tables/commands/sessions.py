# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Commands that do more or less than write to this table's log: hello, ping, hint, and the
rematch at another table."""

from lunasol.protocol.client_messages import Hello
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.protocol.server_messages import Done, Hint
from lunasol.protocol.version import OLDEST, PROTOCOL
from lunasol.tables import projection
from lunasol.tables.bot_jobs import job_for
from lunasol.tables.commands.request import Request

ADVISER = "strong"
"""The level of the bot that gives hints."""


async def hello(request: Request) -> Done | Hint | None:
    """Answers with a welcome, or with what was missed and then done."""
    message = request.message
    assert isinstance(message, Hello)
    check_version(message.protocol, request.connection.program is not None)
    is_welcome = await request.table.greet(request.connection, message)
    return None if is_welcome else Done(id=message.id)


def check_version(protocol: int, is_program: bool) -> None:
    if protocol < OLDEST and not is_program:
        raise RequestRefused(RefusalKey.CLIENT_TOO_OLD)
    if protocol > PROTOCOL:
        raise RequestRefused(RefusalKey.CLIENT_TOO_NEW)


async def ping(request: Request) -> Done | Hint | None:
    return Done(id=request.message.id)


async def hint(request: Request) -> Done | Hint | None:
    table = request.table
    state, seat = table.state, table.actor(request.connection).own_seat()
    if not state.opened.hints:
        raise RequestRefused(RefusalKey.NO_HINTS)
    if seat not in state.to_act:
        raise RequestRefused(RefusalKey.NOT_YOUR_TURN)
    job = job_for(state, seat, ADVISER)
    answer = await table.ports.bots.advise(job, request.connection.address)
    return projection.hint(state, request.message.id, answer)


async def rematch(request: Request) -> Done | Hint | None:
    new_table = await request.registry.rematch(request.table, request.connection)
    return Done(id=request.message.id, table=new_table)


async def decline(request: Request) -> Done | Hint | None:
    await request.registry.decline(request.table, request.connection)
    return Done(id=request.message.id)
