"""How much an honest player of Day & Night can tell of what the others are about to play.

`python benchmarks/bots.py luck --game day_and_night` stops matches of greedy players before second
cards are chosen, and lets a seat imagine the hands of the others as the search does: how often do
those it imagines play what the real ones play? One who saw their hands would know it every time.
"""

from collections.abc import Iterator

from lunasol.arena.plan import Plan, start_of
from lunasol.bots.policy import Policy
from lunasol.bots.registry import policy
from lunasol.bots.search.search import Search, SearchBudget
from lunasol.engine.cards import Rng
from lunasol.engine.game import CHANCE, OVER
from lunasol.games.day_and_night.rules import CHOOSE_SECOND, DayAndNight

IMAGINED = 60
"""Deals that are imagined in each position."""


def foresight(plan: Plan, positions: int) -> tuple[float, float]:
    """The share of second cards of which the colour is foretold, and the whole face."""
    known, rng = policy(plan.game), Rng(plan.seed, 6)
    colours = faces = asked = 0
    for _, position in zip(range(positions), before_second_cards(plan, known, rng), strict=False):
        seat = rng.below(plan.players)
        played = choices(position, seat, known, rng)
        for imagined in worlds(position, seat, known, rng):
            for real, guess in zip(played, choices(imagined, seat, known, rng), strict=True):
                colours += real[0] == guess[0]
                faces += real == guess
                asked += 1
    return colours / asked, faces / asked


def before_second_cards(plan: Plan, known: Policy, rng: Rng) -> Iterator[DayAndNight]:
    """All such positions of one match of greedy players after another."""
    while True:
        game = start_of(plan).clone()
        assert isinstance(game, DayAndNight)
        while (seat := game.turn()) != OVER:
            if seat == CHANCE:
                game.roll(rng)
                continue
            if game.step == CHOOSE_SECOND and game.waiting == 0:
                yield game
            game.apply(seat, known.choose(game, seat, 1, rng))


def worlds(position: DayAndNight, seat: int, known: Policy, rng: Rng) -> Iterator[DayAndNight]:
    """Deals as the search of this seat imagines them."""
    shown = position.clone()
    shown.blind(seat)
    search = Search(shown, seat, known, rng, SearchBudget(1))
    for world in range(IMAGINED):
        search.deals = world
        search.imagine()
        assert isinstance(search.imagined, DayAndNight)
        yield search.imagined


def choices(game: DayAndNight, seat: int, known: Policy, rng: Rng) -> list[tuple[int, int, int]]:
    """Colour, value and symbol of what the others would play now."""
    deck = game.deck
    cards = [known.choose(game, other, 1, rng) for other in range(game.players) if other != seat]
    return [
        (int(deck.colour[card]), int(deck.value[card]), int(deck.symbols[card])) for card in cards
    ]
