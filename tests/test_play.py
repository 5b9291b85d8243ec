"""`make play`: the page at once, the compiled engine in the background, and nothing left behind."""

import fcntl
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

import compile_engine as engine
import install

ROOT = Path(__file__).parent.parent
DEADLINE_SECONDS = 20
MAKE = """#!/bin/sh
case "$*" in
  *--question*) exit ${UP_TO_DATE:-1};;
  *) echo installing; [ -z "$FAILS" ] || exit $FAILS; exec sleep ${INSTALLING:-0};;
esac
"""
SERVER = """#!/bin/sh
trap 'echo stopped; exit 130' INT
trap 'echo stopped; exit 0' TERM
echo "serving $*"
while :; do sleep 0.05; done
"""
COMPILER = """#!/bin/sh
sleep 1000 &
echo $! > compiling
wait
"""


# Compiling in the background ------------------------------------------------------------------


class Background:
    """The compiler in the background with an installation that does nothing."""

    def __init__(self, folder: Path) -> None:
        self.folder: Path | None = folder
        self.fails = False
        self.key = "key"
        self.runs = 0

    def install(self, log: Path, replaces: Path) -> bool:
        self.runs += 1
        assert (os.environ["LUNASOL_COMPILE"], os.environ["LUNASOL_PROFILE"]) == ("require", "0")
        if self.fails:
            raise install.BuildFailed
        return replaces == self.folder


@pytest.fixture
def background(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Background:
    made = Background(tmp_path)
    for name in ("LOG", "LOCK", "FAILED"):
        monkeypatch.setattr(engine, name, tmp_path / name.lower())
    monkeypatch.setattr(engine, "ROOT", tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(engine, "install", made.install)
    monkeypatch.setattr(engine, "active_folder", lambda: made.folder)
    monkeypatch.setattr(engine, "current_key", lambda: made.key)
    monkeypatch.setattr("hatch_build.has_compiler", lambda: True)
    for name in ("LUNASOL_COMPILE", "LUNASOL_PROFILE"):
        monkeypatch.setenv(name, "")
    return made


def test_the_engine_is_compiled_for_the_next_start(
    background: Background, capsys: pytest.CaptureFixture[str]
) -> None:
    engine.compile_if_needed()
    assert background.runs == 1
    first, last = capsys.readouterr().err.splitlines()
    assert "is being compiled in the background" in first
    assert "the next start uses it" in last


def test_a_compiled_engine_is_not_compiled_again(
    background: Background, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    binary = tmp_path / "lunasol" / "engine" / "cards.cpython-311-x86_64-linux-gnu.so"
    binary.parent.mkdir(parents=True)
    binary.touch()
    engine.compile_if_needed()
    assert (background.runs, capsys.readouterr().err) == (0, "")


def test_without_a_compiler_one_line_says_what_that_means(
    background: Background, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("hatch_build.has_compiler", lambda: False)
    engine.compile_if_needed()
    assert background.runs == 0
    assert "no C compiler" in capsys.readouterr().err


def test_a_compiler_that_fails_is_tried_again_only_after_a_change(
    background: Background, capsys: pytest.CaptureFixture[str]
) -> None:
    background.fails = True
    for _ in range(2):
        engine.compile_if_needed()
        assert "could not be compiled" in capsys.readouterr().err
    assert background.runs == 1
    background.key, background.fails = "another key", False
    engine.compile_if_needed()
    assert background.runs == 2


def test_a_failure_because_sources_changed_meanwhile_is_not_remembered(
    background: Background, monkeypatch: pytest.MonkeyPatch
) -> None:
    background.fails = True
    keys = iter(["key", "changed"])
    monkeypatch.setattr(engine, "current_key", lambda: next(keys))
    engine.compile_if_needed()
    assert not engine.FAILED.exists()


def test_only_one_game_compiles(background: Background, capsys: pytest.CaptureFixture[str]) -> None:
    with engine.LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        engine.compile_if_needed()
    assert background.runs == 0
    assert "is being compiled" in capsys.readouterr().err


# Processes ------------------------------------------------------------------------------------


Start = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Runs tools/play.py in a checkout where make, server and compiler are small scripts."""
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "play.py", tmp_path / "tools")
    binaries = tmp_path / ".venv" / "bin"
    binaries.mkdir(parents=True)
    scripts = {"make": MAKE, "lunasol": SERVER, "python": COMPILER}
    for name, script in scripts.items():
        (binaries / name).write_text(script)
        (binaries / name).chmod(0o755)

    running = []
    # In the background of some shells this process ignores Ctrl+C, and what it starts would, too.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)

    def started(**environment: str) -> subprocess.Popen[str]:
        playing = subprocess.Popen(
            [sys.executable, "tools/play.py", "play"],
            cwd=tmp_path,
            env={**os.environ, "MAKE": str(binaries / "make"), **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

        running.append(playing)
        return playing

    yield started
    signal.signal(signal.SIGINT, before)
    for playing in running:
        with suppress(ProcessLookupError):
            os.killpg(playing.pid, signal.SIGKILL)
        playing.communicate()


def compiling(folder: Path) -> int:
    """Wait until the compiler runs, and return its process id."""
    deadline = time.monotonic() + DEADLINE_SECONDS
    path = folder / "compiling"
    while not path.exists() or not path.read_text():
        assert time.monotonic() < deadline
        time.sleep(0.01)
    return int(path.read_text())


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2]
    except FileNotFoundError:
        return False
    return not state.startswith("Z")


def line_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


@pytest.mark.parametrize("name", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_the_end_of_the_game_ends_everything(
    name: signal.Signals, start: Start, tmp_path: Path
) -> None:
    playing = start()
    assert [line_of(playing), line_of(playing)] == ["installing", "serving serve --open"]
    pid = compiling(tmp_path)
    if name == signal.SIGINT:
        os.killpg(playing.pid, name)  # a terminal sends it to the whole group
    else:
        playing.send_signal(name)
    output, _ = playing.communicate(timeout=DEADLINE_SECONDS)
    assert output == "stopped\n"
    assert playing.returncode == (0 if name == signal.SIGINT else 128 + name)
    assert not is_alive(pid)


def test_nothing_is_installed_after_make_setup(start: Start, tmp_path: Path) -> None:
    playing = start(UP_TO_DATE="0")
    assert line_of(playing) == "serving serve --open"
    compiling(tmp_path)
    playing.terminate()
    playing.communicate(timeout=DEADLINE_SECONDS)


def test_a_failed_installation_starts_nothing(start: Start, tmp_path: Path) -> None:
    playing = start(FAILS="2")
    output, _ = playing.communicate(timeout=DEADLINE_SECONDS)
    assert (output, playing.returncode) == ("installing\n", 2)
    assert not (tmp_path / "compiling").exists()


def test_a_second_start_waits_for_the_first_to_finish_installing(start: Start) -> None:
    first = start(INSTALLING="1")
    assert line_of(first) == "installing"
    second = start()
    assert line_of(second) == "Waiting for another make play to finish installing ..."
    assert line_of(first) == "serving serve --open"
    assert line_of(second) == "installing"
    for playing in (first, second):
        playing.terminate()
        playing.communicate(timeout=DEADLINE_SECONDS)


def test_control_c_while_installing_prints_no_traceback(start: Start) -> None:
    playing = start(INSTALLING="100")
    assert line_of(playing) == "installing"
    os.killpg(playing.pid, signal.SIGINT)
    _, errors = playing.communicate(timeout=DEADLINE_SECONDS)
    assert "Traceback" not in errors
    assert playing.returncode == 130
