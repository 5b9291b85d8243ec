"""A PostgreSQL server for the tests, on loopback, from the packages of the system.

It keeps nothing: its files lie in a folder that goes with it, and it does not wait for the disk.
"""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from server.served import free_port

OWNER = "postgres"
"""The user that runs it if we are root, because it refuses to run as root."""
IN_A_HURRY = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=40")


def programs() -> Path | None:
    """The folder with initdb and pg_ctl: on the path, or the newest that Debian has."""
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).resolve().parent
    found = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = sorted(found, key=lambda each: int(each.parts[-3]))
    return newest[-1].parent if newest else None


class Postgres:
    def __init__(
        self, programs: Path, folder: Path, settings: tuple[str, ...] = IN_A_HURRY
    ) -> None:
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
def running(programs: Path) -> Iterator[Postgres]:
    with tempfile.TemporaryDirectory(
        prefix="lunasol-postgres-", ignore_cleanup_errors=True
    ) as name:
        server = Postgres(programs, Path(name))
        server.set_up()
        server.start()
        try:
            yield server
        finally:
            server.stop()
