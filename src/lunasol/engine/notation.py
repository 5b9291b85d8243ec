"""Names of cards and moves: short, readable, and the same in logs, terminal and records."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_lowercase
from typing import Protocol

from lunasol.engine.cards import UNKNOWN
from lunasol.engine.errors import BadNotation
from lunasol.engine.game import TAKE_BACK

HIDDEN = "??"
ABSENT = ""
LONGEST = 100


class Move(Protocol):
    """A typed move: compared and hashed by value; ``str`` gives its notation."""

    def __hash__(self) -> int: ...
    def __str__(self) -> str: ...


@dataclass(frozen=True)
class TakeBack:
    """Take back a secret choice while others are still choosing."""

    def __str__(self) -> str:
        return "back"


class Notation(ABC):
    """Translates the cards and moves of one match between numbers and names."""

    def __init__(self, cards: Sequence[str]) -> None:
        self.cards = tuple(cards)
        self.ids = {name.casefold(): card for card, name in enumerate(self.cards)}
        self.spellings = [*self.cards, HIDDEN, ABSENT]
        """Names by card number. UNKNOWN and NOTHING are negative, so they find the last two."""

    def card(self, card: int) -> str:
        return HIDDEN if card == UNKNOWN else self.cards[card]

    def card_id(self, name: str) -> int:
        try:
            return self.ids[name.strip().casefold()]
        except KeyError:
            raise BadNotation(f"no card is called {name[:LONGEST]!r}") from None

    def move(self, code: int) -> Move:
        """The typed move of a number that ``Game.legal`` listed."""
        return TakeBack() if code == TAKE_BACK else self.decode(code)

    def code(self, move: Move) -> int:
        return TAKE_BACK if isinstance(move, TakeBack) else self.encode(move)

    def parse(self, text: str) -> Move:
        """The move that a person typed, whether or not it is legal now."""
        if len(text) > LONGEST:
            raise BadNotation("that is too long to be a move")
        if text.strip().casefold() == str(TakeBack()):
            return TakeBack()
        return self.read(text.strip())

    def short(self, move: Move) -> str:
        """The notation as people type it: without the copy if all copies of a card are alike."""
        return str(move)

    @abstractmethod
    def decode(self, code: int) -> Move: ...

    @abstractmethod
    def encode(self, move: Move) -> int: ...

    @abstractmethod
    def read(self, text: str) -> Move: ...


def with_copies(faces: Sequence[str]) -> list[str]:
    """Names for cards that may share a face: face and copy, a to z, then za, zb, …"""
    seen: Counter[str] = Counter()
    names = []
    for face in faces:
        beyond, letter = divmod(seen[face], len(ascii_lowercase))
        names.append(face + "z" * beyond + ascii_lowercase[letter])
        seen[face] += 1
    return names
