"""The cast: two characters at each level, and who sits down for which level."""

from collections import Counter
from typing import get_args

from lunasol.bots import cast
from lunasol.bots.cast import CAST, LEVELS
from lunasol.protocol.types import CharacterId, Level


def test_each_level_has_a_builder_and_a_meddler() -> None:
    pairs = Counter((each.level, each.manner) for each in CAST.values())
    assert pairs == Counter(
        (level, manner) for level in LEVELS for manner in ("builder", "meddler")
    )
    assert all(id == each.id == each.name.lower() for id, each in CAST.items())


def test_the_wire_names_the_same_characters_and_levels() -> None:
    assert get_args(CharacterId) == tuple(CAST)
    assert get_args(Level) == LEVELS


def test_the_nearest_levels_sit_down_first() -> None:
    free = [each.id for each in cast.free_characters("strong", ["Luna", "SOL"])]
    assert free[:4] == ["kasimir", "rufus", "stella", "orion"]
    assert free[-2:] == ["pip", "misty"]


def test_of_two_at_a_level_luck_decides_who_sits_down_first() -> None:
    first = [cast.free_characters("casual", (), luck)[0].id for luck in (0, 1)]
    assert first == ["bruna", "timo"]


def test_a_manner_belongs_to_a_character() -> None:
    assert cast.manner_of("timo") == "meddler"
    assert cast.manner_of("") == ""
    assert cast.named("Luna") is CAST["luna"]
    assert cast.named("Anna") is None
