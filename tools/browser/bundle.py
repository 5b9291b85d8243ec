"""Writes the engine's files for the browser: Pyodide, a small standard library, and our packages.

usage: bundle.py --out FOLDER [--uncompiled] [--modules NODE_MODULES] [--tight]

FOLDER gets engine.json and one folder named after the version, a hash of all contents. Pyodide
under Node writes the bytecode, so no Python 3.14 is needed here. What make browser has compiled is
used if it is of these sources. Each file is also written with brotli; --tight makes that as small
as possible, which takes half a minute for Pyodide, once.
"""

import argparse
import hashlib
import json
import shutil
import sys
import tempfile
import zipfile
from pathlib import Path

from downloads import CannotBuild, listed, node, wheels
from native import is_fresh

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PACKAGES = ("analysis", "api", "bots", "browser", "engine", "games", "protocol", "tables")
"""The packages of lunasol that the browser needs, if they exist."""
MODULES = ("__init__.py", "estimates.py")
LEFT_OUT = ("engine/testing/", "/texts/", "__pycache__/")
"""Parts of a path: what only tests need, and sentences, which the page has itself."""
SUFFIXES = (".py", ".toml")
FROM_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
FROM_WHEELS = ("librt/vecs.", "msgspec/", "mypy_extensions.py")
WHEELS = HERE / "wheels.txt"
STDLIB = HERE / "stdlib.txt"
STDLIB_HEAD = (
    "# What the browser's engine uses of the standard library, by running it: make engine-stdlib."
)
NATIVE = ("lunasol_native.so", "lunasol_native.txt")


def is_wanted(name: str) -> bool:
    """Whether a file of lunasol, named from the package, goes to the browser."""
    if any(part in f"/{name}" for part in LEFT_OUT) or not name.endswith(SUFFIXES):
        return False
    return name in MODULES or name.startswith(tuple(f"{each}/" for each in PACKAGES))


def stage_ours(source: Path, staged: Path, compiled: frozenset[str]) -> None:
    """Copy our sources, except those of compiled modules."""
    for path in sorted(source.rglob("*")):
        name = path.relative_to(source).as_posix()
        if is_wanted(name) and f"lunasol/{name}" not in compiled:
            target = staged / "lunasol" / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)


def stage_wheels(found: list[Path], staged: Path) -> None:
    """Unpack what is used of the wheels."""
    for wheel in found:
        with zipfile.ZipFile(wheel) as packed:
            names = [name for name in packed.namelist() if name.startswith(FROM_WHEELS)]
            packed.extractall(staged, [n for n in names if n.endswith((".py", ".so"))])


def stage_stdlib(pyodide: Path, staged: Path) -> None:
    """Unpack the modules of the standard library that stdlib.txt names."""
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as packed:
        names, present = [], set(packed.namelist())
        for module in listed(STDLIB):
            path = module.replace(".", "/")
            places = [each for each in (f"{path}.py", f"{path}/__init__.py") if each in present]
            if not places:
                raise CannotBuild(f"Pyodide's standard library has no module {module}")
            names += places
        packed.extractall(staged, names)


def stage_compiled(folder: Path, staged: Path) -> frozenset[str]:
    """Copy the side module with the module that finds what is in it; returns the sources that it
    replaces."""
    for name in NATIVE:
        if not (folder / name).exists():
            raise CannotBuild(f"{folder} has no {name}: run make browser")
    staged.mkdir(parents=True, exist_ok=True)
    for path in (*(folder / name for name in NATIVE), HERE / "lunasol_finder.py"):
        shutil.copyfile(path, staged / path.name)
    names = (folder / NATIVE[1]).read_text("utf-8").split()
    return frozenset(name.replace(".", "/") + ".py" for name in names)


def find_compiled(staged: Path) -> None:
    """Let the package install the finder before it imports its first module."""
    package = staged / "lunasol/__init__.py"
    package.write_text("import lunasol_finder\n" + package.read_text("utf-8"), "utf-8")


def version_of(folder: Path) -> str:
    """A hash of the names and contents of all files."""
    total = hashlib.sha256()
    for path in sorted(folder.iterdir()):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.name} {content}\n".encode())
    return total.hexdigest()[:16]


def compress(folder: Path, cache: Path, *, tight: bool) -> int:
    """Write FILE.br beside each file; returns how much that is in all."""
    node(HERE / "brotli.mjs", folder, cache, "11" if tight else "5")
    return sum(path.stat().st_size for path in folder.glob("*.br"))


def collect(work: Path, modules: Path, cache: Path, compiled: Path | None) -> None:
    """Write all files of the engine to a folder of their own."""
    pyodide = modules / "pyodide"
    if not (pyodide / "python_stdlib.zip").exists():
        raise CannotBuild(f"{modules} has no package pyodide: run npm ci in client")
    found = wheels(WHEELS, cache / "wheels")
    staged = work / "staged"
    natives = stage_compiled(compiled, staged / "lunasol") if compiled else frozenset[str]()
    stage_ours(ROOT / "src/lunasol", staged / "lunasol", natives)
    if compiled:
        find_compiled(staged / "lunasol")
    stage_wheels(found, staged / "lunasol")
    stage_stdlib(pyodide, staged / "stdlib")
    out = work / "out"
    out.mkdir()
    node(HERE / "pack.mjs", modules, staged, out)
    for name in FROM_PYODIDE:
        shutil.copyfile(pyodide / name, out / name)


def bundle(
    out: Path, modules: Path, cache: Path, compiled: Path | None = None, *, tight: bool = False
) -> dict[str, object]:
    """Make the engine's files and put them where ``out`` is; returns what engine.json says."""
    with tempfile.TemporaryDirectory(prefix="lunasol-engine-") as folder:
        work = Path(folder)
        collect(work, modules, cache, compiled)
        made, version = work / "out", version_of(work / "out")
        sizes = {path.name: path.stat().st_size for path in sorted(made.iterdir())}
        facts = {
            "version": version,
            "compiled": compiled is not None,
            "files": sizes,
            "total": sum(sizes.values()),
            "download": compress(made, cache / "brotli", tight=tight),
        }
        shutil.rmtree(out, ignore_errors=True)
        shutil.copytree(made, out / version)
    (out / "engine.json").write_text(json.dumps(facts, indent=1) + "\n")
    return facts


def find_stdlib(modules: Path, cache: Path) -> None:
    """Write stdlib.txt: run the engine with the whole library, and list what it has imported."""
    with tempfile.TemporaryDirectory(prefix="lunasol-engine-") as folder:
        staged = Path(folder)
        stage_ours(ROOT / "src/lunasol", staged / "lunasol", frozenset())
        stage_wheels(wheels(WHEELS, cache / "wheels"), staged / "lunasol")
        found = node(HERE / "stdlib.mjs", modules, staged)
    STDLIB.write_text(f"{STDLIB_HEAD}\n{found.strip()}\n")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--compiled", type=Path, default=ROOT / "build/browser")
    parser.add_argument("--uncompiled", action="store_true", help="even if there is a compiled one")
    parser.add_argument("--modules", type=Path, default=ROOT / "client/node_modules")
    parser.add_argument("--cache", type=Path, default=ROOT / "build/engine-cache")
    parser.add_argument("--find-stdlib", action="store_true", help="write stdlib.txt first")
    parser.add_argument("--tight", action="store_true", help="the smallest files brotli can make")
    asked = parser.parse_args()
    is_compiled = not asked.uncompiled and is_fresh(asked.compiled, asked.modules)
    compiled = asked.compiled if is_compiled else None
    try:
        if asked.find_stdlib:
            find_stdlib(asked.modules, asked.cache)
        facts = bundle(asked.out, asked.modules, asked.cache, compiled, tight=asked.tight)
    except CannotBuild as error:
        print(f"lunasol: the page is built without its own engine: {error}", file=sys.stderr)
        return 1
    kind = "compiled" if facts["compiled"] else "uncompiled"
    print(f"Engine for the browser: {kind}, version {facts['version']}, {facts['download']} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
