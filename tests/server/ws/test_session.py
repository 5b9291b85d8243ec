"""A session carries out one request after the other, whichever way they come in."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from lunasol.engine.salts import salt_commitment
from lunasol.protocol.http import NewTable
from lunasol.protocol.version import PROTOCOL
from lunasol.server.app import Server
from lunasol.server.settings import ServerSettings
from lunasol.tables.outbox import Program
from lunasol.tables.state import TableState

SALT = bytes(16)
HOST = "a" * 24


class FakeConnection:
    """A connection without a network: it offers each text to the fast path, as the protocol does,
    and queues what that does not handle."""

    def __init__(self) -> None:
        self.person = HOST
        self.address = "192.0.2.1"
        self.program: Program | None = None
        self.queue: asyncio.Queue[bytes] = asyncio.Queue()
        self.answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.fast_path: Callable[[bytes], bool] = lambda _: False
        self.handled_fast: list[str] = []
        self.when_settled: list[str] = []
        """Texts that arrive at the very moment when a move is settled."""

    def on_text(self, handle: Callable[[bytes], bool]) -> None:
        self.fast_path = handle

    def arrive(self, text: str) -> None:
        if self.queue.empty() and self.fast_path(text.encode()):
            self.handled_fast.append(json.loads(text)["id"])
        else:
            self.queue.put_nowait(text.encode())

    async def next_text(self) -> str | bytes | None:
        return await self.queue.get()

    def send(self, message: bytes) -> None:
        decoded = json.loads(message)
        if decoded.get("id"):
            self.answers.put_nowait(decoded)

    def send_now(self, message: bytes) -> None:
        self.send(message)

    def cork(self) -> None:
        pass

    def uncork(self) -> None:
        for text in self.when_settled:
            asyncio.get_running_loop().call_soon(self.arrive, text)
        self.when_settled = []

    async def hang_up(self, code: int) -> None:
        pass

    async def answer(self) -> dict[str, Any]:
        return await asyncio.wait_for(self.answers.get(), 10)


def message(id: str, kind: str, **facts: object) -> str:
    return json.dumps({"type": kind, "id": id, **facts})


def in_session(folder: Path, act: Callable[[FakeConnection, TableState], Any]) -> None:
    """Run this with the session of a host who sits opposite a bot in a match that has begun."""

    async def run() -> None:
        server = Server(
            ServerSettings(database=f"sqlite:///{folder / 'tables.db'}", bot_pause=10**6)
        )
        await server.open()
        wanted = NewTable(game="nox", players=2, options={"first_seat": 0})
        table = await server.registry.create(HOST, wanted)
        connection = FakeConnection()
        session = server.endpoint.session(table, connection)
        running = asyncio.create_task(session.run())
        for text in (
            message("hello", "hello", protocol=PROTOCOL),
            message("sit", "sit", name="Anna", commitment=salt_commitment(SALT), seat=0),
            message("bot", "seat-bot", level="casual"),
            message("begin", "begin"),
            message("reveal", "reveal", salt=SALT.hex()),
        ):
            connection.arrive(text)
            assert (await connection.answer())["type"] in ("welcome", "done")
        await act(connection, table.state)
        running.cancel()
        await server.close()

    asyncio.run(run())


def test_a_move_takes_the_fast_path_and_everything_else_is_queued(tmp_path: Path) -> None:
    async def act(connection: FakeConnection, state: TableState) -> None:
        connection.arrive(message("1", "say", text="Hello"))
        assert (await connection.answer())["id"] == "1"
        connection.arrive(message("2", "move", move=state.legal(0).texts[0]))
        assert (await connection.answer())["id"] == "2"
        assert connection.handled_fast == ["2"]

    in_session(tmp_path, act)


def test_requests_are_answered_in_order_around_a_move_that_is_being_stored(tmp_path: Path) -> None:
    """The third text comes when the move is settled, but the second has not been started yet."""

    async def act(connection: FakeConnection, state: TableState) -> None:
        connection.when_settled = [message("3", "say", text="later")]
        connection.arrive(message("1", "move", move=state.legal(0).texts[0]))
        connection.arrive(message("2", "say", text="sooner"))
        assert [(await connection.answer())["id"] for _ in range(3)] == ["1", "2", "3"]

    in_session(tmp_path, act)


def test_a_ping_is_answered_while_a_move_is_being_stored(tmp_path: Path) -> None:
    async def act(connection: FakeConnection, state: TableState) -> None:
        connection.arrive(message("1", "move", move=state.legal(0).texts[0]))
        connection.arrive(message("2", "ping"))
        assert [(await connection.answer())["id"] for _ in range(2)] == ["2", "1"]
        connection.arrive(message("3", "ping"))
        assert (await connection.answer())["type"] == "done"

    in_session(tmp_path, act)


def test_a_malformed_text_is_refused_and_the_next_one_is_answered(tmp_path: Path) -> None:
    async def act(connection: FakeConnection, _state: TableState) -> None:
        connection.arrive('{"type": "move", "id": 7}')
        connection.arrive(message("1", "move", move="nonsense"))
        refused = await connection.answer()
        assert (refused["id"], refused["key"]) == ("1", "not-a-move")

    in_session(tmp_path, act)
