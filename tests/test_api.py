"""The public API: it is exported, documented and typed, and every example of it runs."""

import ast
import doctest
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import resources
from operator import attrgetter
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

import lunasol

ROOT = Path(__file__).parents[1]
API_PAGE = (ROOT / "docs/api.md").read_text("utf-8")
PUBLIC_MODULES = (
    "__init__.py",
    "bots/bot.py",
    "engine/definition.py",
    "engine/game.py",
    "engine/match.py",
    "engine/testing/__init__.py",
    "engine/testing/laws.py",
    "engine/testing/twins.py",
)
DOCUMENTED = re.findall(r"^::: (\S+)$", API_PAGE, re.M)


def docstrings(path: Path) -> Iterator[tuple[str, str]]:
    """Read from the source: compiled modules do not keep theirs where doctest looks."""
    module = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(module):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield getattr(node, "name", path.name), ast.get_docstring(node) or ""


@pytest.mark.parametrize("path", PUBLIC_MODULES)
def test_the_examples_in_docstrings_run(path: str) -> None:
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for name, text in docstrings(ROOT / "src/lunasol" / path):
        runner.run(doctest.DocTestParser().get_doctest(text, {}, name, path, 0))
    assert runner.summarize().failed == 0
    assert runner.tries > 1


def test_the_examples_on_the_page_run() -> None:
    result = doctest.testfile(str(ROOT / "docs/api.md"), module_relative=False)
    assert result.attempted > 3
    assert result.failed == 0


@pytest.mark.parametrize("name", DOCUMENTED)
def test_everything_on_the_page_exists(name: str) -> None:
    package, _, path = name.partition(".")
    assert package == "lunasol"
    assert attrgetter(path)(lunasol)


def test_the_members_on_the_page_exist_and_have_docstrings() -> None:
    source = ast.parse((ROOT / "src/lunasol/engine/match.py").read_text("utf-8"))
    match = next(node for node in source.body if getattr(node, "name", "") == "Match")
    written = {name for name, text in class_docstrings(match) if text}
    listed = re.findall(r"members: \[(.*)\]", API_PAGE)
    assert listed
    assert set(listed[0].split(", ")) <= written


def class_docstrings(node: ast.stmt) -> Iterator[tuple[str, str]]:
    assert isinstance(node, ast.ClassDef)
    for member in node.body:
        if isinstance(member, ast.FunctionDef):
            yield member.name, ast.get_docstring(member) or ""


def test_everything_exported_is_on_the_page() -> None:
    assert {f"lunasol.{name}" for name in lunasol.__all__} <= set(DOCUMENTED)


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'begin'"):
        attrgetter("begin")(lunasol)


def test_importing_lunasol_loads_neither_server_nor_bots() -> None:
    script = "import sys, lunasol; print(*sys.modules)"
    loaded = subprocess.check_output([sys.executable, "-c", script], text=True).split()
    layers = {".".join(name.split(".")[:2]) for name in loaded if name.startswith("lunasol.")}
    assert layers == {"lunasol.engine", "lunasol.games"}
    assert not {"lunasol.engine.testing", "starlette", "sqlalchemy"} & set(loaded)


def test_the_package_says_that_it_is_typed() -> None:
    assert resources.files(lunasol).joinpath("py.typed").is_file()


@pytest.mark.parametrize("builder", [SdistBuilder, WheelBuilder])
def test_wheel_and_source_distribution_hold_the_mark_of_a_typed_package(
    builder: type[SdistBuilder | WheelBuilder],
) -> None:
    files = builder(str(ROOT)).recurse_selected_project_files()
    assert "src/lunasol/py.typed" in {Path(each.relative_path).as_posix() for each in files}


def test_the_version_is_the_one_in_the_package() -> None:
    assert WheelBuilder(str(ROOT)).metadata.version == lunasol.__version__


def test_the_metadata_names_the_licence_by_its_spdx_expression() -> None:
    metadata = WheelBuilder(str(ROOT)).metadata.core
    assert metadata.license_expression == "MIT"
    assert metadata.authors
    assert not [each for each in metadata.classifiers if each.startswith("License")]


def test_compiling_asks_for_the_packages_that_compiled_modules_import(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An isolated build has nothing else, and mypyc stops where it finds no types."""
    monkeypatch.setenv("LUNASOL_PAGE", "0")
    asked = WheelBuilder(str(ROOT)).config.dependencies
    compiles = any(each.startswith("mypy[mypyc]") for each in asked)
    assert ("msgspec>=0.20" in asked) == compiles
