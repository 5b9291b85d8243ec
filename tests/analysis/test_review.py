"""The review of a match: judged by what was known, with an honest margin of error."""

import json
from pathlib import Path

import pytest

import lunasol
from lunasol.analysis.review import MatchReview
from lunasol.bots import registry
from lunasol.bots.bot import SearchBot
from lunasol.cli import main
from lunasol.engine.cards import Rng
from lunasol.engine.game import TAKE_BACK
from lunasol.engine.match import Match, MovePlayed
from lunasol.engine.record import write_record
from lunasol.engine.testing.twins import twin
from lunasol.texts import LANGUAGES, Texts


def search_bot(game: str, iterations: int) -> SearchBot:
    bot = registry.bot(f"search:{iterations}", game)
    assert isinstance(bot, SearchBot)
    return bot


def finished(secret: int = 1) -> Match:
    """A round of NOX between a greedy and a random player, whose moves give much away."""
    match = lunasol.start("nox", players=2, options={"max_rounds": 1}, secret=bytes([secret]) * 32)
    bots = [registry.bot(name, "nox") for name in ("greedy", "random")]
    rng = Rng(4)
    while not match.over:
        seat = match.to_act[0]
        match.push_code(seat, bots[seat].choose(match.blinded(seat), seat, rng))
    return match


@pytest.fixture(scope="module")
def reviewed() -> MatchReview:
    review = MatchReview(finished(), search_bot("nox", 60))
    review.run()
    return review


def test_every_decision_with_a_choice_is_judged_once(reviewed: MatchReview) -> None:
    walk, wanted = Match(reviewed.match.settings), []
    for at, entry in enumerate(reviewed.match.log):
        if isinstance(entry, MovePlayed) and len(walk.legal(entry.seat)) > 1:
            wanted.append((at, entry.seat, entry.code))
        walk.repeat(entry)
    assert [(each.at, each.seat, each.move) for each in reviewed.judged] == wanted


def test_summaries_add_up_to_the_result(reviewed: MatchReview) -> None:
    summaries = reviewed.summaries()
    for summary in summaries:
        assert summary.rest is not None
        assert summary.result == pytest.approx(summary.par - summary.loss + summary.rest)
    assert sum(summary.result or 0 for summary in summaries) == 1
    assert sum(summary.decisions for summary in summaries) == len(reviewed.judged)


def test_random_moves_give_away_more_than_careful_ones(reviewed: MatchReview) -> None:
    careful, careless = reviewed.summaries()
    assert careless.loss / careless.decisions > careful.loss / careful.decisions


def test_losses_are_never_negative_and_clear_ones_exceed_their_error(reviewed: MatchReview) -> None:
    assert all(judged.loss >= 0 for judged in reviewed.judged)
    costly = list(reviewed.costliest())
    assert costly
    assert all(judged.loss > judged.error for judged in costly)
    assert costly == sorted(costly, key=lambda judged: -judged.loss)


def test_the_move_that_the_search_would_play_gave_nothing_away(reviewed: MatchReview) -> None:
    found = [judged for judged in reviewed.judged if judged.move == judged.best]
    assert found
    assert all(judged.share == judged.best_share and not judged.beside for judged in found)


def test_up_to_two_more_moves_are_named_that_were_clearly_better(reviewed: MatchReview) -> None:
    named = [judged for judged in reviewed.judged if judged.beside]
    assert named
    for judged in named:
        assert judged.is_clear
        assert len(judged.beside) <= 2
        assert not {judged.move, judged.best} & {each.move for each in judged.beside}
        assert all(each.share > judged.share + judged.error for each in judged.beside)
        shares = [each.share for each in judged.beside]
        assert shares == sorted(shares, reverse=True)


def test_a_choice_that_was_taken_back_is_not_judged() -> None:
    match = lunasol.start("day_and_night", players=3, secret=bytes(32))
    first, second = match.legal(0).codes[:2]
    match.push_code(0, first)
    match.push_code(0, TAKE_BACK)
    match.push_code(0, second)
    review = MatchReview(match, search_bot("day_and_night", 10))
    assert review.decisions() == [3]
    review.run()
    assert review.summaries()[0].rest is None


def test_hindsight_does_not_count() -> None:
    """A decision is judged the same if only cards change that its seat cannot see."""
    match = lunasol.start("nox", players=2, secret=bytes(32))
    seat = match.to_act[0]
    other = twin(match, seat, Rng(1))
    assert other is not None
    code = match.legal(seat).codes[0]
    shares = []
    for world in (match, other):
        world.push_code(seat, code)
        review = MatchReview(world, search_bot("nox", 50))
        review.run()
        shares.append((review.judged[0].share, review.judged[0].best_share))
    assert shares[0] == shares[1]


# The command ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "match.txt"
    path.write_text(write_record(finished(3)))
    return path


def test_the_command_prints_one_object(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyze", str(record), "--bot", "search:10", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "nox"
    assert len(found["seats"]) == 2
    assert {"seat", "move", "best", "loss", "error", "reason"} <= set(found["decisions"][0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_written_in_every_language(
    language: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["analyze", str(record), "--bot", "search:8", "--lang", language, "--seat", "1"]
    assert main(words) == 0
    said = capsys.readouterr().out
    texts = Texts(language, "nox")
    assert texts.say("analyze-title", game=texts.say("name"), bot="search:8") in said


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--bot", "greedy"], "does not search"),
        (["--bot", "nobody"], "no bot"),
        (["--seat", "7"], "seat 7"),
    ],
)
def test_what_cannot_be_reviewed_is_refused(
    words: list[str], why: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyze", str(record), *words]) == 2
    assert why in capsys.readouterr().err


def test_a_record_with_an_unknown_option_is_refused(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    forged = tmp_path / "forged.txt"
    forged.write_text(record.read_text().replace("target", "tarjet", 1))
    assert main(["analyze", str(forged)]) == 2
    assert "line" in capsys.readouterr().err
