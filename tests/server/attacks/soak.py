"""`make soak`: strangers attack from one address, and a table of others hardly notices.

For each attack the time from a move to its answer is measured before and during it, at a table of
two people, and the memory of the server. Before it, a process only works on the same cores: an
attacker here takes time of the processor that one on another machine would not. The table that this
prints is in docs/load.md.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles

from lunasol.server.settings import ServerSettings
from server.attacks.attacks import ATTACKS, NOBODY
from server.served import QUICK, Company, Served, company

SECONDS = 12.0
PACE = 0.02
"""Seconds between two moves: quick play, so that p99 is more than the slowest of a few moves."""
MOST_P99 = 50.0
"""Milliseconds."""
MOST_RATIO = 2.0
"""The goal. It is reported and not enforced: what else runs on these cores can double it too."""
ROOM = 5.0
"""Below this many milliseconds a ratio says nothing."""


class Usual(Served):
    """A server with the limits that it has by default, apart from the pause of bots."""

    def __init__(self, database: str) -> None:
        names = [name.removeprefix("LUNASOL_").lower() for name in QUICK]
        usual = {name: str(getattr(ServerSettings(), name)) for name in names}
        settings = {f"LUNASOL_{name.upper()}": value for name, value in usual.items()}
        super().__init__(database, **{**settings, "LUNASOL_BOT_PAUSE": "0"})

    @property
    def memory(self) -> float:
        """Resident megabytes of the server's own process."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * 4096 / 1e6


async def delays(friends: Company, seconds: float) -> list[float]:
    """Milliseconds from each move to its answer, while these people play."""
    found: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until and friends.clients[0].result is None:
        mover, other = sorted(friends.clients, key=lambda client: not client.must_act)
        sent = time.perf_counter()
        await mover.must("move", move=mover.legal[0])
        found.append((time.perf_counter() - sent) * 1000)
        await other.until(lambda message: message["type"] == "update")
        await asyncio.sleep(PACE)
    return found


async def play(server: Served, seconds: float) -> list[float]:
    """Match after match until the time is over."""
    found: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        async with company(server, players=2, options={"target": 200}) as friends:
            await friends.begin()
            found += await delays(friends, until - time.monotonic())
    return found


def p50_and_p99(found: list[float]) -> tuple[float, float]:
    parts = quantiles(found, n=100)
    return parts[49], parts[98]


async def during(server: Usual, name: str, seconds: float) -> tuple[float, float]:
    """p50 and p99 of the table while somebody attacks."""
    async with company(server, players=2) as friends:
        script = str(Path(__file__).with_name("attacks.py"))
        attack = subprocess.Popen(
            [sys.executable, script, name, str(server.port), friends.table, str(seconds)]
        )
        try:
            return p50_and_p99(await play(server, seconds))
        finally:
            attack.wait()


async def measure(server: Usual, name: str, seconds: float) -> bool:
    before, memory = await during(server, NOBODY, seconds), server.memory
    attacked = await during(server, name, seconds)
    after = server.memory
    ratio = attacked[1] / before[1]
    is_doubled = ratio > MOST_RATIO and attacked[1] > ROOM
    print(
        f"| {name} | {before[0]:.1f} / {before[1]:.1f} | {attacked[0]:.1f} / {attacked[1]:.1f} "
        f"| {ratio:.1f} | {memory:.0f} → {after:.0f} |{' more than twice' if is_doubled else ''}",
        flush=True,
    )
    return attacked[1] <= MOST_P99


def run(names: list[str], seconds: float) -> bool:
    print("| attack | before p50 / p99 ms | during p50 / p99 ms | ratio of p99 | memory MB |")
    print("|---|---|---|---|---|")
    good = []
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            server = Usual(f"sqlite:///{Path(folder) / 'tables.db'}")
            server.errors = Path(folder) / "errors"
            server.start()
            try:
                good.append(asyncio.run(measure(server, name, seconds)))
            finally:
                server.stop()
    return all(good)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("attacks", nargs="*", default=list(ATTACKS))
    args = parser.parse_args()
    return 0 if run(args.attacks, args.seconds) else 1


if __name__ == "__main__":
    sys.exit(main())
