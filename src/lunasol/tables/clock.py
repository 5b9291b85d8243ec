"""The wall clock, as entries and messages state the time."""

import time


class SystemClock:
    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000
