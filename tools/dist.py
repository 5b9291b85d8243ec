"""Builds the packages of a release: a source distribution, and from it the wheels.

One wheel has the compiled engine for this Python and platform; the other runs everywhere. All of
them contain the built web client. With --cached nothing is compiled: the compiled wheel is made
only if an earlier build has left binaries that fit.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "src" / "lunasol" / "server" / "static" / "index.html"
BUILD = "import sys; from hatchling.build import {hook}; {hook}(sys.argv[1])"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    parser.add_argument("--cached", action="store_true")
    args = parser.parse_args()
    if not PAGE.exists():
        print("The web client is not built: run make setup first.", file=sys.stderr)
        return 1
    for package in build_all(args.out.absolute(), args.cached):
        print(package)
    return 0


def build_all(out: Path, is_cached: bool) -> list[Path]:
    """Build everything in a temporary folder, and replace what is in ``out`` when that is done."""
    with tempfile.TemporaryDirectory(prefix="lunasol-dist-") as folder:
        built = Path(folder, "built")
        run("build_sdist", built, ROOT)
        sources = unpack(next(built.glob("*.tar.gz")), Path(folder))
        for setting in ("cached" if is_cached else "auto", "0"):
            run("build_wheel", built, sources, LUNASOL_COMPILE=setting)
        shutil.rmtree(out, ignore_errors=True)
        shutil.copytree(built, out)
    return sorted(out.iterdir())


def unpack(archive: Path, folder: Path) -> Path:
    """Unpack a source distribution and return the folder of the sources."""
    with tarfile.open(archive) as files:
        files.extractall(folder)
    return folder / archive.name.removesuffix(".tar.gz")


def run(hook: str, out: Path, sources: Path, **settings: str) -> None:
    """Build one package from these sources; binaries come from the cache of this checkout."""
    out.mkdir(exist_ok=True)
    cache = {"LUNASOL_CACHE": str(ROOT / "build" / "compiled"), "LUNASOL_PAGE": "built"}
    subprocess.run(
        [sys.executable, "-c", BUILD.format(hook=hook), str(out)],
        cwd=sources,
        env={**os.environ, **cache, **settings},
        stdout=subprocess.DEVNULL,
        check=True,
    )


if __name__ == "__main__":
    sys.exit(main())
