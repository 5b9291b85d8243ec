"""A server for the tests that only need one to talk to."""

from collections.abc import Iterator

import pytest

from server.served import Served, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server")) as served:
        yield served


@pytest.fixture(scope="session")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A test may kill this one and then starts it again."""
    with serving(tmp_path_factory.mktemp("mortal")) as served:
        yield served
