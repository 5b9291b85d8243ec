"""Runs inside Pyodide: turns each folder below /staged into a zip of bytecode in /out.

Only the Python that will import bytecode can write it. The same sources give the same bytes.
"""

import ast
import importlib.util
import marshal
import zipfile
from pathlib import Path

STAGED, OUT = Path("/staged"), Path("/out")
PLACES = {"stdlib": "/lib/python314.zip", "lunasol": "/lib/python3.14/site-packages"}
"""Where the modules of each zip will be: tracebacks show it."""
FLAGS_UNCHECKED = (1).to_bytes(4, "little")
"""Bytecode with a hash instead of a time, which is not compared with a source."""
NO_DOCSTRING = " "


def without_docstrings(tree: ast.Module) -> ast.Module:
    """The same program without docstrings, with its assertions and line numbers.

    A decorated class keeps a blank one: a dataclass without any would make one from its signature
    at every start.
    """
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if ast.get_docstring(node, clean=False) is None:
            continue
        if isinstance(node, ast.ClassDef) and node.decorator_list:
            blank = ast.copy_location(ast.Expr(ast.Constant(NO_DOCSTRING)), node.body[0])
            node.body[0] = ast.fix_missing_locations(blank)
        elif len(node.body) > 1:
            del node.body[0]
        else:
            node.body[0] = ast.copy_location(ast.Pass(), node.body[0])
    return tree


def bytecode(source: bytes, path: str, *, ours: bool) -> bytes:
    """Our own modules keep their assertions; other libraries are compiled like python -OO."""
    if ours:
        tree = without_docstrings(ast.parse(source, path))
        code = compile(tree, path, "exec", dont_inherit=True, optimize=0)
    else:
        code = compile(source, path, "exec", dont_inherit=True, optimize=2)
    head = importlib.util.MAGIC_NUMBER + FLAGS_UNCHECKED + importlib.util.source_hash(source)
    return head + marshal.dumps(code)


def pack(kind: str, place: str) -> None:
    """Write one zip. It is not compressed: that is left to the transfer, which does it better."""
    folder = STAGED / kind
    with zipfile.ZipFile(OUT / f"{kind}.zip", "w", zipfile.ZIP_STORED) as target:
        for path in sorted(filter(Path.is_file, folder.rglob("*"))):
            name, content = path.relative_to(folder).as_posix(), path.read_bytes()
            if path.suffix == ".py":
                ours = name.startswith("lunasol/")
                content, name = bytecode(content, f"{place}/{name}", ours=ours), f"{name}c"
            target.writestr(zipfile.ZipInfo(name), content)


for kind, place in PLACES.items():
    pack(kind, place)
