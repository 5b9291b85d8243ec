"""Who has won, in words: alone, together as partners, or level with others."""

import pytest

import lunasol
from lunasol.cli.ui.outcome import who_won
from lunasol.engine.game import Outcome
from lunasol.texts import MatchTexts

NAMES = ("Anna", "Ben", "Cleo", "Dora")


def said(game: str, players: int, winners: tuple[int, ...]) -> str:
    match = lunasol.start(game, players=players, secret=bytes(32))
    texts = MatchTexts("en", game, match.settings.deck, match.notation, NAMES[:players])
    scores = tuple(int(seat in winners) for seat in range(players))
    outcome = Outcome(scores, winners, "target-reached", "points")
    return who_won(outcome, match.view(None), texts)


def test_one_winner_is_named() -> None:
    assert said("nox", 3, (1,)) == "Ben wins."


def test_who_is_level_shares_the_victory() -> None:
    assert said("nox", 4, (0, 2)) == "Shared victory: Anna, Cleo."


def test_partners_win_together() -> None:
    assert said("sun_and_moon", 4, (1, 3)) == "Ben, Dora win together."


@pytest.mark.parametrize("winners", [(0, 1), (0, 1, 2, 3)])
def test_with_partners_a_victory_of_others_is_shared(winners: tuple[int, ...]) -> None:
    names = ", ".join(NAMES[seat] for seat in winners)
    assert said("sun_and_moon", 4, winners) == f"Shared victory: {names}."


def test_without_partners_two_winners_share() -> None:
    assert said("sun_and_moon", 2, (0, 1)) == "Shared victory: Anna, Ben."
