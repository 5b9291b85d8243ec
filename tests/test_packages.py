"""The packages of a release work on a machine that has never seen the sources."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from lunasol import games
from server.served import free_port

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent
SET_UP = ROOT / ".venv" / "lunasol"
"""Exists once make setup has compiled the engine."""
TIMEOUT_SECONDS = 300
IMAGE = "lunasol-test"
PLATFORMS = {
    "linux": {
        f"{libc}_{machine}"
        for libc in ("manylinux", "musllinux")
        for machine in ("x86_64", "aarch64")
    },
    "macos": {"macosx_x86_64", "macosx_arm64"},
    "windows": {"win_amd64"},
}


class Installed:
    """A wheel in an empty environment, and commands that see nothing but that."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        self.folder = folder
        self.command = folder / "environment" / "bin" / "lunasol"
        kept = {name: os.environ[name] for name in ("PATH",) if name in os.environ}
        self.environment = {**kept, "HOME": str(folder), "LANG": "C.UTF-8"}
        uv = shutil.which("uv", path=f"{BIN}{os.pathsep}{os.environ['PATH']}")
        assert uv is not None, "pip install uv"
        python = folder / "environment" / "bin" / "python"
        run(uv, "venv", "--quiet", "--python", sys.executable, str(folder / "environment"))
        pins = ("--constraints", str(ROOT / "requirements-run.txt"))
        install = (uv, "pip", "install", "--quiet", "--system-certs", "--python", str(python))
        run(*install, *pins, str(wheel))

    def says(self, *arguments: str) -> str:
        return run(str(self.command), *arguments, cwd=self.folder, env=self.environment)

    def pages(self, *paths: str) -> list[httpx.Response]:
        """Start a server, fetch these pages and stop it."""
        port = free_port()
        server = subprocess.Popen(
            [self.command, "serve", "--port", str(port)], cwd=self.folder, env=self.environment,
            stderr=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            return [fetch(f"http://127.0.0.1:{port}{path}") for path in paths]
        finally:
            server.terminate()
            server.wait(TIMEOUT_SECONDS)


def run(*command: str, cwd: Path | None = None, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(
        command, cwd=cwd, env=env, capture_output=True, text=True, timeout=TIMEOUT_SECONDS,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def fetch(address: str) -> httpx.Response:
    """Ask until the server answers."""
    deadline = time.monotonic() + TIMEOUT_SECONDS
    while True:
        try:
            return httpx.get(address, trust_env=False)
        except httpx.TransportError:
            assert time.monotonic() < deadline
            time.sleep(0.05)


def build(out: Path) -> list[Path]:
    """Build the packages, the compiled wheel only from binaries that are there already."""
    run(sys.executable, str(ROOT / "tools" / "dist.py"), "--cached", "--out", str(out))
    return sorted(out.glob("*.whl"))


def is_for_all(wheel: Path) -> bool:
    return wheel.name.endswith("-py3-none-any.whl")


def check(wheel: Path, folder: Path) -> None:
    """Install the wheel and use it as people would."""
    installed = Installed(wheel, folder)
    engine = "not compiled" if is_for_all(wheel) else "compiled"
    first, *played = installed.says("selftest").splitlines()
    assert first.endswith(f", engine {engine}")
    assert played == [f"{game}: ok" for game in games.GAMES]
    assert installed.says("--version").endswith(f"(engine {engine})\n")
    assert "selftest" in installed.says("--help")
    health, page = installed.pages("/healthz", "/")
    assert health.json()["compiled"] == (engine == "compiled")
    assert page.status_code == 200
    assert "/assets/" in page.text


def test_each_wheel_works_without_the_sources(tmp_path: Path) -> None:
    wheels = build(tmp_path / "dist")
    assert [is_for_all(wheel) for wheel in wheels].count(True) == 1
    if SET_UP.exists() and shutil.which("cc"):
        assert len(wheels) == 2
    for number, wheel in enumerate(wheels):
        (tmp_path / str(number)).mkdir()
        check(wheel, tmp_path / str(number))
    build_container(tmp_path)


# The container --------------------------------------------------------------------------------


def test_the_linter_finds_nothing_in_the_container_file() -> None:
    linter = shutil.which("hadolint", path=str(BIN))
    assert linter is not None
    assert run(linter, str(ROOT / "Containerfile")) == ""


def container_engine() -> str | None:
    """podman or docker, if one is here and answers."""
    for name in filter(shutil.which, ("podman", "docker")):
        answers = subprocess.run([name, "info"], capture_output=True, check=False).returncode == 0
        if answers:
            return name
    return None


def build_container(folder: Path) -> None:
    """Build the image from these packages and ask it, where that is possible."""
    engine = container_engine()
    if engine is None:
        return
    for name in ("Containerfile", "requirements-run.txt"):
        shutil.copy(ROOT / name, folder)
    recipe = str(folder / "Containerfile")
    subprocess.run([engine, "build", "-t", IMAGE, "-f", recipe, str(folder)], check=True)
    assert "nox: ok" in run(engine, "run", "--rm", IMAGE, "lunasol", "selftest")
    assert run(engine, "run", "--rm", IMAGE, "id", "-u") == "10001\n"


# Releases -------------------------------------------------------------------------------------


@pytest.mark.parametrize("platform", PLATFORMS)
def test_a_release_builds_wheels_for_every_python_and_platform(platform: str) -> None:
    wanted = {f"cp3{minor}-{tag}" for minor in (11, 12, 13, 14) for tag in PLATFORMS[platform]}
    assert set(identifiers(platform)) == wanted


def test_a_release_builds_the_engine_for_the_browser() -> None:
    assert identifiers("pyodide") == ["cp314-pyodide_wasm32"]


def identifiers(platform: str) -> list[str]:
    command = (str(BIN / "cibuildwheel"), "--platform", platform, "--print-build-identifiers")
    return run(*command, str(ROOT)).split()


def pins(name: str) -> dict[str, str]:
    """The packages of a requirements file and their versions."""
    lines = (ROOT / name).read_text().splitlines()
    found = [line.split(" ")[0].split("==") for line in lines if "==" in line[:80]]
    return {each[0]: each[1] for each in found}


@pytest.mark.parametrize("name", ["requirements-run.txt", "requirements-build.txt"])
def test_playing_and_developing_use_the_same_versions(name: str) -> None:
    assert pins(name).items() <= pins("requirements-dev.txt").items()
