"""Plays at a table of a Lunasol server: TOKEN=… python bot.py LINK (see README.md)."""

import asyncio
import contextlib
import json
import os
import random
import secrets
import sys

import websockets


def choose(message: dict[str, list[str]]) -> str:
    return random.choice(message["legal"])  # your idea goes here; message["view"] is what you see


async def play(link: str, token: str) -> None:
    url = link.replace("http", "ws", 1).replace("/t/", "/ws/tables/")
    headers = {"Authorization": f"Bearer {token}"}
    async for connection in websockets.connect(url, additional_headers=headers):
        with contextlib.suppress(websockets.ConnectionClosed):  # then the loop reconnects
            print(await result(connection))
            return


async def result(connection: websockets.ClientConnection) -> str:
    await connection.send(json.dumps({"type": "hello", "id": "hello"}))
    while True:
        message = json.loads(await connection.recv())
        if message["type"] in ("welcome", "table") and message["table"]["state"] == "ended":
            return "given up"
        if message.get("result"):
            return f"scores {message['result']['scores']}"
        if (view := message.get("view")) and view["seat"] in view["to_act"]:
            move = {"type": "move", "id": secrets.token_hex(8), "move": choose(message)}
            await connection.send(json.dumps(move))


asyncio.run(play(sys.argv[1], os.environ["TOKEN"]))
