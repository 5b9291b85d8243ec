"""Every game has everything that the checklist in docs/adding-a-game.md asks for."""

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from lunasol import games
from lunasol.texts import LANGUAGES

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "adding-a-game.md"
ROW = re.compile(r"^\| (\d+) \| `([^`]+)` \| (.+) \|$", re.MULTILINE)
FEWEST_ROWS = 15


@dataclass(frozen=True)
class Row:
    """One line of the checklist: a path with <id> in it, and what it holds."""

    path: str
    holds: str

    def __str__(self) -> str:
        return self.path

    def missing(self, game: str) -> list[str]:
        """What a game lacks of this line."""
        pattern = self.path.replace("<id>", game)
        found = list(ROOT.glob(pattern.rstrip("/")))
        if not found:
            return [pattern]
        if pattern.endswith("/"):
            return [pattern + name for name in self.wanted() if not list(found[0].glob(name))]
        return []

    def wanted(self) -> list[str]:
        """Patterns of what a folder must contain: files that the line names, or anything."""
        if "six languages" in self.holds:
            return [f"{language}.*" for language in LANGUAGES]
        return re.findall(r"`(\w+\.\w+)`", self.holds) or ["*"]


FOUND = ROW.findall(PAGE.read_text("utf-8"))
ROWS = [Row(path, holds) for _, path, holds in FOUND]


def test_the_checklist_was_read() -> None:
    assert [int(number) for number, _, _ in FOUND] == list(range(1, len(FOUND) + 1))
    assert len(ROWS) >= FEWEST_ROWS
    assert all("<id>" in row.path for row in ROWS)


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("row", ROWS, ids=str)
def test_every_game_has_what_the_checklist_asks_for(row: Row, game: str) -> None:
    assert row.missing(game) == []


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_a_game_that_does_not_exist_has_none_of_it(row: Row) -> None:
    assert row.missing("no_such_game") != []


def test_the_checklist_names_everything_that_all_games_have() -> None:
    folder = "src/lunasol/games"
    listed = {row.path.rstrip("/") for row in ROWS}
    each = [{path.name for path in (ROOT / folder / game).iterdir()} for game in games.GAMES]
    common = set.intersection(*each) - {"__pycache__"}
    assert {f"{folder}/<id>/{name}" for name in common} <= listed


def test_what_a_folder_lacks_is_named() -> None:
    texts = Row("src/lunasol/games/<id>/", "the texts in six languages")
    assert texts.missing("nox") == [f"src/lunasol/games/nox/{language}.*" for language in LANGUAGES]
    art = Row("src/lunasol/games/<id>/", "`rules.py` and `poem.py`")
    assert art.missing("nox") == ["src/lunasol/games/nox/poem.py"]
