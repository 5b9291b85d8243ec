# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Cards: the one container that rules use. Rng: the fast generator of playouts and search.

A card is a small int. Piles, hands and rows are all ``Cards``; the last item is the top.
"""

from collections.abc import Iterable, Iterator
from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

NOTHING: Final = -1
"""No card where there could be one."""
UNKNOWN: Final = -2
"""A card that cannot be seen in this position."""

WORD: Final = 0xFFFFFFFF
"""Where a word has 32 bits, as in a browser, mypyc makes numbers from 2**30 on Python objects, and
each use looks into one. So a hot function takes this one once."""
FEW: Final = 12
"""Up to this many cards, a loop copies faster than a call."""


@final
class Rng:
    """A small fast counter generator on 32-bit words: the same numbers compiled or not.

    Never used for a match between people: those shuffles come from ``shuffle.py``.
    """

    def __init__(self, seed: int, stream: int = 0) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.counter: i64 = 1
        self.reseed(seed, stream)

    def reseed(self, seed: int, stream: int) -> None:
        """Start over; every (seed, stream) pair gives its own sequence."""
        self.a = seed & WORD
        self.b = (seed >> 32) & WORD
        self.c = stream & WORD
        self.counter = ((stream >> 32) + 1) & WORD
        for _turn in range(i64(15)):
            self.word()

    def word(self) -> i64:
        mask: i64 = WORD
        b, c = self.b, self.c
        result: i64 = (self.a + b + self.counter) & mask
        self.counter = (self.counter + 1) & mask
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & mask
        self.c = ((c << 21 & mask | c >> 11) + result) & mask
        return result

    def below(self, limit: i64) -> i64:
        """A whole number from 0 to limit - 1, each equally likely."""
        mask: i64 = WORD
        product: i64 = self.word() * limit
        if (product & mask) < limit:
            threshold: i64 = (mask + 1) % limit
            while (product & mask) < threshold:
                product = self.word() * limit
        return product >> 32


@final
@mypyc_attr(acyclic=True)
class Cards:
    """An ordered collection of cards with reserved memory, so that playing allocates nothing."""

    def __init__(self, room: i64 = 8) -> None:
        self.unused: vec[i64] = vec[i64](capacity=room)
        """An empty vector on the same memory: extending it overwrites all items at once."""
        self.items: vec[i64] = extend(self.unused, vec[i64]([NOTHING] * room))
        self.size: i64 = 0

    @staticmethod
    def of(cards: Iterable[int]) -> "Cards":
        result = Cards()
        for card in cards:
            result.append(card)
        return result

    def append(self, card: i64) -> None:
        size = self.size
        if size == len(self.items):
            self.reserve(size + 1)
        self.items[size] = card
        self.size = size + 1

    def reserve(self, room: i64) -> None:
        while len(self.items) < room:
            self.items = append(self.items, NOTHING)

    def pop(self) -> i64:
        """Take the top card."""
        size = self.size - 1
        if size < 0:
            raise IndexError("there is no card to take")
        self.size = size
        return self.items[size]

    def index(self, card: i64) -> i64:
        """The index of the card, or NOTHING."""
        items = self.items
        for i in range(self.size):
            if items[i] == card:
                return i
        return NOTHING

    def has(self, card: i64) -> bool:
        return self.index(card) != NOTHING

    def remove(self, card: i64) -> None:
        """Take out one card; the others keep their order."""
        self.take(self.index(card))

    def take(self, index: i64) -> i64:
        """Take out the card at this index; the others close up."""
        if index < 0:
            raise IndexError("that card does not lie here")
        items = self.items
        card = items[index]
        self.size -= 1
        for i in range(index, self.size):
            items[i] = items[i + 1]
        return card

    def insert(self, index: i64, card: i64) -> None:
        self.append(card)
        items = self.items
        i: i64 = self.size - 1
        while i > index:
            items[i] = items[i - 1]
            i -= 1
        items[index] = card

    def extend(self, other: "Cards") -> None:
        start = self.size
        size = other.size
        if start + size > len(self.items):
            self.reserve(start + size)
        mine = self.items
        theirs = other.items
        for i in range(size):
            mine[start + i] = theirs[i]
        self.size = start + size

    def fill(self, card: i64, size: i64) -> None:
        """Hold only this card, ``size`` times."""
        self.reserve(size)
        items = self.items
        for i in range(size):
            items[i] = card
        self.size = size

    def every(self, count: i64) -> None:
        """Hold the cards 0 to count - 1, in this order."""
        self.reserve(count)
        items = self.items
        for card in range(count):
            items[card] = card
        self.size = count

    def clear(self) -> None:
        self.size = 0

    def count(self, card: i64) -> i64:
        found: i64 = 0
        for i in range(self.size):
            if self.items[i] == card:
                found += 1
        return found

    def copy_from(self, other: "Cards") -> None:
        size = other.size
        if size > FEW:
            self.items = extend(self.unused, other.items)
        else:
            if size > len(self.items):
                self.reserve(size)
            mine = self.items
            theirs = other.items
            for i in range(size):
                mine[i] = theirs[i]
        self.size = size

    def reverse(self) -> None:
        items = self.items
        low: i64 = 0
        high: i64 = self.size - 1
        while low < high:
            card = items[low]
            items[low] = items[high]
            items[high] = card
            low += 1
            high -= 1

    def sort(self) -> None:
        """Ascending; insertion sort, for short collections."""
        for i in range(1, self.size):
            card = self.items[i]
            j: i64 = i
            while j > 0 and self.items[j - 1] > card:
                self.items[j] = self.items[j - 1]
                j -= 1
            self.items[j] = card

    def shuffle(self, rng: Rng) -> None:
        items = self.items
        i: i64 = self.size - 1
        while i > 0:
            j = rng.below(i + 1)
            card = items[i]
            items[i] = items[j]
            items[j] = card
            i -= 1

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[int]:
        for i in range(self.size):
            yield self.items[i]

    def numbers(self) -> list[int]:
        return [self.items[i] for i in range(self.size)]

    def spelled(self, spellings: list[str]) -> tuple[str, ...]:
        """The name of each card; the last two spellings are for UNKNOWN and NOTHING."""
        return tuple([spellings[self.items[i]] for i in range(self.size)])

    def __repr__(self) -> str:
        return f"Cards({list(self)})"
