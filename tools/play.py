"""Starts Lunasol from this checkout: `make play` and `make terminal`.

First everything that playing needs is installed. The engine is uncompiled at first; while somebody
plays, tools/compile_engine.py compiles it for the next start.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).parents[1]
BIN = ROOT / ".venv" / "bin"
LOCK = ROOT / "build" / "play.lock"
PAGE = ("serve", "--open")
INTERRUPTED = 130


def main(what: str) -> int:
    with waiting_for_others():
        code = prepare()
    return code or play(() if what == "terminal" else PAGE)


@contextmanager
def waiting_for_others() -> Iterator[None]:
    """Two installations at the same time would get into each other's way."""
    import fcntl

    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Waiting for another make play to finish installing ...", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def prepare() -> int:
    """Install what playing needs, unless everything is installed and up to date."""
    make = [os.environ.get("MAKE", "make"), "--no-print-directory", f"PYTHON={sys.executable}"]
    flags = ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")
    plain = {name: value for name, value in os.environ.items() if name not in flags}
    asked = subprocess.run(
        [*make, "--question", "setup"], cwd=ROOT, env=plain, capture_output=True, check=False
    )
    if asked.returncode == 0:
        return 0
    command = [*make, "-j2", "--silent", "ONLY_PLAY=1", ".venv/playable"]
    return subprocess.run(command, cwd=ROOT, env=plain, check=False).returncode


def play(arguments: tuple[str, ...]) -> int:
    """Run the command until it ends, and the compiler meanwhile.

    Signals are handled without an exception, which could come between the start of a process and
    the line that remembers it.
    """
    told: list[int] = []
    running: list[subprocess.Popen[bytes]] = []

    def leave(number: int, _: object) -> None:
        told.append(128 + number)
        for process in running:
            process.terminate()

    signal.signal(signal.SIGINT, lambda *_: None)  # Ctrl-C reaches the command by itself
    for name in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(name, leave)
    compiler = start_compiler(is_quiet=not arguments)
    environment = {"LUNASOL_LOG_LEVEL": "warning", **os.environ}
    command = subprocess.Popen([BIN / "lunasol", *arguments], cwd=ROOT, env=environment)
    running.append(command)
    if told:
        command.terminate()
    code = command.wait()
    stop(compiler)
    return told[0] if told else 0 if code == INTERRUPTED else code  # Ctrl-C is how people end it


def start_compiler(is_quiet: bool) -> subprocess.Popen[bytes]:
    """Its own session keeps Ctrl-C from it, so that it can tidy up when it is told to stop."""
    return subprocess.Popen(
        [BIN / "python", ROOT / "tools" / "compile_engine.py"],
        stdin=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL if is_quiet else None,
        start_new_session=True,
    )


def stop(compiler: subprocess.Popen[bytes]) -> None:
    """Stop the compiler and the programs that it has started."""
    with suppress(ProcessLookupError):
        os.killpg(compiler.pid, signal.SIGTERM)
    compiler.wait()


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1]))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
