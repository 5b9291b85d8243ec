"""Constants for the web client: what it lists without asking the server."""

import json
from collections.abc import Mapping
from typing import get_args

from lunasol import games
from lunasol.bots.cast import CAST, Character
from lunasol.engine.definition import Definition
from lunasol.protocol.table_ids import DEVICE_PREFIX
from lunasol.protocol.types import Level, Preset
from lunasol.protocol.version import PROTOCOL
from lunasol.server.http.preload import SCREENS
from lunasol.texts import LANGUAGES

HEAD = "// Written by make wire from the sources of the server. Changes belong there.\n"
WIDTH = 110
"""Longer lines are broken, as prettier would."""
Value = int | str | tuple[str, ...] | Mapping[str, "Value"]


def module() -> str:
    """The TypeScript file."""
    return "\n".join([HEAD, *(constant(*each) for each in constants())])


def constants() -> list[tuple[str, str, Value]]:
    """Each constant with its name and what it is."""
    definitions = {id: games.definition(id) for id in games.GAMES}
    return [
        ("PROTOCOL_VERSION", "The version of the protocol that this client speaks.", PROTOCOL),
        ("GAMES", "The games in the order in which players see them.", games.GAMES),
        (
            "SIZES",
            "Fewest and most players, how many usually play, and how long a match takes.",
            {id: sizes(each) for id, each in definitions.items()},
        ),
        (
            "PHASES",
            "The phases of each game in which somebody decides, in their order, and its end.",
            {id: each.phases for id, each in definitions.items()},
        ),
        ("LEVELS", "How well a bot can play, from weakest to strongest.", get_args(Level)),
        (
            "CAST",
            "The characters that bots play as, two at each level, by their ids.",
            {each.id: described(each) for each in CAST.values()},
        ),
        ("PRESETS", "The ready-made messages of the chat.", get_args(Preset)),
        ("SCREENS", "The first part of each address that the client shows.", tuple(SCREENS)),
        (
            "DEVICE_PREFIX",
            "The ids of tables that are kept on a device begin with it; no server's do.",
            DEVICE_PREFIX,
        ),
        ("LANGUAGES", "The languages of all texts.", LANGUAGES),
    ]


def sizes(definition: Definition) -> dict[str, Value]:
    return {name: getattr(definition, name) for name in ("fewest", "most", "usual", "minutes")}


def described(character: Character) -> dict[str, Value]:
    return {name: getattr(character, name) for name in ("name", "level", "manner")}


def constant(name: str, says: str, value: Value) -> str:
    start, end = f"export const {name} = ", " as const;"
    return f"/** {says} */\n{start}{written(value, '', len(start), len(end))}{end}\n"


def written(value: Value, indent: str, before: int, after: int) -> str:
    """A value on one line if it fits between what stands before and after it, else broken."""
    if isinstance(value, int | str):
        return json.dumps(value)
    inner = indent + "  "
    if isinstance(value, Mapping):
        fields = [
            f"{key}: {written(each, inner, len(f'{inner}{key}: '), 1)}"
            for key, each in value.items()
        ]
        return on_one_line("{ ", fields, " }") if is_flat(value) else broken("{}", fields, indent)
    items = [json.dumps(each) for each in value]
    line = on_one_line("[", items, "]")
    return line if before + len(line) + after <= WIDTH else broken("[]", items, indent)


def is_flat(value: Mapping[str, Value]) -> bool:
    """Whether a mapping holds nothing but numbers and strings."""
    return all(isinstance(each, int | str) for each in value.values())


def on_one_line(opening: str, items: list[str], closing: str) -> str:
    return opening + ", ".join(items) + closing


def broken(brackets: str, items: list[str], indent: str) -> str:
    lines = "".join(f"\n{indent}  {item}," for item in items)
    return f"{brackets[0]}{lines}\n{indent}{brackets[1]}"
