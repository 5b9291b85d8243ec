"""A PostgreSQL server for the tests, on loopback, from the packages of the system.

It keeps nothing: its files lie in a folder that goes with it, and it does not wait for the disk.
"""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from server.served import free_port

OWNER = "postgres"
"""The user that runs it if we are root, because it refuses to run as root."""
IN_A_HURRY = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=40")
SURVIVES_A_KILL = ("fsync=off", "max_connections=80")
"""What it has acknowledged is with the operating system: enough if processes die, not for a power
cut."""


def programs() -> Path | None:
    """The folder with initdb and pg_ctl: on the path, or the newest that Debian has."""
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).resolve().parent
    found = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = sorted(found, key=lambda each: int(each.parts[-3]))
    return newest[-1].parent if newest else None


class Postgres:
    def __init__(self, programs: Path, folder: Path, settings: Sequence[str] = IN_A_HURRY) -> None:
        self.programs = programs
        self.folder = folder
        self.settings = settings
        self.port = free_port()
        self.databases = 0

    def set_up(self) -> None:
        if os.geteuid() == 0:
            owner = pwd.getpwnam(OWNER)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        quick = ("--no-sync", "-A", "trust", "-U", OWNER, "-E", "UTF8", "--locale=C.UTF-8")
        self.run("initdb", "-D", str(self.folder / "data"), *quick)

    def start(self) -> None:
        settings = (f"port={self.port}", f"unix_socket_directories={self.folder}", *self.settings)
        options = " ".join(f"-c {each}" for each in ("listen_addresses=127.0.0.1", *settings))
        self.control("-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        """Stop the server, which ends all connections."""
        self.control("-w", "-m", "fast", "stop")

    def kill(self) -> None:
        """kill -9 of all its processes at once."""
        first = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        all_of_them = (first, *children_of(first))
        for process in all_of_them:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        while any(map(is_running, all_of_them)):
            time.sleep(0.01)
        # Its process id still looks taken if nobody has waited for the process.
        (self.folder / "data" / "postmaster.pid").unlink()
        (self.folder / f".s.PGSQL.{self.port}.lock").unlink()

    def control(self, *what: str) -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), *what)

    def run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), *arguments]
        if os.geteuid() == 0:
            command = ["runuser", "-u", OWNER, "--", *command]
        done = subprocess.run(command, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        assert done.returncode == 0, done.stderr.decode()

    def url(self, database: str) -> str:
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """Create an empty database and return its URL."""
        self.databases += 1
        name = f"tables_{self.databases}"
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", OWNER, name)
        return self.url(name)


def children_of(parent: int) -> list[int]:
    stats = [stat_of(path) for path in Path("/proc").glob("[0-9]*")]
    return [stat[0] for stat in stats if stat is not None and stat[1] == parent]


def stat_of(path: Path) -> tuple[int, int] | None:
    """The ids of a process and of its parent."""
    try:
        fields = (path / "stat").read_text().rpartition(")")[2].split()
    except OSError:  # it has ended
        return None
    return int(path.name), int(fields[1])


def is_running(process: int) -> bool:
    """Nobody may have waited for one that has ended."""
    try:
        return (Path("/proc") / str(process) / "stat").read_text().rpartition(")")[2].split()[
            0
        ] != "Z"
    except OSError:
        return False


def found_or_told() -> Path:
    """Skips the test without PostgreSQL, except in CI, where it must be installed."""
    found = programs()
    if found is None:
        missing = "PostgreSQL is not here: on Debian, apt-get install postgresql"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    return found


@contextmanager
def running(programs: Path, settings: Sequence[str] = IN_A_HURRY) -> Iterator[Postgres]:
    with tempfile.TemporaryDirectory(
        prefix="lunasol-postgres-", ignore_cleanup_errors=True
    ) as name:
        server = Postgres(programs, Path(name), settings)
        server.set_up()
        server.start()
        try:
            yield server
        finally:
            server.stop()
