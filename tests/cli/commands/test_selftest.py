"""lunasol selftest: it plays, compares and says what it found."""

import pytest

import lunasol
from cli.terminal import output_of
from lunasol import games
from lunasol.cli import main
from lunasol.cli.commands import selftest
from lunasol.engine.build import is_compiled
from lunasol.engine.match import Match

ENGINE = "compiled" if is_compiled() else "not compiled"


def test_every_game_is_played_as_it_should_be(capsys: pytest.CaptureFixture[str]) -> None:
    first, *rest = output_of(capsys, "selftest").splitlines()
    assert first == f"lunasol {lunasol.__version__}, engine {ENGINE}"
    assert rest == [f"{game}: ok" for game in games.GAMES]


def test_a_difference_is_reported_and_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = selftest.play

    def without_moves_in_nox(game: str) -> Match:
        return lunasol.start(game, secret=bytes(32)) if game == "nox" else usual(game)

    monkeypatch.setattr(selftest, "play", without_moves_in_nox)
    assert main(["selftest"]) == 1
    printed = capsys.readouterr().out
    assert f"nox: DIFFERENT: {selftest.digest_of(without_moves_in_nox('nox'))}, not" in printed
    assert printed.count(": ok\n") == len(games.GAMES) - 1
