"""The games with their options as a server lists them, for a client that has none."""

import json

from msgspec import to_builtins

from lunasol import games
from lunasol.api.endpoints import game_info


def document() -> str:
    return json.dumps([to_builtins(game_info(id)) for id in games.GAMES], ensure_ascii=False) + "\n"
