"""Positions between the moves of a match: every card is somewhere, and a copy is complete."""

import lunasol
from lunasol.engine.cards import Rng
from lunasol.engine.game import CHANCE, Game
from lunasol.engine.testing.laws import check_cards, check_copy, check_snapshot, check_turns, step


def check_positions(match: lunasol.Match, seed: int, every: int = 10) -> None:
    """Play at random; a copy made now and then must equal the position and play on alike."""
    rng, used = Rng(seed), match.game.clone()
    while not match.over:
        check_cards(match.game)
        check_turns(match.game)
        if rng.below(every) == 0:
            check_copy(match.game, used, rng)
        step(match, rng)
    check_cards(match.game)
    check_copy(match.game, used, rng)
    assert not used.events, "a copy for a search reports what happens in it"


def before_the_deal(match: lunasol.Match, phase: str = "deal") -> Game:
    """A position of this match that waits for its first shuffle."""
    game = match.new_game()
    assert game.turn() == CHANCE
    assert game.phase() == phase
    check_snapshot(game)
    return game


def refused_code(match: lunasol.Match, seat: int, code: int) -> tuple[str, str]:
    """Why a move is refused, given as a number."""
    assert not match.is_legal(seat, code)
    refusal = match.game.why_not(seat, code)
    return refusal.key, refusal.ruling
