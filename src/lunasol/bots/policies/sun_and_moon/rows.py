# Compiled by mypyc, see COMPILED in hatch_build.py.
"""The expected points of the rows of Sun and Moon for their teams, in hundredths of a point.

A card in a row is a point if it is cleared and a minus point if it is left. So the expected points
of a row are those of its best part, times the probability that this part grows to five, less the
cards that lie there.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lunasol.engine.cards import NOTHING, Cards
from lunasol.games.sun_and_moon.rules import SunAndMoon
from lunasol.games.sun_and_moon.rules_rows import (
    ALL_PLACES,
    ECLIPSES,
    FIRST_ECLIPSE,
    HAND,
    HIGHEST,
    KINDS,
    MOON,
    NO_LEFT,
    NO_RIGHT,
    SHORTEST,
    SUN,
    Row,
    between,
    count_numbers,
)

POINT: Final = 100
SURE: Final = 1000
"""Probabilities are in thousandths."""

HOPES: Final = [0, 800, 680, 540, 360, 330]
"""By the cards that a part still needs, the probability that one's own team brings it to five if
plenty of numbers fit."""
PLANS: Final = [0, 750, 490, 320, 320, 320]
"""The same if all these cards are in one's own hand: they need turns, but no luck."""
THREATS: Final = [1200, 590, 490, 490, 490, 350]
"""The same for rivals. Five that a rival can clear at once weigh more than their points, since this
turn is the last opportunity to stop it."""

PLENTY: Final = 440
"""The supply per needed card that is plenty; with less the probability shrinks."""
HELD: Final = 100
"""The supply that a fitting number in one's own hand adds."""
DRAWN: Final = 35
"""The supply that an unseen fitting number adds: one's own team may draw it in time."""
THEIR_DRAWN: Final = 50
"""The same for rivals, who may hold it already."""

PACE: Final = 150
"""Hundredths of a turn that a needed card takes: some turns are used for other things."""
URGENCY: Final = 28
"""Hundredths of a point by which a card in a row costs more with each of the last turns."""
FEAR: Final = 15
"""The percentage of fives that are lost if a rival has an eclipse: most are repaired."""

MOST_ROWS: Final = 6
ROOM: Final = 64
"""More places than any row has."""
UNLIMITED: Final = 99
MOON_ECLIPSE: Final = 256
"""What a lunar eclipse adds to the tally of eclipses; a solar one adds 1."""


@final
class RowEstimator:
    """Estimates rows for one seat: ``look`` takes in what the seat knows, then each row is read and
    perhaps changed by a move before its points are estimated.

    All fields are scratch space in one object, because a playout estimates thousands of rows and
    must not allocate or follow further pointers.
    """

    def __init__(self) -> None:
        # Lookup values, which never change
        numbers = [1 << card for card in range(FIRST_ECLIPSE)] + [0] * (KINDS * ECLIPSES)
        tallies = [0] * FIRST_ECLIPSE + [1] * ECLIPSES + [MOON_ECLIPSE] * ECLIPSES
        self._bit: vec[i64] = vec[i64]([i64(bit) for bit in numbers])
        """By card, its bit in ``_seen``; 0 for an eclipse."""
        self._tally: vec[i64] = vec[i64]([i64(tally) for tally in tallies])
        """By card, what it adds to ``_eclipses``."""
        self._hopes: vec[i64] = vec[i64]([i64(share) for share in HOPES])
        self._plans: vec[i64] = vec[i64]([i64(share) for share in PLANS])
        self._threats: vec[i64] = vec[i64]([i64(share) for share in THREATS])

        # What the seat knows
        self._seen: i64 = 0
        """The number cards seen so far, as bits."""
        self._eclipses: i64 = 0
        """The tally of the eclipses seen so far."""
        self.held: vec[i64] = vec[i64]([0] * KINDS)
        """By kind, the numbers in one's own hand, as bits."""
        self.unseen: vec[i64] = vec[i64]([0] * KINDS)
        """By kind, the numbers that others hold or that are still to be drawn, as bits."""
        self.danger: vec[i64] = vec[i64]([0] * KINDS)
        """By kind, the probability that a rival holds an eclipse."""
        self.seat: i64 = 0
        """The seat that looks."""
        self.team: i64 = 0
        """Its team."""
        self.minus: i64 = 0
        """The cost of a card that lies in a row at this point of the match."""
        self.turns: i64 = 0
        """About how many cards a team can still place."""
        self.visible_only = False
        """SM-34: whether only visible cards are minus points."""
        self.covered_score = True
        """SM-14: whether covered cards score when a stack is cleared."""
        self.blocks_end = False
        """SM-08: whether an eclipse at the end of a row blocks it."""

        # All rows, as far as they show numbers only: these need not be read place by place
        self.size: vec[i64] = vec[i64]([0] * MOST_ROWS)
        """By row, its places if only numbers show there, else NOTHING."""
        self.stacked: vec[i64] = vec[i64]([0] * MOST_ROWS)
        """By row of numbers only, its cards including covered ones."""
        self.lowest: vec[i64] = vec[i64]([0] * MOST_ROWS)
        """By row of numbers only, the number at its left end."""
        self.highest: vec[i64] = vec[i64]([0] * MOST_ROWS)
        """By row of numbers only, the number at its right end."""

        # The row in question
        self.kind: i64 = 0
        """Its kind."""
        self.own = True
        """Whether it belongs to one's own team."""
        self.sure: i64 = SURE
        """The probability that five side by side are still there when their owner may clear."""
        self.dead = False
        """Whether nothing of this row can be cleared any more."""
        self.values: vec[i64] = vec[i64]([0] * ROOM)
        """By place, the number that shows; 0 is an eclipse."""
        self.cards: vec[i64] = vec[i64]([0] * ROOM)
        """By place, how many number cards the stack holds."""
        self.first: i64 = 1
        """The first place in use: 0 after a card was put at the left end."""
        self.after: i64 = 1
        """The place after the last one in use."""

        # The parts of that row
        self.parts: i64 = 0
        """The number of parts: runs of numbers side by side."""
        self.length: vec[i64] = vec[i64]([0] * ROOM)
        """By part, its length."""
        self.caught: vec[i64] = vec[i64]([0] * ROOM)
        """By part, the number cards that score if it is cleared."""
        self.low: vec[i64] = vec[i64]([0] * ROOM)
        """By part, its lowest number."""
        self.high: vec[i64] = vec[i64]([0] * ROOM)
        """By part, its highest number."""
        self.gap: vec[i64] = vec[i64]([0] * ROOM)
        """By part, the eclipses before it; one more entry for those after the last part."""

    # What the seat knows ----------------------------------------------------------------------

    def look(self, game: SunAndMoon, seat: i64) -> None:
        """Take in all that this seat can see."""
        self.visible_only = game.rules.minus_visible_only
        self.covered_score = game.rules.covered_score
        self.blocks_end = game.rules.eclipse_blocks_end
        self.seat = seat
        self.team = game.team(seat)
        self._seen = 0
        self._eclipses = 0
        self.see(game.hands[seat])
        held = self._seen
        for row in game.rows:
            self.see(row.tops)
            self.see(row.covered)
        for pile in game.score_piles:
            self.see(pile)
        for kind in range(i64(KINDS)):
            self.held[kind] = (held >> (kind * HIGHEST) & ALL_PLACES) << 1
            self.unseen[kind] = (~self._seen >> (kind * HIGHEST) & ALL_PLACES) << 1
        self.look_at_time(game, seat)
        self.look_at_danger(game, seat)

    def see(self, cards: Cards) -> None:
        items = cards.items
        bit = self._bit
        tally = self._tally
        seen: i64 = 0
        eclipses: i64 = 0
        for i in range(cards.size):
            card = items[i]
            seen |= bit[card]
            eclipses += tally[card]
        self._seen |= seen
        self._eclipses += eclipses

    def look_at_time(self, game: SunAndMoon, seat: i64) -> None:
        turns: i64 = game.hands[seat].size - 1
        if game.trigger == NOTHING:
            turns += (game.pile.size + game.discard.size) // game.players
        elif game.rules.one_last_round:
            turns = 0
        turns = min(turns, (game.rules.turn_cap - game.turns) // game.players)
        self.minus = POINT
        if game.trigger == NOTHING:
            self.minus = min(POINT, max(0, POINT - URGENCY * turns))
        if game.teams < game.players:
            turns *= 2
        self.turns = max(turns, 0)

    def look_at_danger(self, game: SunAndMoon, seat: i64) -> None:
        suns: i64 = ECLIPSES - self._eclipses % MOON_ECLIPSE
        moons: i64 = ECLIPSES - self._eclipses // MOON_ECLIPSE
        unseen = count(self.unseen[SUN]) + count(self.unseen[MOON]) + suns + moons
        hands: i64 = 0
        for other in range(game.players):
            if game.team(other) != game.team(seat):
                size = game.hands[other].size
                if size == 0 and game.trigger == NOTHING:
                    size = HAND
                hands += size
        self.danger[SUN] = min(SURE, hands * suns * SURE // max(unseen, 1))
        self.danger[MOON] = min(SURE, hands * moons * SURE // max(unseen, 1))

    # A row as it is, and as it would be -------------------------------------------------------

    def measure(self, game: SunAndMoon, at: i64) -> i64:
        """Take in a row as it is; its expected points."""
        row = game.rows[at]
        size = row.tops.size
        owner = row.owner
        if owner == NOTHING:
            owner = self.seat if at // KINDS == self.team else at // KINDS
        self.judge_owner(game, at, owner)
        one: i64 = 1
        if row.numbers_at != (one << size) - 1:
            self.size[at] = NOTHING
            self.read(game, row)
            return self.expected()
        self.size[at] = size
        self.stacked[at] = size + count_numbers(row.covered)
        self.lowest[at] = NO_RIGHT
        self.highest[at] = NO_LEFT
        if size > 0:
            self.lowest[at] = game.deck.value[row.tops.items[0]]
            self.highest[at] = game.deck.value[row.tops.items[size - 1]]
        return self.whole(size, self.stacked[at], self.lowest[at], self.highest[at])

    def lengthened(self, at: i64, value: i64) -> i64:
        """The expected points of a row of numbers only with one more at the end where it fits."""
        low = min(self.lowest[at], value)
        high = max(self.highest[at], value)
        return self.whole(self.size[at] + 1, self.stacked[at] + 1, low, high)

    def whole(self, size: i64, stacked: i64, low: i64, high: i64) -> i64:
        """The expected points of a row of numbers only, without reading it place by place."""
        lying = size if self.visible_only else stacked
        if self.dead:
            return -self.minus * lying
        caught = stacked if self.covered_score else size
        need = max(SHORTEST - size, 0)
        numbers = between(NO_LEFT, low) | between(high, NO_RIGHT)
        return self.gain(need, caught, numbers) - self.minus * lying

    def read(self, game: SunAndMoon, row: Row) -> None:
        """Read a row place by place."""
        self.first = 1
        self.after = row.tops.size + 1
        tops = row.tops.items
        values = self.values
        cards = self.cards
        value_of = game.deck.value
        for i in range(row.tops.size):
            value = value_of[tops[i]]
            values[i + 1] = value
            cards[i + 1] = i64(value > 0)
        if row.covered.size > 0:
            self.read_covered(game, row)

    def judge_owner(self, game: SunAndMoon, at: i64, owner: i64) -> None:
        """Set whose row it is, how safe its fives are, and whether there is time to clear."""
        self.kind = at % KINDS
        self.own = at // KINDS == self.team
        self.dead = False
        if game.trigger != NOTHING:
            self.dead = self.too_late(game, owner)
        if not self.own:
            self.sure = self._threats[0]
            return
        fear = self.danger[self.kind] * FEAR // 100
        self.sure = SURE - (
            fear if owner == self.seat else fear // 2
        )  # a partner's turn comes sooner

    def too_late(self, game: SunAndMoon, owner: i64) -> bool:
        """Whether the owner will clear nothing more, now that nobody draws (SM-30, SM-31)."""
        if owner == game.trigger:
            return not game.rules.trigger_may_clear
        return owner == self.seat and game.rules.one_last_round

    def read_covered(self, game: SunAndMoon, row: Row) -> None:
        below = game.below.items
        tops = row.tops.items
        for i in range(row.tops.size):
            card = below[tops[i]]
            while card != NOTHING:
                self.cards[i + 1] += i64(card < FIRST_ECLIPSE)
                card = below[card]

    def empty(self) -> None:
        self.first = 1
        self.after = 1

    def put_left(self, value: i64) -> None:
        self.first = 0
        self.values[0] = value
        self.cards[0] = 1

    def put_right(self, value: i64) -> None:
        self.values[self.after] = value
        self.cards[self.after] = 1
        self.after += 1

    def cover(self, place: i64, value: i64) -> None:
        self.values[place + 1] = value
        self.cards[place + 1] += i64(value > 0)

    def drop(self, places: i64) -> i64:
        """Clear these places; the points that they score."""
        points: i64 = 0
        kept: i64 = 1
        for place in range(self.after - 1):
            if places >> place & 1:
                points += self.cards[place + 1] if self.covered_score else i64(1)
            else:
                self.values[kept] = self.values[place + 1]
                self.cards[kept] = self.cards[place + 1]
                kept += 1
        self.after = kept
        return points

    # Expected points --------------------------------------------------------------------------

    def expected(self) -> i64:
        """The expected points of the row that was read."""
        lying = self.divide()
        if self.dead:
            return -self.minus * lying
        return self.best() - self.minus * lying

    def divide(self) -> i64:
        """Find the parts of the row; the number of cards that are minus points if they stay."""
        values = self.values
        cards = self.cards
        lengths = self.length
        caughts = self.caught
        highs = self.high
        visible_only = self.visible_only
        covered_score = self.covered_score
        lying: i64 = 0
        part: i64 = NOTHING
        eclipses: i64 = 1  # as if one lay before the row: the first number begins a part
        for i in range(self.first, self.after):
            value = values[i]
            lying += i64(value > 0) if visible_only else cards[i]
            if value == 0:
                eclipses += 1
                continue
            if eclipses > 0:
                part += 1
                self.gap[part] = eclipses
                self.low[part] = value
                lengths[part] = 0
                caughts[part] = 0
                eclipses = 0
            lengths[part] += 1
            caughts[part] += cards[i] if covered_score else i64(1)
            highs[part] = value
        self.parts = part + 1
        self.gap[part + 1] = eclipses
        self.gap[0] -= 1
        return lying

    def best(self) -> i64:
        """The gain from the best part, alone or joined with the next one."""
        parts = self.parts
        if parts == 0:
            return self.gain(SHORTEST, 0, between(NO_LEFT, NO_RIGHT))
        best: i64 = 0
        room_before = self.room_at_end(0)
        before = between(NO_LEFT, self.low[0])
        for part in range(parts):
            need = max(SHORTEST - self.length[part], 0)
            last = part + 1 == parts
            room_after = self.room_at_end(parts) if last else self.gap[part + 1]
            after = between(self.high[part], i64(NO_RIGHT) if last else self.low[part + 1])
            if need <= room_before + room_after:
                best = max(best, self.gain(need, self.caught[part], before | after))
            if need > 0 and not last:
                best = max(best, self.joined(part, before, after))
            room_before = room_after
            before = after
        return best

    def room_at_end(self, gap: i64) -> i64:
        """How many cards fit at this end of the row (SM-08)."""
        if self.blocks_end and self.gap[gap] > 0:
            return self.gap[gap]
        return UNLIMITED

    def joined(self, part: i64, before: i64, between_them: i64) -> i64:
        """The gain from this part and the next, if the eclipses between them are covered."""
        eclipses = self.gap[part + 1]
        more = max(SHORTEST - self.length[part] - eclipses - self.length[part + 1], 0)
        caught = self.caught[part] + self.caught[part + 1]
        return self.gain(eclipses + more, caught, between_them | before * i64(more > 0))

    def gain(self, need: i64, caught: i64, numbers: i64) -> i64:
        """The expected gain from a part that still needs this many of these numbers."""
        gain = (POINT + self.minus) * caught + POINT * need
        if need == 0:
            return self.sure * gain // SURE
        if need > self.turns or need > SHORTEST:
            return 0
        share = self.hope(need, numbers) if self.own else self.threat(need, numbers)
        if self.turns * 100 < PACE * need:
            share = share * self.turns * 100 // (PACE * need)
        return share * gain // SURE

    def hope(self, need: i64, numbers: i64) -> i64:
        """The probability that one's own team completes the part."""
        held = count(numbers & self.held[self.kind])
        supply = held * HELD + count(numbers & self.unseen[self.kind]) * DRAWN
        share = self._hopes[need] * min(supply, PLENTY * need) // (PLENTY * need)
        return max(share, self._plans[need]) if held >= need else share

    def threat(self, need: i64, numbers: i64) -> i64:
        """The probability that a rival completes the part."""
        supply = count(numbers & self.unseen[self.kind]) * THEIR_DRAWN
        return self._threats[need] * min(supply, PLENTY * need) // (PLENTY * need)

    # For reasons ------------------------------------------------------------------------------

    def longest(self) -> i64:
        """The length of the longest part, once the row has been divided."""
        found: i64 = 0
        for part in range(self.parts):
            found = max(found, self.length[part])
        return found

    def fitting(self) -> i64:
        """The numbers that fit somewhere in the row, as bits, once it has been divided."""
        if self.parts == 0:
            return between(NO_LEFT, NO_RIGHT)
        fits: i64 = between(NO_LEFT, self.low[0]) | between(self.high[self.parts - 1], NO_RIGHT)
        for part in range(1, self.parts):
            fits |= between(self.high[part - 1], self.low[part])
        return fits


def count(bits: i64) -> i64:
    """How many bits are set, of 30 at most: larger masks are slow where a word has 32 bits."""
    bits -= bits >> 1 & 0x15555555
    bits = (bits & 0x33333333) + (bits >> 2 & 0x33333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F
    return bits * 0x01010101 >> 24 & 255
