"""The time, as entries and messages state it."""

import time

MILLISECOND = 1_000_000


class SystemClock:
    """The wall clock at the start, and from then on a clock that nobody can set: a correction of
    the system's time takes nobody's thinking time."""

    def __init__(self) -> None:
        self.ahead = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return (time.monotonic_ns() + self.ahead) // MILLISECOND
