"""What clients are sent when moves are taken back."""

import asyncio
import random
from collections.abc import Awaitable, Callable

import msgspec

from lunasol.protocol.client_messages import Hello, PlayMove, Undo
from lunasol.protocol.server_messages import Refused, TableChanged, Update, Welcome
from lunasol.tables.table import Table
from tables.twin_tables import FakeConnection, NeverMoves, ask, begun, new_table, seated_with_bots

DECODER = msgspec.json.Decoder(Welcome | Update | TableChanged | Refused)
EPOCH = "epoch"
Play = Callable[[Table, FakeConnection], Awaitable[None]]


def at_a_table(play: Play) -> None:
    """Day & Night against bots who never choose, so that my choice waits."""

    async def run() -> None:
        match = begun("day_and_night", random.Random(2))
        table = new_table(match, NeverMoves())
        await play(table, await seated_with_bots(table, 0))
        table.scheduler.stop()

    asyncio.run(run())


def last(connection: FakeConnection) -> Welcome | Update | TableChanged | Refused:
    message: Welcome | Update | TableChanged | Refused = DECODER.decode(connection.received[-1])
    return message


def view_of(connection: FakeConnection) -> object:
    message = last(connection)
    assert isinstance(message, Welcome | Update)
    return message.view


def test_an_undo_brings_a_welcome_with_the_position_before() -> None:
    async def play(table: Table, me: FakeConnection) -> None:
        before = view_of(me)
        move = table.state.legal(0).texts[0]
        await ask(table, me, PlayMove(id="1", move=move))
        made = last(me)
        assert isinstance(made, Update)
        assert made.undo
        await ask(table, me, Undo(id="2"))
        welcome = last(me)
        assert isinstance(welcome, Welcome)
        assert (welcome.id, welcome.undo, welcome.view) == ("", False, before)
        assert welcome.n == made.n + 1
        await ask(table, me, PlayMove(id="3", move=move))
        again = last(me)
        assert isinstance(again, Update)
        assert (again.n, again.view) == (welcome.n + 1, made.view)

    at_a_table(play)


def test_who_missed_an_undo_is_welcomed_again() -> None:
    """Replaying the messages from before it would lead to a position that no longer exists."""

    async def play(table: Table, me: FakeConnection) -> None:
        await ask(table, me, PlayMove(id="1", move=table.state.legal(0).texts[0]))
        made = last(me)
        assert isinstance(made, Update)
        await table.leave(me)
        other = FakeConnection("person 0")
        await table.greet(other, Hello(id="other"))
        await ask(table, other, Undo(id="2"))
        me.received.clear()
        await table.greet(me, Hello(id="back", epoch=EPOCH, last=made.n))
        assert isinstance(DECODER.decode(me.received[0]), Welcome)

    at_a_table(play)


def test_bots_think_again_after_an_undo() -> None:
    async def play(table: Table, me: FakeConnection) -> None:
        await ask(table, me, PlayMove(id="1", move=table.state.legal(0).texts[0]))
        before = set(table.scheduler.thinking.values())
        assert len(before) == table.state.players - 1
        await ask(table, me, Undo(id="2"))
        after = set(table.scheduler.thinking.values())
        assert len(after) == len(before)
        assert not before & after
        await asyncio.gather(*before, return_exceptions=True)
        assert all(task.cancelled() for task in before)

    at_a_table(play)
