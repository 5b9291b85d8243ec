"""Matching Pennies as cards: both choose heads or tails secretly; equal choices win for seat 1.

A player who could see the other's choice would always win; otherwise nobody has an advantage.
"""

from mypy_extensions import i64

from lunasol.engine.cards import NOTHING, Cards
from lunasol.engine.game import CHANCE, OVER, TAKE_BACK, Game, Refusal

HEADS, TAILS = 0, 2
"""Seat 0 holds cards 0 and 2, seat 1 holds 1 and 3: the second of each pair is tails."""


class Pennies(Game):
    def __init__(self, favour: int = 0) -> None:
        super().__init__(2, 4, 0)
        self.dealt = False
        self.winner = NOTHING
        self.favour = favour
        """With 1, heads against heads wins for seat 0: then tails is always worse for it."""
        self.discard = Cards(4)
        self.zones += [self.discard]

    def fresh(self) -> Game:
        return Pennies(self.favour)

    def copy_from(self, other: Game) -> None:
        assert isinstance(other, Pennies)
        super().copy_from(other)
        self.dealt = other.dealt
        self.winner = other.winner

    def pending_shuffle(self, cards: Cards) -> None:
        cards.every(4)

    def deal(self, order: Cards) -> None:
        """Nothing depends on the order."""
        for card in range(4):
            self.hands[card % 2].append(card)
        self.dealt = True

    def turn(self) -> i64:
        if not self.dealt:
            return CHANCE
        return OVER if self.winner != NOTHING else self.first_without_choice()

    def all_choose(self) -> bool:
        return self.turn() >= 0

    def phase(self) -> str:
        return "choose"

    def legal(self, seat: i64, moves: Cards) -> None:
        self.legal_choices(seat, moves)

    def apply(self, seat: i64, move: i64) -> None:
        self.choice[seat] = NOTHING if move == TAKE_BACK else move
        if self.first_without_choice() != NOTHING:
            return
        alike = self.choice[0] // 2 == self.choice[1] // 2
        given = self.favour == 1 and self.choice[0] == HEADS
        self.winner = 1 if alike and not given else 0
        for other in range(2):
            self.choice[other] = NOTHING

    def why_not(self, seat: i64, move: i64) -> Refusal:
        return Refusal("not-a-move", "toy")

    def blind(self, seat: i64) -> None:
        """Both hands are open; only the choices are secret."""
        for other in range(2):
            if other != seat and self.choice[other] != NOTHING:
                self.choice[other] = -2

    def rank_key(self, seat: i64, level: i64) -> i64:
        return i64(self.winner == seat)

    def tie_breaks(self) -> list[str]:
        return ["points"]

    def reason(self) -> str:
        return "over"

    def max_decisions(self) -> i64:
        return 2
