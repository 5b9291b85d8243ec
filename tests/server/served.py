"""A real server in its own process, and clients that talk to it over sockets."""

import asyncio
import functools
import hashlib
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import httpx
import websockets

from lunasol.protocol.version import PROTOCOL

Message = dict[str, Any]
Facts = ParamSpec("Facts")
PATIENCE = 20.0
NO_TLS = False
"""For httpx, which would load all certificates of the system for each of our plain requests."""
QUICK = {
    "LUNASOL_BOT_PAUSE": "0",
    "LUNASOL_BOT_WAIT": "600",
    "LUNASOL_MESSAGE_RATE": "2000",
    "LUNASOL_REQUEST_RATE": "2000",
    "LUNASOL_REPLAY_RATE": "2000",
    "LUNASOL_CHANGE_RATE": "100000",
    "LUNASOL_GUEST_RATE": "5000",
    "LUNASOL_TABLE_RATE": "5000",
    "LUNASOL_ADDRESS_TABLES": "5000",
    "LUNASOL_HTTP_CONNECTIONS": "1000",
    "LUNASOL_CONNECTION_RATE": "5000",
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served:
    """`lunasol serve` on its own port; it can be killed and started again."""

    program: tuple[str, ...] = ("-m", "lunasol")
    arguments: tuple[str, ...] = ()

    def __init__(self, database: str, **settings: str) -> None:
        self.database = database
        self.settings = settings
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.errors = Path(os.devnull)

    def start(self) -> "Served":
        environment = {**os.environ, **QUICK, **self.settings}
        command = [sys.executable, *self.program, "serve", "--port", str(self.port)]
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [*command, "--database", self.database, *self.arguments],
                env=environment,
                stdout=subprocess.DEVNULL,
                stderr=errors,
                start_new_session=True,
            )
        self.wait_until_well()
        return self

    def wait_until_well(self) -> None:
        until = time.monotonic() + PATIENCE
        with httpx.Client(timeout=2, verify=NO_TLS) as asking:
            while time.monotonic() < until:
                assert self.process is not None
                assert self.process.poll() is None, self.errors.read_text()
                try:
                    if asking.get(f"{self.base}/healthz").status_code == 200:
                        return
                except httpx.TransportError:
                    time.sleep(0.02)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """Kill the whole process group at once, as a power cut would."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Stop the server as an administrator would; it must end by that signal alone."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        said = self.errors.read_text()
        assert code in (0, -signal.SIGKILL), said
        assert "Traceback" not in said, said

    def guest(self) -> str:
        """The token of a new person."""
        found: str = httpx.post(f"{self.base}/api/me", verify=NO_TLS).json()["token"]
        return found

    def new_table(self, token: str, game: str, **wanted: Any) -> str:
        answer = httpx.post(
            f"{self.base}/api/tables",
            json={"game": game, **wanted},
            headers=bearer(token),
            verify=NO_TLS,
        )
        assert answer.status_code == 201, answer.text
        found: str = answer.json()["id"]
        return found

    def get(
        self, path: str, token: str = "", params: dict[str, int] | None = None
    ) -> httpx.Response:
        headers = bearer(token) if token else {}
        return httpx.get(self.base + path, headers=headers, params=params, verify=NO_TLS)

    def my_tables(self, token: str) -> list[Message]:
        answer = self.get("/api/me/tables", token)
        found: list[Message] = answer.json()["tables"]
        return found


class Clocked(Served):
    """A server at whose tables time passes only when a test says so."""

    def __init__(self, folder: Path, **settings: str) -> None:
        super().__init__(f"sqlite:///{folder / 'tables.db'}", **settings)
        self.clock = folder / "clock"
        self.program = (str(Path(__file__).with_name("clocked.py")), str(self.clock))
        self.set_clock(time.time_ns() // 1_000_000)

    def set_clock(self, moment: int) -> None:
        """Written aside and renamed, so that the server never reads half of it."""
        new = self.clock.with_suffix(".new")
        new.write_text(str(moment))
        new.replace(self.clock)

    def pass_time(self, milliseconds: int) -> None:
        self.set_clock(int(self.clock.read_text()) + milliseconds)


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


class Client:
    """One connection to a table. It keeps all messages and checks that no number is missing."""

    def __init__(self, connection: websockets.ClientConnection) -> None:
        self.connection = connection
        self.received: list[Message] = []
        self.n = 0
        self.epoch = ""
        self.view: Message | None = None
        self.legal: list[str] = []
        self.table: Message = {}
        self.seat: int | None = None
        self.result: Message | None = None
        self.asked = 0
        self.salts: dict[str, str] = {}
        """The salts that this client has committed to, by commitment."""
        self.withholds = False
        self.revealed: set[str] = set()

    async def send(self, kind: str, **facts: Any) -> str:
        """Send a request without waiting for the answer, and return its id."""
        self.asked += 1
        id = str(facts.pop("id", f"{secrets.token_hex(4)}-{self.asked}"))
        if kind == "hello":
            facts.setdefault("protocol", PROTOCOL)
        await self.connection.send(json.dumps({"type": kind, "id": id, **facts}))
        return id

    async def ask(self, kind: str, **facts: Any) -> Message:
        """Send a request and return its answer."""
        id = await self.send(kind, **facts)
        return await self.until(lambda message: message.get("id") == id)

    async def must(self, kind: str, **facts: Any) -> Message:
        answer = await self.ask(kind, **facts)
        assert answer["type"] != "refused", answer
        return answer

    async def sit(self, name: str, seat: int | None = None) -> Message:
        return await self.must("sit", name=name, seat=seat, commitment=self.commit_to())

    def commit_to(self, salt: str = "") -> str:
        """The commitment to a salt, which is revealed when the server asks for it."""
        own = salt or secrets.token_hex(16)
        commitment = hashlib.sha256(b"lunasol salt 1\n" + bytes.fromhex(own)).hexdigest()
        self.salts[commitment] = own
        return commitment

    @property
    def own_commitment(self) -> str | None:
        seats = self.table.get("seats")
        return None if self.seat is None or not seats else seats[self.seat]["commitment"]

    async def reveal_if_due(self) -> None:
        """Reveal the salt once the commitments are closed, and commit again when they are opened
        again."""
        own = self.own_commitment
        if self.withholds or self.seat is None or self.table["state"] != "open":
            return
        if self.table["closed"] and own in self.salts and own not in self.revealed:
            self.revealed.add(own)
            await self.send("reveal", salt=self.salts[own])
        elif own is None and self.table["seats"][self.seat]["kind"] == "person":
            await self.send("commit", commitment=self.commit_to())

    async def next(self) -> Message:
        async with asyncio.timeout(PATIENCE):
            message: Message = json.loads(await self.connection.recv())
        self.received.append(message)
        self.take_in(message)
        if message["type"] in ("welcome", "table"):
            await self.reveal_if_due()
        return message

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        while True:
            message = await self.next()
            if wanted(message):
                return message

    async def until_dealt(self) -> None:
        if self.view is None:
            await self.until(lambda message: message["type"] == "update")

    async def until_closed(self) -> int | None:
        """Receive until the server closes the connection, and return the close code."""
        try:
            while True:
                await self.next()
        except websockets.ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    def take_in(self, message: Message) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.n, self.epoch = message["n"], message["epoch"]
        elif "n" in message:
            assert message["n"] == self.n + 1, f"{self.n} is followed by {message['n']}"
            self.n = message["n"]
        if kind in ("welcome", "update"):
            self.view, self.legal = message["view"], message["legal"]
            self.result = message["result"]
        if kind in ("welcome", "table"):
            self.table, self.seat = message["table"], message["seat"]

    @property
    def must_act(self) -> bool:
        return self.view is not None and self.seat in self.view["to_act"]

    async def play_on(self, choose: Callable[[list[str]], str]) -> None:
        """Play to the end of the match."""
        while self.result is None:
            if self.must_act:
                await self.must("move", move=choose(self.legal))
            else:
                await self.next()


@asynccontextmanager
async def connected(
    server: Served, table: str, token: str = "", epoch: str = "", last: int = 0
) -> AsyncIterator[Client]:
    url = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
    headers = bearer(token) if token else {}
    async with websockets.connect(url, additional_headers=headers) as connection:
        client = Client(connection)
        client.n, client.epoch = last, epoch
        await client.send("hello", epoch=epoch, last=last)
        await client.next()
        yield client


ServedT = TypeVar("ServedT", bound=Served)

# Whole tables ---------------------------------------------------------------------------------


def over_sockets(test: Callable[Facts, Coroutine[Any, Any, None]]) -> Callable[Facts, None]:
    """Turns a coroutine into a function that pytest can call."""

    @functools.wraps(test)
    def run(*args: Facts.args, **facts: Facts.kwargs) -> None:
        asyncio.run(test(*args, **facts))

    return run


@contextmanager
def serving(folder: Path, **settings: str) -> Iterator[Served]:
    """A server with these settings, stopped at the end."""
    with running(Served(f"sqlite:///{folder / 'tables.db'}", **settings), folder) as served:
        yield served


@contextmanager
def running(served: ServedT, folder: Path) -> Iterator[ServedT]:
    served.errors = folder / "errors"
    served.start()
    try:
        yield served
    finally:
        served.stop()


@dataclass
class Company:
    """People who sit at one table, in the order of their seats; the first is the host."""

    table: str
    tokens: list[str]
    clients: list[Client]

    async def begin(self, level: str = "beginner") -> None:
        """Fill the other seats with bots and start the match."""
        if any(seat["kind"] == "open" for seat in self.clients[0].table["seats"]):
            await self.clients[0].must("seat-bot", level=level)
        await self.clients[0].must("begin")
        await asyncio.gather(*(client.until_dealt() for client in self.clients))

    async def settle(self) -> None:
        """Wait until everybody has received everything sent so far."""
        for client in self.clients:
            await client.must("hello")

    async def to_act(self) -> Client:
        """Wait for one of these people to be on turn, and return their client."""
        while True:
            for client in self.clients:
                if client.must_act:
                    return client
            await self.clients[0].next()
            await self.settle()

    async def play_on(self) -> None:
        """Play to the end of the match, always the first legal move."""
        await asyncio.gather(*(client.play_on(lambda legal: legal[0]) for client in self.clients))


@asynccontextmanager
async def company(
    server: Served, game: str = "nox", people: int = 2, **wanted: Any
) -> AsyncIterator[Company]:
    tokens = [server.guest() for _ in range(people)]
    table = server.new_table(tokens[0], game, **wanted)
    async with AsyncExitStack() as connections:
        clients = [
            await connections.enter_async_context(connected(server, table, token))
            for token in tokens
        ]
        for number, client in enumerate(clients):
            await client.sit(f"Person {number}")
        await clients[0].must("hello")
        yield Company(table, tokens, clients)
