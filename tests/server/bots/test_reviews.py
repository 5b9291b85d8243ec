"""Reviews of finished matches: clients ask again until every decision has been judged."""

import asyncio
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

from lunasol import games
from lunasol.analysis.judge import JudgedMove
from lunasol.analysis.review import MatchReview, until
from lunasol.api import reviews as reviews_module
from lunasol.api import work as work_module
from lunasol.api.reviews import Progress, Reviews
from lunasol.api.work import Question, adviser, judge
from lunasol.engine.match import Match, MovePlayed
from lunasol.engine.record import read_record
from lunasol.protocol import http
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.protocol.time_control import NO_CLOCK
from lunasol.server.bots.pool import ProcessBotPool
from lunasol.tables import catalog, entries
from lunasol.tables.state import TableState, rebuild
from server.served import PATIENCE, Served, company, over_sockets

ASKER, OTHER = "192.0.2.1", "198.51.100.7"

# Over HTTP ------------------------------------------------------------------------------------


async def reviewed(server: Served, table: str) -> dict[str, Any]:
    async with asyncio.timeout(4 * PATIENCE):
        while True:
            answer = server.get(f"/api/tables/{table}/review")
            assert answer.status_code == 200, answer.text
            found: dict[str, Any] = answer.json()
            assert found["done"] == len(found["decisions"]) <= found["total"]
            if found["done"] == found["total"]:
                return found
            await asyncio.sleep(0.1)


@over_sockets
async def test_a_match_that_goes_on_is_not_reviewed(server: Served) -> None:
    async with company(server, players=2) as friends:
        await friends.begin()
        answer = server.get(f"/api/tables/{friends.table}/review")
    assert (answer.status_code, answer.json()["key"]) == (409, "not-over")


def test_there_is_no_review_of_an_unknown_table(server: Served) -> None:
    assert server.get("/api/tables/nowhere/review").status_code == 404


@over_sockets
async def test_a_finished_match_is_reviewed_bit_by_bit(server: Served) -> None:
    async with company(server, players=2, options={"max_rounds": 1}) as friends:
        await friends.begin()
        await friends.play_on()
        found = await reviewed(server, friends.table)
        record = server.get(f"/api/tables/{friends.table}/record").text
    match = read_record(record, games)
    notation = match.notation
    assert [each["at"] for each in found["decisions"]] == decisions(match)
    for each in found["decisions"]:
        entry = match.log[each["at"]]
        assert (each["seat"], notation.code(notation.parse(each["move"]))) == (
            entry.seat,
            entry.code,
        )
        assert each["loss"] == pytest.approx(max(0, each["best_share"] - each["share"]))
        assert each["clear"] == (each["loss"] > each["error"])
    for seat in found["summary"]:
        assert seat["result"] == pytest.approx(seat["par"] - seat["loss"] + seat["rest"])
    assert sum(seat["decisions"] for seat in found["summary"]) == found["total"]


def decisions(match: Match) -> list[int]:
    return MatchReview(match, adviser(match.settings.definition.id)).decisions()


# Without a server -----------------------------------------------------------------------------


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few enough iterations that the time limit never applies, even on a slow machine."""
    monkeypatch.setattr(work_module, "ITERATIONS", 6)
    monkeypatch.setattr(work_module, "SECONDS", 3600.0)


def finished(id: str, game: str = "nox", bots: tuple[int, ...] = ()) -> TableState:
    """A match of random moves with the fewest players possible."""
    definition, luck = games.definition(game), random.Random(id)
    short = {"max_rounds": 1} if game == "nox" else {}
    players = max(2, definition.fewest)
    options = catalog.checked(definition, players, {"first_seat": 0, **short})
    log: list[entries.AnyEntry] = [
        entries.Opened(
            at=1, game=game, players=players, options=options, pace=NO_CLOCK, host="p0",
            secret="5a" * 32,
        ),
        *(
            entries.BotSat(at=2, seat=seat, level="casual", name=f"Bot {seat}")
            if seat in bots
            else entries.Sat(at=2, seat=seat, person=f"p{seat}", name=f"P{seat}", salt="0" * 32)
            for seat in range(players)
        ),
        entries.Started(at=3),
    ]  # fmt: skip
    state = rebuild(id, log)
    while state.status == "running":
        seat = state.to_act[0]
        code = luck.choice(list(state.legal(seat).codes))
        state.apply(entries.Moved(at=4, seat=seat, code=code, id=""))
    return state


class Thinking(ProcessBotPool):
    """Judges in this process, one decision whenever the test allows it."""

    def __init__(self, answer: Callable[[Question], JudgedMove] = judge) -> None:
        self.answer = answer
        self.may_go_on = asyncio.Event()
        self.at_once = self.most_at_once = 0

    async def run(self, work: Any, job: Any, whose: str) -> Any:
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        try:
            await self.may_go_on.wait()
            return self.answer(pickle.loads(pickle.dumps(job)))
        finally:
            self.at_once -= 1


async def whole(reviews: Reviews, state: TableState) -> http.Review:
    reviews.of(state, ASKER)
    await reviews.kept[state.id].work
    return reviews.of(state, ASKER)


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize("game", games.GAMES)
@over_sockets
async def test_decisions_are_judged_as_the_terminal_judges_them(game: str) -> None:
    state, reviews = finished("t", game), Reviews(Thinking())
    reviews.of(state, ASKER)
    assert state.match is not None
    said = MatchReview(state.match, adviser(game), reviews_module.SEED)
    for asked in list(reviews.kept["t"].questions())[::9]:
        entry, then = state.match.log[asked.at], until(state.match, asked.at)
        assert isinstance(entry, MovePlayed)
        known = said.judge.judge(asked.at, entry, then.blinded(entry.seat))
        found = pickle.loads(pickle.dumps(judge(pickle.loads(pickle.dumps(asked)))))
        assert found == known
    reviews.close()


@pytest.mark.usefixtures("_quick")
@over_sockets
async def test_a_question_contains_only_what_its_seat_knew() -> None:
    state, asked = finished("t"), []

    def note(question: Question) -> JudgedMove:
        asked.append(question)
        return judge(question)

    bots = Thinking(note)
    bots.may_go_on.set()
    await whole(Reviews(bots), state)
    for question in asked:
        others = [hand for seat, hand in hands(question) if seat != question.seat]
        assert all(card < 0 for hand in others for card in hand)


def hands(question: Question) -> list[tuple[int, tuple[int, ...]]]:
    found: tuple[tuple[int, ...], ...] = question.position["hands"]
    return list(enumerate(found))


@pytest.mark.usefixtures("_quick")
@over_sockets
async def test_decisions_of_people_are_judged_first_and_shown_in_the_order_of_the_match() -> None:
    bots, state = Thinking(), finished("t", bots=(0,))
    reviews = Reviews(bots)
    reviews.of(state, ASKER)
    asked = [question.seat for question in reviews.kept["t"].questions()]
    assert set(asked) == {0, 1}
    assert asked == sorted(asked, reverse=True)
    bots.may_go_on.set()
    received = [decision.at for decision in (await whole(reviews, state)).decisions]
    assert received == sorted(received)


@pytest.mark.usefixtures("_quick")
@over_sockets
async def test_one_decision_of_an_address_is_judged_at_a_time_and_requests_share_a_review() -> None:
    bots = Thinking()
    reviews = Reviews(bots)
    states = [finished(id) for id in "ab"]
    assert [reviews.of(state, ASKER).done for state in (*states, *states)] == [0] * 4
    assert len(reviews.kept) == 2
    bots.may_go_on.set()
    for state in states:
        found = await whole(reviews, state)
        assert found.done == found.total > 0
    assert bots.most_at_once == 1


@over_sockets
async def test_the_review_that_was_not_asked_for_longest_is_dropped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reviews_module, "MOST_KEPT", 2)
    reviews = Reviews(Thinking())
    states = {id: finished(id) for id in "abc"}
    reviews.of(states["a"], ASKER)
    reviews.of(states["b"], ASKER)
    given_up = reviews.kept["b"].work
    reviews.of(states["a"], ASKER)
    reviews.of(states["c"], ASKER)
    assert list(reviews.kept) == ["a", "c"]
    await asyncio.wait([given_up], timeout=PATIENCE)
    assert given_up.cancelled()
    reviews.close()


@pytest.mark.usefixtures("_quick")
@over_sockets
async def test_the_reviews_of_one_address_do_not_hold_up_another() -> None:
    bots = Thinking()
    reviews = Reviews(bots)
    for id in "abc":
        reviews.of(finished(id), ASKER)
    reviews.of(finished("d"), OTHER)
    await asyncio.sleep(0)
    assert bots.most_at_once == 2
    reviews.close()


@over_sockets
async def test_the_address_with_the_most_reviews_loses_one_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reviews_module, "MOST_KEPT", 3)
    reviews = Reviews(Thinking())
    for id, whose in (("a", OTHER), ("b", ASKER), ("c", ASKER), ("d", ASKER)):
        reviews.of(finished(id), whose)
    assert list(reviews.kept) == ["a", "c", "d"]
    reviews.close()


@over_sockets
async def test_a_review_that_failed_goes_on_with_the_next_request() -> None:
    bots, state = Thinking(refuse), finished("t")
    bots.may_go_on.set()
    reviews = Reviews(bots)
    reviews.of(state, ASKER)
    failed: Progress = reviews.kept["t"]
    await failed.work
    assert failed.has_stopped
    assert reviews.of(state, ASKER).done == 0
    assert not failed.has_stopped
    reviews.close()


def refuse(_: Question) -> JudgedMove:
    raise RequestRefused(RefusalKey.NOT_POSSIBLE)
