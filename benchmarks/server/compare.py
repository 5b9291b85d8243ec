"""Compares builds of our server by CPU time per move, taking turns in one run.

    PYTHONPATH=benchmarks:tests .venv/bin/python -m server.compare .venv/lunasol-packages/lunasol*

Each argument is a folder that holds the package, such as an earlier installation.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from server.load import Found, mean
from server.lunasol_table import LunasolTable
from server.processes import CLIENT_CORE, free_port, ours, prepare, running
from server.runs import Contestant, take_turns
from server.services import Serve, Service, run_folder


def build(packages: Path) -> Serve:
    @contextmanager
    def serve() -> Iterator[Service]:
        port, path = free_port(), str(packages.resolve())
        with (
            run_folder() as folder,
            running(ours(port, folder), port, folder, PYTHONPATH=path) as server,
        ):
            yield Service((port,), (server,))

    return serve


def sentence(rounds: list[Found]) -> str:
    all, each = mean(rounds), ", ".join(f"{one.cpu_per_move:.1f}" for one in rounds)
    return (
        f"{all.cpu_per_move:.1f} µs per move (by round: {each}), "
        f"{all.kernel_per_move:.1f} of them in the kernel, "
        f"{all.rate:,.0f} moves/s, p99 {all.p99:.0f} ms"
    )


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("builds", nargs="+", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    prepare(CLIENT_CORE)
    builds = [Contestant(str(each), build(each), LunasolTable) for each in args.builds]
    for name, rounds in take_turns(builds, args.rounds).items():
        print(f"{os.path.basename(name)}: {sentence(rounds)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
