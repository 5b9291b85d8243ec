"""lunasol games: list the games with their players and options."""

import json
from argparse import Namespace
from typing import Any

from rich.text import Text

from lunasol import games
from lunasol.cli.ui import language, layout
from lunasol.cli.ui.screen import Screen
from lunasol.cli.ui.text_blocks import player_range
from lunasol.engine.definition import Definition
from lunasol.engine.options import Option, show
from lunasol.texts import Texts


def run(args: Namespace) -> int:
    chosen = language.choose(args.lang)
    entries = [(games.definition(id), Texts(chosen, id)) for id in games.GAMES]
    if args.json:
        listed = [as_json(definition, texts) for definition, texts in entries]
        print(json.dumps(listed, ensure_ascii=False, indent=2))
        return 0
    screen = Screen()
    for definition, texts in entries:
        show_game(definition, texts, screen)
    return 0


def show_game(definition: Definition, texts: Texts, screen: Screen) -> None:
    heading = Text(texts.say("name"), style="bold underline")
    heading.append(
        f"  {definition.id}  {player_range(definition, texts)}", style="not bold not underline"
    )
    headers = ("label-option", "label-values", "label-ruling")
    rows = layout.grid([texts.say(header) for header in headers])
    for option in definition.options:
        meaning = Text(option.name, style="bold")
        meaning.append(f"\n{texts.say(f'option-{option.name}')}", style="not bold dim")
        rows.add_row(meaning, values(option), option.ruling)
    screen.show(heading, Text(texts.say("tagline"), style="italic"), rows, "")


def values(option: Option) -> Text:
    """The values of an option: the default in bold, then the others."""
    shown = Text(show(option.default), style="bold")
    if not option.values:
        return shown.append(f" (1–{option.limit})", style="not bold")
    for value in option.values:
        if value != option.default or type(value) is not type(option.default):
            shown.append(f" | {show(value)}", style="not bold")
    return shown.append(" | FILE", style="not bold") if option.file else shown


def as_json(definition: Definition, texts: Texts) -> dict[str, Any]:
    return {
        "id": definition.id,
        "name": texts.say("name"),
        "tagline": texts.say("tagline"),
        "credits": texts.say("credits"),
        "players": {
            "fewest": definition.fewest,
            "most": definition.most,
            "usual": definition.usual,
        },
        "options": [option_as_json(option, texts) for option in definition.options],
    }


def option_as_json(option: Option, texts: Texts) -> dict[str, Any]:
    return {
        "name": option.name,
        "text": texts.say(f"option-{option.name}"),
        "ruling": option.ruling,
        "default": option.default,
        "values": list(option.values),
        "limit": None if option.values else option.limit,
        "file": option.file,
    }
