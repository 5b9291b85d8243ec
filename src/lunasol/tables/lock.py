# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Who may change a table: one after the other, in the order in which they came."""

import asyncio


class FairLock:
    """A lock that can also be taken by somebody who does not wait."""

    def __init__(self) -> None:
        self.is_held = False
        self.waiting: list[asyncio.Future[None]] = []

    def take(self) -> None:
        """At once; it must be free."""
        assert not self.is_held
        self.is_held = True

    def release(self) -> None:
        """Whoever waits longest has it from now on."""
        while self.waiting:
            next_one = self.waiting.pop(0)
            if not next_one.done():
                next_one.set_result(None)
                return
        self.is_held = False

    async def __aenter__(self) -> None:
        if not self.is_held:
            self.is_held = True
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it was ours already
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
