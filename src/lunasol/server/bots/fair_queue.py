"""A queue that serves everybody in turn, however much one of them asks for."""

import asyncio
from collections import deque


class FairQueue:
    """A number of slots, given out owner by owner and within one owner first come, first served."""

    def __init__(self, slots: int) -> None:
        self.free = slots
        """How many slots nobody holds; while there are any, nobody waits."""
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """By owner, those who wait. Owners come behind all others whenever they get or give back a
        slot, and are forgotten when nobody waits for them."""

    async def acquire(self, whose: str) -> None:
        """Wait for a slot; a waiter that is cancelled gives its turn up."""
        if self.free:
            self.free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(whose, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.cancelled():
                self.give_up(whose, mine)
            else:  # the slot had been handed to us already
                self.release(whose)
            raise

    def give_up(self, whose: str, mine: "asyncio.Future[None]") -> None:
        """Leave the line, unless a release has taken us out of it since we were cancelled."""
        line = self.waiting.get(whose, deque())
        if mine in line:
            line.remove(mine)
            if not line:
                del self.waiting[whose]

    def release(self, whose: str) -> None:
        """Hand the slot of this owner to the one whose turn it is."""
        self.put_back(whose, self.waiting.pop(whose, deque()))
        while self.waiting:
            next_one = self.take_next()
            if not next_one.done():
                next_one.set_result(None)
                return
        self.free += 1

    def take_next(self) -> "asyncio.Future[None]":
        whose = next(iter(self.waiting))
        line = self.waiting.pop(whose)
        first = line.popleft()
        self.put_back(whose, line)
        return first

    def put_back(self, whose: str, line: "deque[asyncio.Future[None]]") -> None:
        """Put an owner behind all others, if anybody waits for them."""
        if line:
            self.waiting[whose] = line
