# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Commands about the chat. They decide what is written."""

from lunasol.protocol.client_messages import AllowChat, Say
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.tables import entries
from lunasol.tables.allowances import MOST_SAID
from lunasol.tables.commands.context import Context
from lunasol.tables.entries import AnyEntry


def say(context: Context, message: Say) -> list[AnyEntry]:
    state, actor = context.state, context.actor
    if actor.seat is None and actor.person != state.host:
        raise RequestRefused(RefusalKey.NOT_SEATED)
    text = " ".join(message.text.split())
    if (message.preset is None) == (text == ""):
        raise RequestRefused(RefusalKey.NOTHING_SAID)
    if text and not state.free_chat:
        raise RequestRefused(RefusalKey.CHAT_IS_OFF)
    if not text.isprintable():
        raise RequestRefused(RefusalKey.BAD_TEXT)
    if state.said.get(actor.seat, 0) >= MOST_SAID:
        raise RequestRefused(RefusalKey.TOO_OFTEN)
    return [
        entries.Said(
            at=context.now,
            person=actor.person,
            name="" if actor.seat is None else state.seats[actor.seat].name,
            seat=actor.seat,
            text=text,
            preset=message.preset or "",
        )
    ]


def allow_chat(context: Context, message: AllowChat) -> list[AnyEntry]:
    context.check_host()
    if message.free == context.state.free_chat:
        return []
    context.check_arranged()
    return [entries.SettingsChanged(at=context.now, free_chat=message.free)]
