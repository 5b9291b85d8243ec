"""A server for the tests that only need one to talk to."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.served import Served


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("server")
    served = Served(f"sqlite:///{folder / 'tables.db'}")
    served.errors = folder / "errors"
    served.start()
    yield served
    served.stop()
