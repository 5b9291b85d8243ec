"""Writes a folder that any static host serves: the page with its engine, without a server.

usage: site.py --out FOLDER [--server ADDRESS]

The page is told that it has no server, and which one to name for tables with friends.

Screens have paths of their own. A host that answers 404.html for unknown paths shows all of them;
for hosts that do not, such as python -m http.server, each screen also has a folder with the page.
A table's own path works there once the service worker has been installed.
"""

import argparse
import ast
import json
import shutil
import sys
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src/lunasol/server/static"
GAMES = ("day_and_night", "gra_roku", "sun_and_moon", "nox")
WITH_GAME = ("here", "learn", "lesson", "new", "pad")
"""Screens whose path can go on with a game."""


def assigned(module: str, name: str) -> ast.expr:
    """The value of a constant in a module of the server, which is not imported for it."""
    source = (ROOT / "src/lunasol/server/http" / module).read_text("utf-8")
    return next(
        node.value
        for node in ast.parse(source).body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name
    )


def screens() -> list[str]:
    """The first part of each path that the page shows, from SCREENS in preload.py."""
    return [screen for screen in ast.literal_eval(assigned("preload.py", "SCREENS")) if screen]


def policy() -> str:
    """The server's policy, from headers.py, as far as a page can state it for itself."""
    joined = assigned("headers.py", "POLICY")
    assert isinstance(joined, ast.Call)
    parts: tuple[str, ...] = ast.literal_eval(joined.args[0])
    return "; ".join(part for part in parts if not part.startswith("frame-ancestors"))


def marked(page: str, server: str) -> str:
    """The page of a site without a server."""
    marks = (
        f'<meta http-equiv="content-security-policy" content="{escape(policy())}" />',
        f'<meta name="lunasol-server" content="{escape(server)}" />',
    )
    return page.replace("<head>", "\n    ".join(("<head>", *marks)), 1)


def paths() -> list[str]:
    with_game = [f"{screen}/{game}" for screen in WITH_GAME for game in GAMES]
    return [*screens(), *with_game]


def write_site(out: Path, server: str) -> None:
    """Copy the built page, and show it at the path of each screen."""
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(STATIC, out, ignore=shutil.ignore_patterns(".vite"))
    index = out / "index.html"
    index.write_text(marked(index.read_text("utf-8"), server), "utf-8")
    shutil.copyfile(index, out / "404.html")
    for path in paths():
        folder = out / path
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(index, folder / "index.html")


def main() -> int:
    parser = argparse.ArgumentParser(description="Writes the page as a static site.")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--server", default="", help="where to play with friends")
    arguments = parser.parse_args()
    out = arguments.out
    facts = STATIC / "engine/engine.json"
    if not facts.exists():
        print("lunasol: there is no engine for the browser, so no site", file=sys.stderr)
        return 1
    write_site(out, arguments.server)
    kind = "compiled" if json.loads(facts.read_text())["compiled"] else "uncompiled"
    print(f"The site is in {out}, with the {kind} engine. Try it: python -m http.server -d {out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
