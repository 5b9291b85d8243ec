"""The notation of NOX: G14c is the third copy of the green fourteen.

G14c>2 opens a pile in the chest of seat 2, G14c>2.3 covers its third pile, and top G14c chooses
the top card of two piles that merge. Copies are alike, so the short form is G14>2.
"""

import re
from dataclasses import dataclass

from lunasol.engine.deck import Deck
from lunasol.engine.errors import BadNotation
from lunasol.engine.notation import LONGEST, Move, Notation, with_copies
from lunasol.games.nox.options import MOST
from lunasol.games.nox.rules import PILES, TOP, card_of, chest_of, place_of, play_of

LETTERS = {"blue": "B", "green": "G", "orange": "O"}
PLAY = re.compile(r"([^>]+)>([0-9]+)(?:\.([0-9]+))?")
CHOICE = re.compile(r"top(.+)", re.IGNORECASE)


@dataclass(frozen=True)
class Extend:
    """Open a new pile in a chest with a card from the hand (NX-D1)."""

    card: str
    seat: int

    def __str__(self) -> str:
        return f"{self.card}>{self.seat}"


@dataclass(frozen=True)
class Cover:
    """Put a card from the hand on a pile of a chest (NX-D1)."""

    card: str
    seat: int
    pile: int
    """Piles count from 1."""

    def __str__(self) -> str:
        return f"{self.card}>{self.seat}.{self.pile}"


@dataclass(frozen=True)
class Top:
    """Choose the top card of two piles that merge in one's own chest (NX-12)."""

    card: str

    def __str__(self) -> str:
        return f"top {self.card}"


class NoxNotation(Notation):
    def __init__(self, deck: Deck) -> None:
        self.faces = [f"{LETTERS[str(card['colour'])]}{card['value']}" for card in deck.cards]
        super().__init__(with_copies(self.faces))
        for card, face in reversed(list(enumerate(self.faces))):
            self.ids[face.casefold()] = card  # a face alone means its first copy

    def short(self, move: Move) -> str:
        card = str(getattr(move, "card", ""))
        return str(move).replace(card, self.faces[self.card_id(card)]) if card else str(move)

    def decode(self, code: int) -> Move:
        if code >= TOP:
            return Top(self.card(code - TOP))
        card, seat, pile = self.card(card_of(code)), int(chest_of(code)), int(place_of(code))
        return Cover(card, seat, pile) if pile else Extend(card, seat)

    def encode(self, move: Move) -> int:
        if isinstance(move, Top):
            return TOP + self.card_id(move.card)
        if isinstance(move, Extend):
            return int(play_of(self.card_id(move.card), seat_number(move.seat), 0))
        if isinstance(move, Cover):
            pile = pile_number(move.pile)
            return int(play_of(self.card_id(move.card), seat_number(move.seat), pile))
        raise TypeError(f"{move!r} is no move of NOX")

    def read(self, text: str) -> Move:
        joined = "".join(text.split())
        play = PLAY.fullmatch(joined)
        choice = CHOICE.fullmatch(joined)
        if play and play[3]:
            move: Move = Cover(play[1], int(play[2]), int(play[3]))
        elif play:
            move = Extend(play[1], int(play[2]))
        elif choice:
            move = Top(choice[1])
        else:
            raise BadNotation(
                f"{text[:LONGEST]!r} is no move: G14>2 opens a pile in the chest of seat 2, "
                "G14>2.3 covers its third pile, top G14 chooses at a merge"
            )
        return self.decode(self.encode(move))


def seat_number(seat: int) -> int:
    if not 0 <= seat < MOST:
        raise BadNotation(f"there is no seat {seat}: seats are 0 to {MOST - 1}")
    return seat


def pile_number(pile: int) -> int:
    if not 1 <= pile <= PILES:
        raise BadNotation(f"there is no pile {pile}: piles are counted from 1 to {PILES}")
    return pile
