"""What a decision gains: the search's move is compared with the greedy one by playouts.

`python benchmarks/bots.py gain` takes positions from matches of greedy players and lets the search
choose. After each of the two moves the policy plays to the end of the match, in the same imagined
deals. This needs far fewer matches than a tournament to show which of two ways to choose is
better, and how much there is to gain at all.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt

from lunasol.arena.play import start_of
from lunasol.bots.policy import Policy
from lunasol.bots.registry import bot, policy
from lunasol.engine.cards import UNKNOWN, Cards, Rng
from lunasol.engine.game import CHANCE, OVER, TAKE_BACK, Game
from lunasol.games import MatchSpec

EVERY = 20
"""One of this many decisions is judged."""
DEALS = 2000
COUNTED = 100
"""The number of matches in which decisions are counted."""


@dataclass(frozen=True)
class Decision:
    position: Game
    seat: int
    greedy: int


def decisions(spec: MatchSpec, seed: int) -> Iterator[Decision]:
    """Some decisions from an endless series of matches of greedy players."""
    rng = Rng(seed, 1)
    while True:
        for decision in of_one_match(spec, rng):
            if rng.below(EVERY) == 0:
                yield decision


def of_one_match(spec: MatchSpec, rng: Rng) -> Iterator[Decision]:
    """All decisions of greedy players with more than one legal move."""
    player, game, moves = bot("greedy", spec.game), start_of(spec).clone(), Cards()
    while (seat := int(game.turn())) != OVER:
        if seat == CHANCE:
            game.roll(rng)
            continue
        known = game.clone()
        known.blind(seat)
        move = player.choose(known, seat, rng)
        moves.clear()
        known.legal(seat, moves)
        if moves.size > 1:
            yield Decision(known, seat, move)
        game.apply(seat, move)


def decisions_in_a_match(spec: MatchSpec, seed: int) -> float:
    """The mean number of decisions of one player."""
    rng = Rng(seed, 2)
    found = sum(1 for _ in range(COUNTED) for _ in of_one_match(spec, rng))
    return found / COUNTED / spec.players


def win_share(decision: Decision, move: int, known: Policy) -> float:
    """The win share after this move; the deals are the same for every move."""
    root, won = decision.position.clone(), 0.0
    for seat in range(root.players):
        if seat != decision.seat and root.choice[seat] == UNKNOWN:
            root.apply(seat, TAKE_BACK)
    for deal in range(DEALS):
        rng = Rng(7, deal)
        game = root.clone()
        game.determinize(rng)
        game.apply(decision.seat, move)
        won += to_the_end(game, decision.seat, known, rng)
    return won / DEALS


def to_the_end(game: Game, mine: int, known: Policy, rng: Rng) -> float:
    """Play to the end by the policy; returns this seat's share of the win."""
    while (seat := game.turn()) != OVER:
        if seat == CHANCE:
            game.roll(rng)
        else:
            game.apply(seat, known.choose(game, seat, 1, rng))
    winners = int(game.winners())
    teams = {int(game.team(seat)) for seat in range(game.players) if winners >> seat & 1}
    return 1 / len(teams) if winners >> mine & 1 else 0.0


def gain(spec: MatchSpec, name: str, positions: int, seed: int) -> tuple[float, float]:
    """The gain of a decision in thousandths of a match, and half the width of its interval."""
    searcher, known = bot(name, spec.game), policy(spec.game)
    gains = []
    for number, decision in zip(range(positions), decisions(spec, seed), strict=False):
        move = searcher.choose(decision.position, decision.seat, Rng(3, number))
        share = 0.0
        if move != decision.greedy:
            share = win_share(decision, move, known) - win_share(decision, decision.greedy, known)
        gains.append(1000 * share)
    mean = sum(gains) / len(gains)
    spread = sqrt(sum((each - mean) ** 2 for each in gains) / (len(gains) - 1))
    return mean, 1.96 * spread / sqrt(len(gains))
