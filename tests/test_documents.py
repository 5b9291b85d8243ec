"""The documents are true: their examples run, their links work, and they name every ruling."""

import doctest
import re
from pathlib import Path

import pytest

import lunasol
from lunasol import games

ROOT = Path(__file__).parents[1]
RULING = re.compile(r"\b[A-Z]{2}-(?:\d\d|D\d)\b")
EXAMPLE = re.compile(r"\b[A-Z]{2}-G\d+\b")
IN_A_TEST_NAME = re.compile(r"_([a-z]{2})_(\d\d|d\d|g\d+)(?=[_(])")


def test_the_readme_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 3
    assert result.failed == 0


def test_the_package_docstring_runs() -> None:
    result = doctest.testmod(lunasol)
    assert result.attempted > 2
    assert result.failed == 0


# Rulings and worked examples ------------------------------------------------------------------


def text_of(*paths: Path) -> str:
    return "\n".join(path.read_text("utf-8") for path in paths)


def rulings(game: str) -> set[str]:
    """The rulings of a game. This file of its texts is the list that everything else must match."""
    path = ROOT / "src" / "lunasol" / "games" / game / "rulings" / "en.ftl"
    found = re.findall(r"^ruling-(\w+-\w+) =", path.read_text("utf-8"), re.MULTILINE)
    assert all(RULING.fullmatch(id) for id in found)
    return set(found)


def rules(game: str) -> str:
    folder = ROOT / "src" / "lunasol" / "games" / game
    return text_of(*folder.glob("*.py"), *folder.glob("*.toml"))


def rulebook_tests(game: str) -> str:
    """The source of the game's tests, with the ids in test names spelled like everywhere else."""
    source = text_of(*(ROOT / "tests" / "rulebook" / game).glob("test_*.py"))
    names = re.findall(r"^def (test\w+\()", source, re.MULTILINE)
    ids = [f"{letters}-{number}" for name in names for letters, number in in_name(name)]
    return source + "\n" + " ".join(ids).upper()


def in_name(name: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = IN_A_TEST_NAME.findall(name)
    return found


def page(game: str) -> str:
    return text_of(ROOT / "docs" / "games" / f"{game}.md")


@pytest.mark.parametrize("game", games.GAMES)
def test_rules_tests_and_page_name_the_same_rulings_as_the_texts(game: str) -> None:
    known = rulings(game)
    assert set(RULING.findall(rules(game))) == known
    assert set(RULING.findall(rulebook_tests(game))) == known
    assert set(RULING.findall(page(game))) == known


@pytest.mark.parametrize("game", games.GAMES)
def test_rulings_are_numbered_without_gaps(game: str) -> None:
    letters = {id[:2] for id in rulings(game)}
    assert len(letters) == 1
    for pattern in (r"-(\d\d)$", r"-D(\d)$"):
        found = [re.search(pattern, id) for id in rulings(game)]
        assert_no_gaps(sorted(int(match[1]) for match in found if match))


@pytest.mark.parametrize("game", games.GAMES)
def test_every_worked_example_of_the_page_is_a_test_and_the_other_way_round(game: str) -> None:
    examples = re.findall(r"^\| (\w\w-G\d+) \|", page(game), re.MULTILINE)
    assert_no_gaps([int(id.split("-G")[1]) for id in examples])
    tested = {
        f"{letters}-{number}".upper()
        for name in re.findall(r"^def (test\w+\()", rulebook_tests(game), re.MULTILINE)
        for letters, number in in_name(name)
        if number.startswith("g")
    }
    assert tested == set(examples)


def assert_no_gaps(numbers: list[int]) -> None:
    assert numbers == list(range(1, len(numbers) + 1))
    assert numbers


def test_nothing_names_a_ruling_or_an_example_that_does_not_exist() -> None:
    known = {id for game in games.GAMES for id in rulings(game)}
    known |= {id for game in games.GAMES for id in EXAMPLE.findall(page(game))}
    letters = {id[:2] for id in known}
    for path in sources():
        text = path.read_text("utf-8")
        named = {id for id in (*RULING.findall(text), *EXAMPLE.findall(text)) if id[:2] in letters}
        assert named <= known, path


def sources() -> list[Path]:
    folders = [ROOT / name for name in ("src", "docs", "tests", "client/src", "client/tests")]
    kinds = {".py", ".toml", ".ftl", ".md", ".ts", ".svelte"}
    return [path for folder in folders for path in folder.rglob("*") if path.suffix in kinds]


# Versions and links ---------------------------------------------------------------------------


def test_version_and_changelog_agree() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert changelog.split("## ")[1].startswith(lunasol.__version__)


def test_links_between_documents_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
