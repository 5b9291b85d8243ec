"""The example in examples/ works: it plays a match to its end, even if the server crashes."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from textwrap import dedent

import pytest

from server.served import PATIENCE, Client, Served, connected, over_sockets, serving

pytestmark = pytest.mark.compiled_only
EXAMPLES = Path(__file__).parents[3] / "examples"
BOT = EXAMPLES / "bot.py"
MOVES_BEFORE_THE_CRASH = 3
LUCK = random.Random(4)


@contextmanager
def program(server: Served, table: str, token: str) -> Iterator["subprocess.Popen[str]"]:
    environment = {**os.environ, "TOKEN": token, "WEBSOCKETS_BACKOFF_INITIAL_DELAY": "0.1"}
    command = [sys.executable, str(BOT), f"{server.base}/t/{table}"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


async def sit_with_a_program_and_a_bot(client: Client) -> str:
    """Arranges a match and returns the token of the program's seat."""
    await client.sit("Anna", seat=0)
    done = await client.must("seat-program", seat=1, name="Example")
    await client.must("seat-bot", level="beginner")
    token: str = done["token"]
    return token


async def play_some(client: Client, moves: int) -> None:
    while moves and client.result is None:
        if client.must_act:
            await client.must("move", move=LUCK.choice(client.legal))
            moves -= 1
        else:
            await client.next()


def test_the_example_is_as_short_as_promised() -> None:
    assert len(BOT.read_text("utf-8").splitlines()) <= 40


@over_sockets
async def test_the_example_plays_to_the_end_though_the_server_crashes(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = server.guest()
        table = server.new_table(anna, "nox", players=3)
        async with connected(server, table, anna) as first:
            token = await sit_with_a_program_and_a_bot(first)
        with program(server, table, token) as process:
            async with connected(server, table, anna) as client:
                client.salts = first.salts
                await client.must("begin")
                await play_some(client, MOVES_BEFORE_THE_CRASH)
                server.kill()
            server.start()
            async with connected(server, table, anna) as client:
                await client.play_on(LUCK.choice)
                assert client.result is not None
                assert client.table["seats"][1]["held"] is None
            out, _ = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
        assert out == f"scores {client.result['scores']}\n"
        assert " Example\n" in server.get(f"/api/tables/{table}/record").text


def test_the_readme_arranges_a_match_that_the_example_plays(server: Served) -> None:
    page = (EXAMPLES / "README.md").read_text("utf-8")
    code = dedent(page.split("```python\n")[1].split("   ```")[0])
    code = code.replace("http://127.0.0.1:8047", server.base)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    token, link = done.stdout.removeprefix("TOKEN=").split(" python examples/bot.py ")
    with program(server, link.strip().rpartition("/")[2], token) as process:
        out, _ = process.communicate(timeout=60)
    assert out.startswith("scores ")


@over_sockets
async def test_the_token_of_a_seat_opens_no_other_table(server: Served) -> None:
    anna = server.guest()
    table, other = (server.new_table(anna, "nox", players=3) for _ in range(2))
    async with connected(server, table, anna) as client:
        token = await sit_with_a_program_and_a_bot(client)
    async with connected(server, table, token) as client:
        assert client.seat == 1
    async with connected(server, other, token) as client:
        assert client.seat is None
