"""Compares the browser's engine with the installed one: `make bench-wasm`.

Both do the same work, in turns, and CPU time counts; the best round of each is taken. The command
fails if the browser's engine is compiled and slower than a quarter of the installed one.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
ENGINE = ROOT / "src/lunasol/server/static/engine"
ROUNDS = 3
LIMIT = 0.25

Found = dict[str, Any]


def native() -> dict[str, float]:
    found: dict[str, float] = asked([sys.executable, str(HERE / "work.py")])
    return found


def in_browser() -> Found:
    script, modules = HERE / "run.mjs", ROOT / "client/node_modules"
    return asked(["node", str(script), str(modules), str(ENGINE)])


def asked(command: list[str]) -> Found:
    done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT)
    found: Found = json.loads(done.stdout)
    return found


def best(rounds: list[dict[str, float]]) -> dict[str, float]:
    return {name: max(each[name] for each in rounds) for name in rounds[0]}


def speeds(ours: dict[str, float], theirs: dict[str, float]) -> Table:
    table = Table("work", "installed", "browser", "ratio", box=None)
    for name, rate in theirs.items():
        if name.endswith("random"):
            cells = [f"{each / 1e6:.2f} M/s" for each in (ours[name], rate)]
        else:
            cells = [f"{1000 / each:.1f} ms" for each in (ours[name], rate)]
        table.add_row(name, *cells, f"{rate / ours[name]:.2f}")
    return table


def sizes(facts: Found) -> Table:
    table = Table("file", "bytes", "brotli", box=None)
    folder = ENGINE / str(facts["version"])
    for name, size in facts["files"].items():
        table.add_row(name, f"{size:,}", f"{(folder / f'{name}.br').stat().st_size:,}")
    table.add_row("all", f"{facts['total']:,}", f"{facts['download']:,}")
    return table


def main() -> int:
    facts = json.loads((ENGINE / "engine.json").read_text())
    rounds = [(native(), in_browser()) for _ in range(ROUNDS)]
    ours, theirs = best([each for each, _ in rounds]), best([each["rates"] for _, each in rounds])
    started = [each["facts"] for _, each in rounds]
    console = Console()
    console.print("Browser's engine:", "compiled" if facts["compiled"] else "not compiled")
    console.print(speeds(ours, theirs), sizes(facts))
    load, imports = (min(each[name] for each in started) for name in ("load", "import"))
    heap = max(each["heap"] for each in started) / 2**20
    console.print(f"Under Node: loads in {load:.0f} ms, imports in {imports:.0f} ms, {heap:.0f} MB")
    slow = [name for name in ours if theirs[name] / ours[name] < LIMIT]
    if facts["compiled"] and slow:
        console.print("Slower than a quarter of the installed engine:", ", ".join(slow))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
