"""What a decision gains: the search's move against the greedy one, judged by playing on.

`python benchmarks/bots.py gain` takes positions from matches of greedy players, lets the search
choose, and plays on by the policy to the end of the match after either move, in the same imagined
deals. Far fewer matches than a tournament would need show which of two ways to choose is better,
and what is there to be gained at all.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt

from lunasol.arena.plan import Plan, start_of
from lunasol.bots.policy import Policy
from lunasol.bots.registry import bot, policy
from lunasol.engine.cards import UNKNOWN, Cards, Rng
from lunasol.engine.game import CHANCE, OVER, TAKE_BACK, Game

EVERY = 20
"""One decision of so many is judged."""
DEALS = 2000
COUNTED = 100
"""Matches in which decisions are counted."""


@dataclass(frozen=True)
class Decision:
    position: Game
    seat: int
    greedy: int


def decisions(plan: Plan) -> Iterator[Decision]:
    """From one match of greedy players after another."""
    chance = Rng(plan.seed, 1)
    while True:
        for decision in of_one_match(plan, chance):
            if chance.below(EVERY) == 0:
                yield decision


def of_one_match(plan: Plan, chance: Rng) -> Iterator[Decision]:
    """All decisions of greedy players in which there is something to choose."""
    player, game, moves = bot("greedy", plan.game), start_of(plan).clone(), Cards()
    while (seat := int(game.turn())) != OVER:
        if seat == CHANCE:
            game.roll(chance)
            continue
        known = game.clone()
        known.blind(seat)
        move = player.choose(known, seat, chance)
        moves.clear()
        known.legal(seat, moves)
        if moves.size > 1:
            yield Decision(known, seat, move)
        game.apply(seat, move)


def decisions_in_a_match(plan: Plan) -> float:
    """Of one player, on average."""
    chance = Rng(plan.seed, 2)
    found = sum(1 for _ in range(COUNTED) for _ in of_one_match(plan, chance))
    return found / COUNTED / plan.players


def win_share(decision: Decision, move: int, known: Policy) -> float:
    """Of matches that go on with this move; the deals are the same for every move."""
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
    """The share of the victory."""
    while (seat := game.turn()) != OVER:
        if seat == CHANCE:
            game.roll(rng)
        else:
            game.apply(seat, known.choose(game, seat, 1, rng))
    winners = int(game.winners())
    sides = {int(game.team(seat)) for seat in range(game.players) if winners >> seat & 1}
    return 1 / len(sides) if winners >> mine & 1 else 0.0


def gain(plan: Plan, name: str, positions: int) -> tuple[float, float]:
    """In thousandths of a match: what a decision gains, and half the width of its interval."""
    searcher, known = bot(name, plan.game), policy(plan.game)
    gains = []
    for number, decision in zip(range(positions), decisions(plan), strict=False):
        move = searcher.choose(decision.position, decision.seat, Rng(3, number))
        share = 0.0
        if move != decision.greedy:
            share = win_share(decision, move, known) - win_share(decision, decision.greedy, known)
        gains.append(1000 * share)
    mean = sum(gains) / len(gains)
    spread = sqrt(sum((each - mean) ** 2 for each in gains) / (len(gains) - 1))
    return mean, 1.96 * spread / sqrt(len(gains))
