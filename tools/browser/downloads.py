"""Fetches what the browser's engine is made of: wheels by pip, compared by their hashes."""

import hashlib
import subprocess
import sys
import zipfile
from pathlib import Path

FOR_PYODIDE = (
    *("--only-binary", ":all:", "--implementation", "cp", "--abi", "cp314"),
    *("--python-version", "3.14", "--platform", "pyemscripten_2026_0_wasm32"),
    *("--platform", "any"),
)


class CannotBuild(Exception):
    """Something that the engine is made of is missing."""


def listed(path: Path) -> list[str]:
    """The lines of a text file without comments."""
    lines = (line.partition("#")[0].strip() for line in path.read_text("utf-8").splitlines())
    return [line for line in lines if line]


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def pinned(requirements: Path) -> list[set[str]]:
    """For each requirement of a file, the hashes that it may have."""
    found: list[set[str]] = []
    for line in listed(requirements):
        if "==" in line:
            found.append(set())
        if "sha256:" in line:
            found[-1].add(line.rpartition("sha256:")[2].rstrip("\\ "))
    return found


def wheels(requirements: Path, cache: Path, options: tuple[str, ...] = FOR_PYODIDE) -> list[Path]:
    """The wheels that a requirements file names, from the cache or from the package index."""
    wanted = pinned(requirements)
    for attempt in (1, 2):
        have = {sha256(path): path for path in sorted(cache.glob("*.whl"))}
        found = [next((have[each] for each in hashes if each in have), None) for hashes in wanted]
        if all(found):
            return [path for path in found if path]
        if attempt == 1:
            download(requirements, cache, options)
    raise CannotBuild(f"pip downloaded other wheels than {requirements.name} names")


def download(requirements: Path, cache: Path, options: tuple[str, ...]) -> None:
    """Let pip fetch the wheels and compare their hashes."""
    cache.mkdir(parents=True, exist_ok=True)
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    target = ["--no-deps", "--require-hashes", "--dest", str(cache), "-r", str(requirements)]
    done = subprocess.run([*pip, *options, *target], capture_output=True, text=True, check=False)
    if done.returncode:
        why = (done.stderr.strip() or "pip failed").splitlines()[-1]
        raise CannotBuild(f"the wheels of {requirements.name} cannot be downloaded ({why})")


def unpack(found: list[Path], folder: Path) -> None:
    """Unpack wheels into a folder, with the permissions that their files have."""
    for wheel in found:
        with zipfile.ZipFile(wheel) as packed:
            for member in packed.infolist():
                path = packed.extract(member, folder)
                if mode := member.external_attr >> 16 & 0o777:
                    Path(path).chmod(mode | 0o600)


def node(script: Path, *arguments: Path | str) -> str:
    """Run a script with Node; returns what it prints."""
    command = ["node", str(script), *map(str, arguments)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise CannotBuild("there is no Node") from None
    if done.returncode:
        raise CannotBuild(f"{script.name} failed:\n{(done.stdout + done.stderr)[-3000:]}")
    return done.stdout
