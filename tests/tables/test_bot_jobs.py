"""What a bot is given to think about, wherever its table is."""

import asyncio

import lunasol
from lunasol.api import work
from lunasol.engine.match import Match
from lunasol.protocol.client_messages import Say, Undo
from lunasol.tables.bot_jobs import job_for, seed_for
from tables.twin_tables import (
    SECRET,
    NeverMoves,
    ask,
    move,
    new_table,
    seated,
    seated_with_bots,
)

LEVEL = "beginner"


def match_of(game: str) -> Match:
    return lunasol.start(game, players=2, options={"first_seat": 0}, secret=SECRET)


def test_a_bot_makes_the_same_move_whatever_happens_while_it_thinks() -> None:
    """Another node that takes the table over meanwhile sees a longer log than the first one did."""

    async def run() -> None:
        table = new_table(match_of("gra_roku"), NeverMoves())
        connections = await seated(table)
        assert table.state.to_act == (0, 1)
        before = job_for(table.state, 1, LEVEL)
        await ask(table, connections[0], Say(id="say", preset="hello"))
        await move(table, 0, table.state.legal(0).texts[0])
        after = job_for(table.state, 1, LEVEL)
        assert after.seed == before.seed
        assert work.choose(after) == work.choose(before)

    asyncio.run(run())


def test_after_its_decision_a_bot_draws_again() -> None:
    async def run() -> None:
        table = new_table(match_of("nox"), NeverMoves())
        await seated(table)
        before = seed_for(table.state, 0)
        await move(table, 0, table.state.legal(0).texts[0])
        assert seed_for(table.state, 0) != before

    asyncio.run(run())


def test_after_a_move_was_taken_back_a_bot_draws_again() -> None:
    async def run() -> None:
        table = new_table(match_of("gra_roku"), NeverMoves(), "person 0")
        connection = await seated_with_bots(table, 0)
        await move(table, 0, table.state.legal(0).texts[0])
        before = seed_for(table.state, 1)
        assert table.state.can_undo(0)
        await ask(table, connection, Undo(id="undo"))
        assert seed_for(table.state, 1) != before

    asyncio.run(run())
