"""Installs lunasol from this checkout into the environment of the Python that runs this.

The package is unpacked into a folder of its own, and the file that names the folder is replaced
last. An interrupted or failed installation leaves the old one as it was, and a server that is
running keeps its folder.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[1]
PACKAGES = Path(sys.prefix, "lunasol-packages")
SITE = Path(sysconfig.get_path("purelib"))
SCRIPTS = Path(sysconfig.get_path("scripts"))
PATH_FILE = SITE / "lunasol.pth"
LOG = ROOT / "build" / "install.log"
KEPT = 3
"""Servers that are running may still need the folders that were used before."""
BUILD = "import sys; from hatchling.build import build_wheel; build_wheel(sys.argv[1])"
COMMAND = """#!/bin/sh
'''exec' "{python}" "$0" "$@"
' '''
import sys
from lunasol.cli import main
if __name__ == "__main__":  # not in the processes of bots, which import it
    sys.exit(main())
"""


class BuildFailed(Exception):
    """The package could not be built; the log says why."""


def main() -> int:
    try:
        install(LOG)
    except BuildFailed:
        print("Building the package failed:", *last_lines(LOG), sep="\n", file=sys.stderr)
        return 1
    print("Engine:", "compiled" if is_compiled(active_folder()) else "not compiled")
    return 0


def install(log: Path, replaces: Path | None = None) -> bool:
    """Build and install; returns False if something else than ``replaces`` is installed by now."""
    with tempfile.TemporaryDirectory(prefix="lunasol-", ignore_cleanup_errors=True) as folder:
        wheel = build(Path(folder), log)
        with locked(PACKAGES / "lock"):
            if replaces is not None and active_folder() != replaces:
                return False
            activate(unpack(wheel))
            remove_old_folders()
    return True


def build(folder: Path, log: Path) -> Path:
    """Build a wheel with the web client as it was built before.

    Temporary files go to the same folder, so that they are gone even if the build is killed.
    """
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("w") as output:
        done = subprocess.run(
            [sys.executable, "-c", BUILD, str(folder)],
            cwd=ROOT,
            env={**os.environ, "LUNASOL_PAGE": "built", "TMPDIR": str(folder)},
            stdout=output,
            stderr=output,
            check=False,
        )
    if done.returncode != 0:
        raise BuildFailed
    return next(folder.glob("*.whl"))


def unpack(wheel: Path) -> Path:
    """Unpack the wheel into a new folder."""
    folder = Path(tempfile.mkdtemp(prefix="lunasol-", dir=PACKAGES))
    folder.chmod(0o755)
    with ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def activate(folder: Path) -> None:
    """Make this folder the installed package."""
    if (SITE / "lunasol").exists():  # installed by pip, it would be found first
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
        subprocess.run([*pip, "uninstall", "--quiet", "--yes", "lunasol"], check=True)
    replace(SCRIPTS / "lunasol", COMMAND.format(python=sys.executable))
    replace(PATH_FILE, f"{folder}\n")


def replace(path: Path, text: str) -> None:
    """Write a file in one step, executable if it is a command."""
    draft = path.with_name(f"{path.name}.new")
    draft.write_text(text)
    draft.chmod(0o755 if text.startswith("#!") else 0o644)
    draft.replace(path)


def active_folder() -> Path | None:
    """The folder of the installed package, if there is one."""
    return Path(PATH_FILE.read_text().strip()) if PATH_FILE.exists() else None


def is_compiled(folder: Path | None) -> bool:
    return folder is not None and any(folder.glob("lunasol/engine/cards.*.so"))


def remove_old_folders() -> None:
    active = active_folder()
    others = [path for path in PACKAGES.glob("lunasol-*") if path != active]
    others.sort(key=lambda path: path.stat().st_mtime)
    for folder in others[: 1 - KEPT]:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Wait for a lock, which also ends with the process."""
    import fcntl

    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def last_lines(log: Path, count: int = 20) -> list[str]:
    return log.read_text(errors="replace").splitlines()[-count:]


if __name__ == "__main__":
    sys.exit(main())
