# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Conditions imagined hands in Day & Night on the first cards that the others have played.

When second cards are chosen, everybody has shown a first one. A hand that held a much better card
is unlikely, so it is changed card by card until the card played looks like a choice from it.
Conditioning on the previous round as well was tried: it takes twice as long and wins no more.
"""

from typing import Final, final

from mypy_extensions import i64

from lunasol.bots.policy import Policy
from lunasol.engine.cards import Cards, Rng
from lunasol.games.day_and_night.rules import CHOOSE_FIRST, NIGHT, DayAndNight

EXCHANGES: Final = 24
"""The most exchanges tried for each hand."""
INSIGHT: Final = 40
"""Nobody leaves out a card whose score is higher by this much, in parts of a STAR."""


@final
class HandConditioner:
    """Changes imagined hands so that they fit the first cards played."""

    def __init__(self, policy: Policy, game: DayAndNight) -> None:
        then = game.clone()
        assert isinstance(then, DayAndNight)
        self.policy = policy
        self.then: DayAndNight = then
        """The imagined position as it was when all chose their first card."""
        self.scores: Cards = Cards(16)

    def suits(self, game: DayAndNight) -> bool:
        """Whether this game has the same cards, rules and number of players."""
        then = self.then
        same = then.deck is game.deck and then.rules is game.rules
        return same and then.players == game.players

    def condition(self, game: DayAndNight, seat: i64, rng: Rng) -> None:
        """Change all hands but this seat's, in an imagined deal where second cards are chosen."""
        self.go_back(game)
        for other in range(game.players):
            if other != seat:
                self.change_hand(other, rng)
                self.hand_over(game, other)
        game.pile.copy_from(self.then.pile)
        game.removed.copy_from(self.then.removed)

    def go_back(self, game: DayAndNight) -> None:
        """Undo the first choice: each first card becomes the last card of its hand."""
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
        """Exchange random cards, and keep the exchanges that explain the card played better."""
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
        """Exchange a card of the hand for an unseen one in the pile or the box."""
        zone = self.then.pile
        if unseen >= zone.size:
            unseen -= zone.size
            zone = self.then.removed
        card = hand.items[place]
        hand.items[place] = zone.items[unseen]
        zone.items[unseen] = card

    def missed(self, seat: i64) -> i64:
        """How much lower the score of the card played is than the best one of this hand."""
        scores = self.scores
        scores.clear()
        self.policy.score_moves(self.then, seat, self.then.hands[seat], scores)
        best: i64 = scores.items[0]
        for i in range(scores.size):
            best = max(best, scores.items[i])
        return best - scores.items[scores.size - 1]
