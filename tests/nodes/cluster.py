"""Several nodes, each a real process, on one PostgreSQL."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

from server.served import Served

LEASE = 2
"""Seconds; short, so that tests do not wait long for a take-over."""


class NodeProcess(Served):
    def __init__(
        self, database: str, name: str, folder: Path, lease: int = LEASE, **settings: str
    ) -> None:
        super().__init__(database, **settings)
        self.name = name
        self.lease = lease
        self.errors = folder / f"errors-{name}"
        self.settings = {"LUNASOL_NODE_LEASE": str(lease), **settings}
        self.call_at(self.port)

    def call_at(self, port: int) -> None:
        """Let other nodes reach this one at a port from which somebody passes everything on."""
        self.arguments = ("--node", self.name, "--address", f"http://127.0.0.1:{port}")


@contextmanager
def cluster(database: str, folder: Path, size: int, **settings: str) -> Iterator[list[NodeProcess]]:
    nodes = [NodeProcess(database, f"node{i}", folder, LEASE, **settings) for i in range(size)]
    with running_all(nodes):
        yield nodes


@contextmanager
def running_all(nodes: Sequence[NodeProcess]) -> Iterator[None]:
    """All of them start at the same time: whichever comes first prepares the database."""
    with ExitStack() as running:
        with ThreadPoolExecutor(len(nodes)) as starting:
            started = [starting.submit(node.start) for node in nodes]
        for node in nodes:
            running.callback(node.stop)
        for each in started:
            each.result()
        yield
