"""Several nodes, each a real process, on one PostgreSQL."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from server.served import Served

LEASE = 2
"""Seconds; short, so that tests do not wait long for a take-over."""


class NodeProcess(Served):
    def __init__(self, database: str, name: str, folder: Path, **settings: str) -> None:
        super().__init__(database, **settings)
        self.name = name
        self.errors = folder / f"errors-{name}"
        self.settings = {
            "LUNASOL_NODE": name,
            "LUNASOL_ADDRESS": self.base,
            "LUNASOL_NODE_LEASE": str(LEASE),
            **settings,
        }


@contextmanager
def cluster(database: str, folder: Path, size: int, **settings: str) -> Iterator[list[NodeProcess]]:
    nodes = [NodeProcess(database, f"node{i}", folder, **settings) for i in range(size)]
    with running_all(nodes):
        yield nodes


@contextmanager
def running_all(nodes: Sequence[NodeProcess]) -> Iterator[None]:
    """All of them start at the same time: whichever comes first prepares the database."""
    with ThreadPoolExecutor(len(nodes)) as starting:
        for started in [starting.submit(node.start) for node in nodes]:
            started.result()
    try:
        yield
    finally:
        for node in nodes:
            node.stop()
