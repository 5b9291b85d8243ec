"""A page that plays at tables on its device, as the web client does."""

import asyncio
import functools
import json
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, ParamSpec

from browser.fake_device import FakeDevice
from lunasol.browser.connection import DeviceConnection
from lunasol.browser.door import Door
from lunasol.browser.household import DeviceLimits
from lunasol.engine.salts import salt_commitment
from lunasol.protocol.version import PROTOCOL
from tables.stated_time import in_stated_time

Message = dict[str, Any]
Facts = ParamSpec("Facts")
SALT = bytes(range(16))
PATIENCE = 60.0
SHORT = {
    "nox": {"max_rounds": 1},
    "day_and_night": {},
    "gra_roku": {},
    "sun_and_moon": {},
}
"""Options that make matches short."""


def on_a_device(
    test: Callable[Facts, Coroutine[Any, Any, None]],
) -> Callable[Facts, None]:
    """Run a test in a loop in which waiting takes no time."""

    @functools.wraps(test)
    def run(*args: Facts.args, **named: Facts.kwargs) -> None:
        in_stated_time(test(*args, **named))

    return run


@asynccontextmanager
async def door_of(device: FakeDevice) -> AsyncIterator[Door]:
    door = Door(device, DeviceLimits(bot_pause=0))
    await door.open()
    try:
        yield door
    finally:
        await door.close()


async def get(door: Door, path: str) -> Any:
    status, body = await door.request("GET", path, None)
    assert status == 200, body
    return json.loads(body)


async def post(door: Door, path: str, **body: object) -> tuple[int, Any]:
    status, answer = await door.request("POST", path, json.dumps(body))
    return status, json.loads(answer)


async def new_table(door: Door, game: str, **wanted: object) -> str:
    status, answer = await post(door, "/api/tables", game=game, **wanted)
    assert status == 201, answer
    return str(answer["id"])


class Line:
    """One connection of the page. It checks that no number is missing."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self.received: list[Message] = []
        self.state: Message = {}
        """What messages have said so far: view, legal, table, seat, result, undo."""
        self.codes: list[int] = []
        self.asked = 0
        self.news = asyncio.Event()
        self.connection: DeviceConnection | None = None

    async def connect(self, table: str, token: str = "") -> "Line":
        found = await self.door.connect(table, token, self.take, self.codes.append)
        assert isinstance(found, DeviceConnection), found
        self.connection = found
        assert (await self.ask("hello", protocol=PROTOCOL))["type"] == "welcome"
        return self

    def take(self, text: str) -> None:
        message = json.loads(text)
        self.received.append(message)
        if message["type"] == "welcome":
            self.state = dict(message)
        elif "n" in message:
            assert message["n"] == self.state["n"] + 1
            self.state |= {key: value for key, value in message.items() if key != "type"}
        self.news.set()

    def send(self, kind: str, **facts: object) -> str:
        assert self.connection is not None
        self.asked += 1
        id = f"{self.connection.address}-{self.asked}"
        self.connection.receive(json.dumps({"type": kind, "id": id, **facts}))
        return id

    async def ask(self, kind: str, **facts: object) -> Message:
        id = self.send(kind, **facts)
        found: Message = await self.until(lambda: self.answer(id))
        return found

    def answer(self, id: str) -> Message | None:
        return next((each for each in self.received if each.get("id") == id), None)

    async def must(self, kind: str, **facts: object) -> Message:
        answer = await self.ask(kind, **facts)
        assert answer["type"] != "refused", answer
        return answer

    async def until(self, find: Callable[[], Any]) -> Any:
        async with asyncio.timeout(PATIENCE):
            while not (found := find()):
                self.news.clear()
                await self.news.wait()
        return found

    def close(self) -> None:
        assert self.connection is not None
        self.connection.close()

    # Playing ----------------------------------------------------------------------------------

    async def sit(self) -> None:
        """Take the seat that is kept against bots, which begins the match."""
        await self.must("sit", name="Anna", commitment=salt_commitment(SALT))
        await self.must("reveal", salt=SALT.hex())
        await self.until(lambda: self.state["view"])

    @property
    def has_turn(self) -> bool:
        return bool(self.state["legal"]) and self.state["seat"] in self.state["view"]["to_act"]

    @property
    def is_over(self) -> bool:
        return self.state["result"] is not None

    async def turn(self) -> bool:
        """Wait until it is our turn; returns False at the end of the match."""
        await self.until(lambda: self.has_turn or self.is_over)
        return not self.is_over

    async def play(self, luck: random.Random, moves: int = 10**6) -> None:
        """Play up to this many moves, to the end of the match if there are fewer."""
        for _ in range(moves):
            if not await self.turn():
                return
            await self.must("move", move=luck.choice(self.state["legal"]))


async def begun(door: Door, game: str, **wanted: object) -> tuple[str, Line]:
    """A match against beginners that has just begun."""
    settings = {"bots": True, "level": "beginner", "options": SHORT[game], **wanted}
    table = await new_table(door, game, **settings)
    line = await Line(door).connect(table)
    await line.sit()
    return table, line


async def played(door: Door, game: str, **wanted: object) -> tuple[str, Line]:
    """A match that is over."""
    table, line = await begun(door, game, **wanted)
    await line.play(random.Random(game))
    return table, line
