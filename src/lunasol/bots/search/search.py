# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Monte-Carlo tree search over what each seat knows, written once for all games.

At the root, Sequential Halving compares the candidate moves (Karnin, Koren and Somekh, "Almost
Optimal Exploration in Multi-Armed Bandits", ICML 2013): all candidates are tried equally often,
then the worse half is dropped, until one is left. They are tried in the same imagined deals,
each of which fits all that the seat has seen.

Below the root an iteration plays on by the game's policy. Where there is none, all seats learn as
they go by Multiple-Observer Information Set MCTS, MO-ISMCTS (Cowling, Powley and Whitehouse,
"Information Set Monte Carlo Tree Search", IEEE TCIAIG 2012): an iteration walks down one tree per
seat at once and then plays on at random. A seat chooses from its own tree only, so it never knows
what the others hold, nor what they have chosen secretly until all choices are revealed.
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
"""A comfortable lead in points, for a game without a policy."""
MOST_MOVES: Final = 200
"""How many of the moves of a kind a search looks at where a game could have millions."""
JITTER_STEPS: Final = 1024
"""How finely the random factor of the exploration term is divided."""


class SearchBudget:
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
        """The most playouts."""
        self.seconds = seconds
        """The most time; the search ends when either limit is reached."""
        self.exploration = exploration
        """The weight of the exploration term in MO-ISMCTS."""
        self.score_part = score_part
        """The weight of the lead in points; winning has the rest of 1."""
        self.width: i64 = width
        """The most candidates: those with the best scores at first sight."""


@final
class Search:
    """One decision of one seat, from a position that has been blinded for it."""

    def __init__(
        self, position: Game, seat: i64, policy: Policy | None, rng: Rng, budget: SearchBudget
    ) -> None:
        self.root = position.clone()
        """The blinded position that the search starts from."""
        self.imagined = position.clone()
        """The imagined deal that all candidates are tried in."""
        self.game = position.clone()
        """The position of the current iteration."""
        for each in (self.root, self.imagined, self.game):
            each.limit_moves(MOST_MOVES)
        self.seat: i64 = seat
        self.policy = policy
        self.seed: i64 = rng.word()
        self.rng = Rng(self.seed)
        self.budget = budget
        self.forced: i64 = NOTHING
        """The only candidate, if one move alone is to be evaluated."""
        self.begin_with: i64 = NOTHING
        """The candidate that this iteration begins with."""
        self.candidates: Cards = Cards(16)
        """The moves that Sequential Halving has not dropped yet."""
        self.deals: i64 = 0
        """How many deals have been imagined."""
        self.tree = Tree(position.players)
        self.comfortable = float(USUAL_LEAD) if policy is None else float(policy.lead)
        self.iterations: i64 = 0
        self.at: vec[i64] = vec[i64]([0] * position.players)
        """By seat, the node of its tree that this iteration has reached; NOTHING once it has left
        the tree, which grows by one node per iteration."""
        self.path: Cards = Cards(64)
        """All nodes that this iteration has passed."""
        self.viewers: Cards = Cards(64)
        """By node of the path, the seat whose tree it belongs to."""
        self.is_new: bool = False
        """Whether this iteration has reached a move that was never tried."""
        self.hidden_movers: Cards = Cards(8)
        """The seats whose secret choices of this iteration are not revealed yet."""
        self.hidden_moves: Cards = Cards(8)
        """Their choices."""
        self.gain: vec[float] = vec[float]([0.0] * position.players)
        """By seat, the value of this iteration's result, from 0 to 1."""
        self.wins: vec[float] = vec[float]([0.0] * position.players)
        """By seat, the share of the win, known or expected."""
        self.points: vec[float] = vec[float]([0.0] * position.players)
        """By seat, the final score, known or expected."""
        self._moves: Cards = Cards(256)
        self._scores: Cards = Cards(256)
        for other in range(position.players):
            if position.choice[other] == UNKNOWN:  # they choose again in each imagined deal
                self.root.apply(other, TAKE_BACK)

    def run(self) -> None:
        """Search until the budget is used up; a forced move is the only candidate."""
        if self.forced == NOTHING:
            self.pick_candidates()
        else:
            self.candidates.append(self.forced)
        self.halve_candidates()

    # Sequential Halving at the root -----------------------------------------------------------

    def halve_candidates(self) -> None:
        """In rounds: try all candidates in the same imagined deals, then drop the worse half."""
        rounds: i64 = 1
        while 1 << rounds < self.candidates.size:
            rounds += 1
        began = perf_counter()
        for number in range(rounds):
            share = float(number + 1) / float(rounds)
            until = began + self.budget.seconds * share
            self.play_round(self.budget.iterations * (number + 1) // rounds, until)
            self.drop_worse_half()

    def pick_candidates(self) -> None:
        """The moves with the best scores at first sight, the best first."""
        moves = self._moves
        scores = self._scores
        moves.clear()
        scores.clear()
        self.root.legal(self.seat, moves)
        if self.policy is None:
            scores.fill(0, moves.size)
        else:
            self.policy.score_moves(self.root, self.seat, moves, scores)
        while moves.size > 0 and self.candidates.size < self.budget.width:
            i = best(scores, 1, self.rng)
            self.candidates.append(moves.take(i))
            scores.take(i)

    def play_round(self, iterations: i64, until: float) -> None:
        """Try each candidate in the same imagined deals, with the same luck after it."""
        while self.deals == 0 or self.iterations + self.candidates.size <= iterations:
            self.deals += 1
            self.imagine()
            for i in range(self.candidates.size):
                self.rng.reseed(self.seed, 2 * self.deals + 1)
                self.begin_with = self.candidates.items[i]
                self.iterate()
            if perf_counter() >= until:
                return

    def imagine(self) -> None:
        """Draw a deal that fits all the seat has seen and how the others have played."""
        self.rng.reseed(self.seed, 2 * self.deals)
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
        """The mean gain of a move that the seat has now."""
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

    # Down the trees: MO-ISMCTS ----------------------------------------------------------------

    def descend(self) -> bool:
        """Play one decision; whether to go on, until a seat tries something new.

        Seats that choose at the same time all choose before it ends: otherwise only the first of
        them would ever learn.
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
        """At the root the candidate, then the policy's move, or the most promising one so far."""
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
        """The index of the move that did best so far, with a bonus for moves tried seldom."""
        tree = self.tree
        visits = tree.visits[node]
        usual = tree.gain[node] / visits if visits > 0.0 else 0.5
        even = self.budget.exploration / float(self._moves.size)
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
        """A random factor from 0.5 to 1.5 for the exploration term.

        Without it, seats that choose at the same time fall into step, each answering the move that
        the other is about to try.
        """
        return 0.5 + float(self.rng.below(JITTER_STEPS)) / JITTER_STEPS

    def follow(self, seat: i64, move: i64) -> None:
        """Move on in all trees, in each one when its seat sees the move."""
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

    # The result of an iteration ---------------------------------------------------------------

    def play_out(self) -> None:
        """Play on: by the policy until the position is quiet, or at random to the end."""
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
        """Find each seat's gain: mostly whether it wins, and a little its lead in points."""
        if self.game.turn() == OVER:
            self.count_points()
        else:
            self.estimate_points()
        part = self.budget.score_part
        for seat in range(self.game.players):
            self.gain[seat] = self.wins[seat] * (1.0 - part) + self.lead(seat) * part

    def count_points(self) -> None:
        """The match is over: the winning teams share the win."""
        game = self.game
        winners = game.winners()
        share = 1.0 / float(self.count_teams(winners))
        for seat in range(game.players):
            self.points[seat] = float(game.score(seat))
            self.wins[seat] = share if winners >> seat & 1 else 0.0

    def count_teams(self, winners: i64) -> i64:
        """How many teams the winning seats (as bits) belong to."""
        found: i64 = 0
        for seat in range(self.game.players):
            if winners >> seat & 1 and self.game.team(seat) == seat:
                found += 1
        return found

    def estimate_points(self) -> None:
        """The match goes on: the higher its expected score, the likelier a team wins."""
        policy = self.policy
        assert policy is not None
        game = self.game
        total = 0.0
        uncertainty = policy.uncertainty(game)
        for seat in range(game.players):
            self.points[seat] = float(policy.expected_score(game, seat)) / 100.0
            self.share_with_partner(seat)
        for seat in range(game.players):
            behind = (self.points[seat] - self.points[0]) / uncertainty
            self.wins[seat] = exp(behind if behind < 30.0 else 30.0)
            if game.team(seat) == seat:
                total += self.wins[seat]
        for seat in range(game.players):
            self.wins[seat] = self.wins[seat] / total

    def share_with_partner(self, seat: i64) -> None:
        """Partners win together, but each estimate knows one hand only: take the mean of both."""
        partner = self.game.team(seat)
        if partner != seat:
            shared = (self.points[seat] + self.points[partner]) * 0.5
            self.points[seat] = shared
            self.points[partner] = shared

    def lead(self, seat: i64) -> float:
        """The lead over the best other team, from 0 (hopelessly behind) to 1 (far ahead)."""
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
        """Add the result to all nodes of the path."""
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
        """The candidate that is left."""
        return self.candidates.items[0]
