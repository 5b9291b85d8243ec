"""Compiles the engine for the browser: our modules become one WebAssembly side module.

usage: native.py --out FOLDER [--modules NODE_MODULES]

mypyc runs inside Pyodide and writes C for exactly that Python; zig compiles and links it. FOLDER
gets lunasol_native.so, and lunasol_native.txt with the names of the modules in it.
headers.py fetches the headers of Python by apt, or LUNASOL_PYTHON_HEADERS names them.
"""

import argparse
import ast
import concurrent.futures
import hashlib
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from downloads import CannotBuild, node, sha256, unpack, wheels
from headers import put_headers

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PACKAGES = ("api", "bots", "engine", "games", "tables")
"""The packages of COMPILED that run in the browser."""
IMPORTED = (*PACKAGES, "analysis", "protocol", "texts")
"""The packages whose types mypyc relies on."""
MADE_OF = ("compiler.txt", "generate.mjs", "generate.py", "headers.txt", "native.py", "zig.txt")
CC = [
    *("-target", "wasm32-emscripten", "-mcpu=generic", "-fPIC", "-fvisibility=hidden"),
    *("-fwrapv", "-fno-sanitize=all", "-g0", "-DNDEBUG", "-nostdlibinc", "-Wno-everything"),
]
"""Older browsers refuse what zig's usual CPU allows; mypyc's C relies on -fwrapv."""
LINK = [
    *("--shared", "--experimental-pic", "-Bsymbolic", "--no-entry", "--strip-all", "--gc-sections"),
    *("--unresolved-symbols=import-dynamic", "--import-memory"),
    *("--export-if-defined=__wasm_apply_data_relocs", "--export-if-defined=__wasm_call_ctors"),
]
NAME = "lunasol_native"


def compiled_modules() -> list[str]:
    """The paths of the modules to compile, from COMPILED in hatch_build.py."""
    tree = ast.parse((ROOT / "hatch_build.py").read_text("utf-8"))
    patterns: tuple[str, ...] = next(
        ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "COMPILED"
    )
    wanted = [each for each in patterns if each.partition("/")[0] in PACKAGES]
    found = [path for each in wanted for path in sorted((ROOT / "src/lunasol").glob(each))]
    return [path.relative_to(ROOT).as_posix() for path in found]


def libc_headers(zig: Path, work: Path) -> list[str]:
    """The C library of Pyodide is musl, and zig has the headers of musl.

    They know no WebAssembly, so those of another 32-bit machine are used, where ``size_t`` has the
    same size but another name.
    """
    known = zig / "lib/libc/include"
    types = (known / "riscv32-linux-musl/bits/alltypes.h").read_text("utf-8")
    own = work / "libc/bits"
    own.mkdir(parents=True)
    (own / "alltypes.h").write_text(types.replace("#define _Addr int", "#define _Addr long"))
    folders = (own.parent, known / "riscv32-linux-musl", known / "generic-musl")
    return [f"-isystem{folder}" for folder in folders]


def run(command: list[str]) -> None:
    """Run one command of the compiler, at low priority: it takes all cores it can get."""
    done = subprocess.run(["nice", *command], capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotBuild(f"zig failed:\n{done.stderr[-3000:]}")


def build(work: Path, zig: Path, out: Path) -> list[str]:
    """Compile mypyc's C and link it; returns the names of the modules that it holds."""
    source = work / "c"
    includes = [f"-I{work / 'include'}", *libc_headers(zig, work)]
    cc = [str(zig / "zig"), "cc", *CC, *includes, f"-I{work / 'lib-rt'}", f"-I{source}"]
    shared = next(source.glob("__native_*.c"))
    names = [f"{shared.stem.removeprefix('__native_')}__mypyc"]
    jobs = [[*cc, "-O2", "-c", str(shared), "-o", str(work / "shared.o")]]
    for path in sorted(source.glob("lunasol/**/*.c")):
        name = ".".join(path.relative_to(source).with_suffix("").parts)
        unique = name.replace(".", "__")
        # mypyc's small file per module would define two functions of the same name in each.
        renamed = (f"-DPyInit_{path.stem}=PyInit_{unique}", f"-DPyInit___init__=unused_{unique}")
        target = ["-c", str(path), "-o", str(work / f"{unique}.o")]
        jobs.append([*cc, "-Os", *renamed, *target])
        names.append(name)
    with concurrent.futures.ThreadPoolExecutor(2) as threads:
        list(threads.map(run, jobs))
    exports = [f"--export=PyInit_{name.replace('.', '__')}" for name in names]
    objects = sorted(map(str, work.glob("*.o")))
    run([str(zig / "zig"), "wasm-ld", *LINK, *exports, "-o", str(out), *objects])
    return names


def recipe(modules: Path) -> str:
    """A hash of all that the side module depends on, as far as it can change."""
    total = hashlib.sha256(os.environ.get("LUNASOL_PYTHON_HEADERS", "").encode())
    total.update(repr(compiled_modules()).encode())
    folders = (ROOT / "src/lunasol" / each for each in IMPORTED)
    sources = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    tools = [*(HERE / each for each in MADE_OF), modules / "pyodide/package.json"]
    for path in (*sources, *tools):
        total.update(f"{path.as_posix().removeprefix(ROOT.as_posix())} {sha256(path)}\n".encode())
    return total.hexdigest()


def is_fresh(out: Path, modules: Path) -> bool:
    """Whether the folder holds what would be compiled now."""
    made = out / "recipe"
    return made.exists() and made.read_text() == recipe(modules)


def compile_engine(out: Path, modules: Path, cache: Path) -> int:
    """Write the side module and the list of its modules, unless they are there; returns how many
    modules it holds."""
    key, listing = recipe(modules), out / f"{NAME}.txt"
    if is_fresh(out, modules):
        return len(listing.read_text().split())
    paths = compiled_modules()
    with tempfile.TemporaryDirectory(prefix="lunasol-native-") as folder:
        work = Path(folder)
        for name in ("tools", "zig", "headers", "out"):
            (work / name).mkdir()
        put_headers(cache, work / "headers")
        unpack(wheels(HERE / "compiler.txt", cache / "wheels"), work / "tools")
        unpack(wheels(HERE / "zig.txt", cache / "wheels", ("--only-binary", ":all:")), work / "zig")
        places = (work / "tools", ROOT, work / "headers", work / "out")
        node(HERE / "generate.mjs", modules, *places, *paths)
        out.mkdir(parents=True, exist_ok=True)
        names = build(work / "out", work / "zig/ziglang", out / f"{NAME}.so")
    listing.write_text("\n".join(names) + "\n")
    (out / "recipe").write_text(key)
    return len(names)


def main() -> int:
    parser = argparse.ArgumentParser(description=re.split(r"\n\n", __doc__ or "")[0])
    parser.add_argument("--out", type=Path, default=ROOT / "build/browser")
    parser.add_argument("--modules", type=Path, default=ROOT / "client/node_modules")
    parser.add_argument("--cache", type=Path, default=ROOT / "build/engine-cache")
    asked = parser.parse_args()
    try:
        count = compile_engine(asked.out, asked.modules, asked.cache)
    except CannotBuild as error:
        print(f"lunasol: the browser's engine is not compiled: {error}", file=sys.stderr)
        return 1
    size = (asked.out / f"{NAME}.so").stat().st_size
    print(f"Compiled for the browser: {count} modules, {size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
