# Compiled by mypyc, see COMPILED in hatch_build.py.
"""The expected points of the years of Gra roku, and the gain from another card in each."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lunasol.bots.policies.gra_roku.expected_score import (
    BONUS_VALUE,
    EXPECTED_ASIDE,
    HALVES,
    YearForecast,
)
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
"""Values are in ten-thousandths of a point: thousandths of a probability times tenths."""
TENTHS: Final = 10
MISSING: Final = 24
"""Tenths of a point that a card still to be found will bring, if its row counts."""
SURELY_FOUND: Final = 10
"""With this many half takes to come such a card counts in full, with fewer in proportion."""
TWO_ROWS: Final = 9
"""The cards of the pile that two rows use up: six drawn, two to refill them, a bonus."""
LEFT_LYING: Final = 8
"""About how many cards lie on the table when the match ends."""


@final
class Years:
    """The years of all seats as they are, with their expected points."""

    def __init__(self) -> None:
        self.forecast: YearForecast = YearForecast(SEATS)
        self.halves: i64 = NOTHING
        """How many cards each player will still take, in halves."""
        self.cards: vec[i64] = vec[i64]([NOTHING] * (SEATS * SYMBOLS))
        """By seat and symbol, the card in the year."""
        self.shape: vec[i64] = vec[i64]([0] * SEATS)
        """By seat, the shape of its year."""
        self.count: vec[i64] = vec[i64]([0] * (SEATS * SEASONS))
        """By seat and season, the number of cards."""
        self._best: vec[i64] = vec[i64]([0] * (SEATS * SYMBOLS))
        """By seat and season, the tenths of its three cards, the best first; a card still to be
        found counts ``_missing``."""
        self._missing: i64 = 0
        self._sums: vec[i64] = vec[i64]([0] * (SEATS * PER_SEASON))
        """By seat and row, the tenths of the row: the best cards of all seasons, then the second
        best, then the third."""
        self._expected: vec[i64] = vec[i64]([0] * SEATS)
        """By seat, the expected points of its year."""
        self._gain: vec[i64] = vec[i64]([0] * (SEATS * CARDS))
        """By seat and card, the gain if ``_gain_of`` says that it is up to date."""
        self._gain_of: vec[i64] = vec[i64]([0] * (SEATS * CARDS))
        """By seat and card, the reading of the year that the gain was computed for."""
        self._reading: vec[i64] = vec[i64]([0] * SEATS)
        """By seat, the number of the last reading of its year."""
        self._readings: i64 = 0

    def look(self, game: GraRoku, lying: i64) -> None:
        """Read the years that have changed; during a search the same years often come back."""
        is_stale = self.forecast.players != game.players
        if is_stale:
            self.forecast = YearForecast(game.players)
        halves = halves_left(game.pile.size, lying)
        if halves != self.halves:
            self.halves = halves
            self._missing = MISSING * min(halves, SURELY_FOUND) // SURELY_FOUND
            is_stale = True
        for seat in range(game.players):
            if self.changed(game, seat) or is_stale:
                self.read(seat)

    def changed(self, game: GraRoku, seat: i64) -> bool:
        """Copy the year of the seat; whether it differs from the one seen before."""
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
        self._expected[seat] = self.points_of_shape(shape, sums[at], sums[at + 1], sums[at + 2])

    def read_season(self, seat: i64, season: i64) -> i64:
        """Sort the cards of a season by their points; how many there are."""
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

    def points_of_shape(self, shape: i64, first: i64, second: i64, third: i64) -> i64:
        """The expected points of a year of this shape whose rows have these tenths."""
        place = self.forecast.place(shape, self.halves)
        facts = self.forecast.facts
        rows = facts[place] * first + facts[place + 1] * second + facts[place + 2] * third
        return rows - facts[place + EXPECTED_ASIDE] * TENTHS

    def expected(self, seat: i64) -> i64:
        """The expected points of this seat's year, without the cards aside so far."""
        return self._expected[seat]

    # Another card -----------------------------------------------------------------------------

    def gain(self, seat: i64, card: i64) -> i64:
        """The gain of this seat from taking the card from a row."""
        at = seat * CARDS + card
        if self._gain_of[at] != self._reading[seat]:
            self._gain_of[at] = self._reading[seat]
            self._gain[at] = self.computed_gain(seat, card)
        return self._gain[at]

    def computed_gain(self, seat: i64, card: i64) -> i64:
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
            place = self.forecast.place(shape, self.halves)
            value += self.forecast.facts[place + BONUS_VALUE] * TENTHS
        return value

    def gain_by_swapping(self, seat: i64, card: i64) -> i64:
        """The gain without the point that it costs to put the old card aside."""
        old = points_of(self.cards[seat * SYMBOLS + symbol_of(card)]) * TENTHS
        return self.gain_instead(seat, card, old, self.shape[seat])

    def gain_instead(self, seat: i64, card: i64, old: i64, shape: i64) -> i64:
        """The gain if the card replaces one with these tenths in its season, and the year then
        has this shape."""
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
        return self.points_of_shape(shape, one, two, three) - self._expected[seat]

    def points(self, seat: i64) -> i64:
        """The points of all cards in the year, as if all rows were complete."""
        total: i64 = 0
        for place in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS):
            if self.cards[place] != NOTHING:
                total += points_of(self.cards[place])
        return total


def halves_left(pile: i64, lying: i64) -> i64:
    """How many half takes are to come, from the cards in the pile and on the table."""
    return min(max(4 * (pile + lying - LEFT_LYING) // TWO_ROWS, 0), HALVES)
