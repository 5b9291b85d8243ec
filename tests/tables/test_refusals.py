"""Refusal keys: one enum, and nothing that refuses goes past it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_type_hints

from lunasol import codegen
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.server.http.handler import problem

ROOT = Path(__file__).parents[2]
SOURCES = [
    path
    for folder in ("protocol", "tables", "api", "server", "browser")
    for path in ROOT.glob(f"src/lunasol/{folder}/**/*.py")
]
POSITIONS = {"RequestRefused": 0, "problem": 1}
"""What refuses, and which of its arguments is the key."""


def keys_of_refusals() -> Iterator[tuple[str, str]]:
    """By place in the sources, the key of each refusal as it is written there."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                place = f"{path.relative_to(ROOT)}:{node.lineno}"
                if node.func.id in POSITIONS:
                    yield place, ast.unparse(node.args[POSITIONS[node.func.id]])
                elif node.func.id == "Refused":
                    [key] = [each.value for each in node.keywords if each.arg == "key"]
                    yield place, ast.unparse(key)


def test_every_refusal_has_a_key_of_the_enum() -> None:
    """Either a member by name, or a value that mypy knows to be one."""
    found = dict(keys_of_refusals())
    assert len(found) > 40
    for place, key in found.items():
        known = re.fullmatch(r"RefusalKey\.(\w+)|key|refusal\.key|command\.over_limit", key)
        assert known is not None, f"{place}: {key}"
    assert get_type_hints(RequestRefused.__init__)["key"] is RefusalKey
    assert get_type_hints(problem)["key"] is RefusalKey


def test_every_key_of_the_enum_is_used() -> None:
    sources = "".join(path.read_text("utf-8") for path in SOURCES)
    unused = [key.name for key in RefusalKey if f"RefusalKey.{key.name}" not in sources]
    assert unused == []


def test_documents_and_typescript_list_exactly_these_keys() -> None:
    wire = (ROOT / codegen.WIRE).read_text("utf-8")
    types = (ROOT / codegen.TYPES).read_text("utf-8")
    listed = re.search(r"export type RefusalKey =\n((?:  \| \"[a-z-]+\"\n?)+);", types)
    assert listed is not None
    assert re.findall(r'"([a-z-]+)"', listed[1]) == [str(key) for key in RefusalKey]
    for key in RefusalKey:
        assert f"`{key}`" in wire
