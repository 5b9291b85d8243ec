"""Where the CPU time of a move goes: `make profile-server`, with perf of the Linux kernel's tools.

It plays as `make bench-server` does, on SQLite or, with an argument, on PostgreSQL. perf sees the
compiled modules function by function, and all interpreted functions as one.
"""

import asyncio
import subprocess
import sys
from pathlib import Path

import uvloop
from server.bench import ON_POSTGRES, OURS
from server.load import Load, begin_at, sit_down_at
from server.processes import CLIENT_CORE, prepare
from server.runs import AHEAD, TABLES
from server.services import Service, run_folder

SECONDS = 10.0
HEAD = 45
"""How many functions are printed."""


def record(service: Service, data: Path) -> list[str]:
    pid = service.nodes[0].folder.name
    return ["perf", "record", "-q", "-F", "997", "-p", pid, "-o", str(data), "sleep", f"{SECONDS}"]


async def profile(service: Service, data: Path) -> str:
    """Record while everybody plays; the CPU time per move, as a sentence."""
    load = Load(service, None, AHEAD)
    tables = OURS.tables(TABLES, load)
    await sit_down_at(tables)
    await begin_at(tables)
    await asyncio.sleep(2)
    recording = await asyncio.create_subprocess_exec(*record(service, data))
    found = await load.measure(SECONDS - 4)
    await recording.wait()
    return f"{found.cpu_per_move:.0f} µs per move, {found.kernel_per_move:.0f} in the kernel"


def report(data: Path, by: str) -> list[str]:
    command = ["perf", "report", "-i", str(data), "--stdio", "--sort", by, "--percent-limit", "0.4"]
    text = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True)
    lines = text.stdout.decode(errors="replace").splitlines()
    return [line.rstrip() for line in lines if line.strip() and not line.startswith("#")]


def main() -> int:
    prepare(CLIENT_CORE)
    who = ON_POSTGRES if sys.argv[1:] else OURS
    with run_folder() as folder, who.serve() as service:
        data = folder / "perf.data"
        print(who.name, uvloop.run(profile(service, data)), sep=": ")
        print(*report(data, "dso"), sep="\n")
        print(*report(data, "dso,symbol")[:HEAD], sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
