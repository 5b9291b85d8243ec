"""A real server whose clock is stated: `python clocked.py FILE serve …`.

The file holds the time in milliseconds. At the tables no time passes unless a test says so, so
nothing depends on how fast the machine is.
"""

import sys
from pathlib import Path

from lunasol.cli import main
from lunasol.server import app
from lunasol.tables.clock import SystemClock


class StatedClock(SystemClock):
    file = Path(sys.argv[1])

    def now(self) -> int:
        return int(self.file.read_text())


if __name__ == "__main__":
    app.SystemClock = StatedClock  # type: ignore[attr-defined]
    sys.exit(main(sys.argv[2:]))
