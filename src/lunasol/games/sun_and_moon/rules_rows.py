# Compiled by mypyc, see COMPILED in hatch_build.py.
"""The rows of Sun and Moon: what fits where, and what may be cleared.

A row is a list of places from left to right. At each place lies a stack, and only its top card
shows: a number card or an eclipse. The visible numbers ascend from left to right. Each number
exists once per kind, so equal numbers never meet.
"""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lunasol.engine.cards import NOTHING, Cards
from lunasol.engine.game import Refusal

KINDS: Final = 2
SUN: Final = 0
MOON: Final = 1
KIND_NAMES: Final = ["sun", "moon"]
HIGHEST: Final = 29
ECLIPSES: Final = 5
"""The number of eclipses of each kind."""
FIRST_ECLIPSE: Final = KINDS * HIGHEST
CARDS: Final = FIRST_ECLIPSE + KINDS * ECLIPSES
HAND: Final = 5
SHORTEST: Final = 5
"""SM-13: the fewest number cards side by side that may be cleared."""

NO_LEFT: Final = 0
"""The lower limit of a gap without a number card to its left."""
NO_RIGHT: Final = HIGHEST + 1
"""The upper limit of a gap without a number card to its right."""

# Sets of numbers and of places are bits, so that a whole row is compared at once: bit n is the
# number n, bit p the place p from the left.
ALL_PLACES: Final = (1 << HIGHEST) - 1
WORD: Final = 32
"""The number of bits that is enough for either."""
SPREAD: Final = 0x077CB531
"""A de Bruijn sequence: times a power of two, bits 27 to 31 differ for each exponent."""
LOWEST: Final = vec[i64]([0] * WORD)
"""By the number in these bits, the exponent of the power of two."""
for exponent in range(WORD):
    LOWEST[(SPREAD << exponent) >> 27 & 31] = exponent

# Placing a card is the number card << 7 | owner of the row << 5 | target.
CARD_BITS: Final = 7
OWNER_BITS: Final = 5
START: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
COVER: Final = 3
"""Covering place p of the row is target COVER + p."""
DESTRUCT: Final = CARDS << CARD_BITS
CLEAR: Final = 1 << (KINDS * HIGHEST)
"""Clearing is CLEAR and a bit for each place, first those of the sun row, then of the moon row."""


class SunAndMoonDeck:
    """Card facts by id: suns 1 to 29, moons 1 to 29, solar eclipses, lunar eclipses."""

    def __init__(self, animals: list[bool]) -> None:
        kinds = [0] * HIGHEST + [1] * HIGHEST + [0] * ECLIPSES + [1] * ECLIPSES
        values = [card % HIGHEST + 1 for card in range(FIRST_ECLIPSE)] + [0] * KINDS * ECLIPSES
        self.kind: vec[i64] = vec[i64]([i64(kind) for kind in kinds])
        self.value: vec[i64] = vec[i64]([i64(value) for value in values])
        """The number; 0 for an eclipse, which has none."""
        self.animal: vec[i64] = vec[i64]([i64(1 if animal else 0) for animal in animals])
        """SM-01: whether the card shows an animal."""
        self.animals: i64 = sum([1 for animal in animals if animal])


def placing(card: i64, owner: i64, target: i64) -> i64:
    return card << CARD_BITS | owner << OWNER_BITS | target


def between(low: i64, high: i64) -> i64:
    """The numbers above ``low`` and below ``high``, as bits."""
    one: i64 = 1
    return (one << high) - (one << (low + 1))


def lowest(bits: i64) -> i64:
    """The index of the lowest bit that is set, up to 31."""
    return LOWEST[(bits & -bits) * SPREAD >> 27 & 31]


def in_order(cards: Cards, ordered: Cards) -> None:
    """Write the same cards in ascending order."""
    ordered.fill(0, CARDS)
    for i in range(cards.size):
        ordered.items[cards.items[i]] = 1
    size: i64 = 0
    for card in range(i64(CARDS)):
        there = ordered.items[card]
        ordered.items[size] = card
        size += there
    ordered.size = size


def take_out(card: i64, hand: Cards) -> None:
    """Remove a card from the hand that holds it. Always the same steps are faster than a search."""
    cards = hand.items
    kept: i64 = 0
    for i in range(i64(HAND)):
        held = cards[i]
        cards[kept] = held
        kept += i64(held != card)
    hand.size -= 1


# A row ----------------------------------------------------------------------------------------


@final
class Row:
    """The row of one kind of one team: its cards and, always up to date, what fits where."""

    NOT_POSITION: ClassVar[tuple[str, ...]] = ("deck",)

    def __init__(self, deck: SunAndMoonDeck, eclipse_blocks_end: bool) -> None:
        self.deck = deck
        self._blocks_end = eclipse_blocks_end
        self.owner: i64 = NOTHING
        """The seat that the row lies in front of, or NOTHING if the row does not exist."""
        self.tops: Cards = Cards(16)
        """The visible cards, from left to right."""
        self.covered: Cards = Cards(8)
        """The cards under the visible ones."""
        self.numbers_at: i64 = 0
        """The places of visible number cards, as bits."""
        self.fits_left: i64 = 0
        """The numbers that may go to the left end, as bits."""
        self.fits_right: i64 = 0
        """The numbers that may go to the right end, as bits."""
        self.fits_inside: i64 = 0
        """The numbers that may cover an eclipse, as bits."""

    def copy_from(self, other: "Row") -> None:
        """Copy everything but the cards, which are zones of the game."""
        self.owner = other.owner
        self.numbers_at = other.numbers_at
        self.fits_left = other.fits_left
        self.fits_right = other.fits_right
        self.fits_inside = other.fits_inside

    # Placing ----------------------------------------------------------------------------------

    def offer_number(self, card: i64, value: i64, moves: Cards) -> None:
        """Append the moves of a number card.

        A move to an end is written first and kept if it fits, which is faster than a test before.
        """
        right = self.fits_right >> value & 1
        size = moves.size
        moves.items[size] = placing(card, self.owner, LEFT + right)
        moves.size = size + (self.fits_left >> value & 1 | right)
        if self.fits_inside >> value & 1:
            self.offer_covers(card, moves)

    def offer_covers(self, card: i64, moves: Cards) -> None:
        """Append the eclipses that a number card may cover, between its neighbours (SM-05)."""
        values = self.deck.value
        tops = self.tops.items
        size = self.tops.size
        first = placing(card, self.owner, COVER)
        left: i64 = NOTHING
        right: i64 = size
        for place in range(size):
            value = values[tops[place]]
            if value > values[card]:
                right = place
                break
            if value > 0:
                left = place
        if left == NOTHING and right == size:
            for place in range(right):  # SM-07: if only eclipses show, it may cover any of them
                moves.append(first + place)
            return
        if left != NOTHING:  # SM-06: it must border a number card
            moves.append(first + left + 1)
        if right < size and (left == NOTHING or right > left + 2):
            moves.append(first + right - 1)

    def start(self, owner: i64, card: i64) -> None:
        self.owner = owner
        self.tops.append(card)
        self.numbers_at = 1
        self.fits_left = between(NO_LEFT, self.deck.value[card])
        self.fits_right = between(self.deck.value[card], NO_RIGHT)

    def lengthen(self, target: i64, card: i64) -> None:
        one: i64 = 1
        if target == LEFT:
            self.tops.insert(0, card)
            self.numbers_at = self.numbers_at << 1 | 1
            self.fits_left = between(NO_LEFT, self.deck.value[card])
        else:
            self.numbers_at |= one << self.tops.size
            self.fits_right = between(self.deck.value[card], NO_RIGHT)
            self.tops.append(card)
        if self.fits_inside:
            self.measure()

    def cover(self, place: i64, card: i64) -> i64:
        """Cover a place; returns the card that lies under this one now."""
        tops = self.tops.items
        under = tops[place]
        self.covered.append(under)
        tops[place] = card
        self.measure()
        return under

    def measure(self) -> None:
        """Update where number cards show, and which numbers fit where.

        It multiplies by conditions instead of branching, because a processor cannot predict
        branches that depend on random cards.
        """
        tops = self.tops.items
        values = self.deck.value
        numbers_at: i64 = 0
        inside: i64 = 0
        first: i64 = NO_LEFT
        last: i64 = NO_LEFT
        behind_eclipse: i64 = 0
        for place in range(self.tops.size):
            value = values[tops[place]]
            shows = i64(value > 0)
            first += value * i64(numbers_at == 0)
            inside |= between(last, value) * (shows & behind_eclipse)
            last += (value - last) * shows
            numbers_at |= shows << place
            behind_eclipse = 1 - shows
        inside |= between(last, NO_RIGHT) * behind_eclipse
        self.numbers_at = numbers_at
        self.fits_inside = inside
        self.measure_ends(first, last)

    def measure_ends(self, first: i64, last: i64) -> None:
        """SM-07: a row without a visible number cannot be lengthened."""
        self.fits_left = 0
        self.fits_right = 0
        if self.tops.size == 0:
            self.owner = NOTHING
        if self.numbers_at == 0:
            return
        self.fits_left = between(NO_LEFT, first)
        self.fits_right = between(last, NO_RIGHT)
        if self._blocks_end:  # SM-08
            self.fits_left *= self.numbers_at & 1
            self.fits_right *= self.numbers_at >> (self.tops.size - 1)

    def why_not_join(self, card: i64, target: i64) -> Refusal:
        """Why this card cannot go there."""
        place = target - COVER
        if card >= FIRST_ECLIPSE:
            return Refusal("eclipse-covers-numbers", "SM-09")
        if target == START:
            return Refusal("row-is-there", "SM-D2")
        if target < COVER:
            return self.why_not_end(target)
        if place >= self.tops.size:
            return Refusal("no-such-place", "SM-D2")
        if self.numbers_at >> place & 1:
            return Refusal("only-eclipses-are-covered", "SM-05")
        if (self.numbers_at << 1 | self.numbers_at >> 1) >> place & 1:
            return Refusal("number-does-not-fit", "SM-05")
        return Refusal("cover-from-the-side", "SM-06")

    def why_not_end(self, target: i64) -> Refusal:
        if self.numbers_at == 0:
            return Refusal("only-eclipses-show", "SM-07")
        end: i64 = self.numbers_at
        if target == RIGHT:
            end >>= self.tops.size - 1
        if self._blocks_end and end & 1 == 0:
            return Refusal("eclipse-blocks-end", "SM-08")
        return Refusal("number-does-not-fit", "SM-05")

    # Points -----------------------------------------------------------------------------------

    def numbers(self, visible_only: bool) -> i64:
        """The number of number cards in the row, with or without the covered ones."""
        found = count_numbers(self.tops)
        return found if visible_only else found + count_numbers(self.covered)


def count_numbers(cards: Cards) -> i64:
    found: i64 = 0
    for i in range(cards.size):
        if cards.items[i] < FIRST_ECLIPSE:
            found += 1
    return found


# Clearing -------------------------------------------------------------------------------------


def segments(places: i64) -> i64:
    """SM-13: the places where five visible number cards side by side begin, as bits."""
    pairs = places & places >> 1
    return pairs & pairs >> 2 & places >> 4


def whole_segments(places: i64) -> i64:
    """All places that belong to a segment."""
    starts = segments(places)
    return starts | starts << 1 | starts << 2 | starts << 3 | starts << 4


def write_choices(places: i64, partial: bool, choices: Cards) -> None:
    """List every set of parts of these places that may be cleared; the empty set comes first."""
    choices.clear()
    choices.append(0)
    start: i64 = 0
    while places >> start:
        end = start
        while places >> end & 1:
            end += 1
        write_parts(start, end, partial, choices)
        start = end + 1


def write_parts(start: i64, end: i64, partial: bool, choices: Cards) -> None:
    """SM-15: a whole segment; by option any part of it that is long enough."""
    if not partial:
        if end - start >= SHORTEST:
            write_part(start, end, choices)
        return
    for first in range(start, end - SHORTEST + 1):
        for after in range(first + SHORTEST, end + 1):
            write_part(first, after, choices)


def write_part(first: i64, after: i64, choices: Cards) -> None:
    """SM-17: add this part to each choice to its left that leaves a gap between them."""
    one: i64 = 1
    part = (one << after) - (one << first)
    for i in range(choices.size):
        if choices.items[i] << 1 < one << first:
            choices.append(choices.items[i] | part)


def are_parts(chosen: i64, places: i64) -> bool:
    """Whether these places form runs of visible number cards that are long enough."""
    if chosen & places != chosen:
        return False
    while chosen:
        if chosen & 1 and chosen & 31 != 31:
            return False
        while chosen & 1:
            chosen >>= 1
        chosen >>= 1
    return True
