# Compiled by mypyc, see COMPILED in hatch_build.py.
"""What every game gives to the referee, to a search and to a view.

A ``Game`` is a position together with its rules. It trusts its caller: ``Match`` checks what
people send, a search only plays what ``legal`` wrote. Everything on the path of a playout works
on ints in reused ``Cards``, so that nothing is allocated.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lunasol.engine.cards import NOTHING, UNKNOWN, Cards, Rng
from lunasol.engine.events import Event, Fact

CHANCE: Final = -1
"""Nobody is to act: a shuffle is due."""
OVER: Final = -2
"""Nobody is to act: the match has ended."""
TAKE_BACK: Final = -1
"""The move by which a seat takes back a secret choice that still waits for the others."""
SPECTATOR: Final = -1
"""The seat of somebody who only watches."""


class Refusal:
    """Why a move is not legal: a readable key and the ruling that decides."""

    def __init__(self, key: str, ruling: str) -> None:
        self.key = key
        self.ruling = ruling


class Outcome:
    """How a match ended.

    ``reason`` says why it ended, ``decided_by`` which comparison left only the winners:
    the first is the score, the further ones are tie-breaks, ``shared`` if none did.
    """

    def __init__(
        self, scores: tuple[int, ...], winners: tuple[int, ...], reason: str, decided_by: str
    ) -> None:
        self.scores = scores
        self.winners = winners
        self.reason = reason
        self.decided_by = decided_by

    def __repr__(self) -> str:
        return (
            f"Outcome(scores={self.scores}, winners={self.winners}, "
            f"reason={self.reason!r}, decided_by={self.decided_by!r})"
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A position and its rules. Subclasses add their places of cards to ``zones``."""

    def __init__(self, players: i64, cards: i64, first_seat: i64) -> None:
        self.players: i64 = players
        self.cards: i64 = cards
        """How many cards there are; their ids are 0 to cards - 1."""
        self.first_seat: i64 = first_seat
        """Who begins; NOTHING until it has been drawn."""
        self.choice: vec[i64] = vec[i64]([NOTHING] * players)
        """Secret choices that wait for the last one, by seat; the cards are still in hand."""
        self.hands: list[Cards] = [Cards(8) for _ in range(players)]
        self.zones: list[Cards] = self.hands.copy()
        """Every place where cards lie: together they hold each card once."""
        self.emits_events: bool = False
        self.events: list[Event] = []
        self._buffer: Cards = Cards(cards)

    # What a game must say ---------------------------------------------------------------------

    @abstractmethod
    def fresh(self) -> "Game":
        """A new position with the same rules and settings, before the first shuffle."""

    @abstractmethod
    def turn(self) -> i64:
        """The first seat that owes a decision, or CHANCE, or OVER."""

    @abstractmethod
    def phase(self) -> str:
        """The key of what is asked now; prompts and rule texts are found by it."""

    @abstractmethod
    def legal(self, seat: i64, moves: Cards) -> None:
        """Append the moves this seat has now; none unless it owes one or may take one back."""

    @abstractmethod
    def apply(self, seat: i64, move: i64) -> None:
        """Play a legal move."""

    @abstractmethod
    def why_not(self, seat: i64, move: i64) -> Refusal:
        """Why a move that this seat does not have is not legal now."""

    @abstractmethod
    def pending_shuffle(self, cards: Cards) -> None:
        """Write the cards that are to be shuffled now into ``cards``, in ascending order."""

    @abstractmethod
    def deal(self, order: Cards) -> None:
        """Go on with this outcome of the shuffle; its first card is the top."""

    @abstractmethod
    def blind(self, seat: i64) -> None:
        """Forget all that the seat does not know. The one gate for secrets."""

    @abstractmethod
    def rank_key(self, seat: i64, level: i64) -> i64:
        """Higher is better. Level 0 is the score, the others break ties in their order."""

    @abstractmethod
    def tie_breaks(self) -> list[str]:
        """The names of the levels of ``rank_key``."""

    @abstractmethod
    def reason(self) -> str:
        """Why the match ended, as a key."""

    @abstractmethod
    def max_decisions(self) -> i64:
        """No match has more decisions than this, choices taken back apart."""

    def copy_from(self, other: "Game") -> None:
        """Become a copy without allocating. Subclasses copy their own fields too."""
        self.first_seat = other.first_seat
        for seat in range(self.players):
            self.choice[seat] = other.choice[seat]
        mine = self.zones
        theirs = other.zones
        for i in range(i64(len(mine))):
            mine[i].copy_from(theirs[i])

    # What follows from it ---------------------------------------------------------------------

    def must_act(self, seat: i64) -> bool:
        """Whether this seat owes a decision. Games with simultaneous choices say it themselves."""
        return self.turn() == seat

    def clone(self) -> "Game":
        copy = self.fresh()
        copy.copy_from(self)
        return copy

    def roll(self, rng: Rng) -> None:
        """Whatever chance decides now, from the fast generator: for playouts and search."""
        if self.first_seat == NOTHING:
            self.first_seat = rng.below(self.players)
        self.pending_shuffle(self._buffer)
        self._buffer.shuffle(rng)
        self.deal(self._buffer)

    def determinize(self, rng: Rng) -> None:
        """Fill what a blinded position does not know with a random deal that fits all it does.

        Every card that is nowhere to be seen is equally likely in every unknown place. A game
        where more is known than that (which cards were shuffled when) says so itself.
        """
        self.unseen(self._buffer)
        self._buffer.shuffle(rng)
        for zone in self.zones:
            self.uncover(zone, self._buffer)
        for seat in range(self.players):
            if self.choice[seat] == UNKNOWN:
                hand = self.hands[seat]
                self.choice[seat] = hand.items[rng.below(hand.size)]

    def unseen(self, cards: Cards) -> None:
        """The cards that lie in no place that this position knows, in ascending order."""
        cards.fill(0, self.cards)
        for zone in self.zones:
            for i in range(zone.size):
                if zone.items[i] >= 0:
                    cards.items[zone.items[i]] = 1
        found: i64 = 0
        for card in range(self.cards):
            if cards.items[card] == 0:
                cards.items[found] = card
                found += 1
        cards.size = found

    def uncover(self, zone: Cards, cards: Cards) -> None:
        """Put cards from the end of ``cards`` in the unknown places of a zone."""
        for i in range(zone.size):
            if zone.items[i] == UNKNOWN:
                zone.items[i] = cards.pop()

    def hide(self, zone: Cards) -> None:
        zone.fill(UNKNOWN, zone.size)

    def hide_hands(self, seat: i64) -> None:
        """Others' hands, and what they chose from them; that they have chosen stays open."""
        for other in range(self.players):
            if other != seat:
                self.hide(self.hands[other])
                if self.choice[other] != NOTHING:
                    self.choice[other] = UNKNOWN

    def legal_choices(self, seat: i64, moves: Cards) -> None:
        """While all choose secretly: a card of the hand, or taking back what was chosen."""
        if self.choice[seat] == NOTHING:
            moves.extend(self.hands[seat])
        else:
            moves.append(TAKE_BACK)

    def first_without_choice(self) -> i64:
        """The first seat whose secret choice is still missing, or NOTHING."""
        for seat in range(self.players):
            if self.choice[seat] == NOTHING:
                return seat
        return NOTHING

    def team(self, seat: i64) -> i64:
        """The lowest of the seats that win and lose with this one. Alone unless a game says so."""
        return seat

    def score(self, seat: i64) -> i64:
        return self.rank_key(seat, 0)

    def winners(self) -> i64:
        """The winning seats as bits: those that no comparison of ``rank_key`` left behind."""
        left: i64 = (1 << self.players) - 1
        for level in range(i64(len(self.tie_breaks()))):
            left = self.best(left, level)
        return left

    def best(self, seats: i64, level: i64) -> i64:
        """Those of the seats (as bits) that stand highest on this level."""
        best: i64 = 0
        result: i64 = 0
        for seat in range(self.players):
            if seats >> seat & 1:
                value = self.rank_key(seat, level)
                if result == 0 or value > best:
                    best = value
                    result = 0
                if value == best:
                    result |= 1 << seat
        return result

    def outcome(self) -> Outcome:
        """How the match ended; asked only when it is over."""
        left: i64 = (1 << self.players) - 1
        names = self.tie_breaks()
        decided_by = "shared"
        for level in range(len(names)):
            before = left
            left = self.best(left, level)
            if left != before:
                decided_by = names[level]
        seats = [int(seat) for seat in range(self.players)]
        winners = tuple([seat for seat in seats if left >> seat & 1])
        scores = tuple([int(self.score(seat)) for seat in seats])
        return Outcome(scores, winners, self.reason(), decided_by)

    def emit(self, key: str, facts: Mapping[str, Fact]) -> None:
        """Report what everybody sees. Ask ``emits_events`` first: a search must not pay for it."""
        self.events.append(Event(key, facts))

    def emit_private(
        self, seat: i64, key: str, facts: Mapping[str, Fact], secret: Mapping[str, Fact]
    ) -> None:
        """Report what everybody sees together with what only this seat sees."""
        self.events.append(Event(key, facts, seat, secret))
