"""The attacks of `make soak`, each from one address for some seconds: `python attacks.py NAME …`.

An attacker knows docs/wire.md and nothing else. Loopback has many addresses; the attackers come
from another one than the people at the table that is measured.
"""

import asyncio
import base64
import json
import os
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from pathlib import Path

from websockets.frames import Frame, Opcode

ADDRESS = ("127.0.0.2", 0)
GOLDEN = Path(__file__).parents[2] / "playthroughs" / "golden" / "nox-3.record"
AT_ONCE = 16
GONE = (OSError, EOFError, asyncio.IncompleteReadError, asyncio.TimeoutError, ValueError, KeyError)


class Attacker:
    """Somebody at one address, with as many connections as they like."""

    def __init__(self, port: int, table: str, seconds: float) -> None:
        self.port = port
        self.table = table
        self.until = time.monotonic() + seconds

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=ADDRESS)

    async def request(self, method: str, path: str, body: bytes = b"", token: str = "") -> bytes:
        """One HTTP request on its own connection; returns the body of the answer."""
        reader, writer = await self.connect()
        try:
            bearer = f"Authorization: Bearer {token}\r\n" if token else ""
            writer.write(
                f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n{bearer}"
                f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
                "Connection: close\r\n\r\n".encode()
                + body
            )
            answer = await asyncio.wait_for(reader.read(), 10)
            return answer.partition(b"\r\n\r\n")[2]
        finally:
            writer.close()

    async def socket(
        self, table: str, token: str = ""
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await self.connect()
        bearer = f"Authorization: Bearer {token}\r\n" if token else ""
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n{bearer}"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
        return reader, writer

    async def new_table(self, token: str, **wanted: object) -> str:
        body = json.dumps({"game": "nox", **wanted}).encode()
        found: str = json.loads(await self.request("POST", "/api/tables", body, token))["id"]
        return found

    async def identity(self) -> str:
        found: str = json.loads(await self.request("POST", "/api/me"))["token"]
        return found

    async def again_and_again(self, what: Callable[[], Awaitable[object]]) -> None:
        """Do this at many connections at once until the time is over, whatever is answered."""

        async def repeat() -> None:
            while self.goes_on:
                with suppress(*GONE):
                    await what()

        await asyncio.gather(*(repeat() for _ in range(AT_ONCE)))


def frame(opcode: Opcode, data: bytes) -> bytes:
    return bytes(Frame(opcode, data).serialize(mask=True))


def message(kind: str, **facts: object) -> bytes:
    return frame(Opcode.TEXT, json.dumps({"type": kind, "id": "1", **facts}).encode())


async def flood_pings(attacker: Attacker) -> None:
    """Sockets that send pings and never read."""

    async def flood() -> None:
        _, writer = await attacker.socket(attacker.table)
        pings = frame(Opcode.PING, b"x" * 120) * 500
        while attacker.goes_on:
            writer.write(pings)
            await asyncio.wait_for(writer.drain(), 1)

    await attacker.again_and_again(flood)


async def make_bots_think(attacker: Attacker) -> None:
    """Tables of expert bots, with somebody who watches each of them."""
    numbers = count()

    async def begin() -> None:
        if next(numbers) > 60:
            await asyncio.sleep(0.1)
            return
        token = await attacker.identity()
        table = await attacker.new_table(token, players=6, level="expert")
        _, writer = await attacker.socket(table, token)
        writer.write(message("hello", protocol=2))
        writer.write(message("seat-bot", level="expert"))
        writer.write(message("begin"))
        await writer.drain()

    await attacker.again_and_again(begin)


async def fill_up(attacker: Attacker) -> None:
    """As many tables as possible, each by somebody new."""

    async def create() -> None:
        await attacker.request("POST", "/api/tables", b'{"game": "nox"}')

    await attacker.again_and_again(create)


async def replay(attacker: Attacker) -> None:
    body = json.dumps({"record": GOLDEN.read_text("utf-8")}).encode()

    async def ask() -> None:
        await attacker.request("POST", "/api/replay", body)

    await attacker.again_and_again(ask)


async def say_nothing(attacker: Attacker) -> None:
    """Connections that never finish their first line, or never say hello."""
    held: list[asyncio.StreamWriter] = []

    async def hold() -> None:
        _, writer = await attacker.connect()
        writer.write(b"GET /api/games HTTP/1.1\r\nHost: ")
        held.append(writer)
        if len(held) > 3000:
            await asyncio.sleep(0.1)

    await attacker.again_and_again(hold)


async def write_logs(attacker: Attacker) -> None:
    """A host who switches the chat on and off."""
    token = await attacker.identity()
    table = await attacker.new_table(token)

    async def toggle() -> None:
        reader, writer = await attacker.socket(table, token)
        writer.write(message("hello", protocol=2))
        for number in count():
            writer.write(message("allow-chat", free=bool(number % 2)))
            await writer.drain()
            await reader.read(4096)
            if not attacker.goes_on:
                return

    await attacker.again_and_again(toggle)


async def ask_for_documents(attacker: Attacker) -> None:
    async def ask() -> None:
        await attacker.request("GET", "/api/openapi.json")

    await attacker.again_and_again(ask)


async def shake_hands(attacker: Attacker) -> None:
    async def shake() -> None:
        _, writer = await attacker.socket(attacker.table)
        writer.close()

    await attacker.again_and_again(shake)


async def send_nonsense(attacker: Attacker) -> None:
    """Half requests, wrong upgrades and broken frames."""

    async def send() -> None:
        reader, writer = await attacker.connect()
        writer.write(os.urandom(200) + b"\r\n\r\n")
        await asyncio.wait_for(reader.read(), 1)
        _, writer = await attacker.socket(attacker.table)
        writer.write(os.urandom(2000))
        await writer.drain()
        writer.close()

    await attacker.again_and_again(send)


async def work_elsewhere(attacker: Attacker) -> None:
    """No attack: only as much work on the same machine, to tell one from the other."""

    async def work() -> None:
        sum(range(20_000))
        await asyncio.sleep(0)

    await attacker.again_and_again(work)


NOBODY = "nobody"
ATTACKS: dict[str, Callable[[Attacker], Awaitable[None]]] = {
    NOBODY: work_elsewhere,
    "pings": flood_pings,
    "bots": make_bots_think,
    "tables": fill_up,
    "replays": replay,
    "silence": say_nothing,
    "logs": write_logs,
    "documents": ask_for_documents,
    "handshakes": shake_hands,
    "nonsense": send_nonsense,
}


def main(name: str, port: str, table: str, seconds: str) -> None:
    # On a machine of their own they would not take our processor.
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    with suppress(*GONE):
        asyncio.run(run(ATTACKS[name], Attacker(int(port), table, float(seconds)), float(seconds)))


async def run(attack: Callable[[Attacker], Awaitable[None]], who: Attacker, limit: float) -> None:
    async with asyncio.timeout(limit + 1):
        await attack(who)


if __name__ == "__main__":
    main(*sys.argv[1:])
