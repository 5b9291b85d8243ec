# Compiled by mypyc, see COMPILED in hatch_build.py.
"""A fair lock: commands change a table one at a time, in the order in which they arrived."""

import asyncio


class FairLock:
    """Like asyncio.Lock, but it can also be taken without waiting and handed on by a callback."""

    def __init__(self) -> None:
        self.is_held = False
        self.waiting: list[asyncio.Future[None]] = []

    def acquire_now(self) -> None:
        """Take the lock, which must be free."""
        assert not self.is_held
        self.is_held = True

    def release(self) -> None:
        """Hand the lock to the one that has waited longest."""
        while self.waiting:
            next_one = self.waiting.pop(0)
            if not next_one.done():
                next_one.set_result(None)
                return
        self.is_held = False

    async def acquire(self) -> None:
        """Wait for the lock."""
        if not self.is_held:
            self.is_held = True
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # the lock had been handed to us already
                self.release()
            raise

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()
