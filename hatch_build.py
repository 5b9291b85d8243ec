"""The build hook: compiles the engine and the rules with mypyc where a C compiler is at hand.

LUNASOL_COMPILE=0 leaves them uncompiled, LUNASOL_COMPILE=require fails instead of falling back.
Editable installs stay uncompiled, so that no stale binary hides an edited source.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = (
    "engine/cards.py",
    "engine/events.py",
    "engine/game.py",
    "engine/playout.py",
    "engine/view.py",
    "games/*/rules*.py",
    "games/*/view.py",
    "bots/policy.py",
    "bots/policies/[a-z]*.py",
    "bots/tree.py",
    "bots/search.py",
    "server/limits.py",
    "server/requests.py",
    "server/room.py",
    "server/shelf.py",
    "server/streams.py",
    "server/telling.py",
    "server/watching.py",
)
MYPYC = ["mypy[mypyc]==2.4.1", "librt>=0.16,<0.17", "setuptools>=77"]
# Without these gcc does not inline across functions of a shared library.
C_FLAGS = "-fno-semantic-interposition -fvisibility=hidden"
COUNT = "-fprofile-generate"
USE_COUNTS = "-fprofile-use -fprofile-partial-training -Wno-missing-profile"


def wish() -> str:
    return os.environ.get("LUNASOL_COMPILE", "auto")


def has_compiler() -> bool:
    if wish() == "0":
        return False
    if os.name == "nt":
        return True
    named = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    return shutil.which(named) is not None and header.exists()


class CustomBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"
    work: Path | None = None

    def dependencies(self) -> list[str]:
        return MYPYC if has_compiler() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or wish() == "0":
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

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.work is not None:
            shutil.rmtree(self.work, ignore_errors=True)

    def fall_back(self, why: str) -> None:
        if wish() == "require":
            raise RuntimeError(why)
        message = f"lunasol: {why}; the engine is installed uncompiled, which is slower"
        print(message, file=sys.stderr, flush=True)

    def compile(self, build_data: dict[str, Any]) -> None:
        """Twice: a build that counts plays some matches, and the second build knows from it
        which ways are the usual ones. It gains a tenth to a third (docs/decisions/0009)."""
        from mypyc.build import mypycify

        os.chdir(self.root)
        os.environ["MYPYPATH"] = "src"
        sys.path.insert(0, "")
        work = self.work = Path(tempfile.mkdtemp(prefix="lunasol-"))
        source = Path("src/lunasol")
        modules = [str(path) for each in COMPILED for path in sorted(source.glob(each))]
        extensions = mypycify(
            ["--explicit-package-bases", *modules], opt_level="3", target_dir=str(work / "c")
        )
        counted = self.translate(extensions, COUNT) and self.train()
        if not self.translate(extensions, USE_COUNTS if counted else ""):
            raise RuntimeError("the C compiler failed")
        for binary in (work / "lib").rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
            target = binary.relative_to(work / "lib").as_posix()
            build_data["force_include"][str(binary)] = target
        build_data["pure_python"], build_data["infer_tag"] = False, True

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
