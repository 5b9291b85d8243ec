"""The documents are true: the README runs, every ruling is in the rules and in a test."""

import doctest
import re
from pathlib import Path

import pytest

import lunasol

ROOT = Path(__file__).parents[1]
RULINGS = {
    "day_and_night": ("DN", 27),
    "gra_roku": ("GR", 31),
    "sun_and_moon": ("SM", 41),
    "nox": ("NX", 28),
}
GOLDEN = {"day_and_night": 8, "gra_roku": 9, "sun_and_moon": 10, "nox": 6}


def test_the_readme_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 3
    assert result.failed == 0


def test_the_package_docstring_runs() -> None:
    assert doctest.testmod(lunasol).attempted > 2
    assert doctest.testmod(lunasol).failed == 0


def text_of(paths: list[Path]) -> str:
    return "\n".join(path.read_text("utf-8") for path in paths)


@pytest.mark.parametrize(("game", "rulings"), RULINGS.items())
def test_every_ruling_is_in_the_rules_in_a_test_and_in_the_page(
    game: str, rulings: tuple[str, int]
) -> None:
    letters, count = rulings
    folder = ROOT / "src" / "lunasol" / "games" / game
    wanted = {f"{letters}-{number:02}" for number in range(1, count + 1)}
    tests = rulebook_tests(game)
    named = tests + tests.upper().replace("_", "-")
    assert wanted <= found(letters, text_of([*folder.glob("*.py"), *folder.glob("*.toml")]))
    assert wanted <= found(letters, named)
    assert wanted <= found(letters, text_of([ROOT / "docs" / "games" / f"{game}.md"]))


def rulebook_tests(game: str) -> str:
    return text_of([*(ROOT / "tests" / "rulebook").glob(f"test_{game}*.py")])


def found(letters: str, text: str) -> set[str]:
    return set(re.findall(rf"{letters}-\d\d", text))


@pytest.mark.parametrize(("game", "count"), GOLDEN.items())
def test_every_golden_example_has_a_test(game: str, count: int) -> None:
    tests = rulebook_tests(game)
    letters = RULINGS[game][0].lower()
    for number in range(1, count + 1):
        assert f"def test_{letters}_g{number}_" in tests


def test_version_and_changelog_agree() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert changelog.split("## ")[1].startswith(lunasol.__version__)


def test_links_between_documents_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
