"""A server whose clock the tests state."""

from collections.abc import Iterator

import pytest

from server.served import Clocked, running


@pytest.fixture(scope="session")
def clocked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Clocked]:
    """Players who leave have a second to come back. A test may kill it and start it again."""
    folder = tmp_path_factory.mktemp("clocked")
    with running(Clocked(folder, LUNASOL_GRACE="1", LUNASOL_REVEAL_SECONDS="1"), folder) as served:
        yield served
