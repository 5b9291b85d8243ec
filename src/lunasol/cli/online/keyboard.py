"""Lines that are typed while other things happen on the screen."""

import asyncio
import os
import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from threading import Semaphore, Thread

MOST_LINES = 1000
"""Lines that are read ahead; an endless pipe has to wait."""
CHUNK_BYTES = 4096


class Keyboard:
    """Collects typed lines. A thread reads them, because asyncio cannot wait for every input."""

    def __init__(self) -> None:
        self.lines: deque[str] = deque()
        self.has_ended = False
        self.room = Semaphore(MOST_LINES)
        self.on_input: Callable[[], None] = lambda: None
        """Called when there is a new line, or when the input has ended."""

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        Thread(target=self.read, args=(loop,), name="keyboard", daemon=True).start()

    def next(self) -> str:
        self.room.release()
        return self.lines.popleft()

    # In the thread ----------------------------------------------------------------------------

    def read(self, loop: asyncio.AbstractEventLoop) -> None:
        """Read from the file descriptor: Python's own buffers would be locked at exit."""
        with suppress(RuntimeError):  # the loop was closed before this thread ended
            partial = b""
            while data := read_chunk():
                *lines, partial = (partial + data).split(b"\n")
                for line in lines:
                    self.room.acquire()
                    loop.call_soon_threadsafe(self.add, line)
            loop.call_soon_threadsafe(self.end, partial)

    # In the loop ------------------------------------------------------------------------------

    def add(self, line: bytes) -> None:
        self.lines.append(line.decode(errors="replace").strip())
        self.on_input()

    def end(self, partial: bytes) -> None:
        self.has_ended = True
        if partial:
            self.add(partial)
        self.on_input()


def read_chunk() -> bytes:
    """The next bytes of the input; none at its end, or if the terminal was closed."""
    try:
        return os.read(sys.stdin.fileno(), CHUNK_BYTES)
    except (OSError, ValueError):
        return b""
