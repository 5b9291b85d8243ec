# Compiled by mypyc, see COMPILED in hatch_build.py.
"""The rules of Day & Night, in the order of its rulebook.

docs/games/day_and_night.md explains the rulings.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lunasol.engine.cards import NOTHING, Cards
from lunasol.engine.game import CHANCE, OVER, TAKE_BACK, Game, Refusal

COLOURS: Final = 4
PER_COLOUR: Final = 27
CARDS: Final = 108
HAND: Final = 7
REFILL: Final = 2
TAKE: Final = CARDS
"""Taking card c is move TAKE + c; choosing it to be played is move c."""
MORE_THAN_ALL_STARS: Final = 1000
"""The weight of a sum in a rank, so that stars decide only between equal sums."""

DAY: Final = 0
NIGHT: Final = 1
TIMES: Final = ["day", "night"]
COLOUR_NAMES: Final = ["orange", "blue", "pink", "purple"]

DEAL: Final = 0
CHOOSE_FIRST: Final = 1
CHOOSE_SECOND: Final = 2
TAKING: Final = 3
FINISHED: Final = 4
PHASES: Final = ["deal", "choose-first", "choose-second", "take", "over"]
TIE_BREAKS: Final = ["stars", "collected-cards"]

COMPLETE_ROUND: Final = 0
LITERAL_EXTRA: Final = 1
NO_REVEAL: Final = 2


class DayAndNightDeck:
    """Card facts by id. A card has a time symbol or stars, never both (DN-03)."""

    def __init__(self, values: list[int], stars: list[int]) -> None:
        self.colour: vec[i64] = vec[i64]([i64(card // PER_COLOUR) for card in range(CARDS)])
        self.value: vec[i64] = vec[i64]([i64(value) for value in values])
        self.stars: vec[i64] = vec[i64]([i64(count) for count in stars])
        self.symbols: vec[i64] = vec[i64]([i64(count == 0) for count in stars])
        self.worth: vec[i64] = vec[i64](
            [
                i64(values[card]) if card // PER_COLOUR == colour else i64(0)
                for colour in range(COLOURS)
                for card in range(CARDS)
            ]
        )
        """By colour and card, what the card adds to the sum of the colour."""


class DayAndNightRules:
    """The rulings that this match is played by."""

    def __init__(
        self,
        end_rule: i64,
        absent_colour_is_zero: bool,
        take_winning_colour_only: bool,
        strict_tie: bool,
    ) -> None:
        self.end_rule: i64 = end_rule
        self.absent_colour_is_zero = absent_colour_is_zero
        self.take_winning_colour_only = take_winning_colour_only
        self.strict_tie = strict_tie


class DayAndNight(Game):
    def __init__(
        self, players: i64, first_seat: i64, deck: DayAndNightDeck, rules: DayAndNightRules
    ) -> None:
        super().__init__(players, CARDS, first_seat)
        self.deck = deck
        self.rules = rules
        self.removed: Cards = Cards(CARDS)
        self.pile: Cards = Cards(CARDS)
        self.table: Cards = Cards(16)
        self.collected: list[Cards] = [Cards(16) for _ in range(players)]
        self.discard: Cards = Cards(CARDS)
        self.middle: i64 = NOTHING
        """The card turned up in this round, if any; it may have left the table since."""
        self.first_cards: vec[i64] = vec[i64]([NOTHING] * players)
        """By seat, the last card played as first card, even after it has left the table."""
        self.second_cards: vec[i64] = vec[i64]([NOTHING] * players)
        """By seat, the last card played as second card, even after it has left the table."""
        self.stars: vec[i64] = vec[i64]([0] * players)
        self.waiting: i64 = 0
        """How many seats have made a secret choice that waits for the others."""
        self.step: i64 = DEAL
        self.time: i64 = DAY
        self.round: i64 = 0
        self.last_round: bool = False
        self.previous_middle: i64 = NOTHING
        """What lay in the middle in the round before, and what time it was when that ended."""
        self.previous_time: i64 = DAY
        self.winning_colour: i64 = NOTHING
        self.takers: Cards = Cards(8)
        """The seats that still take a card this round, the next one at the end."""
        self._sums: vec[i64] = vec[i64]([0] * COLOURS)
        self._keys: vec[i64] = vec[i64]([0] * players)
        self._ranks: vec[i64] = vec[i64]([0] * players)
        self.zones += [self.removed, self.pile, self.table, self.discard, *self.collected]

    def fresh(self) -> Game:
        return DayAndNight(self.players, self.first_seat, self.deck, self.rules)

    def copy_from(self, other: Game) -> None:
        assert isinstance(other, DayAndNight)
        super().copy_from(other)
        self.takers.copy_from(other.takers)
        for seat in range(self.players):
            self.first_cards[seat] = other.first_cards[seat]
            self.second_cards[seat] = other.second_cards[seat]
            self.stars[seat] = other.stars[seat]
        self.middle = other.middle
        self.waiting = other.waiting
        self.step = other.step
        self.time = other.time
        self.round = other.round
        self.last_round = other.last_round
        self.previous_middle = other.previous_middle
        self.previous_time = other.previous_time
        self.winning_colour = other.winning_colour

    # Setup ------------------------------------------------------------------------------------

    def pending_shuffle(self, cards: Cards) -> None:
        cards.every(CARDS)

    def deal(self, order: Cards) -> None:
        """Some cards go back to the box unseen; then each player gets seven (DN-05)."""
        pile = self.pile
        pile.copy_from(order)
        pile.reverse()
        for _card in range(cards_removed(self.players)):
            self.removed.append(pile.pop())
        for _turn in range(i64(HAND)):
            for hand in self.hands:
                hand.append(pile.pop())
        if self.emits_events:
            self.emit_deal()
        self.start_round()

    # 1. A card is turned up -------------------------------------------------------------------

    def start_round(self) -> None:
        self.previous_middle = self.middle
        self.previous_time = self.time
        self.middle = NOTHING
        self.round += 1
        self.last_round = self.is_last_round()
        if self.emits_events:
            self.emit("round", {"round": self.round, "last": "yes" if self.last_round else "no"})
        if self.rules.end_rule != NO_REVEAL and self.pile.size > 0:
            self.turn_up(self.pile.pop())
        self.step = CHOOSE_FIRST

    def turn_up(self, card: i64) -> None:
        """Exactly one card lies in the middle (DN-10); it does not matter who turns it (DN-06)."""
        self.middle = card
        self.table.append(card)
        if self.emits_events:
            self.emit("middle", {"card": card})
        self.turn_time(self.deck.symbols[card])  # DN-07: before anybody chooses

    def is_last_round(self) -> bool:
        """DN-19: the pile cannot serve a complete further round; or, by option, it is empty."""
        if self.rules.end_rule == COMPLETE_ROUND:
            return self.pile.size < REFILL * self.players + 1
        return self.pile.size == 0

    def turn_time(self, times: i64) -> None:
        """DN-08: the time turns once for each symbol, so only their parity counts."""
        if times & 1:
            self.time = NIGHT - self.time
        if self.emits_events and times:
            self.emit("time", {"time": TIMES[self.time], "symbols": times})

    # 2. Everybody plays a card, twice ---------------------------------------------------------

    def turn(self) -> i64:
        step = self.step
        if step in (CHOOSE_FIRST, CHOOSE_SECOND):
            return self.first_without_choice()
        if step == TAKING:
            return self.takers.items[self.takers.size - 1]
        return CHANCE if step == DEAL else OVER

    def all_choose(self) -> bool:
        return self.step in (CHOOSE_FIRST, CHOOSE_SECOND)

    def phase(self) -> str:
        return PHASES[self.step]

    def legal(self, seat: i64, moves: Cards) -> None:
        step = self.step
        if step in (CHOOSE_FIRST, CHOOSE_SECOND):
            self.legal_choices(seat, moves)
        elif step == TAKING and self.turn() == seat:
            self.offer(moves)

    def apply(self, seat: i64, move: i64) -> None:
        if move >= TAKE:
            self.take(seat, move - TAKE)
        elif move == TAKE_BACK:
            self.choice[seat] = NOTHING
            self.waiting -= 1
            if self.emits_events:
                self.emit("taken-back", {"seat": seat})
        else:
            self.choice[seat] = move
            self.waiting += 1
            if self.emits_events:
                self.emit_private(seat, "chosen", {"seat": seat}, {"card": move})
            if self.waiting == self.players:
                self.reveal()

    def reveal(self) -> None:
        played = self.first_cards if self.step == CHOOSE_FIRST else self.second_cards
        symbols: i64 = 0
        for seat in range(self.players):
            card = self.choice[seat]
            self.choice[seat] = NOTHING
            self.hands[seat].remove(card)
            self.table.append(card)
            played[seat] = card
            symbols += self.deck.symbols[card]
            if self.emits_events:
                self.emit("played", {"seat": seat, "card": card})
        self.waiting = 0
        self.turn_time(symbols)  # DN-09: before the second card is chosen
        if self.step == CHOOSE_FIRST:
            self.step = CHOOSE_SECOND
        else:
            self.find_winning_colour()

    # 3. The winning colour --------------------------------------------------------------------

    def find_winning_colour(self) -> None:
        self.sum_colours(self.table)
        self.winning_colour = self.single_extreme(self.time)
        if self.winning_colour != NOTHING:
            if self.emits_events:
                self.emit_colour()
            self.find_takers()
        elif self.emits_events:
            self.emit("no-colour", {"time": TIMES[self.time]})
        self.next_taker()

    def sum_colours(self, cards: Cards) -> None:
        """DN-11: a colour that nobody shows does not compete; by option it counts as zero."""
        absent: i64 = 0 if self.rules.absent_colour_is_zero else NOTHING
        sums = self._sums
        items = cards.items
        colours = self.deck.colour
        values = self.deck.value
        for colour in range(i64(COLOURS)):
            sums[colour] = 0
        for i in range(cards.size):
            sums[colours[items[i]]] += values[items[i]]
        for colour in range(i64(COLOURS)):
            if sums[colour] == 0:
                sums[colour] = absent

    def single_extreme(self, time: i64) -> i64:
        """The highest sum by day, the lowest by night, and be it the only one (DN-14).

        A tie for it leaves no winning colour (DN-12); other ties do not matter (DN-13).
        """
        found: i64 = NOTHING
        best: i64 = 0
        for colour in range(i64(COLOURS)):
            total = self._sums[colour]
            if total != NOTHING:
                total = total if time == DAY else -total
                if found == NOTHING or total > best:
                    found = colour
                    best = total
        for colour in range(found + 1, i64(COLOURS)):
            if self._sums[colour] == self._sums[found]:
                return NOTHING
        return found

    def sum_of(self, colour: i64) -> i64:
        """What ``sum_colours`` found last; NOTHING for a colour that does not compete."""
        return self._sums[colour]

    # 4. Cards are taken -----------------------------------------------------------------------

    def find_takers(self) -> None:
        """The seats that played the winning colour; the middle card belongs to nobody (DN-15)."""
        for seat in range(self.players):
            self.rank(seat)
        for seat in range(self.players):
            if self._keys[seat] > 0 and not self.is_cancelled(seat):
                self.queue(seat)
        if self.emits_events:
            self.emit_takers()

    def rank(self, seat: i64) -> None:
        """Rank the seat by the sum of its cards in the winning colour, not by its best (DN-18).

        The highest sum comes first by day, the lowest by night (DN-22), then the fewest stars
        (DN-20).
        """
        worth = self.deck.worth
        start: i64 = self.winning_colour * CARDS
        key = worth[start + self.first_cards[seat]] + worth[start + self.second_cards[seat]]
        better = key if self.time == DAY else -key
        self._keys[seat] = key
        self._ranks[seat] = better * MORE_THAN_ALL_STARS - self.stars[seat]

    def is_cancelled(self, seat: i64) -> bool:
        """DN-21: seats with equal sum and stars cancel each other; by option they also cancel all
        others with the same sum."""
        if self.is_level(seat):
            return True
        if self.rules.strict_tie:
            for other in range(self.players):
                if self._keys[other] == self._keys[seat] and self.is_level(other):
                    return True
        return False

    def is_level(self, seat: i64) -> bool:
        for other in range(self.players):
            if other != seat and self._ranks[other] == self._ranks[seat]:
                return True
        return False

    def queue(self, seat: i64) -> None:
        """Insert the seat into the takers by rank; the last one takes first."""
        place: i64 = 0
        takers = self.takers
        ranks = self._ranks
        while place < takers.size and ranks[takers.items[place]] < ranks[seat]:
            place += 1
        takers.insert(place, seat)

    def offer(self, moves: Cards) -> None:
        """DN-16: any card on the table, even the middle one; by option only the winning colour."""
        table = self.table.items
        colours = self.deck.colour
        any_colour = not self.rules.take_winning_colour_only
        size = moves.size
        moves.reserve(size + self.table.size)
        found = moves.items
        for i in range(self.table.size):
            if any_colour or colours[table[i]] == self.winning_colour:
                found[size] = TAKE + table[i]
                size += 1
        moves.size = size

    def take(self, seat: i64, card: i64) -> None:
        self.table.remove(card)
        self.takers.pop()
        self.collected[seat].append(card)
        self.stars[seat] += self.deck.stars[card]
        if self.emits_events:
            self.emit("took", {"seat": seat, "card": card, "stars": self.stars[seat]})
        self.next_taker()

    def next_taker(self) -> None:
        if self.takers.size > 0:
            self.step = TAKING
        else:
            self.clean_up()

    # 5. Clean up and draw ---------------------------------------------------------------------

    def clean_up(self) -> None:
        """Cards left on the table are out of the match (DN-25).

        Collected cards stay with their owner (DN-23), and the time does not change (DN-27).
        """
        if self.emits_events:
            self.emit("discarded", {"count": self.table.size})
        self.discard.extend(self.table)
        self.table.clear()
        self.winning_colour = NOTHING
        if self.last_round:
            self.finish()
        else:
            self.draw()
            self.start_round()

    def draw(self) -> None:
        for _turn in range(i64(REFILL)):
            for seat in range(self.players):
                if self.pile.size > 0:
                    self.hands[seat].append(self.pile.pop())
        if self.emits_events:
            self.emit_refill()

    # End --------------------------------------------------------------------------------------

    def finish(self) -> None:
        self.step = FINISHED
        if self.emits_events:
            self.emit("over", {"reason": self.reason()})

    def rank_key(self, seat: i64, level: i64) -> i64:
        """The most stars win (DN-04), then the most collected cards (DN-26)."""
        return self.stars[seat] if level == 0 else self.collected[seat].size

    def tie_breaks(self) -> list[str]:
        return TIE_BREAKS

    def reason(self) -> str:
        return "pile-used-up"

    def max_decisions(self) -> i64:
        """NO_REVEAL has the most rounds; nobody decides more than three times in a round."""
        return (refills(self.players) + 1) * self.players * 3

    # Secrets ----------------------------------------------------------------------------------

    def blind(self, seat: i64) -> None:
        """Hands, pile and box are secret; collected and discarded cards are open (DN-24)."""
        if self.step != FINISHED:
            self.hide_hands(seat)
            self.hide(self.pile)
            self.hide(self.removed)

    # Refusals and events ----------------------------------------------------------------------

    def why_not(self, seat: i64, move: i64) -> Refusal:
        if self.step == FINISHED:
            return Refusal("match-is-over", "DN-19")
        if self.step == TAKING:
            return self.why_not_take(seat, move)
        return self.why_not_choose(seat, move, "DN-D1" if self.step == CHOOSE_FIRST else "DN-D2")

    def why_not_choose(self, seat: i64, move: i64, ruling: str) -> Refusal:
        if self.choice[seat] != NOTHING:
            return Refusal("already-chosen", ruling)
        if move == TAKE_BACK:
            return Refusal("nothing-to-take-back", ruling)
        if move >= TAKE:
            return Refusal("choose-a-card-now", ruling)
        return Refusal("card-not-in-hand", ruling)

    def why_not_take(self, seat: i64, move: i64) -> Refusal:
        if self.turn() != seat:
            return Refusal("not-your-turn", "DN-D3")
        if move < TAKE:
            return Refusal("take-a-card-now", "DN-17")
        if not self.table.has(move - TAKE):
            return Refusal("card-not-on-the-table", "DN-16")
        return Refusal("only-the-winning-colour", "DN-16")

    def emit_deal(self) -> None:
        self.emit("removed", {"count": self.removed.size})
        self.emit_hands()

    def emit_colour(self) -> None:
        colour = self.winning_colour
        self.emit(
            "colour",
            {"colour": COLOUR_NAMES[colour], "sum": self._sums[colour], "time": TIMES[self.time]},
        )

    def emit_takers(self) -> None:
        seats = [int(seat) for seat in range(self.players)]
        level = [seat for seat in seats if self._keys[seat] > 0 and self.is_cancelled(seat)]
        if level:
            self.emit("cancelled", {"seats": level})
        order = [int(seat) for seat in self.takers]
        order.reverse()
        if order:
            self.emit("takers", {"seats": order})
        else:
            self.emit("nobody", {})

    def emit_refill(self) -> None:
        """Everybody held five cards; the cards after them are new."""
        for seat in range(self.players):
            drawn = [int(card) for card in self.hands[seat]][HAND - REFILL :]
            if drawn:
                self.emit_private(
                    seat, "drew", {"seat": seat, "count": len(drawn)}, {"cards": drawn}
                )


def refills(players: i64) -> i64:
    """How often everybody could draw from the pile if no card were ever turned up."""
    return 12 - players


def cards_removed(players: i64) -> i64:
    """33, 16 and 3 cards with three, four and five players, and 54 with two (DN-01)."""
    return CARDS - HAND * players - REFILL * players * refills(players)
