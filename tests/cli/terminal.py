"""Runs the command as people do: in a real terminal, through a pipe, or from Python."""

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

import lunasol
from lunasol.cli import main
from lunasol.engine.record import write_record

COMMAND = (sys.executable, "-m", "lunasol")
TIMEOUT_SECONDS = 20.0
CONTROL_C, END_OF_INPUT = "\x03", "\x04"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]|\x1b[=>]")


def environment_for(home: Path, **more: str) -> dict[str, str]:
    """An environment without a language setting, with its records in ``home``."""
    prefixes = ("PYTHON", "PATH", "COVERAGE")
    kept = {name: value for name, value in os.environ.items() if name.startswith(prefixes)}
    base = {"XDG_DATA_HOME": str(home), "HOME": str(home), "TERM": "xterm-256color"}
    return {**kept, **base, "LANG": "C.UTF-8", **more}


class Terminal:
    """A pseudo-terminal that runs the command; ``output`` is everything it has printed."""

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
            env=environment_for(home, **(environment or {})),
            preexec_fn=lambda: use_terminal(inner),
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
        """Wait until one of these appears, and return the new output up to its end."""
        deadline = time.monotonic() + TIMEOUT_SECONDS
        while True:
            new = self.output[self.seen :]
            found = [new.index(each) + len(each) for each in wanted if each in new]
            if found:
                self.seen += min(found)
                return new[: min(found)]
            if not self.read(deadline):
                raise AssertionError(f"{wanted} did not appear: {self.output[-2000:]}")

    def read(self, deadline: float) -> bool:
        """Read what is there; returns whether there was anything."""
        ready, _, _ = select.select([self.master], [], [], max(0, deadline - time.monotonic()))
        try:
            data = os.read(self.master, 65536) if ready else b""
        except OSError:  # Linux raises this when the other end is closed
            return False
        self.output += self.decoder.decode(data)
        return bool(data)

    def send(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def answer(self, prompt: str, line: str) -> str:
        """Wait for a prompt, type a line, and return what was printed up to the prompt."""
        printed = self.expect(prompt)
        self.send(line)
        return printed

    def press(self, key: str) -> None:
        """Press a key once the command waits for one. Ctrl-C just before that would get lost."""
        deadline = time.monotonic() + TIMEOUT_SECONDS
        while not self.is_waiting():
            assert time.monotonic() < deadline
            time.sleep(0.01)
        os.write(self.master, key.encode())

    def is_waiting(self) -> bool:
        """Whether its main thread sleeps, as Linux says, and does not just wait for its turn."""
        _, _, state = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")
        return state.startswith("S")

    def leave(self) -> int:
        """Wait for the command to end by itself, and return its exit code."""
        while self.read(time.monotonic() + TIMEOUT_SECONDS):
            pass
        return self.process.wait(TIMEOUT_SECONDS)


def use_terminal(terminal: int) -> None:
    """Called in the new process: make this its terminal, with the usual Ctrl-C."""
    os.login_tty(terminal)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def plain(output: str) -> str:
    """The text on the screen, without colours and cursor movements."""
    return ESCAPES.sub("", output).replace("\r\n", "\n")


def piped(
    arguments: Sequence[str], home: Path, lines: Sequence[str] = (), **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run the command through pipes, with this input."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        timeout=60,
        env=environment_for(home, **environment),
        check=False,
    )


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Check that the command refuses these arguments in one sentence, and return it."""
    try:
        code = main(arguments)
    except SystemExit as leaving:
        code = leaving.code if isinstance(leaving.code, int) else 1
    printed = capsys.readouterr()
    assert (code, printed.out) == (2, "")
    assert printed.err.count("\n") == 1
    assert printed.err.startswith("lunasol")
    return printed.err


def output_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Check that the command succeeds, and return what it prints."""
    assert main(arguments) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


def write_match(game: str, path: Path, moves: int = 100_000) -> lunasol.Match:
    """Play the first legal move each time, and write the record to a file."""
    match = lunasol.start(game, secret=bytes(32))
    while not match.over and moves:
        seat = match.to_act[0]
        match.push(seat, match.legal(seat)[0])
        moves -= 1
    path.write_text(write_record(match))
    return match


def records(home: Path) -> list[Path]:
    return sorted((home / "lunasol" / "records").glob("*.txt"))
