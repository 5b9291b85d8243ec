"""Lessons are played by the referee when they are built, so wrong scripts are refused."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from lunasol import games
from lunasol.codegen.lessons import BadLesson, lesson

GAMES = pytest.mark.parametrize("game", games.GAMES)


def script(game: str) -> dict[str, Any]:
    return tomllib.loads(files(f"lunasol.games.{game}").joinpath("lesson.toml").read_text("utf-8"))


@GAMES
def test_steps_speak_and_the_last_one_shows_the_effect_of_the_last_move(game: str) -> None:
    *steps, last = lesson(game, script(game))["steps"]
    assert all("say" in step for step in steps)
    assert "say" not in last
    assert sum("ask" in step for step in steps) >= 9


def test_a_chapter_begins_in_the_middle_of_a_match_without_telling_what_came_before() -> None:
    steps = lesson("sun_and_moon", script("sun_and_moon"))["steps"]
    [cut] = [step for step in steps if step.get("cut")]
    assert cut["events"] == []
    assert cut["view"]["phase"] == "last-turn"


def test_a_chapter_does_not_end_with_a_question() -> None:
    wrong = script("sun_and_moon")
    del wrong["chapters"][0]["steps"][-1]
    with pytest.raises(BadLesson, match="before the learner sees"):
        lesson("sun_and_moon", wrong)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [({"by": 1}, "by"), ({"ask": "B11a>0.1"}, "is not legal there")],
)
def test_a_wrong_step_is_refused(change: dict[str, Any], complaint: str) -> None:
    wrong = script("nox")
    wrong["chapters"][0]["steps"][0] |= change
    with pytest.raises(BadLesson, match=complaint):
        lesson("nox", wrong)
