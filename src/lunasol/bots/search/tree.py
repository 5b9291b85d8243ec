# Compiled by mypyc, see COMPILED in hatch_build.py.
"""What a search remembers: the moves it has tried, as nodes of one tree per seat (MO-ISMCTS).

A node of a seat's tree is what that seat has seen happen since the search began. Its children
are found by a hash of (node, mover, move), because the moves that can be played differ from one
imagined deal to the next.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lunasol.engine.cards import NOTHING

ROOM: Final = 1024
"""The nodes reserved at first; the tree doubles when it is full."""
LOW_BITS: Final = 0xFFFFFFF
FACTOR: Final = 0x1E3779B1
FACTOR_BITS: Final = 0x3FFFFFFF
"""These keep the products of the hash below 2**60, so that nothing overflows. Larger ones would be
slow in a browser, see WORD in engine/cards.py."""


@final
class Tree:
    """The trees of all seats in parallel arrays, indexed by node."""

    def __init__(self, players: i64) -> None:
        self.parent: vec[i64] = vec[i64]([0] * ROOM)
        self.mover: vec[i64] = vec[i64]([0] * ROOM)
        self.move: vec[i64] = vec[i64]([0] * ROOM)
        self.visits: vec[float] = vec[float]([0.0] * ROOM)
        self.chances: vec[float] = vec[float]([0.0] * ROOM)
        """How often the move could have been played."""
        self.gain: vec[float] = vec[float]([0.0] * ROOM)
        """The sum of the gains of the seat whose tree it is."""
        self.wins: vec[float] = vec[float]([0.0] * ROOM)
        """The sum of that seat's shares of wins."""
        self.slots: vec[i64] = vec[i64]([NOTHING] * (4 * ROOM))
        """The hash table: nodes, or NOTHING."""
        self.roots: i64 = players
        """The first nodes are the roots, by seat."""
        self.size: i64 = players

    def slot(self, parent: i64, mover: i64, move: i64) -> i64:
        """The slot where this child is, or would be."""
        slots = self.slots
        mask: i64 = len(slots) - 1
        mixed = parent * 40503 + (move & LOW_BITS) * 2654435 + (move >> 28) * 97003 + mover * 7919
        place = (mixed & FACTOR_BITS) * FACTOR >> 25 & mask
        node = slots[place]
        while node != NOTHING:
            same = self.parent[node] == parent and self.mover[node] == mover
            if same and self.move[node] == move:
                return place
            place = place + 1 & mask
            node = slots[place]
        return place

    def find(self, parent: i64, mover: i64, move: i64) -> i64:
        """The child, or NOTHING."""
        return self.slots[self.slot(parent, mover, move)]

    def add(self, parent: i64, mover: i64, move: i64) -> i64:
        """Add a child that is not there yet."""
        if self.size == len(self.parent):
            self.grow()
        node = self.size
        self.parent[node] = parent
        self.mover[node] = mover
        self.move[node] = move
        self.slots[self.slot(parent, mover, move)] = node
        self.size = node + 1
        return node

    def grow(self) -> None:
        room: i64 = len(self.parent)
        self.parent = doubled(self.parent)
        self.mover = doubled(self.mover)
        self.move = doubled(self.move)
        self.visits = doubled_sums(self.visits)
        self.chances = doubled_sums(self.chances)
        self.gain = doubled_sums(self.gain)
        self.wins = doubled_sums(self.wins)
        self.slots = vec[i64]([NOTHING] * (8 * room))
        for node in range(self.roots, self.size):
            place = self.slot(self.parent[node], self.mover[node], self.move[node])
            self.slots[place] = node


def doubled(values: vec[i64]) -> vec[i64]:
    result = vec[i64]([0] * (2 * len(values)))
    for i in range(i64(len(values))):
        result[i] = values[i]
    return result


def doubled_sums(values: vec[float]) -> vec[float]:
    result = vec[float]([0.0] * (2 * len(values)))
    for i in range(i64(len(values))):
        result[i] = values[i]
    return result
