"""Moves taken apart, for client/src/core/moves.ts."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from client_rules.replayed import Case, matches
from lunasol.engine.match import MovePlayed
from lunasol.texts import kebab


def moves(game: str) -> Iterator[Case]:
    """Every move of the playthroughs, taken apart."""
    written: dict[str, Case] = {}
    for match in matches(game):
        for entry in match.log:
            if isinstance(entry, MovePlayed):
                move = match.notation.move(entry.code)
                written[str(move)] = taken_apart(move)
    yield from (written[text] for text in sorted(written))


def taken_apart(move: Any) -> Case:
    """A move with the key of its sentence and what the sentence needs."""
    facts = {each.name: getattr(move, each.name) for each in fields(move)}
    return {"text": str(move), "kind": kebab(type(move).__name__), "facts": facts}
