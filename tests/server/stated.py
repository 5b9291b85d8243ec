"""A real server whose shuffles are stated: `python stated.py SHUFFLES serve …`.

The file says for each game which shuffles its matches begin with.
"""

import json
import sys
from pathlib import Path

import lunasol
from lunasol.cli import main
from lunasol.engine.match import Match
from lunasol.server import hall
from lunasol.server.room import Room


def state(shuffles: dict[str, list[list[int]]]) -> None:
    """From now on every match begins with the shuffles of its game."""

    class StatedRoom(Room):
        def new_match(self) -> Match:
            opened = self.opened
            return lunasol.start(
                opened.game,
                players=opened.players,
                options=opened.options,
                secret=self.secret,
                salt=self.salt,
                shuffles=shuffles[opened.game],
                names=[chair.name for chair in self.chairs],
            )

    hall.Room = StatedRoom  # type: ignore[attr-defined]


if __name__ == "__main__":
    state(json.loads(Path(sys.argv[1]).read_text()))
    sys.exit(main(sys.argv[2:]))
