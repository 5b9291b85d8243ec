"""Compares our speed with that of peers, in one run on one core: `make bench`.

Every measure is CPU time. Machines are noisy, so ours and the peers' take turns over several
rounds, and the best round counts. Most limits are ratios; the command fails if one is missed.
"""

import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
PEERS = HERE / ".venv"
PEER_PACKAGES = ["open_spiel==2.0.2", "rlcard==1.2.0"]
ROUNDS = 15
IMPORT = "import time; t = time.perf_counter(); import lunasol; print(time.perf_counter() - t)"

Found = dict[str, Any]


def peer_python() -> str | None:
    """The interpreter of the peers' own environment, which the first run creates."""
    python = PEERS / "bin" / "python"
    ready = PEERS / "ready"
    if not ready.exists():
        print("Installing the peers into benchmarks/.venv ...", flush=True)
        venv.create(PEERS, with_pip=True, clear=True)
        command = [str(python), "-m", "pip", "install", "--quiet", *PEER_PACKAGES]
        if subprocess.run(command, stderr=subprocess.DEVNULL, check=False).returncode:
            return None
        ready.touch()
    return str(python)


def measure(python: str, script: str) -> Found:
    output = subprocess.run(
        [python, str(HERE / script)], check=True, capture_output=True, text=True
    ).stdout
    result: Found = json.loads(output)
    return result


def best(rounds: list[Found]) -> Found:
    """The best value of each measure: the highest rate, the smallest growth."""
    return {
        name: min(each[name] for each in rounds) if name == "growth_kb" else max_of(rounds, name)
        for name in rounds[0]
    }


def max_of(rounds: list[Found], name: str) -> Any:
    return max(each[name] for each in rounds)


def import_seconds() -> float:
    command = [sys.executable, "-c", IMPORT]
    return min(
        float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        for _ in range(ROUNDS)
    )


def rates_table(ours: Found, peers: Found) -> Table:
    table = Table(title="Random play, one core, decisions per second")
    table.add_column("engine")
    table.add_column("game")
    table.add_column("M/s", justify="right")
    compiled = "compiled" if ours["compiled"] else "not compiled"
    for game in ("day_and_night", "gra_roku", "sun_and_moon", "nox"):
        table.add_row(f"lunasol ({compiled})", game, f"{ours[game] / 1e6:.2f}")
    if peers:
        spiel, rlcard = f"OpenSpiel {peers['open_spiel']}", f"RLCard {peers['rlcard']}"
        table.add_row(spiel, "hearts from Python", f"{peers['hearts_from_python'] / 1e6:.2f}")
        table.add_row(spiel, "hearts, C++ rollouts", f"{peers['hearts_rollouts'] / 1e6:.2f}")
        table.add_row(rlcard, "uno, raw", f"{peers['uno_raw'] / 1e6:.2f}")
    return table


def promises(ours: Found, peers: Found, seconds: float) -> list[tuple[str, float, float, bool]]:
    """The limits: name, figure, limit, and whether more is better."""
    found = [
        ("copy_from of Day & Night, M/s", ours["copy_from"] / 1e6, 5.0, True),
        ("import lunasol, s", seconds, 0.15, False),
        ("memory growth with 50x the matches, kB", ours["growth_kb"], 512.0, False),
    ]
    if peers:
        python, rollouts = peers["hearts_from_python"], peers["hearts_rollouts"]
        found.append(("Day & Night : hearts from Python", ours["day_and_night"] / python, 18, True))
        found.append(("Day & Night : C++ rollouts", ours["day_and_night"] / rollouts, 2, True))
        for game in ("gra_roku", "sun_and_moon", "nox"):
            found.append((f"{game} : hearts from Python", ours[game] / python, 7, True))
    return found


def promises_table(found: list[tuple[str, float, float, bool]]) -> Table:
    table = Table(title="Limits")
    for column in ("measure", "figure", "limit", ""):
        table.add_column(column, justify="left" if column == "measure" else "right")
    for name, figure, limit, more in found:
        sign = "≥" if more else "≤"
        table.add_row(
            name, f"{figure:.2f}", f"{sign} {limit:g}", "ok" if keeps(figure, limit, more) else "NO"
        )
    return table


def keeps(figure: float, limit: float, more: bool) -> bool:
    return figure >= limit if more else figure <= limit


def main() -> int:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    python = peer_python()
    if python is None:
        print("The peers could not be installed; only our own speed is measured.")
    ours, theirs = [], []
    for _ in range(ROUNDS):
        ours.append(measure(sys.executable, "ours.py"))
        if python is not None:
            theirs.append(measure(python, "peers.py"))
    mine, peers = best(ours), best(theirs) if theirs else {}
    found = promises(mine, peers, import_seconds())
    console = Console()
    console.print(rates_table(mine, peers))
    console.print(promises_table(found))
    return 0 if all(keeps(figure, limit, more) for _, figure, limit, more in found) else 1


if __name__ == "__main__":
    sys.exit(main())
