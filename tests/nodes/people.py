"""People at tables of several nodes, behind a balancer. Their clients wait as the page does."""

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Protocol

import httpx
import websockets

from nodes.cluster import NodeProcess
from server.served import NO_TLS, Client, Message, bearer

PEOPLE = 2
"""How many people sit at each table; bots have the other seats."""
RETRY_DELAYS = (0.0, 0.3, 0.8, 1.5, 3.0, 5.0)
OPEN_TIMEOUT = 8.0
SILENCE_TIMEOUT = 2.0
IDLE = 10.0
SOON = 0.9
MIN_PATIENCE = 1.0
"""Seconds; the page has the same (client/src/core/connection.ts, heartbeat.ts)."""
UNANSWERED = SOON + MIN_PATIENCE + SILENCE_TIMEOUT
"""Seconds of silence after which a client with a request gives its connection up."""
CHECK_SECONDS = 1.0
"""How often the balancer asks each node how it is, and how long it waits for the answer."""
GONE = (ConnectionError, OSError, TimeoutError, websockets.WebSocketException, httpx.HTTPError)


class Balancer:
    """Sends everybody to a random node among those whose /healthz answers."""

    def __init__(self, nodes: Sequence[NodeProcess]) -> None:
        self.nodes = nodes
        self.well = set(nodes)

    def choose(self, luck: random.Random) -> NodeProcess:
        well = [node for node in self.nodes if node in self.well]
        return luck.choice(well or list(self.nodes))

    async def watch(self) -> None:
        async with httpx.AsyncClient(timeout=CHECK_SECONDS, verify=NO_TLS) as client:
            await asyncio.gather(*(self.watch_one(client, node) for node in self.nodes))

    async def watch_one(self, client: httpx.AsyncClient, node: NodeProcess) -> None:
        while True:
            try:
                is_well = (await client.get(f"{node.base}/healthz")).status_code == 200
            except GONE:
                is_well = False
            (self.well.add if is_well else self.well.discard)(node)
            await asyncio.sleep(CHECK_SECONDS)

    @asynccontextmanager
    async def connect(
        self, luck: random.Random, table: str, token: str
    ) -> AsyncIterator[websockets.ClientConnection]:
        """A node that refuses to be connected to is left out until its next check."""
        node = self.choose(luck)
        try:
            opened = await connect(node, table, token)
        except ConnectionRefusedError:
            self.well.discard(node)
            opened = await connect(self.choose(luck), table, token)
        try:
            yield opened
        finally:
            opened.transport.abort()  # a page does not wait for a server's goodbye either


async def connect(node: NodeProcess, table: str, token: str) -> websockets.ClientConnection:
    url = f"ws://127.0.0.1:{node.port}/ws/tables/{table}"
    return await websockets.connect(
        url, additional_headers=bearer(token), open_timeout=OPEN_TIMEOUT, max_size=None
    )


class Life(Client):
    """One connection. Of what it received it keeps what the checker needs."""

    def __init__(self, connection: websockets.ClientConnection) -> None:
        super().__init__(connection)
        self.shown: list[str] = []
        """The events of its welcome and all later ones."""
        self.first = 0
        """The number with which it began."""
        self.retry = 0.0
        """Seconds after which the server has asked it to come back."""

    def follow(self, last: "Life") -> None:
        """Begin where another connection has ended: the server may send only what was missed."""
        self.epoch, self.n, self.first = last.epoch, last.n, last.n
        self.table, self.seat = last.table, last.seat
        self.view, self.legal, self.result = last.view, last.legal, last.result

    async def next(self) -> Message:
        message = await super().next()
        self.received.clear()
        return message

    def take_in(self, message: Message) -> None:
        super().take_in(message)
        if message["type"] == "welcome":
            self.shown = texts(message["events"])
            self.first = self.n
        elif message["type"] == "update":
            self.shown += texts(message["events"])
        elif message["type"] == "goodbye":
            self.retry = message["retry"] / 1000

    async def last_words(self) -> float:
        """After the end: how many seconds the server has asked it to wait, if it did."""
        with suppress(*GONE):
            while not self.retry:
                await self.next()
        return self.retry


def texts(events: list[Message]) -> list[str]:
    return [json.dumps(event, sort_keys=True) for event in events]


class Place(Protocol):
    """Where people play."""

    balancer: Balancer
    think: float
    is_over: bool


class Person:
    """Plays at random. A move without an answer is sent again with its id, to any node."""

    def __init__(self, place: Place, table: str, token: str, seed: float) -> None:
        self.place = place
        self.table = table
        self.token = token
        self.luck = random.Random(seed)
        self.acknowledged: list[str] = []
        self.waits: list[tuple[float, float]] = []
        """For each move, when it was first sent and when it was acknowledged."""
        self.gaps: list[tuple[float, float]] = []
        """When a connection was lost, and when the next one was welcomed."""
        self.unanswered: tuple[str, str, float] | None = None
        """The id of a move, the move, and when it was first sent."""
        self.lives: list[Life] = []
        self.lost: float | None = None
        """When the last connection was lost, if there is none now."""
        self.attempts = 0

    @property
    def now(self) -> Life:
        return self.lives[-1]

    @property
    def is_playing(self) -> bool:
        return not self.lives or self.now.result is None or self.unanswered is not None

    def is_waiting(self, since: float) -> bool:
        """Whether this person has no connection, or no answer to a move sent before."""
        waits_for_answer = self.unanswered is not None and self.unanswered[2] < since
        return self.is_playing and (self.lost is not None or waits_for_answer)

    async def play(self) -> None:
        while self.is_playing:
            client = None
            try:
                async with self.place.balancer.connect(self.luck, self.table, self.token) as opened:
                    client = Life(opened)
                    await self.greet(client)
                    await self.go_on(client)
            except GONE:
                await self.pause(0.0 if client is None else await client.last_words())

    async def pause(self, asked: float) -> None:
        """After a connection was lost: as long as the server asked, or longer each time."""
        self.lost = self.lost or time.monotonic()
        delay = asked or RETRY_DELAYS[min(self.attempts, len(RETRY_DELAYS) - 1)]
        self.attempts += 1
        await asyncio.sleep(delay)

    async def greet(self, client: Life) -> None:
        """Until the welcome, or until everything has come that was missed."""
        if self.lives:
            client.follow(self.now)
        async with asyncio.timeout(OPEN_TIMEOUT):
            answer = await client.ask("hello", epoch=client.epoch, last=client.n)
        assert answer["type"] in ("welcome", "done"), answer
        self.lives.append(client)
        self.attempts = 0
        if self.lost is not None:
            self.gaps.append((self.lost, time.monotonic()))
            self.lost = None

    async def go_on(self, client: Life) -> None:
        if self.unanswered is not None:
            await self.move(client, *self.unanswered)
        while client.result is None:
            if client.must_act and await self.has_thought(client):
                id = f"{self.luck.getrandbits(60):x}"
                await self.move(client, id, self.luck.choice(client.legal), time.monotonic())
            elif not client.must_act:
                await self.hear(client)

    async def has_thought(self, client: Life) -> bool:
        """Whether it is still this person's turn after some time to think."""
        until = time.monotonic() + 2 * self.place.think * self.luck.random()
        while client.must_act and client.result is None and not self.place.is_over:
            left = until - time.monotonic()
            if left <= 0:
                break
            try:
                async with asyncio.timeout(left):
                    await client.next()
            except TimeoutError:
                break
        return client.must_act and client.result is None

    async def hear(self, client: Life) -> None:
        """The next message. A connection that is quiet for long is tested."""
        try:
            async with asyncio.timeout(IDLE):
                await client.next()
        except TimeoutError:
            await client.send("ping")
            async with asyncio.timeout(MIN_PATIENCE + SILENCE_TIMEOUT):
                await client.next()

    async def move(self, client: Life, id: str, move: str, sent: float) -> None:
        self.unanswered = id, move, sent
        await client.send("move", id=id, move=move)
        answer: Message = {}
        while answer.get("id") != id:
            async with asyncio.timeout(UNANSWERED):
                answer = await client.next()
        assert answer["type"] != "refused", answer
        self.unanswered = None
        self.acknowledged.append(id)
        self.waits.append((sent, time.monotonic()))


async def seated(place: Place, game: str, tokens: list[str], luck: random.Random) -> list[Person]:
    """A new table with people and beginners, where the match has begun."""
    table = await new_table(place.balancer.choose(luck), tokens[0], game)
    async with AsyncExitStack() as connections, asyncio.timeout(OPEN_TIMEOUT):
        clients = []
        for number, token in enumerate(tokens):
            connecting = place.balancer.connect(luck, table, token)
            client = Life(await connections.enter_async_context(connecting))
            await client.must("hello")
            await client.sit(f"Person {number}")
            clients.append(client)
        await clients[0].must("hello")
        if any(seat["kind"] == "open" for seat in clients[0].table["seats"]):
            await clients[0].must("seat-bot", level="beginner")
        await clients[0].must("begin")
        await asyncio.gather(*(client.until_dealt() for client in clients))
    return [Person(place, table, token, luck.random()) for token in tokens]


async def new_table(node: NodeProcess, token: str, game: str) -> str:
    async with httpx.AsyncClient(timeout=OPEN_TIMEOUT, verify=NO_TLS) as client:
        url, wanted = f"{node.base}/api/tables", {"game": game}
        answer = await client.post(url, json=wanted, headers=bearer(token))
    answer.raise_for_status()
    found: str = answer.json()["id"]
    return found
