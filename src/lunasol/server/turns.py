# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Who may change a table: one after the other, in the order in which they came."""

import asyncio


class Turns:
    """A lock that can also be taken by somebody who does not wait."""

    def __init__(self) -> None:
        self.are_taken = False
        self.waiting: list[asyncio.Future[None]] = []

    def take(self) -> None:
        """At once; it must be free."""
        assert not self.are_taken
        self.are_taken = True

    def give_back(self) -> None:
        """Whoever waits longest has it from now on."""
        while self.waiting:
            next_one = self.waiting.pop(0)
            if not next_one.done():
                next_one.set_result(None)
                return
        self.are_taken = False

    async def __aenter__(self) -> None:
        if not self.are_taken:
            self.are_taken = True
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it was ours already
                self.give_back()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give_back()
