"""Law 11: the compiled and the uncompiled engine do the same for the same seeds."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import lunasol
from conftest import BESIEGED, ON_COMPILED, ON_SOURCES
from lunasol.engine import cards

TESTS = Path(__file__).parents[1]
SOURCES = TESTS.parent / "src"
MARK = "# Compiled by mypyc"


def digest(*path: Path) -> tuple[str, str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path))}
    command = [sys.executable, str(TESTS / "laws" / "digest.py")]
    output = subprocess.run(
        command, env=environment, check=True, capture_output=True, text=True
    ).stdout
    compiled, found = output.split()
    return compiled, found


@pytest.mark.sources_only
def test_compiled_and_uncompiled_runs_are_identical() -> None:
    uncompiled = digest(SOURCES, TESTS)
    installed = digest(TESTS)
    assert uncompiled[0] == "False"
    assert installed[0] == str(shutil.which("cc") is not None)
    assert uncompiled[1] == installed[1]


def test_this_run_tries_the_engine_it_was_asked_to_try() -> None:
    """`make test` runs pytest twice; LUNASOL_ENGINE says which engine is meant."""
    asked = os.environ.get("LUNASOL_ENGINE", "any")
    from_sources = Path(lunasol.__file__).is_relative_to(SOURCES)
    assert from_sources == (asked == "uncompiled") or asked == "any"
    if asked == "installed" and shutil.which("cc"):
        assert cards.__file__.endswith((".so", ".pyd"))


@pytest.mark.parametrize("place", BESIEGED)
def test_places_that_are_tested_once_exist(place: str) -> None:
    assert (TESTS / place).exists()


@pytest.mark.parametrize("place", [*ON_COMPILED, *ON_SOURCES])
def test_only_packages_without_compiled_modules_are_tested_once(place: str) -> None:
    assert (TESTS / place).exists()
    package = SOURCES / "lunasol" / place
    assert package.is_dir() == (TESTS / place).is_dir()
    assert not any(path.read_text("utf-8").startswith(MARK) for path in package.rglob("*.py"))
