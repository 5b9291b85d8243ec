"""What a move costs at least: four messages sent by the kernel, and the table's own work.

    PYTHONPATH=benchmarks:. .venv/bin/python -m server.floor

The first shows whether shorter messages would be cheaper to send; the second, how much of a move is
left once there is no network, no storage and no other table that needs the processor's caches.
"""

import asyncio
import os
import random
import selectors
import signal
import socket
from contextlib import ExitStack
from time import perf_counter

from hatch_training import Player, begun_table
from server.processes import CLIENT_CORE, SERVER_CORE

from lunasol.protocol.client_messages import PlayMove

SIZES = (48, 1135)
"""Bytes of a message: of the toy game that Colyseus plays, and of an update of NOX on average."""
CLIENTS = 400
SENDS = 100_000
ROUNDS = 5
MATCHES = 40


def read_everything(port: int) -> None:
    """Connect as many clients and read until the server is gone."""
    os.sched_setaffinity(0, {CLIENT_CORE})
    waiting = selectors.EpollSelector()
    for _ in range(CLIENTS):
        waiting.register(socket.create_connection(("127.0.0.1", port)), selectors.EVENT_READ)
    while True:
        for key, _ in waiting.select():
            key.fileobj.recv(1 << 16)  # type: ignore[union-attr]


def sends(size: int) -> float:
    """Microseconds of the kernel's CPU time per message of this size."""
    with socket.create_server(("127.0.0.1", 0), backlog=CLIENTS) as server:
        reader = os.fork()
        if not reader:
            read_everything(server.getsockname()[1])
        try:
            with ExitStack() as closing:
                clients = [closing.enter_context(server.accept()[0]) for _ in range(CLIENTS)]
                return kernel_time(clients, bytes(size))
        finally:
            os.kill(reader, signal.SIGKILL)
            os.wait()


def kernel_time(clients: list[socket.socket], message: bytes) -> float:
    for each in clients:
        each.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    before = os.times().system
    for number in range(SENDS):
        clients[number % CLIENTS].sendall(message)
    return (os.times().system - before) / SENDS * 1e6


async def play_a_match(luck: random.Random) -> tuple[int, float]:
    """How many moves a match of NOX had, and the seconds that they took at its table."""
    table = await begun_table("nox", luck)
    players = [Player(seat) for seat in range(table.state.players)]
    moves, seconds = 0, 0.0
    while table.state.to_act:
        seat = luck.choice(table.state.to_act)
        move = PlayMove(id=str(moves), move=luck.choice(table.state.legal(seat).texts))
        began = perf_counter()
        table.execute_now(players[seat], move, lambda _: None)
        seconds += perf_counter() - began
        moves += 1
    return moves, seconds


async def at_the_table() -> float:
    """Microseconds per move: the decision, the change, four views, and their messages."""
    luck = random.Random(1)
    played = [await play_a_match(luck) for _ in range(MATCHES)]
    return sum(seconds for _, seconds in played) / sum(moves for moves, _ in played) * 1e6


def main() -> None:
    os.sched_setaffinity(0, {SERVER_CORE})
    rounds = [[sends(size) for size in SIZES] for _ in range(ROUNDS)]
    for size, found in zip(SIZES, zip(*rounds, strict=True), strict=True):
        middle, each = sorted(found)[ROUNDS // 2], ", ".join(f"{one:.1f}" for one in found)
        print(f"a message of {size} bytes: {middle:.1f} µs in the kernel (by round: {each})")
    print(f"the table's own work: {asyncio.run(at_the_table()):.1f} µs per move")


if __name__ == "__main__":
    main()
