"""Runs inside Pyodide: unpacks the headers of Python, and lets mypyc write C for this very Python.

mypyc looks at the Python that it runs under: its version, and that a word has 32 bits. /headers
holds a package of Debian's kind or a folder with Python.h; /out gets ``include`` and ``c``.
``generate`` is called with the paths of the modules to compile.
"""

import io
import os
import re
import shutil
import sys
import sysconfig
import tarfile
from collections.abc import Iterator
from pathlib import Path

HEADERS, OUT = Path("/headers"), Path("/out")
INCLUDE = OUT / "include"
PLAIN = re.compile(r"-?\d+")
AR_MAGIC, AR_HEAD = b"!<arch>\n", 60


def members(packed: bytes) -> Iterator[tuple[str, bytes]]:
    """The files of an ar archive, which a .deb is."""
    at = len(AR_MAGIC)
    while at < len(packed):
        head = packed[at : at + AR_HEAD]
        size = int(head[48:58])
        yield head[:16].decode().rstrip(" /"), packed[at + AR_HEAD : at + AR_HEAD + size]
        at += AR_HEAD + size + size % 2


def unpack_headers() -> None:
    """Put the headers into ``include``, from a .deb or from a folder."""
    for package in HEADERS.glob("*.deb"):
        data = next(data for name, data in members(package.read_bytes()) if "data.tar" in name)
        with tarfile.open(fileobj=io.BytesIO(data)) as files:
            files.extractall("/unpacked", filter="data")
    found = sorted([*Path("/unpacked").rglob("Python.h"), *HEADERS.rglob("Python.h")])
    shutil.copytree(found[0].parent, INCLUDE, dirs_exist_ok=True)


def write_config() -> None:
    """pyconfig.h: the settings of this Python, by the names that the other pyconfig.h knows."""
    known = sorted([*Path("/unpacked").rglob("pyconfig.h"), *HEADERS.rglob("pyconfig.h")])
    text = "\n".join(path.read_text("utf-8") for path in known)
    wanted = re.findall(r"#\s*(?:define|undef)\s+([A-Z]\w+)", text)
    settings = sysconfig.get_config_vars()
    lines = ["#ifndef Py_PYCONFIG_H", "#define Py_PYCONFIG_H", "#define _GNU_SOURCE 1"]
    for name in sorted(set(wanted)):
        value = settings.get(name)
        if value and PLAIN.fullmatch(str(value)):
            lines.append(f"#define {name} {value}")
    (INCLUDE / "pyconfig.h").write_text("\n".join([*lines, "#endif", ""]))


def write_version() -> None:
    """patchlevel.h: the version of this Python."""
    path, version = INCLUDE / "patchlevel.h", sys.version_info
    text = path.read_text("utf-8")
    text = re.sub(r"(#define PY_MICRO_VERSION\s+)\d+", rf"\g<1>{version.micro}", text)
    full = ".".join(map(str, version[:3]))
    path.write_text(re.sub(r'(#define PY_VERSION\s+)"[^"]*"', rf'\g<1>"{full}"', text))


def check_version() -> None:
    """Headers of another minor version describe other structures."""
    text = (INCLUDE / "patchlevel.h").read_text("utf-8")
    found = re.findall(r"#define PY_(?:MAJOR|MINOR)_VERSION\s+(\d+)", text)
    if found != [str(sys.version_info.major), str(sys.version_info.minor)]:
        raise SystemExit(f"the headers are of Python {'.'.join(found)}, not of {sys.version}")


def write_c(paths: list[str]) -> None:
    """mypyc's C of the named modules."""
    sys.path[:0] = ["", "/tools"]
    os.chdir("/sources")
    os.environ["MYPYPATH"] = "src"
    from mypyc.build import mypycify

    options = ["--explicit-package-bases", "--cache-dir=/cache"]
    mypycify([*options, *paths], opt_level="3", target_dir=str(OUT / "c"))
    shutil.copytree("/tools/mypyc/lib-rt", OUT / "lib-rt", dirs_exist_ok=True)


def generate(paths: list[str]) -> None:
    unpack_headers()
    check_version()
    write_config()
    write_version()
    write_c(paths)
