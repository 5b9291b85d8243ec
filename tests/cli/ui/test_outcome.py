"""The sentence that names the winners: one, partners, or players who tie."""

import pytest

import lunasol
from lunasol.cli.ui.outcome import who_won
from lunasol.engine.game import Outcome
from lunasol.texts import MatchTexts

NAMES = ("Anna", "Ben", "Cleo", "Dora")


def winners_sentence(game: str, players: int, winners: tuple[int, ...]) -> str:
    match = lunasol.start(game, players=players, secret=bytes(32))
    texts = MatchTexts("en", game, match.settings.deck, match.notation, NAMES[:players])
    scores = tuple(int(seat in winners) for seat in range(players))
    outcome = Outcome(scores, winners, "target-reached", "points")
    return who_won(outcome, match.view(None), texts)


def test_one_winner_is_named() -> None:
    assert winners_sentence("nox", 3, (1,)) == "Ben wins."


def test_players_who_tie_share_the_victory() -> None:
    assert winners_sentence("nox", 4, (0, 2)) == "Shared victory: Anna, Cleo."


def test_partners_win_together() -> None:
    assert winners_sentence("sun_and_moon", 4, (1, 3)) == "Ben, Dora win together."


@pytest.mark.parametrize("winners", [(0, 1), (0, 1, 2, 3)])
def test_winners_who_are_not_partners_share_the_victory(winners: tuple[int, ...]) -> None:
    names = ", ".join(NAMES[seat] for seat in winners)
    assert winners_sentence("sun_and_moon", 4, winners) == f"Shared victory: {names}."


def test_without_partners_two_winners_share_the_victory() -> None:
    assert winners_sentence("sun_and_moon", 2, (0, 1)) == "Shared victory: Anna, Ben."
