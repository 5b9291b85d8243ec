"""Servers for tests."""

from collections.abc import Iterator

import pytest

from server.served import Served, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server")) as served:
        yield served


@pytest.fixture(scope="session")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that a test may kill, if it starts it again."""
    with serving(tmp_path_factory.mktemp("mortal")) as served:
        yield served
