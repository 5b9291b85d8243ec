"""Whole matches over the wire, with people and bots at the same table."""

import asyncio
import random

import pytest

from lunasol import games
from lunasol.engine.record import verify_record
from server.served import Client, Served, connected


async def whole_match(server: Served, game: str, people: int) -> str:
    """People play at random against beginners; returns the table."""
    tokens = [server.guest() for _ in range(people)]
    table = server.new_table(tokens[0], game)
    luck = random.Random(game)
    ready = asyncio.Barrier(people)

    async def sit_and_play(number: int) -> Client:
        async with connected(server, table, tokens[number]) as client:
            await client.sit(f"Person {number}")
            await ready.wait()
            if number == 0:
                await client.must("seat-bot", level="beginner")
                await client.must("begin")
            await client.play_on(luck.choice)
            return client

    clients = await asyncio.gather(*map(sit_and_play, range(people)))
    assert all(client.result == clients[0].result for client in clients)
    return table


@pytest.mark.parametrize("game", games.GAMES)
def test_people_and_bots_finish_a_match_and_its_record_verifies(server: Served, game: str) -> None:
    table = asyncio.run(whole_match(server, game, people=2))
    answer = server.get(f"/api/tables/{table}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    verdict = verify_record(answer.text, games)
    assert verdict.match.over
    assert verdict.drawn > 0
    assert "Person 0" in answer.text
