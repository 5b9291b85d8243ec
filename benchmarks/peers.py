"""Measures the peers and prints JSON: bench.py runs it in the peers' own environment.

Each peer plays its game that is most like ours, with uniformly random moves.
"""

import json
import random
import sys
import time
from importlib.metadata import version

ENOUGH = 0.2
ROLLOUTS = 2000


def hearts_from_python() -> float:
    """OpenSpiel's hearts played from Python; dealing takes time but does not count as decisions."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    steps, start = 0, time.process_time()
    while (seconds := time.process_time() - start) < ENOUGH:
        state = game.new_initial_state()
        while not state.is_terminal():
            steps += not state.is_chance_node()
            actions = state.legal_actions()
            state.apply_action(actions[int(random.random() * len(actions))])
    return steps / seconds


def hearts_rollouts() -> float:
    """OpenSpiel's own C++ rollouts of hearts after the deal; only the decisions are counted."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    left = game.max_game_length()
    bot = pyspiel.MCTSBot(
        game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 7), 2.0, 1, 1000, False, 3, False
    )
    done, start = 0, time.process_time()
    while (seconds := time.process_time() - start) < ENOUGH:
        bot.mcts_search(state)
        done += ROLLOUTS * left
    return float(done / seconds)


def uno_raw() -> float:
    """RLCard's uno without its environment."""
    from rlcard.games.uno import Game

    game = Game()
    steps, start = 0, time.process_time()
    while (seconds := time.process_time() - start) < ENOUGH:
        game.init_game()
        while not game.is_over():
            game.step(random.choice(game.get_legal_actions()))
            steps += 1
    return steps / seconds


if __name__ == "__main__":
    random.seed(1)
    json.dump(
        {
            "hearts_from_python": hearts_from_python(),
            "hearts_rollouts": hearts_rollouts(),
            "uno_raw": uno_raw(),
            "open_spiel": version("open_spiel"),
            "rlcard": version("rlcard"),
        },
        sys.stdout,
    )
