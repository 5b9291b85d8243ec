"""Turns at a table: one after the other, also where somebody stops waiting."""

import asyncio

from lunasol.server.turns import Turns


def test_who_came_first_is_first() -> None:
    async def run() -> list[int]:
        turns, order = Turns(), list[int]()

        async def one(number: int) -> None:
            async with turns:
                order.append(number)
                await asyncio.sleep(0)
                order.append(number)

        turns.take()
        waiting = [asyncio.create_task(one(number)) for number in range(4)]
        await asyncio.sleep(0)
        assert order == []
        turns.give_back()
        assert turns.are_taken  # nobody gets in between
        await asyncio.gather(*waiting)
        assert not turns.are_taken
        return order

    assert asyncio.run(run()) == [0, 0, 1, 1, 2, 2, 3, 3]


def test_who_stops_waiting_is_passed_over() -> None:
    """Before the turn came, and in the moment between its coming and its being used."""

    async def run() -> None:
        turns = Turns()

        async def one() -> None:
            async with turns:
                await asyncio.sleep(0)

        turns.take()
        early, late, last = [asyncio.create_task(one()) for _ in range(3)]
        await asyncio.sleep(0)
        early.cancel()
        await asyncio.sleep(0)
        turns.give_back()
        late.cancel()
        await asyncio.wait_for(last, 1)
        assert early.cancelled()
        assert late.cancelled()
        assert not turns.are_taken

    asyncio.run(run())
