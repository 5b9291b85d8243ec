# Compiled by mypyc, see COMPILED in hatch_build.py.
"""The search: Monte-Carlo tree search over what each seat knows, written once for all games.

Each iteration imagines a deal that fits all the seat has seen, begins with one of the moves in
question, plays on by a policy, and notes what came of it. Where no policy is known, all seats
learn as they go: an iteration walks down the trees of all of them at once and then plays on at
random. A seat chooses from its own tree only: it never knows what the others hold, nor what they
have chosen secretly until all choices are revealed.
"""

from math import exp, sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lunasol.bots.policy import Policy, best
from lunasol.bots.search.tree import Tree
from lunasol.engine.cards import NOTHING, UNKNOWN, Cards, Rng
from lunasol.engine.game import CHANCE, OVER, TAKE_BACK, Game
from lunasol.engine.playout import playout

USUAL_LEAD: Final = 20
"""A comfortable lead in points, where no policy knows better."""
JITTER_STEPS: Final = 1024


class Plan:
    """How much to search, and how."""

    def __init__(
        self,
        iterations: int,
        seconds: float = 3600.0,
        exploration: float = 1.0,
        score_part: float = 0.15,
        width: i64 = 12,
    ) -> None:
        self.iterations: i64 = iterations
        self.seconds = seconds
        self.exploration = exploration
        self.score_part = score_part
        """What the lead in points counts beside winning, of 1."""
        self.width: i64 = width
        """So many moves are tried, those that look best at first sight."""


@final
class Search:
    """One decision of one seat, from a position that has been blinded for it."""

    def __init__(
        self, position: Game, seat: i64, policy: Policy | None, rng: Rng, plan: Plan
    ) -> None:
        self.root = position.clone()
        self.imagined = position.clone()
        """The deal that all moves in question are tried in."""
        self.game = position.clone()
        self.seat: i64 = seat
        self.policy = policy
        self.seed: i64 = rng.word()
        self.rng = Rng(self.seed)
        self.plan = plan
        self.forced: i64 = NOTHING
        """The only move that the seat may begin with, to find out what that one is worth."""
        self.begin_with: i64 = NOTHING
        """The move that the seat begins this iteration with."""
        self.candidates: Cards = Cards(16)
        """The moves that are still in the knock-out."""
        self.world: i64 = 0
        self.tree = Tree(position.players)
        self.comfortable = float(USUAL_LEAD) if policy is None else float(policy.lead)
        self.iterations: i64 = 0
        self.at: vec[i64] = vec[i64]([0] * position.players)
        """By seat, the node of its tree where this iteration has come to; NOTHING once it has
        left the tree, which grows by one node in an iteration."""
        self.path: Cards = Cards(64)
        """All nodes that this iteration has passed, and beside them whose they are."""
        self.viewers: Cards = Cards(64)
        self.is_new: bool = False
        """Whether this iteration has come to something that was never tried."""
        self.hidden_movers: Cards = Cards(8)
        """Secret choices of this iteration that still wait to be revealed."""
        self.hidden_moves: Cards = Cards(8)
        self.gain: vec[float] = vec[float]([0.0] * position.players)
        self.wins: vec[float] = vec[float]([0.0] * position.players)
        self.points: vec[float] = vec[float]([0.0] * position.players)
        """What came of this iteration, by seat."""
        self._moves: Cards = Cards(256)
        self._scores: Cards = Cards(256)
        for other in range(position.players):
            if position.choice[other] == UNKNOWN:  # they choose anew in each imagined deal
                self.root.apply(other, TAKE_BACK)

    def run(self) -> None:
        """Search as long as planned; a forced move has nothing to compete with."""
        if self.forced == NOTHING:
            self.nominate()
        else:
            self.candidates.append(self.forced)
        self.compete()

    # The knock-out among the moves ------------------------------------------------------------

    def compete(self) -> None:
        """In rounds: all moves are tried in the same imagined deals, then the worse half is out."""
        rounds: i64 = 1
        while 1 << rounds < self.candidates.size:
            rounds += 1
        began = perf_counter()
        for number in range(rounds):
            share = float(number + 1) / float(rounds)
            until = began + self.plan.seconds * share
            self.play_round(self.plan.iterations * (number + 1) // rounds, until)
            self.drop_worse_half()

    def nominate(self) -> None:
        """The moves that look best at first sight, the best first."""
        moves = self._moves
        scores = self._scores
        moves.clear()
        scores.clear()
        self.root.legal(self.seat, moves)
        if self.policy is None:
            scores.fill(0, moves.size)
        else:
            self.policy.score_moves(self.root, self.seat, moves, scores)
        while moves.size > 0 and self.candidates.size < self.plan.width:
            i = best(scores, 1, self.rng)
            self.candidates.append(moves.take(i))
            scores.take(i)

    def play_round(self, iterations: i64, until: float) -> None:
        """Each of the moves is tried in the same imagined deals, with the same luck after it."""
        while self.world == 0 or self.iterations + self.candidates.size <= iterations:
            self.world += 1
            self.imagine()
            for i in range(self.candidates.size):
                self.rng.reseed(self.seed, 2 * self.world + 1)
                self.begin_with = self.candidates.items[i]
                self.iterate()
            if perf_counter() >= until:
                return

    def imagine(self) -> None:
        """A deal that fits all the seat has seen, and how the others have played so far."""
        self.rng.reseed(self.seed, 2 * self.world)
        self.imagined.copy_from(self.root)
        self.imagined.determinize(self.rng)
        if self.policy is not None:
            self.policy.condition_hands(self.imagined, self.seat, self.rng)

    def drop_worse_half(self) -> None:
        remaining = (self.candidates.size + 1) // 2
        while self.candidates.size > remaining and self.candidates.size > 1:
            worst: i64 = 0
            for i in range(self.candidates.size):
                if self.mean(self.candidates.items[i]) < self.mean(self.candidates.items[worst]):
                    worst = i
            self.candidates.take(worst)

    def mean(self, move: i64) -> float:
        node = self.found(move)
        if node == NOTHING:
            return 0.0
        return self.tree.gain[node] / self.tree.visits[node]

    def iterate(self) -> None:
        self.iterations += 1
        self.game.copy_from(self.imagined)
        self.start_path()
        while self.descend():
            pass
        self.play_out()
        self.judge()
        self.learn()

    def start_path(self) -> None:
        self.is_new = False
        self.path.clear()
        self.viewers.clear()
        self.hidden_movers.clear()
        self.hidden_moves.clear()
        for seat in range(self.game.players):
            self.at[seat] = seat
            self.path.append(seat)
            self.viewers.append(seat)

    # Down the trees ---------------------------------------------------------------------------

    def descend(self) -> bool:
        """One step further; whether to go on, which ends where a seat tries something new.

        Who chooses at the same time as others does so before it ends: else only the first of them
        would ever learn.
        """
        game = self.game
        seat = game.turn()
        if seat == CHANCE:
            game.roll(self.rng)
            return True
        if seat < 0:
            return False
        move = self.select(seat)
        node = self.at[seat]
        if node == NOTHING or self.tree.find(node, seat, move) == NOTHING:
            self.is_new = True
        game.apply(seat, move)
        self.follow(seat, move)
        return not self.is_new or self.hidden_movers.size > 0

    def select(self, seat: i64) -> i64:
        """The move in question; then by the policy, or what is most promising so far."""
        node = self.at[seat]
        if node == self.seat:
            return self.begin_with
        policy = self.policy
        if policy is not None:
            return policy.choose(self.game, seat, 1, self.rng)
        moves = self._moves
        moves.clear()
        self.game.legal(seat, moves)
        if moves.size == 1:
            return moves.items[0]
        if node == NOTHING:
            return moves.items[self.rng.below(moves.size)]
        return moves.items[self.most_promising(seat, node)]

    def most_promising(self, seat: i64, node: i64) -> i64:
        """Good so far, or not yet tried as much as it deserves."""
        tree = self.tree
        visits = tree.visits[node]
        usual = tree.gain[node] / visits if visits > 0.0 else 0.5
        even = self.plan.exploration / float(self._moves.size)
        found: i64 = 0
        highest = -1.0
        for i in range(self._moves.size):
            reach = even * self.jitter()
            child = tree.find(node, seat, self._moves.items[i])
            if child == NOTHING:
                promise = usual + reach * sqrt(visits + 1.0)
            else:
                tree.chances[child] += 1.0
                tried = tree.visits[child]
                promise = tree.gain[child] / tried
                promise += reach * sqrt(tree.chances[child]) / (1.0 + tried)
            if promise > highest:
                highest = promise
                found = i
        return found

    def jitter(self) -> float:
        """A little chance in where to look: without it seats that choose at the same time fall
        into step, each answering what the other is about to try."""
        return 0.5 + float(self.rng.below(JITTER_STEPS)) / JITTER_STEPS

    def follow(self, seat: i64, move: i64) -> None:
        """All trees go along, each when its seat sees the move."""
        self.step(seat, seat, move)
        if self.game.choice[seat] != NOTHING:
            self.hidden_movers.append(seat)
            self.hidden_moves.append(move)
            return
        for i in range(self.hidden_movers.size):
            self.show(self.hidden_movers.items[i], self.hidden_moves.items[i])
        self.hidden_movers.clear()
        self.hidden_moves.clear()
        self.show(seat, move)

    def show(self, mover: i64, move: i64) -> None:
        for viewer in range(self.game.players):
            if viewer != mover:
                self.step(viewer, mover, move)

    def step(self, viewer: i64, mover: i64, move: i64) -> None:
        before = self.at[viewer]
        if before == NOTHING:
            return
        node = self.tree.find(before, mover, move)
        self.at[viewer] = node
        if node == NOTHING:
            node = self.tree.add(before, mover, move)
        self.path.append(node)
        self.viewers.append(viewer)

    # What comes of it -------------------------------------------------------------------------

    def play_out(self) -> None:
        """Play on: by the policy until it sees enough, else at random to the end."""
        game = self.game
        policy = self.policy
        if policy is None:
            playout(game, self.rng, self._moves)
            return
        moves: i64 = 0
        while True:
            seat = game.turn()
            if seat >= 0:
                if policy.is_quiet(game, moves):
                    return
                game.apply(seat, policy.choose(game, seat, 1, self.rng))
                moves += 1
            elif seat == CHANCE:
                game.roll(self.rng)
            else:
                return

    def judge(self) -> None:
        """By seat: to win counts most, then the lead in points."""
        if self.game.turn() == OVER:
            self.count_points()
        else:
            self.estimate_points()
        part = self.plan.score_part
        for seat in range(self.game.players):
            self.gain[seat] = self.wins[seat] * (1.0 - part) + self.lead(seat) * part

    def count_points(self) -> None:
        """The match is over: winners share it."""
        game = self.game
        winners = game.winners()
        share = 1.0 / float(self.sides_of(winners))
        for seat in range(game.players):
            self.points[seat] = float(game.score(seat))
            self.wins[seat] = share if winners >> seat & 1 else 0.0

    def sides_of(self, winners: i64) -> i64:
        found: i64 = 0
        for seat in range(self.game.players):
            if winners >> seat & 1 and self.game.team(seat) == seat:
                found += 1
        return found

    def estimate_points(self) -> None:
        """The match goes on: whoever may expect more wins the more likely."""
        policy = self.policy
        assert policy is not None
        game = self.game
        total = 0.0
        doubt = policy.uncertainty(game)
        for seat in range(game.players):
            self.points[seat] = float(policy.expected_score(game, seat)) / 100.0
            self.share_with_partner(seat)
        for seat in range(game.players):
            behind = (self.points[seat] - self.points[0]) / doubt
            self.wins[seat] = exp(behind if behind < 30.0 else 30.0)
            if game.team(seat) == seat:
                total += self.wins[seat]
        for seat in range(game.players):
            self.wins[seat] = self.wins[seat] / total

    def share_with_partner(self, seat: i64) -> None:
        """Partners win together, but each counts with its own hand only: the truth is between."""
        partner = self.game.team(seat)
        if partner != seat:
            shared = (self.points[seat] + self.points[partner]) * 0.5
            self.points[seat] = shared
            self.points[partner] = shared

    def lead(self, seat: i64) -> float:
        """From 0, hopelessly behind the best other side, to 1, hopelessly ahead."""
        game = self.game
        best_other = 0.0
        asked = False
        for rival in range(game.players):
            is_rival = game.team(rival) != game.team(seat)
            if is_rival and (not asked or self.points[rival] > best_other):
                best_other = self.points[rival]
                asked = True
        margin = self.points[seat] - best_other
        return 0.5 + 0.5 * margin / (abs(margin) + self.comfortable)

    def learn(self) -> None:
        tree = self.tree
        for i in range(self.path.size):
            node = self.path.items[i]
            viewer = self.viewers.items[i]
            tree.visits[node] += 1.0
            tree.gain[node] += self.gain[viewer]
            tree.wins[node] += self.wins[viewer]

    # The answer -------------------------------------------------------------------------------

    def win_share(self) -> float:
        """The share of the imagined matches that the seat has won."""
        return self.tree.wins[self.seat] / self.tree.visits[self.seat]

    def found(self, move: i64) -> i64:
        """The node of a move that the seat has now, or NOTHING if it was never tried."""
        return self.tree.find(self.seat, self.seat, move)

    def choose(self) -> i64:
        """The move that is left."""
        return self.candidates.items[0]
