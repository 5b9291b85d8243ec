"""Compiles the engine in the background while somebody plays, for the next start.

It is compiled once, without a profile: `make setup` takes longer and makes a faster one.
`tools/play.py` runs this and stops it when the game ends.
"""

import fcntl
import os
import signal
import sys
from pathlib import Path

from install import ROOT, BuildFailed, active_folder, install, is_compiled

sys.path.insert(0, str(ROOT))
import hatch_build

LOG = ROOT / "build" / "engine.log"
LOCK = ROOT / "build" / "engine.lock"
FAILED = ROOT / "build" / "engine.failed"
"""Says for which sources and tools compiling failed, so that it is not tried at every start."""
LOW_PRIORITY = 19


def main() -> None:
    os.nice(LOW_PRIORITY)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that temporary folders are removed
    os.chdir(ROOT)
    compile_if_needed()


def compile_if_needed() -> None:
    """Compile the engine unless it is compiled or cannot be, and say so in one line."""
    folder = active_folder()
    if folder is None or is_compiled(folder):
        return
    if not hatch_build.has_compiler():
        say("There is no C compiler here. All games work without one; strong bots think longer.")
        return
    key = current_key()
    if FAILED.exists() and FAILED.read_text() == key:
        say(f"The engine could not be compiled, so strong bots think longer; see {shown(LOG)}.")
        return
    say("The engine is being compiled in the background; from the next start on bots think faster.")
    with LOCK.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:  # another game is doing it
            return
        compile_engine(folder, key)


def compile_engine(folder: Path, key: str) -> None:
    """Compile and install the engine, unless something else has been installed meanwhile."""
    os.environ.update(LUNASOL_COMPILE="require", LUNASOL_PROFILE="0")
    try:
        installed = install(LOG, replaces=folder)
    except BuildFailed:
        if current_key() == key:
            FAILED.write_text(key)
            say(f"The engine could not be compiled, so the game goes on without; see {shown(LOG)}.")
        return
    if installed:
        say("The compiled engine is ready; the next start uses it.")


def current_key() -> str:
    """Changes with everything that the compiled engine depends on."""
    modules = hatch_build.compiled_modules(Path("src/lunasol"))
    return hatch_build.cache_key(modules, profiled=False)


def shown(path: Path) -> str:
    return str(path.relative_to(ROOT))


def say(sentence: str) -> None:
    print(f"lunasol: {sentence}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
