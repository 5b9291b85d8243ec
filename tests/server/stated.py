"""A real server whose shuffles are stated: `python stated.py SHUFFLES serve …`.

The file says for each game which shuffles its matches begin with.
"""

import json
import sys
from pathlib import Path
from typing import Any

from lunasol.cli import main
from lunasol.engine import match as matches
from lunasol.engine.definition import Definition
from lunasol.engine.match import Match

start = matches.start


def state(shuffles: dict[str, list[list[int]]]) -> None:
    """From now on every match begins with the shuffles of its game."""

    def start_as_stated(definition: Definition, *args: Any, **chosen: Any) -> Match:
        return start(definition, *args, **chosen, shuffles=shuffles[definition.id])

    matches.start = start_as_stated


if __name__ == "__main__":
    state(json.loads(Path(sys.argv[1]).read_text()))
    sys.exit(main(sys.argv[2:]))
