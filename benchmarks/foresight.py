"""How well an honest player of Day & Night can predict what the others are about to play.

`python benchmarks/bots.py luck --game day_and_night` stops matches of greedy players before second
cards are chosen, and deals the hidden hands of the others as the search of one seat would. It
counts how often the imagined players play the same card as the real ones. A player who saw all
hands would always be right.
"""

from collections.abc import Iterator

from lunasol.arena.play import start_of
from lunasol.bots.policy import Policy
from lunasol.bots.registry import policy
from lunasol.bots.search.search import Search, SearchBudget
from lunasol.engine.cards import Rng
from lunasol.engine.game import CHANCE, OVER
from lunasol.games import MatchSpec
from lunasol.games.day_and_night.rules import CHOOSE_SECOND, DayAndNight

IMAGINED = 60
"""The number of imagined deals in each position."""


def foresight(spec: MatchSpec, positions: int, seed: int) -> tuple[float, float]:
    """The share of second cards whose colour is predicted, and whose whole face is."""
    known, rng = policy(spec.game), Rng(seed, 6)
    colours = faces = asked = 0
    for _, position in zip(range(positions), before_second_cards(spec, known, rng), strict=False):
        seat = rng.below(spec.players)
        played = choices(position, seat, known, rng)
        for imagined in worlds(position, seat, known, rng):
            for real, guess in zip(played, choices(imagined, seat, known, rng), strict=True):
                colours += real[0] == guess[0]
                faces += real == guess
                asked += 1
    return colours / asked, faces / asked


def before_second_cards(spec: MatchSpec, known: Policy, rng: Rng) -> Iterator[DayAndNight]:
    """All positions before second cards, in an endless series of matches of greedy players."""
    while True:
        game = start_of(spec).clone()
        assert isinstance(game, DayAndNight)
        while (seat := game.turn()) != OVER:
            if seat == CHANCE:
                game.roll(rng)
                continue
            if game.step == CHOOSE_SECOND and game.waiting == 0:
                yield game
            game.apply(seat, known.choose(game, seat, 1, rng))


def worlds(position: DayAndNight, seat: int, known: Policy, rng: Rng) -> Iterator[DayAndNight]:
    """Positions with the hidden cards dealt as the search of this seat would."""
    shown = position.clone()
    shown.blind(seat)
    search = Search(shown, seat, known, rng, SearchBudget(1))
    for world in range(IMAGINED):
        search.deals = world
        search.imagine()
        assert isinstance(search.imagined, DayAndNight)
        yield search.imagined


def choices(game: DayAndNight, seat: int, known: Policy, rng: Rng) -> list[tuple[int, int, int]]:
    """Colour, value and symbol of the cards that the others would play now."""
    deck = game.deck
    cards = [known.choose(game, other, 1, rng) for other in range(game.players) if other != seat]
    return [
        (int(deck.colour[card]), int(deck.value[card]), int(deck.symbols[card])) for card in cards
    ]
