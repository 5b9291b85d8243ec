"""Prints whether the engine is compiled, and a digest of many matches; run by test_engines.py."""

import hashlib

from laws.cover import all_cases
from lunasol import games
from lunasol.engine import cards
from lunasol.engine.cards import Rng
from lunasol.engine.options import resolve
from lunasol.engine.playout import play_batch
from lunasol.engine.record import write_record
from lunasol.engine.testing.laws import step


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
    """Whole records, so events aside everything that a person would see."""
    found = []
    for number, case in enumerate(all_cases()[::5]):
        match, rng = case.start(number), Rng(number)
        while not match.over:
            step(match, rng)
        found.append(write_record(match) + repr(match.game.events))
    return found


if __name__ == "__main__":
    text = "\n".join([*tallies(), *records()])
    print(cards.__file__.endswith((".so", ".pyd")), hashlib.sha256(text.encode()).hexdigest())
