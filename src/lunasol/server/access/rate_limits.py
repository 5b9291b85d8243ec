# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Rate limits: how often, and how many at once."""

from collections import Counter
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
    """One token bucket per address or person; the number remembered is bounded."""

    def __init__(self, rate: float, full: float) -> None:
        self.rate = rate
        self.full = full
        self.buckets: dict[str, TokenBucket] = {}

    def take(self, whose: str) -> bool:
        if len(self.buckets) > MOST_REMEMBERED:
            self.forget_some()
        bucket = self.buckets.get(whose)
        if bucket is None:
            bucket = self.buckets[whose] = TokenBucket(self.rate, self.full)
        return bucket.take()

    def forget_some(self) -> None:
        """The full ones, and the oldest if that leaves too many to look through them each time."""
        moment = monotonic()
        kept = [
            (whose, bucket)
            for whose, bucket in self.buckets.items()
            if bucket.level + (moment - bucket.then) * bucket.rate < bucket.full
        ]
        self.buckets = dict(kept[-MOST_REMEMBERED // 2 :])


class ConcurrencyLimit:
    """How many of something one address may have at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken: Counter[str] = Counter()

    def one_for(self, address: str) -> "Claim":
        """``with`` it: whether one was left; it is given back at the end."""
        return Claim(self.taken, address, self.most)


class Claim:
    """One of those that an address may have. A class, because a generator would take more memory
    for as long as a connection lasts."""

    def __init__(self, taken: Counter[str], address: str, most: int) -> None:
        self.taken = taken
        self.address = address
        self.is_granted = taken[address] < most

    def __enter__(self) -> bool:
        if self.is_granted:
            self.taken[self.address] += 1
        return self.is_granted

    def __exit__(self, *_: object) -> None:
        if self.is_granted:
            self.taken[self.address] -= 1
            if not self.taken[self.address]:
                del self.taken[self.address]
