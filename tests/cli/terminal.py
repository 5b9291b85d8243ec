"""The command as people run it: in a real terminal, through a pipe, or called from Python."""

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType

import pytest

from lunasol.cli import main

COMMAND = (sys.executable, "-m", "lunasol")
PATIENCE = 20.0
CONTROL_C, END_OF_INPUT = "\x03", "\x04"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]|\x1b[=>]")


def surroundings(home: Path, **more: str) -> dict[str, str]:
    """An environment without a language of its own, that keeps records in ``home``."""
    kept = {
        name: value for name, value in os.environ.items() if name.startswith(("PYTHON", "PATH"))
    }
    base = {"XDG_DATA_HOME": str(home), "HOME": str(home), "TERM": "xterm-256color"}
    return {**kept, **base, "LANG": "C.UTF-8", **more}


class Terminal:
    """A pseudo-terminal with the command in it. ``output`` is everything it has printed."""

    def __init__(
        self,
        arguments: Sequence[str],
        home: Path,
        environment: Mapping[str, str] | None = None,
        size: tuple[int, int] = (24, 80),
    ) -> None:
        self.master, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env=surroundings(home, **(environment or {})),
            preexec_fn=lambda: take_over(inner),
        )
        os.close(inner)
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        self.output = ""
        self.seen = 0

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)

    def expect(self, *wanted: str) -> str:
        """Wait until one of these appears in what is new; what was printed up to its end."""
        deadline = time.monotonic() + PATIENCE
        while True:
            new = self.output[self.seen :]
            found = [new.index(each) + len(each) for each in wanted if each in new]
            if found:
                self.seen += min(found)
                return new[: min(found)]
            if not self.read(deadline):
                raise AssertionError(f"{wanted} did not come: {self.output[-2000:]}")

    def read(self, deadline: float) -> bool:
        """Whether there was more to read."""
        ready, _, _ = select.select([self.master], [], [], max(0, deadline - time.monotonic()))
        try:
            data = os.read(self.master, 65536) if ready else b""
        except OSError:  # Linux says so when the other end is closed
            return False
        self.output += self.decoder.decode(data)
        return bool(data)

    def send(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def press(self, key: str) -> None:
        """A key; nobody strikes it in the instant in which Python begins to listen."""
        time.sleep(0.2)
        os.write(self.master, key.encode())

    def leave(self) -> int:
        """The exit code, when it has ended by itself."""
        while self.read(time.monotonic() + PATIENCE):
            pass
        return self.process.wait(PATIENCE)


def take_over(terminal: int) -> None:
    """In the new process: let this be its terminal, with Ctrl-C as it is everywhere."""
    os.login_tty(terminal)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def plain(output: str) -> str:
    """What is read on the screen, without colours and cursor movements."""
    return ESCAPES.sub("", output).replace("\r\n", "\n")


def piped(
    arguments: Sequence[str], home: Path, lines: Sequence[str] = (), **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run the command with this input, through pipes."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        timeout=60,
        env=surroundings(home, **environment),
        check=False,
    )


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence with which the command refuses this."""
    try:
        code = main(arguments)
    except SystemExit as leaving:
        code = leaving.code if isinstance(leaving.code, int) else 1
    printed = capsys.readouterr()
    assert (code, printed.out) == (2, "")
    assert printed.err.count("\n") == 1
    assert printed.err.startswith("lunasol")
    return printed.err


def records(home: Path) -> list[Path]:
    return sorted((home / "lunasol" / "records").glob("*.txt"))
