"""An event loop without a clock of its own: a simulation says what time it is and when it runs."""

import asyncio
from asyncio import events
from collections.abc import Callable
from typing import Any


class NoSelector:
    """There is nothing to wait for: all messages come from the simulation."""

    def select(self, _timeout: float | None) -> list[Any]:
        return []


class SimLoop(asyncio.BaseEventLoop):
    _ready: Any
    _scheduled: Any
    _run_once: Callable[[], None]

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__()
        self.now = now
        self._selector = NoSelector()

    def time(self) -> float:
        return self.now()

    def _process_events(self, _events: Any) -> None:
        """There are none."""

    def _write_to_self(self) -> None:
        """Nobody sleeps."""

    @property
    def next_due(self) -> float | None:
        """When there is something to do; None if only a message can change that."""
        if self._ready:
            return self.now()
        return max(self.now(), self._scheduled[0].when()) if self._scheduled else None

    def step(self) -> None:
        """Run what is ready now, once."""
        events._set_running_loop(self)
        try:
            self._run_once()
        finally:
            events._set_running_loop(None)
