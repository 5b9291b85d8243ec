"""The engine's files: the same input gives the same version, and what is missing is named."""

import json
import os
import subprocess
import sys
from pathlib import Path

from wasm.test_same_engine import ENGINE, ROOT

BROWSER = ROOT / "tools/browser"


def run(script: str, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(BROWSER / script), *arguments]
    environment = {**os.environ, **settings}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment)


def test_packing_again_gives_the_same_version(tmp_path: Path) -> None:
    packed = [run("bundle.py", "--uncompiled", "--out", str(tmp_path / name)) for name in "ab"]
    assert [each.returncode for each in packed] == [0, 0], packed[0].stderr
    one, other = ((tmp_path / name / "engine.json").read_text() for name in "ab")
    assert one == other
    facts = json.loads(one)
    for name, size in facts["files"].items():
        assert (tmp_path / "a" / facts["version"] / name).stat().st_size == size


def test_without_a_package_index_one_sentence_says_what_is_missing(tmp_path: Path) -> None:
    places = ["--out", str(tmp_path / "engine"), "--cache", str(tmp_path / "cache")]
    done = run("bundle.py", *places, PIP_NO_INDEX="1", PIP_FIND_LINKS=str(tmp_path))
    assert done.returncode == 1
    [sentence] = done.stderr.splitlines()
    assert "without its own engine" in sentence
    assert "wheels.txt" in sentence
    assert not (tmp_path / "engine").exists()


def test_headers_that_are_not_there_are_named(tmp_path: Path) -> None:
    missing = str(tmp_path / "none")
    done = run("native.py", "--out", str(tmp_path / "out"), LUNASOL_PYTHON_HEADERS=missing)
    assert done.returncode == 1
    assert f"LUNASOL_PYTHON_HEADERS={missing}" in done.stderr


def test_headers_with_another_hash_are_refused_and_thrown_away(tmp_path: Path) -> None:
    cache, asked = tmp_path / "cache", tmp_path / "asked"
    tool = tmp_path / "apt-get"
    tool.write_text(
        f'#!/bin/sh\necho "$@" >> {asked}\n'
        'case "$*" in *indextargets*) echo http://mirror.invalid/debian/;;\n'
        "*download*) echo forged > libpython3.14-dev_3.14.4-1_amd64.deb;; esac\n"
    )
    tool.chmod(0o755)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    places = ["--out", str(tmp_path / "out"), "--cache", str(cache)]
    done = run("native.py", *places, PATH=path, LUNASOL_PYTHON_HEADERS="")
    assert done.returncode == 1
    assert "the hash that headers.txt names" in done.stderr
    assert list(cache.iterdir()) == []
    system, *newer = [line for line in asked.read_text().splitlines() if "download" in line]
    assert system.startswith("download")
    assert "sources.list" in newer[0]


def test_the_engine_is_small_enough() -> None:
    facts = json.loads((ENGINE / "engine.json").read_text())
    assert facts["download"] < 5_500_000
    assert set(facts["files"]) == {
        "lunasol.zip",
        "pyodide.asm.mjs",
        "pyodide.asm.wasm",
        "pyodide.mjs",
        "stdlib.zip",
    }
