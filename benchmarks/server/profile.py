"""Where the CPU time of a move goes: `make profile-server`, with perf of the Linux kernel's tools.

It plays as `make bench-server` does, on SQLite unless PROFILE names another contestant. perf sees
the compiled modules function by function, and all interpreted functions as one.
"""

import argparse
import asyncio
import subprocess
import sys
from pathlib import Path

import uvloop
from server.bench import MIXED_NODES, ON_POSTGRES, ONE_NODE, OURS, TWO_NODES
from server.load import Load, begin_at, sit_down_at
from server.processes import CLIENT_CORE, prepare
from server.runs import AHEAD, TABLES, Contestant
from server.services import Service, run_folder

CONTESTANTS = {
    "sqlite": OURS,
    "postgresql": ON_POSTGRES,
    "one-node": ONE_NODE,
    "two-nodes": TWO_NODES,
    "mixed": MIXED_NODES,
}
SECONDS = 10.0
HEAD = 45
"""How many functions are printed."""


def record(service: Service, data: Path) -> list[str]:
    pids = ",".join(server.folder.name for server in service.nodes)
    return ["perf", "record", "-q", "-F", "997", "-p", pids, "-o", str(data), "sleep", f"{SECONDS}"]


async def profile(who: Contestant, service: Service, data: Path) -> str:
    """Record while everybody plays; the CPU time per move, as a sentence."""
    load = Load(service, None, AHEAD)
    tables = who.tables(TABLES, load)
    await sit_down_at(tables)
    await begin_at(tables)
    await asyncio.sleep(2)
    recording = await asyncio.create_subprocess_exec(*record(service, data))
    before = used(service)
    found = await load.measure(SECONDS - 4)
    spent = [end - start for start, end in zip(before, used(service), strict=True)]
    await recording.wait()
    parts = [found.cpu_per_move * seconds / sum(spent) for seconds in spent]
    return (
        f"{found.cpu_per_move:.0f} µs per move; event loop {parts[0]:.0f}, its kernel "
        f"{parts[1]:.0f}, other threads {parts[2]:.0f}, their kernel {parts[3]:.0f}"
    )


def used(service: Service) -> tuple[float, float, float, float]:
    """The CPU time of event loops, in user mode and in the kernel, and that of other threads."""
    both = [(server.seconds(), server.main_thread_seconds()) for server in service.nodes]
    user, kernel = (sum(whole[kind] for whole, _ in both) for kind in range(2))
    main_user, main_kernel = (sum(main[kind] for _, main in both) for kind in range(2))
    return main_user, main_kernel, user - main_user, kernel - main_kernel


def report(data: Path, by: str) -> list[str]:
    command = ["perf", "report", "-i", str(data), "--stdio", "--sort", by, "--percent-limit", "0.4"]
    text = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True)
    lines = text.stdout.decode(errors="replace").splitlines()
    return [line.rstrip() for line in lines if line.strip() and not line.startswith("#")]


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("who", nargs="?", choices=CONTESTANTS, default="sqlite")
    who = CONTESTANTS[parser.parse_args().who]
    prepare(CLIENT_CORE)
    with run_folder() as folder, who.serve() as service:
        data = folder / "perf.data"
        print(who.name, uvloop.run(profile(who, service, data)), sep=": ")
        print(*report(data, "dso"), sep="\n")
        print(*report(data, "dso,symbol")[:HEAD], sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
