# Compiled by mypyc, see COMPILED in hatch_build.py.
"""The rules of NOX, in the order of its rulebook. docs/games/nox.md explains the rulings.

Two rulings concern only the wording: the third skeleton is called Alfons, in Polish Antonio
(NX-04); the Polish example names fewer covers than the Czech and Slovak ones, and all of them are
legal (NX-27).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lunasol.engine.cards import NOTHING, Cards
from lunasol.engine.events import Fact
from lunasol.engine.game import CHANCE, OVER, TAKE_BACK, Game, Refusal, next_seat

CARDS: Final = 90
PER_COLOUR: Final = 30
VALUES: Final = 15
HAND: Final = 3
PILES: Final = 6
"""The number of piles in one chest that ends the round; no chest ever has more (NX-26)."""
COLOURS: Final = 3
COLOUR_NAMES: Final = ["blue", "green", "orange"]
ALL_COLOURS: Final = 7
"""The three colours as bits."""

# A play is card * 64 + chest * 8 + place. Place 0 is a new pile; other places are piles from 1.
ANOTHER_CHEST: Final = 8
ANOTHER_CARD: Final = 64
TOP: Final = CARDS * ANOTHER_CARD
"""The choice of a card as the top of a merge is move TOP + card."""

DEAL: Final = 0
PLAY: Final = 1
CHOOSE_TOP: Final = 2
FINISHED: Final = 3
PHASES: Final = ["deal", "play", "choose-top", "over"]
TIE_BREAKS: Final = ["points"]


class NoxDeck:
    """Card facts by id."""

    def __init__(self, values: list[int]) -> None:
        self.colour: vec[i64] = vec[i64]([i64(card // PER_COLOUR) for card in range(CARDS)])
        self.value: vec[i64] = vec[i64]([i64(value) for value in values])


class NoxRules:
    """The rulings that this match is played by."""

    def __init__(
        self,
        target: i64,
        brave: bool,
        empty_chest_only_first_turn: bool,
        owner_chooses_top: bool,
        extra_round: bool,
        max_rounds: i64,
    ) -> None:
        self.target: i64 = target
        self.brave = brave
        self.empty_chest_only_first_turn = empty_chest_only_first_turn
        self.owner_chooses_top = owner_chooses_top
        self.extra_round = extra_round
        self.max_rounds: i64 = max_rounds


class Nox(Game):
    def __init__(self, players: i64, first_seat: i64, deck: NoxDeck, rules: NoxRules) -> None:
        super().__init__(players, CARDS, first_seat)
        self.deck = deck
        self.rules = rules
        self.pile: Cards = Cards(CARDS)
        self.pile.every(CARDS)
        self.chests: list[Cards] = [Cards(PILES) for _ in range(players)]
        """The top cards of the piles in front of each player."""
        self.covered: list[Cards] = [Cards(CARDS) for _ in range(players)]
        self.depths: list[Cards] = [Cards(PILES) for _ in range(players)]
        """How many cards lie below each top card: everybody saw them being covered."""
        self.targets: list[Cards] = [Cards(48) for _ in range(COLOURS)]
        """By colour, where a card may go, as the lower part of a play; kept current for speed."""
        self.step: i64 = DEAL
        self.round: i64 = 0
        self.starter: i64 = NOTHING
        self.player: i64 = NOTHING
        self.plays: i64 = 0
        """The number of cards played this round."""
        self.owner: i64 = NOTHING
        """The seat whose chest the last play changed."""
        self.changed: i64 = NOTHING
        """The index of the pile that it changed."""
        self.twin: i64 = NOTHING
        """The index of the other pile that shows the same value, or NOTHING."""
        self.totals: vec[i64] = vec[i64]([0] * players)
        self.sheet: Cards = Cards(64)
        """The points of the finished rounds: round by round, and seat by seat in each."""
        self._worth: vec[i64] = vec[i64]([0] * players)
        self.zones += [self.pile, *self.chests, *self.covered]

    def fresh(self) -> Game:
        return Nox(self.players, self.first_seat, self.deck, self.rules)

    def copy_from(self, other: Game) -> None:
        assert isinstance(other, Nox)
        super().copy_from(other)
        self.step = other.step
        self.round = other.round
        self.starter = other.starter
        self.player = other.player
        self.plays = other.plays
        self.owner = other.owner
        self.changed = other.changed
        self.twin = other.twin
        for seat in range(self.players):
            self.totals[seat] = other.totals[seat]
            self.depths[seat].copy_from(other.depths[seat])
        self.sheet.copy_from(other.sheet)
        for colour in range(i64(COLOURS)):
            self.targets[colour].copy_from(other.targets[colour])

    # Setup, every round -----------------------------------------------------------------------

    def pending_shuffle(self, cards: Cards) -> None:
        cards.every(CARDS)

    def deal(self, order: Cards) -> None:
        """Deal three cards to each player; the chests are empty."""
        self.pile.copy_from(order)
        self.pile.reverse()
        for _turn in range(i64(HAND)):
            for hand in self.hands:
                hand.append(self.pile.pop())
        self.start_round()

    def start_round(self) -> None:
        """The first seat begins (NX-03); each further round begins one seat to the left."""
        self.starter = self.first_seat if self.round == 0 else next_seat(self.starter, self.players)
        self.player = self.starter
        self.round += 1
        self.plays = 0
        self.step = PLAY
        self.find_targets()
        if self.emits_events:
            self.emit("round", {"round": self.round, "seat": self.starter})
            self.emit_hands()

    # A turn: play a card ----------------------------------------------------------------------

    def turn(self) -> i64:
        step = self.step
        if step == PLAY:
            return self.player
        if step == CHOOSE_TOP:
            return self.owner
        return CHANCE if step == DEAL else OVER

    def phase(self) -> str:
        return PHASES[self.step]

    def legal(self, seat: i64, moves: Cards) -> None:
        """Nobody can pass: a new pile can always be opened somewhere (NX-25)."""
        if self.turn() != seat:
            return
        if self.step == CHOOSE_TOP:
            chest = self.chests[seat].items
            moves.append(TOP + chest[self.changed])
            moves.append(TOP + chest[self.twin])
            return
        hand = self.hands[seat]
        for i in range(hand.size):
            self.list_plays(hand.items[i], moves)

    def list_plays(self, card: i64, moves: Cards) -> None:
        play = card * ANOTHER_CARD
        targets = self.targets[self.deck.colour[card]]
        start = moves.size
        moves.reserve(start + targets.size)
        items = targets.items
        found = moves.items
        for i in range(targets.size):
            found[start + i] = play + items[i]
        moves.size = start + targets.size

    def find_targets(self) -> None:
        """A card opens a new pile or covers its own colour, in any chest (NX-05, NX-09).

        Any value may cover any other (NX-08), even on the only pile of a chest (NX-07).
        """
        for targets in self.targets:
            targets.clear()
        target: i64 = 0
        for chest in self.chests:
            tops = chest.items
            if self.may_be_extended(chest):
                for targets in self.targets:
                    targets.append(target)
            for i in range(chest.size):
                self.targets[self.deck.colour[tops[i]]].append(target + i + 1)
            target += ANOTHER_CHEST

    def may_be_extended(self, chest: Cards) -> bool:
        """NX-06: any chest at any time; by option an empty one only on the player's first turn."""
        if not self.rules.empty_chest_only_first_turn:
            return True
        return chest.size > 0 or self.plays < self.players

    def add_target(self, colour: i64, target: i64) -> None:
        """Add a new pile to the targets of its colour, which stay in order."""
        targets = self.targets[colour]
        targets.append(target)
        items = targets.items
        i = targets.size - 1
        while i > 0 and items[i - 1] > target:
            items[i] = items[i - 1]
            i -= 1
        items[i] = target

    def apply(self, seat: i64, move: i64) -> None:
        if move >= TOP:
            self.choose_top(seat, move - TOP)
            return
        self.owner = chest_of(move)
        self.plays += 1
        card = card_of(move)
        self.hands[seat].remove(card)
        if place_of(move) == 0:
            self.extend(card)
        else:
            self.cover(card, place_of(move) - 1)
        self.look_for_twin()

    def extend(self, card: i64) -> None:
        chest = self.chests[self.owner]
        self.changed = chest.size
        chest.append(card)
        self.depths[self.owner].append(0)
        self.add_target(self.deck.colour[card], self.owner * ANOTHER_CHEST + chest.size)
        if self.emits_events:
            self.emit("extended", self.play_facts(card))

    def cover(self, card: i64, place: i64) -> None:
        tops = self.chests[self.owner].items
        self.changed = place
        self.covered[self.owner].append(tops[place])
        self.depths[self.owner].items[place] += 1
        if self.emits_events:
            self.emit("covered", {**self.play_facts(card), "card_below": tops[place]})
        tops[place] = card

    # Two piles of the same value --------------------------------------------------------------

    def look_for_twin(self) -> None:
        """Piles of equal value merge at once (NX-13), whatever their colours (NX-11).

        A new pile merges too (NX-10). All other piles differ, so one merge is enough.
        """
        self.twin = self.same_value()
        if self.twin == NOTHING:
            self.finish_turn()
        elif self.rules.owner_chooses_top and self.twin_differs():
            self.step = CHOOSE_TOP
            if self.emits_events:
                self.emit("top-asked", {"seat": self.owner})
        else:
            self.merge()
            self.finish_turn()

    def same_value(self) -> i64:
        """The other pile that shows the value of the changed one, or NOTHING."""
        values = self.deck.value
        chest = self.chests[self.owner]
        tops = chest.items
        changed = self.changed
        value = values[tops[changed]]
        for i in range(chest.size):
            if values[tops[i]] == value and i != changed:
                return i
        return NOTHING

    def twin_differs(self) -> bool:
        tops = self.chests[self.owner].items
        return self.deck.colour[tops[self.changed]] != self.deck.colour[tops[self.twin]]

    def choose_top(self, seat: i64, card: i64) -> None:
        """NX-12, by option: the owner of the chest decides which card stays visible."""
        tops = self.chests[seat].items
        if self.emits_events:
            self.emit("top-chosen", {"seat": seat, "card": card})
        if tops[self.twin] == card:
            tops[self.twin] = tops[self.changed]
            tops[self.changed] = card
        self.step = PLAY
        self.merge()
        self.finish_turn()

    def merge(self) -> None:
        """Put the changed pile on top of the other; the piles after it close up (NX-12)."""
        chest = self.chests[self.owner]
        self.covered[self.owner].append(chest.items[self.twin])
        chest.items[self.twin] = chest.items[self.changed]
        if self.emits_events:
            self.emit_merge(chest.items[self.twin], chest.size - 1)
        chest.take(self.changed)
        depths = self.depths[self.owner]
        depths.items[self.twin] += depths.items[self.changed] + 1
        depths.take(self.changed)
        self.find_targets()

    # The end of a turn ------------------------------------------------------------------------

    def finish_turn(self) -> None:
        """Six piles end the round at once, no matter who laid the sixth (NX-14, NX-15, NX-16)."""
        if self.chests[self.owner].size == PILES:
            if self.emits_events:
                self.emit("six-piles", {"seat_chest": self.owner})
            self.end_round()
            return
        if self.plays == self.players and self.rules.empty_chest_only_first_turn:
            self.find_targets()  # NX-06, by option: a chest that is still empty stays empty
        if self.pile.size > 0:
            self.draw()
        self.player = next_seat(self.player, self.players)
        if self.hands[self.player].size == 0:
            # NX-17: play goes on without the pile. All players have the same number of turns left
            # when it runs out, so the round ends with the first player who has no card.
            if self.emits_events:
                self.emit("cards-used-up", {})
            self.end_round()

    def draw(self) -> None:
        card = self.pile.pop()
        self.hands[self.player].append(card)
        if self.emits_events:
            self.emit_private(self.player, "drew", {"seat": self.player}, {"card": card})
            if self.pile.size == 0:
                self.emit("pile-empty", {})

    # Scoring ----------------------------------------------------------------------------------

    def end_round(self) -> None:
        self.score_round()
        if self.is_decided() or self.round == self.rules.max_rounds:
            self.step = FINISHED
            if self.emits_events:
                self.emit("ended", {"reason": self.reason()})
        else:
            if self.emits_events and self.best_total() >= self.rules.target:
                self.emit("extra-round", {})
            self.gather()

    def score_round(self) -> None:
        best: i64 = 0
        for seat in range(self.players):
            self._worth[seat] = self.worth(seat)
            best = max(best, self._worth[seat])
        for seat in range(self.players):
            points = self._worth[seat]
            if self.rules.brave and points < best:
                points = 0  # NX-24: all seats with the most score; NX-23: nobody, if that is zero
            self.totals[seat] += points
            self.sheet.append(points)
            if self.emits_events:
                self.emit_points(seat, points)

    def worth(self, seat: i64) -> i64:
        """The sum of the top cards if they show all colours, however few (NX-18, NX-19)."""
        chest = self.chests[seat]
        total: i64 = 0
        for i in range(chest.size):
            total += self.deck.value[chest.items[i]]
        return total if self.colours(seat) == ALL_COLOURS else 0

    def colours(self, seat: i64) -> i64:
        """The colours of the top cards, as bits."""
        chest = self.chests[seat]
        found: i64 = 0
        for i in range(chest.size):
            found |= 1 << self.deck.colour[chest.items[i]]
        return found

    def gather(self) -> None:
        """Put all cards back into the pile for the next round."""
        for zone in self.zones:
            zone.clear()
        for depths in self.depths:
            depths.clear()
        self.pile.every(CARDS)
        self.step = DEAL

    # The end of the match ---------------------------------------------------------------------

    def is_decided(self) -> bool:
        """Whether somebody has reached the target (NX-20), by option as the only leader (NX-22)."""
        if self.best_total() < self.rules.target:
            return False
        if not self.rules.extra_round:
            return True
        leaders = self.winners()
        return leaders & (leaders - 1) == 0

    def best_total(self) -> i64:
        best: i64 = 0
        for seat in range(self.players):
            best = max(best, self.totals[seat])
        return best

    def rank_key(self, seat: i64, level: i64) -> i64:
        """The highest total wins, however many reached the target (NX-21)."""
        return self.totals[seat]

    def tie_breaks(self) -> list[str]:
        return TIE_BREAKS

    def reason(self) -> str:
        """NX-28: a match that scores too little ends after a fixed number of rounds."""
        return "target-reached" if self.is_decided() else "bound"

    def max_decisions(self) -> i64:
        per_card: i64 = 2 if self.rules.owner_chooses_top else 1
        return self.rules.max_rounds * CARDS * per_card

    # Secrets ----------------------------------------------------------------------------------

    def blind(self, seat: i64) -> None:
        """Everybody saw the covered cards, so they stay known, although no view shows them."""
        if self.step != FINISHED:
            self.hide_hands(seat)
            self.hide(self.pile)

    # Refusals and events ----------------------------------------------------------------------

    def why_not(self, seat: i64, move: i64) -> Refusal:
        if self.step == FINISHED:
            return Refusal("match-is-over", "NX-20")
        if self.turn() != seat:
            return Refusal("not-your-turn", "NX-D1")
        if move == TAKE_BACK:
            return Refusal("nothing-to-take-back", "NX-D1")
        if self.step == CHOOSE_TOP:
            return Refusal("choose-the-top-now", "NX-12")
        if not 0 <= move < TOP:
            return Refusal("play-a-card-now", "NX-D1")
        if not self.hands[seat].has(card_of(move)):
            return Refusal("card-not-in-hand", "NX-D1")
        return self.why_not_there(move)

    def why_not_there(self, move: i64) -> Refusal:
        if chest_of(move) >= self.players:
            return Refusal("no-such-chest", "NX-09")
        if place_of(move) == 0:
            return Refusal("empty-chest-too-late", "NX-06")
        if place_of(move) > self.chests[chest_of(move)].size:
            return Refusal("no-such-pile", "NX-08")
        return Refusal("other-colour", "NX-08")

    def play_facts(self, card: i64) -> dict[str, Fact]:
        whose = "own" if self.player == self.owner else "other"
        return {"seat": self.player, "seat_chest": self.owner, "whose": whose, "card": card}

    def emit_merge(self, card: i64, piles: i64) -> None:
        value = self.deck.value[card]
        facts = {"seat_chest": self.owner, "card": card, "value": value, "piles": piles}
        self.emit("merged", facts)

    def emit_points(self, seat: i64, points: i64) -> None:
        worth = self._worth[seat]
        total = self.totals[seat]
        if points > 0:
            self.emit("scored", {"seat": seat, "points": points, "total": total})
        elif worth > 0:
            self.emit("outscored", {"seat": seat, "worth": worth, "total": total})
        else:
            colours = int(self.colours(seat)).bit_count()
            self.emit("colours-missing", {"seat": seat, "colours": colours, "total": total})


def play_of(card: i64, chest: i64, place: i64) -> i64:
    return card * ANOTHER_CARD + chest * ANOTHER_CHEST + place


def card_of(play: i64) -> i64:
    return play >> 6


def chest_of(play: i64) -> i64:
    return play >> 3 & 7


def place_of(play: i64) -> i64:
    return play & 7
