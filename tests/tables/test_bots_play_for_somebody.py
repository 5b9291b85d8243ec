"""Bots think only for somebody, and their pace does not show how much they had to think."""

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

import msgspec
import pytest

import lunasol
from lunasol.api import work
from lunasol.bots.answer import Answer
from lunasol.protocol.client_messages import Begin, Hello, Reveal, SeatBot
from lunasol.protocol.time_control import NO_CLOCK, TimeControl
from lunasol.server.settings import ServerSettings
from lunasol.tables import entries
from lunasol.tables.bot_jobs import BotJob, BotMove
from lunasol.tables.scheduler import PAUSE_SPREAD
from lunasol.tables.table import Table
from lunasol.tables.thinking_times import ThinkingTimes
from tables.stated_time import in_stated_time
from tables.twin_tables import SALT, FakeConnection, ask, move, new_table, sit_with

HOST, FRIEND = "192.0.2.1", "198.51.100.7"
DAYS = TimeControl("days", move=86_400)
A_WHILE = 3600.0
SEARCH = 5.0
"""Seconds of a search, longer than any pause."""


class Asked:
    """A pool in which bots play anything, and which notes for whom."""

    def __init__(self, script: Iterable[tuple[bool, float]] = ()) -> None:
        self.jobs: list[tuple[BotJob, str]] = []
        self.times: list[float] = []
        self.script = iter(script)
        """Whether each move is forced, and how long it takes."""

    async def choose(self, job: BotJob, whose: str) -> BotMove:
        self.jobs.append((job, whose))
        self.times.append(asyncio.get_running_loop().time())
        is_forced, seconds = next(self.script, (False, 1.0))
        await asyncio.sleep(seconds)
        code = work.choose(msgspec.structs.replace(job, bot="random")).code
        return BotMove(code, is_forced, seconds)

    async def advise(self, job: BotJob, whose: str) -> Answer:
        self.jobs.append((job, whose))
        return work.advise(msgspec.structs.replace(job, bot="greedy"))

    @property
    def owners(self) -> set[str]:
        return {whose for _, whose in self.jobs}


def table_for(bots: Asked, pace: TimeControl = NO_CLOCK, players: int = 3) -> Table:
    return new_table(lunasol.start("nox", players=players), bots, pace=pace)


async def begin(table: Table, sits: bool = False) -> FakeConnection:
    """The host seats bots, perhaps sits down as well, and starts the match."""
    host = FakeConnection("person 0", HOST)
    await table.greet(host, Hello(id="hello"))
    if sits:
        await ask(table, host, sit_with(SALT, "Host", 0))
    await ask(table, host, SeatBot(id="bots", level="expert"))
    await ask(table, host, Begin(id="begin"))
    if sits:
        await ask(table, host, Reveal(id="reveal", salt=SALT.hex()))
    return host


async def look(table: Table, address: str = FRIEND) -> FakeConnection:
    visitor = FakeConnection("", address)
    await table.greet(visitor, Hello(id="hello"))
    return visitor


async def until_due(table: Table, seat: int) -> None:
    while seat not in table.state.to_act:
        await asyncio.sleep(1)


# Who is there ---------------------------------------------------------------------------------


def test_forty_tables_of_bots_that_everybody_has_left_think_about_nothing() -> None:
    async def run() -> None:
        bots = Asked()
        tables = [table_for(bots) for _ in range(40)]
        for table in tables:
            await table.leave(await begin(table))
        await asyncio.sleep(A_WHILE)
        assert len(bots.jobs) == 40, "each may finish its one move"
        for table in tables:
            table.wake_up(table.now())
        await asyncio.sleep(A_WHILE)
        assert len(bots.jobs) == 40
        assert all(table.state.status == "running" for table in tables)
        assert not any(table.scheduler.thinking for table in tables)

    in_stated_time(run())


def test_bots_go_on_when_somebody_looks() -> None:
    async def run() -> None:
        bots = Asked()
        table = table_for(bots)
        await table.leave(await begin(table))
        await asyncio.sleep(A_WHILE)
        await look(table)
        await asyncio.sleep(A_WHILE)
        assert table.state.status == "over"
        assert bots.owners == {HOST, FRIEND}

    in_stated_time(run())


def test_bots_wait_when_the_player_has_gone_and_go_on_when_they_are_back() -> None:
    async def run() -> None:
        bots = Asked()
        table = table_for(bots)
        host = await begin(table, sits=True)
        await until_due(table, 0)
        await table.leave(host)
        begun = len(bots.jobs)
        await move(table, 0, table.state.legal(0).texts[0])
        await asyncio.sleep(A_WHILE)
        assert len(bots.jobs) == begun
        await table.greet(host, Hello(id="hello"))
        await until_due(table, 0)
        assert len(bots.jobs) > begun
        table.scheduler.stop()

    in_stated_time(run())


def test_with_days_for_a_move_bots_answer_a_player_who_has_gone() -> None:
    async def run() -> None:
        bots = Asked()
        table = table_for(bots, DAYS)
        host = await begin(table, sits=True)
        await until_due(table, 0)
        await table.leave(host)
        begun = len(bots.jobs)
        await move(table, 0, table.state.legal(0).texts[0])
        await until_due(table, 0)
        assert len(bots.jobs) > begun
        assert bots.owners == {HOST}
        table.scheduler.stop()

    in_stated_time(run())


def test_with_days_for_a_move_bots_alone_wait_for_somebody_all_the_same() -> None:
    async def run() -> None:
        bots = Asked()
        table = table_for(bots, DAYS)
        await table.leave(await begin(table))
        await asyncio.sleep(A_WHILE)
        assert len(bots.jobs) == 1

    in_stated_time(run())


def test_with_days_for_a_move_bots_do_not_play_on_when_they_play_for_everybody() -> None:
    async def run() -> None:
        bots = Asked()
        table = table_for(bots, DAYS)
        host = await begin(table, sits=True)
        await until_due(table, 0)
        await table.leave(host)
        begun = len(bots.jobs)
        async with table.lock:
            await table.commit([entries.Substituted(at=table.now(), seat=0, why="clock")])
        await asyncio.sleep(A_WHILE)
        assert len(bots.jobs) == begun
        table.scheduler.stop()

    in_stated_time(run())


def test_bots_think_for_the_player_rather_than_for_who_watches() -> None:
    async def run() -> None:
        bots = Asked()
        table = table_for(bots)
        await look(table)
        await begin(table, sits=True)
        await until_due(table, 0)
        await move(table, 0, table.state.legal(0).texts[0])
        await until_due(table, 0)
        assert bots.owners == {HOST}
        table.scheduler.stop()

    in_stated_time(run())


# How long they take ---------------------------------------------------------------------------


async def answer_times(bots: Asked, pause: int, moves: int) -> list[float]:
    """How long each move of a bot takes: at a table of bots, until the next one is asked."""
    table = table_for(bots, players=2)
    table.ports = replace(table.ports, limits=ServerSettings(bot_pause=pause))
    await begin(table)
    while len(bots.times) <= moves:
        await asyncio.sleep(1)
    table.scheduler.stop()
    return [later - earlier for earlier, later in pairwise(bots.times[: moves + 1])]


@pytest.mark.parametrize("seconds", [0.0, 0.5])
def test_a_bot_with_one_legal_move_answers_as_late_as_after_a_search(seconds: float) -> None:
    bots = Asked([(False, SEARCH), (True, seconds), (False, SEARCH), (True, seconds)])
    times = in_stated_time(answer_times(bots, pause=900, moves=4))
    assert times == pytest.approx([SEARCH] * 4)


def test_searches_of_the_same_bot_in_the_same_game_say_how_long_one_takes() -> None:
    times, job = ThinkingTimes(), BotJob("nox", 2, (), {}, 0, "expert", 1)
    forced = BotMove(1, is_forced=True, seconds=0.5)
    assert times.missing(job, forced) == 0
    assert times.missing(job, BotMove(1, is_forced=False, seconds=2.0)) == 0
    assert times.missing(job, forced) == 1.5
    assert times.missing(job, BotMove(1, is_forced=True, seconds=None)) == 0
    assert times.missing(job, BotMove(1, is_forced=False, seconds=None)) == 0
    for other in ({"bot": "strong"}, {"game": "gra_roku"}):
        assert times.missing(msgspec.structs.replace(job, **other), forced) == 0


def test_a_bot_that_searches_for_less_than_its_pause_keeps_to_that() -> None:
    times = in_stated_time(answer_times(Asked([(False, 0.1), (True, 0.0)] * 5), 900, moves=9))
    longest = 0.9 * (1 + PAUSE_SPREAD)
    assert all(0.9 <= round(time, 6) <= longest for time in times)


def test_without_a_pause_nobody_waits() -> None:
    bots = Asked([(False, SEARCH), (True, 0.0)])
    times = in_stated_time(answer_times(bots, pause=0, moves=2))
    assert times == pytest.approx([SEARCH, 0.0])
