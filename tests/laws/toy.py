"""Two Kings: a toy game small enough to enumerate, and the ways in which a game can be wrong.

Everybody holds two of nine cards. Both times all choose one secretly; the highest wins a point;
after the first time everybody draws a card and the next card, if there is one, is turned up.
"""

from msgspec import Struct
from mypy_extensions import i64

from lunasol.engine import match
from lunasol.engine.cards import NOTHING, Cards, Rng
from lunasol.engine.deck import Deck
from lunasol.engine.definition import Definition
from lunasol.engine.game import CHANCE, OVER, TAKE_BACK, Game, Refusal
from lunasol.engine.match import Match
from lunasol.engine.notation import Move, Notation
from lunasol.engine.options import Option, Options, first_seat_option, resolve
from lunasol.engine.view_builder import names

CARDS = 9


class TwoKings(Game):
    def __init__(self, players: i64, first: i64, fault: str = "") -> None:
        super().__init__(players, CARDS, first)
        self.pile = Cards(CARDS)
        self.open = Cards(CARDS)
        self.points = [0] * players
        self.round = 0
        self.rules = fault
        self.zones += [self.pile, self.open]

    @property
    def fault(self) -> str:
        return str(self.rules)

    def fresh(self) -> Game:
        return TwoKings(self.players, self.first_seat, self.fault)

    def copy_from(self, other: Game) -> None:
        assert isinstance(other, TwoKings)
        super().copy_from(other)
        self.points = other.points if self.fault == "shared copy" else list(other.points)
        if self.fault != "forgotten field":
            self.round = other.round

    def pending_shuffle(self, cards: Cards) -> None:
        cards.every(CARDS)

    def deal(self, order: Cards) -> None:
        cards = list(order)
        for _ in range(2):
            for seat in range(self.players):
                self.hands[seat].append(cards.pop(0))
        for card in reversed(cards):
            self.pile.append(card)
        self.round = 1
        for seat in range(self.players):
            hand = list(self.hands[seat])
            told = {"seat": seat, "low": min(hand)} if self.fault == "event" else {"seat": seat}
            self.emit_private(seat, "dealt", told, {"cards": hand})

    def turn(self) -> i64:
        if self.round == 0:
            return CHANCE
        return OVER if self.round == 3 else self.first_without_choice()

    def all_choose(self) -> bool:
        return self.round in (1, 2)

    def phase(self) -> str:
        return ("deal", "choose", "choose", "over")[self.round]

    def legal(self, seat: i64, moves: Cards) -> None:
        if not self.must_act(seat):
            if self.round in (1, 2) or self.fault == "move after the end":
                moves.append(TAKE_BACK if self.round != 3 else 0)
            return
        highest = max(max(hand, default=-1) for hand in self.hands)
        for card in self.hands[seat]:
            if self.fault != "legal move" or len(self.hands[seat]) < 2 or card != highest:
                moves.append(card)

    def apply(self, seat: i64, move: i64) -> None:
        if move == TAKE_BACK:
            self.choice[seat] = NOTHING
            return
        self.choice[seat] = move
        if self.fault == "arrival" and self.first_without_choice() == NOTHING:
            self.points[seat] += 1
        if self.first_without_choice() == NOTHING:
            self.reveal()

    def reveal(self) -> None:
        cards = list(self.choice)
        self.emit("revealed", {"cards": cards})
        self.points[cards.index(max(cards))] += 1
        for seat in range(self.players):
            self.choice[seat] = NOTHING
            self.hands[seat].remove(cards[seat])
            if self.fault != "lost card":
                self.open.append(cards[seat])
        if self.round == 1:
            for seat in range(self.players):
                card = self.pile.pop()
                self.hands[seat].append(card)
                self.emit_private(seat, "drew", {"seat": seat}, {"card": card})
            if self.pile.size > 0:
                card = self.pile.pop()
                self.open.append(card)
                self.emit("turned-up", {"card": card})
        self.round += 1
        if self.round == 3:
            self.emit("end", {"points": list(self.points)})

    def why_not(self, seat: i64, move: i64) -> Refusal:
        return Refusal("card-not-in-hand", "toy")

    def blind(self, seat: i64) -> None:
        if self.round == 3:
            return
        if self.fault == "choice":
            for other in range(self.players):
                if other != seat:
                    self.hide(self.hands[other])
        else:
            self.hide_hands(seat)
        if self.fault != "pile":
            self.hide(self.pile)
        if self.fault == "top card" and self.pile.size > 0:
            known = set(range(CARDS)) - {card for zone in self.zones for card in zone}
            self.pile.items[0] = min(known)

    def determinize(self, rng: Rng) -> None:
        if self.fault != "biased":
            super().determinize(rng)
            return
        self.unseen(self._buffer)
        for zone in self.zones:
            self.uncover(zone, self._buffer)
        self.hands[0].shuffle(rng)

    def rank_key(self, seat: i64, level: i64) -> i64:
        return self.points[seat]

    def tie_breaks(self) -> list[str]:
        return ["points"]

    def reason(self) -> str:
        return "played-out"

    def max_decisions(self) -> i64:
        return self.players if self.fault == "bound" else 2 * self.players


class ToyNotation(Notation):
    def decode(self, code: int) -> Move:
        return self.card(code)

    def encode(self, move: Move) -> int:
        return self.card_id(str(move))

    def read(self, text: str) -> Move:
        return self.card(self.card_id(text))


class ToyTable(Struct, frozen=True):
    open: tuple[str, ...]
    pile: tuple[str, ...]
    points: tuple[int, ...]


class ToyDefinition(Definition):
    id = "two_kings"
    rules_version = 1
    fewest, most, usual = 2, 3, 3
    minutes = 1
    phases = ("choose", "over")
    options = (Option("deck", "toy", "toy", ("toy",)), first_seat_option(3, "toy"))
    decks = {"toy": ""}
    table_type = ToyTable

    def __init__(self, fault: str = "") -> None:
        self.fault = fault

    def check_deck(self, deck: Deck) -> Deck:
        return deck

    def new_game(self, players: int, first_seat: int, deck: Deck, options: Options) -> Game:
        return TwoKings(players, first_seat, self.fault)

    def notation(self, deck: Deck) -> Notation:
        return ToyNotation([f"K{card}" for card in range(CARDS)])

    def table(self, game: Game, notation: Notation) -> ToyTable:
        assert isinstance(game, TwoKings)
        return ToyTable(names(notation, game.open), names(notation, game.pile), tuple(game.points))


def start(fault: str = "", players: int = 3, seed: int = 0) -> Match:
    definition = ToyDefinition(fault)
    return match.start(
        definition,
        Deck("toy", (), {}),
        players=players,
        options=resolve(definition.options, {}),
        secret=seed.to_bytes(32, "big"),
    )
