"""Finds connections that have died without a word, with one timer for all of them.

A timer per connection takes memory at each of thousands, and they all wake the process.
"""

import asyncio
from collections.abc import Callable
from weakref import WeakKeyDictionary

SLOTS = 20
"""Connections are split among this many turns, so that never all are due at once."""
Check = Callable[[], None]


class Keepalive:
    """Checks each connection once per interval."""

    def __init__(self, loop: asyncio.AbstractEventLoop, interval: float) -> None:
        self.loop = loop
        self.pause = interval / SLOTS
        self.slots: list[dict[object, Check]] = [{} for _ in range(SLOTS)]
        self.turn = 0
        self.timer: asyncio.TimerHandle | None = None

    def add(self, who: object, check: Check) -> None:
        """Call ``check`` regularly, for the first time after a whole interval."""
        self.slots[self.turn - 1][who] = check
        if self.timer is None:
            self.timer = self.loop.call_later(self.pause, self.tick)

    def remove(self, who: object) -> None:
        for slot in self.slots:
            slot.pop(who, None)

    def tick(self) -> None:
        due = self.slots[self.turn]
        self.turn = (self.turn + 1) % SLOTS
        for check in list(due.values()):
            check()
        is_needed = any(self.slots)
        self.timer = self.loop.call_later(self.pause, self.tick) if is_needed else None


keepalives: WeakKeyDictionary[asyncio.AbstractEventLoop, Keepalive] = WeakKeyDictionary()


def keepalive_of(loop: asyncio.AbstractEventLoop, interval: float) -> Keepalive:
    """The one that all connections of this event loop share."""
    found = keepalives.get(loop)
    if found is None:
        found = keepalives[loop] = Keepalive(loop, interval)
    return found
