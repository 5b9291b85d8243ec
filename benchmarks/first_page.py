"""How long a newcomer waits for the page, with the packages in the caches of pip, uv and npm.

`make play` in a new clone of what is committed here, and `uvx --from WHEEL lunasol` with the first
entry of its menu, for each wheel that `make dist` has left.
"""

import os
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
LONGEST_SECONDS = 600
UVX = ("tool", "run", "--system-certs", "--isolated", "--refresh-package", "lunasol", "--from")


def main() -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        clone = Path(folder, "clone")
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        show("make play", seconds_to_page(["make", "play"], clone))
        uv = str(ROOT / ".venv" / "bin" / "uv")
        for wheel in sorted((ROOT / "dist").glob("*.whl")):
            seconds = seconds_to_page([uv, *UVX, str(wheel), "lunasol"], Path(folder), typed=b"p\n")
            show(f"uvx {wheel.name}", seconds)


def show(what: str, seconds: float) -> None:
    print(f"{seconds:6.1f} s  {what}", flush=True)


def seconds_to_page(command: Sequence[str], folder: Path, typed: bytes = b"") -> float:
    """Run the command until the page answers."""
    port = free_port()
    settings = {"LUNASOL_PORT": str(port), "BROWSER": "true", "XDG_DATA_HOME": str(folder)}
    began = time.perf_counter()
    process = subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, **settings},
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    assert process.stdin is not None
    process.stdin.write(typed)
    process.stdin.flush()
    try:
        wait_for(f"http://127.0.0.1:{port}/", process)
        return time.perf_counter() - began
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.communicate()


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    deadline = time.perf_counter() + LONGEST_SECONDS
    while True:
        try:
            with urlopen(address, timeout=5) as page:
                assert b"<title>" in page.read()
                return
        except URLError:
            assert process.poll() is None, "the command has ended"
            assert time.perf_counter() < deadline
            time.sleep(0.05)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
    return port


if __name__ == "__main__":
    main()
