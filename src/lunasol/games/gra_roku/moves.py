"""The notation of Gra roku: Sq3 is the squirrel with three points."""

from dataclasses import dataclass

from lunasol.engine.deck import Deck
from lunasol.engine.errors import BadNotation
from lunasol.engine.notation import Move, Notation
from lunasol.games.gra_roku.rules_cards import (
    ADD,
    ASIDE,
    BOX,
    CELLS,
    PLACE,
    REFILL,
    SIDE,
    START,
    SWAP,
    TAKE,
)

LETTERS = {
    "stork": "St",
    "flower": "Fl",
    "bee": "Be",
    "sun": "Su",
    "ball": "Ba",
    "ice-cream": "Ic",
    "pumpkin": "Pu",
    "squirrel": "Sq",
    "leaf": "Le",
    "tree": "Tr",
    "snowman": "Sm",
    "snowflake": "Sf",
}


@dataclass(frozen=True)
class Start:
    """Choose a start card (GR-03)."""

    card: str

    def __str__(self) -> str:
        return f"start {self.card}"


@dataclass(frozen=True)
class Choose:
    """Lay down a card from the hand, face down (GR-D1)."""

    card: str

    def __str__(self) -> str:
        return self.card


@dataclass(frozen=True)
class Place:
    """Place the card that was turned up; rows and columns count from 1 at the top left (GR-D2)."""

    card: str
    row: int
    column: int

    def __str__(self) -> str:
        return f"{self.card}@{self.row}{self.column}"


@dataclass(frozen=True)
class Take:
    """Take a card of the full row (GR-D3)."""

    card: str

    def __str__(self) -> str:
        return f"+{self.card}"


@dataclass(frozen=True)
class Refill:
    """Place the card that refills the empty row, in the harder variant (GR-D6)."""

    row: int
    column: int

    def __str__(self) -> str:
        return f"@{self.row}{self.column}"


@dataclass(frozen=True)
class Swap:
    """Exchange the card for the one of the same symbol in the year (GR-D4, GR-D5)."""

    def __str__(self) -> str:
        return "swap"


@dataclass(frozen=True)
class Aside:
    """Put a taken card aside (GR-D4)."""

    def __str__(self) -> str:
        return "aside"


@dataclass(frozen=True)
class Add:
    """Add a bonus card to the year (GR-D5)."""

    def __str__(self) -> str:
        return "add"


@dataclass(frozen=True)
class Box:
    """Put a bonus card in the box (GR-D5)."""

    def __str__(self) -> str:
        return "box"


WORDS: dict[int, Move] = {SWAP: Swap(), ASIDE: Aside(), ADD: Add(), BOX: Box()}


class GraRokuNotation(Notation):
    def __init__(self, deck: Deck) -> None:
        super().__init__([f"{LETTERS[str(card['symbol'])]}{card['points']}" for card in deck.cards])

    def decode(self, code: int) -> Move:
        if code in WORDS:
            return WORDS[code]
        if code >= REFILL:
            return Refill(*row_and_column(code - REFILL))
        if code >= START:
            return Start(self.card(code - START))
        if code >= TAKE:
            return Take(self.card(code - TAKE))
        if code >= PLACE:
            card, cell = divmod(code - PLACE, CELLS)
            return Place(self.card(card), *row_and_column(cell))
        return Choose(self.card(code))

    def encode(self, move: Move) -> int:
        if isinstance(move, Choose):
            return self.card_id(move.card)
        if isinstance(move, Place):
            return PLACE + self.card_id(move.card) * CELLS + cell_at(move.row, move.column)
        if isinstance(move, Take):
            return TAKE + self.card_id(move.card)
        if isinstance(move, Start):
            return START + self.card_id(move.card)
        if isinstance(move, Refill):
            return REFILL + cell_at(move.row, move.column)
        for code, word in WORDS.items():
            if move == word:
                return code
        raise TypeError(f"{move!r} is no move of Gra roku")

    def read(self, text: str) -> Move:
        joined = "".join(text.split()).casefold()
        for word in WORDS.values():
            if joined == str(word):
                return word
        name, at, cell = joined.partition("@")
        if at:
            return Place(self.named(name), *read_cell(cell)) if name else Refill(*read_cell(cell))
        if joined.startswith("+"):
            return Take(self.named(joined[1:]))
        if joined.startswith("start"):
            return Start(self.named(joined.removeprefix("start")))
        return Choose(self.named(joined))

    def named(self, text: str) -> str:
        """The name of a card in the spelling of records."""
        return self.card(self.card_id(text))


def row_and_column(cell: int) -> tuple[int, int]:
    row, column = divmod(cell, SIDE)
    return row + 1, column + 1


def cell_at(row: int, column: int) -> int:
    if not (1 <= row <= SIDE and 1 <= column <= SIDE):
        raise BadNotation(f"rows and columns are 1 to {SIDE}, not {row} and {column}")
    return (row - 1) * SIDE + column - 1


def read_cell(text: str) -> tuple[int, int]:
    if len(text) != 2 or not all(digit in "1234" for digit in text):
        raise BadNotation(f"a cell is its row and column from 1 to {SIDE}, like 23, not {text!r}")
    return int(text[0]), int(text[1])
