"""What is watched in each game: a module a game, found by its name."""

from importlib import import_module

from lunasol.arena.lab.scene import Scene


def scene_of(game: str) -> type[Scene]:
    found: type[Scene] = import_module(f"{__name__}.{game}").SCENE
    return found
