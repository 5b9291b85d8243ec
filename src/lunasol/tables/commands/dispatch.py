# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Carries out a request: finds its command and answers, or raises why it is refused."""

from lunasol.protocol.refusals import RequestRefused
from lunasol.protocol.server_messages import Done, Hint
from lunasol.tables.commands.command_table import COMMANDS, Command
from lunasol.tables.commands.request import Request


async def dispatch(request: Request) -> Done | Hint | None:
    """The answer to the request. Raises RequestRefused or IllegalMove; nothing has changed then."""
    command = COMMANDS[type(request.message)]
    check_limit(request, command)
    if command.run is not None:
        return await command.run(request)
    await request.table.execute(request.connection, request.message)
    return command.done(request)


def check_limit(request: Request, command: Command) -> None:
    limit = command.limit
    if limit is not None and not limit(request.table.ports.access, request.whose):
        raise RequestRefused(command.over_limit)
