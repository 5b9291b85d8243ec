"""Follows a match through its events and recognises situations that a ruling decides.

A situation names the events at which it is tested. It can also be tested at every decision
(DECISION) or when the match is over (END). The test always runs before the observer takes in the
event, so it sees the table as it was just before.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from lunasol.engine.deck import Deck
from lunasol.engine.events import Event
from lunasol.engine.game import Game, Outcome

DECISION = "(decision)"
"""The facts are the seat and its move; the move has not been applied yet."""
END = "(end)"
"""The facts are the outcome; the match is over."""

Facts = Any
"""The facts of an event; their type depends on the key of the event."""
Test = Callable[[Any, Facts], int]
"""How often the situation occurs in this event, usually 0 or 1."""


def always(_observer: object, _facts: Facts) -> int:
    return 1


@dataclass(frozen=True)
class Situation:
    ruling: str
    text: str
    keys: str
    """The keys of the events at which it is tested, separated by spaces."""
    test: Test = always


def situation(ruling: str, text: str, keys: str) -> Callable[[Test], Situation]:
    """Turns the method that recognises a situation into that Situation."""
    return lambda test: Situation(ruling, text, keys, test)


@dataclass(frozen=True)
class Holding:
    """The cards and the points of one seat in a match, or in a round where rounds are counted."""

    seat: int
    views: tuple[Iterable[int], ...]
    """The cards of its opening hand, those it ever held, and those it kept in the end."""
    points: int


class MatchObserver(ABC):
    """What is known of a match so far. Subclasses follow the events of their game."""

    situations: ClassVar[tuple[Situation, ...]]
    """In the order in which the class defines them."""
    rounds: ClassVar[str] = "rounds"
    """What the parts of a match are called."""
    unit: ClassVar[str] = "match"
    """The unit in which cards are counted: match or round."""
    kept_name: ClassVar[str]
    """What it means in this game that a seat kept a card in the end."""

    def __init__(self, game: Game, deck: Deck) -> None:
        self.game: Any = game
        self.deck = deck
        self.players = int(game.players)
        self.opening: list[list[int]] = [[] for _ in range(self.players)]
        self.held: list[set[int]] = [set() for _ in range(self.players)]

    def __init_subclass__(cls) -> None:
        defined = vars(cls).values()
        cls.situations = tuple(each for each in defined if isinstance(each, Situation))

    @staticmethod
    @abstractmethod
    def kinds(deck: Deck) -> list[str]:
        """The name of each card's kind; cards of one kind are interchangeable in play."""

    @abstractmethod
    def follow(self, key: str, facts: Facts) -> None:
        """Take in an event."""

    def round_count(self) -> int:
        return int(self.game.round)

    def kept(self, seat: int) -> Iterable[int]:
        """The cards that the seat kept in the end, where whole matches are counted."""
        return ()

    def holdings(self, outcome: Outcome) -> list[list[Holding]]:
        """For each match or round, what every seat held."""
        seats = range(self.players)
        return [[self.holding(seat, self.kept(seat), outcome.scores[seat]) for seat in seats]]

    def holding(self, seat: int, kept: Iterable[int], points: int) -> Holding:
        return Holding(seat, (self.opening[seat], self.held[seat], kept), points)

    def deal(self, seat: int, cards: Sequence[int]) -> None:
        self.opening[seat] = list(cards)
        self.held[seat] = set(cards)


class SituationCounter:
    """Passes the events of one match to its observer and counts the situations."""

    def __init__(self, observer: MatchObserver) -> None:
        self.observer = observer
        self.counts = [0] * len(observer.situations)
        self.tests: dict[str, list[tuple[int, Test]]] = {}
        for number, situation in enumerate(observer.situations):
            for key in situation.keys.split():
                self.tests.setdefault(key, []).append((number, situation.test))

    def decision(self, seat: int, move: int) -> None:
        """Call this before the move is applied."""
        self.take(DECISION, {"seat": seat, "move": move})

    def events(self, events: list[Event]) -> None:
        """Take in the events since the last call, and empty the list."""
        for event in events:
            secret: Facts = event.secret
            if event.key == "dealt":
                self.observer.deal(event.facts["seat"], secret["cards"])  # type: ignore[arg-type]
            elif event.key == "drew":
                cards = secret["cards"] if "cards" in secret else [secret["card"]]
                self.observer.held[event.facts["seat"]].update(cards)  # type: ignore[index]
            self.take(event.key, event.facts)
        events.clear()

    def end(self, outcome: Outcome) -> None:
        self.take(END, outcome)

    def take(self, key: str, facts: Facts) -> None:
        for number, test in self.tests.get(key, ()):
            self.counts[number] += int(test(self.observer, facts))
        self.observer.follow(key, facts)
