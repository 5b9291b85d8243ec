"""The servers under load, each in its own process on the first core."""

import os
import resource
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

PEERS = Path(__file__).parent / "peers"
SERVER_CORE, CLIENT_CORE = 0, 1
PATIENCE = 60.0
UNLIMITED = "1000000"
LIMITS = (
    "MESSAGE_RATE",
    "REQUEST_RATE",
    "GUEST_RATE",
    "TABLE_RATE",
    "CONNECTIONS",
    "HTTP_CONNECTIONS",
    "CONNECTION_RATE",
    "TABLES",
    "ADDRESS_TABLES",
    "ALL_TABLES",
)
"""Settings that limit one address or person. They are raised, because all clients share one."""


@dataclass(frozen=True)
class Server:
    """The resources that a process uses, from /proc."""

    folder: Path

    @classmethod
    def of(cls, pid: int) -> "Server":
        return cls(Path(f"/proc/{pid}"))

    def memory(self) -> int:
        """The bytes in use now."""
        pages = int((self.folder / "statm").read_text().split()[1])
        return pages * resource.getpagesize()

    def seconds(self) -> tuple[float, float]:
        """The CPU time of all its threads so far: in user mode, and in the kernel."""
        return seconds_in(self.folder / "stat")

    def main_thread_seconds(self) -> tuple[float, float]:
        """The same of the thread that runs the event loop; the rest is mostly the writer's."""
        return seconds_in(self.folder / "task" / self.folder.name / "stat")


def seconds_in(stat: Path) -> tuple[float, float]:
    after_name = stat.read_text().rpartition(")")[2].split()
    tick = os.sysconf("SC_CLK_TCK")
    return int(after_name[11]) / tick, int(after_name[12]) / tick


def prepare(core: int) -> None:
    """Use one core, and as many open files as the system allows."""
    os.sched_setaffinity(0, {core % (os.cpu_count() or 1)})
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def are_peers_ready() -> bool:
    """Install the peers on the first run and when their versions have changed."""
    lock, installed = PEERS / "package-lock.json", PEERS / "node_modules" / ".package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return True
    npm = shutil.which("npm")
    if npm is None:
        return False
    print("Installing the peers into benchmarks/server/peers/node_modules ...", flush=True)
    # Not `npm ci`: it asks for packages of other systems, which not every mirror has.
    command = [
        npm,
        "install",
        "--no-save",
        "--ignore-scripts",
        "--no-audit",
        "--no-fund",
        "--silent",
    ]
    return subprocess.run(command, cwd=PEERS, check=False).returncode == 0


def ours(port: int, folder: Path) -> list[str]:
    command = [sys.executable, "-m", "lunasol", "serve", "--port", str(port)]
    return [*command, "--database", str(folder / "lunasol.db")]


def boardgame(port: int, _folder: Path) -> list[str]:
    return ["node", str(PEERS / "boardgame.js"), str(port)]


def boardgame_with_files(port: int, folder: Path) -> list[str]:
    return ["node", str(PEERS / "boardgame.js"), str(port), str(folder / "matches")]


def colyseus(port: int, _folder: Path) -> list[str]:
    return ["node", str(PEERS / "colyseus.js"), str(port)]


@contextmanager
def running(command: list[str], port: int, folder: Path, **more: str) -> Iterator[Server]:
    """Start a server with these further settings, and end it afterwards."""
    settings = {f"LUNASOL_{limit}": UNLIMITED for limit in LIMITS}
    quiet = {"LUNASOL_LOG_LEVEL": "warning", "NODE_ENV": "production"}
    log = folder / f"log-{port}"
    with log.open("wb") as output:
        process = subprocess.Popen(
            command,
            env={**os.environ, **settings, **quiet, **more},
            stdout=output,
            stderr=output,
            preexec_fn=lambda: prepare(SERVER_CORE),
        )
    try:
        wait_for(port, process, log)
        yield Server.of(process.pid)
    finally:
        process.terminate()
        process.wait()


def wait_for(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except ConnectionRefusedError:
            time.sleep(0.05)
    raise RuntimeError(f"{process.args!r} does not answer: {log.read_text()}")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
