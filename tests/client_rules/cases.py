"""What the web client computes of the rules, as the rules themselves compute it.

The cases come from the golden playthroughs. With ``src`` and ``tests`` in PYTHONPATH, ``python
tests/client_rules/cases.py`` writes the files that are missing; delete a file to have it written
again after a rule has changed on purpose. The test here compares the files with the rules, the
tests of the client compare them with its own code.
"""

import json
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from client_rules import gra_roku, nox, sun_and_moon
from client_rules.moves import moves
from client_rules.replayed import Case
from client_rules.sheets import sheets
from client_rules.updates import updates
from lunasol import games

FOLDER = Path(__file__).parent / "golden"


def moves_json() -> str:
    return text({game: moves(game) for game in games.GAMES})


def sheets_json() -> str:
    return text({"sheets": sheets()})


def nox_json() -> str:
    return text({"plays": nox.plays(), "rounds": nox.rounds()})


def gra_roku_json() -> str:
    return text({"years": gra_roku.years()})


def sun_and_moon_json() -> str:
    return text({"clearings": sun_and_moon.clearings()})


def updates_json(game: str) -> str:
    return text({"updates": updates(game)})


DOCUMENTS: dict[str, Callable[[], str]] = {
    "moves.json": moves_json,
    "sheets.json": sheets_json,
    "nox.json": nox_json,
    "gra_roku.json": gra_roku_json,
    "sun_and_moon.json": sun_and_moon_json,
    **{f"updates-{game}.json": partial(updates_json, game) for game in games.GAMES},
}
"""How each golden file is made."""


def text(parts: dict[str, Iterable[Case]]) -> str:
    """JSON with one case per line."""
    lists = []
    for name, cases in parts.items():
        lines = ",\n".join(json.dumps(case) for case in cases)
        lists.append(f'"{name}": [\n{lines}\n]')
    return "{\n" + ",\n".join(lists) + "\n}\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, made in DOCUMENTS.items():
        if not (FOLDER / name).exists():
            (FOLDER / name).write_text(made(), "utf-8")
            print("written", name)


if __name__ == "__main__":
    main()
