"""What every definition of a game checks."""

from typing import Any

import pytest

from lunasol import games
from lunasol.engine.errors import BadPlayers
from lunasol.engine.options import resolve


def check(players: Any) -> None:
    nox = games.definition("nox")
    nox.check_players(players, resolve(nox.options, {}))


@pytest.mark.parametrize("players", range(2, 7))
def test_any_number_of_players_that_the_game_names_can_play(players: int) -> None:
    check(players)


@pytest.mark.parametrize("players", [1, 7, 3.0, True, "3"])
def test_another_number_or_something_else_is_refused(players: Any) -> None:
    with pytest.raises(BadPlayers, match=f"2 to 6 players, not by {players}"):
        check(players)
