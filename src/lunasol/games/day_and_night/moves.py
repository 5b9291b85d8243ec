"""The notation of Day & Night: O7a is the first copy of the orange seven, and +O7a takes it."""

from dataclasses import dataclass

from lunasol.engine.deck import Deck
from lunasol.engine.notation import Move, Notation, with_copies
from lunasol.games.day_and_night.rules import TAKE

LETTERS = {"orange": "O", "blue": "B", "pink": "P", "purple": "U"}


@dataclass(frozen=True)
class Choose:
    """Lay down a card from the hand, face down (DN-D1, DN-D2)."""

    card: str

    def __str__(self) -> str:
        return self.card


@dataclass(frozen=True)
class Take:
    """Take an open card from the table (DN-D3)."""

    card: str

    def __str__(self) -> str:
        return f"+{self.card}"


class DayAndNightNotation(Notation):
    def __init__(self, deck: Deck) -> None:
        super().__init__(
            with_copies([f"{LETTERS[str(card['colour'])]}{card['value']}" for card in deck.cards])
        )

    def decode(self, code: int) -> Move:
        return Take(self.card(code - TAKE)) if code >= TAKE else Choose(self.card(code))

    def encode(self, move: Move) -> int:
        if isinstance(move, Take):
            return TAKE + self.card_id(move.card)
        if isinstance(move, Choose):
            return self.card_id(move.card)
        raise TypeError(f"{move!r} is no move of Day & Night")

    def read(self, text: str) -> Move:
        if text.startswith("+"):
            return Take(self.card(self.card_id(text[1:])))
        return Choose(self.card(self.card_id(text)))
