"""The browser's engine is the same engine: inside Pyodide, under Node, it gives the same answers.

LONG=1 takes larger samples, and so does an engine that is compiled for the browser.
"""

import json
import os
import subprocess
from pathlib import Path

import pytest

from laws.perft_cases import stored
from lunasol import games
from lunasol.bots.registry import ITERATIONS
from wasm import sample

ROOT = Path(__file__).parents[2]
ENGINE = Path(os.environ.get("LUNASOL_ENGINE_FILES", ROOT / "src/lunasol/server/static/engine"))
RUN = ("node", str(ROOT / "tests/wasm/run.mjs"), str(ROOT / "client/node_modules"), str(ENGINE))
IS_LONG = os.environ.get("LONG") == "1"


def inside(what: str, *given: object) -> object:
    """The answer of the browser's engine."""
    command = [*RUN, what, json.dumps(given)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout.splitlines()[-1])


@pytest.fixture(scope="module", autouse=True)
def is_compiled() -> bool:
    assert (ENGINE / "engine.json").exists(), f"there is no engine in {ENGINE}: run make setup"
    return bool(json.loads((ENGINE / "engine.json").read_text())["compiled"])


def sized(is_compiled: bool, short: int, whole: int, compiled: int) -> int:
    """How large a sample may be: uncompiled code is fifty times slower."""
    if is_compiled:
        return compiled
    return whole if IS_LONG else short


def test_it_is_compiled_if_it_says_so(is_compiled: bool) -> None:
    assert inside("is_compiled") == is_compiled


def test_golden_records_replay() -> None:
    found = inside("replays")
    assert found == sample.replays()
    assert len(found) > 50


def test_random_matches_end_alike(is_compiled: bool) -> None:
    count = sized(is_compiled, 3, 30, 2000 if IS_LONG else 300)
    assert inside("random_matches", count) == sample.random_matches(count)


@pytest.mark.parametrize("game", games.GAMES)
def test_bots_play_and_advise_alike(game: str, is_compiled: bool) -> None:
    bots = ["random", "greedy", "beginner", "casual", "search:37"]
    positions = sized(is_compiled, 3, 5, 10)
    assert inside("choices", bots, positions, game) == sample.choices(bots, positions, game)


@pytest.mark.parametrize("game", games.GAMES)
def test_levels_that_search_play_alike(game: str, is_compiled: bool) -> None:
    levels = [*ITERATIONS] if is_compiled or IS_LONG else ["skilled"]
    assert inside("choices", levels, 1, game) == sample.choices(levels, 1, game)


def test_the_numbers_of_move_sequences_are_the_published_ones(is_compiled: bool) -> None:
    found = inside("sequences", sized(is_compiled, 40, 400, 5_000))
    assert isinstance(found, list)
    published = stored()
    assert [len(counts) > 0 for counts in found] == [True] * len(published)
    for case, counts in zip(published, found, strict=True):
        assert tuple(counts) == case.counts[: len(counts)], case


def test_laws_hold(is_compiled: bool) -> None:
    every = sized(is_compiled, 60, 10, 5)
    assert inside("laws", 7, every) == sample.laws(7, every)


@pytest.mark.parametrize("what", ["refusals", "numbers"])
def test_errors_and_large_numbers_are_the_same(what: str) -> None:
    assert inside(what) == getattr(sample, what)()


@pytest.mark.parametrize("game", games.GAMES)
def test_a_match_is_played_on_a_device(game: str) -> None:
    assert inside("match_on_device", game) == [200, True]
