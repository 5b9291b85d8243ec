"""Lessons: short scripted matches, played once by the referee and shown by the web client.

A game's lesson.toml names the first cards of each shuffle and then, step by step, what is said, who
plays what, and what the learner should play. What the learner sees comes from a real match, so a
lesson cannot contradict the rules.
"""

import json
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from lunasol import games
from lunasol.engine.errors import LunasolError
from lunasol.engine.match import Match, start
from lunasol.engine.options import resolve
from lunasol.tables import catalog
from lunasol.tables.projection import event_info

FOLDER = Path("client/src/generated/lessons")
STEP = {"say", "by", "move", "ask", "other"}
"""A step says something; ``by`` somebody plays ``move``; or the learner is to play ``ask``, and
``other`` is said when they try something else."""


class BadLesson(LunasolError):
    pass


def documents() -> dict[Path, str]:
    return {FOLDER / f"{game}.json": text(game) for game in games.GAMES}


def text(game: str) -> str:
    file = files(f"lunasol.games.{game}").joinpath("lesson.toml")
    script = tomllib.loads(file.read_text("utf-8"))
    return json.dumps(lesson(game, script), separators=(",", ":")) + "\n"


def lesson(game: str, script: dict[str, Any]) -> dict[str, Any]:
    match, seat = begin(game, script), int(script["seat"])
    steps = []
    seen = 0
    for number, step in enumerate(script["steps"], 1):
        if not step.keys() <= STEP:
            raise BadLesson(f"{game}, step {number}: {sorted(step.keys() - STEP)}")
        if "move" in step:
            match.push(int(step["by"]), step["move"])
        steps.append(shown(match, seat, seen, step))
        seen = len(match.log)
        if "ask" in step:
            match.push(seat, step["ask"])
    return {
        "players": match.players,
        "seat": seat,
        "names": script["names"],
        "options": dict(match.settings.options),
        "steps": [*steps, shown(match, seat, seen, {})],
    }


def begin(game: str, script: dict[str, Any]) -> Match:
    definition = games.definition(game)
    options = resolve(definition.options, {"first_seat": 0, **script.get("options", {})})
    deck = catalog.deck(game, str(options["deck"]))
    cards = catalog.move_writer(game, str(options["deck"])).notation.cards
    return start(
        definition,
        deck,
        players=script["players"],
        options=options,
        secret=bytes(32),
        shuffles=[whole(cards, each.split()) for each in script["shuffles"]],
    )


def whole(cards: Sequence[str], top: list[str]) -> list[str]:
    """A stated shuffle: these cards on top, then all others in the order of the deck."""
    return [*top, *(card for card in cards if card not in top)]


def shown(match: Match, seat: int, since: int, step: dict[str, Any]) -> dict[str, Any]:
    """What the learner sees now, and what happened since the step before."""
    events = match.events(seat, since)
    found: dict[str, Any] = {name: step[name] for name in ("say", "ask", "other") if name in step}
    found["events"] = [to_builtins(event_info(event, match.notation)) for event in events]
    found["view"] = to_builtins(match.view(seat))
    found["legal"] = [str(move) for move in match.legal(seat)] if seat in match.to_act else []
    if "ask" in step and step["ask"] not in found["legal"]:
        raise BadLesson(f"{step['ask']} is not legal there: {' '.join(found['legal'])}")
    return found
