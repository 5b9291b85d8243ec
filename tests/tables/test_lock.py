"""The fair lock: one holder at a time, in order, even if a waiter is cancelled."""

import asyncio

from lunasol.tables.lock import FairLock


def test_the_lock_is_granted_in_the_order_of_arrival() -> None:
    async def run() -> list[int]:
        lock, order = FairLock(), list[int]()

        async def one(number: int) -> None:
            async with lock:
                order.append(number)
                await asyncio.sleep(0)
                order.append(number)

        lock.acquire_now()
        waiting = [asyncio.create_task(one(number)) for number in range(4)]
        await asyncio.sleep(0)
        assert order == []
        lock.release()
        assert lock.is_held  # nobody gets in between
        await asyncio.gather(*waiting)
        assert not lock.is_held
        return order

    assert asyncio.run(run()) == [0, 0, 1, 1, 2, 2, 3, 3]


def test_a_cancelled_waiter_is_skipped() -> None:
    """Cancelled before the lock is handed over, and between the handover and its use."""

    async def run() -> None:
        lock = FairLock()

        async def one() -> None:
            async with lock:
                await asyncio.sleep(0)

        lock.acquire_now()
        early, late, last = [asyncio.create_task(one()) for _ in range(3)]
        await asyncio.sleep(0)
        early.cancel()
        await asyncio.sleep(0)
        lock.release()
        late.cancel()
        await asyncio.wait_for(last, 1)
        assert early.cancelled()
        assert late.cancelled()
        assert not lock.is_held

    asyncio.run(run())
