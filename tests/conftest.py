"""Which tests run once, though `make test` runs pytest twice.

It runs on the sources and on the compiled package; LUNASOL_ENGINE says which. A test that would
show the same thing twice runs in one of them only:

- Packages without a compiled module. They call the engine, and tests/laws/test_engines.py shows
  that the compiled and the uncompiled engine play alike. Packages that play a lot are tested on
  the compiled package, which people install; texts, generated files and documents on the sources.
- Servers that are flooded, killed or cut off, as processes of their own: on the compiled package.
  How the server plays is tested on both.
- Tests marked `compiled_only`: their playouts would take a minute on the sources, or they test the
  HTTP interface or the example program, which are not compiled.

Without LUNASOL_ENGINE, and while coverage is measured, everything runs.
"""

import os
from pathlib import Path

import hypothesis
import pytest

TESTS = Path(__file__).parent
ON_SOURCES = (
    "codegen",
    "texts",
    "test_adding_a_game.py",
    "test_build.py",
    "test_documents.py",
    "test_install.py",
    "test_mutants.py",
    "test_packages.py",
    "test_play.py",
)
ON_COMPILED = ("analysis", "arena", "cli", "lab", "server/bots", "server/http")
"""Folders are named like the packages that they test; test_engines.py checks these lists."""
BESIEGED = (
    "nodes",
    "server/access/test_limits.py",
    "server/access/test_security.py",
    "server/access/test_strangers.py",
    "server/storage/test_claim.py",
    "server/storage/test_crash.py",
    "server/storage/test_outage.py",
    "server/storage/test_two_servers.py",
)
IN_BROWSER = ("wasm",)
"""These start the browser's engine beside the installed one: make test-wasm."""
ELSEWHERE = {
    "uncompiled": (*ON_COMPILED, *BESIEGED, *IN_BROWSER),
    "installed": (*ON_SOURCES, *IN_BROWSER),
}


hypothesis.settings.register_profile("untimed", deadline=None)
hypothesis.settings.load_profile("untimed")
"""How long an example takes says more about the machine than about the code."""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "compiled_only: slow or the same on the sources")
    config.addinivalue_line("markers", "sources_only: compares both engines by itself")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    engine = os.environ.get("LUNASOL_ENGINE", "")
    if engine not in ELSEWHERE or getattr(config.option, "cov_source", None):
        return
    left_out = [item for item in items if runs_elsewhere(item, engine)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


def runs_elsewhere(item: pytest.Item, engine: str) -> bool:
    other = "compiled_only" if engine == "uncompiled" else "sources_only"
    if item.get_closest_marker(other) is not None:
        return True
    return any(item.path.is_relative_to(TESTS / place) for place in ELSEWHERE[engine])
