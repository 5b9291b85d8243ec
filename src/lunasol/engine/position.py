"""Positions as plain data, to compare them and to send them to other processes.

A snapshot holds every attribute of a game, except scratch space, whose names begin with ``_``,
and the attributes that its class lists in NOT_POSITION. Objects inside a position, such as the
rows of a game, follow the same rule.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from lunasol.engine.cards import Cards
from lunasol.engine.game import Game

Snapshot = dict[str, Any]


def snapshot(part: object) -> Snapshot:
    """All attributes that make up a position, or a part of it, by name."""
    left_out: tuple[str, ...] = getattr(part, "NOT_POSITION", ())
    return {
        name: frozen(getattr(part, name))
        for name in sorted(attributes(part))
        if name not in left_out and name[0] != "_"
    }


def attributes(part: object) -> set[str]:
    """The names of all attributes; compiled classes, which have no dictionary, list theirs."""
    compiled = [getattr(each, "__mypyc_attrs__", ()) for each in type(part).__mro__]
    return {*getattr(part, "__dict__", ()), *(name for names in compiled for name in names)}


def frozen(value: object) -> object:
    """A value as tuples of ints and strings, which can be compared and pickled."""
    if isinstance(value, str | int):
        return value
    if isinstance(value, Iterable):
        return tuple(frozen(item) for item in value)
    return tuple(snapshot(value).items())


def restored(blank: Game, data: Snapshot) -> Game:
    """The position of a snapshot, written into a new game with the same rules."""
    restore(blank, data)
    return blank


def restore(part: object, data: Mapping[str, Any]) -> None:
    """Fill the existing containers instead of replacing them: two attributes may share a zone."""
    for name, value in data.items():
        if isinstance(value, str | int):
            setattr(part, name, value)
        else:
            fill(getattr(part, name), value)


def fill(place: Any, values: tuple[Any, ...]) -> None:
    """Write the values into a zone, a list or an object."""
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
