"""Simulated matches with faults, from one seed to another; `make soak` tries 100,000.

A seed that fails is printed. Run it again alone with --first SEED --count 1.
"""

import argparse
import logging
import sys

from nodes.simulation import simulate

SEEDS = 100_000


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=SEEDS)
    args = parser.parse_args()
    logging.disable(logging.CRITICAL)
    for done, seed in enumerate(range(args.first, args.first + args.count), 1):
        try:
            simulate(str(seed))
        except Exception:
            print(f"\nseed {seed} fails")
            raise
        if done % 100 == 0:
            print(f"\r{done} of {args.count} seeds", end="", flush=True)
    print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
