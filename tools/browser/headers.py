"""Fetches the headers of Python 3.14: one of the packages that headers.txt names, by apt.

LUNASOL_PYTHON_HEADERS names a folder with Python.h of Python 3.14, or a .deb with it. Without it
the cache is looked through, then the system's own package sources, then Debian's newer suites.
Their lists are kept apart and thrown away, so nothing on the system changes.
"""

import os
import shutil
import subprocess
from pathlib import Path

from downloads import CannotBuild, listed, sha256

LIST = Path(__file__).with_name("headers.txt")
NEWER = ("testing", "unstable")
OF_DEBIAN = ("Label: Debian", "Created-By: Packages", "Component: main")


def put_headers(cache: Path, folder: Path) -> None:
    """Put the headers of Python, packed or not, into a folder."""
    given = os.environ.get("LUNASOL_PYTHON_HEADERS")
    if given and not Path(given).exists():
        raise CannotBuild(f"LUNASOL_PYTHON_HEADERS={given} does not exist")
    if given and Path(given).is_dir():
        shutil.copytree(given, folder / "given")
    else:
        shutil.copyfile(given or downloaded(cache, LIST), folder / "headers.deb")


def downloaded(cache: Path, names: Path) -> Path:
    """A package that the list names, from the cache or from the system's package manager."""
    facts = dict(line.split(maxsplit=1) for line in listed(names))
    package = facts.pop("package")
    hashes = set(facts.values())
    asked = [f"{package}={version}" for version in facts]
    if found := kept(cache, package, hashes):
        return found
    cache.mkdir(parents=True, exist_ok=True)
    if shutil.which("apt-get"):
        fetch(asked, cache, ())
        if not kept(cache, package, hashes):
            fetch(asked, cache, newer_suites(cache / "apt"))
            shutil.rmtree(cache / "apt", ignore_errors=True)
    if found := kept(cache, package, hashes):
        return found
    raise CannotBuild(
        f"the headers of Python 3.14 are missing: this system has no package {package}"
        f" {' or '.join(facts)} with the hash that {names.name} names;"
        " name a folder with Python.h or the .deb in LUNASOL_PYTHON_HEADERS"
    )


def kept(cache: Path, package: str, hashes: set[str]) -> Path | None:
    """The package in the cache. One with another hash is thrown away."""
    for path in sorted(cache.glob(f"{package}_*.deb")):
        if sha256(path) in hashes:
            return path
        path.unlink()
    return None


def fetch(packages: list[str], folder: Path, options: tuple[str, ...]) -> None:
    """Let apt put the first of the packages that it has into the folder."""
    for package in packages:
        if apt(*options, "download", "--quiet", package, folder=folder) is not None:
            return


def newer_suites(folder: Path) -> tuple[str, ...]:
    """The options that make apt ask the system's Debian mirror for newer suites; none elsewhere."""
    asked = ("indextargets", "--format", "$(REPO_URI)", *OF_DEBIAN)
    mirrors = (apt(*asked, folder=folder.parent) or "").split()
    if not mirrors:
        return ()
    for name in ("lists/partial", "archives/partial"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    lines = [f"deb {mirrors[0]} {suite} main\n" for suite in NEWER]
    (folder / "sources.list").write_text("".join(lines))
    settings = {
        "Dir::Etc::sourcelist": folder / "sources.list",
        "Dir::Etc::sourceparts": "-",
        "Dir::State::lists": folder / "lists",
        "Dir::Cache": folder,
        "Acquire::Languages": "none",
    }
    options = tuple(f"-o{name}={value}" for name, value in settings.items())
    apt(*options, "update", "--quiet", folder=folder)
    return options


def apt(*arguments: str, folder: Path) -> str | None:
    """What apt-get prints, or None if it fails."""
    command = ["apt-get", *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return None if done.returncode else done.stdout
