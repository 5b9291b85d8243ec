"""Runs inside Pyodide: uses the engine as a page does, and names the modules that were imported.

What a page may need and these lines do not reach is
imported by name in ALSO. The tests in tests/wasm run with nothing but the result.
"""

import asyncio
import importlib
import logging
import sys
import traceback
from pathlib import Path

STAGED = Path("/staged/lunasol")
ALSO = ("encodings.idna", "importlib.resources", "pyodide.ffi.wrappers", "tempfile", "uuid")


def import_everything() -> None:
    """Import all that is in the bundle, and what functions import when they are called."""
    sys.path.insert(0, str(STAGED))
    for path in sorted(STAGED.rglob("*.py")):
        parts = path.relative_to(STAGED).with_suffix("").parts
        importlib.import_module(".".join(parts).removesuffix(".__init__"))
    for name in ALSO:
        importlib.import_module(name)


async def fail_in_many_ways() -> None:
    """Log, format and cancel: errors import modules of their own."""

    async def fail() -> None:
        await asyncio.sleep(0)
        raise ValueError("made for the list of modules")

    try:
        async with asyncio.timeout(0.01), asyncio.TaskGroup() as group:
            group.create_task(fail())
            group.create_task(asyncio.sleep(1))
    except (ExceptionGroup, TimeoutError):
        traceback.format_exc()
        logging.getLogger("lunasol").exception("made for the list of modules")
    try:
        exec("this is no Python")
    except SyntaxError:
        traceback.format_exc()


def play() -> None:
    """A match of each game with a bot that searches, written to a record and read again."""
    import lunasol
    from lunasol import games
    from lunasol.bots.registry import bot
    from lunasol.engine.cards import Rng

    for game in games.GAMES:
        match = lunasol.start(game)
        player = bot("search:2", game)
        while not match.over:
            seat = match.to_act[0]
            match.push_code(seat, player.choose(match.blinded(seat), seat, Rng(1)))


def is_of_library(name: str) -> bool:
    spec = getattr(sys.modules[name], "__spec__", None)
    return str(getattr(spec, "origin", "")).startswith("/lib/python314.zip/")


async def used_modules() -> str:
    import_everything()
    await fail_in_many_ways()
    play()
    return "\n".join(sorted(filter(is_of_library, sys.modules)))
