"""Positions as plain data: to compare them, and to send one to another process.

A position is all that its game holds but its rules, its deck and what it has told. Names that
begin with _ are scratch space.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from lunasol.engine.cards import Cards
from lunasol.engine.game import Game

NOT_POSITION = ("events", "emits_events", "deck", "rules")

Snapshot = dict[str, Any]


def snapshot(part: object) -> Snapshot:
    """Everything that makes up a position, or a part of it, by name."""
    return {
        name: frozen(getattr(part, name))
        for name in sorted(attributes(part))
        if name not in NOT_POSITION and name[0] != "_"
    }


def attributes(part: object) -> set[str]:
    """Those of compiled classes, which have no dictionary, and of others."""
    compiled = [getattr(each, "__mypyc_attrs__", ()) for each in type(part).__mro__]
    return {*getattr(part, "__dict__", ()), *(name for names in compiled for name in names)}


def frozen(value: object) -> object:
    if isinstance(value, str | int):
        return value
    if isinstance(value, Iterable):
        return tuple(frozen(item) for item in value)
    return tuple(snapshot(value).items())


def restored(blank: Game, data: Snapshot) -> Game:
    """The position of which this is the snapshot, in a new game with the same rules."""
    restore(blank, data)
    return blank


def restore(part: object, data: Mapping[str, Any]) -> None:
    """Zones that have two names stay one: what is there is filled, not replaced."""
    for name, value in data.items():
        if isinstance(value, str | int):
            setattr(part, name, value)
        else:
            fill(getattr(part, name), value)


def fill(place: Any, values: tuple[Any, ...]) -> None:
    if isinstance(place, Cards):
        place.clear()
        for value in values:
            place.append(value)
    elif hasattr(place, "__setitem__"):
        for i, value in enumerate(values):
            if isinstance(value, int):
                place[i] = value
            else:
                fill(place[i], value)
    else:
        restore(place, dict(values))
