"""The value of a lead and of a hand, estimated from greedy self-play.

`python benchmarks/bots.py worth` prints the constants of the policies of Day & Night and NOX: how
many points behind make a victory e times less likely (their ``uncertainty``), and how many more
stars a card in hand brings than another one (the tables in policies/day_and_night).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

import numpy
from numpy.typing import NDArray

from lunasol.arena.play import start_of
from lunasol.bots.registry import policy
from lunasol.engine.cards import Rng
from lunasol.engine.game import CHANCE, OVER, Game
from lunasol.games import MatchSpec
from lunasol.games.day_and_night.rules import COLOURS, DayAndNight
from lunasol.games.nox.rules import Nox

Numbers = NDArray[numpy.float64]
UNCERTAINTIES = numpy.geomspace(1.0, 400.0, 300)


@dataclass(frozen=True)
class Start:
    """The start of a round, and the result of the match."""

    to_come: int
    """The rounds left, this one included, or where that is unknown tens of points to the target."""
    hands: list[list[int]]
    points: list[int]
    gained: list[int]
    """The points gained by each seat from here to the end of the match."""
    won: list[float]
    """The share of the win of each seat."""


def starts(spec: MatchSpec, matches: int, seed: int) -> Iterator[Start]:
    known, start, rng = policy(spec.game), start_of(spec), Rng(seed, 5)
    for _ in range(matches):
        game, seen, last = start.clone(), list[tuple[int, list[list[int]], list[int]]](), 0
        while (seat := int(game.turn())) != OVER:
            if seat == CHANCE:
                game.roll(rng)
                continue
            if round_of(game) != last:
                last = round_of(game)
                seen.append((to_come(game), [list(hand) for hand in game.hands], points(game)))
            game.apply(seat, known.choose(game, seat, 1, rng))
        final, winners = points(game), game.outcome().winners
        won = [(seat in winners) / len(winners) for seat in range(spec.players)]
        for left, hands, before in seen:
            gained = [end - begin for end, begin in zip(final, before, strict=True)]
            yield Start(left, hands, before, gained, won)


def points(game: Game) -> list[int]:
    return [int(game.score(seat)) for seat in range(game.players)]


def round_of(game: Game) -> int:
    assert isinstance(game, DayAndNight | Nox)
    return int(game.round)


def to_come(game: Game) -> int:
    if isinstance(game, DayAndNight):
        return 1 + int(game.pile.size) // int(1 + 2 * game.players)
    assert isinstance(game, Nox)
    return (int(game.rules.target) - max(points(game))) // 10


# A lead ---------------------------------------------------------------------------------------


def show_uncertainties(spec: MatchSpec, matches: int, seed: int) -> None:
    print(f"{spec.game}, {spec.players} players, {matches} matches")
    found = sorted(starts(spec, matches, seed), key=lambda each: each.to_come)
    for left, group in groupby(found, key=lambda each: each.to_come):
        part = list(group)
        if any(len(set(each.points)) > 1 for each in part):
            print(f"  to come {left:2}: uncertainty {uncertainty(part):5.1f}  ({len(part)} rounds)")


def uncertainty(part: list[Start]) -> float:
    """The uncertainty with which the search's expected win shares fit the results best."""
    behind = numpy.array([each.points for each in part], float)
    behind -= behind.max(axis=1, keepdims=True)
    won = numpy.array([each.won for each in part])

    def likelihood(uncertainty: float) -> float:
        each = behind / uncertainty
        expected = each - numpy.log(numpy.exp(each).sum(axis=1, keepdims=True))
        return float((won * expected).sum())

    return float(max(UNCERTAINTIES, key=likelihood))


# A hand ---------------------------------------------------------------------------------------


def show_hands(spec: MatchSpec, matches: int, seed: int) -> None:
    """Print in hundredths of a star how much more a card is worth than the least valuable kind."""
    deck = start_of(spec).deck  # type: ignore[attr-defined]
    kinds = sorted({kind_of(deck, card) for card in range(len(deck.value))})
    found = [
        (each.to_come, features(deck, hand, kinds), beyond(each.gained, seat))
        for each in starts(spec, matches, seed)
        for seat, hand in enumerate(each.hands)
    ]
    left = numpy.array([to_come for to_come, _, _ in found])
    hands = numpy.array([counted for _, counted, _ in found])
    gained = numpy.array([stars for _, _, stars in found])
    values = fitted(hands[left > 1], gained[left > 1])
    *cards, pair = 100 * values
    for (value, symbol), worth in zip(kinds, cards, strict=True):
        print(f"  {value}{' with symbol' if symbol else ''}: {worth - min(cards):.0f}")
    print(f"  two cards of one colour: {pair:.0f}")
    for rounds in sorted(set(left)):
        part = fitted((hands @ values)[left == rounds, None], gained[left == rounds])[0]
        print(f"  of this with {rounds} to come: {part:.0%}")


def kind_of(deck: object, card: int) -> tuple[int, int]:
    return int(deck.value[card]), int(deck.symbols[card])  # type: ignore[attr-defined]


def features(deck: object, hand: list[int], kinds: list[tuple[int, int]]) -> list[float]:
    """The number of cards of each kind, and of pairs of the same colour."""
    held = [kind_of(deck, card) for card in hand]
    colours = [int(deck.colour[card]) for card in hand]  # type: ignore[attr-defined]
    counts = [colours.count(colour) for colour in range(COLOURS)]
    pairs = sum(count * (count - 1) / 2 for count in counts)
    return [*(float(held.count(kind)) for kind in kinds), pairs]


def fitted(x: Numbers, y: Numbers) -> Numbers:
    """What each feature adds to the stars gained, compared with the other seats."""
    solution: Numbers = numpy.linalg.lstsq(x - x.mean(axis=0), y - y.mean(), rcond=None)[0]
    return solution


def beyond(gained: list[int], seat: int) -> float:
    others = [each for other, each in enumerate(gained) if other != seat]
    return gained[seat] - sum(others) / len(others)
