# Compiled by mypyc, see COMPILED in hatch_build.py.
"""What the others may hold in Day & Night: hands from which one plays what they have played.

When second cards are chosen, all have shown a first one. An imagined hand that would have had a
much better card is hardly theirs, so it is changed card by card until theirs looks like a choice.
To think back to the last round as well was tried: it takes as long again and wins no more.
"""

from typing import Final, final

from mypy_extensions import i64

from lunasol.bots.policy import Policy
from lunasol.engine.cards import Cards, Rng
from lunasol.games.day_and_night.rules import CHOOSE_FIRST, NIGHT, DayAndNight

EXCHANGES: Final = 24
"""So many exchanges are tried for each hand."""
INSIGHT: Final = 40
"""Nobody passes by a card that is better by so much, in parts of a STAR."""


@final
class Beliefs:
    def __init__(self, policy: Policy, game: DayAndNight) -> None:
        then = game.clone()
        assert isinstance(then, DayAndNight)
        self.policy = policy
        self.then: DayAndNight = then
        """The imagined position as it was when all chose their first card."""
        self.scores: Cards = Cards(16)

    def are_about(self, game: DayAndNight) -> bool:
        """Whether this game is played with the same cards and rules by as many."""
        then = self.then
        same = then.deck is game.deck and then.rules is game.rules
        return same and then.players == game.players

    def change_hands(self, game: DayAndNight, seat: i64, rng: Rng) -> None:
        """Of all but this seat, in an imagined deal where the second card is chosen."""
        self.think_back(game)
        for other in range(game.players):
            if other != seat:
                self.change_hand(other, rng)
                self.hand_over(game, other)
        game.pile.copy_from(self.then.pile)
        game.removed.copy_from(self.then.removed)

    def think_back(self, game: DayAndNight) -> None:
        """First cards go back to where they were: each is the last of its hand."""
        then = self.then
        then.copy_from(game)
        then.step = CHOOSE_FIRST
        then.table.size -= game.players
        for seat in range(game.players):
            card = game.first_cards[seat]
            then.hands[seat].append(card)
            if game.deck.symbols[card]:
                then.time = NIGHT - then.time

    def hand_over(self, game: DayAndNight, seat: i64) -> None:
        game.hands[seat].copy_from(self.then.hands[seat])
        game.hands[seat].pop()

    def change_hand(self, seat: i64, rng: Rng) -> None:
        then = self.then
        hand = then.hands[seat]
        missed = self.missed(seat)
        for _card in range(i64(EXCHANGES)):
            if missed == 0:
                return
            place = rng.below(hand.size - 1)
            unseen = rng.below(then.pile.size + then.removed.size)
            self.exchange(hand, place, unseen)
            now = self.missed(seat)
            if now <= missed + rng.below(INSIGHT):
                missed = now
            else:
                self.exchange(hand, place, unseen)

    def exchange(self, hand: Cards, place: i64, unseen: i64) -> None:
        """A card of the hand for one that nobody has seen, in the pile or the box."""
        zone = self.then.pile
        if unseen >= zone.size:
            unseen -= zone.size
            zone = self.then.removed
        card = hand.items[place]
        hand.items[place] = zone.items[unseen]
        zone.items[unseen] = card

    def missed(self, seat: i64) -> i64:
        """By how much the card that was played is worse than the best in this hand."""
        scores = self.scores
        scores.clear()
        self.policy.score_moves(self.then, seat, self.then.hands[seat], scores)
        best: i64 = scores.items[0]
        for i in range(scores.size):
            best = max(best, scores.items[i])
        return best - scores.items[scores.size - 1]
