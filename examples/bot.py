"""A program at a table of a Lunasol server: TOKEN=… python bot.py LINK (see README.md)."""

import asyncio
import contextlib
import json
import os
import random
import secrets
import sys

import websockets


def choose(told: dict[str, list[str]]) -> str:
    return random.choice(told["legal"])  # your idea goes here: told["view"] is what the seat sees


async def play(link: str, token: str) -> None:
    url = link.replace("http", "ws", 1).replace("/t/", "/ws/tables/")
    headers = {"Authorization": f"Bearer {token}"}
    async for connection in websockets.connect(url, additional_headers=headers):
        with contextlib.suppress(websockets.ConnectionClosed):  # then the loop makes a new one
            print(await result(connection))
            return


async def result(connection: websockets.ClientConnection) -> str:
    await connection.send(json.dumps({"type": "hello", "id": "hello"}))
    while True:
        told = json.loads(await connection.recv())
        if told["type"] in ("welcome", "table") and told["table"]["state"] == "ended":
            return "given up"
        if told.get("result"):
            return f"scores {told['result']['scores']}"
        if (view := told.get("view")) and view["seat"] in view["to_act"]:
            move = {"type": "move", "id": secrets.token_hex(8), "move": choose(told)}
            await connection.send(json.dumps(move))


asyncio.run(play(sys.argv[1], os.environ["TOKEN"]))
