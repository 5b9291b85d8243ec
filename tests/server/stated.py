"""A real server whose shuffles are stated: `python stated.py SHUFFLES serve …`.

The file says for each game which shuffles its matches begin with.
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path

import lunasol
from lunasol.cli import main
from lunasol.engine.match import Match
from lunasol.tables import registry
from lunasol.tables.entries import Opened
from lunasol.tables.state import TableState


class StatedTable(TableState):
    """A table whose shuffles are stated."""

    def __init__(self, id: str, opened: Opened, shuffles: Sequence[Sequence[int]]) -> None:
        super().__init__(id, opened)
        self.shuffles = shuffles

    def new_match(self) -> Match:
        opened = self.opened
        return lunasol.start(
            opened.game,
            players=opened.players,
            options=opened.options,
            secret=self.secret,
            salt=self.salt,
            shuffles=self.shuffles,
            names=[holder.name for holder in self.seats],
        )


def state(shuffles: dict[str, list[list[int]]]) -> None:
    """Make every match begin with the shuffles stated for its game."""

    def state(id: str, opened: Opened) -> TableState:
        return StatedTable(id, opened, shuffles[opened.game])

    registry.TableState = state  # type: ignore[assignment, attr-defined]


if __name__ == "__main__":
    state(json.loads(Path(sys.argv[1]).read_text()))
    sys.exit(main(sys.argv[2:]))
