"""Simulated matches with faults, from one seed to another; `make soak` tries 100,000.

--first and --count split them among machines. The first seed that fails ends the run; it is printed
with the command that replays it.
"""

import argparse
import sys
import time
from collections import Counter

from nodes.simulation import simulate

SEEDS = 100_000
SHOWN = 100


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--first", type=int, default=0, metavar="SEED")
    parser.add_argument("--count", type=int, default=SEEDS)
    args = parser.parse_args()
    seen: Counter[str] = Counter()
    began = time.process_time()
    for done in range(1, args.count + 1):
        seen += simulate(args.first + done - 1).seen
        if done % SHOWN == 0 or done == args.count:
            print(f"\r{done} of {args.count} seeds", end="", flush=True)
    print(f", {time.process_time() - began:.0f} seconds of processor time")
    for what, count in sorted(seen.items()):
        print(f"{count:10,}  {what}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
