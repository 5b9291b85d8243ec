"""Prints whether the engine is compiled, and a digest of many matches; run by test_engines.py."""

import hashlib

from laws.cover import Case, all_cases
from lunasol import games
from lunasol.bots import registry
from lunasol.engine import cards
from lunasol.engine.cards import Rng
from lunasol.engine.options import resolve
from lunasol.engine.playout import play_batch
from lunasol.engine.record import write_record
from lunasol.engine.testing.laws import step

BOTS = ("greedy", "beginner", "search:30")
POSITIONS = 5
MOVES_BETWEEN = 7


def tallies() -> list[str]:
    """Sums over a few random matches of every case."""
    found = []
    for case in all_cases():
        definition = games.definition(case.game)
        options = resolve(definition.options, case.options)
        deck = games.deck(definition, str(options["deck"]))
        game = definition.new_game(case.players, cards.NOTHING, deck, options)
        tally = play_batch(game, 7, 0, 3)
        sums = [*tally.score, *tally.win_share, tally.decisions, tally.longest]
        found.append(f"{case} {sums}")
    return found


def records() -> list[str]:
    """Whole records with all events: everything that a person would see."""
    found = []
    for number, case in enumerate(all_cases()[::5]):
        match, rng = case.start(number), Rng(number)
        while not match.over:
            step(match, rng)
        found.append(write_record(match) + repr(match.game.events))
    return found


def decisions() -> list[str]:
    """What bots answer in a few positions of every game, and how they weighed the other moves."""
    found = []
    for number, game in enumerate(games.GAMES):
        match, rng = Case(game, games.definition(game).usual, {}).start(number), Rng(number)
        while not match.over and len(match.log) < POSITIONS * MOVES_BETWEEN:
            if len(match.log) % MOVES_BETWEEN == 0:
                seat = match.to_act[0]
                for name in BOTS:
                    answer = registry.bot(name, game).answer(match.blinded(seat), seat, Rng(number))
                    tried = [(each.move, each.score, each.visits) for each in answer.candidates]
                    found.append(f"{game} {name} {answer.move} {tried} {answer.reason}")
            step(match, rng)
    return found


if __name__ == "__main__":
    text = "\n".join([*tallies(), *records(), *decisions()])
    print(cards.__file__.endswith((".so", ".pyd")), hashlib.sha256(text.encode()).hexdigest())
