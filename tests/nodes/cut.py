"""The path from a node to its database, or to another node, which a test can cut and heal.

It is a process that passes everything on. While that is stopped nothing arrives, but nothing is
lost either: what was sent comes late, after others may have taken the node's tables. Connections
look alive all the while.
"""

import asyncio
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress

from server.served import free_port

SIZE = 65_536
PATIENCE = 10.0


class Path:
    def __init__(self, target: int) -> None:
        self.port = free_port()
        command = [sys.executable, "-m", "nodes.cut", str(self.port), str(target)]
        self.process = subprocess.Popen(command, env={"PYTHONPATH": ":".join(sys.path)})
        self.wait_until_open()

    def wait_until_open(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return
            time.sleep(0.02)
        raise AssertionError("the path does not open")

    def cut(self) -> None:
        self.process.send_signal(signal.SIGSTOP)

    def heal(self) -> None:
        self.process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


async def serve(port: int, target: int) -> None:
    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there = await asyncio.open_connection("127.0.0.1", target)
        except OSError:
            writer.close()
            return
        await asyncio.gather(pump(reader, there[1]), pump(there[0], writer))

    server = await asyncio.start_server(connect, "127.0.0.1", port)
    await server.serve_forever()


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(SIZE):
            writer.write(data)
            await writer.drain()
    writer.close()


if __name__ == "__main__":
    asyncio.run(serve(int(sys.argv[1]), int(sys.argv[2])))
