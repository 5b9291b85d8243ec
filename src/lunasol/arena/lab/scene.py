"""A match while it is watched: what lies on the table as far as it was told, and what occurs.

A situation is tied to the ruling that decides it. It is asked whenever an event of one of its
keys was told, at every decision (DECISION) or when the match is over (END), and always before
the scene takes the event in: a test sees the table as it was just before.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from lunasol.engine.deck import Deck
from lunasol.engine.events import Event
from lunasol.engine.game import Game, Outcome

DECISION = "(decision)"
"""Facts: the seat and its move; the game still lies as the seat saw it."""
END = "(end)"
"""Facts: the outcome; the game is over."""

Facts = Any
"""The facts of an event: whose key they belong to decides what is in them."""
Test = Callable[[Any, Facts], int]
"""How often the situation occurs in this event, usually 0 or 1."""


def always(_scene: object, _facts: Facts) -> int:
    return 1


@dataclass(frozen=True)
class Situation:
    ruling: str
    text: str
    keys: str
    """The events at which it is asked, separated by spaces."""
    test: Test = always


def situation(ruling: str, text: str, keys: str) -> Callable[[Test], Situation]:
    """Makes a situation of the method that recognises it."""
    return lambda test: Situation(ruling, text, keys, test)


@dataclass(frozen=True)
class Holding:
    """What one seat held in a match, or in a round that is counted by itself, and its result."""

    seat: int
    views: tuple[Iterable[int], ...]
    """The cards of its opening hand, those it ever held, and those it kept in the end."""
    points: int


class Scene(ABC):
    """What is known of the match so far. Subclasses follow the events of their game."""

    situations: ClassVar[tuple[Situation, ...]]
    """In the order in which the class states them."""
    rounds: ClassVar[str] = "rounds"
    """What the parts of a match are called."""
    unit: ClassVar[str] = "match"
    """In what cards are held and won with: a match, or a round that is counted by itself."""
    kept_name: ClassVar[str]
    """What it means that a seat kept a card in the end."""

    def __init__(self, game: Game, deck: Deck) -> None:
        self.game: Any = game
        self.deck = deck
        self.players = int(game.players)
        self.opening: list[list[int]] = [[] for _ in range(self.players)]
        self.held: list[set[int]] = [set() for _ in range(self.players)]

    def __init_subclass__(cls) -> None:
        stated = vars(cls).values()
        cls.situations = tuple(each for each in stated if isinstance(each, Situation))

    @staticmethod
    @abstractmethod
    def kinds(deck: Deck) -> list[str]:
        """By card, the name of its kind: cards of one kind play alike."""

    @abstractmethod
    def follow(self, key: str, facts: Facts) -> None:
        """Take in what was told."""

    def round_count(self) -> int:
        return int(self.game.round)

    def kept(self, seat: int) -> Iterable[int]:
        """The cards that the seat kept in the end, where a whole match is counted."""
        return ()

    def holdings(self, outcome: Outcome) -> list[list[Holding]]:
        """Unit by unit, what the seats held."""
        seats = range(self.players)
        return [[self.holding(seat, self.kept(seat), outcome.scores[seat]) for seat in seats]]

    def holding(self, seat: int, kept: Iterable[int], points: int) -> Holding:
        return Holding(seat, (self.opening[seat], self.held[seat], kept), points)

    def deal(self, seat: int, cards: Sequence[int]) -> None:
        self.opening[seat] = list(cards)
        self.held[seat] = set(cards)


class Watch:
    """Follows one match and counts its situations."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.counts = [0] * len(scene.situations)
        self.asked: dict[str, list[tuple[int, Test]]] = {}
        for number, situation in enumerate(scene.situations):
            for key in situation.keys.split():
                self.asked.setdefault(key, []).append((number, situation.test))

    def decision(self, seat: int, move: int) -> None:
        """Called before the move is made."""
        self.take(DECISION, {"seat": seat, "move": move})

    def events(self, events: list[Event]) -> None:
        """Called with what was told since the last time; empties the list."""
        for event in events:
            secret: Facts = event.secret
            if event.key == "dealt":
                self.scene.deal(event.facts["seat"], secret["cards"])  # type: ignore[arg-type]
            elif event.key == "drew":
                cards = secret["cards"] if "cards" in secret else [secret["card"]]
                self.scene.held[event.facts["seat"]].update(cards)  # type: ignore[index]
            self.take(event.key, event.facts)
        events.clear()

    def end(self, outcome: Outcome) -> None:
        self.take(END, outcome)

    def take(self, key: str, facts: Facts) -> None:
        for number, test in self.asked.get(key, ()):
            self.counts[number] += int(test(self.scene, facts))
        self.scene.follow(key, facts)
