"""A server that has to stop says goodbye, has stored what it answered, and can come back."""

import signal
from pathlib import Path

from server.served import Message, Served, company, connected, over_sockets, serving


def told_to_stop(server: Served) -> None:
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)


def last_goodbye(told: list[Message]) -> Message:
    assert told[-1]["type"] == "goodbye", told[-1]
    return told[-1]


@over_sockets
async def test_everybody_is_told_to_come_back(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with company(server, people=2, players=2) as table:
            await table.begin()
            mover = await table.to_act()
            await mover.must("move", move=mover.legal[0])
            await table.settle()
            told_to_stop(server)
            for client in table.clients:
                assert await client.until_closed() == 1012
                assert last_goodbye(client.told)["retry"] > 0


@over_sockets
async def test_a_move_that_comes_with_the_signal_counts_once(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with company(server, people=2, players=2) as table:
            await table.begin()
            mover = await table.to_act()
            move = mover.legal[0]
            id = await mover.send("move", move=move)
            told_to_stop(server)
            await mover.until_closed()
        is_answered = any(message.get("id") == id for message in mover.told)
        server.stop()
        server.start()
        token = table.tokens[table.clients.index(mover)]
        async with connected(server, table.table, token) as back:
            if is_answered:
                assert back.view == mover.view
            await back.must("move", id=id, move=move)
            played = back.view
            await back.must("move", id=id, move=move)
            assert back.view == played
