"""A PostgreSQL for nodes to share."""

from collections.abc import Iterator

import pytest

from server.storage.postgres import Postgres, found_or_told, running


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running(found_or_told()) as server:
        yield server
