# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Rate limits: how often, and how many at once."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

MOST_REMEMBERED = 10_000


class TokenBucket:
    """Refills steadily; each use takes one token, and a client that is too fast finds none left."""

    __slots__ = ("full", "level", "rate", "then")

    def __init__(self, rate: float, full: float) -> None:
        self.rate = rate
        self.full = full
        self.level = full
        self.then = monotonic()

    def take(self) -> bool:
        moment = monotonic()
        self.level = min(self.full, self.level + (moment - self.then) * self.rate)
        self.then = moment
        if self.level < 1:
            return False
        self.level -= 1
        return True


class RateLimit:
    """One token bucket per address or person; full ones are forgotten."""

    def __init__(self, rate: float, full: float) -> None:
        self.rate = rate
        self.full = full
        self.buckets: dict[str, TokenBucket] = {}

    def take(self, whose: str) -> bool:
        if len(self.buckets) > MOST_REMEMBERED:
            self.forget_full()
        bucket = self.buckets.get(whose)
        if bucket is None:
            bucket = self.buckets[whose] = TokenBucket(self.rate, self.full)
        return bucket.take()

    def forget_full(self) -> None:
        moment = monotonic()
        self.buckets = {
            whose: bucket
            for whose, bucket in self.buckets.items()
            if bucket.level + (moment - bucket.then) * bucket.rate < bucket.full
        }


class ConcurrencyLimit:
    """How many of something one address may have at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken: Counter[str] = Counter()

    @contextmanager
    def one_for(self, address: str) -> Iterator[bool]:
        """Whether one was left; it is given back at the end."""
        if self.taken[address] >= self.most:
            yield False
            return
        self.taken[address] += 1
        try:
            yield True
        finally:
            self.taken[address] -= 1
            if not self.taken[address]:
                del self.taken[address]
