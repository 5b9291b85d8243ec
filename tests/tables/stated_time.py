"""An event loop in which time passes only when everybody waits for it, and then at once."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

FoundT = TypeVar("FoundT")


class Hurry(selectors.DefaultSelector):
    """Adds up the time that it was asked to wait, instead of waiting."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "nothing is left that could happen"
        self.now += timeout
        return super().select(0)


class StatedLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.hurry = Hurry()
        super().__init__(self.hurry)

    def time(self) -> float:
        return self.hurry.now


def in_stated_time(test: Coroutine[Any, Any, FoundT]) -> FoundT:
    with asyncio.Runner(loop_factory=StatedLoop) as runner:
        return runner.run(test)
