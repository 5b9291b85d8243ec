"""Lessons: short scripted matches, played once by the referee and shown by the web client.

A game's lesson.toml consists of chapters. A chapter is a match of its own: it names the first cards
of each shuffle and the moves played before the learner comes, and then step by step what is said
and pointed at, who plays what, and what the learner should play. What the learner sees comes from
real matches, so a lesson cannot contradict the rules.
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

Step = dict[str, Any]
FOLDER = Path("client/src/generated/lessons")
STEP = {"say", "at", "picture", "moves", "ask", "other"}
"""A step says something and points at places of the table, or shows a picture; the others play
``moves``; the learner is to play ``ask``, and ``other`` is said when they try something else."""
SHOWN = ("say", "at", "picture", "ask", "other")


class BadLesson(LunasolError):
    pass


def documents() -> dict[Path, str]:
    return {FOLDER / f"{game}.json": text(game) for game in games.GAMES}


def text(game: str) -> str:
    file = files(f"lunasol.games.{game}").joinpath("lesson.toml")
    script = tomllib.loads(file.read_text("utf-8"))
    return json.dumps(lesson(game, script), separators=(",", ":")) + "\n"


def lesson(game: str, script: dict[str, Any]) -> dict[str, Any]:
    seat, matches = int(script["seat"]), [begin(game, script, each) for each in script["chapters"]]
    chapters = zip(matches, script["chapters"], strict=True)
    steps = [chapter_steps(match, seat, each["steps"]) for match, each in chapters]
    if any("ask" in before for *_, before, _ in steps[:-1]):
        raise BadLesson(f"{game}: a chapter ends before the learner sees what the last move does")
    for first, *_ in steps[1:]:
        first |= {"cut": True, "events": []}
    return {
        "players": script["players"],
        "seat": seat,
        "names": script["names"],
        "options": dict(matches[0].settings.options),
        "steps": [step for chapter in steps[:-1] for step in chapter[:-1]] + steps[-1],
    }


def chapter_steps(match: Match, seat: int, script: Sequence[Step]) -> list[Step]:
    """What the learner sees at each step, and at last the effect of the last move."""
    steps: list[Step] = []
    seen = 0
    for step in script:
        if not step.keys() <= STEP:
            raise BadLesson(f"{step.get('say')}: {sorted(step.keys() - STEP)}")
        play(match, step.get("moves", []))
        steps.append(shown(match, seat, seen, step))
        seen = len(match.log)
        if "ask" in step:
            match.push(seat, step["ask"])
    return [*steps, shown(match, seat, seen, {})]


def begin(game: str, script: dict[str, Any], chapter: dict[str, Any]) -> Match:
    """A match with the cards of this chapter, in which the moves before it have been played."""
    definition = games.definition(game)
    options = resolve(definition.options, {"first_seat": 0})
    deck = catalog.deck(game, str(options["deck"]))
    cards = catalog.move_writer(game, str(options["deck"])).notation.cards
    match = start(
        definition,
        deck,
        players=script["players"],
        options=options,
        secret=bytes(32),
        shuffles=[whole(cards, each.split()) for each in chapter["shuffles"]],
    )
    play(match, chapter.get("before", []))
    return match


def play(match: Match, moves: Sequence[str]) -> None:
    """Play moves, each written as ``seat move``."""
    for move in moves:
        seat, _, text = move.partition(" ")
        match.push(int(seat), text)


def whole(cards: Sequence[str], top: list[str]) -> list[str]:
    """A stated shuffle: these cards on top, then all others in the order of the deck."""
    return [*top, *(card for card in cards if card not in top)]


def shown(match: Match, seat: int, since: int, step: Step) -> Step:
    """What the learner sees now, and what happened since the step before."""
    events = match.events(seat, since)
    found: Step = {name: step[name] for name in SHOWN if name in step}
    found["events"] = [to_builtins(event_info(event, match.notation)) for event in events]
    found["view"] = to_builtins(match.view(seat))
    found["legal"] = [str(move) for move in match.legal(seat)] if seat in match.to_act else []
    if "ask" in step and step["ask"] not in found["legal"]:
        raise BadLesson(f"{step['ask']} is not legal there: {' '.join(found['legal'])}")
    return found
