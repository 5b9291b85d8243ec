# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Day & Night by hand: which colour may win by day and by night, and what that is worth.

Nobody knows the cards that the others still play. So each colour gets a likelihood that fades
with its distance from the best sum, the more slowly the more cards are to come; the time is as
likely to turn as the deck has symbols. All is counted in parts of a STAR.
"""

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lunasol.bots.policies.day_and_night.beliefs import Beliefs
from lunasol.bots.policies.day_and_night.reasons import reason
from lunasol.bots.policy import Policy, Reason
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
"""In stars: the margin between equal players differs by about so much from match to match."""
DOUBT: Final = 1.25
"""With one round to come whoever is so many stars behind is e times less likely to win."""

FADING: Final = [4.3, 4.8, 3.7, 1.5]
"""A sum this much behind, times the root of the cards to come, is e times less likely to win.

By day and by night when the first card is chosen, then when the second is. Found by play: the
lowest sum hardly changes hands with the second cards, since every card makes some sum higher.
"""
UNSEEN_SUM: Final = 5
"""A colour that does not lie there yet will be about as low as one with this sum."""
MIDDLE: Final = 7
"""The value that is good for neither day nor night."""

STAR: Final = 300
"""To take a card with one star more is the better move by far: nothing speaks against it."""
PRIZE: Final = 900
"""To take a card brings about three stars, whoever takes first: there are enough for all."""
FIRST_CARD_RANK: Final = 36
SECOND_CARD_RANK: Final = 24
"""Each point of the own sum in the winning colour helps to take earlier."""
RIVAL_TAKES: Final = 150
"""A rival who takes a card costs so much, and more if that rival has more stars."""
RIVAL_STARS: Final = 6
FAR_AHEAD: Final = 8
"""A lead or lag beyond this changes nothing further."""
RIVAL_FIRST: Final = 24
"""A rival who is before oneself takes the better card."""
CANCELLED: Final = 240
"""A rival with the same sum and stars: neither takes, unless one of them adds to it."""

KEEP_EXTREME: Final = 12
"""For each point away from the middle a card is good for a later round."""
KEEP_STARS: Final = 15
"""Stars on the table are there for everybody."""
KEEP_SYMBOL: Final = 21
"""A symbol is best kept until the time must be turned."""
EARLY_SYMBOL: Final = 36
"""With the first card a symbol turns the time for the others as well, who can still react."""

HAND_WORTHS: Final = [
    [0, 46, 30, 20, 12, 11, 8, 0, 3, 9, 10, 15, 19, 20],
    [0, 12, 12, 12, 11, 12, 12, 12, 8, 12, 15, 15, 15, 15],
]
"""By value, without and with a symbol: hundredths of a star that a card in hand will bring beyond
what a plain 7 would. Low cards are worth the most, since by night a low sum is hard to come by.
Counted in matches of greedy players (`python benchmarks/bots.py worth`), like the next two."""
IN_THE_WAY: Final = 11
"""What two cards of one colour in a hand bring less."""
STILL_WORTH: Final = [36, 63, 87, 95, 105]
"""How much of it is left with one round to come, with two, and so on, of a hundred."""
VALUES: Final = 14

CERTAIN: Final = 1000
WHOLE: Final = 4096
LIKELY: Final = [2.0**8, 2.0**40]
"""What a sum of zero is likely by day and by night, as large as lets the others be whole."""
MOST_LIKELY: Final = 2.0**44
"""Sums that would go beyond it cannot lie on the table."""
BEYOND: Final = 160
"""More than any sum on the table."""


class DayAndNightPolicy(Policy):
    def __init__(self) -> None:
        super().__init__(COMFORTABLE_LEAD)
        self._odds: vec[i64] = fading_odds()
        self._shown: vec[i64] = vec[i64]([shown(count) for count in range(2 * MOST)])
        self._hand_worths: vec[i64] = vec[i64]([i64(one) for kind in HAND_WORTHS for one in kind])
        self._still_worth: vec[i64] = vec[i64]([i64(part) for part in STILL_WORTH])
        self._beliefs: Beliefs | None = None
        self._deck: DayAndNightDeck | None = None
        self._stays: vec[i64] = vec[i64]([0] * (2 * MOST + 2))
        """How likely the others' symbols leave the time as it is, by cards to come."""
        self._sums: vec[i64] = vec[i64]([0] * COLOURS)
        self._mine: vec[i64] = vec[i64]([0] * COLOURS)
        self._stars: vec[i64] = vec[i64]([0] * COLOURS)
        """By colour: the sum on the table, the own part of it, the most stars on a card."""
        self._feared: vec[i64] = vec[i64]([0] * COLOURS)
        """By colour: what the rivals who are known to have it would gain."""
        self._likely: vec[i64] = vec[i64]([0] * (2 * COLOURS))
        self._brings: vec[i64] = vec[i64]([0] * (2 * COLOURS))
        """By time and colour: how likely it wins as it lies there, and what that would bring."""
        self._total: vec[i64] = vec[i64]([0] * 2)
        self._gain: vec[i64] = vec[i64]([0] * 2)
        """By time: the sum of the likelihoods, and of what they bring."""
        self._absent: i64 = 0
        self._rivals: i64 = 0
        self._rival_colours: vec[i64] = vec[i64]([0] * MOST)
        self._rival_values: vec[i64] = vec[i64]([0] * MOST)
        self._rival_stars: vec[i64] = vec[i64]([0] * MOST)
        """What each rival has played first, and how many stars more than oneself it has."""
        self._to_come: i64 = 0
        """How many cards the others still play this round."""
        self._odds_from: i64 = 0
        self._rank_counts: i64 = 0
        self._symbol_costs: i64 = 0
        """What depends on whether the first or the second card is chosen."""
        self._still_day: i64 = 0
        self._own_colour_only: bool = False

    def explain(self, game: Game, seat: i64, move: i64) -> Reason:
        assert isinstance(game, DayAndNight)
        return reason(game, int(seat), int(move))

    def score_moves(self, game: Game, seat: i64, moves: Cards, scores: Cards) -> None:
        assert isinstance(game, DayAndNight)
        if game.step == TAKING:
            self.weigh_taking(game, moves, scores)
        elif moves.items[0] == TAKE_BACK:
            scores.append(0)
        else:
            self.weigh_playing(game, seat, moves, scores)

    def weigh_taking(self, game: DayAndNight, moves: Cards, scores: Cards) -> None:
        """Stars are all that a collected card is good for; the others cannot have them then."""
        stars = game.deck.stars
        for i in range(moves.size):
            scores.append(STAR * stars[moves.items[i] - TAKE])

    # Playing a card ---------------------------------------------------------------------------

    def weigh_playing(self, game: DayAndNight, seat: i64, moves: Cards, scores: Cards) -> None:
        self.look(game, seat)
        self.foresee(DAY)
        self.foresee(NIGHT)
        symbols = game.deck.symbols
        for i in range(moves.size):
            card = moves.items[i]
            day = self._still_day
            if symbols[card]:
                day = CERTAIN - day
            worth = day * self.promise(game, card, DAY)
            worth += (CERTAIN - day) * self.promise(game, card, NIGHT)
            scores.append(worth // CERTAIN - self.cost(game, card))

    def cost(self, game: DayAndNight, card: i64) -> i64:
        """What the card would be good for later; the last round has no later."""
        deck = game.deck
        found = self._symbol_costs * deck.symbols[card]
        return found if game.last_round else found + kept(deck, card)

    def foresee(self, time: i64) -> None:
        """Which colours may win as they lie there, and what each would bring."""
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

    def promise(self, game: DayAndNight, card: i64, time: i64) -> i64:
        """What the round brings with this card on the table: it changes only its own colour."""
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
        """By option nobody takes at night unless somebody shows each of the absent colours."""
        for _colour in range(absent):
            found = found * self._shown[self._to_come] // WHOLE
        return found

    # The rest of the match --------------------------------------------------------------------

    def is_quiet(self, game: Game, moves: i64) -> bool:
        """Between two rounds."""
        assert isinstance(game, DayAndNight)
        return game.step == CHOOSE_FIRST and game.waiting == 0 and moves > 0

    def expected_score(self, game: Game, seat: i64) -> i64:
        """The stars one has, and what one's hand will bring beyond what other hands do."""
        assert isinstance(game, DayAndNight)
        rounds = min(len(self._still_worth), 1 + game.pile.size // (1 + 2 * game.players))
        hand = self.worth_of_hand(game, seat) * self._still_worth[rounds - 1] // 100
        return game.stars[seat] * 100 + hand

    def worth_of_hand(self, game: DayAndNight, seat: i64) -> i64:
        deck = game.deck
        hand = game.hands[seat]
        found: i64 = 0
        pairs: i64 = 0
        for i in range(hand.size):
            card = hand.items[i]
            found += self._hand_worths[deck.symbols[card] * VALUES + deck.value[card]]
            for k in range(i):
                pairs += deck.colour[hand.items[k]] == deck.colour[card]
        return found - IN_THE_WAY * pairs

    def uncertainty(self, game: Game) -> float:
        """Every round to come may change as much as every other."""
        assert isinstance(game, DayAndNight)
        rounds = 1.0 + float(game.pile.size) / float(1 + 2 * game.players)
        return DOUBT * sqrt(rounds)

    def condition_hands(self, game: Game, seat: i64, rng: Rng) -> None:
        """The others hold hands from which one plays the first cards that they have played."""
        assert isinstance(game, DayAndNight)
        if game.step != CHOOSE_SECOND:
            return
        beliefs = self._beliefs
        if beliefs is None or not beliefs.are_about(game):
            beliefs = self._beliefs = Beliefs(self, game)
        beliefs.change_hands(game, seat, rng)

    # What a winning colour brings -------------------------------------------------------------

    def brings(self, colour: i64, own: i64, stars: i64, time: i64) -> i64:
        """If this colour wins, with an own sum of so much in it and so many stars on a card."""
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

    # What lies there --------------------------------------------------------------------------

    def look(self, game: DayAndNight, seat: i64) -> None:
        """Take in all that is the same for each of the cards one could play."""
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
        """What will still come this round."""
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
        """How often so many cards of this deck leave the time as it is."""
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
    """What a card in hand is good for in a later round."""
    extreme = deck.value[card] - MIDDLE
    found = max(extreme, -extreme) * KEEP_EXTREME
    return found + deck.stars[card] * KEEP_STARS + deck.symbols[card] * KEEP_SYMBOL


def feared(more_stars: i64) -> i64:
    """What it costs that a rival takes a card."""
    far: i64 = FAR_AHEAD
    return RIVAL_TAKES + RIVAL_STARS * max(-far, min(far, more_stars))


def handicap(before: i64, more_stars: i64) -> i64:
    """What it costs that a rival is level or before; at equal sums fewer stars go first."""
    if before == 0 and more_stars == 0:
        return CANCELLED
    if before > 0 or (before == 0 and more_stars < 0):
        return RIVAL_FIRST
    return 0


def fading_odds() -> vec[i64]:
    """How likely a sum wins: by cards to come, first or second card, time, and the sum."""
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
    """How likely one of so many cards has a given colour."""
    return i64(WHOLE * (1.0 - 0.75**to_come))
