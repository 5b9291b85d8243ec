"""A screen on which things happen while somebody types."""

import asyncio
import os
import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from threading import Semaphore, Thread

from rich.console import RenderableType

from lunasol.cli.ui.screen import Screen

MOST_WAITING = 1000
"""Lines that are read before anybody needs them; an endless pipe has to wait."""
AT_ONCE = 4096


class LiveScreen(Screen):
    """News begin on a line of their own, even where a question stands and waits."""

    def __init__(self) -> None:
        super().__init__()
        self.is_asking = False

    def show(self, *parts: RenderableType) -> None:
        self.end_line()
        super().show(*parts)
        self.console.file.flush()

    def note(self, sentence: str) -> None:
        self.end_line()
        super().note(sentence)

    def clear(self) -> None:
        self.end_line()
        super().clear()

    def prompt(self, question: str) -> None:
        """Ask; the answer comes when it comes."""
        if not self.is_asking:
            self.console.file.write(f"{question} ")
            self.console.file.flush()
            self.is_asking = True

    def end_line(self) -> None:
        if self.is_asking:
            self.is_asking = False
            self.console.print()

    def answered(self) -> None:
        """In a terminal Enter has ended the line already."""
        if self.is_terminal:
            self.is_asking = False
        self.end_line()


class Keyboard:
    """Lines as they are typed. A thread reads them: not every input can be waited for otherwise."""

    def __init__(self) -> None:
        self.lines: deque[str] = deque()
        self.has_ended = False
        self.room = Semaphore(MOST_WAITING)
        self.wake: Callable[[], None] = lambda: None
        """Called whenever there is something new."""

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        Thread(target=self.read, args=(loop,), name="keyboard", daemon=True).start()

    def next(self) -> str:
        self.room.release()
        return self.lines.popleft()

    # In the thread ----------------------------------------------------------------------------

    def read(self, loop: asyncio.AbstractEventLoop) -> None:
        """Straight from the descriptor: Python's own buffers would be locked when we leave."""
        with suppress(RuntimeError):  # the loop has ended before us
            begun = b""
            while data := read_some():
                *lines, begun = (begun + data).split(b"\n")
                for line in lines:
                    self.room.acquire()
                    loop.call_soon_threadsafe(self.take, line)
            loop.call_soon_threadsafe(self.end, begun)

    # In the loop ------------------------------------------------------------------------------

    def take(self, line: bytes) -> None:
        self.lines.append(line.decode(errors="replace").strip())
        self.wake()

    def end(self, begun: bytes) -> None:
        self.has_ended = True
        if begun:
            self.take(begun)
        self.wake()


def read_some() -> bytes:
    """Nothing at the end of the input, also where a terminal has been closed."""
    try:
        return os.read(sys.stdin.fileno(), AT_ONCE)
    except (OSError, ValueError):
        return b""
