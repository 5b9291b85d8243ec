"""Whoever holds a seat without being a person. They get what the seat knows, and nothing more."""

from typing import Protocol

from lunasol.engine.cards import Cards, Rng
from lunasol.engine.game import Game


class Player(Protocol):
    """Answers a decision of its seat from a position that has been blinded for that seat."""

    def choose(self, position: Game, seat: int, rng: Rng) -> int: ...


class RandomPlayer:
    """Plays any legal move, each equally likely."""

    def choose(self, position: Game, seat: int, rng: Rng) -> int:
        moves = Cards()
        position.legal(seat, moves)
        return list(moves)[rng.below(len(moves))]
