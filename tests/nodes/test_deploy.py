"""The examples in compose.yaml and docs/deploy fit the server and each other."""

import re
from pathlib import Path

import pytest

from lunasol.server.settings import from_environment

ROOT = Path(__file__).parents[2]
COMPOSE = (ROOT / "compose.yaml").read_text()
DEPLOY = ROOT / "docs" / "deploy"


def test_compose_sets_what_the_server_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    set_there = re.findall(r"(LUNASOL_[A-Z_]+): *\"?([^\",}\n]*)", COMPOSE)
    assert {name for name, _ in set_there} > {"LUNASOL_NODE", "LUNASOL_ADDRESS"}
    known = (ROOT / "docs" / "self-hosting.md").read_text()
    for name, value in set_there:
        assert f"| `{name}` |" in known
        monkeypatch.setenv(name, value)
    settings = from_environment()
    assert settings.trust_proxy
    assert settings.address == f"http://{settings.node}:8047"


def test_the_proxy_of_compose_knows_all_its_nodes() -> None:
    nodes = re.findall(r'LUNASOL_ADDRESS: "http://([^"]*)"', COMPOSE)
    caddy = (DEPLOY / "Caddyfile.nodes").read_text()
    found = re.search(r"reverse_proxy (.*) \{", caddy)
    assert found is not None
    assert len(nodes) == 2
    assert found[1].split() == nodes


@pytest.mark.parametrize("name", ["Caddyfile.nodes", "nginx.nodes.conf"])
def test_a_proxy_keeps_visitors_from_what_is_not_theirs(name: str) -> None:
    text = (DEPLOY / name).read_text()
    for path in ("/metrics", "/nodes/"):
        assert re.search(rf"{path}\*? (404|{{\s+return 404;)", text)
