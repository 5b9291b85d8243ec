# Compiled by mypyc, see COMPILED in hatch_build.py.
"""The policy of Day & Night: how likely each colour wins by day and by night, and the gain.

Nobody knows the cards that the others will play. So the likelihood of a colour fades with its
distance from the best sum, more slowly the more cards are to come; how likely the time turns
follows from the number of symbols in the deck. Scores are in parts of a STAR.
"""

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lunasol.bots.answer import Reason
from lunasol.bots.policies.day_and_night.condition_hands import HandConditioner
from lunasol.bots.policies.day_and_night.reasons import reason
from lunasol.bots.policy import Policy
from lunasol.engine.cards import Cards, Rng
from lunasol.engine.game import TAKE_BACK, Game
from lunasol.games.day_and_night.options import MOST
from lunasol.games.day_and_night.rules import (
    CARDS,
    CHOOSE_FIRST,
    CHOOSE_SECOND,
    COLOURS,
    DAY,
    NIGHT,
    TAKE,
    TAKING,
    DayAndNight,
    DayAndNightDeck,
)

COMFORTABLE_LEAD: Final = 8
"""In stars: about how much the margin between equal players varies from match to match."""
UNCERTAINTY: Final = 1.25
"""With one round to come, a player this many stars behind is e times less likely to win."""

FADING: Final = [4.3, 4.8, 3.7, 1.5]
"""A sum this far behind, times the root of the cards to come, is e times less likely to win.

The entries are: first card by day, first card by night, second card by day, second card by night.
They were found by play. The lowest sum hardly changes with the second cards, since every card
makes some sum higher.
"""
UNSEEN_SUM: Final = 5
"""A colour that is not on the table yet will be about as low as one with this sum."""
MIDDLE: Final = 7
"""The card value that is good for neither day nor night."""

STAR: Final = 300
"""The score of one star. Taking a card with one star more is by far the better move."""
PRIZE: Final = 900
"""The gain from taking a card: about three stars, even for a late taker."""
FIRST_CARD_RANK: Final = 36
"""The gain per point of one's sum in the winning colour, which helps to take earlier."""
SECOND_CARD_RANK: Final = 24
"""The same when the second card is chosen."""
RIVAL_TAKES: Final = 150
"""The cost if a rival takes a card."""
RIVAL_STARS: Final = 6
"""How much more it costs for each star that the rival is ahead."""
FAR_AHEAD: Final = 8
"""A lead or lag beyond this makes no further difference."""
RIVAL_FIRST: Final = 24
"""The cost if a rival takes before oneself, and so the better card."""
CANCELLED: Final = 240
"""The cost if a rival has the same sum and stars: neither takes, unless one adds to it."""

KEEP_EXTREME: Final = 12
"""How much a card is worth for later rounds, for each point away from the middle."""
KEEP_STARS: Final = 15
"""How much more for each star: once on the table, anybody can take it."""
KEEP_SYMBOL: Final = 21
"""How much more for a symbol, which is best kept until the time must be turned."""
EARLY_SYMBOL: Final = 36
"""The cost of a symbol as first card: the others can still react to the turned time."""

CARD_VALUES: Final = [
    [0, 46, 30, 20, 12, 11, 8, 0, 3, 9, 10, 15, 19, 20],
    [0, 12, 12, 12, 11, 12, 12, 12, 8, 12, 15, 15, 15, 15],
]
"""The value of a card in hand compared with a plain 7, in hundredths of a star: by printed value,
without and with a symbol.

Low cards are worth the most, since a low sum is hard to get at night. This and the next two were
estimated from greedy self-play (`python benchmarks/bots.py worth`).
"""
SAME_COLOUR: Final = 11
"""How much less each pair of cards of one colour is worth."""
VALUE_LEFT: Final = [36, 63, 87, 95, 105]
"""The percentage of a hand's value that counts with one round to come, with two, and so on."""
VALUES: Final = 14
"""The number of entries per row of CARD_VALUES."""

CERTAIN: Final = 1000
"""Probabilities of the time are in thousandths."""
WHOLE: Final = 4096
"""Probabilities that a colour shows are in parts of this."""
LIKELY: Final = [2.0**8, 2.0**40]
"""The weight of a sum of zero by day and by night, so large that all weights are whole numbers."""
MOST_LIKELY: Final = 2.0**44
"""The highest weight; only sums that cannot be on the table would exceed it."""
BEYOND: Final = 160
"""More than any sum on the table."""


class DayAndNightPolicy(Policy):
    """Scores the cards to play and to take."""

    def __init__(self) -> None:
        super().__init__(COMFORTABLE_LEAD)
        self._odds: vec[i64] = fading_odds()
        self._shown: vec[i64] = vec[i64]([shown(count) for count in range(2 * MOST)])
        self._card_values: vec[i64] = vec[i64]([i64(one) for kind in CARD_VALUES for one in kind])
        self._value_left: vec[i64] = vec[i64]([i64(part) for part in VALUE_LEFT])
        self._conditioner: HandConditioner | None = None
        self._deck: DayAndNightDeck | None = None
        """The deck that ``_stays`` was computed for."""
        self._stays: vec[i64] = vec[i64]([0] * (2 * MOST + 2))
        """By cards to come, the probability that the others' symbols leave the time as it is."""
        self._sums: vec[i64] = vec[i64]([0] * COLOURS)
        """By colour, the sum on the table."""
        self._mine: vec[i64] = vec[i64]([0] * COLOURS)
        """By colour, one's own part of the sum."""
        self._stars: vec[i64] = vec[i64]([0] * COLOURS)
        """By colour, the most stars on one card."""
        self._feared: vec[i64] = vec[i64]([0] * COLOURS)
        """By colour, the cost if the rivals known to have it take a card."""
        self._likely: vec[i64] = vec[i64]([0] * (2 * COLOURS))
        """By time and colour, the weight of its win as the table is now."""
        self._brings: vec[i64] = vec[i64]([0] * (2 * COLOURS))
        """By time and colour, the gain if it wins."""
        self._total: vec[i64] = vec[i64]([0] * 2)
        """By time, the sum of the weights."""
        self._gain: vec[i64] = vec[i64]([0] * 2)
        """By time, the weighted sum of the gains."""
        self._absent: i64 = 0
        """How many colours are absent, where an absent colour counts as zero (DN-11)."""
        self._rivals: i64 = 0
        """How many rivals have shown a first card."""
        self._rival_colours: vec[i64] = vec[i64]([0] * MOST)
        """By rival, the colour of its first card."""
        self._rival_values: vec[i64] = vec[i64]([0] * MOST)
        """By rival, the value of its first card."""
        self._rival_stars: vec[i64] = vec[i64]([0] * MOST)
        """By rival, how many stars it is ahead of oneself."""
        self._to_come: i64 = 0
        """How many cards the others will still play this round."""
        self._odds_from: i64 = 0
        """Where the odds for the cards to come begin in ``_odds``."""
        self._rank_counts: i64 = 0
        """FIRST_CARD_RANK or SECOND_CARD_RANK."""
        self._symbol_costs: i64 = 0
        """EARLY_SYMBOL, or nothing for the second card."""
        self._still_day: i64 = 0
        """The probability that it will be day, unless one's own card turns the time."""
        self._own_colour_only: bool = False
        """Whether only cards of the winning colour may be taken (DN-16)."""

    def explain(self, game: Game, seat: i64, move: i64) -> Reason:
        assert isinstance(game, DayAndNight)
        return reason(game, int(seat), int(move))

    def score_moves(self, game: Game, seat: i64, moves: Cards, scores: Cards) -> None:
        assert isinstance(game, DayAndNight)
        if game.step == TAKING:
            self.score_takes(game, moves, scores)
        elif moves.items[0] == TAKE_BACK:
            scores.append(0)
        else:
            self.score_plays(game, seat, moves, scores)

    def score_takes(self, game: DayAndNight, moves: Cards, scores: Cards) -> None:
        """Only the stars of a collected card count."""
        stars = game.deck.stars
        for i in range(moves.size):
            scores.append(STAR * stars[moves.items[i] - TAKE])

    # Playing a card ---------------------------------------------------------------------------

    def score_plays(self, game: DayAndNight, seat: i64, moves: Cards, scores: Cards) -> None:
        self.look(game, seat)
        self.foresee(DAY)
        self.foresee(NIGHT)
        symbols = game.deck.symbols
        for i in range(moves.size):
            card = moves.items[i]
            day = self._still_day
            if symbols[card]:
                day = CERTAIN - day
            score = day * self.round_gain(game, card, DAY)
            score += (CERTAIN - day) * self.round_gain(game, card, NIGHT)
            scores.append(score // CERTAIN - self.cost(game, card))

    def cost(self, game: DayAndNight, card: i64) -> i64:
        """The value of the card for later rounds, which the last round does not have."""
        deck = game.deck
        found = self._symbol_costs * deck.symbols[card]
        return found if game.last_round else found + kept(deck, card)

    def foresee(self, time: i64) -> None:
        """Compute for each colour how likely it wins as the table is now, and the gain."""
        start: i64 = self._odds_from + time * BEYOND
        place: i64 = time * COLOURS
        total: i64 = 0
        gain: i64 = 0
        for colour in range(i64(COLOURS)):
            likely = self._odds[start + self._sums[colour]]
            brings = self.brings(colour, self._mine[colour], self._stars[colour], time)
            self._likely[place + colour] = likely
            self._brings[place + colour] = brings
            total += likely
            gain += likely * brings
        self._total[time] = total
        self._gain[time] = gain

    def round_gain(self, game: DayAndNight, card: i64, time: i64) -> i64:
        """The expected gain with this card on the table: it changes only its own colour."""
        deck = game.deck
        colour = deck.colour[card]
        value = deck.value[card]
        before = self._likely[time * COLOURS + colour]
        likely = self._odds[self._odds_from + time * BEYOND + self._sums[colour] + value]
        stars = max(self._stars[colour], deck.stars[card])
        gain = self._gain[time] - before * self._brings[time * COLOURS + colour]
        gain += likely * self.brings(colour, self._mine[colour] + value, stars, time)
        found = gain // (self._total[time] - before + likely)
        if time == NIGHT and self._absent > 0:
            return self.unless_absent(found, self._absent - (self._sums[colour] == 0))
        return found

    def unless_absent(self, found: i64, absent: i64) -> i64:
        """DN-11, by option: nobody takes at night unless every absent colour is still played."""
        for _colour in range(absent):
            found = found * self._shown[self._to_come] // WHOLE
        return found

    # The rest of the match --------------------------------------------------------------------

    def is_quiet(self, game: Game, moves: i64) -> bool:
        """A playout may stop between two rounds."""
        assert isinstance(game, DayAndNight)
        return game.step == CHOOSE_FIRST and game.waiting == 0 and moves > 0

    def expected_score(self, game: Game, seat: i64) -> i64:
        """The stars collected so far, and the value of the hand."""
        assert isinstance(game, DayAndNight)
        rounds = min(len(self._value_left), 1 + game.pile.size // (1 + 2 * game.players))
        hand = self.hand_value(game, seat) * self._value_left[rounds - 1] // 100
        return game.stars[seat] * 100 + hand

    def hand_value(self, game: DayAndNight, seat: i64) -> i64:
        deck = game.deck
        hand = game.hands[seat]
        found: i64 = 0
        pairs: i64 = 0
        for i in range(hand.size):
            card = hand.items[i]
            found += self._card_values[deck.symbols[card] * VALUES + deck.value[card]]
            for k in range(i):
                pairs += deck.colour[hand.items[k]] == deck.colour[card]
        return found - SAME_COLOUR * pairs

    def uncertainty(self, game: Game) -> float:
        """Every round to come may change as much as any other."""
        assert isinstance(game, DayAndNight)
        rounds = 1.0 + float(game.pile.size) / float(1 + 2 * game.players)
        return UNCERTAINTY * sqrt(rounds)

    def condition_hands(self, game: Game, seat: i64, rng: Rng) -> None:
        """Give the others hands from which one would play the first cards that they played."""
        assert isinstance(game, DayAndNight)
        if game.step != CHOOSE_SECOND:
            return
        conditioner = self._conditioner
        if conditioner is None or not conditioner.suits(game):
            conditioner = self._conditioner = HandConditioner(self, game)
        conditioner.condition(game, seat, rng)

    # The gain from a winning colour -----------------------------------------------------------

    def brings(self, colour: i64, own: i64, stars: i64, time: i64) -> i64:
        """The gain if this colour wins with one's own sum in it and these stars on a card."""
        found: i64 = -self._feared[colour]
        if own == 0:
            return found
        up: i64 = 1
        if time == NIGHT:
            up = -1
        found += up * (own - MIDDLE) * self._rank_counts
        if self._own_colour_only:
            found += STAR * stars
        else:
            found += PRIZE
        for i in range(self._rivals):
            if self._rival_colours[i] == colour:
                found -= handicap(up * (self._rival_values[i] - own), self._rival_stars[i])
        return found

    # The table --------------------------------------------------------------------------------

    def look(self, game: DayAndNight, seat: i64) -> None:
        """Compute all that is the same for each of the cards that the seat could play."""
        if self._deck is not game.deck:
            self.learn(game.deck)
        second = game.step == CHOOSE_SECOND
        self.look_ahead(game.players - 1, second)
        stays = self._stays[self._to_come]
        self._still_day = stays
        if game.time == NIGHT:
            self._still_day = CERTAIN - stays
        self._own_colour_only = game.rules.take_winning_colour_only
        self._rivals = 0
        self.look_at_table(game)
        if second:
            self.look_at_first_cards(game, seat)

    def look_ahead(self, others: i64, second: bool) -> None:
        """Set what depends on the cards still to be played this round."""
        self._to_come = others
        self._rank_counts = SECOND_CARD_RANK
        self._symbol_costs = 0
        if not second:
            self._to_come = 2 * others
            self._rank_counts = FIRST_CARD_RANK
            self._symbol_costs = EARLY_SYMBOL
        self._odds_from = self._to_come * 4 * BEYOND
        if second:
            self._odds_from += 2 * BEYOND

    def learn(self, deck: DayAndNightDeck) -> None:
        """Compute how likely any number of cards of this deck leaves the time as it is."""
        self._deck = deck
        symbols: i64 = 0
        for card in range(i64(CARDS)):
            symbols += deck.symbols[card]
        tilt = 1.0 - 2.0 * float(symbols) / CARDS
        for count in range(len(self._stays)):
            self._stays[count] = i64(CERTAIN * (1.0 + tilt**count) / 2.0)

    def look_at_table(self, game: DayAndNight) -> None:
        colours = game.deck.colour
        values = game.deck.value
        stars = game.deck.stars
        for colour in range(i64(COLOURS)):
            self._sums[colour] = 0
            self._mine[colour] = 0
            self._stars[colour] = 0
            self._feared[colour] = 0
        table = game.table.items
        for i in range(game.table.size):
            colour = colours[table[i]]
            self._sums[colour] += values[table[i]]
            self._stars[colour] = max(self._stars[colour], stars[table[i]])
        self._absent = 0
        if game.rules.absent_colour_is_zero:
            for colour in range(i64(COLOURS)):
                self._absent += self._sums[colour] == 0

    def look_at_first_cards(self, game: DayAndNight, seat: i64) -> None:
        colours = game.deck.colour
        values = game.deck.value
        for other in range(game.players):
            card = game.first_cards[other]
            colour = colours[card]
            if other == seat:
                self._mine[colour] = values[card]
            else:
                more = game.stars[other] - game.stars[seat]
                self._feared[colour] += feared(more)
                self._rival_colours[self._rivals] = colour
                self._rival_values[self._rivals] = values[card]
                self._rival_stars[self._rivals] = more
                self._rivals += 1


def kept(deck: DayAndNightDeck, card: i64) -> i64:
    """The value of a card in hand for a later round."""
    extreme = deck.value[card] - MIDDLE
    found = max(extreme, -extreme) * KEEP_EXTREME
    return found + deck.stars[card] * KEEP_STARS + deck.symbols[card] * KEEP_SYMBOL


def feared(more_stars: i64) -> i64:
    """The cost if a rival takes a card."""
    far: i64 = FAR_AHEAD
    return RIVAL_TAKES + RIVAL_STARS * max(-far, min(far, more_stars))


def handicap(before: i64, more_stars: i64) -> i64:
    """The cost if a rival is level or takes before; at equal sums fewer stars go first."""
    if before == 0 and more_stars == 0:
        return CANCELLED
    if before > 0 or (before == 0 and more_stars < 0):
        return RIVAL_FIRST
    return 0


def fading_odds() -> vec[i64]:
    """The weight of a sum's win: by cards to come, first or second card, time, and sum."""
    result = vec[i64]([0] * ((2 * MOST - 1) * len(FADING) * BEYOND))
    for to_come in range(1, 2 * MOST - 1):
        for kind in range(len(FADING)):
            time = kind % 2
            fading = FADING[kind] * sqrt(to_come) * (1 if time == DAY else -1)
            start = (to_come * len(FADING) + kind) * BEYOND
            for total in range(BEYOND):
                result[start + total] = i64(min(MOST_LIKELY, LIKELY[time] * exp(total / fading)))
            if time == NIGHT:
                result[start] = result[start + UNSEEN_SUM] * shown(to_come) // WHOLE
    return result


def shown(to_come: int) -> i64:
    """The probability that at least one of these cards has a given colour."""
    return i64(WHOLE * (1.0 - 0.75**to_come))
