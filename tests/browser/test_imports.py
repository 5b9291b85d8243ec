"""What runs in a browser loads nothing that a browser does not have."""

import subprocess
import sys

import pytest

FORBIDDEN = (
    "starlette", "sqlalchemy", "prometheus_client", "uvicorn", "websockets", "itsdangerous",
    "segno", "httpx", "rich", "fluent", "multiprocessing", "concurrent.futures.process",
    "concurrent.futures.thread", "sqlite3", "ssl", "js", "pyodide",
)  # fmt: skip
PLAY = """
from lunasol import games
from lunasol.bots import registry
for game in games.GAMES:
    games.definition(game)
    registry.bot("expert", game)
"""


def loaded_by(imports: str) -> set[str]:
    """The forbidden modules that a fresh interpreter has loaded after this. asyncio would load
    ``ssl`` if it were there, so all of them are hidden first, as they are in a browser."""
    hide = f"import sys\nfor name in {FORBIDDEN!r}: sys.modules[name] = None\n"
    tell = f"\nprint(*[name for name in {FORBIDDEN!r} if sys.modules.get(name)])"
    command = [sys.executable, "-c", hide + imports + tell]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return set(done.stdout.split())


@pytest.mark.parametrize(
    "imports",
    [
        "import lunasol.browser.start",
        "import lunasol.browser.door",
        "import lunasol.browser.thinking" + PLAY,
        "import lunasol.api.endpoints, lunasol.api.session, lunasol.tables.registry",
    ],
)
def test_nothing_forbidden_is_loaded(imports: str) -> None:
    assert loaded_by(imports) == set()


def test_a_forbidden_module_would_be_noticed() -> None:
    with pytest.raises(subprocess.CalledProcessError):
        loaded_by("import lunasol.texts")
    assert "json" not in loaded_by("import json")


def test_the_first_import_of_both_workers_is_light() -> None:
    """The thinking worker needs no tables, and neither of them both halves at once."""
    command = "import lunasol.browser.start, sys; print('lunasol.tables' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True)
    assert done.stdout.strip() == "False"
