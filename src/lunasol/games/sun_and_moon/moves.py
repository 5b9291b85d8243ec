"""The notation of Sun and Moon.

S12 is the sun 12, M7 the moon 7; SE1 to SE5 are the solar and ME1 to ME5 the lunar eclipses.
S12@1* starts the sun row in front of seat 1, S12@1L and S12@1R lengthen it, and S12@1#3 covers
the eclipse at its third place. SE2@1#4 puts a solar eclipse on the fourth place; the short form is
SE@1#4, since eclipses of a kind are alike. The card determines the row, so kinds never mix
(SM-11). ``clear S1-5 M2-7`` clears these places of the sun and the moon row, and ``destruct``
gives up the hand and the rows.
"""

import re
from dataclasses import dataclass

from lunasol.engine.deck import Deck
from lunasol.engine.errors import BadNotation
from lunasol.engine.notation import LONGEST, Move, Notation
from lunasol.games.sun_and_moon.rules_position import ENDS
from lunasol.games.sun_and_moon.rules_rows import (
    ALL_PLACES,
    CARD_BITS,
    CLEAR,
    COVER,
    DESTRUCT,
    FIRST_ECLIPSE,
    HIGHEST,
    KINDS,
    OWNER_BITS,
    placing,
)

LETTERS = "SM"
MARKS = dict(zip(ENDS, "*LR", strict=True))
SEATS = 4
PLACE = re.compile(r"([SM]\s*(?:E\s*\d?|\d+))\s*@\s*([0-3])\s*(?:([*LR])|#\s*(\d+))", re.I | re.A)
CLEARING = re.compile(r"clear((?:\s*[SM]\s*\d+\s*-\s*\d+)+)", re.I | re.A)
PART = re.compile(r"([SM])\s*(\d+)\s*-\s*(\d+)", re.I | re.A)


@dataclass(frozen=True)
class Place:
    """Start a row with a number card, or lengthen it to the left or to the right (SM-D2)."""

    card: str
    seat: int
    """The owner of the row."""
    end: str

    def __str__(self) -> str:
        return f"{self.card}@{self.seat}{MARKS[self.end]}"


@dataclass(frozen=True)
class Cover:
    """Put a number card on an eclipse, or an eclipse on a number card (SM-D2)."""

    card: str
    seat: int
    place: int
    """Places count from 1 at the left."""

    def __str__(self) -> str:
        return f"{self.card}@{self.seat}#{self.place}"


@dataclass(frozen=True)
class Clear:
    """Clear one or more segments (SM-D3)."""

    parts: str
    """The first and last place of each segment, sun row first: S1-5 S7-12 M2-7."""

    def __str__(self) -> str:
        return f"clear {self.parts}"


@dataclass(frozen=True)
class Destruct:
    """Give up the hand and one's own rows."""

    def __str__(self) -> str:
        return "destruct"


class SunAndMoonNotation(Notation):
    def __init__(self, deck: Deck) -> None:
        names = [f"{letter}{value}" for letter in LETTERS for value in range(1, HIGHEST + 1)]
        copies = (len(deck.cards) - FIRST_ECLIPSE) // KINDS
        names += [f"{letter}E{copy}" for letter in LETTERS for copy in range(1, copies + 1)]
        super().__init__(names)
        for letter in LETTERS:
            self.ids[f"{letter}e".casefold()] = self.card_id(f"{letter}E1")

    def short(self, move: Move) -> str:
        return re.sub("(?<=E)[1-9](?=@)", "", str(move))

    def decode(self, code: int) -> Move:
        if code >= CLEAR:
            return Clear(" ".join(parts_of(code)))
        if code == DESTRUCT:
            return Destruct()
        card, seat = self.card(code >> CARD_BITS), code >> OWNER_BITS & 3
        target = code & 31
        if target >= COVER:
            return Cover(card, seat, target - COVER + 1)
        return Place(card, seat, ENDS[target])

    def encode(self, move: Move) -> int:
        if isinstance(move, Destruct):
            return DESTRUCT
        if isinstance(move, Clear):
            return CLEAR | places_of(move.parts)
        if isinstance(move, Place | Cover):
            return self.encode_placing(move)
        raise TypeError(f"{move!r} is no move of Sun and Moon")

    def encode_placing(self, move: Place | Cover) -> int:
        card = self.card_id(move.card)
        if move.seat not in range(SEATS):
            raise BadNotation(f"there is no seat {move.seat}")
        if isinstance(move, Cover):
            return int(placing(card, move.seat, COVER + checked(move.place) - 1))
        return int(placing(card, move.seat, ENDS.index(move.end)))

    def read(self, text: str) -> Move:
        if text.casefold() == str(Destruct()):
            return Destruct()
        if clearing := CLEARING.fullmatch(text):
            return self.decode(CLEAR | places_of(clearing[1]))
        if found := PLACE.fullmatch(text):
            return self.read_placing(*found.groups())
        raise BadNotation(
            "a move is written like S12@1R, S12@1#3, SE@1#4, clear S1-5 or destruct, "
            f"not {text[:LONGEST]!r}"
        )

    def read_placing(self, card: str, seat: str, mark: str | None, place: str | None) -> Move:
        name = self.card(self.card_id("".join(card.split())))
        if place is not None:
            return Cover(name, int(seat), checked(int(place)))
        return Place(name, int(seat), ENDS["*LR".index(str(mark).upper())])


def checked(place: int) -> int:
    if not 1 <= place <= HIGHEST:
        raise BadNotation(f"places are counted from 1 to {HIGHEST}, there is no place {place}")
    return place


def parts_of(code: int) -> list[str]:
    """The runs of places that a clearing names, as text."""
    parts = []
    for kind, letter in enumerate(LETTERS):
        places = format(code >> kind * HIGHEST & ALL_PLACES, "b")[::-1]
        runs = re.finditer("1+", places)
        parts += [f"{letter}{run.start() + 1}-{run.end()}" for run in runs]
    return parts


def places_of(text: str) -> int:
    """The places in such parts as bits; parts that touch each other are refused."""
    places = 0
    for letter, first, last in PART.findall(text):
        start, end = checked(int(first)), checked(int(last))
        if end < start:
            raise BadNotation(f"a part goes from left to right, unlike {letter}{first}-{last}")
        part = (1 << end) - (1 << (start - 1))
        shift = LETTERS.index(letter.upper()) * HIGHEST
        if places >> shift & ALL_PLACES & (part << 1 | part | part >> 1):
            raise BadNotation(f"the part {letter}{first}-{last} touches another one")
        places |= part << shift
    if not places:
        raise BadNotation("name what is cleared by its places, like S1-5")
    return places
