"""Three nodes and their database fail again and again, and lose or double nothing.

`make soak` does the same five hundred times, at more tables.
"""

import re
from pathlib import Path

import pytest

from lunasol import games
from nodes import people
from nodes.faults import (
    FAULTS,
    Setting,
    cut_between,
    cut_off,
    kill,
    kill_database,
    pause,
    restart_database,
    rolling_restart,
)
from nodes.report import report
from nodes.soak import played
from server.storage.postgres import found_or_told

LEASE = 1
TABLES = 2 * list(games.GAMES)
ROUNDS = (
    *3 * (kill, pause, cut_off, restart_database, kill_database),
    *(cut_between, cut_off, cut_between, pause, rolling_restart),
)
"""Fewer of those in which processes start, which takes most of the time."""
PAGE = Path(__file__).parents[2] / "client" / "src" / "core"


@pytest.mark.compiled_only
def test_no_acknowledged_move_is_lost_or_doubled() -> None:
    world = played(found_or_told(), Setting(TABLES, ROUNDS, think=0.2), LEASE)
    print(report(world))
    assert not world.checker.broken
    assert {round.fault for round in world.rounds} == {fault.__name__ for fault in FAULTS}
    assert len(world.rounds) == len(ROUNDS) == 20
    assert sum(len(round.take_overs) for round in world.rounds) > len(ROUNDS)


def test_clients_wait_as_the_page_does() -> None:
    source = "".join((PAGE / name).read_text() for name in ("connection.ts", "heartbeat.ts"))
    for name in ("OPEN_TIMEOUT", "SILENCE_TIMEOUT", "IDLE", "SOON", "MIN_PATIENCE"):
        assert getattr(people, name) == milliseconds(source, name)[0] / 1000
    delays = milliseconds(source, "RETRY_DELAYS")
    assert [round(1000 * each) for each in people.RETRY_DELAYS] == delays


def milliseconds(source: str, name: str) -> list[int]:
    found = re.search(rf"const {name} = (.*);", source)
    assert found is not None, name
    return [int(each) for each in re.findall(r"\d+", found[1].replace("_", ""))]
