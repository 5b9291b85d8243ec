"""Installing from a checkout is one step: it happens as a whole or not at all."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import install

BINARY = "lunasol/engine/cards.cpython-311-x86_64-linux-gnu.so"
WITH_A_PROCESS = """
import multiprocessing

def main():
    print("begins", flush=True)
    process = multiprocessing.get_context("spawn").Process(target=print, args=("thinks",))
    process.start()
    process.join()
"""
"""A command that starts a process, as bots do."""


class Environment:
    """An empty environment, and a build that makes a wheel of stated files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names = ["lunasol/__init__.py"]
        self.cli = ""
        self.log = folder / "build" / "install.log"

    def build(self, folder: Path, log: Path) -> Path:
        if not self.names:
            raise install.BuildFailed
        wheel = folder / "lunasol.whl"
        with ZipFile(wheel, "w") as archive:
            for name in self.names:
                archive.writestr(name, "")
            archive.writestr("lunasol/cli.py", self.cli)
        return wheel

    def install(self, replaces: Path | None = None) -> bool:
        return install.install(self.log, replaces)

    def command(self) -> Path:
        return self.folder / "bin" / "lunasol"


@pytest.fixture
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Environment:
    made = Environment(tmp_path)
    for name in ("site", "bin"):
        (tmp_path / name).mkdir()
    monkeypatch.setattr(install, "PACKAGES", tmp_path / "packages")
    monkeypatch.setattr(install, "SITE", tmp_path / "site")
    monkeypatch.setattr(install, "PATH_FILE", tmp_path / "site" / "lunasol.pth")
    monkeypatch.setattr(install, "SCRIPTS", tmp_path / "bin")
    monkeypatch.setattr(install, "build", made.build)
    return made


def test_the_package_is_found_through_the_path_file(environment: Environment) -> None:
    assert environment.install()
    folder = install.active_folder()
    assert folder is not None
    assert (folder / "lunasol" / "__init__.py").exists()
    assert not install.is_compiled(folder)
    assert sys.executable in environment.command().read_text()
    assert environment.command().stat().st_mode & 0o111


def test_the_command_can_start_processes(environment: Environment) -> None:
    """They import the command itself, and must not run it again."""
    environment.cli = WITH_A_PROCESS
    environment.install()
    found = {**os.environ, "PYTHONPATH": str(install.active_folder())}
    said = subprocess.run([environment.command()], env=found, capture_output=True, text=True)
    assert said.stdout.split() == ["begins", "thinks"]
    assert said.returncode == 0


def test_a_compiled_package_is_recognized(environment: Environment) -> None:
    environment.names.append(BINARY)
    environment.install()
    assert install.is_compiled(install.active_folder())


def test_a_failed_build_leaves_the_old_package(environment: Environment) -> None:
    environment.install()
    before = install.active_folder()
    environment.names.clear()
    with pytest.raises(install.BuildFailed):
        environment.install()
    assert before is not None
    assert install.active_folder() == before
    assert before.exists()


def test_what_was_compiled_for_an_older_package_is_not_installed(environment: Environment) -> None:
    environment.install()
    before = install.active_folder()
    environment.install()
    now = install.active_folder()
    assert not environment.install(replaces=before)
    assert install.active_folder() == now
    assert environment.install(replaces=now)


def test_a_running_server_keeps_its_folder_and_older_ones_go(environment: Environment) -> None:
    folders = []
    for _ in range(5):
        environment.install()
        folders.append(install.active_folder())
    assert len(set(folders)) == 5
    assert [folder.exists() for folder in folders if folder] == [False, False, True, True, True]
