"""Wraps our games for OpenSpiel, and OpenSpiel's search as one of our bots.

The wrapper has just what `open_spiel.python.algorithms.ismcts` needs: states, legal actions, what
a player knows as a string, and re-dealt states. Its utility is the same as that of our search.
This runs in the peers' own environment, which also finds lunasol.
"""

import sys
from time import perf_counter
from typing import Any

import numpy
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from lunasol import games
from lunasol.arena.play import play
from lunasol.bots.answer import Answer
from lunasol.bots.bot import Bot, SearchBot
from lunasol.bots.registry import policy
from lunasol.bots.search.search import SearchBudget
from lunasol.engine.cards import Rng
from lunasol.engine.game import CHANCE, OVER, Game
from lunasol.engine.position import snapshot
from lunasol.estimates import Estimate, share_of

MOST_ACTIONS = 2**31 - 1
"""Our move codes can be larger; OpenSpiel does not check that here."""
SCORE_PART = 0.15
COMFORTABLE_LEAD = 20
EXPLORATION = 1.4


class CopyablePosition:
    """Makes a position copyable for OpenSpiel, because compiled classes do not support deepcopy."""

    def __init__(self, position: Game) -> None:
        self.position = position

    def __deepcopy__(self, memo: object) -> "CopyablePosition":
        return CopyablePosition(self.position.clone())


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, start: Game, name: str) -> None:
        kind = pyspiel.GameType(
            short_name=f"lunasol_{name}",
            long_name=f"lunasol {name}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=int(start.players),
            min_num_players=int(start.players),
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
            provides_factored_observation_string=False,
        )
        facts = pyspiel.GameInfo(
            num_distinct_actions=MOST_ACTIONS,
            max_chance_outcomes=0,
            num_players=int(start.players),
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=int(start.max_decisions()),
        )
        super().__init__(kind, facts, {})
        self.start = start
        self.shuffler = Rng(1)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self, self.start.clone())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state that shuffles by itself as soon as a shuffle is pending."""

    def __init__(self, game: SpielGame, position: Game) -> None:
        super().__init__(game)
        self.held = CopyablePosition(position)

    def current_player(self) -> int:
        turn = int(self.held.position.turn())
        return int(pyspiel.PlayerId.TERMINAL) if turn == OVER else turn

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.held.position.legal_codes(player))

    def _apply_action(self, action: int) -> None:
        position = self.held.position
        position.apply(position.turn(), action)
        while position.turn() == CHANCE:
            position.roll(self.get_game().shuffler)

    def is_terminal(self) -> bool:
        return bool(self.held.position.turn() == OVER)

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        known = self.held.position.clone()
        known.blind(seat)
        return repr(snapshot(known))

    def returns(self) -> list[float]:
        position = self.held.position
        seats = range(int(position.players))
        winners = int(position.winners())
        teams = {int(position.team(seat)) for seat in seats if winners >> seat & 1}
        shares = [(winners >> seat & 1) / len(teams) for seat in seats]
        return [
            (1 - SCORE_PART) * share + SCORE_PART * lead(position, seat)
            for seat, share in zip(seats, shares, strict=True)
        ]

    def _action_to_string(self, player: int, action: int) -> str:
        return str(action)

    def __str__(self) -> str:
        return repr(snapshot(self.held.position))


def lead(position: Game, seat: int) -> float:
    rivals = [
        int(position.score(other))
        for other in range(int(position.players))
        if position.team(other) != position.team(seat)
    ]
    margin = int(position.score(seat)) - max(rivals)
    return 0.5 + 0.5 * margin / (abs(margin) + COMFORTABLE_LEAD)


class SpielBot(Bot):
    """OpenSpiel's information-set Monte Carlo tree search as one of our bots."""

    def __init__(self, start: Game, name: str, simulations: int, seed: int) -> None:
        self.game = SpielGame(start, name)
        self.random = numpy.random.RandomState(seed)
        self.rng = Rng(seed)
        self.search: Any = ISMCTSBot(
            game=self.game,
            evaluator=RandomRolloutEvaluator(1, self.random),
            uct_c=EXPLORATION,
            max_simulations=simulations,
            random_state=self.random,
        )
        self.search.set_resampler(self.redealt)

    def redealt(self, state: SpielState, seat: int) -> SpielState:
        position = state.held.position.clone()
        position.blind(seat)
        position.determinize(self.rng)
        return SpielState(self.game, position)

    def choose(self, position: Game, seat: int, rng: Rng) -> int:
        imagined = position.clone()
        imagined.determinize(rng)
        return int(self.search.step(SpielState(self.game, imagined)))

    def answer(self, position: Game, seat: int, rng: Rng) -> Answer:
        return Answer(self.choose(position, seat, rng), (), None)


# The meeting ----------------------------------------------------------------------------------

SIMULATIONS = 100
MEETINGS = (
    ("nox", 2, 0.55, 0.75),
    ("sun_and_moon", 2, 0.55, 0.75),
    ("day_and_night", 4, 0.32, 0.45),
)
"""Game, players, and our goals for the win share at equal iterations and at equal time."""


class Timed(Bot):
    """Measures how long a bot thinks."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = 0.0
        self.moves = 0

    def choose(self, position: Game, seat: int, rng: Rng) -> int:
        began = perf_counter()
        move = self.bot.choose(position, seat, rng)
        if len(position.legal_codes(seat)) > 1:
            self.seconds += perf_counter() - began
            self.moves += 1
        return move

    def answer(self, position: Game, seat: int, rng: Rng) -> Answer:
        return self.bot.answer(position, seat, rng)


def meet(game: str, players: int, budget: SearchBudget, matches: int) -> tuple[Estimate, float]:
    """Our win share when their bot holds all other seats, and their seconds per move."""
    start = games.MatchSpec.of(game, players).new_game()
    theirs = Timed(SpielBot(start, game, SIMULATIONS, seed=1))
    ours = SearchBot(policy(game), budget)
    shares = []
    for number in range(matches):
        seat = number % players
        bots: list[Bot] = [ours if each == seat else theirs for each in range(players)]
        winners = int(play(start, bots, 1, number // players, number).winners())
        shares.append((winners >> seat & 1) / winners.bit_count())
    return share_of(sum(shares), matches), theirs.seconds / theirs.moves


def report(game: str, players: int, how: str, share: Estimate, goal: float) -> None:
    low, high = share.low or 0.0, share.high or 1.0
    mark = "ok" if low > goal else "met" if share.mean >= goal else "NO"
    figures = f"{share.mean:.3f} ({low:.3f}–{high:.3f})"
    print(f"{game}, {players} players, equal {how}: {figures} (≥ {goal}) {mark}", flush=True)


def main(matches: int, only: str | None) -> None:
    print(f"Against OpenSpiel's ISMCTS, {SIMULATIONS} simulations, {matches} matches each")
    for game, players, alike, timed in MEETINGS:
        if only not in (None, game):
            continue
        share, seconds = meet(game, players, SearchBudget(SIMULATIONS), matches)
        report(game, players, "iterations", share, alike)
        share, _ = meet(game, players, SearchBudget(10**9, seconds=seconds), matches)
        report(game, players, f"time ({seconds:.2f} s)", share, timed)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else None)
