# Compiled by mypyc, see COMPILED in hatch_build.py.
"""What the years of Gra roku are worth, and what another card would be worth in each of them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lunasol.bots.policies.gra_roku.outlook import BONUS_WORTH, EXPECTED_ASIDE, HALVES, Outlook
from lunasol.engine.cards import NOTHING
from lunasol.games.gra_roku.rules import GraRoku
from lunasol.games.gra_roku.rules_cards import (
    CARDS,
    PER_SEASON,
    SEASONS,
    SYMBOLS,
    points_of,
    season_of,
    symbol_of,
)

SEATS: Final = 4
POINT: Final = 10000
"""Values are told in ten-thousandths of a point: thousandths of a chance, tenths of a point."""
TENTHS: Final = 10
MISSING: Final = 24
"""Tenths of a point that a card still to be found will bring, if its row counts."""
SURELY_FOUND: Final = 10
"""With so many half takes to come it may be counted on, with fewer less and less."""
TWO_ROWS: Final = 9
"""Two rows use up so many cards of the pile: six drawn, two to refill them, a bonus."""
LEFT_LYING: Final = 8
"""About so many cards lie on the table when the match ends."""


@final
class Years:
    """The years of all seats as they are, with what they may still become."""

    def __init__(self) -> None:
        self.expected_score: Outlook = Outlook(SEATS)
        self.halves: i64 = NOTHING
        """How often everybody will still take a card, in halves."""
        self.cards: vec[i64] = vec[i64]([NOTHING] * (SEATS * SYMBOLS))
        self.shape: vec[i64] = vec[i64]([0] * SEATS)
        self.count: vec[i64] = vec[i64]([0] * (SEATS * SEASONS))
        self._best: vec[i64] = vec[i64]([0] * (SEATS * SYMBOLS))
        """By seat and season the tenths of the cards, the best first, with those to be found."""
        self._missing: i64 = 0
        self._sums: vec[i64] = vec[i64]([0] * (SEATS * PER_SEASON))
        """By seat the tenths of the best cards of all seasons, of the second and the third."""
        self._worth: vec[i64] = vec[i64]([0] * SEATS)
        self._gain: vec[i64] = vec[i64]([0] * (SEATS * CARDS))
        self._gain_of: vec[i64] = vec[i64]([0] * (SEATS * CARDS))
        """For which reading of the year each gain was worked out."""
        self._reading: vec[i64] = vec[i64]([0] * SEATS)
        self._readings: i64 = 0

    def look(self, game: GraRoku, lying: i64) -> None:
        """Read what has changed: the same years often come back many times."""
        anew = self.expected_score.players != game.players
        if anew:
            self.expected_score = Outlook(game.players)
        halves = halves_left(game.pile.size, lying)
        if halves != self.halves:
            self.halves = halves
            self._missing = MISSING * min(halves, SURELY_FOUND) // SURELY_FOUND
            anew = True
        for seat in range(game.players):
            if self.changed(game, seat) or anew:
                self.read(seat)

    def changed(self, game: GraRoku, seat: i64) -> bool:
        years = game.years.items
        mine = self.cards
        found = False
        for place in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS):
            if years[place] != mine[place]:
                mine[place] = years[place]
                found = True
        return found

    def read(self, seat: i64) -> None:
        self._readings += 1
        self._reading[seat] = self._readings
        sums = self._sums
        at = seat * PER_SEASON
        for i in range(i64(PER_SEASON)):
            sums[at + i] = 0
        shape: i64 = 0
        for season in range(i64(SEASONS)):
            shape += self.read_season(seat, season) << 2 * season
            first = seat * SYMBOLS + season * PER_SEASON
            for i in range(i64(PER_SEASON)):
                sums[at + i] += self._best[first + i]
        self.shape[seat] = shape
        self._worth[seat] = self.worth(shape, sums[at], sums[at + 1], sums[at + 2])

    def read_season(self, seat: i64, season: i64) -> i64:
        """Sort its cards by their points; how many there are."""
        best = self._best
        cards = self.cards
        first = seat * SYMBOLS + season * PER_SEASON
        count: i64 = 0
        for place in range(first, first + PER_SEASON):
            tenths = self._missing
            if cards[place] != NOTHING:
                tenths = points_of(cards[place]) * TENTHS
                count += 1
            i = place
            while i > first and best[i - 1] < tenths:
                best[i] = best[i - 1]
                i -= 1
            best[i] = tenths
        self.count[seat * SEASONS + season] = count
        return count

    def worth(self, shape: i64, first: i64, second: i64, third: i64) -> i64:
        """Of a year of this shape whose first, second and third rows have these tenths."""
        place = self.expected_score.place(shape, self.halves)
        facts = self.expected_score.facts
        rows = facts[place] * first + facts[place + 1] * second + facts[place + 2] * third
        return rows - facts[place + EXPECTED_ASIDE] * TENTHS

    def promise(self, seat: i64) -> i64:
        """What the year of this seat is worth as it is, cards aside apart."""
        return self._worth[seat]

    # Another card -----------------------------------------------------------------------------

    def gain(self, seat: i64, card: i64) -> i64:
        """What it is worth for this seat to take the card from a row."""
        at = seat * CARDS + card
        if self._gain_of[at] != self._reading[seat]:
            self._gain_of[at] = self._reading[seat]
            self._gain[at] = self.gain_anew(seat, card)
        return self._gain[at]

    def gain_anew(self, seat: i64, card: i64) -> i64:
        owned = self.cards[seat * SYMBOLS + symbol_of(card)]
        if owned == NOTHING:
            return self.gain_by_adding(seat, card)
        if points_of(card) > points_of(owned):
            return self.gain_by_swapping(seat, card) - POINT
        return -POINT

    def gain_by_adding(self, seat: i64, card: i64) -> i64:
        season = season_of(card)
        shape = self.shape[seat] + (1 << 2 * season)
        value = self.gain_instead(seat, card, self._missing, shape)
        if self.count[seat * SEASONS + season] == PER_SEASON - 1:
            place = self.expected_score.place(shape, self.halves)
            value += self.expected_score.facts[place + BONUS_WORTH] * TENTHS
        return value

    def gain_by_swapping(self, seat: i64, card: i64) -> i64:
        """Without the point that it costs to put the old one aside."""
        old = points_of(self.cards[seat * SYMBOLS + symbol_of(card)]) * TENTHS
        return self.gain_instead(seat, card, old, self.shape[seat])

    def gain_instead(self, seat: i64, card: i64, old: i64, shape: i64) -> i64:
        """The card comes for one of these tenths in its season, and the year gets this shape."""
        first = seat * SYMBOLS + season_of(card) * PER_SEASON
        best = self._best
        high = best[first]
        low = best[first + 2]
        if high == old:
            high = best[first + 1]
        elif low == old:
            low = best[first + 1]
        new = points_of(card) * TENTHS
        one = max(high, new)
        three = min(low, new)
        two = high + low + new - one - three
        sums = self._sums
        at = seat * PER_SEASON
        one += sums[at] - best[first]
        two += sums[at + 1] - best[first + 1]
        three += sums[at + 2] - best[first + 2]
        return self.worth(shape, one, two, three) - self._worth[seat]

    def points(self, seat: i64) -> i64:
        """Of all cards in the year, as if all rows were complete."""
        total: i64 = 0
        for place in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS):
            if self.cards[place] != NOTHING:
                total += points_of(self.cards[place])
        return total


def halves_left(pile: i64, lying: i64) -> i64:
    return min(max(4 * (pile + lying - LEFT_LYING) // TWO_ROWS, 0), HALVES)
