# Compiled by mypyc, see COMPILED in hatch_build.py.
"""The interface that every game implements for the referee, the search and the views.

A ``Game`` is a position together with its rules. It trusts its caller: ``Match`` checks what
people send, and a search only plays what ``legal`` listed. Everything on the path of a playout
works on ints in reused ``Cards``, so that nothing is allocated.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lunasol.engine.cards import NOTHING, UNKNOWN, Cards, Rng
from lunasol.engine.events import Event, Fact

CHANCE: Final = -1
"""Nobody is to act: a shuffle is pending."""
OVER: Final = -2
"""Nobody is to act: the match has ended."""
TAKE_BACK: Final = -1
"""The move by which a seat takes back a secret choice that still waits for the others."""
SPECTATOR: Final = -1
"""The seat number of a spectator."""


class Refusal:
    """Why a move is not legal: the key of a text and the id of the ruling that decides."""

    def __init__(self, key: str, ruling: str) -> None:
        self.key = key
        self.ruling = ruling


class Outcome:
    """How a match ended."""

    def __init__(
        self, scores: tuple[int, ...], winners: tuple[int, ...], reason: str, decided_by: str
    ) -> None:
        self.scores = scores
        """The final score of each seat."""
        self.winners = winners
        """The winning seats."""
        self.reason = reason
        """The key that says why the match ended."""
        self.decided_by = decided_by
        """The comparison that left only the winners: the score, a tie-break, or ``shared`` if all
        seats share the win."""

    def __repr__(self) -> str:
        return (
            f"Outcome(scores={self.scores}, winners={self.winners}, "
            f"reason={self.reason!r}, decided_by={self.decided_by!r})"
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash(self.fields())

    def fields(self) -> tuple[tuple[int, ...], tuple[int, ...], str, str]:
        return self.scores, self.winners, self.reason, self.decided_by


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A position and its rules.

    Subclasses add their zones to ``zones``. All their attributes are part of the position, except
    scratch space, whose names begin with ``_``, and the attributes listed in NOT_POSITION.
    ``position.snapshot`` relies on this.

    Examples:
        >>> import lunasol
        >>> from lunasol.engine.cards import Rng
        >>> position = lunasol.start("nox", players=2, secret=bytes(32)).blinded(0)
        >>> position.turn(), len(position.legal_codes(0)), position.hands[1].numbers()
        (0, 6, [-2, -2, -2])
        >>> position.determinize(Rng(1))
        >>> min(position.hands[1].numbers()) >= 0
        True
    """

    NOT_POSITION: ClassVar[tuple[str, ...]] = ("deck", "emits_events", "events", "rules")
    """Attributes that are not part of the position: they are fixed for the match, or they only
    report what happened. A subclass that has more of them lists all of them."""

    def __init__(self, players: i64, cards: i64, first_seat: i64) -> None:
        self.players: i64 = players
        self.cards: i64 = cards
        """The number of cards; their ids are 0 to cards - 1."""
        self.first_seat: i64 = first_seat
        """The seat that begins; NOTHING until it has been drawn."""
        self.choice: vec[i64] = vec[i64]([NOTHING] * players)
        """By seat, its secret choice that waits for the others, or NOTHING. The card is still in
        the hand."""
        self.hands: list[Cards] = [Cards(8) for _ in range(players)]
        self.zones: list[Cards] = self.hands.copy()
        """Every zone where cards lie: together they hold each card once."""
        self.emits_events: bool = False
        """Whether the rules report events; off in a search."""
        self.events: list[Event] = []
        """The events reported so far."""
        self._buffer: Cards = Cards(cards)
        self._most_moves: i64 = 0

    # What a game implements -------------------------------------------------------------------

    @abstractmethod
    def fresh(self) -> "Game":
        """A new position with the same rules and settings, before the first shuffle."""

    @abstractmethod
    def turn(self) -> i64:
        """The first seat that must act, or CHANCE, or OVER."""

    @abstractmethod
    def phase(self) -> str:
        """The key of the current phase, by which prompts and rule texts are found."""

    @abstractmethod
    def legal(self, seat: i64, moves: Cards) -> None:
        """Append the seat's legal moves. It has none unless it must act or can take a choice
        back."""

    @abstractmethod
    def apply(self, seat: i64, move: i64) -> None:
        """Play a legal move."""

    @abstractmethod
    def why_not(self, seat: i64, move: i64) -> Refusal:
        """Why this move, which is not legal for the seat now, is refused."""

    @abstractmethod
    def pending_shuffle(self, cards: Cards) -> None:
        """Fill ``cards`` with the cards to be shuffled now, in ascending order."""

    @abstractmethod
    def deal(self, order: Cards) -> None:
        """Continue with the shuffled cards; the first one is on top."""

    @abstractmethod
    def blind(self, seat: i64) -> None:
        """Hide everything that the seat does not know. All secrets are kept here, nowhere else."""

    @abstractmethod
    def rank_key(self, seat: i64, level: i64) -> i64:
        """The value that seats are ranked by, higher is better. Level 0 is the score, and each
        further level breaks ties of the levels before it."""

    @abstractmethod
    def tie_breaks(self) -> list[str]:
        """The names of the levels of ``rank_key``, the score first."""

    @abstractmethod
    def reason(self) -> str:
        """Why the match ended, as a key."""

    @abstractmethod
    def max_decisions(self) -> i64:
        """The most decisions that a match can have, not counting choices taken back."""

    def copy_from(self, other: "Game") -> None:
        """Become a copy of ``other`` without allocating. Subclasses copy their own fields too."""
        self.first_seat = other.first_seat
        for seat in range(self.players):
            self.choice[seat] = other.choice[seat]
        mine = self.zones
        theirs = other.zones
        for i in range(i64(len(mine))):
            mine[i].copy_from(theirs[i])

    def all_choose(self) -> bool:
        """Whether this is a phase in which all seats choose secretly at the same time."""
        return False

    # What all games share ---------------------------------------------------------------------

    def must_act(self, seat: i64) -> bool:
        """Whether this seat must decide now."""
        if self.all_choose():
            return self.choice[seat] == NOTHING
        return self.turn() == seat

    def limit_moves(self, most: i64) -> None:
        """From now on ``legal`` lists a spread of about this many moves where a game could have
        millions (SM-15); 0 lists all. It is for bots, and for lists that people read."""
        self._most_moves = most

    def legal_codes(self, seat: i64) -> list[int]:
        """The seat's legal moves as a new list; ``legal`` does the same without allocating."""
        moves = Cards()
        self.legal(seat, moves)
        return moves.numbers()

    def clone(self) -> "Game":
        """A new copy of this position."""
        copy = self.fresh()
        copy.copy_from(self)
        return copy

    def roll(self, rng: Rng) -> None:
        """Draw the first seat, if necessary, and shuffle with the fast generator of a playout."""
        if self.first_seat == NOTHING:
            self.first_seat = rng.below(self.players)
        self.pending_shuffle(self._buffer)
        self._buffer.shuffle(rng)
        self.deal(self._buffer)

    def determinize(self, rng: Rng) -> None:
        """Fill the unknown places of a blinded position with a random deal that fits the rest.

        Every unseen card is equally likely in every unknown place. A game in which seats know more
        than that, such as which shuffle a card was part of, overrides this.
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
        """Fill ``cards`` with all cards that are hidden in this position, in ascending order."""
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
        """Make every card of a zone unknown."""
        zone.fill(UNKNOWN, zone.size)

    def hide_hands(self, seat: i64) -> None:
        """Hide the others' hands and their choices; that they have chosen stays visible."""
        for other in range(self.players):
            if other != seat:
                self.hide(self.hands[other])
                if self.choice[other] != NOTHING:
                    self.choice[other] = UNKNOWN

    def legal_choices(self, seat: i64, moves: Cards) -> None:
        """Append the moves while all choose secretly: the cards in hand, or to take the choice
        back."""
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
        """The lowest seat of the team. A seat is a team of its own unless a game has partners."""
        return seat

    def score(self, seat: i64) -> i64:
        """The points of the seat."""
        return self.rank_key(seat, 0)

    def winners(self) -> i64:
        """The winning seats as bits: those that no comparison of ``rank_key`` eliminated."""
        left: i64 = (1 << self.players) - 1
        for level in range(i64(len(self.tie_breaks()))):
            left = self.best(left, level)
        return left

    def best(self, seats: i64, level: i64) -> i64:
        """Those of the seats (as bits) that rank highest on this level."""
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
        """How the match ended. Only valid when it is over."""
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
        """Report what everybody sees. Check ``emits_events`` before you build the facts, so that a
        search does not pay for them."""
        self.events.append(Event(key, facts))

    def emit_private(
        self, seat: i64, key: str, facts: Mapping[str, Fact], secret: Mapping[str, Fact]
    ) -> None:
        """Report what everybody sees, and with it the secret facts that only this seat sees."""
        self.events.append(Event(key, facts, seat, secret))

    def emit_hands(self) -> None:
        """Report the hands that were dealt, each to its own seat."""
        for seat in range(self.players):
            cards = [int(card) for card in self.hands[seat]]
            self.emit_private(seat, "dealt", {"seat": seat, "count": len(cards)}, {"cards": cards})


def next_seat(seat: i64, players: i64) -> i64:
    """The seat to the left."""
    return seat + 1 if seat + 1 < players else 0
