"""Databases for the tests of the storage."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.storage.postgres import Postgres, found_or_told, running


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running(found_or_told()) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()
