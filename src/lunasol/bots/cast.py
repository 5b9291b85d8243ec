"""The cast: the characters that bots play as, two at each level, alike in strength.

It is plain data, so that tables can seat characters without knowing how bots think.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

LEVELS = ("beginner", "casual", "skilled", "strong", "expert")
Manner = Literal["", "builder", "meddler"]
"""What a bot prefers among moves that it holds for equal: its own place, or the others'.

A bot without a character has no such preference.
"""


@dataclass(frozen=True)
class Character:
    """Somebody whom a bot plays as."""

    id: str
    name: str
    level: str
    """The level that it plays at unless another one is asked for."""
    manner: Manner


CAST = {
    each.id: each
    for each in (
        Character("pip", "Pip", "beginner", "builder"),
        Character("misty", "Misty", "beginner", "meddler"),
        Character("bruna", "Bruna", "casual", "builder"),
        Character("timo", "Timo", "casual", "meddler"),
        Character("sol", "Sol", "skilled", "builder"),
        Character("rufus", "Rufus", "skilled", "meddler"),
        Character("luna", "Luna", "strong", "builder"),
        Character("kasimir", "Kasimir", "strong", "meddler"),
        Character("stella", "Stella", "expert", "builder"),
        Character("orion", "Orion", "expert", "meddler"),
    )
}


def free_characters(level: str, taken: Collection[str], luck: int = 0) -> list[Character]:
    """Those whose name nobody here has, in the order in which they sit down for a level: its own
    two first, then those of the nearest levels. With odd luck the second of each two comes first.
    """
    names = {name.casefold() for name in taken}
    free = [each for each in CAST.values() if each.name.casefold() not in names]
    if luck % 2:
        free.reverse()
    return sorted(free, key=lambda each: (distance(each.level, level), LEVELS.index(each.level)))


def distance(level: str, other: str) -> int:
    return abs(LEVELS.index(level) - LEVELS.index(other))


def manner_of(id: str) -> Manner:
    """The manner of a character; people and bots without a character have none."""
    return CAST[id].manner if id in CAST else ""


def named(name: str) -> Character | None:
    """The character of this name, in upper or lower case."""
    return CAST.get(name.casefold())
