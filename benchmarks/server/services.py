"""What a contestant consists of: one server, or several nodes, and perhaps a PostgreSQL."""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from server.processes import SERVER_CORE, Server, free_port, running

from server.storage.postgres import Postgres, programs

HERE = Path(__file__).parent
DURABLE = ("synchronous_commit=on", "fsync=on", "max_connections=60")


@dataclass(frozen=True)
class Service:
    ports: tuple[int, ...]
    nodes: tuple[Server, ...]
    """The server processes, one for each port."""
    database: int | None = None
    """The process id of PostgreSQL, if there is one."""

    def database_processes(self) -> list[Server]:
        return [] if self.database is None else [*map(Server.of, family(self.database))]


Serve = Callable[[], AbstractContextManager[Service]]


def alone(command: Callable[[int, Path], list[str]]) -> Serve:
    """One process that needs no other. Its files go to the disk of the project, not to memory."""

    @contextmanager
    def serve() -> Iterator[Service]:
        port = free_port()
        with run_folder() as folder, running(command(port, folder), port, folder) as server:
            yield Service((port,), (server,))

    return serve


def on_postgres(nodes: int = 0) -> Serve:
    """Our server on a PostgreSQL of its own, or so many nodes that share one. All of them have the
    servers' core."""

    @contextmanager
    def serve() -> Iterator[Service]:
        with run_folder() as folder, postgres() as (url, database), ExitStack() as servers:
            ports = tuple(free_port() for _ in range(nodes or 1))
            started = tuple(
                servers.enter_context(
                    running(command(port), port, folder, LUNASOL_DATABASE=url, **node(port, nodes))
                )
                for port in ports
            )
            yield Service(ports, started, database)

    return serve


def command(port: int) -> list[str]:
    return [sys.executable, "-m", "lunasol", "serve", "--port", str(port)]


def node(port: int, nodes: int) -> dict[str, str]:
    if not nodes:
        return {}
    return {"LUNASOL_NODE": f"node-{port}", "LUNASOL_ADDRESS": f"http://127.0.0.1:{port}"}


@contextmanager
def run_folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix=".run-", dir=HERE, ignore_cleanup_errors=True) as name:
        yield Path(name)


def has_postgres() -> bool:
    return programs() is not None


@contextmanager
def postgres() -> Iterator[tuple[str, int]]:
    """A PostgreSQL that waits for its disk; gives the URL of a database and the process id."""
    found = programs()
    assert found is not None
    with run_folder() as folder:
        server = Postgres(found, folder, DURABLE)
        server.set_up()
        server.start()
        try:
            pid = int((folder / "data" / "postmaster.pid").read_text().split()[0])
            for each in family(pid):
                os.sched_setaffinity(each, {SERVER_CORE})
            yield server.new_database(), pid
        finally:
            server.stop()


def family(pid: int) -> list[int]:
    """A process and its children."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *map(int, children)]
