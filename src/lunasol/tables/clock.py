# Compiled by mypyc, see COMPILED in hatch_build.py.
"""The time of day, as entries and messages state it."""

import time


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
