"""What thousands of hostile connections leave behind in memory: `make bench-strangers`.

Each round opens raw connections one after the other: garbage, half a request, a request that is
never finished, a handshake that is broken off, frames that no client may send. The server's memory
is read after each round; it must stop growing.
"""

import asyncio
import base64
import os
import random
import socket
import sys
import tempfile
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from server.http_client import post
from server.processes import CLIENT_CORE, Server, free_port, ours, prepare, running

HERE = Path(__file__).parent
ROUNDS, CONNECTIONS = 8, 2000
MB = 1024 * 1024
MOST_GROWTH = 2.0
"""MB that the second half of the rounds may add together."""
AT_ONCE = 50
"""How many connections stay open while the next ones come."""
BAD_FRAMES = (
    b"\x81\x05hello",  # not masked
    b"\xf1\x80\0\0\0\0",  # reserved bits
    b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0",  # far too long
    b"\x01\x81\0\0\0\0x\x80\x81\0\0\0\0\xff",  # in parts, and no UTF-8
    b"\x82\x84\0\0\0\0null",
    b"\x81\xfe\x0f\xff\0\0\0\0half of",
)


def garbage(_port: int, _table: str) -> bytes:
    return random.randbytes(random.randrange(1, 600))


def half_headers(port: int, _table: str) -> bytes:
    whole = f"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nX: {'x' * 400}\r\n"
    return whole[: random.randrange(len(whole))].encode()


def half_body(port: int, _table: str) -> bytes:
    head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Length: 9000\r\n\r\n"
    return head.encode() + b"{" * random.randrange(5000)


def handshake(port: int, table: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
    start = f"GET /ws/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{lines}"
    return f"{start}Sec-WebSocket-Version: 13\r\n\r\n".encode()


def broken_handshake(port: int, table: str) -> bytes:
    return handshake(port, table).replace(b"Version: 13", b"Version: 99")


def early_frames(port: int, table: str) -> bytes:
    return handshake(port, table) + random.randbytes(300)


def whole_request(port: int, table: str) -> bytes:
    return f"GET /api/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode()


ATTACKS: tuple[Callable[[int, str], bytes], ...] = (
    garbage, half_headers, half_body, handshake, broken_handshake, early_frames, whole_request,
)  # fmt: skip


def attack(port: int, table: str, number: int) -> socket.socket:
    """Half of them wait for an answer, and those with a handshake then send bad frames."""
    line = socket.create_connection(("127.0.0.1", port), timeout=2)
    with suppress(OSError):
        kind = ATTACKS[number % len(ATTACKS)]
        line.sendall(kind(port, table))
        if kind is handshake:
            line.recv(1000)
            line.sendall(random.choice(BAD_FRAMES))
        elif random.random() < 0.5:
            line.shutdown(socket.SHUT_WR)
    return line


def attack_in_rounds(server: Server, port: int) -> list[float]:
    """The memory after each round, in MB."""
    found: list[float] = []
    lines: deque[socket.socket] = deque()
    table = asyncio.run(post(port, "/api/tables", {"game": "nox"}))["id"]
    for _ in range(ROUNDS):
        for number in range(CONNECTIONS):
            lines.append(attack(port, table, number))
            if len(lines) > AT_ONCE:
                lines.popleft().close()
        found.append(server.memory() / MB)
        print(f"{len(found) * CONNECTIONS:6,} connections: {found[-1]:.1f} MB", flush=True)
    return found


def main() -> int:
    prepare(CLIENT_CORE)
    random.seed(1)
    with tempfile.TemporaryDirectory(prefix=".run-", dir=HERE) as name:
        folder, port = Path(name), free_port()
        with running(ours(port, folder), port, folder) as server:
            found = attack_in_rounds(server, port)
    growth = found[-1] - found[ROUNDS // 2 - 1]
    print(f"The second half of the rounds added {growth:.1f} MB (at most {MOST_GROWTH}).")
    return 0 if growth <= MOST_GROWTH else 1


if __name__ == "__main__":
    sys.exit(main())
