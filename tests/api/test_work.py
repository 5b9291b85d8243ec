"""Work that is done elsewhere gives the same there as here, after a way through texts."""

import asyncio

import pytest

import lunasol
from lunasol import games
from lunasol.api import work
from lunasol.api.work import KINDS, Question, ReplayJob, name_of, read, written
from lunasol.browser.thinking import answer
from lunasol.engine.match import Match
from lunasol.engine.position import snapshot
from lunasol.engine.record import write_record
from lunasol.protocol.refusals import RequestRefused
from lunasol.tables.bot_jobs import BotJob

SEED = 2**63 - 1
"""More than JavaScript's numbers can hold exactly."""
BOT = "search:20"


def begun(game: str) -> Match:
    match = lunasol.start(game, secret=bytes(32))
    for _ in range(7):
        seat = match.to_act[0]
        match.push_code(seat, match.legal(seat).codes[0])
    return match


def job(match: Match, bot: str = BOT) -> BotJob:
    seat = match.to_act[0]
    return BotJob(
        game=match.settings.definition.id,
        players=match.players,
        options=tuple(match.settings.options.items()),
        position=snapshot(match.blinded(seat)),
        seat=seat,
        bot=bot,
        seed=SEED,
    )


@pytest.mark.parametrize("game", games.GAMES)
def test_a_position_comes_through_unchanged(game: str) -> None:
    asked = job(begun(game))
    again = read(written(asked), BotJob)
    assert again.seed == SEED
    assert snapshot(work.position(again)) == asked.position


@pytest.mark.parametrize("bot", [BOT, "beginner"])
@pytest.mark.parametrize("game", games.GAMES)
def test_a_move_and_a_hint_are_the_same_elsewhere(game: str, bot: str) -> None:
    asked = job(begun(game), bot)
    chosen = read(answer("choose", written(asked)), KINDS["choose"].gives)
    assert (chosen.code, chosen.is_forced) == (work.choose(asked).code, False)
    assert (chosen.seconds is None) == (bot == "beginner")
    assert read(answer("advise", written(asked)), KINDS["advise"].gives) == work.advise(asked)


@pytest.mark.parametrize("game", games.GAMES)
def test_a_judgement_is_the_same_elsewhere(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "ITERATIONS", 8)
    monkeypatch.setattr(work, "SECONDS", 3600.0)
    match = begun(game)
    asked = job(match)
    move = list(match.legal(asked.seat).codes)[-1]
    facts = {name: getattr(asked, name) for name in asked.__struct_fields__}
    question = Question(**facts, at=len(match.log), move=move)
    found = read(answer("judge", written(question)), KINDS["judge"].gives)
    assert found == work.judge(question)


def test_a_replay_is_the_same_elsewhere() -> None:
    asked = ReplayJob(write_record(begun("nox")), "1")
    found = read(answer("replay", written(asked)), KINDS["replay"].gives)
    assert found == work.replay_record(asked)
    assert b'"seat":1' in found.answer()
    bad = read(answer("replay", written(ReplayJob("", None))), KINDS["replay"].gives)
    with pytest.raises(RequestRefused):
        bad.answer()


def test_every_kind_of_work_has_a_name() -> None:
    for name, kind in KINDS.items():
        assert name_of(kind.work) == name
    with pytest.raises(StopIteration):
        name_of(asyncio.sleep)
